// The reference below /docs in a browser: how fast its pages open.

import { after, before, test } from "../limits.js";
import { assertWithin } from "../rounds.js";
import { Server, Visitor, undoAll } from "../support.js";

/** A page opens within this time, in milliseconds. */
const OPEN_MS = 100;

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

test("each page opens at once", async (t) => {
  const visitor = await Visitor.come(server);
  const { page } = visitor;
  const budgets = Object.fromEntries(PAGES.map((path) => [`/docs/${path}`, OPEN_MS]));
  await assertWithin(t, budgets, async () => {
    const times = {};
    for (const path of PAGES) {
      await opened(visitor, path);
      times[`/docs/${path}`] = await page.evaluate(() => performance.getEntriesByType("navigation")[0].loadEventStart);
    }
    return times;
  });
  visitor.assertFaultless();
});
