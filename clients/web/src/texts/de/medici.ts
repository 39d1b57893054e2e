/** Medici in German. */
import type { MediciCard, MediciWare } from 'kontor-client';

import { type Part, joined, say } from '../parts.ts';
import type { GameTexts } from '../texts.ts';

const WARES: Record<MediciWare, string> = { cloth: 'Stoffe', dyes: 'Farben', metals: 'Metalle', porcelain: 'Porzellan', spices: 'Gewürze' };

const REASONS: Record<string, string> = { no_room: ' (kein Platz)', no_money: ' (kein Geld)', chosen: '' };

const card = ({ ware, value }: MediciCard): Part => ({ b: ware === null ? `neutrale ${value}` : `${WARES[ware]} ${value}` });

const cards = (all: readonly MediciCard[]): Part[] => joined(all.map((one) => [card(one)]), ', ', ' und ');

/** The currency is the same for one and for many. */
const florins = (count: number) => `${count} Florin`;

export const medici: GameTexts<'medici'> = {
  name: 'Medici',
  summary: 'Biete auf Posten von Waren, fülle dein Lager mit fünf Karten und führe auf den Konten, drei Runden lang.',
  by: 'Reiner Knizia',
  fields: {
    accounts: 'Konten',
    amount: 'Florin',
    deck_size: 'Karten im Stapel',
    discarded: 'abgelegt',
    highest_bid: 'Höchstgebot',
    left_out_size: 'Karten nicht im Spiel',
    lot: 'Posten',
    phase: 'Phase',
    place: 'Platz',
    players: 'Spieler',
    position: 'Feld',
    room: 'freier Platz',
    round: 'Runde',
    seat: 'Spieler',
    standings: 'Rangfolge',
    to_bid: 'bieten noch',
    turner: 'aufgedeckt von',
    value: 'Wert',
    ware: 'Waren',
    warehouse: 'Lager',
    warehouse_value: 'Wert des Lagers',
    wealth: 'Florin',
  },
  ids: {
    bidding: 'Versteigerung',
    chosen: 'freiwillig',
    deck_exhausted: 'der Stapel ist leer',
    no_money: 'kein Geld',
    no_room: 'kein Platz',
    over: 'zu Ende',
    turning_up: 'Karten aufdecken',
    warehouses_full: 'alle Lager sind voll',
    ...WARES,
  },
  options: {},
  kinds: { turning_up: 'noch eine Karte aufdecken oder versteigern.', bidding: 'auf den Posten bieten oder passen.' },
  buttons: {
    'medici.turn_up': 'Karte aufdecken',
    'medici.open_bidding': 'Versteigern',
    'medici.bid': 'Bieten',
    'medici.pass': 'Passen',
  },
  forms: {},
  actions: {
    'medici.turn_up': () => say`Eine Karte aufdecken`,
    'medici.open_bidding': () => say`Den Posten versteigern`,
    'medici.bid': (a) => say`${florins(a.amount)} bieten`,
    'medici.pass': () => say`Passen`,
  },
  events: {
    'medici.round_dealt': (d) => say`Runde ${d.round}: ${d.deck_size} Karten im Stapel, ${d.left_out_size} nicht im Spiel.`,
    'medici.start_player_chosen': (d, t) => say`${t.seat(d.seat)} beginnt.`,
    'medici.card_turned_up': (d, t) => say`${t.seat(d.seat)} deckt auf: ${card(d.card)}.`,
    'medici.bidding_opened': (d, t) => say`Die Versteigerung beginnt: ${joined(d.order.map((seat) => [t.seat(seat)]), ', ')}.`,
    'medici.bid_made': (d, t) => say`${t.seat(d.seat)} bietet ${d.amount}.`,
    'medici.passed': (d, t) => say`${t.seat(d.seat)} passt${REASONS[d.reason] ?? ''}.`,
    'medici.lot_sold': (d, t) => say`${t.seat(d.buyer)} kauft ${cards(d.cards)} für ${{ b: String(d.price) }}.`,
    'medici.lot_discarded': (d) => say`Niemand kauft. Abgelegt: ${cards(d.cards)}.`,
    'medici.warehouse_filled': (d, t) => say`${t.seat(d.seat)} füllt das Lager umsonst auf: ${cards(d.cards)}.`,
    'medici.round_ended': (d) => say`Runde ${d.round} endet: ${d.reason === 'deck_exhausted' ? 'Der Stapel ist leer' : 'Alle Lager sind voll'}.`,
    'medici.warehouses_scored': (d, t) =>
      say`Lager – ${joined(d.scores.map((score) => say`${t.seat(score.seat)}: ${score.value} → ${florins(score.proceeds)}`), ', ')}.`,
    'medici.account_scored': (d, t) => {
      const paid = d.scores.filter(({ award, prize }) => award + prize > 0);
      const lines = paid.map((score) => say`${t.seat(score.seat)}: ${florins(score.award + score.prize)}`);
      return say`Konto ${WARES[d.ware]} – ${lines.length === 0 ? 'niemand wird bezahlt' : joined(lines, ', ')}.`;
    },
    'medici.game_ended': (d, t) => say`Die letzte Runde ist gewertet – ${joined(d.standings.map((one) => say`${t.seat(one.seat)}: ${florins(one.wealth)}`), ', ')}.`,
  },
  progress: (view) => `Runde ${view.round} von 3`,
  score: florins,
  board: {
    lot: 'Posten',
    noLot: 'Noch ist keine Karte aufgedeckt.',
    deck: (count) => (count === 1 ? '1 Karte im Stapel' : `${count} Karten im Stapel`),
    leftOut: (count) => `${count} nicht im Spiel`,
    turnUpHere: 'Karte aufdecken',
    bidding: 'Versteigerung',
    toBid: 'bietet jetzt',
    later: 'bietet noch',
    highest: (amount) => `bietet ${amount}`,
    out: 'bietet nicht',
    turnsUp: 'deckt auf',
    warehouses: (proceeds) => `Lager · die besten bringen ${proceeds.join(', ')}`,
    accounts: (awards) => `Konten · ${awards.join(', ')} für die Führenden, mehr auf den letzten Feldern`,
    florins: 'Fl.',
    neutral: 'neutrale',
    space: (number) => `Feld ${number}`,
    yourBid: 'Dein Gebot',
    keeps: (left) => `Dir blieben ${florins(left)}.`,
    ifYouWin: 'Wenn du den Posten bekommst',
    warehouse: 'Lager',
    room: (left, all) => `${left} von ${all} Plätzen frei`,
    noRoom: 'Der Posten passt nicht in dein Lager.',
    sums: 'Summen aus dem, was offen liegt; kein Rat.',
  },
};
