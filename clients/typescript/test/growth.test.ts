// Whole games at a server of a later release, which has added what the contract may grow by: `tools/contract/growth.json`.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { Kontor, KontorProblem, orThrow } from 'kontor-client';

import { after, before, test, within } from './limits.js';
import { Server } from './server.js';

const GROWTH = '../../tools/contract/growth';
const lines = JSON.parse(readFileSync(`${GROWTH}.json`, 'utf8')) as { line: string; seen?: string }[];

let server: Server;
let proxies: ChildProcess;
let addresses: Record<string, string>;
before(async () => {
  server = await Server.start();
  proxies = spawn('python3', [`${GROWTH}.py`, server.baseUrl, '--strict'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [said] = (await within('the addresses', once(createInterface(proxies.stdout!), 'line'))) as [string];
  addresses = JSON.parse(said) as Record<string, string>;
});
after(async () => {
  proxies.stdin!.end();
  await server.stop();
});

for (const { line, seen = 'of_tomorrow' } of lines) {
  test(`a game is played and read at a server that has grown: ${line}`, async () => {
    const address = addresses[line]!;
    const read = JSON.stringify(await playAndRead(address));
    const changed = (await (await fetch(`${address}/changed`)).json()) as number;
    assert.ok(changed > 0, 'the server was not asked for what has grown');
    assert.ok(read.includes(seen), 'what is new is passed on');
  });
}

// All that a player meets: the lobby, a game with all of its answers, its events, the news, a problem.
async function playAndRead(address: string): Promise<unknown[]> {
  const ada = await Kontor.guest(address, 'Ada');
  // The news begin when they are first read, and leave out what is over when they are read again.
  await orThrow(ada.api.GET('/v1/me/events'));
  const made = await orThrow(ada.api.POST('/v1/games', { body: { ruleset: 'medici', seats: 3, visibility: 'public' } }));
  const path = { game: made.id };
  for (const seat of [1, 2]) {
    const params = { path: { ...path, seat } };
    await orThrow(ada.api.PUT('/v1/games/{game}/seats/{seat}', { params, body: { occupant: 'bot', bot: 'greedy' } }));
  }
  const params = { path };
  const read: unknown[] = [
    await orThrow(ada.api.POST('/v1/games/{game}/start', { params })),
    await orThrow(ada.api.GET('/v1/games')),
    await orThrow(ada.api.GET('/v1/games/{game}/view', { params })),
  ];
  for await (const event of ada.news()) {
    read.push(event);
    if (event.number === 3) break;
  }
  for await (const due of ada.decisions({ game: made.id })) {
    const { id: decision, actions } = due.decision;
    const move = { params: { path, header: { 'Idempotency-Key': decision } }, body: { decision, action: actions![0]! } };
    read.push(due, await orThrow(ada.api.POST('/v1/games/{game}/actions', move)));
  }
  for await (const event of ada.follow(made.id)) read.push(event);
  read.push(await orThrow(ada.api.GET('/v1/games/{game}/events', { params })));
  read.push(await orThrow(ada.api.GET('/v1/games/{game}', { params })));
  const nowhere = orThrow(ada.api.GET('/v1/games/{game}', { params: { path: { game: 'g_nowhere' } } }));
  await assert.rejects(nowhere, (error: KontorProblem) => read.push(error.problem) > 0);
  return read;
}
