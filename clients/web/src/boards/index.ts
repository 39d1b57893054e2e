/** The boards there are, each a file of its own that is loaded on demand. A game without one is played on the generic table. */
import type { RulesetId } from '../texts/contract.ts';
import type { Board } from './board.ts';

const LOADERS: { readonly [R in RulesetId]?: () => Promise<Board<R>> } = {
  basari: async () => (await import('./basari/index.tsx')).basari,
  dale_of_merchants: async () => (await import('./dale_of_merchants/index.tsx')).dale,
  haendler: async () => (await import('./haendler/index.tsx')).haendler,
  medici: async () => (await import('./medici/index.tsx')).medici,
};

/** The board of a game; nothing for a game that has none. */
export async function boardOf(ruleset: string): Promise<Board<RulesetId> | undefined> {
  const load = Object.hasOwn(LOADERS, ruleset) ? LOADERS[ruleset as RulesetId] : undefined;
  return (await load?.()) as Board<RulesetId> | undefined;
}
