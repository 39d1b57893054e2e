/**
 * What the events tell and the view does not keep: the dice of a round, what each player got in it, and the offers before
 * the last one. Nothing here says what may be done.
 */
import type { BasariCard, BasariColour, BasariGems, GameEvent } from 'kontor-client';

import type { EventOf } from '../../texts/contract.ts';

type BasariEvent = EventOf<'basari'>;

/** What a round has brought one player. */
export interface Gain {
  /** The die of the first phase, and that of the action. */
  readonly dice: readonly number[];
  readonly card: BasariCard | undefined;
  /** What the player did: nothing as long as it is not settled. */
  readonly did: 'acted' | 'lapsed' | 'left' | undefined;
  readonly points: number;
  readonly gems: BasariGems | undefined;
  /** What was paid for the action. */
  readonly paid: BasariGems | undefined;
}

const NOTHING: Gain = { dice: [], card: undefined, did: undefined, points: 0, gems: undefined, paid: undefined };

/** What the last scoring brought each player. */
export interface Scoring {
  readonly number: number;
  readonly laps: readonly number[];
  readonly colours: Readonly<Partial<Record<BasariColour, readonly number[]>>>;
}

const isOurs = (event: GameEvent): event is BasariEvent => event.type.startsWith('basari.');

/** The events of the round that is under way, and with `back` those of rounds before it. */
export function roundOf(events: readonly GameEvent[], back = 0): readonly BasariEvent[] {
  const ours = events.filter(isOurs);
  const starts = ours.flatMap(({ type }, index) => (type === 'basari.round_began' ? [index] : []));
  const place = starts.length - 1 - back;
  return place < 0 ? [] : ours.slice(starts[place], starts[place + 1]);
}

/** What a round has brought each of so many players. */
export function gainsOf(events: readonly BasariEvent[], seats: number): readonly Gain[] {
  const gains: Gain[] = Array.from({ length: seats }, () => NOTHING);
  const add = (seat: number, part: Partial<Gain>) => (gains[seat] = { ...gains[seat]!, ...part });
  for (const event of events) {
    switch (event.type) {
      case 'basari.figure_moved':
        add(event.data.seat, { dice: [event.data.die] });
        break;
      case 'basari.cards_revealed':
        event.data.cards.forEach((card, seat) => add(seat, { card }));
        break;
      case 'basari.action_lapsed':
        for (const seat of event.data.seats) add(seat, { did: 'lapsed' });
        break;
      case 'basari.offer_accepted':
        add(event.data.seat, { did: 'left', gems: event.data.gems });
        add(event.data.actor, { paid: event.data.gems });
        break;
      case 'basari.trade_conceded':
        add(event.data.seat, { did: 'left' });
        break;
      case 'basari.roll_carried_out':
        add(event.data.seat, { did: 'acted', points: event.data.points, dice: [...gains[event.data.seat]!.dice, event.data.die] });
        break;
      case 'basari.points_carried_out':
        add(event.data.seat, { did: 'acted', points: event.data.points });
        break;
      case 'basari.gems_carried_out':
        add(event.data.seat, { did: 'acted', gems: event.data.gems });
        break;
      default:
    }
  }
  return gains;
}

/** The last offer of each player in the trade that is under way. */
export function offersOf(events: readonly BasariEvent[]): ReadonlyMap<number, BasariGems> {
  const opened = events.findLastIndex(({ type }) => type === 'basari.trade_opened');
  const made = events.slice(opened + 1).flatMap((event) => (event.type === 'basari.offer_made' ? [[event.data.seat, event.data.gems] as const] : []));
  return new Map(made);
}

/** The dice by which two players with as many points found out who makes the first offer. */
export function openingRolls(events: readonly BasariEvent[]): readonly { seat: number; die: number }[] {
  const opened = events.findLastIndex(({ type }) => type === 'basari.trade_opened');
  const rolled = events[opened - 1];
  return rolled?.type === 'basari.opening_rolled' ? rolled.data.rolls : [];
}

/** The last scoring; nothing before the first. */
export function scoringOf(all: readonly GameEvent[], seats: number): Scoring | undefined {
  const events = all.filter(isOurs);
  const from = events.findLastIndex(({ type }) => type === 'basari.laps_scored');
  const laps = events[from];
  if (laps?.type !== 'basari.laps_scored') return undefined;
  const bySeat = (scores: readonly { seat: number; points: number }[]) =>
    Array.from({ length: seats }, (_, seat) => scores.find((score) => score.seat === seat)?.points ?? 0);
  const colours: Partial<Record<BasariColour, readonly number[]>> = {};
  for (const event of events.slice(from)) {
    if (event.type === 'basari.majority_scored') colours[event.data.colour] = bySeat(event.data.scores);
  }
  return { number: laps.data.scoring, laps: bySeat(laps.data.scores), colours };
}
