/** What a card asks, with the cards that it offers beside those of hand, market and stall. */
import type { DaleOfMerchantsCard as Card, GameEvent } from 'kontor-client';
import type { JSX } from 'preact';

import { SeatIcon } from '../../look/shapes.tsx';
import { said } from '../../texts/language.ts';
import { CardRow, Chip, infoOf } from './card.tsx';
import { type Props, type Type, choices, choicesOf, draftOf, draw, toggled, typesOf } from './draft.ts';

/** The card that asks: the view names it, or the choices do. */
export function asking(props: Props): Card | undefined {
  const by = choices(props.act).flatMap((choice) => ('by' in choice ? [choice.by] : []));
  return by[0] ?? props.view.asking ?? undefined;
}

/** What is asked, in a sentence; nothing in one's ordinary turn. */
export function question(props: Props): string | undefined {
  const { board } = props.texts;
  const types = typesOf(props.act);
  const type = types.find((one) => one in board.asks);
  if (!type && types.includes('use_owl') && !types.includes('discard')) return board.owlHint;
  return type && board.asks[type as keyof typeof board.asks](choicesOf(props.act, type)[0] as never);
}

export function Question({ props }: { props: Props }): JSX.Element | null {
  const { act, view, texts, say } = props;
  const { board } = texts;
  const card = asking(props);
  const asked = act.decisions.value.length > 0 ? question(props) : undefined;
  const seen = props.last.map(handOf).find((one) => one !== undefined);
  const offers = typesOf(act).some((type) => OFFERING.has(type));
  if (!card && !view.laid_out && !seen && !offers) return null;
  return (
    <section class="box dale-question" data-due={asked !== undefined}>
      {card && (
        <>
          <h2>{say(asked === undefined ? board.resolving(card) : board.asksYou(card))}</h2>
          <p>{said(infoOf(props, card).texts)}</p>
        </>
      )}
      {seen && <Looked props={props} owner={seen.owner} cards={seen.cards} />}
      <LaidOut props={props} />
      <Offer props={props} />
    </section>
  );
}

/** Questions that offer cards of their own. */
const OFFERING: ReadonlySet<Type> = new Set(['choose_deck_cards', 'order_cards', 'exchange', 'deal', 'choose_pile_cards', 'swap'] as const);

function handOf(event: GameEvent): { owner: number; cards: readonly Card[] } | undefined {
  if (event.type !== 'dale_of_merchants.hand_looked_at' || !event.data.cards) return undefined;
  return { owner: event.data.owner, cards: event.data.cards };
}

/** A hand that was just looked at, for the one who looks. */
function Looked({ props, owner, cards }: { props: Props; owner: number; cards: readonly Card[] }): JSX.Element {
  const title = props.texts.board.handOf(props.name(owner));
  return (
    <div class="dale-drawer">
      <h3>{title}</h3>
      <CardRow props={props} label={title} cards={cards.map((card, key) => ({ card, key }))} />
    </div>
  );
}

/** The cards that one partner has laid out for the other. */
function LaidOut({ props }: { props: Props }): JSX.Element | null {
  const laid = props.view.laid_out;
  if (!laid) return null;
  return (
    <div class="dale-drawer">
      <h3>{props.say(props.texts.board.laidOut(laid.seat, laid.partner, laid.missing))}</h3>
      <div class="row">
        {laid.cards.map(({ card, value }, place) => (
          <span key={place} class="dale-thing">
            <Chip props={props} card={card} value={value} named />
          </span>
        ))}
      </div>
    </div>
  );
}

/** Cards of the deck or of the discard pile, or those that are dealt out. */
function Offer({ props }: { props: Props }): JSX.Element | null {
  const { act } = props;
  const deck = choicesOf(act, 'choose_deck_cards')[0];
  const order = choicesOf(act, 'order_cards')[0];
  const exchange = choicesOf(act, 'exchange')[0];
  const deal = choicesOf(act, 'deal')[0];
  if (deck) return <Deck props={props} cards={deck.deck} most={1} />;
  if (order) return <Deck props={props} cards={order.cards} most={order.cards.length} isOrder />;
  if (exchange) return <Deck props={props} cards={exchange.deck} most={exchange.count} />;
  if (deal) return <Deal props={props} cards={deal.cards} givers={deal.givers} />;
  return <OwnPile props={props} />;
}

/** Cards to pick from, by their places. Where all are put in order, the last one is the one that is left. */
function Deck({ props, cards, most, isOrder }: { props: Props; cards: readonly Card[]; most: number; isOrder?: boolean }): JSX.Element {
  const { act, texts } = props;
  const { deck: picked } = draftOf(act);
  const title = isOrder === true ? texts.board.topFirst : texts.board.yourDeck;
  const pick = (place: number) => {
    const next = isOrder === true && picked.length === cards.length ? [place] : toggled(picked, place, most);
    const rest = cards.map((_, index) => index).filter((index) => !next.includes(index));
    draw(act, { deck: isOrder === true && rest.length === 1 && next.length > picked.length ? [...next, ...rest] : next, type: undefined });
  };
  return (
    <div class="dale-drawer">
      <h3>{title}</h3>
      <CardRow
        props={props}
        label={title}
        cards={cards.map((card, place) => {
          const at = picked.indexOf(place);
          return { card, key: place, can: act.isOpen.value, picked: at >= 0, order: at >= 0 && most > 1 ? at + 1 : undefined, onClick: () => pick(place) };
        })}
      />
    </div>
  );
}

/** The own discard pile, as far as it is asked for. */
function OwnPile({ props }: { props: Props }): JSX.Element | null {
  const { act, view, me, texts } = props;
  const chosen = choicesOf(act, 'choose_pile_cards')[0];
  const places = chosen?.places ?? choicesOf(act, 'swap')[0]?.places;
  if (!places || me === null) return null;
  const { pile: picked } = draftOf(act);
  const most = chosen?.max ?? 1;
  const title = texts.board.yourPile;
  const cards = view.players[me]!.pile.map((card, place) => {
    const [can, at] = [act.isOpen.value && places.includes(place), picked.indexOf(place)];
    const onClick = can ? () => draw(act, { pile: toggled(picked, place, most), type: undefined }) : undefined;
    return { card, key: place, can, picked: at >= 0, order: at >= 0 && most > 1 ? at + 1 : undefined, onClick };
  });
  return (
    <div class="dale-drawer">
      <h3>{title}</h3>
      <CardRow props={props} label={title} cards={cards.toReversed()} />
    </div>
  );
}

/** Cards that go to one player each. */
function Deal({ props, cards, givers }: { props: Props; cards: readonly Card[]; givers: readonly number[] }): JSX.Element {
  const { act, texts, name } = props;
  const draft = draftOf(act);
  const seats = cards.map((_, index) => draft.seats[index] ?? null);
  const give = (index: number, seat: number) => {
    const before = seats[index] ?? null;
    const next = seats.map((one, other) => (other === index ? seat : one === seat ? before : one));
    const left = givers.filter((giver) => !next.includes(giver));
    draw(act, { seats: left.length === 1 ? next.map((one) => one ?? left[0]!) : next });
  };
  return (
    <div class="dale-deal">
      {cards.map((card, index) => (
        <div key={index} class="row" role="group" aria-label={texts.board.gets(texts.ids[card])}>
          <span class="dale-thing">
            <Chip props={props} card={card} named />
          </span>
          <span class="hint">→</span>
          {givers.map((seat) => (
            <button key={seat} type="button" class="button chip player" disabled={!act.isOpen.value} aria-pressed={seats[index] === seat} onClick={() => give(index, seat)}>
              <SeatIcon seat={seat} size={14} />
              {name(seat)}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
