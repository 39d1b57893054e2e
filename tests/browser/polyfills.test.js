// The libraries that stand in for EventSource, and the browser's own: each follows a game over a crash and a stop of the server,
// and nothing closes it. They are the two that most programs use where a browser's own is missing or cannot send a
// header: `event-source-polyfill` sends the last id as a parameter and knows XMLHttpRequest, `eventsource` sends it as
// a header by fetch.
//
// They reach the server through a relay, which notes what they ask and what they are answered.

import assert from "node:assert/strict";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, request as ask } from "node:http";

import { EventSource as NodeSource } from "eventsource";

import { after, before, test, until, within } from "./limits.js";
import { Server, Visitor, later, undoAll } from "./support.js";

/** Where the modules of the page are. */
const MODULES = new URL("node_modules/", import.meta.url);
const IMPORTS = { eventsource: "/eventsource/dist/index.js", "eventsource-parser": "/eventsource-parser/dist/index.js" };
const PAGE = `<!doctype html><script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>
  <script src="/event-source-polyfill/src/eventsource.js"></script>
  <script type="module">import { EventSource as Library } from "eventsource"; window.Library = Library;</script>`;

/**
 * What a closing frame says as `retry` is another figure each time. All readers are told this one, which is longer than what any of
 * them waits by itself.
 */
const RETRY_MS = 3500;

/** Timers may be some milliseconds early. */
const EARLY_MS = 20;

/** Makes a source, in the page or here, and collects what it hears under this name. */
function listen({ name, kind, url, token }) {
  const heard = { events: [], ends: [] };
  const withToken = (asked, init) => fetch(asked, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } });
  const makes = {
    own: () => new EventSource(url),
    polyfill: () => new EventSourcePolyfill(url, { headers: { Authorization: `Bearer ${token}` } }),
    library: () => new Library(url, { fetch: withToken }),
    node: () => new Library(url, { fetch: withToken }),
  };
  const source = makes[kind]();
  source.onmessage = (message) => heard.events.push({ id: message.lastEventId, event: JSON.parse(message.data) });
  source.addEventListener("end", (message) => heard.ends.push(JSON.parse(message.data).reason));
  Object.assign(heard, { source, isClosed: () => source.readyState === 2 });
  globalThis.readers = { ...globalThis.readers, [name]: heard };
}

/** The browser's own sends a ticket, because it can send no header; the others send the token. */
const READERS = [
  { name: "EventSource of the browser", kind: "own" },
  { name: "event-source-polyfill", kind: "polyfill" },
  { name: "eventsource in a browser", kind: "library" },
  { name: "eventsource in Node", kind: "node" },
];

/** What a reader has heard: the ids, the events, the reasons of closing frames, and whether it is closed. */
function heardBy(name) {
  const { events, ends, isClosed } = globalThis.readers[name];
  return { events, ends, isClosed: isClosed() };
}

let page;
let requests;
let events;

const heard = ({ name, kind }) => (kind === "node" ? heardBy(name) : page.evaluate(heardBy, name));

/** All readers have come so far. */
const all = (what, holds) =>
  Promise.all(READERS.map((reader) => until(`${reader.name}: ${what}`, async () => holds(await heard(reader)))));

/** A site that passes on to the server what it is asked below a reader's name, and notes it. */
async function relay(server) {
  const noted = [];
  const site = createServer(async (asked, answer) => {
    const [, name, path] = /^\/([^/]*)(\/v1\/.*)$/.exec(asked.url) ?? [];
    if (path !== undefined) return pass(server, noted, decodeURIComponent(name), path, asked, answer);
    if (asked.url === "/") return answer.setHeader("content-type", "text/html").end(PAGE);
    const text = await readFile(new URL(`.${asked.url}`, MODULES)).catch(() => undefined);
    if (text === undefined) return answer.writeHead(404).end();
    answer.setHeader("content-type", "text/javascript").end(text);
  });
  await within("the relay listens", once(site.listen(0, "127.0.0.1"), "listening"));
  later(() => site.close());
  later(() => site.closeAllConnections());
  return { noted, port: site.address().port };
}

function pass(server, noted, name, path, asked, answer) {
  const url = new URL(path, server.url());
  const note = { name, at: performance.now(), status: undefined, after: asked.headers["last-event-id"] ?? url.searchParams.get("lastEventId"), text: "", over: undefined };
  if (asked.method === "GET") noted.push(note);
  const over = () => (note.over ??= performance.now());
  // What breaks on one side breaks on the other.
  const onward = ask(url, { method: asked.method, headers: { ...asked.headers, host: url.host }, agent: false }, (reply) => {
    note.status = reply.statusCode;
    answer.writeHead(reply.statusCode, reply.headers).flushHeaders();
    reply.on("data", (piece) => {
      note.text += piece;
      answer.write(String(piece).replace(/^retry: \d+$/m, `retry: ${RETRY_MS}`));
    });
    reply.on("end", () => over() && answer.end());
    reply.on("error", () => over() && answer.destroy());
  });
  onward.on("error", () => answer.destroy());
  answer.on("close", () => onward.destroy());
  onward.end();
}

/** Plays for Ada, until it is so often her turn or the game is over. */
async function play(server, game, ada, moves = Infinity) {
  for (let own = await server.asked(game, ada); own.length > 0 && moves > 0; own = await server.asked(game, ada), moves--) {
    await server.play(game, ada, own[0], own[0].actions[0]);
  }
  return (await server.call("GET", `/v1/games/${game}`, ada)).seq;
}

before(async () => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const { id } = await server.game({ ruleset: "medici", owner: ada, seats: 3, seed: 7 });
  const { ticket } = await server.call("POST", "/v1/stream-tickets", ada, { game: id });
  const { noted, port } = await relay(server);
  page = (await Visitor.come(server)).page;
  // Another origin than that of the relay, so that browsers ask whether they may.
  await page.goto(`http://localhost:${port}/`);
  await page.waitForFunction(() => window.Library !== undefined);
  globalThis.Library = NodeSource;
  later(() => globalThis.readers["eventsource in Node"].source.close());
  for (const reader of READERS) {
    const path = `${encodeURIComponent(reader.name)}/v1/games/${id}/events${reader.kind === "own" ? `?ticket=${ticket}` : ""}`;
    const given = { ...reader, url: `http://127.0.0.1:${port}/${path}`, token: ada.access_token };
    await (reader.kind === "node" ? listen(given) : page.evaluate(listen, given));
  }
  const first = await play(server, id, ada, 2);
  await all("the events before the crash", (so) => so.events.length >= first);
  await server.kill();
  await server.start();
  const second = await play(server, id, ada, 2);
  await all("the events after the crash", (so) => so.events.length >= second);
  server.process.kill("SIGTERM");
  await within("the end of the program", once(server.process, "exit"));
  await server.start();
  await play(server, id, ada);
  await all("it is stopped", (so) => so.isClosed);
  const read = await server.call("GET", `/v1/games/${id}/events?limit=500`, ada);
  assert.equal(read.next, null);
  [requests, events] = [noted, read.items];
});

after(undoAll);

for (const reader of READERS) {
  const own = () => requests.filter(({ name }) => name === reader.name);
  const answered = () => own().filter(({ status }) => status !== undefined);

  test(`${reader.name} hears each event once, over a crash and a stop of the server`, async () => {
    const { events: found, ends } = await heard(reader);
    assert.deepEqual(found.map(({ id }) => Number(id)), events.map(({ seq }) => seq), "no gap, no duplicate");
    assert.deepEqual(found.map(({ event }) => event), events);
    assert.deepEqual(ends, ["draining", "finished"]);
  });

  test(`${reader.name} comes back with the id of the last frame`, () => {
    const ids = answered().map(({ text }) => [...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1]);
    assert.deepEqual(answered().map(({ after }) => after), [null, ...ids.slice(0, -1)]);
  });

  test(`${reader.name} waits as long as the frame of a stop says`, () => {
    const drained = own().findIndex(({ text }) => text.includes("draining"));
    const [stopped, next] = own().slice(drained);
    assert.match(stopped.text, /^retry: [1-5]\d{3}$/m);
    const waited = next.at - stopped.over;
    assert.ok(waited >= RETRY_MS - EARLY_MS, `${waited} ms`);
  });

  test(`${reader.name} is stopped by the answer behind the end`, () => {
    assert.deepEqual(answered().map(({ status }) => status), [200, 200, 200, 204]);
    assert.equal(own().at(-1), answered().at(-1), "and asks nothing more");
  });
}
