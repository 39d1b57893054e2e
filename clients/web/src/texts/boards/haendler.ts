/** What only the board of Die Händler says. */
export interface HaendlerTexts {
  /** The board's name for screen readers. */
  title: string;
}
