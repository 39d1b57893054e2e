// The reference below /docs in a browser: how fast its pages open, how they look, and all of it without scripts.

import assert from "node:assert/strict";

import { after, before, test } from "../limits.js";
import { assertWithin } from "../rounds.js";
import { DESK, PHONE, Server, Visitor, findings, shot, undoAll } from "../support.js";

/** A page opens within this time, in milliseconds. */
const OPEN_MS = 100;

/** Bytes of the largest page. */
const PAGE_BYTES_MAX = 200_000;

/** Pages of each kind, with the largest ones. */
const PAGES = ["", "models", "table", "games/haendler", "games/dale_of_merchants", "operations/play_action", "operations/create_game", "operations/list_problems"];

let server;

before(async () => {
  server = await Server.started();
});

after(undoAll);

async function opened(visitor, path) {
  await visitor.page.goto(server.url(`/docs/${path}`));
  return visitor.page;
}

test("each page is small and opens at once", async (t) => {
  const visitor = await Visitor.come(server);
  const page = await opened(visitor, "");
  const sizes = {};
  const budgets = Object.fromEntries(PAGES.map((path) => [`/docs/${path}`, OPEN_MS]));
  await assertWithin(t, budgets, async () => {
    const times = {};
    for (const path of PAGES) {
      await opened(visitor, path);
      const seen = await page.evaluate(() => {
        const { loadEventStart, decodedBodySize } = performance.getEntriesByType("navigation")[0];
        return { time: loadEventStart, size: decodedBodySize };
      });
      times[`/docs/${path}`] = seen.time;
      sizes[`/docs/${path}`] = seen.size;
    }
    return times;
  });
  t.diagnostic(`bytes: ${JSON.stringify(sizes)}`);
  assert.ok(Object.values(sizes).every((size) => size > 0 && size < PAGE_BYTES_MAX));
  visitor.assertFaultless();
});

test("without scripts, the index lists everything and the search leads to it", async () => {
  const visitor = await Visitor.come(server, { script: false });
  const page = await opened(visitor, "operations/play_action");
  await page.getByRole("searchbox").fill("bid");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Reference" }).waitFor();
  assert.ok((await page.locator("#entries li:visible").count()) > 300);
  await page.getByRole("link", { name: "medici.bid", exact: true }).click();
  await page.waitForURL(/games\/medici#MediciBidAction$/);
});

test("everybody can read the pages", async () => {
  for (const [size, scheme] of [
    [DESK, "light"],
    [PHONE, "dark"],
  ]) {
    const visitor = await Visitor.come(server, { size, scheme });
    for (const path of ["", "models", "games/medici", "operations/play_action", "guide/errors.md"]) {
      const page = await opened(visitor, path);
      assert.deepEqual(await findings(page), [], path);
      const [inner, whole] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
      assert.ok(whole <= inner, `${path} is ${whole} wide where ${inner} are`);
      await shot(page, `docs-${path.replaceAll("/", "-")}-${size.width}`);
    }
    visitor.assertFaultless();
  }
});
