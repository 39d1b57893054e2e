// Games that are set aside for a while, ends of streams that are told by a status, and pauses that a server asks for by a date.
import assert from 'node:assert/strict';

import { Kontor, orThrow } from 'kontor-client';

import { test } from './limits.js';
import { GameEvent as EVENTS } from './samples.js';
import { AT_ONCE, ending, has, problem, stream } from './stubs.js';

const quarantined = (): Response => problem(423, 'game-quarantined');
const retry = { ...AT_ONCE, longestPauseMs: 20 };

/** A client to which these answers are given, one after the other. */
function answered(answers: Response[]): Kontor {
  return new Kontor('http://unused', { retry, fetch: async () => answers.shift()! });
}

const playing = async (kontor: Kontor): Promise<unknown> => {
  const params = { path: { game: 'g_1' }, header: { 'Idempotency-Key': 'd_1_0' } };
  return orThrow(kontor.api.POST('/v1/games/{game}/actions', { params, body: { decision: 'd_1_0', action: { type: 'medici.pass' } } }));
};

test('a move in a game that is set aside is sent again, and what is read of it is refused at once', async () => {
  const answers = [quarantined(), quarantined(), problem(409, 'decision-closed'), quarantined()];
  const kontor = answered(answers);
  await assert.rejects(playing(kontor), has('decision-closed'));
  assert.equal(answers.length, 1);
  await assert.rejects(orThrow(kontor.api.GET('/v1/games/{game}/view', { params: { path: { game: 'g_1' } } })), has('game-quarantined'));
});

test('a follower goes on when the game does', async () => {
  const event = { ...EVENTS[0]!, seq: 1 };
  // More often than connections may fail.
  const refused = Array.from({ length: 25 }, quarantined);
  const told = [stream(`retry: 1\n${ending('quarantined')}`), stream(`id: 1\ndata: ${JSON.stringify(event)}\n\n${ending('finished')}`)];
  const answers = [...refused, ...told];
  const heard: number[] = [];
  for await (const { seq } of answered(answers).follow('g_1')) heard.push(seq);
  assert.deepEqual(heard, [1]);
  assert.equal(answers.length, 0);
});

test('a stream behind the end of a game ends quietly', async () => {
  const nothing = () => answered([new Response(null, { status: 204 })]);
  for await (const event of nothing().follow('g_1', { after: 9 })) assert.fail(JSON.stringify(event));
  for await (const commit of nothing().commits('g_1', { after: 9 })) assert.fail(JSON.stringify(commit));
});

test('the decisions of a game that is set aside are waited for', async () => {
  const page = () => Response.json({ items: [], next: null }, { headers: { ETag: '"1"' } });
  const game = (status: string) => Response.json({ id: 'g_1', status });
  const answers = [page(), game('quarantined'), page(), quarantined(), page(), game('finished')];
  for await (const due of answered(answers).decisions({ game: 'g_1' })) assert.fail(JSON.stringify(due));
  assert.equal(answers.length, 0);
});

test('a pause that is asked for by a date is kept, in each form of a date', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.UTC(1994, 10, 6, 8, 49, 30) });
  const forms = ['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994'];
  for (const date of forms) {
    const pauses: number[] = [];
    const { setTimeout } = globalThis;
    const timers = t.mock.method(globalThis, 'setTimeout', (resume: () => void, ms: number) => {
      if (ms === 75_000) return setTimeout(resume, ms); // the time that a reply may take
      pauses.push(ms);
      return setTimeout(resume, 0);
    });
    const late = problem(503, 'busy', { 'Retry-After': 'Sun, 06 Nov 1994 08:50:00 GMT' });
    const answers = [problem(503, 'busy', { 'Retry-After': date }), late];
    const kontor = new Kontor('http://unused', { retry: { longestPauseMs: 15_000 }, fetch: async () => answers.shift()! });
    await assert.rejects(orThrow(kontor.api.GET('/v1/games')), has('busy'));
    timers.mock.restore();
    assert.deepEqual(pauses, [7_000], date);
  }
});
