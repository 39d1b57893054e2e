// The board of Medici: a game by keys and clicks on the board, and nothing that is covered or cut off.

import assert from "node:assert/strict";

import { PATIENCE_MS, after, nightly, test } from "./limits.js";
import { DESK, PHONE, Server, Visitor, shot, undoAll } from "./support.js";

after(undoAll);

/** Plays on the board by keys alone, so many moves at most. Returns whether the game is over. */
async function playByKeys(page, most) {
  for (let moves = 0; moves < most; moves++) {
    await page.waitForSelector(".result, .panel[data-locked=false]");
    if (await page.locator(".result").count()) return true;
    const seq = await page.locator("main.table").getAttribute("data-seq");
    const asked = await page.locator(".prompt p").innerText();
    // The first button of the panel passes or turns up, the second bids or opens the bidding.
    await page.locator(".ask button").nth(asked.includes("bid for") ? moves % 2 : 1).focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector(".button.go:not(:disabled)");
    await page.keyboard.press("Enter");
    await page.waitForFunction((before) => document.querySelector("main.table").dataset.seq !== before, seq, { timeout: PATIENCE_MS });
  }
  return false;
}

/** A visitor at a game of Medici against bots. */
async function begun() {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const game = await server.game({ ruleset: "medici", owner: ada, seats: 3, seed: 5 });
  const visitor = await Visitor.come(server, { player: ada });
  await visitor.goto(`#/g/${game.id}`);
  return { server, ada, game, visitor };
}

test("the first moves of a game of Medici are made by keys alone", async () => {
  const { visitor } = await begun();
  assert.equal(await playByKeys(visitor.page, 6), false, "the game goes on");
  visitor.assertFaultless();
});

nightly("a game of Medici is played to its end by keys alone", "the first moves of a game of Medici", async () => {
  const { server, ada, game, visitor } = await begun();
  assert.ok(await playByKeys(visitor.page, 200), "the game ends");
  const { outcome } = await server.call("GET", `/v1/games/${game.id}`, ada);
  assert.equal(await visitor.page.locator(".result li").count(), outcome.places.length);
  visitor.assertFaultless();
});

test("the board of Medici shows the whole table, and the panel covers none of it", async () => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const game = await server.game({ ruleset: "medici", owner: ada, seats: 6, seed: 7 });
  await server.playUntil(game.id, ada, "medici.bidding");
  const { view } = await server.call("GET", `/v1/games/${game.id}/view`, ada);
  for (const [size, scheme] of [[DESK, "light"], [DESK, "dark"], [PHONE, "light"], [PHONE, "dark"]]) {
    const visitor = await Visitor.come(server, { player: ada, size, scheme });
    const { page } = visitor;
    await visitor.goto(`#/g/${game.id}`);
    await page.waitForSelector(".panel");
    await shot(page, `board-medici-${size.width}-${scheme}`);
    assert.equal(await page.locator(".medici-lot .medici-card").count(), view.lot.length);
    assert.equal(await page.locator(".medici-warehouse").count(), view.players.length);
    assert.equal(await page.locator(".medici-accounts svg.icon").count(), 5 * view.players.length);
    const places = await page.evaluate(() => {
      const rect = (selector) => document.querySelector(selector).getBoundingClientRect();
      return { board: rect(".board").bottom, panel: rect(".panel").top, end: rect(".panel").bottom, all: document.documentElement.scrollWidth };
    });
    assert.ok(places.board <= places.panel + 1, "the panel covers the board");
    assert.ok(places.end <= size.height + 1 && places.all <= size.width, "something is cut off");
    visitor.assertFaultless();
  }
});
