/** The boards there are. A game without one is played on the generic table. */
import type { RulesetId } from '../texts/contract.ts';
import type { Board } from './board.ts';
import { medici } from './medici/index.tsx';

export const BOARDS: { readonly [R in RulesetId]?: Board<R> } = { medici };
