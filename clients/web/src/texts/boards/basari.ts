/** What only the board of Basari says. */
export interface BasariTexts {
  /** The board's name for screen readers. */
  title: string;
}
