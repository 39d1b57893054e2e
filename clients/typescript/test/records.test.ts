import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { type GameRecord, Kontor, type RecordFault, orThrow, verifyRecord } from 'kontor-client';

import { after, before, test } from './limits.js';
import { Server } from './server.js';
import { finishedGame } from './table.js';

/** What the check is made of, which the package does not export. */
const { canonical, commitment, hex, linkOf, saltOf, unhex } = (await import(
  new URL('../../dist/records.js', import.meta.url).href
)) as typeof import('../dist/records.js');

/** The vectors that every implementation of the format is held to. */
function vectors<Case>(name: string): readonly Case[] {
  return JSON.parse(readFileSync(`../../docs/vectors/${name}.json`, 'utf8')) as readonly Case[];
}

let server: Server;
let record: GameRecord;
let keys: Parameters<typeof verifyRecord>[1];
before(async () => {
  server = await Server.start();
  const { id } = await finishedGame(server.baseUrl);
  const { api } = new Kontor(server.baseUrl);
  record = await orThrow(api.GET('/v1/games/{game}/record', { params: { path: { game: id } } }));
  keys = (await orThrow(api.GET('/.well-known/jwks.json'))).keys as typeof keys;
});
after(() => server.stop());

test('canonical JSON is that of the vectors', () => {
  for (const { value, result } of vectors<{ value: unknown; result: string }>('canonical')) assert.equal(canonical(value), result);
  assert.equal(canonical({ a: [1.5] }), undefined);
});

test('commitments and salts are those of the vectors', async () => {
  for (const { seed, result } of vectors<{ seed: string; result: string }>('commitment')) assert.equal(await commitment(unhex(seed)), result);
  for (const { seed, commit, result } of vectors<{ seed: string; commit: number; result: string }>('salt')) {
    assert.equal(hex(await saltOf(unhex(seed), commit)), result);
  }
});

test('chains are those of the vectors, also with a second seed', async () => {
  type Chain = { commits: unknown[]; seeds: { from_commit: number; seed: string }[]; result: string[] };
  for (const { commits, seeds, result } of vectors<Chain>('chain')) {
    let link = unhex('00'.repeat(32));
    for (const [number, commit] of commits.entries()) {
      const { seed } = seeds.findLast(({ from_commit }) => from_commit <= number)!;
      link = await linkOf(link, unhex(seed), number, commit);
      assert.equal(hex(link), result[number]);
    }
  }
});

test('a record of the server is in order, and its signature is by the key of the server', async () => {
  const report = await verifyRecord(record, keys);
  assert.deepEqual([report.fault, report.signature, report.importedCommits], [null, 'valid', 0]);
  assert.equal(report.commits, record.commits.length);
  assert.equal((await verifyRecord(record, [])).signature, 'unknown-key');
});

test('whatever is changed in a record is noticed, and placed', async () => {
  const commits = record.commits as { seat: number | null; at: string; events: unknown[] }[];
  const number = commits.length - 3;
  const seq = commits.slice(0, number).reduce((sum, { events }) => sum + events.length, 1);
  const faultAfter = async (change: (forged: GameRecord) => void): Promise<RecordFault | null> => {
    const forged = structuredClone(record);
    change(forged);
    return (await verifyRecord(forged, keys)).fault;
  };
  const at = (forged: GameRecord) => forged.commits[number] as { at: string; events: { data: object }[] };
  assert.deepEqual(await faultAfter((forged) => (at(forged).at = '2026-01-31T12:00:00.000Z')), { seq, kind: 'link' });
  assert.deepEqual(await faultAfter((forged) => (at(forged).events[0]!.data = { amount: 1.5 })), { seq, kind: 'canonical' });
  assert.deepEqual(await faultAfter((forged) => (forged.links[number] = forged.chain_head)), { seq, kind: 'link' });
  assert.deepEqual(await faultAfter((forged) => (forged.chain_head = forged.links[0]!)), { seq: 0, kind: 'chain-head' });
  assert.deepEqual(await faultAfter((forged) => (forged.seeds[0]!.seed = '07'.repeat(32))), { seq: 1, kind: 'commitment' });
  assert.deepEqual(await faultAfter((forged) => (forged.seeds = [])), { seq: 0, kind: 'seeds' });
  assert.deepEqual(await faultAfter((forged) => (forged.outcome = null)), { seq: 0, kind: 'frame' });
  assert.deepEqual(await faultAfter((forged) => forged.links.pop()), { seq: 0, kind: 'format' });
  assert.deepEqual(await faultAfter((forged) => (forged.game = 'g_other')), { seq: 0, kind: 'signature' });
  const [head, claims] = record.signature.split('.');
  const other = `${head}.${claims}.${'A'.repeat(86)}`;
  assert.deepEqual(await faultAfter((forged) => (forged.signature = other)), { seq: 0, kind: 'signature' });
  assert.deepEqual((await verifyRecord({} as GameRecord, keys)).fault, { seq: 0, kind: 'format' });
});
