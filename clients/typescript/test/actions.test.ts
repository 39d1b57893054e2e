import assert from 'node:assert/strict';

import { type GameAction, Kontor, orThrow } from 'kontor-client';

import { after, before, test } from './limits.js';
import * as samples from './samples.js';
import { Server } from './server.js';

let server: Server;
before(async () => {
  server = await Server.start();
});
after(() => server.stop());

/** A copy with one more field in each object. */
function grown(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(grown);
  return { ...Object.fromEntries(Object.entries(value).map(([name, part]) => [name, grown(part)])), of_tomorrow: { deep: 1 } };
}

/** What is sent as the action of a move. */
async function sent(action: unknown): Promise<unknown> {
  let body: unknown;
  const fetch = async (request: RequestInfo | URL) => {
    body = await (request as Request).json();
    return Response.json({});
  };
  const call = new Kontor('http://unused', { fetch }).api.POST('/v1/games/{game}/actions', {
    params: { path: { game: 'g_1' }, header: { 'Idempotency-Key': 'one' } },
    body: { decision: 'd_1_0', action: action as GameAction },
  });
  await orThrow(call);
  return (body as { action: unknown }).action;
}

test('every action goes back with the fields that the contract has, and without those of tomorrow', async () => {
  assert.ok(samples.GameAction.length > 100);
  for (const action of samples.GameAction) {
    assert.deepEqual(await sent(action), action);
    assert.deepEqual(await sent(grown(action)), action);
  }
});

test('an action of tomorrow goes back as it came', async () => {
  for (const type of ['medici.of_tomorrow', 'constructor', undefined]) {
    const action = JSON.parse(JSON.stringify({ type, amount: 1, parts: [{ deep: 1 }] })) as unknown;
    assert.deepEqual(await sent(action), action);
  }
});

test('a game is played at a server that lists actions with fields of tomorrow, and refuses them', async () => {
  const fetch = async (request: RequestInfo | URL) => {
    const response = await globalThis.fetch(request as Request);
    if (!(request as Request).url.includes('/v1/me/decisions') || response.status !== 200) return response;
    const page = (await response.json()) as { items: { decision: { actions: unknown } }[] };
    for (const { decision } of page.items) decision.actions = grown(decision.actions);
    return Response.json(page, { headers: { ETag: response.headers.get('ETag')! } });
  };
  const ada = await Kontor.guest(server.baseUrl, 'Ada', { fetch });
  const { id: game } = await orThrow(ada.api.POST('/v1/games', { body: { ruleset: 'basari', seats: 3 } }));
  const params = { path: { game } };
  for (const seat of [1, 2]) {
    await orThrow(ada.api.PUT('/v1/games/{game}/seats/{seat}', { params: { path: { game, seat } }, body: { occupant: 'bot', bot: 'greedy' } }));
  }
  await orThrow(ada.api.POST('/v1/games/{game}/start', { params }));
  let moves = 0;
  for await (const { decision } of ada.decisions({ game })) {
    const action = decision.actions![0]!;
    assert.ok('of_tomorrow' in action);
    const header = { 'Idempotency-Key': decision.id };
    await orThrow(ada.api.POST('/v1/games/{game}/actions', { params: { ...params, header }, body: { decision: decision.id, action } }));
    moves += 1;
  }
  assert.ok(moves > 0);
});
