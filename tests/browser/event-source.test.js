// A browser follows a game with an EventSource on a page of another origin, with a stream ticket, while the server crashes
// and restarts.
//
// The variable KONTOR has the path of the program; `make browser` sets it. The browser is Debian's Chromium of any version: only
// what the standard of EventSource says is tested here.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createInterface } from "node:readline";

import { chromium } from "playwright-core";

import { PATIENCE_MS, after, before, test, within } from "./limits.js";
import { folder, later, undoAll } from "./support.js";

const CHROMIUM = "/usr/bin/chromium";
const SEATS = 3;
// Moves before the kill, and moves after the restart before the browser has reconnected.
const MOVES_BEFORE = 25;
const MOVES_AWAY = 10;

let page;

before(async () => {
  const profile = await folder("profile");
  const args = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
  ];
  const browser = await chromium.launchPersistentContext(profile, { executablePath: CHROMIUM, headless: true, args });
  later(() => browser.close());
  page = await browser.newPage();
  await page.goto(await otherOrigin());
});

after(undoAll);

// An empty page of another origin.
async function otherOrigin() {
  const site = createServer((_, response) => response.setHeader("content-type", "text/html").end("<!doctype html>"));
  await within("the site listens", once(site.listen(0, "127.0.0.1"), "listening"));
  later(() => site.close());
  return `http://127.0.0.1:${site.address().port}/`;
}

class Server {
  constructor(data) {
    this.data = data;
    this.listen = "127.0.0.1:0";
    later(() => this.kill());
  }

  // The first start chooses a port, every later one keeps it.
  async start() {
    const flags = ["serve", "--listen", this.listen, "--data", this.data, "--log", "error"];
    this.process = spawn(process.env.KONTOR, flags, { stdio: ["ignore", "pipe", "inherit"] });
    [this.listen] = await within("the first line of the program", once(createInterface(this.process.stdout), "line"));
  }

  async kill() {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    this.process.kill("SIGKILL");
    await within("the end of the program", once(this.process, "exit"));
  }

  path(path) {
    return `http://${this.listen}${path}`;
  }

  async call(method, path, player, body, headers = {}) {
    if (player) headers.authorization = `Bearer ${player.access_token}`;
    if (body) headers["content-type"] = "application/json";
    const sent = fetch(this.path(path), { method, headers, body: body && JSON.stringify(body) });
    const response = await within(`${method} ${path}`, sent);
    const answer = await within(`the body of ${method} ${path}`, response.json());
    assert.ok(response.ok, `${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }
}

async function startedGame(server) {
  const players = [];
  for (let seat = 0; seat < SEATS; seat++) players.push(await server.call("POST", "/v1/guests", null, { name: `Seat ${seat}` }));
  const game = await server.call("POST", "/v1/games", players[0], { ruleset: "medici", seats: SEATS });
  const path = `/v1/games/${game.id}`;
  for (let seat = 1; seat < SEATS; seat++) await server.call("PUT", `${path}/seats/${seat}`, players[seat], { occupant: "me" });
  await server.call("POST", `${path}/start`, players[0]);
  return { id: game.id, path, players, moves: 0 };
}

// Plays so many moves, or to the end.
async function play(server, game, moves = Infinity) {
  for (let played = 0; played < moves; played++) {
    const open = await server.call("GET", `${game.path}/decisions`);
    if (open.items.length === 0) return;
    const player = game.players[open.items[0].seat];
    const decision = await server.call("GET", `${game.path}/decisions/${open.items[0].id}`, player);
    const action = decision.actions.at(-1).type === "medici.bid" ? decision.actions[1] : decision.actions[0];
    const key = { "idempotency-key": `move-${game.moves++}` };
    await server.call("POST", `${game.path}/actions`, player, { decision: decision.id, action }, key);
  }
}

async function eventsOf(server, game, player) {
  const events = [];
  for (let after = 0; after !== null;) {
    const read = await server.call("GET", `${game.path}/events?after=${after}&limit=500`, player);
    events.push(...read.items);
    after = read.next;
  }
  return events;
}

// Runs in the page: collects all events, and closes the source at the closing frame.
function listen(url) {
  const heard = (window.heard = { events: [], opened: 0, end: null, state: null });
  const source = new EventSource(url);
  source.onopen = () => heard.opened++;
  source.onmessage = (message) => heard.events.push({ id: message.lastEventId, event: JSON.parse(message.data) });
  source.onerror = () => (heard.state = source.readyState);
  source.addEventListener("end", (message) => {
    heard.end = JSON.parse(message.data).reason;
    source.close();
  });
}

const heardOf = (expression) => page.waitForFunction(expression, null, { timeout: PATIENCE_MS });

test("an EventSource with a ticket reads a whole game over a crash, every event exactly once", async () => {
  const server = new Server(await folder("data"));
  await server.start();
  const game = await startedGame(server);
  const { ticket } = await server.call("POST", "/v1/stream-tickets", game.players[1], { game: game.id });
  // The URL does not say where to begin: without Last-Event-ID, which the browser sends, all events would come twice.
  await page.evaluate(listen, server.path(`${game.path}/events?ticket=${ticket}`));

  await play(server, game, MOVES_BEFORE);
  const { seq } = await server.call("GET", game.path);
  await heardOf(`heard.events.length === ${seq}`);
  await server.kill();
  await heardOf("heard.state === EventSource.CONNECTING");
  await server.start();
  await play(server, game, MOVES_AWAY);
  await heardOf("heard.opened === 2");
  await play(server, game);

  await heardOf("heard.end !== null");
  const heard = await page.evaluate("heard");
  assert.equal(heard.end, "finished");
  assert.deepEqual(heard.events.map(({ id }) => Number(id)), heard.events.map((_, place) => place + 1), "no gap, no duplicate");
  assert.deepEqual(heard.events.map(({ event }) => event), await eventsOf(server, game, game.players[1]));
});

test("an EventSource whose ticket is refused does not try again", async () => {
  const server = new Server(await folder("data"));
  await server.start();
  const game = await startedGame(server);
  await page.evaluate(listen, server.path(`${game.path}/events?ticket=t_AAAA`));
  await heardOf("heard.state === EventSource.CLOSED");
  assert.deepEqual(await page.evaluate("[heard.opened, heard.events.length]"), [0, 0]);
});

test("the guide's follower takes a fresh ticket when its own has run out, and misses nothing", async () => {
  const server = new Server(await folder("data"));
  await server.start();
  const game = await startedGame(server);
  const guide = await readFile(new URL("../../docs/follow.js", import.meta.url), "utf-8");
  await page.addScriptTag({ type: "module", content: `${guide}\nwindow.follow = follow;` });
  // A module runs after the tag has been added, so wait for what it defines.
  await page.waitForFunction(() => window.follow !== undefined);
  const follow = ([base, id, token]) => {
    const heard = (window.heard = { events: [], end: null });
    window.follow(base, id, () => token, (event) => heard.events.push(event)).then((end) => (heard.end = end));
  };
  await page.evaluate(follow, [server.path(""), game.id, game.players[1].access_token]);
  await play(server, game, MOVES_BEFORE);
  const { seq } = await server.call("GET", game.path);
  await heardOf(`heard.events.length === ${seq}`);

  // As if the ticket had expired: the next request for events is refused, and no server is running yet that could issue a
  // new ticket.
  const refusal = { status: 401, headers: { "access-control-allow-origin": "*" }, contentType: "application/problem+json", body: "{}" };
  await page.route(/\/events\?/, (route) => route.fulfill(refusal), { times: 1 });
  const inVain = page.waitForEvent("requestfailed", {
    predicate: (request) => request.url().endsWith("/v1/stream-tickets"),
    timeout: PATIENCE_MS,
  });
  await server.kill();
  await inVain;
  await server.start();
  await play(server, game);

  await heardOf("heard.end !== null");
  const heard = await page.evaluate("heard");
  assert.equal(heard.end, "finished");
  assert.deepEqual(heard.events, await eventsOf(server, game, game.players[1]));
});
