/** Medici in French. */
import type { MediciCard } from 'kontor-client';

import { type Part, joined, say } from '../parts.ts';
import type { GameTexts } from '../texts.ts';
import { plural } from './plural.ts';

const REASONS: Record<string, string> = { no_room: ' (pas de place)', no_money: ' (pas de florins)', chosen: '' };

const WARES = { cloth: 'étoffes', dyes: 'teintures', metals: 'métaux', porcelain: 'porcelaine', spices: 'épices' };

/** A ware with its article, for its account. */
const OF: Record<keyof typeof WARES, string> = { cloth: 'des étoffes', dyes: 'des teintures', metals: 'des métaux', porcelain: 'de la porcelaine', spices: 'des épices' };

const card = ({ ware, value }: MediciCard): Part => ({ b: `${ware === null ? 'neutre' : WARES[ware]} ${value}` });

const cards = (all: readonly MediciCard[]): Part[] => joined(all.map((one) => [card(one)]), ', ', ' et ');

const florins = (count: number) => plural(count, 'florin');

export const medici: GameTexts<'medici'> = {
  name: 'Medici',
  summary: 'Mise sur des lots de marchandises, remplis ton entrepôt de cinq cartes et prends la tête des comptes, en trois manches.',
  by: 'Reiner Knizia',
  fields: {
    accounts: 'comptes',
    amount: 'florins',
    deck_size: 'cartes dans la pioche',
    discarded: 'défausse',
    highest_bid: 'plus haute mise',
    left_out_size: 'cartes écartées',
    lot: 'lot',
    phase: 'phase',
    place: 'rang',
    players: 'joueurs',
    position: 'case',
    room: 'places libres',
    round: 'manche',
    seat: 'joueur',
    standings: 'classement',
    to_bid: 'doivent encore miser',
    turner: 'cartes retournées par',
    value: 'valeur',
    ware: 'marchandise',
    warehouse: 'entrepôt',
    warehouse_value: 'valeur de l’entrepôt',
    wealth: 'florins',
  },
  ids: {
    ...WARES,
    bidding: 'enchères',
    chosen: 'par choix',
    deck_exhausted: 'la pioche est vide',
    no_money: 'pas d’argent',
    no_room: 'pas de place',
    over: 'fin de la partie',
    turning_up: 'cartes à retourner',
    warehouses_full: 'tous les entrepôts sont pleins',
  },
  options: {},
  kinds: { turning_up: 'retourne encore une carte, ou ouvre les enchères.', bidding: 'mise sur le lot, ou passe.' },
  buttons: {
    'medici.turn_up': 'Retourner une carte',
    'medici.open_bidding': 'Ouvrir les enchères',
    'medici.bid': 'Miser',
    'medici.pass': 'Passer',
  },
  forms: {},
  actions: {
    'medici.turn_up': () => say`Retourner une carte`,
    'medici.open_bidding': () => say`Ouvrir les enchères`,
    'medici.bid': (a) => say`Miser ${florins(a.amount)}`,
    'medici.pass': () => say`Passer`,
  },
  events: {
    'medici.round_dealt': (d) => say`Manche ${d.round} : ${plural(d.deck_size, 'carte')} en jeu, ${plural(d.left_out_size, 'carte écartée', 'cartes écartées')}.`,
    'medici.start_player_chosen': (d, t) => say`${t.seat(d.seat)} commence.`,
    'medici.card_turned_up': (d, t) => say`${t.seat(d.seat)} retourne ${card(d.card)}.`,
    'medici.bidding_opened': (d, t) => say`Les enchères s’ouvrent : ${joined(d.order.map((seat) => [t.seat(seat)]), ', ')}.`,
    'medici.bid_made': (d, t) => say`${t.seat(d.seat)} mise ${d.amount}.`,
    'medici.passed': (d, t) => say`${t.seat(d.seat)} passe${REASONS[d.reason] ?? ''}.`,
    'medici.lot_sold': (d, t) => say`${t.seat(d.buyer)} achète ${cards(d.cards)} pour ${{ b: String(d.price) }}.`,
    'medici.lot_discarded': (d) => say`Personne n’achète, le lot est défaussé : ${cards(d.cards)}.`,
    'medici.warehouse_filled': (d, t) => say`${t.seat(d.seat)} remplit son entrepôt gratuitement : ${cards(d.cards)}.`,
    'medici.round_ended': (d) => say`La manche ${d.round} est finie : ${d.reason === 'deck_exhausted' ? 'la pioche est vide' : 'tous les entrepôts sont pleins'}.`,
    'medici.warehouses_scored': (d, t) =>
      say`Entrepôts : ${joined(d.scores.map((score) => say`${t.seat(score.seat)} (${score.value} → ${florins(score.proceeds)})`), ', ')}.`,
    'medici.account_scored': (d, t) => {
      const paid = d.scores.filter(({ award, prize }) => award + prize > 0);
      const lines = paid.map((score) => say`${t.seat(score.seat)} (${florins(score.award + score.prize)})`);
      return say`Compte ${OF[d.ware]} : ${lines.length === 0 ? 'personne ne reçoit rien' : joined(lines, ', ')}.`;
    },
    'medici.game_ended': (d, t) => say`La dernière manche est décomptée : ${joined(d.standings.map((one) => say`${t.seat(one.seat)} (${florins(one.wealth)})`), ', ')}.`,
  },
  progress: (view) => `manche ${view.round} sur 3`,
  score: florins,
  board: {
    lot: 'Lot',
    noLot: 'Aucune carte n’est encore retournée.',
    deck: (count) => `${plural(count, 'carte')} dans la pioche`,
    leftOut: (count) => plural(count, 'carte écartée', 'cartes écartées'),
    turnUpHere: 'Retourner une carte',
    bidding: 'Enchères',
    toBid: 'doit miser',
    later: 'mise plus tard',
    highest: (amount) => `mise ${amount}`,
    out: 'ne mise pas',
    turnsUp: 'retourne des cartes',
    warehouses: (proceeds) => `Entrepôts · les meilleurs rapportent ${proceeds.join(', ')}`,
    accounts: (awards) => `Comptes · ${awards.join(', ')} pour la tête, plus sur les dernières cases`,
    florins: 'fl.',
    neutral: 'neutre',
    space: (number) => `case ${number}`,
    yourBid: 'Ta mise',
    keeps: (left) => `Il te resterait ${florins(left)}.`,
    ifYouWin: 'Si tu gagnes le lot',
    warehouse: 'Entrepôt',
    room: (left, all) => `${plural(left, 'place libre', 'places libres')} sur ${all}`,
    noRoom: 'Le lot ne tient pas dans ton entrepôt.',
    sums: 'Sommes de ce qui est visible ; aucun conseil.',
  },
};
