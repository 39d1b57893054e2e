/** Medici in English. */
import type { MediciCard } from 'kontor-client';

import { type Part, joined, say } from '../parts.ts';
import type { GameTexts } from '../texts.ts';

const REASONS: Record<string, string> = { no_room: ' (no room)', no_money: ' (no florins)', chosen: '' };

const card = ({ ware, value }: MediciCard): Part => ({ b: ware === null ? `neutral ${value}` : `${ware} ${value}` });

const cards = (all: readonly MediciCard[]): Part[] => joined(all.map((one) => [card(one)]), ', ', ' and ');

const florins = (count: number) => `${count} ${count === 1 ? 'florin' : 'florins'}`;

export const medici: GameTexts<'medici'> = {
  name: 'Medici',
  summary: 'Bid for lots of wares, fill your warehouse of five cards, and lead the accounts, in three rounds.',
  by: 'Reiner Knizia',
  fields: {
    accounts: 'accounts',
    amount: 'florins',
    deck_size: 'cards in the deck',
    discarded: 'discarded',
    highest_bid: 'highest bid',
    left_out_size: 'cards left out',
    lot: 'lot',
    phase: 'phase',
    place: 'place',
    players: 'players',
    position: 'space',
    room: 'room left',
    round: 'round',
    seat: 'player',
    standings: 'standings',
    to_bid: 'still to bid',
    turner: 'turned up by',
    value: 'value',
    ware: 'wares',
    warehouse: 'warehouse',
    warehouse_value: 'value of the warehouse',
    wealth: 'florins',
  },
  ids: {
    bidding: 'bidding',
    chosen: 'by choice',
    cloth: 'cloth',
    deck_exhausted: 'the deck is used up',
    dyes: 'dyes',
    metals: 'metals',
    no_money: 'no money',
    no_room: 'no room',
    over: 'over',
    porcelain: 'porcelain',
    spices: 'spices',
    turning_up: 'turning up cards',
    warehouses_full: 'all warehouses are full',
  },
  options: {},
  kinds: { turning_up: 'turn up one more card, or open the bidding.', bidding: 'bid for the lot, or pass.' },
  buttons: {
    'medici.turn_up': 'Turn up a card',
    'medici.open_bidding': 'Open the bidding',
    'medici.bid': 'Bid',
    'medici.pass': 'Pass',
  },
  forms: {},
  actions: {
    'medici.turn_up': () => say`Turn up a card`,
    'medici.open_bidding': () => say`Open the bidding`,
    'medici.bid': (a) => say`Bid ${florins(a.amount)}`,
    'medici.pass': () => say`Pass`,
  },
  events: {
    'medici.round_dealt': (d) => say`Round ${d.round}: ${d.deck_size} cards are dealt, ${d.left_out_size} are left out.`,
    'medici.start_player_chosen': (d, t) => say`${t.seat(d.seat)} begins.`,
    'medici.card_turned_up': (d, t) => say`${t.seat(d.seat)} turns up ${card(d.card)}.`,
    'medici.bidding_opened': (d, t) => say`Bidding opens: ${joined(d.order.map((seat) => [t.seat(seat)]), ', ')}.`,
    'medici.bid_made': (d, t) => say`${t.seat(d.seat)} bids ${d.amount}.`,
    'medici.passed': (d, t) => say`${t.seat(d.seat)} passes${REASONS[d.reason] ?? ''}.`,
    'medici.lot_sold': (d, t) => say`${t.seat(d.buyer)} buys ${cards(d.cards)} for ${{ b: String(d.price) }}.`,
    'medici.lot_discarded': (d) => say`No player buys: ${cards(d.cards)} ${d.cards.length === 1 ? 'is' : 'are'} discarded.`,
    'medici.warehouse_filled': (d, t) => say`${t.seat(d.seat)} fills the warehouse for nothing: ${cards(d.cards)}.`,
    'medici.round_ended': (d) => say`Round ${d.round} ends: ${d.reason === 'deck_exhausted' ? 'the deck is used up' : 'all warehouses are full'}.`,
    'medici.warehouses_scored': (d, t) =>
      say`Warehouses: ${joined(d.scores.map((score) => say`${t.seat(score.seat)} ${score.value} → ${score.proceeds} fl.`), ', ')}`,
    'medici.account_scored': (d, t) => {
      const paid = d.scores.filter(({ award, prize }) => award + prize > 0);
      const lines = paid.map((score) => say`${t.seat(score.seat)} ${score.award + score.prize} fl.`);
      return say`Account of ${d.ware}: ${lines.length === 0 ? 'no player is paid.' : joined(lines, ', ')}`;
    },
    'medici.game_ended': (d, t) => say`The last round is scored: ${joined(d.standings.map((one) => say`${t.seat(one.seat)} ${florins(one.wealth)}`), ', ')}.`,
  },
  progress: (view) => `round ${view.round} of 3`,
  score: florins,
  board: {
    lot: 'Lot',
    noLot: 'No card is turned up yet.',
    deck: (count) => (count === 1 ? '1 card in the deck' : `${count} cards in the deck`),
    leftOut: (count) => `${count} left out`,
    turnUpHere: 'Turn up a card',
    bidding: 'Bidding',
    toBid: 'to bid now',
    later: 'still to bid',
    highest: (amount) => `bids ${amount}`,
    out: 'does not bid',
    turnsUp: 'turns up cards',
    warehouses: (proceeds) => `Warehouses · best pay ${proceeds.join(', ')}`,
    accounts: (awards) => `Accounts · ${awards.join(', ')} for the leaders, more on the last spaces`,
    florins: 'fl.',
    neutral: 'neutral',
    space: (number) => `space ${number}`,
    yourBid: 'Your bid',
    keeps: (left) => `You would keep ${florins(left)}.`,
    ifYouWin: 'If you win the lot',
    warehouse: 'Warehouse',
    room: (left, all) => `${left} of ${all} places free`,
    noRoom: 'The lot does not fit into your warehouse.',
    sums: 'Sums of what lies open; no advice.',
  },
};
