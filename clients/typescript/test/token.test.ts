import assert from 'node:assert/strict';

import { Kontor, orThrow } from 'kontor-client';

import { after, before, test } from './limits.js';
import { Server } from './server.js';
import { AT_ONCE, has, problem } from './stubs.js';
import { botToken } from './table.js';

let server: Server;
before(async () => {
  server = await Server.start();
});
after(() => server.stop());

test('a program plays a game with the token of a bot account, and hears of it', async () => {
  const kontor = Kontor.withToken(server.baseUrl, await botToken(server.baseUrl, 'Bot with a token'));
  const { api } = kontor;
  assert.equal((await orThrow(api.GET('/v1/me'))).name, 'Bot with a token');
  assert.equal(kontor.player, undefined);

  const { id: game } = await orThrow(api.POST('/v1/games', { body: { ruleset: 'medici', seats: 3 } }));
  for (const seat of [1, 2]) {
    const params = { path: { game, seat } };
    await orThrow(api.PUT('/v1/games/{game}/seats/{seat}', { params, body: { occupant: 'bot', bot: 'greedy' } }));
  }
  const params = { path: { game } };
  await orThrow(api.POST('/v1/games/{game}/start', { params }));
  const { value: heard } = await kontor.news().next();
  assert.equal(heard?.game, game);
  for await (const { decision } of kontor.decisions({ game })) {
    const header = { 'Idempotency-Key': decision.id };
    await orThrow(api.POST('/v1/games/{game}/actions', { params: { ...params, header }, body: { decision: decision.id, action: decision.actions![0]! } }));
  }
  let last: string | undefined;
  for await (const event of kontor.follow(game)) last = event.type;
  assert.equal(last, 'table.finished');
});

/** A client whose server takes this token alone; each that is sent is noted. */
function taking(good: string, token: Parameters<typeof Kontor.withToken>[1]) {
  const sent: string[] = [];
  const fetch = async (request: RequestInfo | URL) => {
    const { headers } = request as Request;
    sent.push(`${headers.get('Authorization')} ${headers.get('Idempotency-Key') ?? ''}`.trim());
    return headers.get('Authorization') === `Bearer ${good}` ? Response.json({ id: 'p_1' }) : problem(401, 'token-invalid');
  };
  return { kontor: Kontor.withToken('http://unused', token, { retry: AT_ONCE, fetch }), sent };
}

test('a token that is refused is a problem at once', async () => {
  const { kontor, sent } = taking('new', 'old');
  await assert.rejects(orThrow(kontor.api.GET('/v1/me')), has('token-invalid'));
  assert.deepEqual(sent, ['Bearer old']);
});

test('an app is asked for its token once for all calls, and for another one when the server refuses it', async () => {
  const asked: (string | undefined)[] = [];
  const { kontor, sent } = taking('new', async (refused) => {
    asked.push(refused);
    return refused === undefined ? 'old' : 'new';
  });
  await Promise.all([1, 2, 3].map(() => orThrow(kontor.api.GET('/v1/me'))));
  assert.deepEqual(asked, [undefined, 'old']);
  assert.deepEqual(sent.sort(), [...Array(3).fill('Bearer new'), ...Array(3).fill('Bearer old')]);
});

test('a request that is sent with another token is the same request', async () => {
  const { kontor, sent } = taking('new', (refused) => (refused === undefined ? 'old' : 'new'));
  await orThrow(kontor.api.POST('/v1/games', { body: { ruleset: 'medici', seats: 3 } }));
  const keys = sent.map((one) => one.split(' ')[2]);
  assert.equal(keys.length, 2);
  assert.ok(keys[0] && keys[0] === keys[1]);
});

test('an app that has no other token is told that the server refuses it, and what the app throws is thrown', async () => {
  const { kontor, sent } = taking('new', () => 'old');
  await assert.rejects(orThrow(kontor.api.GET('/v1/me')), has('token-invalid'));
  assert.deepEqual(sent, ['Bearer old']);
  const failing = taking('new', () => {
    throw new Error('ask the user again');
  });
  await assert.rejects(orThrow(failing.kontor.api.GET('/v1/me')), { message: 'ask the user again' });
  assert.deepEqual(failing.sent, []);
});
