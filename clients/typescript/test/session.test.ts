import assert from 'node:assert/strict';

import { type Game, Kontor, type Ruleset, type SignedIn, orThrow } from 'kontor-client';

import { after, before, test } from './limits.js';
import { Server } from './server.js';
import { AT_ONCE, ending, has, intercepted, problem, stream } from './stubs.js';
import { startTable } from './table.js';

let server: Server;
let medici: Ruleset;
before(async () => {
  server = await Server.start();
  const params = { path: { ruleset: 'medici' } };
  medici = await orThrow(new Kontor(server.baseUrl).api.GET('/v1/rulesets/{ruleset}', { params }));
});
after(() => server.stop());

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
  const session = await guestSession('Ben');
  let renewed = 0;
  const kontor = Kontor.resume(server.baseUrl, expiring(session), { onSession: () => (renewed += 1) });
  assert.equal((await orThrow(kontor.api.GET('/v1/me'))).name, 'Ben');
  assert.equal(renewed, 1);
});

test('a session that has ended is refused, in use and in renewal', async () => {
  const session = await guestSession('Cleo');
  await Kontor.resume(server.baseUrl, session).signOut();
  await assert.rejects(orThrow(Kontor.resume(server.baseUrl, session).api.GET('/v1/me')), has('token-invalid'));
  await assert.rejects(Kontor.resume(server.baseUrl, expiring(session)).api.GET('/v1/me'), has('refresh-invalid'));
});

test('a user signs up, in and out', async () => {
  await Kontor.signUp(server.baseUrl, 'Grace', 'correct horse');
  const kontor = await Kontor.signIn(server.baseUrl, 'Grace', 'correct horse');
  assert.equal(kontor.player?.kind, 'user');
  await kontor.signOut();
  assert.equal(kontor.player, undefined);
  await assert.rejects(Kontor.signIn(server.baseUrl, 'Grace', 'wrong'), has('credentials-invalid'));
});

test('a user without the password comes back with a recovery code', async () => {
  const grace = await Kontor.signUp(server.baseUrl, 'Grace Hopper', 'correct horse');
  const { codes } = await orThrow(grace.api.POST('/v1/me/recovery-codes', { body: { password: 'correct horse' } }));
  const back = await Kontor.recover(server.baseUrl, 'Grace Hopper', codes[0]!, 'battery staple');
  assert.deepEqual(back.player, grace.player);
  await assert.rejects(orThrow(grace.api.GET('/v1/me')), has('token-invalid'));
  assert.deepEqual(await orThrow(back.api.GET('/v1/me')), back.player);
  await assert.rejects(Kontor.recover(server.baseUrl, 'Grace Hopper', codes[0]!, 'once more'), has('recovery-invalid'));
});

test('a guest becomes a user, in a session that goes on', async () => {
  const sessions: SignedIn[] = [];
  const ida = await Kontor.guest(server.baseUrl, undefined, { onSession: (session) => sessions.push(session) });
  const user = { id: ida.player!.id, kind: 'user', name: 'Ida' };
  await ida.upgrade('Ida', 'correct horse');
  assert.deepEqual(ida.player, user);
  assert.deepEqual(sessions.at(-1)!.player, user, 'what is kept knows it too');
  await assert.rejects(ida.upgrade('Ada', 'correct horse'), has('already-user'));

  await server.restart();
  const again = Kontor.resume(server.baseUrl, expiring(sessions.at(-1)!));
  assert.deepEqual(await orThrow(again.api.GET('/v1/me')), user);
  assert.deepEqual(again.player, user, 'renewed, and still the user');
  assert.deepEqual((await Kontor.signIn(server.baseUrl, 'Ida', 'correct horse')).player, user);
});

test('a move whose reply was lost is sent again under its key, and counts once', async () => {
  const lost: (string | null)[] = [];
  const losing = intercepted(async (request) => {
    if (!request.url.endsWith('/actions') || lost.length === 2) return undefined;
    await fetch(request.clone());
    lost.push(request.headers.get('Idempotency-Key'));
    throw new TypeError('the reply was lost');
  });
  const { game, players } = await startTable(server.baseUrl, medici, 3, {}, { retry: AT_ONCE, fetch: losing });
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

test('a table whose reply was lost is made once, though the caller named no key', async () => {
  const made: string[] = [];
  const losing = intercepted(async (request) => {
    if (request.method !== 'POST' || !request.url.endsWith('/v1/games') || made.length > 0) return undefined;
    made.push(((await (await fetch(request.clone())).json()) as Game).id);
    throw new TypeError('the reply was lost');
  });
  const ada = await Kontor.guest(server.baseUrl, 'Ada', { retry: AT_ONCE, fetch: losing });
  assert.deepEqual([(await newTable(ada)).id], made);
});

test('a table whose reply was lost is made once, though the token expires before the next try', async () => {
  const made: string[] = [];
  let hasExpired = false;
  const losing = intercepted(async (request) => {
    if (request.method !== 'POST' || !request.url.endsWith('/v1/games') || hasExpired) return undefined;
    if (made.length > 0) {
      hasExpired = true;
      return problem(401, 'token-expired');
    }
    made.push(((await (await fetch(request.clone())).json()) as Game).id);
    throw new TypeError('the reply was lost');
  });
  const ada = await Kontor.guest(server.baseUrl, 'Ada', { retry: AT_ONCE, fetch: losing });
  assert.deepEqual([(await newTable(ada)).id], made);
  assert.ok(hasExpired);
});

test('what passes is waited out, and what does not is told at once', async () => {
  const passing = [
    problem(503, 'busy', { 'Retry-After': '0' }),
    problem(429, 'rate-limited'),
    problem(500, 'internal'),
    new Response('?', { status: 502 }),
  ];
  const answers = [...passing, problem(403, 'not-your-table')];
  const kontor = new Kontor('http://unused', { retry: AT_ONCE, fetch: async () => answers.shift()! });
  await assert.rejects(orThrow(kontor.api.GET('/v1/games')), has('not-your-table'));
  assert.equal(answers.length, 0);
});

test('as long as Retry-After asks is waited, and no longer than allowed', async (t) => {
  const pauses: number[] = [];
  const { setTimeout } = globalThis;
  t.mock.method(globalThis, 'setTimeout', (resume: () => void, ms: number) => {
    if (ms === 75_000) return setTimeout(resume, ms); // the time that a reply may take
    pauses.push(ms);
    return setTimeout(resume, 0);
  });
  const answers = [
    problem(503, 'busy', { 'Retry-After': '7' }),
    problem(503, 'busy', { 'Retry-After': 'Fri, 31 Jan 2026 12:00:00 GMT' }),
    problem(429, 'rate-limited', { 'Retry-After': '16' }),
  ];
  const kontor = new Kontor('http://unused', { retry: { longestPauseMs: 15_000 }, fetch: async () => answers.shift()! });
  await assert.rejects(orThrow(kontor.api.GET('/v1/games')), has('rate-limited'));
  assert.equal(pauses.length, 2);
  assert.equal(pauses[0], 7_000);
  assert.ok(pauses[1]! >= 200 && pauses[1]! <= 400);
});

test('a client gives up after its tries', async () => {
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    throw new TypeError('no server there');
  };
  const kontor = new Kontor('http://unused', { retry: { ...AT_ONCE, tries: 3 }, fetch });
  await assert.rejects(kontor.api.GET('/v1/games'), { message: 'no server there' });
  assert.equal(asked, 3);
});

test('a stream that breaks is taken up again behind the last event', async () => {
  const { game } = await startTable(server.baseUrl, medici, 3);
  const begun: (string | null)[] = [];
  const kontor = new Kontor(server.baseUrl, {
    retry: AT_ONCE,
    fetch: intercepted(async (request) => {
      begun.push(request.headers.get('Last-Event-ID'));
      if (begun.length > 1) return undefined;
      const page = (await (await fetch(`${server.baseUrl}/v1/games/${game.id}/events?limit=1`)).json()) as { items: unknown[] };
      return stream(`id: 1\ndata: ${JSON.stringify(page.items[0])}\n\nid: 2\ndata: {"seq"`);
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

test('a stream goes on over a restart of the server, and ends with the table', async () => {
  const ada = await Kontor.guest(server.baseUrl, 'Ada', { retry: AT_ONCE });
  const path = { game: (await newTable(ada)).id };
  const events = ada.follow(path.game);
  assert.equal((await events.next()).value?.type, 'table.created');
  await server.restart();
  const ben = await Kontor.guest(server.baseUrl, 'Ben');
  const seat = { path: { ...path, seat: 1 } };
  await orThrow(ben.api.PUT('/v1/games/{game}/seats/{seat}', { params: seat, body: { occupant: 'me' } }));
  const rest: string[] = [];
  for await (const event of events) {
    rest.push(event.type);
    if (event.type === 'table.seat_taken' && event.data.seat === 1) {
      await orThrow(ada.api.DELETE('/v1/games/{game}', { params: { path } }));
    }
  }
  assert.deepEqual(rest, ['table.seat_taken', 'table.seat_taken', 'table.deleted']);
});

for (const reason of ['finished', 'deleted']) {
  test(`a stream is over when nothing more will come: ${reason}`, async () => {
    let begun = 0;
    const fetch = async () => {
      begun += 1;
      return stream(ending(reason));
    };
    assert.equal((await new Kontor('http://unused', { fetch }).follow('g_1').next()).done, true);
    assert.equal(begun, 1);
  });
}

for (const reason of ['draining', 'seat-changed', 'session-over', 'of-tomorrow']) {
  test(`a stream that ends for now is begun again: ${reason}`, async () => {
    const answers = [stream(ending(reason)), problem(404, 'game-unknown')];
    const kontor = new Kontor('http://unused', { retry: AT_ONCE, fetch: async () => answers.shift()! });
    await assert.rejects(kontor.follow('g_1').next(), has('game-unknown'));
  });
}

test('a stream that ends for now is begun again when the server says', async () => {
  const answers = [stream(`retry: 1\n${ending('draining')}`), problem(404, 'game-unknown')];
  const retry = { firstPauseMs: 1_000_000 };
  const kontor = new Kontor('http://unused', { retry, fetch: async () => answers.shift()! });
  await assert.rejects(kontor.follow('g_1').next(), has('game-unknown'));
});

test('what is no stream is not followed', async () => {
  const kontor = new Kontor('http://unused', { fetch: async () => new Response('<h1>Sign in to the network</h1>') });
  await assert.rejects(kontor.follow('g_1').next(), { message: 'answered 200: <h1>Sign in to the network</h1>' });
});

test('a stream is given up when asked to', async () => {
  const { game } = await startTable(server.baseUrl, medici, 3);
  const stop = new AbortController();
  const follow = async () => {
    for await (const event of new Kontor(server.baseUrl).follow(game.id, { signal: stop.signal })) {
      if (event.type === 'table.started') stop.abort();
    }
  };
  await assert.rejects(follow(), { name: 'AbortError' });
});

test('who resigns follows on as a spectator', async () => {
  const { game, players } = await startTable(server.baseUrl, medici, 3, {}, { retry: AT_ONCE });
  const params = { path: { game: game.id } };
  for await (const event of players[0]!.follow(game.id)) {
    if (event.type === 'table.started') await orThrow(players[0]!.api.POST('/v1/games/{game}/resignations', { params }));
    if (event.type === 'table.resigned') return;
  }
  assert.fail('the stream ended before the resignation was told');
});

async function guestSession(name: string): Promise<SignedIn> {
  let session: SignedIn | undefined;
  await Kontor.guest(server.baseUrl, name, { onSession: (begun) => (session = begun) });
  return session!;
}

function newTable(owner: Kontor): Promise<Game> {
  return orThrow(owner.api.POST('/v1/games', { body: { ruleset: 'medici', seats: 3 } }));
}

function expiring(session: SignedIn): SignedIn {
  return { ...session, expires_at: new Date(Date.now() + 1_000).toISOString() };
}
