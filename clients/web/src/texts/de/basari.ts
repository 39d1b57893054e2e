/** Basari in German. */
import type { BasariGems } from 'kontor-client';

import type { BasariTexts } from '../boards/basari.ts';
import { joined, say } from '../parts.ts';
import type { GameTexts } from '../texts.ts';

const GEMS = [
  ['red', 'Rubin', 'Rubine'],
  ['yellow', 'Topas', 'Topase'],
  ['green', 'Smaragd', 'Smaragde'],
  ['blue', 'Saphir', 'Saphire'],
] as const;

const CARDS: Record<string, string> = { roll: '„Würfeln“', points: '„Punkte“', gems: '„Edelsteine“' };

/** Nominative or accusative, which are the same here; sentences use no other case. */
function gems(of: BasariGems): string {
  const named = GEMS.filter(([id]) => of[id] > 0).map(([id, one, many]) => `${of[id]} ${of[id] === 1 ? one : many}`);
  return named.length === 0 ? 'nichts' : named.join(', ');
}

const colour = (id: string): string => GEMS.find(([one]) => one === id)?.[2] ?? id;

const points = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;

const board: BasariTexts = {
  title: 'Ring der Torbögen',
  arch: (number, count, held, standing) => [`Torbogen ${number}: ${points(count)}, ${held}`, ...standing].join('; '),
  figureOf: (name) => `Figur von ${name}`,
  startOf: (name) => `Startplättchen von ${name}`,
  gems,
  points: (count) => points(count),
  plusPoints: (count) => `+${points(count)}`,
  cards: { roll: 'Würfeln', points: 'Punkte', gems: 'Edelsteine' },
  choosingArches: 'Wo beginnen die Figuren?',
  aboutArches: 'Torbögen zeigen Punkte und Edelsteine. Figuren stehen außen am Ring und ziehen im Uhrzeigersinn; Startplättchen liegen innen.',
  reconstructed: 'Diese Torbögen sind nachgebildet, nicht die des gedruckten Spielplans.',
  ownArches: 'Diese Torbögen wurden für diesen Tisch eingegeben.',
  choosingCards: (round) => `Runde ${round}: verdeckt wählen`,
  tradeFor: (card) => `Handel um „${card}“`,
  then: (cards) => `danach ${cards.map((card) => `„${card}“`).join(', ')}`,
  over: 'Die dritte Wertung ist vorbei',
  locked: (card) => `${card}, liegt`,
  hasChosen: 'hat gewählt',
  thinking: 'überlegt',
  rolled: (name, die) => `${name} würfelt ${die}`,
  lastRound: 'Die Runde davor',
  lapsed: 'verfallen',
  nothing: 'nichts',
  worth: 'bringt',
  offers: 'bietet',
  draft: 'dein Angebot',
  earlier: 'vorher',
  answers: 'nimmt an oder erhöht',
  opens: 'macht das erste Angebot',
  waits: 'antwortet auf das Angebot',
  opening: (rolls) => `Gleich viele Punkte: ${rolls.join(', ')}.`,
  pickArch: 'Klicke auf einen freien Torbogen des Rings.',
  rollMore: (most) => `weiterziehen, Punkte: ${most} − Wurf`,
  take: 'Annehmen:',
  concede: 'Nichts bieten',
  raise: (count) =>
    `Oder erhöhe: mehr als ${count === 1 ? '1 Edelstein' : `${count} Edelsteine`} oder ${count} mit mehr Rubinen (bei Gleichstand mehr Topasen, dann Smaragden).`,
  firstOffer: 'Dein erstes Angebot, damit du die Aktion ausführst:',
  less: (name) => `Weniger ${name}`,
  more: (name) => `Mehr ${name}`,
  of: (most) => `von ${most}`,
  owned: 'Edelsteine und Punkte',
  lap: 'Lauf',
  mostBrings: '★ meiste',
  scoring: (number) => `Wertung ${number}`,
};

export const basari: GameTexts<'basari'> = {
  name: 'Basari',
  summary: 'Wähle verdeckt eine von drei Aktionen; hat noch jemand dieselbe gewählt, handelt ihr mit Edelsteinen darum.',
  by: 'Reinhard Staupe',
  fields: {
    arch: 'Torbogen',
    arch_gems: 'Edelsteine des Torbogens',
    arch_points: 'Punkte des Torbogens',
    arches: 'Torbögen',
    arches_reconstructed: 'Spielplan ist nachgebildet',
    blue: 'Saphire',
    card: 'Aktion',
    cards: 'Aktionen',
    chosen: 'gewählt',
    figure: 'Figur',
    gems: 'Edelsteine',
    green: 'Smaragde',
    has_chosen: 'hat gewählt',
    lap_steps: 'Felder einer Umrundung',
    offer: 'Angebot',
    opener: 'beginnt den Handel',
    phase: 'Phase',
    place: 'Platz',
    players: 'Spieler',
    points: 'Punkte',
    red: 'Rubine',
    responder: 'antwortet',
    round: 'Runde',
    scorings: 'Wertungen bisher',
    seat: 'Spieler',
    standings: 'Rangfolge',
    start: 'Startplättchen',
    steps: 'Felder',
    supply: 'Vorrat',
    to_settle: 'noch auszuhandeln',
    yellow: 'Topase',
  },
  ids: {
    blue: 'Saphire',
    choosing_arches: 'Torbögen wählen',
    choosing_cards: 'Aktionen wählen',
    chosen: 'gewählt',
    gems: 'Edelsteine',
    green: 'Smaragde',
    no_gems: 'keine Edelsteine',
    no_raise: 'Erhöhen war nicht möglich',
    over: 'zu Ende',
    points: 'Punkte',
    red: 'Rubine',
    roll: 'Würfeln',
    trading: 'Handeln',
    yellow: 'Topase',
  },
  options: { arches: 'Torbögen des Spielplans' },
  kinds: {
    choosing_arch: 'den Torbogen wählen, an dem deine Figur beginnt.',
    choosing_card: 'verdeckt eine Aktion wählen.',
    opening_trade: 'Edelsteine für die Aktion bieten oder sie überlassen.',
    answering_offer: 'das Angebot annehmen und auf die Aktion verzichten oder erhöhen.',
  },
  buttons: {
    'basari.choose_arch': 'Hier beginnen',
    'basari.choose_card': 'Verdeckt legen',
    'basari.offer': 'Bieten',
    'basari.concede': 'Nichts bieten',
    'basari.accept': 'Annehmen',
  },
  forms: {},
  actions: {
    'basari.choose_arch': (a) => say`An Torbogen ${a.arch + 1} beginnen`,
    'basari.choose_card': (a) => say`${CARDS[a.card] ?? a.card} wählen`,
    'basari.offer': (a) => say`${gems(a.gems)} bieten`,
    'basari.concede': () => say`Die Aktion überlassen`,
    'basari.accept': () => say`Das Angebot annehmen und auf die Aktion verzichten`,
  },
  events: {
    'basari.gems_dealt': (d) => say`Alle erhalten ${gems(d.each)}.`,
    'basari.arch_chosen': (d, t) => say`${t.seat(d.seat)} beginnt an Torbogen ${d.arch + 1}.`,
    'basari.round_began': (d) => say`Runde ${d.round}.`,
    'basari.figure_moved': (d, t) => say`${t.seat(d.seat)} würfelt ${d.die} und zieht zu Torbogen ${d.arch + 1}.`,
    'basari.card_chosen': (d, t) => (d.card === null ? say`${t.seat(d.seat)} hat gewählt.` : say`${t.seat(d.seat)} hat ${CARDS[d.card] ?? d.card} gewählt.`),
    'basari.cards_revealed': (d, t) => say`Aktionen – ${joined(d.cards.map((one, seat) => say`${t.seat(seat)}: ${CARDS[one] ?? one}`), ', ')}.`,
    'basari.action_lapsed': (d, t) => say`${CARDS[d.card] ?? d.card} verfällt, gewählt von ${joined(d.seats.map((seat) => [t.seat(seat)]), ', ', ' und ')}.`,
    'basari.opening_rolled': (d, t) => say`Um das erste Angebot: ${joined(d.rolls.map((roll) => say`${t.seat(roll.seat)} würfelt ${roll.die}`), ', ')}.`,
    'basari.trade_opened': (d, t) => say`${t.seat(d.opener)} und ${t.seat(d.responder)} handeln um ${CARDS[d.card] ?? d.card}.`,
    'basari.offer_made': (d, t) => say`${t.seat(d.seat)} bietet ${{ b: gems(d.gems) }}.`,
    'basari.offer_accepted': (d, t) => say`${t.seat(d.seat)} nimmt ${gems(d.gems)} an, ${t.seat(d.actor)} führt die Aktion aus.`,
    'basari.trade_conceded': (d, t) => say`${t.seat(d.seat)} bietet nichts, ${t.seat(d.actor)} führt die Aktion aus.`,
    'basari.roll_carried_out': (d, t) => say`${t.seat(d.seat)} würfelt ${d.die}, zieht zu Torbogen ${d.arch + 1} und erhält ${points(d.points)}.`,
    'basari.points_carried_out': (d, t) => say`${t.seat(d.seat)} erhält ${points(d.points)}.`,
    'basari.gems_carried_out': (d, t) => say`${t.seat(d.seat)} nimmt ${gems(d.gems)}.`,
    'basari.laps_scored': (d, t) => say`Wertung ${d.scoring}, Umrundung – ${joined(d.scores.map((one) => say`${t.seat(one.seat)}: ${points(one.points)}`), ', ')}.`,
    'basari.majority_scored': (d, t) => {
      const paid = d.scores.filter((one) => one.points > 0);
      return say`Die meisten ${colour(d.colour)} – ${paid.length === 0 ? 'niemand' : joined(paid.map((one) => say`${t.seat(one.seat)}: ${points(one.points)}`), ', ')}.`;
    },
    'basari.start_markers_moved': () => say`Die Startplättchen rücken unter die Figuren.`,
    'basari.game_ended': (d, t) => say`Die letzte Wertung ist vorbei – ${joined(d.standings.map((one) => say`${t.seat(one.seat)}: ${points(one.points)}`), ', ')}.`,
  },
  progress: (view) => `Runde ${view.round} · ${view.scorings} von 3 Wertungen`,
  score: (score) => points(score),
  board,
};
