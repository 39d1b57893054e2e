/** Dale of Merchants 2 in French. The names of the cards are those of the contract. */
import type { DaleOfMerchantsGoal, DaleOfMerchantsOrigin } from 'kontor-client';

import { type Part, type Teller, joined, say } from '../parts.ts';
import type { GameTexts } from '../texts.ts';
import type { Card } from '../things.ts';
import { plural } from './plural.ts';

const cards = (count: number) => plural(count, 'carte');

const numbers = (places: readonly number[]) => places.map((place) => place + 1).join(', ');

const UNTIL: Record<string, string> = {
  resolved: 'le temps de son effet',
  next_turn: 'jusqu’au prochain tour',
  end_of_turn: 'jusqu’à la fin du tour',
};

const KINDS: Record<string, string> = {
  starting_turn: 'les techniques en cours',
  acting: 'la prochaine action',
  resolving: 'une réponse',
  reacting: 'les réactions',
  cheering: 'une carte de chaque pioche',
  helping: 'l’aide pour la pile',
  discarding_lasting: 'l’ordre de la défausse',
  ending_turn: 'la fin du tour',
};

/** A place with its owner: « main (Ada) ». The name stands alone, as « de » would change before a vowel. */
function place(zone: DaleOfMerchantsOrigin | DaleOfMerchantsGoal, t: Teller): Part[] {
  switch (zone.zone) {
    case 'hand':
      return say`main (${t.seat(zone.seat)})`;
    case 'deck':
      return say`pioche (${t.seat(zone.seat)})`;
    case 'deck_top':
      return say`dessus de la pioche (${t.seat(zone.seat)})`;
    case 'pile':
      return say`défausse (${t.seat(zone.seat)})`;
    case 'schedule':
      return say`cartes en cours (${t.seat(zone.seat)})`;
    case 'stall':
      return say`pile ${zone.stack + 1} de l’étal ${zone.stall + 1}`;
    case 'market':
      return say`case ${zone.slot + 1} du marché`;
    case 'market_deck':
      return say`pioche du marché`;
    case 'market_pile':
      return say`défausse du marché`;
    case 'junk_pile':
      return say`pile de camelote`;
    case 'aside':
      return say`cartes mises de côté`;
    default:
      return say`ailleurs`;
  }
}

/** How many: « 2 cartes », « 1 à 3 cartes », « jusqu’à 3 cartes ». */
const range = (min: number, max: number) => (min === max ? cards(max) : min === 0 ? `jusqu’à ${cards(max)}` : `${min} à ${cards(max)}`);

/** What cards ask of the hand. */
const HAND_ASKED: Partial<Record<Card, string>> = {
  dangerous_test: 'Choisis les cartes de ta main à défausser, dans l’ordre.',
  housecleaning: 'Choisis une carte de ta main à jeter, ou aucune.',
  ruthless_competition: 'Choisis une carte de ta main à poser sur la pioche de l’autre.',
  rare_artefact: 'Choisis la carte de ta main à montrer : sa valeur est multipliée.',
  swank: 'Choisis une carte de ta main à jeter.',
  quality_inspection: 'Choisis une carte de ta main à jeter.',
  binoculars: 'Choisis une carte de ta main à défausser.',
};

/** What cards ask of the own discard pile. */
const PILE_ASKED: Partial<Record<Card, string>> = {
  siesta: 'Choisis une carte de ta défausse à prendre en main, ou aucune.',
  extra_remarks: 'Choisis une carte de ta défausse à poser sur ta pioche.',
};

const some = (all: readonly unknown[]) => cards(all.length);

/** The cards that were seen, for the players who have seen them. */
const seen = (all: readonly Card[] | null, t: Teller): Part[] => (all ? [' : ', ...joined(all.map((card) => [t.card(card)]), ', ')] : []);

export const dale: GameTexts<'dale_of_merchants'> = {
  name: 'Dale of Merchants 2',
  summary: 'Achète des cartes de peuples animaux, joue leurs techniques et construis avant les autres les piles de ton étal.',
  by: 'Sami Laakso',
  fields: {
    asking: 'carte qui demande',
    card: 'carte',
    cards: 'cartes',
    deck_size: 'cartes dans la pioche',
    direction: 'sens',
    hand: 'main',
    hand_limit: 'taille de la main',
    hand_size: 'cartes en main',
    handle: 'numéro',
    keep_glue: 'garder Colle',
    laid_out: 'posé pour demander de l’aide',
    market: 'marché',
    market_deck_size: 'cartes dans la pioche du marché',
    market_pile: 'défausse du marché',
    missing: 'manque',
    multiplied: 'multiplié',
    next_stack: 'pile suivante',
    on_deck: 'sur la pioche',
    others: 'autres cartes',
    partner: 'partenaire',
    pass_after_s: 'secondes avant de passer',
    payment: 'paiement',
    pile: 'défausse',
    place: 'place',
    places: 'cartes choisies',
    player: 'joueur',
    players: 'joueurs',
    reactions: 'réactions',
    round: 'manche',
    schedule: 'en cours',
    seat: 'joueur',
    sets: 'peuples animaux',
    slot: 'case',
    slots: 'cases',
    stack: 'pile',
    stacks: 'piles',
    stacks_to_win: 'piles pour gagner',
    stalls: 'étals',
    standings: 'classement',
    teams: 'équipes',
    to: 'vers la case',
    turn: 'tour',
    until: 'jusqu’à',
    value: 'valeur',
  },
  ids: {
    ancient_knowledge: 'Savoir ancien',
    aside: 'de côté',
    ask: 'me demander',
    balancing: 'Équilibre',
    binoculars: 'Jumelles',
    calculations: 'Calculs',
    charity: 'Charité',
    cheer: 'Liesse',
    crocodiles: 'crocodiles',
    cunning_neighbour: 'Voisin rusé',
    dangerous_test: 'Essai dangereux',
    daring_adventurer: 'Aventurier intrépide',
    deck: 'pioche',
    deck_top: 'dessus de la pioche',
    end_of_turn: 'fin du tour',
    extra_remarks: 'Remarques en plus',
    foxes: 'renards',
    glue: 'Colle',
    gunfight: 'Fusillade',
    hand: 'main',
    housecleaning: 'Grand ménage',
    ironing: 'Repassage',
    junk: 'Camelote',
    junk_pile: 'pile de camelote',
    kept: 'gardé',
    left: 'gauche',
    little_villain: 'Petite canaille',
    lost_shipments: 'Livraisons perdues',
    lunch_break: 'Pause déjeuner',
    magnet: 'Aimant',
    market: 'marché',
    market_deck: 'pioche du marché',
    market_pile: 'défausse du marché',
    nasty_threat: 'Vilaine menace',
    natural_survivor: 'Survivant né',
    next_turn: 'prochain tour',
    night_shift: 'Équipe de nuit',
    owl: 'chouette',
    owls: 'chouettes',
    pass: 'jamais',
    pile: 'défausse',
    platypuses: 'ornithorynques',
    polecats: 'putois',
    quality_inspection: 'Contrôle de qualité',
    raffle: 'Tombola',
    rare_artefact: 'Artefact rare',
    resolved: 'effet en cours',
    right: 'droite',
    risky_business: 'Affaire risquée',
    rumours: 'Rumeurs',
    ruthless_competition: 'Concurrence impitoyable',
    safety_precaution: 'Mesure de sécurité',
    schedule: 'en cours',
    shopping_journey: 'Voyage d’emplettes',
    siesta: 'Sieste',
    sloths: 'paresseux',
    sofa: 'Canapé',
    stack: 'pile',
    stall: 'étal',
    steady_achiever: 'Travailleur assidu',
    swank: 'Esbroufe',
    tasters: 'Dégustation',
    tireless_tinkerer: 'Bricoleur infatigable',
    when_able: 'un court instant',
    wise_spy: 'Sage espion',
  },
  options: {
    decks: 'Peuples animaux',
    first_seat: 'Qui commence',
    round_limit: 'Manches au plus',
    teams: 'Équipes de deux',
  },
  kinds: {
    starting_turn: 'reprends une technique en cours.',
    acting: 'achète, joue, construis ou défausse.',
    resolving: 'décide ce que la carte te laisse choisir.',
    reacting: 'réponds avec une chouette, ou passe.',
    cheering: 'choisis une carte de ta pioche, en secret.',
    helping: 'ajoute des cartes à la pile de ton équipe, ou refuse.',
    discarding_lasting: 'choisis la prochaine carte à défausser.',
    ending_turn: 'joue une chouette avant la fin du tour, ou continue.',
  },
  buttons: {
    'dale_of_merchants.buy': 'Acheter',
    'dale_of_merchants.rearrange_and_buy': 'Réarranger et acheter',
    'dale_of_merchants.play': 'Jouer une technique',
    'dale_of_merchants.build': 'Construire une pile',
    'dale_of_merchants.ask_for_help': 'Demander de l’aide',
    'dale_of_merchants.discard': 'Défausser',
    'dale_of_merchants.end_turn': 'Finir le tour',
    'dale_of_merchants.take_up': 'Reprendre',
    'dale_of_merchants.use_owl': 'Jouer une chouette',
    'dale_of_merchants.pass': 'Passer',
    'dale_of_merchants.choose_hand_cards': 'Choisir dans la main',
    'dale_of_merchants.choose_deck_cards': 'Choisir dans la pioche',
    'dale_of_merchants.choose_pile_cards': 'Choisir en défausse',
    'dale_of_merchants.choose_market_cards': 'Choisir au marché',
    'dale_of_merchants.choose_stall_card': 'Choisir sur l’étal',
    'dale_of_merchants.choose_player': 'Choisir quelqu’un',
    'dale_of_merchants.choose_direction': 'Choisir un sens',
    'dale_of_merchants.deal': 'Distribuer',
    'dale_of_merchants.guess': 'Deviner',
    'dale_of_merchants.put_on_deck': 'Où va la carte',
    'dale_of_merchants.order_cards': 'Mettre en ordre',
    'dale_of_merchants.exchange': 'Échanger',
    'dale_of_merchants.swap': 'Permuter',
    'dale_of_merchants.help': 'Aider',
    'dale_of_merchants.decline_help': 'Refuser',
  },
  forms: {},
  actions: {
    'dale_of_merchants.buy': (a) => say`Acheter la case ${a.slot + 1} avec ${some(a.payment)}${a.keep_glue ? ', en gardant Colle' : ''}`,
    'dale_of_merchants.rearrange_and_buy': (a) => say`Réarranger le marché et acheter la case ${a.slot + 1}, mise en ${a.to + 1}, avec ${some(a.payment)}`,
    'dale_of_merchants.play': (a) => say`Jouer la carte ${a.card}`,
    'dale_of_merchants.build': (a) => say`Construire une pile de ${some(a.cards)}`,
    'dale_of_merchants.ask_for_help': (a) => say`Poser ${some(a.cards)} et demander de l’aide`,
    'dale_of_merchants.discard': (a) => (a.cards.length === 0 ? say`Ne rien défausser` : say`Défausser ${some(a.cards)}`),
    'dale_of_merchants.end_turn': () => say`Finir le tour`,
    'dale_of_merchants.take_up': (a) => say`Reprendre la carte en cours ${a.place + 1}`,
    'dale_of_merchants.use_owl': (a) => say`Jouer la chouette ${a.card}`,
    'dale_of_merchants.pass': () => say`Passer`,
    'dale_of_merchants.choose_hand_cards': (a) => (a.cards.length === 0 ? say`Ne rien choisir` : say`Choisir ${some(a.cards)} de la main`),
    'dale_of_merchants.choose_deck_cards': (a) => (a.places.length === 0 ? say`Ne rien choisir` : say`Dans la pioche, choisir ${numbers(a.places)}`),
    'dale_of_merchants.choose_pile_cards': (a) => (a.places.length === 0 ? say`Ne rien choisir` : say`Dans la défausse, choisir ${numbers(a.places)}`),
    'dale_of_merchants.choose_market_cards': (a) => say`Au marché, choisir ${numbers(a.slots)}`,
    'dale_of_merchants.choose_stall_card': (a) => say`Choisir la carte ${a.place + 1} de la pile ${a.stack + 1}`,
    'dale_of_merchants.choose_player': (a, t) => say`Choisir ${t.seat(a.player)}`,
    'dale_of_merchants.choose_direction': (a) => say`${a.direction === 'left' ? 'À gauche' : 'À droite'}`,
    'dale_of_merchants.deal': (a, t) => say`Distribuer : ${joined(a.players.map((seat) => [t.seat(seat)]), ', ')}`,
    'dale_of_merchants.guess': (a) => say`Annoncer ${a.value}`,
    'dale_of_merchants.put_on_deck': (a) => say`${a.on_deck ? 'Sur la pioche' : 'Sur la défausse'}`,
    'dale_of_merchants.order_cards': (a) => say`Ordre : ${numbers(a.places)}`,
    'dale_of_merchants.exchange': (a) => say`Échanger ${some(a.cards)}`,
    'dale_of_merchants.swap': (a) => say`Permuter la carte ${a.card} et la carte ${a.place + 1} de la défausse`,
    'dale_of_merchants.help': (a) => say`Ajouter ${some(a.cards)}`,
    'dale_of_merchants.decline_help': () => say`Ne rien ajouter`,
  },
  events: {
    'dale_of_merchants.set_up': (d, t) => say`En jeu : ${d.sets.map((set) => dale.ids[set]).join(', ')}. ${t.seat(d.first)} commence.`,
    'dale_of_merchants.card_moved': (d, t) => say`${t.card(d.card)} : ${place(d.from, t)} → ${place(d.to, t)}.`,
    'dale_of_merchants.turn_began': (d, t) => say`Manche ${d.round} : c’est à ${t.seat(d.seat)}.`,
    'dale_of_merchants.technique_played': (d, t) => say`${t.seat(d.seat)} joue ${t.card(d.card)}.`,
    'dale_of_merchants.technique_scheduled': (d, t) => say`${t.seat(d.seat)} garde ${t.card(d.card)} en cours ${UNTIL[d.until] ?? ''}.`,
    'dale_of_merchants.technique_resolved': (d, t) => say`${t.card(d.card)} a fait son effet (${t.seat(d.seat)}).`,
    'dale_of_merchants.purchased': (d, t) => say`${t.seat(d.seat)} achète ${t.card(d.card)} pour ${d.paid}.`,
    'dale_of_merchants.stack_built': (d, t) =>
      d.helper === null ? say`${t.seat(d.seat)} construit la pile ${d.number}.` : say`${t.seat(d.seat)} construit la pile ${d.number}, aide : ${t.seat(d.helper)}.`,
    'dale_of_merchants.hand_sorted_out': (d, t) => say`${t.seat(d.seat)} défausse ${cards(d.count)}.`,
    'dale_of_merchants.deck_shuffled': (d, t) => say`${t.seat(d.seat)} ${d.formed ? 'forme et mélange une pioche' : 'mélange sa pioche'} de ${cards(d.size)}.`,
    'dale_of_merchants.market_deck_formed': (d) => say`La pioche du marché est formée : ${cards(d.size)}.`,
    'dale_of_merchants.market_arranged': () => say`Le marché est réarrangé.`,
    'dale_of_merchants.die_rolled': (d, t) => say`${t.seat(d.seat)} obtient ${{ b: String(d.die) }} au dé.`,
    'dale_of_merchants.player_chosen': (d, t) => say`${t.seat(d.seat)} choisit ${t.seat(d.chosen)}.`,
    'dale_of_merchants.direction_chosen': (d, t) => say`${t.seat(d.seat)} choisit la ${d.left ? 'gauche' : 'droite'}.`,
    'dale_of_merchants.value_guessed': (d, t) => say`${t.seat(d.seat)} annonce ${d.value}.`,
    'dale_of_merchants.card_shown': (d, t) => say`${t.seat(d.seat)} montre ${t.card(d.card)}.`,
    'dale_of_merchants.value_multiplied': (d, t) => say`${t.seat(d.seat)} : ${t.card(d.card)} vaut ${d.factor} fois plus pendant ce tour.`,
    'dale_of_merchants.hand_looked_at': (d, t) => say`${t.seat(d.seat)} regarde une main (${t.seat(d.owner)})${seen(d.cards, t)}.`,
    'dale_of_merchants.deck_searched': (d, t) => say`${t.seat(d.seat)} fouille sa pioche${seen(d.cards, t)}.`,
    'dale_of_merchants.deck_card_chosen': (d, t) => (d.card === null ? say`${t.seat(d.seat)} a choisi.` : say`${t.seat(d.seat)} a choisi ${t.card(d.card)}.`),
    'dale_of_merchants.set_dealt': (d, t) => say`${t.seat(d.seat)} distribue ${cards(d.count)}.`,
    'dale_of_merchants.help_asked': (d, t) => say`${t.seat(d.seat)} demande ${d.missing} de plus à ${t.seat(d.partner)} pour la pile ${d.number}.`,
    'dale_of_merchants.help_declined': (d, t) => say`${t.seat(d.seat)} n’ajoute rien.`,
    'dale_of_merchants.passed': (d, t) => say`${t.seat(d.seat)} laisse faire.`,
    'dale_of_merchants.turn_ended': (d, t) => say`${t.seat(d.seat)} a fini son tour.`,
    'dale_of_merchants.game_ended': (d) => say`La partie est finie${d.undecided ? ', sans vainqueur' : ''}.`,
    'dale_of_merchants.waiting': (d, t) => {
      const kind = KINDS[d.kind.split('.').at(-1) ?? ''] ?? 'une réponse';
      return d.by === null ? say`En attente : ${kind}.` : say`${t.card(d.by)} attend ${kind}.`;
    },
  },
  progress: (view) => `manche ${view.round}`,
  score: (score) => plural(score, 'pile'),
  board: {
    title: 'Marché, main et étals',
    market: 'Marché',
    marketPile: 'Défausse du marché, la carte du dessus d’abord',
    sold: 'vide',
    deck: 'pioche',
    deckOf: 'cartes dans la pioche',
    hand: 'main',
    pile: 'défausse',
    you: 'toi',
    partner: 'partenaire',
    turn: 'joue',
    yourHand: 'Ta main',
    handWorth: (count, limit, sum, deck) => `${cards(count)}, valeur ${sum} · complétée à ${limit}, pioche de ${deck}`,
    yourDeck: 'Ta pioche',
    yourPile: 'Ta défausse, la carte du dessus d’abord',
    topFirst: 'Clique sur les cartes dans l’ordre : la première va au-dessus',
    noCards: 'Aucune carte.',
    bonus: 'action bonus',
    uses: { technique: 'technique', passive: 'passive', rubbish: 'camelote' },
    until: { resolved: 'effet en cours', next_turn: 'jusqu’au prochain tour', end_of_turn: 'ce tour' },
    counts: (value) => `vaut ${value}`,
    price: (price, isExact) => (isExact ? `prix ${price}` : `prix ${price} ou plus`),
    stalls: (stacks) => `Étals · ${plural(stacks, 'pile')} pour gagner`,
    stallOf: (names) => `Étal : ${names.join(' et ')}`,
    stack: (number) => `Pile ${number}`,
    needs: (worth) => `valeur ${worth}`,
    build: 'Construire',
    buildHere: (number) => `Construire la pile ${number}`,
    askPartner: (number) => `Demander de l’aide pour la pile ${number}`,
    pileOf: (name) => `Défausse (${name}), la carte du dessus d’abord`,
    scheduleOf: (name) => `Cartes en cours (${name})`,
    handOf: (name) => `Main (${name})`,
    play: (card) => `Jouer ${dale.ids[card]}`,
    useOwl: (card) => `Jouer ${dale.ids[card]}`,
    discard: (count) => (count === 0 ? 'Ne rien défausser' : `Défausser ${cards(count)}`),
    takeUp: (card) => `Reprendre ${dale.ids[card]}`,
    none: 'Aucune',
    onDeck: 'Sur ta pioche',
    onPile: 'Sur ta défausse',
    side: { left: (name) => `À gauche : ${name}`, right: (name) => `À droite : ${name}` },
    without: { pass: 'Passer', end_turn: 'Finir ton tour', decline_help: 'Ne rien ajouter' },
    keepGlue: 'Garder Colle en main',
    rearrange: 'Réarranger le marché',
    arrangeHint: 'Déplace les cartes avec les flèches, puis clique sur celle que tu achètes.',
    moveLeft: (card) => `Vers la gauche : ${card}`,
    moveRight: (card) => `Vers la droite : ${card}`,
    startHint: 'Clique sur des cartes de ta main pour payer, jouer, construire ou défausser, et sur une carte du marché pour l’acheter.',
    owlHint: 'Clique sur une chouette de ta main pour la jouer.',
    payHint: 'Clique sur les cartes pour payer.',
    fits: 'le compte y est',
    fitsNot: (sum, price) => (sum < price ? `encore ${price - sum} à payer` : 'refusé : c’est trop'),
    paying: (card, price) => say`Pour ${{ card }}, prix ${price} :`,
    gets: (card) => `Qui reçoit ${card}`,
    resolving: (card) => say`${{ card }} fait son effet`,
    asksYou: (card) => say`${{ card }} demande :`,
    asks: {
      choose_hand_cards: (choice) => HAND_ASKED[choice.by] ?? `Choisis ${range(choice.min, choice.max)} de ta main.`,
      choose_deck_cards: ({ by, min }) =>
        by === 'ancient_knowledge' ? 'Choisis une carte de ta pioche à défausser, ou aucune.' : `Choisis une carte de ta pioche${min === 0 ? ', ou aucune' : ' à prendre en main'}.`,
      choose_pile_cards: (choice) => PILE_ASKED[choice.by] ?? `Choisis ${range(choice.min, choice.max)} de ta défausse.`,
      choose_market_cards: ({ by, count }) =>
        by === 'daring_adventurer' ? `Choisis ${cards(count)} du marché à jeter${count > 1 ? ', dans l’ordre' : ''}.` : `Choisis ${cards(count)} du marché.`,
      choose_stall_card: () => 'Choisis la carte de ton étal à prendre en main.',
      choose_player: () => 'Choisis quelqu’un.',
      choose_direction: () => 'Choisis un sens.',
      deal: () => 'Choisis qui reçoit chaque carte.',
      guess: () => 'Devine la valeur de la première carte de la pioche du marché.',
      put_on_deck: () => 'Où va cette carte ?',
      order_cards: () => 'Remets les cartes sur ta pioche, dans l’ordre de tes clics.',
      exchange: ({ count }) => `Échange ${cards(count)} de ta main contre autant de ta pioche.`,
      swap: () => 'Choisis une carte de ta main et une de ta défausse : elles changent de place.',
      help: ({ missing }) => `Ajoute des cartes pour une valeur de ${missing}, ou rien.`,
      take_up: () => 'Choisis la prochaine de tes cartes en cours.',
    },
    laidOut: (seat, partner, missing) => say`${{ seat }} a posé ces cartes et demande ${missing} de plus à ${{ seat: partner }}`,
    animalfolk: 'Peuples animaux de la partie',
    orders: 'Consignes',
    reactions: 'Quand une chouette peut répondre aux autres',
    reactionNames: { ask: 'Me demander', when_able: 'Brièvement', pass: 'Jamais' },
    reactionHints: {
      ask: 'On te demande même sans chouette en main : personne n’apprend rien.',
      when_able: 'Plus rapide : tu as quelques secondes pour réagir, avec ou sans chouette.',
      pass: 'Tu ne réagis jamais, et le jeu ne t’attend pas.',
    },
    passAfter: 'Passer pour moi après',
    seconds: (seconds) => (seconds === 0 ? 'jamais' : seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
  },
};
