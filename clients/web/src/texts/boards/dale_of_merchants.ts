/** What only the board of Dale of Merchants 2 says. */
export interface DaleTexts {
  /** The board's name for screen readers. */
  title: string;
}
