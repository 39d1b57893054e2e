/** Dale of Merchants 2 in English. */
import type { DaleOfMerchantsGoal, DaleOfMerchantsOrigin } from 'kontor-client';

import { type Part, type Teller, joined, say } from '../parts.ts';
import type { GameTexts } from '../texts.ts';
import type { Card } from '../things.ts';

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;

const UNTIL: Record<string, string> = {
  resolved: 'until it is resolved',
  next_turn: 'until the next turn',
  end_of_turn: 'until the end of the turn',
};

const KINDS: Record<string, string> = {
  starting_turn: 'techniques that are due',
  acting: 'the next action',
  resolving: 'an answer',
  reacting: 'reactions',
  cheering: 'a card of each deck',
  helping: 'help with the stack',
  discarding_lasting: 'the order of discards',
  ending_turn: 'the end of the turn',
};

/** A place with its owner: « of Ada’s hand ». */
function place(zone: DaleOfMerchantsOrigin | DaleOfMerchantsGoal, t: Teller): Part[] {
  switch (zone.zone) {
    case 'hand':
      return say`the hand of ${t.seat(zone.seat)}`;
    case 'deck':
      return say`the deck of ${t.seat(zone.seat)}`;
    case 'deck_top':
      return say`the top of the deck of ${t.seat(zone.seat)}`;
    case 'pile':
      return say`the discard pile of ${t.seat(zone.seat)}`;
    case 'schedule':
      return say`the schedule of ${t.seat(zone.seat)}`;
    case 'stall':
      return say`stack ${zone.stack + 1} of stall ${zone.stall + 1}`;
    case 'market':
      return say`slot ${zone.slot + 1} of the market`;
    case 'market_deck':
      return say`the market deck`;
    case 'market_pile':
      return say`the market’s discard pile`;
    case 'junk_pile':
      return say`the junk pile`;
    case 'aside':
      return say`the cards set aside`;
    default:
      return say`somewhere`;
  }
}

/** How many: « 2 cards », « 1 to 3 cards », « up to 3 cards ». */
const range = (min: number, max: number) => (min === max ? count(max, 'card') : min === 0 ? `up to ${count(max, 'card')}` : `${min} to ${count(max, 'card')}`);

/** What cards ask of the hand. */
const HAND_ASKED: Partial<Record<Card, string>> = {
  dangerous_test: 'Choose the cards of your hand to discard, in order.',
  housecleaning: 'Choose a card of your hand to throw away, or none.',
  ruthless_competition: 'Choose a card of your hand to put on top of that player’s deck.',
  rare_artefact: 'Choose the card of your hand to show: its value is multiplied.',
  swank: 'Choose a card of your hand to throw away.',
  quality_inspection: 'Choose a card of your hand to throw away.',
  binoculars: 'Choose a card of your hand to discard.',
};

/** What cards ask of the own discard pile. */
const PILE_ASKED: Partial<Record<Card, string>> = {
  siesta: 'Choose a card of your discard pile to take into your hand, or none.',
  extra_remarks: 'Choose a card of your discard pile to put on top of your deck.',
};

const some = (cards: readonly unknown[]) => count(cards.length, 'card');

/** The cards that were seen, for the players who have seen them. */
const seen = (cards: readonly Card[] | null, t: Teller): Part[] => (cards ? [': ', ...joined(cards.map((card) => [t.card(card)]), ', ')] : []);

export const dale: GameTexts<'dale_of_merchants'> = {
  name: 'Dale of Merchants 2',
  summary: 'Buy animalfolk cards, use their techniques, and be the first to build the stacks of your stall.',
  by: 'Sami Laakso',
  fields: {
    asking: 'card that asks',
    card: 'card',
    cards: 'cards',
    deck_size: 'cards in the deck',
    direction: 'direction',
    hand: 'hand',
    hand_limit: 'hand limit',
    hand_size: 'cards in the hand',
    handle: 'number',
    keep_glue: 'keep Glue',
    laid_out: 'laid out for help',
    market: 'market',
    market_deck_size: 'cards in the market deck',
    market_pile: 'discard pile of the market',
    missing: 'missing',
    multiplied: 'multiplied',
    next_stack: 'next stack',
    on_deck: 'on top of the deck',
    others: 'other cards',
    partner: 'partner',
    pass_after_s: 'seconds until passing',
    payment: 'payment',
    pile: 'discard pile',
    place: 'place',
    places: 'places',
    player: 'player',
    players: 'players',
    reactions: 'reactions',
    round: 'round',
    schedule: 'schedule',
    seat: 'player',
    sets: 'animalfolk',
    slot: 'slot',
    slots: 'slots',
    stack: 'stack',
    stacks: 'stacks',
    stacks_to_win: 'stacks to win',
    stalls: 'stalls',
    standings: 'standings',
    teams: 'teams',
    to: 'to slot',
    turn: 'turn of',
    until: 'until',
    value: 'value',
  },
  ids: {
    ancient_knowledge: 'Ancient Knowledge',
    aside: 'aside',
    ask: 'ask me',
    balancing: 'Balancing',
    binoculars: 'Binoculars',
    calculations: 'Calculations',
    charity: 'Charity',
    cheer: 'Cheer',
    crocodiles: 'crocodiles',
    cunning_neighbour: 'Cunning Neighbour',
    dangerous_test: 'Dangerous Test',
    daring_adventurer: 'Daring Adventurer',
    deck: 'deck',
    deck_top: 'top of the deck',
    end_of_turn: 'end of the turn',
    extra_remarks: 'Extra Remarks',
    foxes: 'foxes',
    glue: 'Glue',
    gunfight: 'Gunfight',
    hand: 'hand',
    housecleaning: 'Housecleaning',
    ironing: 'Ironing',
    junk: 'Junk',
    junk_pile: 'junk pile',
    kept: 'kept',
    left: 'left',
    little_villain: 'Little Villain',
    lost_shipments: 'Lost Shipments',
    lunch_break: 'Lunch Break',
    magnet: 'Magnet',
    market: 'market',
    market_deck: 'market deck',
    market_pile: 'discard pile of the market',
    nasty_threat: 'Nasty Threat',
    natural_survivor: 'Natural Survivor',
    next_turn: 'next turn',
    night_shift: 'Night Shift',
    owl: 'owl',
    owls: 'owls',
    pass: 'never',
    pile: 'discard pile',
    platypuses: 'platypuses',
    polecats: 'polecats',
    quality_inspection: 'Quality Inspection',
    raffle: 'Raffle',
    rare_artefact: 'Rare Artefact',
    resolved: 'resolved',
    right: 'right',
    risky_business: 'Risky Business',
    rumours: 'Rumours',
    ruthless_competition: 'Ruthless Competition',
    safety_precaution: 'Safety Precaution',
    schedule: 'schedule',
    shopping_journey: 'Shopping Journey',
    siesta: 'Siesta',
    sloths: 'sloths',
    sofa: 'Sofa',
    stack: 'stack',
    stall: 'stall',
    steady_achiever: 'Steady Achiever',
    swank: 'Swank',
    tasters: 'Tasters',
    tireless_tinkerer: 'Tireless Tinkerer',
    when_able: 'for a short time',
    wise_spy: 'Wise Spy',
  },
  options: {
    decks: 'Animalfolk',
    first_seat: 'Who begins',
    round_limit: 'Most rounds',
    teams: 'Teams of two',
  },
  kinds: {
    starting_turn: 'take up a technique that is due.',
    acting: 'buy, play, build, or discard.',
    resolving: 'decide what the card leaves open.',
    reacting: 'answer with an owl, or pass.',
    cheering: 'choose a card of your deck, in secret.',
    helping: 'add cards to your partner’s stack, or decline.',
    discarding_lasting: 'choose what to discard next.',
    ending_turn: 'use an owl before the turn ends, or go on.',
  },
  buttons: {
    'dale_of_merchants.buy': 'Buy',
    'dale_of_merchants.rearrange_and_buy': 'Rearrange and buy',
    'dale_of_merchants.play': 'Play a technique',
    'dale_of_merchants.build': 'Build a stack',
    'dale_of_merchants.ask_for_help': 'Ask the partner',
    'dale_of_merchants.discard': 'Discard',
    'dale_of_merchants.end_turn': 'End the turn',
    'dale_of_merchants.take_up': 'Take up',
    'dale_of_merchants.use_owl': 'Use an owl',
    'dale_of_merchants.pass': 'Pass',
    'dale_of_merchants.choose_hand_cards': 'Choose from the hand',
    'dale_of_merchants.choose_deck_cards': 'Choose from the deck',
    'dale_of_merchants.choose_pile_cards': 'Choose from the pile',
    'dale_of_merchants.choose_market_cards': 'Choose from the market',
    'dale_of_merchants.choose_stall_card': 'Choose from the stall',
    'dale_of_merchants.choose_player': 'Choose a player',
    'dale_of_merchants.choose_direction': 'Choose a direction',
    'dale_of_merchants.deal': 'Deal out',
    'dale_of_merchants.guess': 'Guess',
    'dale_of_merchants.put_on_deck': 'Where does it go',
    'dale_of_merchants.order_cards': 'Put in order',
    'dale_of_merchants.exchange': 'Exchange',
    'dale_of_merchants.swap': 'Swap',
    'dale_of_merchants.help': 'Help',
    'dale_of_merchants.decline_help': 'Decline',
  },
  forms: {},
  actions: {
    'dale_of_merchants.buy': (a) => say`Buy from slot ${a.slot + 1} with ${some(a.payment)}${a.keep_glue ? ', keeping Glue' : ''}`,
    'dale_of_merchants.rearrange_and_buy': (a) => say`Rearrange the market and buy slot ${a.slot + 1} at ${a.to + 1} with ${some(a.payment)}`,
    'dale_of_merchants.play': (a) => say`Play card ${a.card}`,
    'dale_of_merchants.build': (a) => say`Build a stack of ${some(a.cards)}`,
    'dale_of_merchants.ask_for_help': (a) => say`Lay out ${some(a.cards)} and ask the partner`,
    'dale_of_merchants.discard': (a) => say`Discard ${some(a.cards)}`,
    'dale_of_merchants.end_turn': () => say`End the turn`,
    'dale_of_merchants.take_up': (a) => say`Take up card ${a.place + 1} of the schedule`,
    'dale_of_merchants.use_owl': (a) => say`Use owl ${a.card}`,
    'dale_of_merchants.pass': () => say`Pass`,
    'dale_of_merchants.choose_hand_cards': (a) => say`Choose ${some(a.cards)} of the hand`,
    'dale_of_merchants.choose_deck_cards': (a) => (a.places.length === 0 ? say`Choose none` : say`Choose card ${a.places.map((one) => one + 1).join(', ')} of the deck`),
    'dale_of_merchants.choose_pile_cards': (a) => (a.places.length === 0 ? say`Choose none` : say`Choose card ${a.places.map((one) => one + 1).join(', ')} of the pile`),
    'dale_of_merchants.choose_market_cards': (a) => say`Choose slot ${a.slots.map((one) => one + 1).join(', ')}`,
    'dale_of_merchants.choose_stall_card': (a) => say`Choose card ${a.place + 1} of stack ${a.stack + 1}`,
    'dale_of_merchants.choose_player': (a, t) => say`Choose ${t.seat(a.player)}`,
    'dale_of_merchants.choose_direction': (a) => say`${a.direction === 'left' ? 'Left' : 'Right'}`,
    'dale_of_merchants.deal': (a, t) => say`Deal to ${joined(a.players.map((seat) => [t.seat(seat)]), ', ')}`,
    'dale_of_merchants.guess': (a) => say`Guess ${a.value}`,
    'dale_of_merchants.put_on_deck': (a) => say`${a.on_deck ? 'On top of the deck' : 'On the discard pile'}`,
    'dale_of_merchants.order_cards': (a) => say`Order ${a.places.map((one) => one + 1).join(', ')}`,
    'dale_of_merchants.exchange': (a) => say`Exchange ${some(a.cards)}`,
    'dale_of_merchants.swap': (a) => say`Swap card ${a.card} for card ${a.place + 1} of the pile`,
    'dale_of_merchants.help': (a) => say`Add ${some(a.cards)}`,
    'dale_of_merchants.decline_help': () => say`Add none`,
  },
  events: {
    'dale_of_merchants.set_up': (d, t) => say`Played with ${d.sets.map((set) => dale.ids[set]).join(', ')}. ${t.seat(d.first)} begins.`,
    'dale_of_merchants.card_moved': (d, t) => say`${t.card(d.card)}: from ${place(d.from, t)} to ${place(d.to, t)}.`,
    'dale_of_merchants.turn_began': (d, t) => say`Round ${d.round}: the turn of ${t.seat(d.seat)}.`,
    'dale_of_merchants.technique_played': (d, t) => say`${t.seat(d.seat)} plays ${t.card(d.card)}.`,
    'dale_of_merchants.technique_scheduled': (d, t) => say`${t.card(d.card)} stays with ${t.seat(d.seat)} ${UNTIL[d.until] ?? ''}.`,
    'dale_of_merchants.technique_resolved': (d, t) => say`${t.card(d.card)} of ${t.seat(d.seat)} is resolved.`,
    'dale_of_merchants.purchased': (d, t) => say`${t.seat(d.seat)} buys ${t.card(d.card)} for ${d.paid}.`,
    'dale_of_merchants.stack_built': (d, t) =>
      d.helper === null ? say`${t.seat(d.seat)} builds stack ${d.number}.` : say`${t.seat(d.seat)} builds stack ${d.number} with the help of ${t.seat(d.helper)}.`,
    'dale_of_merchants.hand_sorted_out': (d, t) => say`${t.seat(d.seat)} discards ${count(d.count, 'card')}.`,
    'dale_of_merchants.deck_shuffled': (d, t) => say`${t.seat(d.seat)} ${d.formed ? 'forms and shuffles a deck' : 'shuffles the deck'} of ${count(d.size, 'card')}.`,
    'dale_of_merchants.market_deck_formed': (d) => say`A market deck of ${count(d.size, 'card')} is formed.`,
    'dale_of_merchants.market_arranged': () => say`The market is rearranged.`,
    'dale_of_merchants.die_rolled': (d, t) => say`${t.seat(d.seat)} rolls ${{ b: String(d.die) }}.`,
    'dale_of_merchants.player_chosen': (d, t) => say`${t.seat(d.seat)} chooses ${t.seat(d.chosen)}.`,
    'dale_of_merchants.direction_chosen': (d, t) => say`${t.seat(d.seat)} chooses the ${d.left ? 'left' : 'right'}.`,
    'dale_of_merchants.value_guessed': (d, t) => say`${t.seat(d.seat)} guesses ${d.value}.`,
    'dale_of_merchants.card_shown': (d, t) => say`${t.seat(d.seat)} shows ${t.card(d.card)}.`,
    'dale_of_merchants.value_multiplied': (d, t) => say`${t.card(d.card)} of ${t.seat(d.seat)} counts ${d.factor}-fold in this turn.`,
    'dale_of_merchants.hand_looked_at': (d, t) => say`${t.seat(d.seat)} looks at the hand of ${t.seat(d.owner)}${seen(d.cards, t)}.`,
    'dale_of_merchants.deck_searched': (d, t) => say`${t.seat(d.seat)} searches the own deck${seen(d.cards, t)}.`,
    'dale_of_merchants.deck_card_chosen': (d, t) => (d.card === null ? say`${t.seat(d.seat)} has chosen.` : say`${t.seat(d.seat)} has chosen ${t.card(d.card)}.`),
    'dale_of_merchants.set_dealt': (d, t) => say`${t.seat(d.seat)} deals ${count(d.count, 'card')} out.`,
    'dale_of_merchants.help_asked': (d, t) => say`${t.seat(d.seat)} asks ${t.seat(d.partner)} for ${d.missing} more for stack ${d.number}.`,
    'dale_of_merchants.help_declined': (d, t) => say`${t.seat(d.seat)} adds none.`,
    'dale_of_merchants.passed': (d, t) => say`${t.seat(d.seat)} lets it pass.`,
    'dale_of_merchants.turn_ended': (d, t) => say`${t.seat(d.seat)} ends the turn.`,
    'dale_of_merchants.game_ended': (d) => say`The game ends${d.undecided ? ' undecided' : ''}.`,
    'dale_of_merchants.waiting': (d, t) => {
      const kind = KINDS[d.kind.split('.').at(-1) ?? ''] ?? 'an answer';
      return d.by === null ? say`Waiting for ${kind}.` : say`${t.card(d.by)} waits for ${kind}.`;
    },
  },
  progress: (view) => `round ${view.round}`,
  score: (score) => count(score, 'stack'),
  board: {
    title: 'Market, hand and stalls',
    market: 'Market',
    marketPile: 'Discard pile of the market, the top card first',
    sold: 'empty',
    deck: 'deck',
    deckOf: 'cards in the deck',
    hand: 'hand',
    pile: 'pile',
    you: 'you',
    partner: 'your partner',
    turn: 'to move',
    yourHand: 'Your hand',
    handWorth: (cards, limit, sum, deck) => `${count(cards, 'card')} worth ${sum} · filled to ${limit} from a deck of ${deck}`,
    yourDeck: 'Your deck',
    yourPile: 'Your discard pile, the top card first',
    topFirst: 'Click the cards in their order: the first comes on top',
    noCards: 'No cards.',
    bonus: 'bonus action',
    uses: { technique: 'technique', passive: 'passive', rubbish: 'junk' },
    until: { resolved: 'being resolved', next_turn: 'until the next turn', end_of_turn: 'this turn' },
    counts: (value) => `counts ${value}`,
    price: (price, isExact) => (isExact ? `price ${price}` : `price ${price} or more`),
    stalls: (stacks) => `Stalls · the first with ${stacks} stacks wins`,
    stallOf: (names) => `Stall of ${names.join(' and ')}`,
    stack: (number) => `Stack ${number}`,
    needs: (worth) => `worth ${worth}`,
    build: 'Build',
    buildHere: (number) => `Build stack ${number}`,
    askPartner: (number) => `Ask your partner to complete stack ${number}`,
    pileOf: (name) => `Discard pile of ${name}, the top card first`,
    scheduleOf: (name) => `Schedule of ${name}`,
    handOf: (name) => `The hand of ${name}`,
    play: (card) => `Play ${dale.ids[card]}`,
    useOwl: (card) => `Use ${dale.ids[card]}`,
    discard: (cards) => (cards === 0 ? 'Discard none' : `Discard ${count(cards, 'card')}`),
    takeUp: (card) => `Take up ${dale.ids[card]}`,
    none: 'None',
    onDeck: 'On top of your deck',
    onPile: 'On your discard pile',
    side: { left: (name) => `Left: ${name}`, right: (name) => `Right: ${name}` },
    without: { pass: 'Pass', end_turn: 'End your turn', decline_help: 'Add none' },
    keepGlue: 'Keep Glue in the hand',
    rearrange: 'Rearrange the market',
    arrangeHint: 'Move the cards with the arrows, then click the one to buy.',
    moveLeft: (card) => `Move ${card} to the left`,
    moveRight: (card) => `Move ${card} to the right`,
    startHint: 'Click cards of your hand to pay, play, build or discard, and a card of the market to buy it.',
    owlHint: 'Click an owl of your hand to use it.',
    payHint: 'Click the cards to pay with.',
    fits: 'this pays it',
    fitsNot: (sum, price) => (sum < price ? `${price - sum} more to pay` : 'not accepted: too much'),
    paying: (card, price) => say`For ${{ card }}, price ${price}:`,
    gets: (card) => `Who gets ${card}`,
    resolving: (card) => say`${{ card }} is being resolved`,
    asksYou: (card) => say`${{ card }} asks:`,
    asks: {
      choose_hand_cards: (choice) => HAND_ASKED[choice.by] ?? `Choose ${range(choice.min, choice.max)} of your hand.`,
      choose_deck_cards: ({ by, min }) =>
        by === 'ancient_knowledge' ? 'Choose a card of your deck to discard, or none.' : `Choose a card of your deck${min === 0 ? ', or none' : ' to take it into your hand'}.`,
      choose_pile_cards: (choice) => PILE_ASKED[choice.by] ?? `Choose ${range(choice.min, choice.max)} of your discard pile.`,
      choose_market_cards: ({ by, count: cards }) =>
        by === 'daring_adventurer' ? `Choose ${count(cards, 'card')} of the market to throw away${cards > 1 ? ', in order' : ''}.` : `Choose ${count(cards, 'card')} of the market.`,
      choose_stall_card: () => 'Choose the card of your stall that goes to your hand.',
      choose_player: () => 'Choose a player.',
      choose_direction: () => 'Choose a direction.',
      deal: () => 'Choose who gets each card.',
      guess: () => 'Guess the value of the top card of the market deck.',
      put_on_deck: () => 'Where does this card go?',
      order_cards: () => 'Put the cards back on top of your deck, in the order of your clicks.',
      exchange: ({ count: cards }) => `Exchange ${count(cards, 'card')} of your hand for as many of your deck.`,
      swap: () => 'Choose a card of your hand and a card of your discard pile, which change places.',
      help: ({ missing }) => `Add cards worth ${missing}, or none.`,
      take_up: () => 'Choose the card of your schedule that is next.',
    },
    laidOut: (seat, partner, missing) => say`${{ seat }} has laid out these cards and asks ${{ seat: partner }} for ${missing} more`,
    animalfolk: 'Animalfolk in this game',
    orders: 'Standing orders',
    reactions: 'When others do something that an owl answers to',
    reactionNames: { ask: 'Ask me', when_able: 'Ask me briefly', pass: 'Never' },
    reactionHints: {
      ask: 'You are asked whether or not you hold an owl, so the others learn nothing.',
      when_able: 'Faster: you have a few seconds to react, whether or not you hold an owl.',
      pass: 'You never react, and the game never waits for it.',
    },
    passAfter: 'Pass for me after',
    seconds: (seconds) => (seconds === 0 ? 'never' : seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
  },
};
