// What the tests of the page share: a server, browsers with visitors, and a watch for what must never happen on the page.
//
// The variable KONTOR has the path of the program; `make browser` sets it.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { chromium } from "playwright-core";

import { PATIENCE_MS, noted, within } from "./limits.js";

const CHROMIUM = "/usr/bin/chromium";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** A name of this machine that browsers take for another one: pages from there over http have no secure context. */
const ELSEWHERE = "kontor.test";

/** The sizes that the page is looked at in. */
export const DESK = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** The smallest phone that the page is made for. */
export const SMALL_PHONE = { width: 360, height: 740 };

/** What is undone when the tests of a file are over, the last first. */
const undo = [];

export function later(work) {
  undo.push(work);
}

export async function undoAll() {
  const failed = [];
  while (undo.length > 0) {
    const work = undo.pop();
    // What hangs must not keep the servers running that are ended after it.
    await within(`the end: ${work}`, (async () => work())()).catch((error) => failed.push(error));
  }
  if (failed.length > 0) throw failed[0];
}

/** A folder that is removed at the end. */
export async function folder(name) {
  const path = await mkdtemp(join(tmpdir(), `kontor-${name}-`));
  later(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** How long a call of the API may take: some wait for twenty seconds by themselves. */
const CALL_MS = 2 * PATIENCE_MS;

/** A test asks for more within a second than people do within a minute. */
const RATES = ["player", "moves", "previews", "address", "address-total", "sign-ins"].flatMap((name) => [`--rate-${name}`, "1000000"]);

/** The program, on a port of its own that it keeps when it is started again. */
export class Server {
  static async started(flags = []) {
    const server = new Server(await folder("data"), flags);
    await server.start();
    return server;
  }

  constructor(data, flags = []) {
    this.data = data;
    this.flags = flags;
    this.listen = "127.0.0.1:0";
    later(() => this.kill());
  }

  async start() {
    const flags = ["serve", "--listen", this.listen, "--data", this.data, "--log", "error", ...RATES, ...this.flags];
    this.process = spawn(process.env.KONTOR, flags, { stdio: ["ignore", "pipe", "inherit"] });
    [this.listen] = await within(`the first line of ${process.env.KONTOR} ${flags.join(" ")}`, once(createInterface(this.process.stdout), "line"));
  }

  async kill() {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    this.process.kill("SIGKILL");
    await within("the end of the program", once(this.process, "exit"));
  }

  url(path = "/") {
    return `http://${this.listen}${path}`;
  }

  /** The same server as browsers see it from another machine. */
  elsewhere() {
    return Object.assign(Object.create(this), { listen: this.listen.replace("127.0.0.1", ELSEWHERE) });
  }

  /** A call of the API, signed in or anonymous. */
  async call(method, path, player, body, headers = {}) {
    if (player) headers.authorization = `Bearer ${player.access_token}`;
    if (body) headers["content-type"] = "application/json";
    const response = await this.fetch(path, { method, headers, body: body && JSON.stringify(body) });
    const answer = await within(`the body of the answer to ${method} ${path}`, response.json());
    assert.ok(response.ok, `${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  /** A request, whatever it is answered. */
  fetch(path, init = {}) {
    return within(`${init.method ?? "GET"} ${path}`, fetch(this.url(path), init), CALL_MS);
  }

  guest(name) {
    return this.call("POST", "/v1/guests", null, { name });
  }

  /**
   * A game that has begun: `owner` in seat 0, the other players of `others` in the next seats, and bots in the rest. With a
   * seed it is a sandbox, in which the same moves always meet the same luck.
   */
  async game({ ruleset, owner, others = [], seats, bot = "greedy", seed, options = {} }) {
    const sandbox = seed === undefined ? undefined : { seed: seed.toString(16).padStart(64, "0") };
    const game = await this.call("POST", "/v1/games", owner, { ruleset, seats, options, sandbox });
    const seat = (number, player, body) => this.call("PUT", `/v1/games/${game.id}/seats/${number}`, player, body);
    for (let number = 1; number < seats; number++) {
      const other = others[number - 1];
      if (other) await seat(number, other, { occupant: "me", invite: game.invite ?? undefined });
      else await seat(number, owner, { occupant: "bot", bot });
    }
    return this.call("POST", `/v1/games/${game.id}/start`, owner);
  }

  /** The decisions of a player in a game, after the bots have moved: waits until there is one or the game is over. */
  async asked(game, player) {
    for (let after = 0; ; ) {
      const due = await this.call("GET", `/v1/games/${game}/decisions`, player);
      const own = due.items.filter(({ actions }) => actions !== null);
      const { status } = await this.call("GET", `/v1/games/${game}`, player);
      if (own.length > 0 || status !== "running") return own;
      const page = await this.call("GET", `/v1/games/${game}/events?wait=20&limit=1&after=${Math.max(after, due.seq)}`, player);
      after = page.last;
    }
  }

  play(game, player, decision, action) {
    const key = { "idempotency-key": decision.id };
    return this.call("POST", `/v1/games/${game}/actions`, player, { decision: decision.id, action }, key);
  }

  /**
   * Plays for a player, always the action that `choose` takes, until a decision of this kind is open: so a test reaches the
   * position that it is about.
   */
  async playUntil(game, player, kind, choose = (actions) => actions[0], most = 400) {
    for (let moves = 0; moves < most; moves++) {
      const own = await this.asked(game, player);
      if (own.length === 0) break;
      const there = own.find((decision) => decision.kind === kind);
      if (there) return there;
      const decision = own.find(({ optional }) => !optional) ?? own[0];
      // Where several are asked at once, another player may have been faster; or the page of the player, where a move
      // was just sent, under the same key.
      await this.play(game, player, decision, choose(decision.actions, decision)).catch((error) => {
        if (!/decision-closed|idempotency-key-reused/.test(error.message)) throw error;
      });
    }
    throw new Error(`no decision of the kind ${kind} within ${most} moves`);
  }
}

let browser;

function launched() {
  browser ??= launch();
  return browser;
}

async function launch() {
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync", `--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`];
  const begun = await chromium.launch({ executablePath: CHROMIUM, headless: true, args });
  later(async () => {
    browser = undefined;
    await begun.close();
  });
  return begun;
}

/**
 * Errors that a browser reports and that are none of the page: a server that is away or refuses, which the page shows; and that over
 * plain http from another machine the window cannot be kept apart from the one that opened it.
 */
const KNOWN_ERRORS = ["Failed to load resource", "The Cross-Origin-Opener-Policy header has been ignored, because the URL's origin was untrustworthy"];

/** A visitor: a browser of their own, with its own storage. What must never happen on the page is noted. */
export class Visitor {
  static async come(server, { size = DESK, scheme = "light", locale = "en-GB", player, init, script = true } = {}) {
    const context = await (await launched()).newContext({ viewport: size, colorScheme: scheme, locale, javaScriptEnabled: script });
    later(() => context.close());
    const visitor = new Visitor(server, context);
    // As if this player had signed in here before.
    if (player) await context.addInitScript((kept) => localStorage.getItem("kontor.session") ?? localStorage.setItem("kontor.session", kept), JSON.stringify(player));
    if (process.env.DELAYS) await delayRequests(context, Number(process.env.DELAYS));
    if (init) await context.addInitScript(init);
    if (process.env.DIST) await servePageFrom(context, server, process.env.DIST);
    visitor.page = await visitor.open();
    return visitor;
  }

  constructor(server, context) {
    this.server = server;
    this.context = context;
    this.faults = [];
  }

  /** One more tab. */
  async open() {
    const page = await within("a new tab", this.context.newPage());
    page.setDefaultTimeout(PATIENCE_MS);
    // Playwright waits for what is promised there without a limit.
    const evaluate = page.evaluate.bind(page);
    page.evaluate = (work, ...given) => noted(`page.evaluate(${String(work).slice(0, 120)})`, evaluate(work, ...given));
    await page.addInitScript(() =>
      document.addEventListener("securitypolicyviolation", (event) => console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`)),
    );
    page.on("pageerror", (error) => this.faults.push(`error: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" && !KNOWN_ERRORS.some((known) => message.text().startsWith(known))) this.faults.push(`console: ${message.text()}`);
    });
    page.on("request", (request) => {
      if (!request.url().startsWith(this.server.url()) && !request.url().startsWith("data:")) this.faults.push(`foreign: ${request.url()}`);
    });
    return page;
  }

  async goto(hash = "#/", page = this.page) {
    await page.goto(this.server.url(`/${hash}`));
  }

  /** Nothing has happened that must never happen. */
  assertFaultless() {
    assert.deepEqual(this.faults, []);
  }
}

/**
 * Takes the page from a folder, so that a change of it can be tried without building the program. It comes without the content
 * security policy, so the tests that count are those of the program's own page.
 */
async function servePageFrom(context, server, dist) {
  await context.route(server.url("/"), (route) => route.fulfill({ path: join(dist, "index.html") }));
  await context.route(server.url("/assets/*"), (route) => route.fulfill({ path: join(dist, new URL(route.request().url()).pathname.replace("/assets/", "")) }));
}

/**
 * Delays each request to the API by some time below this, most by little, so that answers come in another order. Where tests fail
 * then, the page or the test does not wait for what it needs.
 */
async function delayRequests(context, delayMsMax) {
  await context.route("**/v1/**", async (route) => {
    await new Promise((resume) => setTimeout(resume, Math.random() ** 3 * delayMsMax));
    // The page may have gone, or given the request up.
    await route.continue().catch(() => undefined);
  });
}

/**
 * A request of the page has come to its end. Playwright's `finished()` may wait for ever: where a reader has read a body to its
 * end, as the client does, Chromium says of about half of the requests that they are finished, and of the others that they failed.
 */
export function over(page, request) {
  const ends = ["requestfinished", "requestfailed"].map((event) => page.waitForEvent(event, (one) => one === request));
  return within(`the end of ${request.method()} ${request.url()}`, Promise.race(ends));
}

/** A picture to look at: SHOTS names the folder. */
export async function shot(page, name, options = {}) {
  if (!process.env.SHOTS) return;
  await mkdir(process.env.SHOTS, { recursive: true });
  await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`), ...options });
}

/** What axe finds. It is put into the page from outside, where the page's own policy does not hold. */
export async function findings(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: await readFile(AXE, "utf-8") });
  const { result } = await session.send("Runtime.evaluate", {
    expression: "axe.run().then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)])))",
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  return JSON.parse(result.value);
}

/** A screen has no fault that axe finds and is not wider than the window, on a desk and on a small phone, in light and in dark. */
export async function looksWell(page, name, options = {}) {
  for (const [size, where] of [[DESK, "desk"], [SMALL_PHONE, "phone"]]) {
    await page.setViewportSize(size);
    // A phone shows one part of a table at a time.
    const tab = page.locator(".tabs").getByRole("button").nth(1);
    if (await tab.isVisible()) await tab.click();
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await findings(page), [], `${name} ${where} ${colorScheme}`);
      await shot(page, `${name}-${where}-${colorScheme}`, options);
    }
    assert.ok(!(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)), `${name} is wider than the window (${where})`);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(DESK);
}
