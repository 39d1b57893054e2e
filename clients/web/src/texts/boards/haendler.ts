/** What only the board of Die Händler says. */
import type { HaendlerAbility, HaendlerGoods, HaendlerInfluence, HaendlerPhase } from 'kontor-client';

export interface HaendlerTexts {
  /** The board's name for screen readers. */
  title: string;
  /** Which board it is. */
  reconstructed: string;
  ownBoard: string;
  /** Goods with their numbers. */
  goods(of: HaendlerGoods): string;
  /** Prices and the track. */
  market: string;
  track: string;
  bonus: string;
  priceOf(good: string, sell: number, buy: number, left: number): string;
  buyFor(price: number): string;
  left(count: number): string;
  arrivals(count: number, of: number): string;
  levelCosts(price: number): string;
  pile(count: number): string;
  /** Places on the map. */
  fork: string;
  goodIn(good: string, city: string): string;
  reached(place: string, by: string): string;
  wagon(wagon: number): string;
  wagonAt(wagon: number, place: string): string;
  courier: string;
  courierAt(place: string): string;
  from(place: string): string;
  arrived: string;
  empty: string;
  /** What is going on. */
  phases: Record<HaendlerPhase['phase'], string>;
  bidFor(ability: string, price: number): string;
  stillBid: string;
  bought(count: number, lap: number, isFirstRound: boolean): string;
  haveBid: string;
  ownBid(amount: number): string;
  master: string;
  closed: string;
  driverPoints(points: number): string;
  moved(wagons: readonly number[]): string;
  tileTurned: string;
  courierMoved: string;
  picking: string;
  haveSet: string;
  ownWheel: string;
  noPlayer: string;
  nothing: string;
  offered(one: number | null, two: number | null): string;
  asksFor(fee: number): string;
  passed: string;
  /** The column at the side. */
  wagons: string;
  purses: string;
  first: string;
  hidden: string;
  money(amount: number): string;
  rankOf(name: string, rank: number): string;
  tilesLeft(tiles: readonly number[]): string;
  noAbility: string;
  influence(count: number, cards: string | null): string;
  credits(count: number): string;
  ranks: string;
  upkeep(amount: number): string;
  used: string;
  /** Deals. */
  deals: string;
  noDeals: string;
  keptFirst: string;
  waits: string;
  cardSetAside(card: string): string;
  proposalsLeft: string;
  pledges: {
    noBid(wagon: number): string;
    letLoad(wagon: number): string;
    moveWagon(wagon: number, route: string): string;
    noOffice: string;
    officeOnly(good: string, direction: string): string;
    officeSpares(good: string): string;
  };
  /** The panel. */
  youHave: string;
  yourBid: string;
  moveWhat: string;
  yourTiles: string;
  tile(tile: number): string;
  points(points: number): string;
  turnOver(tile: number): string;
  howTo: string;
  nowPlace: string;
  arrives: string;
  meets: string;
  shop: string;
  into: string;
  sellFrom(city: string): string;
  loadFor(fee: number): string;
  feeOne: string;
  feeTwo: string;
  feeOf: string;
  accept: string;
  acceptGiving(card: string): string;
  decline: string;
  rise(levels: number, cards: number, price: number): string;
  creditOf(amount: number): string;
  repayFor(amount: number): string;
  wheelHint: string;
  coatHint: string;
  /** What a card does, in a few words. */
  abilities: Record<HaendlerAbility, string>;
  influences: Record<HaendlerInfluence, string>;
}
