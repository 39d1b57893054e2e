/** Basari in English. */
import type { BasariGems } from 'kontor-client';

import type { BasariTexts } from '../boards/basari.ts';
import { joined, say } from '../parts.ts';
import type { GameTexts } from '../texts.ts';

const GEMS = [
  ['red', 'ruby', 'rubies'],
  ['yellow', 'topaz', 'topazes'],
  ['green', 'emerald', 'emeralds'],
  ['blue', 'sapphire', 'sapphires'],
] as const;

const CARDS: Record<string, string> = { roll: '“roll”', points: '“points”', gems: '“gems”' };

function gems(of: BasariGems): string {
  const named = GEMS.filter(([id]) => of[id] > 0).map(([id, one, many]) => `${of[id]} ${of[id] === 1 ? one : many}`);
  return named.length === 0 ? 'nothing' : named.join(', ');
}

const colour = (id: string): string => GEMS.find(([one]) => one === id)?.[2] ?? id;

const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;

const board: BasariTexts = {
  title: 'Ring of arches',
  arch: (number, count, held, standing) => [`Arch ${number}: ${points(count)}, ${held}`, ...standing].join('; '),
  figureOf: (name) => `figure of ${name}`,
  startOf: (name) => `start marker of ${name}`,
  gems,
  points: (count) => points(count),
  plusPoints: (count) => `+${points(count)}`,
  cards: { roll: 'roll', points: 'points', gems: 'gems' },
  choosingArches: 'Where do the figures begin?',
  aboutArches: 'Arches show points and gems. Figures stand outside of the ring and move clockwise; start markers lie inside.',
  reconstructed: 'These arches are a reconstruction, not those of the printed board.',
  ownArches: 'These arches were entered for this table.',
  choosingCards: (round) => `Round ${round}: choose in secret`,
  tradeFor: (card) => `Trade for “${card}”`,
  then: (cards) => `then ${cards.map((card) => `“${card}”`).join(', ')}`,
  over: 'The third scoring is over',
  locked: (card) => `${card}, locked`,
  hasChosen: 'has chosen',
  thinking: 'thinking',
  rolled: (name, die) => `${name} rolls ${die}`,
  lastRound: 'The round before',
  lapsed: 'no player acts',
  nothing: 'nothing',
  worth: 'brings',
  offers: 'offers',
  draft: 'to be offered',
  earlier: 'before',
  answers: 'takes it or offers more',
  opens: 'makes the first offer',
  waits: 'answers the first offer',
  opening: (rolls) => `As many points: ${rolls.join(', ')}.`,
  pickArch: 'Click a free arch of the ring.',
  rollMore: (most) => `move on, score ${most} less the die`,
  take: 'Take',
  concede: 'Offer nothing',
  raise: (count) => `Or offer more: over ${count === 1 ? '1 gem' : `${count} gems`}, or ${count} with more rubies (if equal: topazes, then emeralds).`,
  firstOffer: 'Your first offer, to act yourself:',
  less: (name) => `Fewer ${name}`,
  more: (name) => `More ${name}`,
  of: (most) => `of ${most}`,
  owned: 'Gems and points',
  lap: 'lap',
  mostBrings: '★ most',
  scoring: (number) => `Scoring ${number}`,
};

export const basari: GameTexts<'basari'> = {
  name: 'Basari',
  summary: 'Choose one of three actions in secret; if another player has chosen the same, trade gems for it.',
  by: 'Reinhard Staupe',
  fields: {
    arch: 'arch',
    arch_gems: 'gems of the arch',
    arch_points: 'points of the arch',
    arches: 'arches',
    arches_reconstructed: 'board is a reconstruction',
    blue: 'sapphires',
    card: 'card',
    cards: 'cards',
    chosen: 'chosen',
    figure: 'figure',
    gems: 'gems',
    green: 'emeralds',
    has_chosen: 'has chosen',
    lap_steps: 'steps of a lap',
    offer: 'offer',
    opener: 'opener',
    phase: 'phase',
    place: 'place',
    players: 'players',
    points: 'points',
    red: 'rubies',
    responder: 'responder',
    round: 'round',
    scorings: 'scorings so far',
    seat: 'player',
    standings: 'standings',
    start: 'start',
    steps: 'steps',
    supply: 'supply',
    to_settle: 'still to settle',
    yellow: 'topazes',
  },
  ids: {
    blue: 'sapphires',
    choosing_arches: 'choosing arches',
    choosing_cards: 'choosing cards',
    chosen: 'chosen',
    gems: 'gems',
    green: 'emeralds',
    no_gems: 'no gems',
    no_raise: 'no raise was possible',
    over: 'over',
    points: 'points',
    red: 'rubies',
    roll: 'roll',
    trading: 'trading',
    yellow: 'topazes',
  },
  options: { arches: 'Arches of the board' },
  kinds: {
    choosing_arch: 'choose the arch where your figure begins.',
    choosing_card: 'choose an action, in secret.',
    opening_trade: 'offer gems for the action, or leave it to the other.',
    answering_offer: 'take the gems and leave the action, or offer more.',
  },
  buttons: {
    'basari.choose_arch': 'Begin here',
    'basari.choose_card': 'Lay face down',
    'basari.offer': 'Offer gems',
    'basari.concede': 'Offer nothing',
    'basari.accept': 'Take the gems',
  },
  forms: {},
  actions: {
    'basari.choose_arch': (a) => say`Begin at arch ${a.arch + 1}`,
    'basari.choose_card': (a) => say`Choose ${CARDS[a.card] ?? a.card}`,
    'basari.offer': (a) => say`Offer ${gems(a.gems)}`,
    'basari.concede': () => say`Leave the action to the other`,
    'basari.accept': () => say`Take the gems and leave the action`,
  },
  events: {
    'basari.gems_dealt': (d) => say`Everybody begins with ${gems(d.each)}.`,
    'basari.arch_chosen': (d, t) => say`${t.seat(d.seat)} begins at arch ${d.arch + 1}.`,
    'basari.round_began': (d) => say`Round ${d.round}.`,
    'basari.figure_moved': (d, t) => say`${t.seat(d.seat)} rolls ${d.die} and moves to arch ${d.arch + 1}.`,
    'basari.card_chosen': (d, t) => (d.card === null ? say`${t.seat(d.seat)} has chosen.` : say`${t.seat(d.seat)} has chosen ${CARDS[d.card] ?? d.card}.`),
    'basari.cards_revealed': (d, t) => say`Cards: ${joined(d.cards.map((one, seat) => say`${t.seat(seat)} ${CARDS[one] ?? one}`), ', ')}.`,
    'basari.action_lapsed': (d, t) => say`${CARDS[d.card] ?? d.card} was chosen by ${joined(d.seats.map((seat) => [t.seat(seat)]), ', ')}: no player does it.`,
    'basari.opening_rolled': (d, t) => say`For the first offer: ${joined(d.rolls.map((roll) => say`${t.seat(roll.seat)} rolls ${roll.die}`), ', ')}.`,
    'basari.trade_opened': (d, t) => say`${t.seat(d.opener)} and ${t.seat(d.responder)} trade for ${CARDS[d.card] ?? d.card}.`,
    'basari.offer_made': (d, t) => say`${t.seat(d.seat)} offers ${{ b: gems(d.gems) }}.`,
    'basari.offer_accepted': (d, t) => say`${t.seat(d.seat)} takes ${gems(d.gems)} and leaves the action to ${t.seat(d.actor)}.`,
    'basari.trade_conceded': (d, t) => say`${t.seat(d.seat)} offers nothing: ${t.seat(d.actor)} has the action.`,
    'basari.roll_carried_out': (d, t) => say`${t.seat(d.seat)} rolls ${d.die}, moves to arch ${d.arch + 1} and scores ${points(d.points)}.`,
    'basari.points_carried_out': (d, t) => say`${t.seat(d.seat)} scores ${points(d.points)}.`,
    'basari.gems_carried_out': (d, t) => say`${t.seat(d.seat)} takes ${gems(d.gems)}.`,
    'basari.laps_scored': (d, t) => say`Scoring ${d.scoring}: ${joined(d.scores.map((one) => say`${t.seat(one.seat)} ${points(one.points)} for the lap`), ', ')}.`,
    'basari.majority_scored': (d, t) => {
      const paid = d.scores.filter((one) => one.points > 0);
      return say`Most ${colour(d.colour)}: ${paid.length === 0 ? 'no player' : joined(paid.map((one) => say`${t.seat(one.seat)} ${points(one.points)}`), ', ')}.`;
    },
    'basari.start_markers_moved': () => say`The start markers move under the figures.`,
    'basari.game_ended': (d, t) => say`The last scoring is over: ${joined(d.standings.map((one) => say`${t.seat(one.seat)} ${points(one.points)}`), ', ')}.`,
  },
  progress: (view) => `round ${view.round} · ${view.scorings} of 3 scorings`,
  score: (score) => points(score),
  board,
};
