// Writes the values of each enumeration of the contract.
//
//   node enumerations.mjs src/enumerations.ts
import { readFileSync, writeFileSync } from 'node:fs';

const { schemas } = JSON.parse(readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8')).components;

const lists = Object.entries(schemas)
  .filter(([, schema]) => schema.enum)
  .map(([type, schema]) => {
    const name = type.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
    const values = schema.enum.map((value) => `'${value}'`).join(', ');
    return `export const ${name}_VALUES: readonly contract.${type}[] = [${values}];\n`;
  });
const head = `// This file is written by enumerations.mjs. Do not change it by hand.
//
// The values of each enumeration of the contract, in its order. A later release of the server may have more.
import type * as contract from './contract.js';

`;
writeFileSync(process.argv[2], `${head}${lists.join('')}`);
