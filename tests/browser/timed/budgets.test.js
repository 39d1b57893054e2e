// How fast the page is: first paint and table on a slow processor, from an event at the server to the screen, and frames while
// a player moves.

import assert from "node:assert/strict";

import { PATIENCE_MS, after, test } from "../limits.js";
import { gameOf, moveByApi, people } from "../people.js";
import { assertWithin, percentile } from "../rounds.js";
import { Server, Visitor, undoAll } from "../support.js";

/** Budgets, in milliseconds. */
const FIRST_PAINT_MS = 1_000;
const TABLE_MS = 1_500;
const EVENT_TO_PIXEL_MS = 150;
const FRAME_MS = 32;

/** How much slower the processor is for the first paint. */
const SLOWER = 4;

/** Moves of a round that measures how long events take. */
const MOVES = 20;

after(undoAll);

/** Runs in the page before all else: notes when the table can be played. */
function noteTable() {
  window.table = new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector("main.table .panel")) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true });
  });
}

/** Runs in the page before all else: notes when each position of the table was on the screen. */
function notePositions() {
  window.painted = [];
  let shown;
  new MutationObserver(() => {
    const seq = document.querySelector("main.table")?.dataset.seq;
    if (seq === undefined || seq === shown) return;
    shown = seq;
    requestAnimationFrame(() => setTimeout(() => window.painted.push({ seq: Number(seq), at: Date.now() })));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-seq"] });
}

test("the first paint and the table come in time on a slow processor", async (t) => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const game = await server.game({ ruleset: "medici", owner: ada, seats: 3, seed: 7 });
  await server.asked(game.id, ada);
  await assertWithin(t, { "first paint": FIRST_PAINT_MS, table: TABLE_MS }, async () => {
    const visitor = await Visitor.come(server, { player: ada, init: noteTable });
    const session = await visitor.context.newCDPSession(visitor.page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await visitor.goto(`#/g/${game.id}`);
    const table = await visitor.page.evaluate("table");
    const paint = await visitor.page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0].startTime);
    visitor.assertFaultless();
    await visitor.context.close();
    return { "first paint": paint, table };
  });
});

test("what happens at the server is soon on the screen", async (t) => {
  const server = await Server.started();
  const players = await people(server);
  const visitor = await Visitor.come(server, { player: players[0], init: notePositions });
  const { page } = visitor;
  await assertWithin(t, { "event to pixel, p95": EVENT_TO_PIXEL_MS }, async () => {
    const game = await gameOf(server, players);
    await visitor.goto(`#/g/${game.id}`);
    await page.reload();
    await page.locator(".line[data-line=live]").waitFor();
    await page.waitForSelector("main.table[data-seq]");
    const times = [];
    for (let moves = 0; moves < MOVES; moves++) {
      const { events, view } = await moveByApi(server, players, game);
      const at = await page.waitForFunction((seq) => window.painted.find((one) => one.seq >= seq)?.at, view.seq, { timeout: PATIENCE_MS });
      times.push((await at.jsonValue()) - Date.parse(events.at(-1).at));
    }
    return { "event to pixel, p95": percentile(times, 0.95) };
  });
  visitor.assertFaultless();
});

test("no frame is late while a player moves", async (t) => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const game = await server.game({ ruleset: "medici", owner: ada, seats: 3, seed: 7 });
  await server.playUntil(game.id, ada, "medici.bidding");
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  await assertWithin(t, { "longest frame": FRAME_MS }, async () => {
    await page.waitForSelector(".panel[data-locked=false]");
    return { "longest frame": await page.evaluate(moveAndWatchFrames) };
  });
  visitor.assertFaultless();
});

/** Runs in the page: moves by clicks, and gives the longest time between two frames until all stands still again. */
async function moveAndWatchFrames() {
  const frame = () => new Promise((resume) => requestAnimationFrame(resume));
  const seq = () => document.querySelector("main.table").dataset.seq;
  const before = seq();
  document.querySelector(".ask button:not(:disabled)").click();
  let last = await frame();
  let [longest, clicked, still] = [0, false, 0];
  while (still < 30) {
    const now = await frame();
    longest = Math.max(longest, now - last);
    last = now;
    const send = document.querySelector(".button.go:not(:disabled)");
    if (!clicked && send) {
      clicked = true;
      send.click();
    }
    still = seq() === before ? 0 : still + 1;
  }
  return longest;
}
