import assert from 'node:assert/strict';

import { type GameAction, type GameEvent, type GameView, Kontor, type KontorProblem, orThrow } from 'kontor-client';

import { after, before, test } from './limits.js';
import * as samples from './samples.js';
import { Server } from './server.js';
import { AT_ONCE, ending, has, problem, stream } from './stubs.js';
import { finishedGame } from './table.js';

let server: Server;
before(async () => {
  server = await Server.start();
});
after(() => server.stop());

const path = { game: 'g_1' };

test('every event comes out of a page and out of a stream as it was', async () => {
  const page = { items: samples.GameEvent, last: 9, next: null };
  const paging = new Kontor('http://unused', { fetch: async () => Response.json(page) });
  const { items } = await orThrow(paging.api.GET('/v1/games/{game}/events', { params: { path } }));
  assert.deepEqual(items, samples.GameEvent);

  const frames = samples.GameEvent.map((event) => `id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`).join('');
  const following = new Kontor('http://unused', { fetch: async () => stream(frames + ending('finished')) });
  assert.deepEqual(await all(following.follow('g_1')), samples.GameEvent);
});

test('every action arrives as it was', async () => {
  const posted: GameAction[] = [];
  const kontor = new Kontor('http://unused', {
    fetch: async (request) => {
      posted.push(((await (request as Request).json()) as { action: GameAction }).action);
      return problem(422, 'illegal-action');
    },
  });
  const params = { path, header: { 'Idempotency-Key': 'k' } };
  for (const action of samples.GameAction) {
    await kontor.api.POST('/v1/games/{game}/actions', { params, body: { decision: 'd_1_0', action } });
  }
  assert.deepEqual(posted, samples.GameAction);
});

test('an event of a type that is not known yet comes like any other', async () => {
  const castled = { seq: 1, commit: 1, at: '2026-01-31T12:00:00Z', seat: null, type: 'chess.castled', data: { side: null } };
  const frames = `id: 1\ndata: ${JSON.stringify(castled)}\n\n${ending('finished')}`;
  const kontor = new Kontor('http://unused', { fetch: async () => stream(frames) });
  const [event] = await all(kontor.follow('g_1'));
  assert.deepEqual(event, castled);
  assert.equal(told(event!), 'chess.castled');
});

test('values of enumerations and fields that are not known yet are kept', async () => {
  const strange = { ...samples.Game[0], status: 'adjourned', weather: { rain: true } };
  const kontor = new Kontor('http://unused', { fetch: async () => Response.json(strange) });
  assert.deepEqual(await orThrow(kontor.api.GET('/v1/games/{game}', { params: { path } })), strange);
});

test('events and views are told apart by their tag', () => {
  const byType = new Map(samples.GameEvent.map((event) => [event.type, told(event)]));
  assert.equal(byType.get('medici.bid_made'), '0 bids 0');
  assert.equal(byType.get('table.started'), 'begun');
  assert.deepEqual(samples.GameView.map(deckOf).filter((size) => size !== undefined).length, 2);
});

test('a record goes back as it came, and a fault in it is placed', async () => {
  const { id } = await finishedGame(server.baseUrl);
  const { api } = await Kontor.guest(server.baseUrl);
  const record = await orThrow(api.GET('/v1/games/{game}/record', { params: { path: { game: id } } }));
  assert.ok((await orThrow(api.POST('/v1/records/verifications', { body: record }))).valid);
  (record.commits.at(-1) as { events: unknown[] }).events.pop();
  const { divergence } = await orThrow(api.POST('/v1/records/verifications', { body: record }));
  await assert.rejects(orThrow(api.POST('/v1/records', { body: record })), (error: KontorProblem) => {
    assert.deepEqual([error.problem.code, error.problem.seq], ['record-diverges', divergence!.seq]);
    return true;
  });
});

test('every problem of the catalogue comes as a typed problem, whatever its status', async () => {
  const { items: kinds } = await orThrow(new Kontor(server.baseUrl).api.GET('/v1/problems'));
  assert.ok(kinds.length > 40);
  for (const { code, status } of [...kinds, { code: 'of-tomorrow', status: 418 }]) {
    const kontor = new Kontor('http://unused', { retry: { tries: 1 }, fetch: async () => problem(status, code) });
    await assert.rejects(orThrow(kontor.api.GET('/v1/games')), has(code));
  }
});

test('what is neither an answer nor a problem says what it is', async () => {
  const kontor = new Kontor('http://unused', { fetch: async () => new Response('<h1>No such page</h1>', { status: 404 }), retry: AT_ONCE });
  const call = orThrow(kontor.api.GET('/v1/games'));
  await assert.rejects(call, { name: 'UnexpectedAnswer', message: 'answered 404: <h1>No such page</h1>', status: 404 });
});

function told(event: GameEvent): string {
  switch (event.type) {
    case 'medici.bid_made':
      return `${event.data.seat} bids ${event.data.amount}`;
    case 'table.started':
      return 'begun';
    default:
      return event.type;
  }
}

function deckOf(view: GameView): number | undefined {
  return view.ruleset === 'medici' ? view.view.deck_size : undefined;
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const heard = [];
  for await (const item of items) heard.push(item);
  return heard;
}
