// The client for TypeScript in pages over plain http at a name that is not of this machine: no secure context. Only the check of
// records needs one, so its vectors are tried at a name of this machine.
//
// It is loaded as it is installed, as modules; an import map says where what it imports is.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createInterface } from "node:readline";

import { chromium } from "playwright-core";

import { after, before, test, within } from "./limits.js";
import { folder, later, undoAll } from "./support.js";

const CHROMIUM = "/usr/bin/chromium";
const CLIENT = new URL("../../clients/typescript/", import.meta.url);
const IMPORTS = {
  "kontor-client": "/dist/index.js",
  "openapi-fetch": "/node_modules/openapi-fetch/dist/index.mjs",
  "eventsource-parser": "/node_modules/eventsource-parser/dist/index.js",
};
const VECTORS = new URL("../../docs/vectors/", import.meta.url);
const PAGE = `<!doctype html><script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>
  <script type="module">import * as client from "kontor-client"; window.client = client;</script>`;

/** Where the site answers without an end, and how many connections browsers have to a server. */
const UNENDING = "/unending?";
const CONNECTIONS = 6;

let browser;
let site;
let server;

before(async () => {
  const profile = await folder("profile");
  const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--host-resolver-rules=MAP kontor.test 127.0.0.1"];
  browser = await chromium.launchPersistentContext(profile, { executablePath: CHROMIUM, headless: true, args });
  later(() => browser.close());
  site = await pages();
  const flags = ["serve", "--listen", "127.0.0.1:0", "--data", await folder("data"), "--log", "error"];
  const kontor = spawn(process.env.KONTOR, flags, { stdio: ["ignore", "pipe", "inherit"] });
  later(() => kontor.kill("SIGKILL"));
  const [address] = await within("the first line of the program", once(createInterface(kontor.stdout), "line"));
  server = `http://kontor.test:${address.split(":").at(-1)}`;
});

after(undoAll);

// A site with one page and the modules of the client.
async function pages() {
  const site = createServer(async (request, response) => {
    if (request.url === "/") return response.setHeader("content-type", "text/html").end(PAGE);
    if (request.url.startsWith(UNENDING)) return begin(response, new URL(request.url, "http://site").searchParams);
    const text = await readFile(new URL(`.${request.url}`, CLIENT)).catch(() => undefined);
    if (text === undefined) return response.writeHead(404).end();
    response.setHeader("content-type", "text/javascript").end(text);
  });
  await within("the site listens", once(site.listen(0, "127.0.0.1"), "listening"));
  later(() => site.close());
  return `http://kontor.test:${site.address().port}/`;
}

// An answer that begins and never ends.
function begin(response, asked) {
  response.writeHead(Number(asked.get("status")), { "content-type": asked.get("type") });
  response.write(asked.get("text"));
}

async function tab() {
  const page = await browser.newPage();
  await page.goto(site);
  await page.waitForFunction(() => window.client !== undefined);
  return page;
}

test("a guest on a page without a secure context plays a game", async () => {
  const page = await tab();
  assert.deepEqual(await page.evaluate(() => [isSecureContext, crypto.randomUUID]), [false, undefined]);
  const types = await page.evaluate(async (server) => {
    const { Kontor, orThrow } = window.client;
    const ada = await Kontor.guest(server, "Ada");
    const { id } = await orThrow(ada.api.POST("/v1/games", { body: { ruleset: "medici", seats: 3 } }));
    const path = { game: id };
    for (const seat of [1, 2]) {
      const body = { occupant: "bot", bot: "greedy" };
      await orThrow(ada.api.PUT("/v1/games/{game}/seats/{seat}", { params: { path: { ...path, seat } }, body }));
    }
    await orThrow(ada.api.POST("/v1/games/{game}/start", { params: { path } }));
    for await (const { decision } of ada.decisions({ game: id })) {
      const body = { decision: decision.id, action: decision.actions[0] };
      await orThrow(ada.api.POST("/v1/games/{game}/actions", { params: { path }, body }));
    }
    const types = [];
    for await (const { events } of ada.commits(id)) types.push(...events.map(({ type }) => type));
    return types;
  }, server);
  assert.equal(types[0], "table.created");
  assert.equal(types.at(-1), "table.finished");
});

test("two tabs stay signed in over three renewals of each", async () => {
  const tabs = [await tab(), await tab()];
  const enter = async (server) => {
    const { Kontor, storedIn } = window.client;
    const settings = { store: storedIn(localStorage, "kontor") };
    const restored = await Kontor.restore(server, settings);
    window.kontor = restored.player ? restored : await Kontor.guest(server, "Ada", settings);
    // To this tab every token is about to expire, so that each request renews.
    const now = Date.now();
    Date.now = () => now + 15 * 60_000;
    return window.kontor.player.id;
  };
  const ids = [await tabs[0].evaluate(enter, server), await tabs[1].evaluate(enter, server)];
  assert.equal(ids[0], ids[1]);
  const nameOf = async () => (await window.client.orThrow(window.kontor.api.GET("/v1/me"))).name;
  for (const tab of [0, 0, 0, 1, 1, 1, 0]) assert.equal(await tabs[tab].evaluate(nameOf), "Ada");
  assert.deepEqual(await Promise.all(tabs.map((tab) => tab.evaluate(nameOf))), ["Ada", "Ada"]);
});

test("an answer that is not wanted gives its connection back, however it is ignored", async () => {
  const page = await tab();
  const stuck = await page.evaluate(async ({ unending, count }) => {
    const { Kontor } = window.client;
    const session = { access_token: "at_1", refresh_token: "rt_1", expires_at: "2100-01-31T12:00:00Z", player: { id: "p_1" } };
    const kontor = (status, type, text) =>
      Kontor.resume(location.origin, session, {
        retry: { tries: 2, firstPauseMs: 1 },
        timeoutMs: 50,
        fetch: (request) => fetch(`${unending}${new URLSearchParams({ status, type, text })}`, { signal: request.signal }),
      });
    const [event, idleMs] = ['id: 1\ndata: {"seq":1}\n\n', 50];
    const ways = {
      "a busy server": () => kontor(503, "text/html", "<h1>").api.GET("/v1/meta"),
      "a document that breaks off": () => kontor(200, "application/json", "{").api.GET("/v1/meta"),
      "a page of a proxy": () => kontor(200, "text/html", "<h1>").api.GET("/v1/meta"),
      "a refusal of a proxy": () => kontor(401, "text/html", "<h1>").api.GET("/v1/meta"),
      "a stream that refuses": () => kontor(401, "text/event-stream", event).follow("g_1", { idleMs }).next(),
      "a stream that is left": async () => {
        for await (const _ of kontor(200, "text/event-stream", event).follow("g_1")) break;
      },
      "a stream that is aborted": async () => {
        const end = new AbortController();
        for await (const _ of kontor(200, "text/event-stream", event).follow("g_1", { signal: end.signal })) end.abort();
      },
      "a stream that is over": () => kontor(200, "text/event-stream", 'event: end\ndata: {"reason":"finished"}\n\n').follow("g_1").next(),
    };
    const stuck = [];
    for (const [name, way] of Object.entries(ways)) {
      // More at once than there are connections: the last ones wait for those before them.
      await Promise.allSettled(Array.from({ length: count }, way));
      const answered = await fetch("/", { signal: AbortSignal.timeout(5_000) }).then((response) => response.text()).catch(() => undefined);
      if (answered === undefined) stuck.push(name);
    }
    return stuck;
  }, { unending: UNENDING, count: 2 * CONNECTIONS });
  assert.deepEqual(stuck, []);
});

test("in a secure context the check of records is held to the vectors of canonical JSON, commitments, salts and chains", async () => {
  const page = await browser.newPage();
  await page.goto(site.replace("kontor.test", "127.0.0.1"));
  assert.equal(await page.evaluate("isSecureContext"), true);
  const names = ["canonical", "commitment", "salt", "chain"];
  const vectors = Object.fromEntries(await Promise.all(names.map(async (name) => [name, JSON.parse(await readFile(new URL(`${name}.json`, VECTORS), "utf-8"))])));
  const found = await page.evaluate(async (cases) => {
    const { canonical, commitment, saltOf, linkOf, hex, unhex } = await import("/dist/records.js");
    const links = async ({ commits, seeds }) => {
      const found = [];
      let link = unhex("00".repeat(32));
      for (const [number, commit] of commits.entries()) {
        const { seed } = seeds.findLast(({ from_commit: from }) => from <= number);
        link = await linkOf(link, unhex(seed), number, commit);
        found.push(hex(link));
      }
      return found;
    };
    const all = (name, work) => Promise.all(cases[name].map(work));
    return {
      canonical: await all("canonical", ({ value }) => canonical(value)),
      commitment: await all("commitment", ({ seed }) => commitment(unhex(seed))),
      salt: await all("salt", async ({ seed, commit }) => hex(await saltOf(unhex(seed), commit))),
      chain: await all("chain", links),
    };
  }, vectors);
  for (const name of names) {
    assert.ok(vectors[name].length > 0);
    assert.deepEqual(found[name], vectors[name].map(({ result }) => result), name);
  }
});
