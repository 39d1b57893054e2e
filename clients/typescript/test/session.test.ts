import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Kontor, KontorProblem, type GameEvent, type SignedIn, orThrow } from 'kontor-client';

import { Server } from './server.js';
import { startTable } from './table.js';

let server: Server;
before(async () => {
  server = await Server.start();
});
after(() => server.stop());

/** Pauses that cost a test nothing. */
const retry = { firstPauseMs: 1 };

/** The real `fetch`, but for the requests that `instead` answers. */
function intercepted(instead: (request: Request) => Promise<Response | undefined>): typeof fetch {
  return async (input) => (await instead(input as Request)) ?? fetch(input);
}

function problem(status: number, code: string): Response {
  const body = { type: `/v1/problems/${code}`, title: code, status, code, detail: code, instance: 'r_1', errors: [], refusal: null, decisions: null };
  return Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

test('an access token that has expired is renewed, once for all calls that meet it, and the calls are sent again', async () => {
  let expired = false;
  const sessions: SignedIn[] = [];
  const kontor = await Kontor.guest(server.baseUrl, 'Ada', {
    onSession: (session) => sessions.push(session),
    fetch: intercepted(async (request) => {
      if (request.url.endsWith('/refresh')) expired = false;
      return expired ? problem(401, 'token-expired') : undefined;
    }),
  });
  expired = true;
  const names = await Promise.all([1, 2, 3].map(async () => (await orThrow(kontor.api.GET('/v1/me'))).name));
  assert.deepEqual(names, ['Ada', 'Ada', 'Ada']);
  assert.equal(sessions.length, 2, 'the session of the sign-in, and one renewal');
});

test('a session that was kept is gone on with, and a token that is about to expire is renewed beforehand', async () => {
  let session: SignedIn | undefined;
  await Kontor.guest(server.baseUrl, 'Ben', { onSession: (begun) => (session = begun) });
  const soon = { ...session!, expires_at: new Date(Date.now() + 1_000).toISOString() };
  let renewed = 0;
  const kontor = Kontor.resume(server.baseUrl, soon, { onSession: () => (renewed += 1) });
  assert.equal((await orThrow(kontor.api.GET('/v1/me'))).name, 'Ben');
  assert.equal(renewed, 1);
});

test('a user signs up, in and out', async () => {
  await Kontor.signUp(server.baseUrl, 'Grace', 'correct horse');
  const kontor = await Kontor.signIn(server.baseUrl, 'Grace', 'correct horse');
  assert.equal(kontor.player?.kind, 'user');
  await kontor.signOut();
  assert.equal(kontor.player, undefined);
  await assert.rejects(Kontor.signIn(server.baseUrl, 'Grace', 'wrong'), has('credentials-invalid'));
});

test('a move whose reply was lost is sent again under its key, and counts once', async () => {
  const lost: (string | null)[] = [];
  const losing = intercepted(async (request) => {
    if (!request.url.endsWith('/actions') || lost.length === 2) return undefined;
    await fetch(request.clone());
    lost.push(request.headers.get('Idempotency-Key'));
    throw new TypeError('the reply was lost');
  });
  const [medici] = (await orThrow(new Kontor(server.baseUrl).api.GET('/v1/rulesets'))).items;
  const { game, players } = await startTable(server.baseUrl, medici!, 3, { retry, fetch: losing });
  const dues = await Promise.all(players.map(({ api }) => orThrow(api.GET('/v1/me/decisions'))));
  const seat = dues.findIndex(({ items }) => items.length > 0);
  const { decision } = dues[seat]!.items[0]!;

  const path = { game: game.id };
  const params = { path, header: { 'Idempotency-Key': 'one' } };
  const body = { decision: decision.id, action: decision.actions![0]! };
  const played = await orThrow(players[seat]!.api.POST('/v1/games/{game}/actions', { params, body }));
  assert.deepEqual(lost, ['one', 'one']);
  const { seq } = await orThrow(players[seat]!.api.GET('/v1/games/{game}', { params: { path } }));
  assert.equal(seq, played.seq, 'nothing happened but this move');
});

test('what passes is waited out, and what does not is told at once', async () => {
  let asked = 0;
  const answers = [problem(503, 'busy'), problem(429, 'rate-limited'), problem(403, 'not-your-table')];
  const kontor = new Kontor(server.baseUrl, { retry, fetch: async () => answers[asked++]! });
  await assert.rejects(orThrow(kontor.api.GET('/v1/games')), has('not-your-table'));
  assert.equal(asked, 3);
});

test('every problem of the catalogue comes as a typed problem', async () => {
  const { items: kinds } = await orThrow(new Kontor(server.baseUrl).api.GET('/v1/problems'));
  assert.ok(kinds.length > 40);
  for (const { code, status } of [...kinds, { code: 'of-tomorrow', status: 418 }]) {
    const kontor = new Kontor(server.baseUrl, { retry: { tries: 1 }, fetch: async () => problem(status, code) });
    await assert.rejects(orThrow(kontor.api.GET('/v1/games')), has(code));
  }
});

test('an event of a type that is not known yet comes like any other', async () => {
  const strange = { seq: 1, commit: 1, at: '2026-01-31T12:00:00.000Z', seat: null, type: 'chess.castled', data: { side: null } };
  const body = `id: 1\ndata: ${JSON.stringify(strange)}\n\nevent: end\ndata: {"reason":"finished"}\n\n`;
  const kontor = new Kontor(server.baseUrl, { fetch: async () => new Response(body) });
  const heard: GameEvent[] = [];
  for await (const event of kontor.follow('g_1')) heard.push(event);
  assert.deepEqual(heard, [strange]);
});

test('a stream that breaks is taken up again behind the last event', async () => {
  const [medici] = (await orThrow(new Kontor(server.baseUrl).api.GET('/v1/rulesets'))).items;
  const { game } = await startTable(server.baseUrl, medici!, 3);
  const begun: (string | null)[] = [];
  const kontor = new Kontor(server.baseUrl, {
    fetch: intercepted(async (request) => {
      begun.push(request.headers.get('Last-Event-ID'));
      if (begun.length > 1) return undefined;
      const response = await fetch(request);
      const reader = response.body!.getReader();
      const first = new TextDecoder().decode((await reader.read()).value);
      await reader.cancel();
      return new Response(first.slice(0, first.indexOf('\n\n') + 2) + 'id: 2\ndata: {"seq"');
    }),
  });
  const heard: number[] = [];
  for await (const event of kontor.follow(game.id)) {
    heard.push(event.seq);
    if (event.type === 'table.started') break;
  }
  assert.deepEqual(heard, heard.map((_, index) => index + 1));
  assert.deepEqual(begun, ['0', '1']);
});

function has(code: string) {
  return (error: unknown) => error instanceof KontorProblem && error.problem.code === code;
}
