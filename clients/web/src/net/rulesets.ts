/** What can be played, read once. */
import type { GameComponents, Ruleset } from 'kontor-client';

import type { RulesetId } from '../texts/contract.ts';
import { ask, kontor } from './session.ts';

/** The components of a ruleset. */
export type ComponentsOf<R extends RulesetId> = Extract<GameComponents, { ruleset: R }>['components'];

let all: Promise<readonly Ruleset[]> | undefined;
const components = new Map<string, Promise<GameComponents>>();

/** All rulesets of the server. */
export function rulesets(): Promise<readonly Ruleset[]> {
  all ??= ask(kontor.value.api.GET('/v1/rulesets')).then(({ items }) => items);
  all.catch(() => (all = undefined));
  return all;
}

/** What is in the box of a game. */
export function componentsOf(ruleset: string): Promise<GameComponents> {
  const known = components.get(ruleset);
  if (known) return known;
  const read = ask(kontor.value.api.GET('/v1/rulesets/{ruleset}/components', { params: { path: { ruleset } } }));
  read.catch(() => components.delete(ruleset));
  components.set(ruleset, read);
  return read;
}
