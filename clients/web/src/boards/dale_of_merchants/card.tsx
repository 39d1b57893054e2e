/** Cards, large with their texts and small as chips. */
import { useSignal } from '@preact/signals';
import type { DaleOfMerchantsCard as Card, DaleOfMerchantsCardInfo as CardInfo } from 'kontor-client';
import type { ComponentChildren, JSX } from 'preact';

import { said } from '../../texts/language.ts';
import type { Props } from './draft.ts';
import { Emblem } from './icons.tsx';

/** What is printed on a card. */
export function infoOf({ components }: Props, card: Card): CardInfo {
  return components.cards.find(({ id }) => id === card)!;
}

/** What a card can be used for, in a few words. */
export function useOf({ texts }: Props, info: CardInfo): string {
  const { board } = texts;
  return info.bonus_action ? `${board.uses[info.card_type]} · ${board.bonus}` : board.uses[info.card_type];
}

interface CardProps {
  readonly props: Props;
  readonly card: Card;
  /** What it is worth now, if not what is printed on it. */
  readonly value?: number | undefined;
  /** Whether it can be picked now. */
  readonly can?: boolean | undefined;
  readonly picked?: boolean | undefined;
  /** Its place in the order of what is picked, from 1. */
  readonly order?: number | undefined;
  readonly onClick: () => void;
  /** What stands at its foot, such as the price. */
  readonly children?: ComponentChildren;
}

/** A card as a button. Where there is little room its text is left out, and shown by {@link Look} when it is clicked. */
export function CardButton({ props, card, value, can, picked, order, onClick, children }: CardProps): JSX.Element {
  const info = infoOf(props, card);
  const worth = value ?? info.value;
  return (
    <button type="button" class="dale-card" data-can={can === true} data-set={info.set ?? 'junk'} aria-pressed={can === true || picked === true ? picked === true : undefined} onClick={onClick}>
      <span class="dale-card-head">
        <b class="dale-value">{worth}</b>
        {worth !== info.value && <s class="hint">{info.value}</s>}
        <span class="dale-name">{props.texts.ids[card]}</span>
        <Emblem set={info.set} />
      </span>
      {info.set && <span class="dale-text">{said(info.texts)}</span>}
      <span class="dale-foot">
        <span class="dale-use" title={useOf(props, info)}>
          {props.texts.board.uses[info.card_type]}
          {info.bonus_action && ' +'}
        </span>
        {children}
      </span>
      {order !== undefined && <span class="dale-order">{order}</span>}
    </button>
  );
}

/** The text of the card that was clicked last, where cards are drawn without. */
export function Look({ props, card }: { props: Props; card: Card | undefined }): JSX.Element | null {
  if (card === undefined) return null;
  const info = infoOf(props, card);
  return (
    <p class="dale-look" role="status">
      <b>{props.texts.ids[card]}</b> <span class="hint">{[info.set && props.texts.ids[info.set], useOf(props, info)].filter(Boolean).join(' · ')}</span>
      <br />
      {said(info.texts)}
    </p>
  );
}

/** A card as a chip: its animalfolk and its value, and perhaps its name. */
export function Chip({ props, card, value, named }: { props: Props; card: Card; value?: number | undefined; named?: boolean | undefined }): JSX.Element {
  const info = infoOf(props, card);
  return (
    <span class="dale-chip" title={`${props.texts.ids[card]}: ${said(info.texts)}`}>
      <Emblem set={info.set} size={18} />
      <b>{value ?? info.value}</b>
      {named === true && <span>{props.texts.ids[card]}</span>}
    </span>
  );
}

/** A row of cards that remembers which of them was clicked. */
export function CardRow(props: {
  props: Props;
  label: string;
  cards: readonly (Omit<CardProps, 'props' | 'onClick' | 'card'> & { card: Card | null; onClick?: (() => void) | undefined; key: string | number })[];
  empty?: string;
  children?: ComponentChildren;
}): JSX.Element {
  const looked = useSignal<string | number | undefined>(undefined);
  const { cards } = props;
  return (
    <>
      <div class="dale-row" data-many={cards.length > 5} role="group" aria-label={props.label}>
        {cards.map(({ card, onClick, key, children, ...rest }) =>
          card === null ? (
            <span key={key} class="dale-gap">
              {props.empty}
            </span>
          ) : (
            <CardButton
              {...rest}
              key={key}
              props={props.props}
              card={card}
              onClick={() => {
                looked.value = key;
                onClick?.();
              }}
            >
              {children}
            </CardButton>
          ),
        )}
        {props.children}
      </div>
      <Look props={props.props} card={cards.find(({ key }) => key === looked.value)?.card ?? undefined} />
    </>
  );
}
