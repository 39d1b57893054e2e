/** What only the boards say, by game. Each board adds its texts to its own interface. */
import type { BasariTexts } from './boards/basari.ts';
import type { DaleTexts } from './boards/dale_of_merchants.ts';
import type { HaendlerTexts } from './boards/haendler.ts';
import type { MediciTexts } from './boards/medici.ts';

/** The texts of the boards. */
export interface BoardTexts {
  medici: MediciTexts;
  basari: BasariTexts;
  haendler: HaendlerTexts;
  dale_of_merchants: DaleTexts;
}
