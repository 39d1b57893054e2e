// Writes the names of the fields that each action of the contract has, those of its parts included.
//
//   node actions.mjs src/actions.ts
import { readFileSync, writeFileSync } from 'node:fs';

const { schemas } = JSON.parse(readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8')).components;

/** All names of properties in a schema, and in what it refers to. */
function namesIn(part, seen = new Set(), names = new Set()) {
  if (typeof part !== 'object' || part === null) return names;
  const target = part.$ref?.split('/').at(-1);
  if (target !== undefined && !seen.has(target)) namesIn(schemas[target], seen.add(target), names);
  if (typeof part.additionalProperties === 'object') throw new Error('an action has a map: its keys are no names of fields');
  for (const name of Object.keys(part.properties ?? {})) names.add(name);
  for (const list of [part.properties, part.oneOf, part.anyOf, part.allOf, part.prefixItems]) for (const one of Object.values(list ?? {})) namesIn(one, seen, names);
  return namesIn(part.items, seen, names);
}

const lines = Object.entries(schemas.GameAction.discriminator.mapping).map(([type, $ref]) => {
  const names = [...namesIn({ $ref })].sort().map((name) => `'${name}'`);
  return `  ['${type}', [${names.join(', ')}]],\n`;
});
const head = `// This file is written by actions.mjs. Do not change it by hand.

/** The names of the fields of each action, those of its parts included. */
export const ACTION_FIELDS: ReadonlyMap<unknown, readonly string[]> = new Map<unknown, readonly string[]>([
`;
writeFileSync(process.argv[2], `${head}${lines.join('')}]);\n`);
