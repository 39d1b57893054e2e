// Several servers of one service: whichever answers is used.
import assert from 'node:assert/strict';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

import { type GameEvent, Kontor, NoServerAnswered, orThrow } from 'kontor-client';

import { test } from './limits.js';
import { GameEvent as EVENTS } from './samples.js';
import { AT_ONCE, ending, newsFrame, problem } from './stubs.js';

const settings = { retry: AT_ONCE };

test('where no server listens the next address is asked, under the same key, and kept', async (t) => {
  const asked: string[] = [];
  const alive = await serve(t, async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    asked.push(`${request.method} ${request.url} ${body}`);
    send(response, 409, { code: 'name-taken' });
  });
  const keys: (string | null)[] = [];
  const tried: string[] = [];
  const looking: typeof fetch = (input) => {
    const request = input as Request;
    keys.push(request.headers.get('Idempotency-Key'));
    tried.push(new URL(request.url).origin);
    return fetch(request);
  };
  const away = await closedPort();
  const kontor = new Kontor([away, alive], { ...settings, fetch: looking });
  for (const name of ['Ada', 'Ben']) {
    await assert.rejects(orThrow(kontor.api.POST('/v1/guests', { body: { name } })), { message: /^name-taken/ });
  }
  assert.deepEqual(asked, ['POST /v1/guests {"name":"Ada"}', 'POST /v1/guests {"name":"Ben"}']);
  assert.deepEqual(tried, [away, alive, alive]);
  assert.ok(keys[0]);
  assert.equal(keys[0], keys[1]);
});

test('a server that is not ready, or loses its reply, is passed over without a delay', async (t) => {
  const notReady = await serve(t, (_, response) => send(response, 503, { code: 'store-unavailable' }, { 'Retry-After': '5' }));
  const dying = await serve(t, (request) => void request.socket.destroy());
  const alive = await serve(t, (_, response) => send(response, 403, { code: 'not-your-table' }));
  const slow = { retry: { firstPauseMs: 1_000_000 } };
  for (const addresses of [[notReady, alive], [dying, alive], [dying, notReady, `${alive}/`]]) {
    const kontor = new Kontor(addresses, slow);
    await assert.rejects(orThrow(kontor.api.GET('/v1/me')), { message: /^not-your-table/ });
  }
});

test('a server that dies within its reply is passed over', async (t) => {
  const dying = await serve(t, (_, response) => {
    response.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
    response.write('{"id":', () => response.destroy());
  });
  const alive = await serve(t, (_, response) => send(response, 403, { code: 'not-your-table' }));
  const kontor = new Kontor([dying, alive], { retry: { firstPauseMs: 1_000_000 } });
  await assert.rejects(orThrow(kontor.api.POST('/v1/guests', { body: { name: 'Ada' } })), { message: /^not-your-table/ });
});

test('an address may be written in any form', async (t) => {
  const alive = await serve(t, (_, response) => send(response, 403, { code: 'not-your-table' }));
  const away = (await closedPort()).replace('http://127.0.0.1', 'HTTP://LocalHost');
  for (const addresses of [[`${away}/`, alive], [away, alive]]) {
    const kontor = new Kontor(addresses, { retry: { tries: 1 } });
    await assert.rejects(orThrow(kontor.api.GET('/v1/me')), { message: /^not-your-table/ });
  }
});

test('a limit of requests is not passed over to another server', async (t) => {
  let refused = 0;
  const statuses = [429, 403];
  const strict = await serve(t, (_, response) => send(response, statuses[refused++]!, { code: 'rate-limited' }));
  const other = await serve(t, () => assert.fail('it was asked'));
  await assert.rejects(orThrow(new Kontor([strict, other], settings).api.GET('/v1/me')), { message: /^rate-limited/ });
  assert.equal(refused, 2);
});

test('a stream goes on at another server behind the last event', async (t) => {
  const begun: (string | string[] | undefined)[] = [];
  const dying = await serve(t, (request, response) => {
    begun.push(request.headers['last-event-id']);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(frame(1) + frame(2), () => request.socket.destroy());
  });
  const alive = await serve(t, (request, response) => {
    begun.push(request.headers['last-event-id']);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(frame(3) + ending('finished'));
  });
  const heard: number[] = [];
  for await (const { seq } of new Kontor([dying, alive], settings).follow('g_1')) heard.push(seq);
  assert.deepEqual(heard, [1, 2, 3]);
  assert.deepEqual(begun, ['0', '2']);
});

test('news go on at another server behind the last number', async (t) => {
  const begun: (string | string[] | undefined)[] = [];
  const dying = await serve(t, (request, response) => {
    begun.push(request.headers['last-event-id']);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(newsFrame(1) + newsFrame(2), () => request.socket.destroy());
  });
  const alive = await serve(t, (request, response) => {
    begun.push(request.headers['last-event-id']);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(newsFrame(3));
  });
  const heard: number[] = [];
  for await (const { number } of new Kontor([dying, alive], settings).news()) {
    heard.push(number);
    if (number === 3) break;
  }
  assert.deepEqual(heard, [1, 2, 3]);
  assert.deepEqual(begun, ['0', '2']);
});

test('when no server answers, the error names all addresses', async () => {
  const addresses = [await closedPort(), await closedPort()];
  let tried = 0;
  const counting: typeof fetch = (input) => {
    tried += 1;
    return fetch(input);
  };
  const kontor = new Kontor(addresses, { retry: { ...AT_ONCE, tries: 3 }, fetch: counting });
  const isClear = (error: unknown) => error instanceof NoServerAnswered && addresses.every((one) => error.message.includes(one));
  await assert.rejects(kontor.api.GET('/v1/me'), isClear);
  assert.equal(tried, 3 * addresses.length);
});

test('there is at least one address, and a limit of them', () => {
  for (const addresses of [[], Array<string>(17).fill('http://unused')]) assert.throws(() => new Kontor(addresses), RangeError);
});

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A server on loopback for one test. */
async function serve(t: TestContext, answer: Answer): Promise<string> {
  const server = createServer((request, response) => void answer(request, response));
  const address = await listening(server);
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return address;
}

/** An address at which nothing listens. */
async function closedPort(): Promise<string> {
  const server = createServer();
  const address = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return address;
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function send(response: ServerResponse, status: number, { code }: { code: string }, headers: Record<string, string> = {}): void {
  const stub = problem(status, code);
  void stub.text().then((body) => response.writeHead(status, { 'Content-Type': 'application/problem+json', ...headers }).end(body));
}

function frame(seq: number): string {
  const event: GameEvent = { ...EVENTS[0]!, seq };
  return `id: ${seq}\ndata: ${JSON.stringify(event)}\n\n`;
}
