// Lines that fall silent: they are not closed, and nothing comes any more.
import assert from 'node:assert/strict';

import { type GameEvent, Kontor, orThrow } from 'kontor-client';

import { test } from './limits.js';
import { Line, clock } from './lines.js';
import { GameEvent as EVENTS } from './samples.js';
import { AT_ONCE, ending, newsFrame, problem, stream } from './stubs.js';

const IDLE_MS = 40_000;

test('a stream without a byte for forty seconds is taken up again behind the last event', async (t) => {
  const pass = clock(t);
  const lines = [new Line(), new Line()];
  const begun: (string | null)[] = [];
  const kontor = new Kontor('http://unused', {
    retry: AT_ONCE,
    fetch: async (request) => lines[begun.push((request as Request).headers.get('Last-Event-ID')) - 1]!.response,
  });
  const events = kontor.follow('g_1');
  const first = events.next();
  lines[0]!.send(frame(1));
  assert.equal((await first).value?.seq, 1);

  const second = events.next();
  for (const _ of [1, 2, 3]) {
    await pass(IDLE_MS - 1);
    lines[0]!.send(':\n\n');
  }
  await pass(IDLE_MS - 1);
  assert.equal(lines[0]!.isGivenUp, false, 'heartbeats count');
  await pass(1);
  assert.equal(lines[0]!.isGivenUp, true);
  await pass(AT_ONCE.firstPauseMs);
  lines[1]!.send(frame(2) + ending('finished'));
  assert.equal((await second).value?.seq, 2);
  assert.equal((await events.next()).done, true);
  assert.deepEqual(begun, ['0', '1']);
});

test('a feed of news that falls silent is taken up again behind the last number', async (t) => {
  const pass = clock(t);
  const lines = [new Line(), new Line()];
  const begun: (string | null)[] = [];
  const kontor = new Kontor('http://unused', {
    retry: AT_ONCE,
    fetch: async (request) => lines[begun.push((request as Request).headers.get('Last-Event-ID')) - 1]!.response,
  });
  const news = kontor.news({ after: 6, idleMs: 500 });
  const first = news.next();
  lines[0]!.send(newsFrame(7));
  assert.equal((await first).value?.number, 7);
  const second = news.next();
  await pass(499);
  assert.equal(lines[0]!.isGivenUp, false);
  await pass(1);
  assert.equal(lines[0]!.isGivenUp, true);
  await pass(AT_ONCE.firstPauseMs);
  lines[1]!.send(newsFrame(8));
  assert.equal((await second).value?.number, 8);
  assert.deepEqual(begun, ['6', '7']);
});

test('a stream whose reply does not come is asked for again', async (t) => {
  const pass = clock(t);
  const answers = [unanswered, async () => stream(frame(1))];
  const kontor = new Kontor('http://unused', { retry: AT_ONCE, fetch: (request) => answers.shift()!(request as Request) });
  const first = kontor.follow('g_1').next();
  await pass(IDLE_MS);
  await pass(AT_ONCE.firstPauseMs);
  assert.equal((await first).value?.seq, 1);
});

test('how long a silence may be is up to the caller', async (t) => {
  const pass = clock(t);
  const lines = [new Line(), new Line()];
  let begun = 0;
  const kontor = new Kontor('http://unused', { retry: AT_ONCE, fetch: async () => lines[begun++]!.response });
  const first = kontor.follow('g_1', { idleMs: 500 }).next();
  await pass(500);
  assert.equal(lines[0]!.isGivenUp, true);
  await pass(AT_ONCE.firstPauseMs);
  lines[1]!.send(frame(1));
  assert.equal((await first).value?.seq, 1);
});

test('lines that open and never bring a byte are given up after a while', async (t) => {
  const pass = clock(t);
  const kontor = new Kontor('http://unused', { retry: AT_ONCE, fetch: async () => new Line().response });
  const refused = assert.rejects(kontor.follow('g_1').next(), { message: 'no byte came for 40000 ms' });
  for (let tried = 0; tried < 20; tried += 1) {
    await pass(IDLE_MS);
    await pass(AT_ONCE.firstPauseMs);
  }
  await refused;
});

test('a request whose reply does not come is sent again under its key', async (t) => {
  const pass = clock(t);
  const keys: (string | null)[] = [];
  const answers = [unanswered, async () => problem(403, 'not-your-table')];
  const kontor = new Kontor('http://unused', {
    retry: AT_ONCE,
    timeoutMs: 75_000,
    fetch: (request) => {
      keys.push((request as Request).headers.get('Idempotency-Key'));
      return answers.shift()!(request as Request);
    },
  });
  const called = assert.rejects(orThrow(kontor.api.POST('/v1/guests', { body: {} })), { message: /^not-your-table/ });
  await pass(75_000);
  await pass(AT_ONCE.firstPauseMs);
  await called;
  assert.equal(keys.length, 2);
  assert.equal(keys[0], keys[1]);
});

test('a document may take as long as it likes, unless it falls silent', async (t) => {
  const pass = clock(t);
  const lines = [new Line('application/json'), new Line('application/json')];
  let begun = 0;
  const kontor = new Kontor('http://unused', { retry: AT_ONCE, timeoutMs: 500, fetch: async () => lines[begun++]!.response });
  const meta = orThrow(kontor.api.GET('/v1/meta'));
  lines[0]!.send('{ "version"');
  await pass(500);
  assert.equal(lines[0]!.isGivenUp, true);
  await pass(AT_ONCE.firstPauseMs);
  for (const piece of ['{', '"version":', '"1.2.3"', '}']) {
    lines[1]!.send(piece);
    await pass(499);
  }
  lines[1]!.end();
  assert.equal((await meta as { version: string }).version, '1.2.3');
  assert.equal(begun, 2);
});

test('a reply that has no document is none that breaks off', async () => {
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    return new Response(null, { status: 204, headers: { 'Content-Type': 'application/json' } });
  };
  const kontor = new Kontor('http://unused', { retry: AT_ONCE, fetch });
  const { response } = await kontor.api.DELETE('/v1/me/vacation');
  assert.deepEqual([response.status, asked], [204, 1]);
});

/** Never answers. */
function unanswered(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });
}

function frame(seq: number): string {
  const event: GameEvent = { ...EVENTS[0]!, seq };
  return `id: ${seq}\ndata: ${JSON.stringify(event)}\n\n`;
}
