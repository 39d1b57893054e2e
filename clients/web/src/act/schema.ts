/** The small vocabulary of the contract's JSON Schemas: a validator, and what a form needs of them. */

/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A schema, in the vocabulary that decisions use. */
export interface Schema {
  readonly oneOf?: readonly Schema[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

/** Whether two values are the same; the order of the members of an object says nothing. */
export function same(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((item: Json, index) => same(item, other[index] as Json));
  }
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return names.length === others.length && names.every((name) => same((one as Fields)[name], (other as Fields)[name]));
}

/** An object of JSON. */
export type Fields = { readonly [name: string]: Json };

/** Whether a schema accepts a value. */
export function accepts(schema: Schema, value: Json | undefined): boolean {
  if (value === undefined) return false;
  if (schema.oneOf) return schema.oneOf.some((branch) => accepts(branch, value));
  if (schema.const !== undefined) return same(schema.const, value);
  if (schema.enum) return schema.enum.some((one) => same(one, value));
  if (schema.type === 'integer') return isInRange(schema, value);
  if (schema.type === 'boolean') return typeof value === 'boolean';
  if (schema.type === 'array') return isList(schema, value);
  if (schema.type === 'object') return isObject(schema, value);
  return false;
}

function isInRange({ minimum = -Infinity, maximum = Infinity, multipleOf = 1 }: Schema, value: Json): boolean {
  return typeof value === 'number' && Number.isInteger(value / multipleOf) && value >= minimum && value <= maximum;
}

function isList({ items, minItems = 0, maxItems = Infinity, uniqueItems }: Schema, value: Json): boolean {
  if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return false;
  const list = value as readonly Json[];
  if (uniqueItems && list.some((item, index) => list.slice(0, index).some((before) => same(before, item)))) return false;
  return items === undefined || list.every((item) => accepts(items, item));
}

function isObject({ properties = {}, required = [] }: Schema, value: Json): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = value as Fields;
  return required.every((name) => name in fields) && Object.keys(fields).every((name) => name in properties && accepts(properties[name]!, fields[name]));
}

/** The branches of a decision's schema for actions of this type. */
export function branchesOf(schema: Schema, type: string): readonly Schema[] {
  return (schema.oneOf ?? [schema]).filter((branch) => branch.properties?.['type']?.const === type);
}

/** What a field may hold, over several branches: a few values, a range, a list of things, or an object of counts. */
export type Domain =
  | { kind: 'values'; values: readonly Json[] }
  | { kind: 'range'; min: number; max: number; step: number; orNone: boolean }
  | { kind: 'list'; items: readonly Json[]; min: number; max: number }
  | { kind: 'counts'; fields: readonly { name: string; min: number; max: number }[] };

/** What may stand in a field, if any of these schemas holds. Objects of several kinds are those that choices `name`. */
export function domainOf(schemas: readonly Schema[], named: readonly Json[] = []): Domain {
  const flat = schemas.flatMap((schema) => schema.oneOf ?? [schema]);
  const one = flat.find(({ type }) => type !== undefined);
  if (one?.properties?.['type']) return { kind: 'values', values: distinct([...flat.flatMap(valuesOf), ...named]) };
  if (one?.type === 'array') return listOf(flat);
  if (one?.type === 'object') return countsOf(flat);
  const ranges = flat.filter(({ type }) => type === 'integer');
  const values = distinct(flat.flatMap((schema) => valuesOf(schema)));
  if (ranges.length === 0) return { kind: 'values', values };
  const numbers = values.filter((value): value is number => typeof value === 'number');
  const min = Math.min(...ranges.map(({ minimum = 0 }) => minimum), ...numbers);
  const max = Math.max(...ranges.map(({ maximum = 0 }) => maximum), ...numbers);
  return { kind: 'range', min, max, step: ranges[0]?.multipleOf ?? 1, orNone: values.includes(null) };
}

function valuesOf(schema: Schema): readonly Json[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.type === 'boolean') return [false, true];
  return schema.enum ?? [];
}

function listOf(schemas: readonly Schema[]): Domain {
  const items = distinct(schemas.flatMap(({ items: of }) => (of ? valuesOf(of) : [])));
  const min = Math.min(...schemas.map(({ minItems = 0 }) => minItems));
  return { kind: 'list', items, min, max: Math.max(...schemas.map(({ maxItems = items.length }) => maxItems)) };
}

function countsOf(schemas: readonly Schema[]): Domain {
  const names = distinct(schemas.flatMap(({ properties = {} }) => Object.keys(properties)));
  const fields = names.map((name) => {
    const domain = domainOf(schemas.flatMap(({ properties = {} }) => properties[name as string] ?? []));
    const numbers = domain.kind === 'values' ? domain.values.filter((value): value is number => typeof value === 'number') : [];
    const [min, max] = domain.kind === 'range' ? [domain.min, domain.max] : [Math.min(...numbers), Math.max(...numbers)];
    return { name: name as string, min, max };
  });
  return { kind: 'counts', fields };
}

/** Each value once. */
export function distinct(values: readonly Json[]): readonly Json[] {
  const seen = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...seen.values()];
}
