/** The forms of the decisions: the arch to begin at, the card of the round, and the trade. */
import type { BasariCard, BasariColour, BasariGems, BasariOfferChoice, Decision } from 'kontor-client';
import type { JSX } from 'preact';

import type { Act, Pick } from '../../act/machine.ts';
import type { Json } from '../../act/schema.ts';
import { Button } from '../../look/ui.tsx';
import type { BoardProps } from '../board.ts';
import { COLOURS, Gem, Gems, OpenCard } from './icons.tsx';

type Props = BoardProps<'basari'>;

const OFFER = 'basari.offer';
const NO_GEMS: BasariGems = { red: 0, yellow: 0, green: 0, blue: 0 };

export function Panel(props: Props): JSX.Element | null {
  const { act, texts } = props;
  const [decision] = act.decisions.value;
  switch (decision?.kind) {
    case 'basari.choosing_arch':
      return <p class="hint">{texts.board.pickArch}</p>;
    case 'basari.choosing_card':
      return <Cards props={props} />;
    case 'basari.opening_trade':
    case 'basari.answering_offer':
      return <Trade props={props} decision={decision} />;
    default:
      return null;
  }
}

/** How many gems these are, whatever their colours. */
const countOf = (gems: BasariGems): number => COLOURS.reduce((sum, colour) => sum + gems[colour], 0);

/** The gems that are being put together for an offer; nothing while none are. */
export function draftOf(act: Act): BasariGems | undefined {
  if (act.form.value?.type !== OFFER) return undefined;
  const gems = act.filled.value?.fields.find(({ name }) => name === 'gems')?.value;
  return gems as unknown as BasariGems | undefined;
}

const cardPick = (card: BasariCard): Pick => ({
  key: `card:${card}`,
  fits: (action) => action.type === 'basari.choose_card' && action.card === card,
});

/** The three action cards, with what each would bring as things stand. */
function Cards({ props }: { props: Props }): JSX.Element {
  const { act, view, me, components, texts } = props;
  const figure = view.players[me ?? -1]?.figure;
  const t = texts.board;
  const brings = (card: BasariCard) => {
    if (!figure || card === 'roll') return t.rollMore(components.die_most);
    return card === 'points' ? t.plusPoints(figure.arch_points) : <Gems of={figure.arch_gems} label={t.gems(figure.arch_gems)} size={16} />;
  };
  return (
    <div class="basari-cards">
      {components.cards.map((card) => (
        <Button
          key={card}
          extra="basari-choice"
          pressed={act.isPicked(cardPick(card).key)}
          disabled={!act.can(cardPick(card))}
          onClick={() => act.pick(cardPick(card))}
        >
          <OpenCard card={card} width={36} />
          <span>
            <b>{t.cards[card]}</b>
            <small>{brings(card)}</small>
          </span>
        </Button>
      ))}
    </div>
  );
}

/** A trade: taking the offer or giving way by a button, an offer by steppers. What is a raise is said by the decision. */
function Trade({ props, decision }: { props: Props; decision: Decision }): JSX.Element {
  const { act, texts } = props;
  const t = texts.board;
  const choice = (decision.choices ?? []).find((one): one is BasariOfferChoice => one.type === OFFER);
  const accept = (decision.choices ?? []).find((one) => one.type === 'basari.accept');
  const gems = draftOf(act) ?? NO_GEMS;
  const armed = act.form.value?.type;
  const set = (colour: BasariColour, count: number) => {
    const next: BasariGems = { ...gems, [colour]: count };
    if (armed === OFFER) act.set('gems', next as unknown as Json);
    else act.open(OFFER, { gems: next as unknown as Json });
  };
  return (
    <div class="basari-answer">
      {accept?.type === 'basari.accept' && (
        <Button extra="basari-take" pressed={armed === accept.type} disabled={!act.isOpen.value} onClick={() => act.arm({ type: 'basari.accept' })}>
          {t.take} <Gems of={accept.gems} label={t.gems(accept.gems)} size={18} />
        </Button>
      )}
      {choice && <p class="basari-rule hint">{choice.above ? t.raise(countOf(choice.above)) : t.firstOffer}</p>}
      {choice && (
        <div class="basari-steppers">
          {COLOURS.map((colour) => (
            <Count key={colour} props={props} colour={colour} count={gems[colour]} most={choice.own[colour]} onChange={(count) => set(colour, count)} />
          ))}
        </div>
      )}
      {!accept && (
        <Button extra="basari-concede" pressed={armed === 'basari.concede'} disabled={!act.allows({ type: 'basari.concede' }) || !act.isOpen.value} onClick={() => act.arm({ type: 'basari.concede' })}>
          {t.concede}
        </Button>
      )}
    </div>
  );
}

interface CountProps {
  readonly props: Props;
  readonly colour: BasariColour;
  readonly count: number;
  /** All that the player owns. */
  readonly most: number;
  readonly onChange: (count: number) => void;
}

function Count({ props, colour, count, most, onChange }: CountProps): JSX.Element {
  const { act, texts } = props;
  const [t, name] = [texts.board, texts.fields[colour]];
  return (
    <span class="basari-stepper" data-colour={colour} role="group" aria-label={name}>
      <Gem colour={colour} size={24} />
      <Button label={t.less(name)} disabled={!act.isOpen.value || count <= 0} onClick={() => onChange(count - 1)}>
        −
      </Button>
      <b aria-label={`${count} ${name}`}>{count}</b>
      <Button label={t.more(name)} disabled={!act.isOpen.value || count >= most} onClick={() => onChange(count + 1)}>
        +
      </Button>
      <small class="hint">{t.of(most)}</small>
    </span>
  );
}
