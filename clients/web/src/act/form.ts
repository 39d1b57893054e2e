/**
 * An action that is made by hand, field by field. What may stand in a field is read from the decision's schema, and from
 * its actions where these are complete; the rules are never worked out again.
 */
import type { Decision, GameAction, GameChoice } from 'kontor-client';

import { allOf, candidatesOf } from './candidates.ts';
import { type Domain, type Fields, type Json, type Schema, accepts, branchesOf, distinct, domainOf, same } from './schema.ts';

/** What has been chosen so far for an action of this type. */
export interface Form {
  readonly decision: string;
  readonly type: string;
  readonly values: Fields;
}

/** One field of a form. */
export interface Field {
  readonly name: string;
  readonly domain: Domain;
  readonly value: Json | undefined;
  /** The values of the domain that lead somewhere, given the fields before it. */
  readonly isOpen: (value: Json) => boolean;
}

/** A form as it stands. */
export interface Filled {
  readonly fields: readonly Field[];
  readonly action: GameAction | undefined;
}

/** The form of this type with what of these values still fits; what leaves no choice is filled in. */
export function fill(decision: Decision, type: string, values: Fields): Filled {
  const branches = branchesOf((decision.schema ?? {}) as Schema, type);
  const names = Object.keys(branches[0]?.properties ?? {}).filter((name) => name !== 'type');
  let left = branches;
  let listed = allOf(decision, type) as unknown as readonly Fields[] | undefined;
  const fields: Field[] = [];
  for (const name of names) {
    const schemas = left.flatMap(({ properties = {} }) => properties[name] ?? []);
    const partner = fields[0]?.value;
    const named = namedOf(decision, type, name, listed, partner);
    const domain: Domain = named.length > 0 ? { kind: 'values', values: named } : domainOf(schemas, pledgesOf(decision, type, name, partner));
    const [now, known] = [left, listed];
    const isOpen = (value: Json) =>
      now.some(({ properties = {} }) => accepts(properties[name] ?? {}, value)) && (known?.some((action) => same(action[name], value)) ?? true);
    const value = valueOf(domain, values[name], isOpen, known?.map((action) => action[name]!));
    fields.push({ name, domain, value, isOpen });
    if (value === undefined) continue;
    left = left.filter(({ properties = {} }) => accepts(properties[name] ?? {}, value));
    listed = listed?.filter((action) => same(action[name], value));
  }
  return { fields, action: actionOf(decision, type, fields) };
}

/**
 * What a field can hold that the schema describes loosely: a way by its places alone, whose pledge is first by all players.
 * Nothing where the schema says it.
 */
function namedOf(decision: Decision, type: string, name: string, listed: readonly Fields[] | undefined, partner: Json | undefined): readonly Json[] {
  if (type === 'haendler.move_wagon' && name === 'route') return distinct((listed ?? []).map((action) => action[name]!));
  if (type !== 'haendler.propose_deal' || name !== 'first') return [];
  const parties = proposalsOf(decision).flatMap(({ seat, first }) => ((partner ?? seat) === seat ? first : []));
  return distinct([null, ...parties]);
}

type PledgedMoves = NonNullable<Extract<GameChoice, { type: 'haendler.propose_deal' }>['moves']>;

const proposalsOf = (decision: Decision) => (decision.choices ?? []).flatMap((choice) => (choice.type === 'haendler.propose_deal' ? [choice] : []));

/**
 * The pledges that proposals of deals with this partner, or with anybody, name for a field: those that are listed, and each
 * route of a wagon. Games under earlier rules list all of them.
 */
function pledgesOf(decision: Decision, type: string, name: string, partner: Json | undefined): readonly Json[] {
  if (type !== 'haendler.propose_deal' || (name !== 'pledge' && name !== 'asked_pledge')) return [];
  const isAsked = name === 'asked_pledge';
  const proposals = proposalsOf(decision);
  return proposals.flatMap((choice) => {
    if ((partner ?? choice.seat) !== choice.seat) return [];
    // What is the same with each partner stands in one choice alone.
    const like = (isAsked ? choice.asked_pledges_like : choice.pledges_like) ?? choice.seat;
    const { pledges = [], asked_pledges: asked = [] } = proposals.find(({ seat }) => seat === like) ?? {};
    const moved = choice.moves?.by.includes(isAsked ? choice.seat : decision.seat) ? pledgedMoves(proposals[0]?.moves) : [];
    return [...(isAsked ? asked : pledges), ...moved] as unknown as readonly Json[];
  });
}

/** The pledges to move wagons: each step is the end of a route, behind the step before it. */
function pledgedMoves(moves: PledgedMoves | null | undefined): readonly { wagon: number; route: readonly string[] }[] {
  const { places = [], wagons = [] } = moves ?? {};
  return wagons.flatMap(({ wagon, steps }) => {
    const routes: string[][] = [];
    for (const [place, before] of steps) routes.push([...(before === undefined ? [] : routes[before]!), places[place!]!]);
    return routes.map((route) => ({ type: 'move_wagon', wagon, route }));
  });
}

/** The value of a field: the one that was chosen if it still fits, or the only one, or where a stepper begins. */
function valueOf(domain: Domain, chosen: Json | undefined, isOpen: (value: Json) => boolean, listed: readonly Json[] | undefined): Json | undefined {
  if (domain.kind === 'list') return listOfItems(domain, chosen, isOpen);
  if (domain.kind === 'counts') return countsWithin(domain, chosen);
  if (chosen !== undefined && isOpen(chosen)) return chosen;
  if (domain.kind === 'range') {
    const open = (listed ?? []).filter((value): value is number => typeof value === 'number');
    if (typeof chosen !== 'number') return open.length > 0 ? Math.min(...open) : domain.min;
    const nearest = Math.min(Math.max(chosen, domain.min), domain.max);
    return isOpen(nearest) ? nearest : domain.min;
  }
  const open = domain.values.filter(isOpen);
  return open.length === 1 ? open[0] : undefined;
}

/** The items that are still there. Where only one list is possible, it is that one. */
function listOfItems(domain: Domain & { kind: 'list' }, chosen: Json | undefined, isOpen: (value: Json) => boolean): Json {
  const kept = Array.isArray(chosen) ? (chosen as Json[]).filter((item) => domain.items.some((one) => same(one, item))) : [];
  if (domain.min === domain.items.length && domain.max <= 1 && isOpen(domain.items)) return domain.items;
  return kept.slice(0, domain.max);
}

function countsWithin(domain: Domain & { kind: 'counts' }, chosen: Json | undefined): Json {
  const before = typeof chosen === 'object' && chosen !== null && !Array.isArray(chosen) ? (chosen as Fields) : {};
  const entries = domain.fields.map(({ name, min, max }) => {
    const count = before[name];
    return [name, typeof count === 'number' ? Math.min(Math.max(count, min), max) : min];
  });
  return Object.fromEntries(entries) as Fields;
}

/** The action that the fields make, if the decision allows it as far as it tells. */
function actionOf(decision: Decision, type: string, fields: readonly Field[]): GameAction | undefined {
  if (fields.some(({ value }) => value === undefined)) return undefined;
  const action = { type, ...Object.fromEntries(fields.map(({ name, value }) => [name, value!])) };
  return allowed(decision, action);
}

/**
 * The action as the decision names it, or as its schema accepts it where not all are named. Nothing if it is not allowed;
 * where the schema is not exact, the server has the last word.
 */
export function allowed(decision: Decision, action: Fields): GameAction | undefined {
  const listed = (candidatesOf(decision) as unknown as readonly Fields[]).find((one) => sameAction(one, action));
  if (!listed && allOf(decision, String(action['type']))) return undefined;
  // Lists are given in one order; the schema says whether the order in which things were picked is as good.
  if ((decision.exact || !listed) && accepts((decision.schema ?? {}) as Schema, action)) return action as unknown as GameAction;
  return listed as unknown as GameAction | undefined;
}

/** Whether two actions are the same. Lists whose order means nothing are listed in one order only. */
function sameAction(one: Fields, other: Fields): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => sameValue(one[name], other[name]));
}

function sameValue(one: Json | undefined, other: Json | undefined): boolean {
  if (same(one, other)) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  const [few, many] = [one as readonly Json[], other as readonly Json[]];
  return few.length === many.length && few.length > 1 && isSorted(few) && same(sorted(few), sorted(many));
}

const sorted = (list: readonly Json[]): Json => [...list].sort((a, b) => Number(a) - Number(b));

const isSorted = (list: readonly Json[]): boolean => same(list as Json, sorted(list));

/** The distinct types of a decision's actions, in the order of its choices. */
export function typesOf(decision: Decision): readonly string[] {
  const choices = (decision.choices ?? []).map(({ type }) => type as string);
  const listed = ((decision.actions ?? []) as unknown as readonly Fields[]).map((action) => String(action['type']));
  return distinct([...choices, ...listed]) as readonly string[];
}
