/** Dale of Merchants 2 in German. The names of the cards are those of the contract. */
import type { DaleOfMerchantsGoal, DaleOfMerchantsOrigin } from 'kontor-client';

import { type Part, type Teller, joined, say } from '../parts.ts';
import type { GameTexts } from '../texts.ts';
import type { Card } from '../things.ts';

const cardsOf = (count: number) => `${count} ${count === 1 ? 'Karte' : 'Karten'}`;

const UNTIL: Record<string, string> = {
  resolved: 'bis zur Ausführung',
  next_turn: 'bis zum nächsten Zug',
  end_of_turn: 'bis zum Ende des Zugs',
};

const KINDS: Record<string, string> = {
  starting_turn: 'fällige Techniken',
  acting: 'die nächste Aktion',
  resolving: 'eine Antwort',
  reacting: 'Reaktionen',
  cheering: 'eine Karte aus jedem Deck',
  helping: 'Hilfe beim Stapel',
  discarding_lasting: 'die Reihenfolge beim Ablegen',
  ending_turn: 'das Ende des Zugs',
};

/** A place with its owner, in the nominative: sentences put it beside an arrow, so that no case changes it. */
function place(zone: DaleOfMerchantsOrigin | DaleOfMerchantsGoal, t: Teller): Part[] {
  switch (zone.zone) {
    case 'hand':
      return say`Hand von ${t.seat(zone.seat)}`;
    case 'deck':
      return say`Deck von ${t.seat(zone.seat)}`;
    case 'deck_top':
      return say`Deck von ${t.seat(zone.seat)} (oben)`;
    case 'pile':
      return say`Ablage von ${t.seat(zone.seat)}`;
    case 'schedule':
      return say`Zeitplan von ${t.seat(zone.seat)}`;
    case 'stall':
      return say`Marktstand ${zone.stall + 1}, Stapel ${zone.stack + 1}`;
    case 'market':
      return say`Markt, Platz ${zone.slot + 1}`;
    case 'market_deck':
      return say`Marktdeck`;
    case 'market_pile':
      return say`Marktablage`;
    case 'junk_pile':
      return say`Junk-Stapel`;
    case 'aside':
      return say`beiseite`;
    default:
      return say`irgendwo`;
  }
}

/** How many: « 2 Karten », « 1 bis 3 Karten », « bis zu 3 Karten ». */
const range = (min: number, max: number) => (min === max ? cardsOf(max) : min === 0 ? `bis zu ${cardsOf(max)}` : `${min} bis ${cardsOf(max)}`);

/** What cards ask of the hand. */
const HAND_ASKED: Partial<Record<Card, string>> = {
  dangerous_test: 'Wähle der Reihe nach die Handkarten, die du ablegst.',
  housecleaning: 'Wähle eine Handkarte zum Wegwerfen oder keine.',
  ruthless_competition: 'Wähle eine Handkarte, die oben auf das Deck dieses Spielers kommt.',
  rare_artefact: 'Wähle die Handkarte, die du zeigst: Ihr Wert wird vervielfacht.',
  swank: 'Wähle eine Handkarte zum Wegwerfen.',
  quality_inspection: 'Wähle eine Handkarte zum Wegwerfen.',
  binoculars: 'Wähle eine Handkarte zum Ablegen.',
};

/** What cards ask of the own discard pile. */
const PILE_ASKED: Partial<Record<Card, string>> = {
  siesta: 'Wähle eine Karte deiner Ablage, die du auf die Hand nimmst, oder keine.',
  extra_remarks: 'Wähle eine Karte deiner Ablage, die oben auf dein Deck kommt.',
};

const some = (cards: readonly unknown[]) => cardsOf(cards.length);

const numbers = (places: readonly number[]) => places.map((one) => one + 1).join(', ');

/** The cards that were seen, for the players who have seen them. */
const seen = (cards: readonly Card[] | null, t: Teller): Part[] => (cards ? [': ', ...joined(cards.map((card) => [t.card(card)]), ', ')] : []);

export const dale: GameTexts<'dale_of_merchants'> = {
  name: 'Dale of Merchants 2',
  summary: 'Kaufe Karten der Tiervölker, nutze ihre Techniken und baue vor allen anderen die Stapel deines Marktstands.',
  by: 'Sami Laakso',
  fields: {
    asking: 'fragende Karte',
    card: 'Karte',
    cards: 'Karten',
    deck_size: 'Karten im Deck',
    direction: 'Richtung',
    hand: 'Hand',
    hand_limit: 'Handlimit',
    hand_size: 'Handkarten',
    handle: 'Nummer',
    keep_glue: 'Klebstoff behalten',
    laid_out: 'für Hilfe ausgelegt',
    market: 'Markt',
    market_deck_size: 'Karten im Marktdeck',
    market_pile: 'Marktablage',
    missing: 'fehlt',
    multiplied: 'vervielfacht',
    next_stack: 'nächster Stapel',
    on_deck: 'oben auf das Deck',
    others: 'andere Karten',
    partner: 'Partner',
    pass_after_s: 'Sekunden bis zum Passen',
    payment: 'Bezahlung',
    pile: 'Ablage',
    place: 'Platz',
    places: 'Plätze',
    player: 'Spieler',
    players: 'Spieler',
    reactions: 'Reaktionen',
    round: 'Runde',
    schedule: 'Zeitplan',
    seat: 'Spieler',
    sets: 'Tiervölker',
    slot: 'Marktplatz',
    slots: 'Marktplätze',
    stack: 'Stapel',
    stacks: 'Stapel',
    stacks_to_win: 'Stapel zum Sieg',
    stalls: 'Marktstände',
    standings: 'Rangfolge',
    teams: 'Teams',
    to: 'auf Marktplatz',
    turn: 'am Zug',
    until: 'bis',
    value: 'Wert',
  },
  ids: {
    ancient_knowledge: 'Uraltes Wissen',
    aside: 'beiseite',
    ask: 'mich fragen',
    balancing: 'Balanceakt',
    binoculars: 'Fernglas',
    calculations: 'Berechnungen',
    charity: 'Wohltätigkeit',
    cheer: 'Jubel',
    crocodiles: 'Krokodile',
    cunning_neighbour: 'Schlauer Nachbar',
    dangerous_test: 'Gefährlicher Versuch',
    daring_adventurer: 'Wagemutiger Abenteurer',
    deck: 'Deck',
    deck_top: 'oben auf dem Deck',
    end_of_turn: 'Ende des Zugs',
    extra_remarks: 'Zusätzliche Hinweise',
    foxes: 'Füchse',
    glue: 'Klebstoff',
    gunfight: 'Schießerei',
    hand: 'Hand',
    housecleaning: 'Hausputz',
    ironing: 'Bügeln',
    junk: 'Junk',
    junk_pile: 'Junk-Stapel',
    kept: 'behalten',
    left: 'links',
    little_villain: 'Kleiner Schurke',
    lost_shipments: 'Verlorene Lieferungen',
    lunch_break: 'Mittagspause',
    magnet: 'Magnet',
    market: 'Markt',
    market_deck: 'Marktdeck',
    market_pile: 'Marktablage',
    nasty_threat: 'Fiese Drohung',
    natural_survivor: 'Geborener Überlebender',
    next_turn: 'nächster Zug',
    night_shift: 'Nachtschicht',
    owl: 'Eule',
    owls: 'Eulen',
    pass: 'nie',
    pile: 'Ablage',
    platypuses: 'Schnabeltiere',
    polecats: 'Iltisse',
    quality_inspection: 'Qualitätsprüfung',
    raffle: 'Verlosung',
    rare_artefact: 'Seltenes Artefakt',
    resolved: 'ausgeführt',
    right: 'rechts',
    risky_business: 'Riskantes Geschäft',
    rumours: 'Gerüchte',
    ruthless_competition: 'Gnadenlose Konkurrenz',
    safety_precaution: 'Absicherung',
    schedule: 'Zeitplan',
    shopping_journey: 'Einkaufsreise',
    siesta: 'Siesta',
    sloths: 'Faultiere',
    sofa: 'Sofa',
    stack: 'Stapel',
    stall: 'Marktstand',
    steady_achiever: 'Beharrlicher Könner',
    swank: 'Prahlerei',
    tasters: 'Kostproben',
    tireless_tinkerer: 'Unermüdlicher Tüftler',
    when_able: 'kurze Zeit',
    wise_spy: 'Weiser Spion',
  },
  options: {
    decks: 'Tiervölker',
    first_seat: 'Wer beginnt',
    round_limit: 'Höchstzahl der Runden',
    teams: 'Zweierteams',
  },
  kinds: {
    starting_turn: 'eine fällige Technik aufnehmen.',
    acting: 'kaufen, spielen, bauen oder ablegen.',
    resolving: 'entscheiden, was die Karte offenlässt.',
    reacting: 'mit einer Eule antworten oder passen.',
    cheering: 'verdeckt eine Karte aus deinem Deck wählen.',
    helping: 'Karten zum Stapel deines Partners legen oder ablehnen.',
    discarding_lasting: 'wählen, was als Nächstes abgelegt wird.',
    ending_turn: 'vor dem Ende des Zugs eine Eule nutzen oder weitermachen.',
  },
  buttons: {
    'dale_of_merchants.buy': 'Kaufen',
    'dale_of_merchants.rearrange_and_buy': 'Umordnen und kaufen',
    'dale_of_merchants.play': 'Technik spielen',
    'dale_of_merchants.build': 'Stapel bauen',
    'dale_of_merchants.ask_for_help': 'Partner fragen',
    'dale_of_merchants.discard': 'Ablegen',
    'dale_of_merchants.end_turn': 'Zug beenden',
    'dale_of_merchants.take_up': 'Aufnehmen',
    'dale_of_merchants.use_owl': 'Eule nutzen',
    'dale_of_merchants.pass': 'Passen',
    'dale_of_merchants.choose_hand_cards': 'Aus der Hand wählen',
    'dale_of_merchants.choose_deck_cards': 'Aus dem Deck wählen',
    'dale_of_merchants.choose_pile_cards': 'Aus der Ablage wählen',
    'dale_of_merchants.choose_market_cards': 'Aus dem Markt wählen',
    'dale_of_merchants.choose_stall_card': 'Vom Stand wählen',
    'dale_of_merchants.choose_player': 'Spieler wählen',
    'dale_of_merchants.choose_direction': 'Richtung wählen',
    'dale_of_merchants.deal': 'Verteilen',
    'dale_of_merchants.guess': 'Raten',
    'dale_of_merchants.put_on_deck': 'Wohin damit?',
    'dale_of_merchants.order_cards': 'Ordnen',
    'dale_of_merchants.exchange': 'Austauschen',
    'dale_of_merchants.swap': 'Tauschen',
    'dale_of_merchants.help': 'Helfen',
    'dale_of_merchants.decline_help': 'Ablehnen',
  },
  forms: {},
  actions: {
    'dale_of_merchants.buy': (a) => say`Von Marktplatz ${a.slot + 1} mit ${some(a.payment)} kaufen${a.keep_glue ? ' und Klebstoff behalten' : ''}`,
    'dale_of_merchants.rearrange_and_buy': (a) => say`Markt umordnen und ${a.slot + 1} auf Platz ${a.to + 1} mit ${some(a.payment)} kaufen`,
    'dale_of_merchants.play': (a) => say`Karte ${a.card} spielen`,
    'dale_of_merchants.build': (a) => say`Stapel aus ${some(a.cards)} bauen`,
    'dale_of_merchants.ask_for_help': (a) => say`${some(a.cards)} auslegen und den Partner fragen`,
    'dale_of_merchants.discard': (a) => say`${a.cards.length === 0 ? 'Nichts' : some(a.cards)} ablegen`,
    'dale_of_merchants.end_turn': () => say`Zug beenden`,
    'dale_of_merchants.take_up': (a) => say`Karte ${a.place + 1} des Zeitplans aufnehmen`,
    'dale_of_merchants.use_owl': (a) => say`Eule ${a.card} nutzen`,
    'dale_of_merchants.pass': () => say`Passen`,
    'dale_of_merchants.choose_hand_cards': (a) => say`${some(a.cards)} der Hand wählen`,
    'dale_of_merchants.choose_deck_cards': (a) => (a.places.length === 0 ? say`Keine wählen` : say`Karte ${numbers(a.places)} des Decks wählen`),
    'dale_of_merchants.choose_pile_cards': (a) => (a.places.length === 0 ? say`Keine wählen` : say`Karte ${numbers(a.places)} der Ablage wählen`),
    'dale_of_merchants.choose_market_cards': (a) => say`Marktplatz ${numbers(a.slots)} wählen`,
    'dale_of_merchants.choose_stall_card': (a) => say`Karte ${a.place + 1} von Stapel ${a.stack + 1} wählen`,
    'dale_of_merchants.choose_player': (a, t) => say`${t.seat(a.player)} wählen`,
    'dale_of_merchants.choose_direction': (a) => say`${a.direction === 'left' ? 'Links' : 'Rechts'}`,
    'dale_of_merchants.deal': (a, t) => say`Verteilen an ${joined(a.players.map((seat) => [t.seat(seat)]), ', ')}`,
    'dale_of_merchants.guess': (a) => say`${a.value} raten`,
    'dale_of_merchants.put_on_deck': (a) => say`${a.on_deck ? 'Oben auf das Deck' : 'Auf die Ablage'}`,
    'dale_of_merchants.order_cards': (a) => say`Reihenfolge ${numbers(a.places)}`,
    'dale_of_merchants.exchange': (a) => say`${some(a.cards)} austauschen`,
    'dale_of_merchants.swap': (a) => say`Karte ${a.card} gegen Karte ${a.place + 1} der Ablage tauschen`,
    'dale_of_merchants.help': (a) => say`${some(a.cards)} dazulegen`,
    'dale_of_merchants.decline_help': () => say`Nichts dazulegen`,
  },
  events: {
    'dale_of_merchants.set_up': (d, t) => say`Im Spiel: ${d.sets.map((set) => dale.ids[set]).join(', ')}. ${t.seat(d.first)} beginnt.`,
    'dale_of_merchants.card_moved': (d, t) => say`${t.card(d.card)}: ${place(d.from, t)} → ${place(d.to, t)}.`,
    'dale_of_merchants.turn_began': (d, t) => say`Runde ${d.round}: ${t.seat(d.seat)} ist am Zug.`,
    'dale_of_merchants.technique_played': (d, t) => say`${t.seat(d.seat)} spielt ${t.card(d.card)}.`,
    'dale_of_merchants.technique_scheduled': (d, t) => say`${t.card(d.card)} bleibt bei ${t.seat(d.seat)} ${UNTIL[d.until] ?? ''}.`,
    'dale_of_merchants.technique_resolved': (d, t) => say`${t.card(d.card)} von ${t.seat(d.seat)} ist ausgeführt.`,
    'dale_of_merchants.purchased': (d, t) => say`${t.seat(d.seat)} kauft ${t.card(d.card)} für ${d.paid}.`,
    'dale_of_merchants.stack_built': (d, t) =>
      d.helper === null ? say`${t.seat(d.seat)} baut Stapel ${d.number}.` : say`${t.seat(d.seat)} baut Stapel ${d.number} mit Hilfe von ${t.seat(d.helper)}.`,
    'dale_of_merchants.hand_sorted_out': (d, t) => say`${t.seat(d.seat)} legt ${cardsOf(d.count)} ab.`,
    'dale_of_merchants.deck_shuffled': (d, t) => say`${t.seat(d.seat)} mischt ${d.formed ? 'ein neues Deck' : 'das Deck'} aus ${cardsOf(d.size)}.`,
    'dale_of_merchants.market_deck_formed': (d) => say`Ein Marktdeck aus ${cardsOf(d.size)} wird gebildet.`,
    'dale_of_merchants.market_arranged': () => say`Der Markt wird umgeordnet.`,
    'dale_of_merchants.die_rolled': (d, t) => say`${t.seat(d.seat)} würfelt ${{ b: String(d.die) }}.`,
    'dale_of_merchants.player_chosen': (d, t) => say`${t.seat(d.seat)} wählt ${t.seat(d.chosen)}.`,
    'dale_of_merchants.direction_chosen': (d, t) => say`${t.seat(d.seat)} wählt ${d.left ? 'links' : 'rechts'}.`,
    'dale_of_merchants.value_guessed': (d, t) => say`${t.seat(d.seat)} rät ${d.value}.`,
    'dale_of_merchants.card_shown': (d, t) => say`${t.seat(d.seat)} zeigt ${t.card(d.card)}.`,
    'dale_of_merchants.value_multiplied': (d, t) => say`${t.card(d.card)} von ${t.seat(d.seat)} zählt in diesem Zug ${d.factor}-fach.`,
    'dale_of_merchants.hand_looked_at': (d, t) => say`${t.seat(d.seat)} sieht die Hand von ${t.seat(d.owner)} an${seen(d.cards, t)}.`,
    'dale_of_merchants.deck_searched': (d, t) => say`${t.seat(d.seat)} durchsucht das eigene Deck${seen(d.cards, t)}.`,
    'dale_of_merchants.deck_card_chosen': (d, t) => (d.card === null ? say`${t.seat(d.seat)} hat gewählt.` : say`${t.seat(d.seat)} hat ${t.card(d.card)} gewählt.`),
    'dale_of_merchants.set_dealt': (d, t) => say`${t.seat(d.seat)} verteilt ${cardsOf(d.count)}.`,
    'dale_of_merchants.help_asked': (d, t) => say`${t.seat(d.seat)} bittet ${t.seat(d.partner)} für Stapel ${d.number} um ${d.missing} mehr.`,
    'dale_of_merchants.help_declined': (d, t) => say`${t.seat(d.seat)} legt nichts dazu.`,
    'dale_of_merchants.passed': (d, t) => say`${t.seat(d.seat)} lässt es geschehen.`,
    'dale_of_merchants.turn_ended': (d, t) => say`${t.seat(d.seat)} beendet den Zug.`,
    'dale_of_merchants.game_ended': (d) => say`Das Spiel endet${d.undecided ? ' unentschieden' : ''}.`,
    'dale_of_merchants.waiting': (d, t) => {
      const kind = KINDS[d.kind.split('.').at(-1) ?? ''] ?? 'eine Antwort';
      return d.by === null ? say`Warten auf ${kind}.` : say`${t.card(d.by)} wartet auf ${kind}.`;
    },
  },
  progress: (view) => `Runde ${view.round}`,
  score: (score) => `${score} Stapel`,
  board: {
    title: 'Markt, Hand und Marktstände',
    market: 'Markt',
    marketPile: 'Marktablage, die oberste Karte zuerst',
    sold: 'leer',
    deck: 'Deck',
    deckOf: 'Karten im Deck',
    hand: 'Hand',
    pile: 'Ablage',
    you: 'du',
    partner: 'dein Partner',
    turn: 'am Zug',
    yourHand: 'Deine Hand',
    handWorth: (cards, limit, sum, deck) => `${cardsOf(cards)}, Wert ${sum} · Limit ${limit} · Deck ${deck}`,
    yourDeck: 'Dein Deck',
    yourPile: 'Deine Ablage, die oberste Karte zuerst',
    topFirst: 'Klicke die Karten der Reihe nach an: Die erste liegt oben',
    noCards: 'Keine Karten.',
    bonus: 'Bonusaktion',
    uses: { technique: 'Technik', passive: 'passiv', rubbish: 'Junk' },
    until: { resolved: 'wird ausgeführt', next_turn: 'bis zum nächsten Zug', end_of_turn: 'in diesem Zug' },
    counts: (value) => `zählt ${value}`,
    price: (price, isExact) => (isExact ? `Preis ${price}` : `Preis ab ${price}`),
    stalls: (stacks) => `Marktstände · wer zuerst ${stacks} Stapel hat, gewinnt`,
    stallOf: (names) => `Marktstand von ${names.join(' und ')}`,
    stack: (number) => `Stapel ${number}`,
    needs: (worth) => `Wert ${worth}`,
    build: 'Bauen',
    buildHere: (number) => `Stapel ${number} bauen`,
    askPartner: (number) => `Den Partner um Hilfe bei Stapel ${number} bitten`,
    pileOf: (name) => `Ablage von ${name}, die oberste Karte zuerst`,
    scheduleOf: (name) => `Zeitplan von ${name}`,
    handOf: (name) => `Die Hand von ${name}`,
    play: (card) => `${dale.ids[card]} spielen`,
    useOwl: (card) => `${dale.ids[card]} nutzen`,
    discard: (cards) => (cards === 0 ? 'Nichts ablegen' : `${cardsOf(cards)} ablegen`),
    takeUp: (card) => `${dale.ids[card]} aufnehmen`,
    none: 'Keine',
    onDeck: 'Oben auf dein Deck',
    onPile: 'Auf deine Ablage',
    side: { left: (name) => `Links: ${name}`, right: (name) => `Rechts: ${name}` },
    without: { pass: 'Passen', end_turn: 'Zug beenden', decline_help: 'Nichts dazulegen' },
    keepGlue: 'Klebstoff auf der Hand behalten',
    rearrange: 'Markt umordnen',
    arrangeHint: 'Verschiebe die Karten mit den Pfeilen und klicke dann auf die, die du kaufst.',
    moveLeft: (card) => `${card} nach links`,
    moveRight: (card) => `${card} nach rechts`,
    startHint: 'Klicke Handkarten an, um zu zahlen, zu spielen, zu bauen oder abzulegen, und eine Karte des Markts, um sie zu kaufen.',
    owlHint: 'Klicke auf eine Eule deiner Hand, um sie zu nutzen.',
    payHint: 'Klicke die Karten an, mit denen du zahlst.',
    fits: 'das genügt',
    fitsNot: (sum, price) => (sum < price ? `noch ${price - sum} zu zahlen` : 'geht nicht: zu viel'),
    paying: (card, price) => say`Für ${{ card }}, Preis ${price}:`,
    gets: (card) => `Wer erhält ${card}?`,
    resolving: (card) => say`${{ card }} wird ausgeführt`,
    asksYou: (card) => say`${{ card }} fragt:`,
    asks: {
      choose_hand_cards: (choice) => HAND_ASKED[choice.by] ?? `Wähle ${range(choice.min, choice.max)} deiner Hand.`,
      choose_deck_cards: ({ by, min }) =>
        by === 'ancient_knowledge'
          ? 'Wähle eine Karte deines Decks zum Ablegen oder keine.'
          : `Wähle eine Karte deines Decks${min === 0 ? ' oder keine' : ', die du auf die Hand nimmst'}.`,
      choose_pile_cards: (choice) => PILE_ASKED[choice.by] ?? `Wähle ${range(choice.min, choice.max)} deiner Ablage.`,
      choose_market_cards: ({ by, count }) =>
        by === 'daring_adventurer' ? `Wähle ${count > 1 ? 'der Reihe nach ' : ''}${cardsOf(count)} des Markts zum Wegwerfen.` : `Wähle ${cardsOf(count)} des Markts.`,
      choose_stall_card: () => 'Wähle die Karte deines Marktstands, die du auf die Hand nimmst.',
      choose_player: () => 'Wähle, wen es trifft.',
      choose_direction: () => 'Wähle eine Richtung.',
      deal: () => 'Wähle, wer welche Karte erhält.',
      guess: () => 'Rate den Wert der obersten Karte des Marktdecks.',
      put_on_deck: () => 'Wohin kommt diese Karte?',
      order_cards: () => 'Lege die Karten in der Reihenfolge deiner Klicks oben auf dein Deck zurück.',
      exchange: ({ count }) => `Tausche ${cardsOf(count)} deiner Hand gegen ebenso viele deines Decks.`,
      swap: () => 'Wähle eine Handkarte und eine Karte deiner Ablage, die den Platz tauschen.',
      help: ({ missing }) => `Lege Karten im Wert von ${missing} dazu oder keine.`,
      take_up: () => 'Wähle, welche Karte deines Zeitplans als Nächstes kommt.',
    },
    laidOut: (seat, partner, missing) => say`${{ seat }} hat diese Karten ausgelegt und bittet ${{ seat: partner }} um ${missing} mehr`,
    animalfolk: 'Tiervölker in diesem Spiel',
    orders: 'Daueraufträge',
    reactions: 'Wenn andere etwas tun, worauf eine Eule antwortet',
    reactionNames: { ask: 'Frag mich', when_able: 'Frag mich kurz', pass: 'Nie' },
    reactionHints: {
      ask: 'Du wirst gefragt, ob du eine Eule hast oder nicht; so erfährt niemand etwas.',
      when_able: 'Schneller: Du hast ein paar Sekunden, um zu reagieren, ob du eine Eule hast oder nicht.',
      pass: 'Du reagierst nie, und das Spiel wartet nie darauf.',
    },
    passAfter: 'Für mich passen nach',
    seconds: (seconds) => (seconds === 0 ? 'nie' : seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
  },
};
