/** What only the board of Medici says. */
export interface MediciTexts {
  /** The board's name for screen readers. */
  title: string;
}
