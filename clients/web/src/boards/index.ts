/** The boards there are. A game without one is played on the generic table. */
import type { RulesetId } from '../texts/contract.ts';
import { basari } from './basari/index.tsx';
import type { Board } from './board.ts';
import { dale } from './dale_of_merchants/index.tsx';
import { haendler } from './haendler/index.tsx';
import { medici } from './medici/index.tsx';

export const BOARDS: { readonly [R in RulesetId]?: Board<R> } = {
  basari,
  dale_of_merchants: dale,
  haendler,
  medici,
};
