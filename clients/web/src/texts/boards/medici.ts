/** What only the board of Medici says. */
export interface MediciTexts {
  lot: string;
  noLot: string;
  deck(cards: number): string;
  leftOut(cards: number): string;
  turnUpHere: string;
  bidding: string;
  toBid: string;
  later: string;
  highest(amount: number): string;
  out: string;
  turnsUp: string;
  warehouses(proceeds: readonly number[]): string;
  accounts(awards: readonly number[]): string;
  florins: string;
  neutral: string;
  space(number: number): string;
  yourBid: string;
  keeps(florins: number): string;
  ifYouWin: string;
  warehouse: string;
  room(left: number, all: number): string;
  noRoom: string;
  sums: string;
}
