// The client for TypeScript in pages over plain http at a name that is not of this machine: no secure context. Only the check of
// records needs one, so its vectors are tried at a name of this machine.
//
// It is loaded as it is installed, as modules; an import map says where what it imports is.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";

import { chromium } from "playwright-core";

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

const undo = [];
let browser;
let site;
let server;

before(async () => {
  const profile = await folder("profile");
  const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--host-resolver-rules=MAP kontor.test 127.0.0.1"];
  browser = await chromium.launchPersistentContext(profile, { executablePath: CHROMIUM, headless: true, args });
  undo.push(() => browser.close());
  site = await pages();
  const flags = ["serve", "--listen", "127.0.0.1:0", "--data", await folder("data"), "--log", "error"];
  const kontor = spawn(process.env.KONTOR, flags, { stdio: ["ignore", "pipe", "inherit"] });
  undo.push(() => kontor.kill("SIGKILL"));
  const [address] = await once(createInterface(kontor.stdout), "line");
  server = `http://kontor.test:${address.split(":").at(-1)}`;
});

after(async () => {
  while (undo.length > 0) await undo.pop()();
});

async function folder(name) {
  const path = await mkdtemp(join(tmpdir(), `kontor-${name}-`));
  undo.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

// A site with one page and the modules of the client.
async function pages() {
  const site = createServer(async (request, response) => {
    if (request.url === "/") return response.setHeader("content-type", "text/html").end(PAGE);
    const text = await readFile(new URL(`.${request.url}`, CLIENT)).catch(() => undefined);
    if (text === undefined) return response.writeHead(404).end();
    response.setHeader("content-type", "text/javascript").end(text);
  });
  await once(site.listen(0, "127.0.0.1"), "listening");
  undo.push(() => site.close());
  return `http://kontor.test:${site.address().port}/`;
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
