import type { DaleOfMerchantsCardType as CardType, DaleOfMerchantsReactions as Reactions, DaleOfMerchantsUntil as Until } from 'kontor-client';

import type { Choice } from '../../boards/dale_of_merchants/draft.ts';
import type { Part } from '../parts.ts';
import type { Card } from '../things.ts';

/** The questions of cards and of other players. */
type Asked =
  | 'choose_hand_cards' | 'choose_deck_cards' | 'choose_pile_cards' | 'choose_market_cards' | 'choose_stall_card' | 'choose_player'
  | 'choose_direction' | 'deal' | 'guess' | 'put_on_deck' | 'order_cards' | 'exchange' | 'swap' | 'help' | 'take_up';

/** What only the board of Dale of Merchants 2 says. */
export interface DaleTexts {
  /** The board's name for screen readers. */
  title: string;
  market: string;
  marketPile: string;
  sold: string;
  deck: string;
  deckOf: string;
  hand: string;
  pile: string;
  you: string;
  partner: string;
  turn: string;
  yourHand: string;
  /** How many cards the hand has, how many it is filled to, what they come to, and what is left in the deck. */
  handWorth(count: number, limit: number, sum: number, deck: number): string;
  yourDeck: string;
  yourPile: string;
  topFirst: string;
  noCards: string;
  bonus: string;
  uses: Record<CardType, string>;
  until: Record<Until, string>;
  counts(value: number): string;
  price(price: number, isExact: boolean): string;
  stalls(stacks: number): string;
  stallOf(names: readonly string[]): string;
  stack(number: number): string;
  needs(worth: number): string;
  build: string;
  buildHere(number: number): string;
  askPartner(number: number): string;
  pileOf(name: string): string;
  scheduleOf(name: string): string;
  handOf(name: string): string;
  play(card: Card): string;
  useOwl(card: Card): string;
  discard(count: number): string;
  takeUp(card: Card): string;
  none: string;
  onDeck: string;
  onPile: string;
  side: Record<'left' | 'right', (name: string) => string>;
  without: Record<'pass' | 'end_turn' | 'decline_help', string>;
  keepGlue: string;
  rearrange: string;
  arrangeHint: string;
  moveLeft(card: string): string;
  moveRight(card: string): string;
  startHint: string;
  owlHint: string;
  payHint: string;
  fits: string;
  fitsNot(sum: number, price: number): string;
  paying(card: Card, price: number): readonly Part[];
  gets(card: string): string;
  resolving(card: Card): readonly Part[];
  asksYou(card: Card): readonly Part[];
  asks: { [Type in Asked]: (choice: Choice<Type>) => string };
  laidOut(seat: number, partner: number, missing: number): readonly Part[];
  animalfolk: string;
  orders: string;
  reactions: string;
  reactionNames: Record<Reactions, string>;
  reactionHints: Record<Reactions, string>;
  passAfter: string;
  /** A number of seconds; 0 stands for as long as it takes. */
  seconds(seconds: number): string;
}
