/** What only the board of Basari says. */
import type { BasariCard, BasariGems } from 'kontor-client';

export interface BasariTexts {
  /** The board's name for screen readers. */
  title: string;
  /** An arch, and what stands and lies there. */
  arch(number: number, points: number, gems: string, standing: readonly string[]): string;
  figureOf(name: string): string;
  startOf(name: string): string;
  gems(of: BasariGems): string;
  points(count: number): string;
  plusPoints(count: number): string;
  cards: Record<BasariCard, string>;
  /** The headings of the middle, by what is going on. */
  choosingArches: string;
  aboutArches: string;
  reconstructed: string;
  ownArches: string;
  choosingCards(round: number): string;
  tradeFor(card: string): string;
  then(cards: readonly string[]): string;
  over: string;
  /** A card of the round. */
  locked(card: string): string;
  hasChosen: string;
  thinking: string;
  rolled(name: string, die: number): string;
  /** What a round brought. */
  lastRound: string;
  lapsed: string;
  nothing: string;
  /** A trade. */
  worth: string;
  offers: string;
  draft: string;
  earlier: string;
  answers: string;
  opens: string;
  waits: string;
  opening(rolls: readonly string[]): string;
  /** The panel. */
  pickArch: string;
  rollMore(most: number): string;
  take: string;
  concede: string;
  raise(count: number): string;
  firstOffer: string;
  less(name: string): string;
  more(name: string): string;
  of(most: number): string;
  /** The column at the side. */
  owned: string;
  lap: string;
  mostBrings: string;
  scoring(number: number): string;
}
