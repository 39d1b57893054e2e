/** The market by price, its deck and its discard pile, and Calculations that rearrange it. */
import type { DaleOfMerchantsCard as Card } from 'kontor-client';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { CardRow, infoOf } from './card.tsx';
import { type Draft, type Props, choicesOf, draftOf, draw, isIdle, toggled } from './draft.ts';
import { Pile } from './piles.tsx';

/** The price of the card in a slot: the one that the server asks, or else the sum of what is printed. */
export function priceOf(props: Props, slot: number, market: readonly number[] | undefined): { price: number; isExact: boolean } {
  const { act, view, components, me } = props;
  const from = market ? market[slot]! : slot;
  const asked = market
    ? choicesOf(act, 'rearrange_and_buy').find((choice) => choice.slot === from && choice.to === slot)
    : choicesOf(act, 'buy').find((choice) => choice.slot === slot);
  if (asked) return { price: asked.price, isExact: true };
  const card = view.market[from];
  const price = (card ? infoOf(props, card).value : 0) + (components.surcharges[slot] ?? 0);
  const raised = view.players.some(({ seat, schedule }) => seat !== me && schedule.some((one) => one.card === 'gunfight'));
  return { price, isExact: !raised };
}

export function Market({ props }: { props: Props }): JSX.Element {
  const { act, view, texts } = props;
  const { board } = texts;
  const draft = draftOf(act);
  const isOpen = useSignal(false);
  const slots = view.market.map((_, slot) => view.market.length - 1 - slot);
  return (
    <section class="box" data-idle={isIdle(act, ['slot', 'slots'])}>
      <h2>{board.market}</h2>
      <CardRow
        props={props}
        label={board.market}
        empty={board.sold}
        cards={slots.map((slot) => {
          const card: Card | null = view.market[draft.market ? draft.market[slot]! : slot] ?? null;
          const { price, isExact } = priceOf(props, slot, draft.market);
          const can = canPick(props, draft, slot);
          const place = draft.slots.indexOf(slot);
          return {
            key: slot,
            card,
            can,
            picked: place >= 0,
            order: place >= 0 && marketMost(props) > 1 ? place + 1 : undefined,
            onClick: can ? () => draw(act, { slots: toggled(draft.slots, slot, marketMost(props)), type: undefined }) : undefined,
            children: <b class="dale-price">{board.price(price, isExact)}</b>,
          };
        })}
      >
        <span class="dale-piles">
          <Pile label={board.deck} count={view.market_deck_size} />
          <Pile label={board.pile} count={view.market_pile.length} top={view.market_pile.at(-1)} props={props} open={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)} />
        </span>
      </CardRow>
      {isOpen.value && <PileCards props={props} title={board.marketPile} cards={view.market_pile} />}
      {draft.market && <Arrange props={props} draft={draft} market={draft.market} />}
    </section>
  );
}

function canPick({ act }: Props, { market }: Draft, slot: number): boolean {
  if (!act.isOpen.value) return false;
  if (market) return choicesOf(act, 'rearrange_and_buy').some((choice) => choice.to === slot && choice.slot === market[slot]);
  return choicesOf(act, 'buy').some((choice) => choice.slot === slot) || choicesOf(act, 'choose_market_cards').some((choice) => choice.slots.includes(slot));
}

function marketMost({ act }: Props): number {
  return Math.max(1, ...choicesOf(act, 'choose_market_cards').map(({ count }) => count));
}

/** The cards of a pile, the top one first. */
export function PileCards({ props, title, cards }: { props: Props; title: string; cards: readonly Card[] }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [title]);
  return (
    <div class="dale-drawer" ref={place}>
      <h3>{title}</h3>
      {cards.length === 0 ? <p class="hint">{props.texts.board.noCards}</p> : <CardRow props={props} label={title} cards={cards.map((card, place) => ({ card, key: place })).toReversed()} />}
    </div>
  );
}

/** Buttons that move the cards of the market, before one of them is bought. */
function Arrange({ props, draft, market }: { props: Props; draft: Draft; market: readonly number[] }): JSX.Element {
  const { act, view, texts } = props;
  const slots = market.map((_, slot) => market.length - 1 - slot);
  const swap = (slot: number, other: number) => {
    const next = market.map((from, index) => (index === slot ? market[other]! : index === other ? market[slot]! : from));
    const moved = (one: number) => (one === slot ? other : one === other ? slot : one);
    draw(act, { market: next, slots: draft.slots.map(moved) });
  };
  const nameAt = (slot: number) => {
    const card = view.market[market[slot]!];
    return card ? texts.ids[card] : texts.board.sold;
  };
  return (
    <div class="dale-arrange" role="group" aria-label={texts.board.rearrange}>
      {slots.map((slot) => (
        <span key={slot} class="row">
          <small class="dale-arrange-name">{nameAt(slot)}</small>
          <button type="button" class="button chip" disabled={slot + 1 >= market.length} aria-label={texts.board.moveLeft(nameAt(slot))} onClick={() => swap(slot, slot + 1)}>
            ◂
          </button>
          <button type="button" class="button chip" disabled={slot === 0} aria-label={texts.board.moveRight(nameAt(slot))} onClick={() => swap(slot, slot - 1)}>
            ▸
          </button>
        </span>
      ))}
    </div>
  );
}
