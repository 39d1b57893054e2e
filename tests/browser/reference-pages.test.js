// The reference below /docs in a browser: how large its pages are, how they look, and all of it without scripts.

import assert from "node:assert/strict";

import { after, before, test } from "./limits.js";
import { DESK, PHONE, Server, Visitor, findings, shot, undoAll } from "./support.js";

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

test("each page is small", async () => {
  const visitor = await Visitor.come(server);
  for (const path of PAGES) {
    const page = await opened(visitor, path);
    const size = await page.evaluate(() => performance.getEntriesByType("navigation")[0].decodedBodySize);
    assert.ok(size > 0 && size < PAGE_BYTES_MAX, `/docs/${path} has ${size} bytes`);
  }
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
