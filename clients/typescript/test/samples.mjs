// Writes the samples that all clients share as TypeScript, so that the compiler holds each to the types of the contract.
import { readFileSync, writeFileSync } from 'node:fs';

const samples = JSON.parse(readFileSync('../testdata/samples.json', 'utf8'));
const typed = Object.entries(samples).map(([name, all]) => `export const ${name}: contract.${name}[] = ${JSON.stringify(all)};`);
writeFileSync('test/samples.ts', ["import type * as contract from 'kontor-client';", ...typed, ''].join('\n'));
