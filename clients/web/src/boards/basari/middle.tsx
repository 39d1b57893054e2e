/** What lies in the middle of the ring: the cards of the round, the trade, and at the end the standings. */
import type { BasariCard, BasariChosen, BasariGems } from 'kontor-client';
import type { JSX } from 'preact';

import { SeatIcon } from '../../look/shapes.tsx';
import type { BoardProps } from '../board.ts';
import { CardMark, ClosedCard, Die, Gems, OpenCard } from './icons.tsx';
import { draftOf } from './panel.tsx';
import { type Gain, gainsOf, offersOf, openingRolls, roundOf } from './story.ts';

type Props = BoardProps<'basari'>;

export function Middle({ props, isNarrow }: { props: Props; isNarrow: boolean }): JSX.Element {
  const { phase } = props.view;
  const t = props.texts.board;
  return (
    <div class="basari-middle" data-narrow={isNarrow} data-phase={phase.phase}>
      {phase.phase === 'choosing_arches' && (
        <>
          <h2>{t.choosingArches}</h2>
          <p>{t.aboutArches}</p>
          <p class="hint">{props.view.arches_reconstructed ? t.reconstructed : t.ownArches}</p>
        </>
      )}
      {phase.phase === 'choosing_cards' && (
        <>
          <h2>{t.choosingCards(props.view.round)}</h2>
          <Places props={props} chosen={phase.chosen} isNarrow={isNarrow} />
          <LastRound props={props} back={1} />
        </>
      )}
      {phase.phase === 'trading' && <Trading props={props} isNarrow={isNarrow} />}
      {phase.phase === 'over' && <Over props={props} />}
    </div>
  );
}

/** A place for the card of each player. */
function Places({ props, chosen, isNarrow }: { props: Props; chosen: readonly BasariChosen[]; isNarrow: boolean }): JSX.Element {
  const { name, view, texts } = props;
  const gains = gainsOf(roundOf(props.events), view.players.length);
  const width = isNarrow ? 26 : 42;
  return (
    <ul class="basari-places">
      {chosen.map(({ seat, has_chosen, card }) => (
        <li key={seat} data-chosen={has_chosen} {...(card === null ? {} : { 'data-card': card })}>
          <Who props={props} seat={seat} />
          <span class="basari-hand">
            {card === null ? <ClosedCard isThere={has_chosen} width={width} /> : <OpenCard card={card} width={width} isLocked />}
            <Dice gain={gains[seat]} seat={name(seat)} props={props} isNarrow={isNarrow} />
          </span>
          <small class="hint basari-status">{card !== null ? texts.board.locked(texts.board.cards[card]) : has_chosen ? texts.board.hasChosen : texts.board.thinking}</small>
        </li>
      ))}
    </ul>
  );
}

function Who({ props, seat }: { props: Props; seat: number }): JSX.Element {
  return (
    <span class="basari-who" title={props.name(seat)}>
      <SeatIcon seat={seat} />
      <span class="basari-name">{props.name(seat)}</span>
    </span>
  );
}

function Dice({ gain, seat, props, isNarrow }: { gain: Gain | undefined; seat: string; props: Props; isNarrow: boolean }): JSX.Element {
  return (
    <span class="basari-dice">
      {gain?.dice.map((die, index) => <Die key={index} value={die} size={isNarrow ? 18 : 24} label={props.texts.board.rolled(seat, die)} />)}
    </span>
  );
}

/** What a round before has brought everybody, under the places of the cards. */
function LastRound({ props, back }: { props: Props; back: number }): JSX.Element | null {
  const gains = gainsOf(roundOf(props.events, back), props.view.players.length);
  if (gains.every(({ card }) => card === undefined)) return null;
  return (
    <section class="basari-before">
      <h3>{props.texts.board.lastRound}</h3>
      <ul class="basari-places">
        {gains.map((gain, seat) => (
          <li key={seat}>
            <span class="basari-result">
              <SeatIcon seat={seat} size={14} />
              {gain.card && <SmallCard card={gain.card} label={props.texts.board.cards[gain.card]} />}
            </span>
            <Brought gain={gain} props={props} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SmallCard({ card, label }: { card: BasariCard; label: string }): JSX.Element {
  return (
    <svg class="icon" width="20" height="20" viewBox="0 0 20 20" role="img" aria-label={label}>
      <CardMark card={card} />
    </svg>
  );
}

/** What a player got, and paid, in a round. */
function Brought({ gain, props }: { gain: Gain; props: Props }): JSX.Element {
  const t = props.texts.board;
  const isNothing = gain.points === 0 && !hasAny(gain.gems) && !hasAny(gain.paid);
  return (
    <span class="basari-result">
      {gain.points > 0 && <b>{t.plusPoints(gain.points)}</b>}
      {hasAny(gain.gems) && (
        <>
          +<Gems of={gain.gems} label={t.gems(gain.gems)} size={15} />
        </>
      )}
      {hasAny(gain.paid) && (
        <>
          −<Gems of={gain.paid} label={t.gems(gain.paid)} size={15} />
        </>
      )}
      {isNothing && gain.did !== undefined && <span class="hint">{gain.did === 'lapsed' ? t.lapsed : t.nothing}</span>}
    </span>
  );
}

const hasAny = (gems: BasariGems | undefined): gems is BasariGems => gems !== undefined && gems.red + gems.yellow + gems.green + gems.blue > 0;

/** A trade: the open cards of all above it, the two players and their offers below. */
function Trading({ props, isNarrow }: { props: Props; isNarrow: boolean }): JSX.Element | null {
  const { view, texts } = props;
  const { phase } = view;
  if (phase.phase !== 'trading') return null;
  const t = texts.board;
  const round = roundOf(props.events);
  const gains = gainsOf(round, view.players.length);
  const [card, ...later] = phase.to_settle;
  const traders = [phase.opener, phase.responder];
  const rolls = openingRolls(round);
  return (
    <>
      <h2>
        {card && t.tradeFor(t.cards[card])} {later.length > 0 && <small class="hint">{t.then(later.map((one) => t.cards[one]))}</small>}
      </h2>
      <ul class="basari-places basari-open">
        {phase.cards.map((open, seat) => (
          <li key={seat} data-trading={traders.includes(seat)} data-card={open}>
            <Who props={props} seat={seat} />
            <span class="basari-hand">
              <OpenCard card={open} width={isNarrow ? 24 : 34} />
              <Dice gain={gains[seat]} seat={props.name(seat)} props={props} isNarrow={isNarrow} />
            </span>
            {gains[seat] && <Brought gain={gains[seat]} props={props} />}
          </li>
        ))}
      </ul>
      <div class="basari-trade">
        {traders.map((seat) => (
          <Trader key={seat} props={props} seat={seat} card={card} earlier={offersOf(round).get(seat)} />
        ))}
      </div>
      {rolls.length > 0 && !phase.offer && <p class="hint">{t.opening(rolls.map(({ seat, die }) => t.rolled(props.name(seat), die)))}</p>}
    </>
  );
}

interface TraderProps {
  readonly props: Props;
  readonly seat: number;
  readonly card: BasariCard | undefined;
  readonly earlier: BasariGems | undefined;
}

/** One of the two: what the action would bring, and what is offered. */
function Trader({ props, seat, card, earlier }: TraderProps): JSX.Element | null {
  const { view, me, texts, act } = props;
  const { phase } = view;
  if (phase.phase !== 'trading') return null;
  const t = texts.board;
  const offers = phase.offer?.seat === seat ? phase.offer.gems : undefined;
  const draft = seat === me ? draftOf(act) : undefined;
  const isNext = phase.offer ? !offers : seat === phase.opener;
  return (
    <section class="basari-trader" data-seat={seat} data-next={isNext}>
      <h3 title={props.name(seat)}>
        <SeatIcon seat={seat} />
        <span class="basari-name">{props.name(seat)}</span>
      </h3>
      {card && <Worth props={props} seat={seat} card={card} />}
      {offers && <Offer kind="now" title={t.offers} gems={offers} props={props} />}
      {!offers && hasAny(draft) && <Offer kind="draft" title={t.draft} gems={draft} props={props} />}
      {!offers && !hasAny(draft) && earlier && <Offer kind="earlier" title={t.earlier} gems={earlier} props={props} />}
      {!offers && !hasAny(draft) && !earlier && <p class="hint">{isNext ? (phase.offer ? t.answers : t.opens) : t.waits}</p>}
    </section>
  );
}

/** What the action brings this player: of the arch under the own figure. */
function Worth({ props, seat, card }: { props: Props; seat: number; card: BasariCard }): JSX.Element | null {
  const figure = props.view.players[seat]?.figure;
  const t = props.texts.board;
  if (!figure) return null;
  return (
    <p class="basari-worth">
      <span class="hint">{t.worth}</span>{' '}
      {card === 'gems' ? <Gems of={figure.arch_gems} label={t.gems(figure.arch_gems)} size={15} /> : card === 'points' ? t.plusPoints(figure.arch_points) : t.cards.roll}
    </p>
  );
}

function Offer({ kind, title, gems, props }: { kind: 'now' | 'draft' | 'earlier'; title: string; gems: BasariGems; props: Props }): JSX.Element {
  return (
    <div class="basari-offer" data-kind={kind}>
      <span class="hint">{title}</span>
      <Gems of={gems} label={props.texts.board.gems(gems)} size={kind === 'earlier' ? 16 : 24} />
    </div>
  );
}

/** The standings. Gems decide between players with as many points, so they are shown as well. */
function Over({ props }: { props: Props }): JSX.Element | null {
  const { phase } = props.view;
  const t = props.texts.board;
  if (phase.phase !== 'over') return null;
  return (
    <>
      <h2>{t.over}</h2>
      <ol class="basari-standings">
        {phase.standings.map(({ seat, place, points, gems }) => (
          <li key={seat} data-mine={seat === props.me}>
            <b>{place}.</b>
            <SeatIcon seat={seat} />
            <span class="basari-name">{props.name(seat)}</span>
            <Gems of={gems} label={t.gems(gems)} size={14} />
            <b>{t.points(points)}</b>
          </li>
        ))}
      </ol>
    </>
  );
}
