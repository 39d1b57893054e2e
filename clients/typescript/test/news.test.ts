// What happens at all tables of a player, over one connection.
import assert from 'node:assert/strict';

import { type AccountEvent, Kontor, orThrow } from 'kontor-client';

import { after, before, test } from './limits.js';
import { Server } from './server.js';
import { AT_ONCE, ending, has, intercepted, newsFrame, problem, stream } from './stubs.js';

let server: Server;
before(async () => {
  server = await Server.start();
});
after(() => server.stop());

test('news of all tables come over one connection, and go on over a restart of the server', async () => {
  let begun = 0;
  const fetch = intercepted(async ({ url }) => void (begun += Number(url.endsWith('/v1/me/events'))));
  const ada = await Kontor.guest(server.baseUrl, 'Ada', { retry: AT_ONCE, fetch });
  const news = ada.news();
  const [one, other] = [await newTable(ada), await newTable(ada)];
  const heard = [(await news.next()).value!, (await news.next()).value!];
  assert.deepEqual(heard.map(told), [[1, 'table.created'], [2, 'table.created']]);
  assert.deepEqual(new Set(heard.map(({ game }) => game)), new Set([one, other]));
  assert.equal(begun, 1);

  await server.restart();
  const ben = await Kontor.guest(server.baseUrl, 'Ben');
  const params = { path: { game: other, seat: 1 } };
  await orThrow(ben.api.PUT('/v1/games/{game}/seats/{seat}', { params, body: { occupant: 'me' } }));
  const taken = (await news.next()).value!;
  assert.deepEqual(told(taken), [3, 'table.seat_taken']);
  assert.equal(taken.game, other);
  await news.return();

  const later = ada.news({ after: 2 });
  assert.deepEqual((await later.next()).value, taken, 'the number holds');
  await later.return();
});

test('news that break off are taken up again behind the last number', async () => {
  const begun: (string | null)[] = [];
  const ada = await Kontor.guest(server.baseUrl, 'Ada', {
    retry: AT_ONCE,
    fetch: intercepted(async ({ headers }) => {
      if (headers.get('Accept') !== 'text/event-stream') return undefined;
      begun.push(headers.get('Last-Event-ID'));
      return begun.length === 1 ? stream(`id: 1\ndata: ${JSON.stringify(items[0])}\n\nid: 2\ndata: {"number"`) : undefined;
    }),
  });
  for (const _ of [1, 2]) await newTable(ada);
  const { items } = await orThrow(ada.api.GET('/v1/me/events'));
  const news = ada.news();
  for (const item of items) assert.deepEqual((await news.next()).value, item);
  await news.return();
  assert.equal(items.length, 2);
  assert.deepEqual(begun, ['0', '1']);
});

for (const reason of ['finished', 'deleted', 'draining', 'seat-changed', 'session-over', 'of-tomorrow']) {
  test(`no reason ends news but a session that is over: ${reason}`, async () => {
    const answers = [stream(newsFrame(1) + ending(reason)), stream(newsFrame(2)), problem(401, 'token-invalid')];
    const begun: (string | null)[] = [];
    const kontor = new Kontor('http://unused', {
      retry: AT_ONCE,
      fetch: async (request) => {
        begun.push((request as Request).headers.get('Last-Event-ID'));
        return answers.shift()!;
      },
    });
    const news = kontor.news();
    for (const number of [1, 2]) assert.equal((await news.next()).value?.number, number);
    await assert.rejects(news.next(), has('token-invalid'));
    assert.deepEqual(begun, ['0', '1', '2']);
  });
}

test('news of a session that is ended elsewhere end with the problem', async () => {
  let kept: Parameters<typeof Kontor.resume>[1] | undefined;
  const ada = await Kontor.guest(server.baseUrl, 'Ada', { retry: AT_ONCE, onSession: (session) => (kept = session) });
  await newTable(ada);
  const news = ada.news();
  await news.next();
  const over = assert.rejects(news.next(), has('token-invalid'));
  await Kontor.resume(server.baseUrl, kept!).signOut();
  await over;
});

test('news are given up when asked to', async () => {
  const ada = await Kontor.guest(server.baseUrl, 'Ada');
  await newTable(ada);
  const stop = new AbortController();
  const listen = async () => {
    for await (const _ of ada.news({ signal: stop.signal })) stop.abort();
  };
  await assert.rejects(listen(), { name: 'AbortError' });
});

test('news of no game, and of a type that is not known yet, are told', async () => {
  const news = { type: 'of.tomorrow', what: 1 } as unknown as AccountEvent['news'];
  const frames = newsFrame(1, { game: null, ruleset: null, news });
  const kontor = new Kontor('http://unused', { fetch: async () => stream(frames) });
  const { value } = await kontor.news().next();
  assert.deepEqual(value?.news, news);
  assert.equal(value?.game, null);
});

/** What an event says in short. */
function told({ number, news }: AccountEvent): [number, string] {
  return [number, news.type];
}

/** A table that is one piece of news. */
async function newTable(owner: Kontor): Promise<string> {
  return (await orThrow(owner.api.POST('/v1/games', { body: { ruleset: 'medici', seats: 3, sit: false } }))).id;
}
