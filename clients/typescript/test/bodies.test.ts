// Each body is read to its end or given up: one that is neither holds its connection, of which a browser has six.
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';

import { Kontor, type SignedIn, UnexpectedAnswer, orThrow } from 'kontor-client';

import { test } from './limits.js';
import { Line, clock } from './lines.js';
import { AT_ONCE, ending, has, problem } from './stubs.js';

/** How long a reply may be silent in these tests. */
const TIMEOUT_MS = 500;

/** A session that lasts. */
const SESSION = {
  access_token: 'at_1',
  refresh_token: 'rt_1',
  expires_at: '2100-01-31T12:00:00Z',
  player: { id: 'p_1', kind: 'guest', name: 'Ada' },
} as SignedIn;

/** What is at the other end of a line that answers with a page and falls silent within it. */
const PAGE = '<h1>Sign in to the network';

test('a page with a status that passes is given up when it falls silent, and asked for again', async (t) => {
  for (const status of [429, 500, 502, 503, 504]) {
    const { pass, lines, kontor } = silent(t, [{ status }], () => problem(403, 'not-your-table'));
    const refused = assert.rejects(orThrow(kontor.api.GET('/v1/games')), has('not-your-table'), String(status));
    await pass(TIMEOUT_MS);
    await pass(AT_ONCE.firstPauseMs);
    await refused;
    assert.deepEqual(open(lines), [], String(status));
    t.mock.timers.reset();
  }
});

for (const status of [200, 401, 404]) {
  test(`a page in place of an answer is given up when it falls silent: ${status}`, async (t) => {
    const { pass, lines, kontor } = silent(t, [{ status }, { status }]);
    const lost = assert.rejects(orThrow(kontor.api.GET('/v1/games')), { message: `no byte came for ${TIMEOUT_MS} ms` });
    await pass(TIMEOUT_MS);
    await pass(AT_ONCE.firstPauseMs);
    await pass(TIMEOUT_MS);
    await lost;
    assert.deepEqual(open(lines), []);
  });
}

test('lines are given out as they come, before their end', async (t) => {
  const { lines, kontor } = silent(t, [{ status: 200, type: 'application/x-ndjson' }]);
  const { data } = await kontor.api.GET('/v1/records', { parseAs: 'stream' });
  const reader = (data as unknown as ReadableStream<Uint8Array>).getReader();
  assert.equal(new TextDecoder().decode((await reader.read()).value), PAGE);
  await reader.cancel();
  assert.deepEqual(open(lines), []);
});

test('a page in place of a stream is read to its end', async (t) => {
  const { pass, lines, kontor } = silent(t, [{ status: 200 }]);
  const refused = assert.rejects(kontor.follow('g_1').next(), (error) => error instanceof UnexpectedAnswer && error.message.endsWith(PAGE));
  await pass(0);
  lines[0]!.end();
  await refused;
});

test('a stream that refuses is given up when it falls silent', async (t) => {
  const { pass, lines, kontor } = silent(t, [{ status: 404, type: 'text/event-stream' }], () => problem(404, 'game-unknown'));
  const refused = assert.rejects(kontor.follow('g_1', { idleMs: TIMEOUT_MS }).next(), has('game-unknown'));
  await pass(TIMEOUT_MS);
  await pass(AT_ONCE.firstPauseMs);
  await refused;
  assert.deepEqual(open(lines), []);
});

test('a reply that comes when it was given up is given up too', async (t) => {
  const pass = clock(t);
  const late = new Line('application/json');
  // Does not heed that the request was aborted, as one that adds something to each reply may not.
  const answers = [new Promise<Response>((resolve) => setTimeout(() => resolve(late.response), TIMEOUT_MS + 1)), problem(403, 'not-your-table')];
  const kontor = new Kontor('http://unused', { retry: AT_ONCE, timeoutMs: TIMEOUT_MS, fetch: async () => answers.shift()! });
  const refused = assert.rejects(orThrow(kontor.api.GET('/v1/games')), has('not-your-table'));
  await pass(TIMEOUT_MS);
  await pass(AT_ONCE.firstPauseMs);
  await refused;
  await pass(1);
  assert.equal(late.isGivenUp, true);
});

test('a stream is given up by its reader who does not want more of it, and when its last frame has come', async () => {
  const lines = [new Line(), new Line()];
  let begun = 0;
  const kontor = new Kontor('http://unused', { retry: AT_ONCE, fetch: async () => lines[begun++]!.response });
  lines[0]!.send(': up to date\n\nid: 1\ndata: {"seq":1,"commit":1}\n\n');
  for await (const event of kontor.follow('g_1')) {
    assert.equal(event.seq, 1);
    break;
  }
  lines[1]!.send(ending('finished'));
  assert.equal((await kontor.follow('g_1').next()).done, true);
  assert.deepEqual(open(lines), []);
});

for (const status of [204, 205, 304]) {
  test(`a reply that has no document is not asked for again, though it has an empty body in some browsers: ${status}`, async () => {
    let asked = 0;
    const answer = () => {
      asked += 1;
      const response = new Response(null, { status, headers: { 'Content-Type': 'application/json' } });
      return Object.defineProperty(response, 'body', { value: new Response('').body });
    };
    const kontor = new Kontor('http://unused', { retry: { ...AT_ONCE, tries: 2 }, fetch: async () => answer() });
    const { response } = await kontor.api.GET('/v1/me/decisions');
    assert.deepEqual([response.status, asked], [status, 1]);
  });
}

/** A client, signed in, whose first requests are answered by pages that fall silent. */
function silent(t: TestContext, answers: { status: number; type?: string }[], then?: () => Response) {
  const pass = clock(t);
  const lines = answers.map(({ status, type }) => new Line(type ?? 'text/html', status));
  lines.forEach((line) => line.send(PAGE));
  let begun = 0;
  const kontor = Kontor.resume('http://unused', SESSION, {
    retry: { ...AT_ONCE, tries: 2 },
    timeoutMs: TIMEOUT_MS,
    fetch: async () => lines[begun++]?.response ?? then!(),
  });
  return { pass, lines, kontor };
}

/** The numbers of the lines that were not given up. */
function open(lines: Line[]): number[] {
  return [...lines.keys()].filter((number) => !lines[number]!.isGivenUp);
}
