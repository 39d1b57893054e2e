// Where things stand on the tables of all games, with as many seats as each has: nothing is cut, covered, or out of reach.

import assert from "node:assert/strict";

import { after, before, test } from "./limits.js";
import { layoutOf } from "./geometry.js";
import { DESK, PHONE, Server, Visitor, shot, undoAll } from "./support.js";

/** What acts is large enough for a thumb on a phone, but for these. */
const MAIN_MIN = 40;
const MAY_BE_SMALL = [
  // Thirty places and six cities have to fit on the map; the panel and the list of all choices offer the same.
  ".haendler-map *",
  // Sliders stand beside a field and two buttons that do the same.
  "input[type=range]",
].join();

let server;
let ada;

before(async () => {
  server = await Server.started();
  ada = await server.guest("Ada");
});

after(undoAll);

/**
 * Plays until each of these kinds of decisions is open, and looks at it in both sizes. At a desk the whole table is in sight; on
 * a phone one part of it has to be, if it is named.
 */
async function looksAt(ruleset, seats, kinds, whole) {
  const game = await server.game({ ruleset, owner: ada, seats, seed: 6, options: ruleset === "dale_of_merchants" ? { first_seat: 0 } : {} });
  await server.asked(game.id, ada);
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  for (const kind of kinds) {
    await server.playUntil(game.id, ada, `${ruleset}.${kind}`);
    const { seq } = await server.call("GET", `/v1/games/${game.id}/view`, ada);
    await page.waitForFunction((least) => Number(document.querySelector("main.table")?.dataset.seq) >= least && document.querySelector(".panel[data-locked=false]"), seq);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))));
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
      await shot(page, `geometry-${ruleset}-${kind}-${size.width}`);
      const { faults, board } = await page.evaluate(layoutOf, size === PHONE ? { mainMin: MAIN_MIN, mayBeSmall: MAY_BE_SMALL } : {});
      assert.deepEqual(faults, [], `${kind} at ${size.width}`);
      if (size === DESK) assert.equal(board, "", `${kind}: the board scrolls`);
      if (size === PHONE && whole) {
        const fits = await page.evaluate((name) => document.querySelector(name).getBoundingClientRect().bottom <= document.querySelector(".board").getBoundingClientRect().bottom + 1, whole);
        assert.ok(fits, `${kind}: ${whole} is not in sight as a whole`);
      }
    }
  }
  visitor.assertFaultless();
}

/** At a desk, when the panel grows or another one stands beside the table, the board scrolls, and nothing of it is cut or too small. */
async function looksBeside(name, open) {
  const game = await server.game({ ruleset: "haendler", owner: ada, seats: 4, seed: 6 });
  await server.playUntil(game.id, ada, "haendler.moving");
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  await page.waitForSelector(".panel[data-locked=false]");
  await open(page);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))));
  await shot(page, `geometry-haendler-${name}`);
  const { faults } = await page.evaluate(layoutOf);
  assert.deepEqual(faults, [], name);
  visitor.assertFaultless();
}

test("Die Händler with all choices open", () => looksBeside("choices", (page) => page.getByRole("button", { name: /^All \d+/ }).click()));
test("Die Händler beside the developer panel", () =>
  looksBeside("developer", async (page) => {
    await page.keyboard.press(".");
    await page.waitForSelector(".dev");
  }));
test("Medici with six", () => looksAt("medici", 6, ["bidding", "turning_up"]));
test("Basari with four: its ring is in sight on a phone, whatever is asked", () => looksAt("basari", 4, ["choosing_arch", "choosing_card", "answering_offer"], ".basari"));
test("Die Händler with four", () => looksAt("haendler", 4, ["purchasing", "bidding_for_wagon", "moving", "setting_wheel"]));
test("Dale of Merchants 2 with four", () => looksAt("dale_of_merchants", 4, ["acting"]));
test("Dale of Merchants 2 with three", () => looksAt("dale_of_merchants", 3, ["acting"]));
test("Dale of Merchants 2 with two", () => looksAt("dale_of_merchants", 2, ["acting"]));
