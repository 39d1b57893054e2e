import assert from 'node:assert/strict';

import { type DueDecision, Kontor, orThrow } from 'kontor-client';

import { after, before, test } from './limits.js';
import * as samples from './samples.js';
import { Server } from './server.js';
import { AT_ONCE, has, intercepted, problem } from './stubs.js';

let server: Server;
before(async () => {
  server = await Server.start();
});
after(() => server.stop());

test('a game is played by its decisions alone, with few requests for each', async () => {
  const asked: string[] = [];
  const fetch = intercepted(async ({ url }) => void (url.includes('/v1/me/decisions') && asked.push(url)));
  const ada = await Kontor.guest(server.baseUrl, 'Ada', { fetch });
  const { id } = await orThrow(ada.api.POST('/v1/games', { body: { ruleset: 'medici', seats: 3 } }));
  const path = { game: id };
  for (const seat of [1, 2]) {
    const body = { occupant: 'bot', bot: 'greedy' } as const;
    await orThrow(ada.api.PUT('/v1/games/{game}/seats/{seat}', { params: { path: { ...path, seat } }, body }));
  }
  await orThrow(ada.api.POST('/v1/games/{game}/start', { params: { path } }));
  let moves = 0;
  for await (const { decision } of ada.decisions({ game: id })) {
    const params = { path, header: { 'Idempotency-Key': decision.id } };
    await orThrow(ada.api.POST('/v1/games/{game}/actions', { params, body: { decision: decision.id, action: decision.actions![0]! } }));
    moves += 1;
  }
  const { status } = await orThrow(ada.api.GET('/v1/games/{game}', { params: { path } }));
  assert.equal(status, 'finished');
  assert.ok(moves > 0 && asked.length <= 2 * moves + 3, `${asked.length} requests for ${moves} decisions`);
});

test('a decision comes once, and while it stays unanswered nothing is asked twice', async () => {
  const one = due('g_1', 'd_1_0');
  const pages = [[one], [one], [one, due('g_1', 'd_2_0')]];
  const tags: (string | null)[] = [];
  const kontor = new Kontor('http://unused', {
    retry: AT_ONCE,
    fetch: async (request) => {
      tags.push((request as Request).headers.get('If-None-Match'));
      const items = pages.shift();
      if (items === undefined) return problem(401, 'token-invalid');
      return Response.json({ items, next: null }, { headers: { ETag: `"${tags.length}"` } });
    },
  });
  const ids: string[] = [];
  await assert.rejects(async () => {
    for await (const { decision } of kontor.decisions()) ids.push(decision.id);
  });
  assert.deepEqual(ids, ['d_1_0', 'd_2_0']);
  assert.deepEqual(tags, [null, null, '"2"', '"3"']);
});

test('a list that stays as it is brings nothing', async () => {
  const answers = [new Response(null, { status: 304 }), Response.json({ items: [due('g_1', 'd_1_0')], next: null })];
  const kontor = new Kontor('http://unused', { retry: AT_ONCE, fetch: async () => answers.shift()! });
  assert.equal((await kontor.decisions().next()).value?.decision.id, 'd_1_0');
});

test('a game that ended with the last answer is noticed soon', async () => {
  const pages = [[due('g_1', 'd_1_0')], []];
  const waits: (string | null)[] = [];
  const fetch = async (request: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL((request as Request).url);
    if (pathname === '/v1/games/g_1') return Response.json({ ...samples.Game[0]!, status: 'finished' });
    waits.push(searchParams.get('wait'));
    return Response.json({ items: pages.shift(), next: null }, { headers: { ETag: '"1"' } });
  };
  const ids: string[] = [];
  for await (const { decision } of new Kontor('http://unused', { retry: AT_ONCE, fetch }).decisions({ game: 'g_1' })) ids.push(decision.id);
  assert.deepEqual(ids, ['d_1_0']);
  assert.deepEqual(waits, ['1', '1']);
});

/** A client that is asked nothing in a game which is in these states, one after the other; without one, there is no such game. */
function idle(...states: (string | undefined)[]): Kontor {
  const fetch = async (request: RequestInfo | URL) => {
    if (new URL((request as Request).url).pathname !== '/v1/games/g_1') return Response.json({ items: [], next: null }, { headers: { ETag: '"1"' } });
    assert.ok(states.length > 0, 'no request asks for a game that is over');
    const status = states.shift();
    return status === undefined ? problem(404, 'game-unknown') : Response.json({ ...samples.Game[0]!, status });
  };
  return new Kontor('http://unused', { retry: AT_ONCE, fetch });
}

for (const end of ['finished', undefined]) {
  test(`whatever a game is, one waits for its decisions until it is ${end ?? 'gone'}`, async () => {
    const states = ['open', 'running', 'quarantined', 'of_tomorrow', 'quarantined', end];
    assert.equal((await idle(...states).decisions({ game: 'g_1' }).next()).done, true);
  });
}

test('a game that never was is a problem, and not one that is over', async () => {
  await assert.rejects(idle(undefined).decisions({ game: 'g_1' }).next(), has('game-unknown'));
});

function due(game: string, id: string): DueDecision {
  return { game, ruleset: 'medici', decision: { ...samples.Decision[0]!, id } };
}
