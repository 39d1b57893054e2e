/** The boards there are. A game without one is played on the generic table. */
import type { RulesetId } from '../texts/contract.ts';
import type { Board } from './board.ts';
import { haendler } from './haendler/index.tsx';

export const BOARDS: { readonly [R in RulesetId]?: Board<R> } = { haendler };
