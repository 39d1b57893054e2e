/** Basari in French. */
import type { BasariGems } from 'kontor-client';

import type { BasariTexts } from '../boards/basari.ts';
import { joined, say } from '../parts.ts';
import type { GameTexts } from '../texts.ts';
import { plural } from './plural.ts';

const GEMS = [
  ['red', 'rubis', 'rubis'],
  ['yellow', 'topaze', 'topazes'],
  ['green', 'émeraude', 'émeraudes'],
  ['blue', 'saphir', 'saphirs'],
] as const;

const CARDS: Record<string, string> = { roll: '« dé »', points: '« points »', gems: '« gemmes »' };

function gems(of: BasariGems): string {
  const named = GEMS.filter(([id]) => of[id] > 0).map(([id, one, many]) => plural(of[id], one, many));
  return named.length === 0 ? 'rien' : named.join(', ');
}

const colour = (id: string): string => GEMS.find(([one]) => one === id)?.[2] ?? id;

/** Before a vowel « de » loses its own. */
const of = (gem: string): string => (gem.startsWith('é') ? `d’${gem}` : `de ${gem}`);

const points = (count: number): string => plural(count, 'point');

const board: BasariTexts = {
  title: 'Anneau des arcades',
  arch: (number, count, held, standing) => [`Arcade ${number} : ${points(count)}, ${held}`, ...standing].join(' ; '),
  figureOf: (name) => `pion : ${name}`,
  startOf: (name) => `marqueur de départ : ${name}`,
  gems,
  points: (count) => points(count),
  plusPoints: (count) => `+${points(count)}`,
  cards: { roll: 'dé', points: 'points', gems: 'gemmes' },
  choosingArches: 'Où commencent les pions ?',
  aboutArches: 'Les arcades montrent des points et des gemmes. Les pions sont à l’extérieur de l’anneau et avancent dans le sens horaire ; les marqueurs de départ sont à l’intérieur.',
  reconstructed: 'Ces arcades sont une reconstitution, pas celles du plateau imprimé.',
  ownArches: 'Ces arcades ont été saisies pour cette table.',
  choosingCards: (round) => `Manche ${round} : choix secret`,
  tradeFor: (card) => `Troc pour « ${card} »`,
  then: (cards) => `puis ${cards.map((card) => `« ${card} »`).join(', ')}`,
  over: 'Le troisième décompte est fini',
  locked: (card) => `${card}, carte fixée`,
  hasChosen: 'a choisi',
  thinking: 'réfléchit',
  rolled: (name, die) => `${name} obtient ${die}`,
  lastRound: 'La manche d’avant',
  lapsed: 'personne n’agit',
  nothing: 'rien',
  worth: 'en jeu',
  offers: 'offre',
  draft: 'offre à faire',
  earlier: 'avant',
  answers: 'accepte ou offre plus',
  opens: 'fait la première offre',
  waits: 'répond à la première offre',
  opening: (rolls) => `À égalité de points : ${rolls.join(', ')}.`,
  pickArch: 'Clique sur une arcade libre de l’anneau.',
  rollMore: (most) => `avance, marque ${most} moins le dé`,
  take: 'Prendre',
  concede: 'Ne rien offrir',
  raise: (count) => `Ou offre plus : au-delà de ${plural(count, 'gemme')}, ou ${count} avec plus de rubis (si égalité : topazes, puis émeraudes).`,
  firstOffer: 'Ta première offre, pour agir :',
  less: (name) => `Moins ${of(name)}`,
  more: (name) => `Plus ${of(name)}`,
  of: (most) => `sur ${most}`,
  owned: 'Gemmes et points',
  lap: 'tour',
  mostBrings: '★ majorité',
  scoring: (number) => `Décompte ${number}`,
};

export const basari: GameTexts<'basari'> = {
  name: 'Basari',
  summary: 'Choisis en secret l’une des trois actions ; si quelqu’un d’autre a fait le même choix, troque des gemmes pour l’obtenir.',
  by: 'Reinhard Staupe',
  fields: {
    arch: 'arcade',
    arch_gems: 'gemmes de l’arcade',
    arch_points: 'points de l’arcade',
    arches: 'arcades',
    arches_reconstructed: 'plateau reconstitué',
    blue: 'saphirs',
    card: 'carte',
    cards: 'cartes',
    chosen: 'choix',
    figure: 'pion',
    gems: 'gemmes',
    green: 'émeraudes',
    has_chosen: 'a choisi',
    lap_steps: 'pas d’un tour',
    offer: 'offre',
    opener: 'première offre par',
    phase: 'phase',
    place: 'rang',
    players: 'joueurs',
    points: 'points',
    red: 'rubis',
    responder: 'réponse par',
    round: 'manche',
    scorings: 'décomptes faits',
    seat: 'joueur',
    standings: 'classement',
    start: 'départ',
    steps: 'pas',
    supply: 'réserve',
    to_settle: 'à régler',
    yellow: 'topazes',
  },
  ids: {
    blue: 'saphirs',
    choosing_arches: 'choix des arcades',
    choosing_cards: 'choix des cartes',
    chosen: 'par choix',
    gems: 'gemmes',
    green: 'émeraudes',
    no_gems: 'pas de gemmes',
    no_raise: 'aucune surenchère possible',
    over: 'fin de la partie',
    points: 'points',
    red: 'rubis',
    roll: 'dé',
    trading: 'troc',
    yellow: 'topazes',
  },
  options: { arches: 'Arcades du plateau' },
  kinds: {
    choosing_arch: 'choisis l’arcade où ton pion commence.',
    choosing_card: 'choisis une action, en secret.',
    opening_trade: 'offre des gemmes pour l’action, ou laisse-la.',
    answering_offer: 'prends les gemmes et laisse l’action, ou offre plus.',
  },
  buttons: {
    'basari.choose_arch': 'Commencer ici',
    'basari.choose_card': 'Poser face cachée',
    'basari.offer': 'Offrir',
    'basari.concede': 'Ne rien offrir',
    'basari.accept': 'Prendre',
  },
  forms: {},
  actions: {
    'basari.choose_arch': (a) => say`Commencer à l’arcade ${a.arch + 1}`,
    'basari.choose_card': (a) => say`Choisir ${CARDS[a.card] ?? a.card}`,
    'basari.offer': (a) => say`Offrir ${gems(a.gems)}`,
    'basari.concede': () => say`Laisser l’action`,
    'basari.accept': () => say`Prendre les gemmes et laisser l’action`,
  },
  events: {
    'basari.gems_dealt': (d) => say`Au départ, chacun reçoit ${gems(d.each)}.`,
    'basari.arch_chosen': (d, t) => say`${t.seat(d.seat)} commence à l’arcade ${d.arch + 1}.`,
    'basari.round_began': (d) => say`Manche ${d.round}.`,
    'basari.figure_moved': (d, t) => say`${t.seat(d.seat)} obtient ${d.die} et avance à l’arcade ${d.arch + 1}.`,
    'basari.card_chosen': (d, t) => (d.card === null ? say`${t.seat(d.seat)} a choisi.` : say`${t.seat(d.seat)} a choisi ${CARDS[d.card] ?? d.card}.`),
    'basari.cards_revealed': (d, t) => say`Cartes : ${joined(d.cards.map((one, seat) => say`${t.seat(seat)} (${CARDS[one] ?? one})`), ', ')}.`,
    'basari.action_lapsed': (d, t) => say`${joined(d.seats.map((seat) => [t.seat(seat)]), ', ', ' et ')} ont choisi ${CARDS[d.card] ?? d.card} : personne n’agit.`,
    'basari.opening_rolled': (d, t) => say`Pour la première offre : ${joined(d.rolls.map((roll) => say`${t.seat(roll.seat)} obtient ${roll.die}`), ', ')}.`,
    'basari.trade_opened': (d, t) => say`${t.seat(d.opener)} et ${t.seat(d.responder)} troquent pour ${CARDS[d.card] ?? d.card}.`,
    'basari.offer_made': (d, t) => say`${t.seat(d.seat)} offre ${{ b: gems(d.gems) }}.`,
    'basari.offer_accepted': (d, t) => say`${t.seat(d.seat)} prend ${gems(d.gems)} et laisse l’action à ${t.seat(d.actor)}.`,
    'basari.trade_conceded': (d, t) => say`${t.seat(d.seat)} n’offre rien : l’action revient à ${t.seat(d.actor)}.`,
    'basari.roll_carried_out': (d, t) => say`${t.seat(d.seat)} obtient ${d.die}, avance à l’arcade ${d.arch + 1} et marque ${points(d.points)}.`,
    'basari.points_carried_out': (d, t) => say`${t.seat(d.seat)} marque ${points(d.points)}.`,
    'basari.gems_carried_out': (d, t) => say`${t.seat(d.seat)} prend ${gems(d.gems)}.`,
    'basari.laps_scored': (d, t) => say`Décompte ${d.scoring}, pour le tour : ${joined(d.scores.map((one) => say`${t.seat(one.seat)} (${points(one.points)})`), ', ')}.`,
    'basari.majority_scored': (d, t) => {
      const paid = d.scores.filter((one) => one.points > 0);
      return say`Majorité en ${colour(d.colour)} : ${paid.length === 0 ? 'personne' : joined(paid.map((one) => say`${t.seat(one.seat)} (${points(one.points)})`), ', ')}.`;
    },
    'basari.start_markers_moved': () => say`Les marqueurs de départ passent sous les pions.`,
    'basari.game_ended': (d, t) => say`Le dernier décompte est fini : ${joined(d.standings.map((one) => say`${t.seat(one.seat)} (${points(one.points)})`), ', ')}.`,
  },
  progress: (view) => `manche ${view.round} · ${plural(view.scorings, 'décompte')} sur 3`,
  score: (score) => points(score),
  board,
};
