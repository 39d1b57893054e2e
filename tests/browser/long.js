// Whole games of every ruleset on the generic table, by random clicks: `make browser-long`.

import assert from "node:assert/strict";

import { PATIENCE_MS, after, test } from "./limits.js";
import { clickToTheEnd } from "./clicker.js";
import { Server, Visitor, undoAll } from "./support.js";

/** How long a game may take. */
const GAME_MS = 900_000;
const LIMIT = { timeout: GAME_MS + 2 * PATIENCE_MS };

after(undoAll);

/** Whether random clicks reach the end of a game, and the page shows the outcome that the API gives. */
async function plays(ruleset, seats, options = {}) {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const game = await server.game({ ruleset, owner: ada, seats, bot: "random", seed: 5, options });
  const visitor = await Visitor.come(server, { player: ada });
  await visitor.goto(`#/g/${game.id}?generic`);
  await visitor.page.waitForSelector(".panel, .result");
  const played = await visitor.page.evaluate(clickToTheEnd, { seed: 7, patienceMs: GAME_MS });
  assert.ok(played.isOver, `${ruleset}: not over after ${played.clicks} clicks: ${played.panel}`);
  assert.deepEqual(played.raw, [], `${ruleset}: identifiers on the page`);
  const { outcome } = await server.call("GET", `/v1/games/${game.id}`, ada);
  const shown = await visitor.page.locator(".result li").allInnerTexts();
  assert.equal(shown.length, outcome.places.length);
  assert.equal(await visitor.page.locator(".result li[data-me=true] b").first().innerText(), { 1: "1st", 2: "2nd", 3: "3rd", 4: "4th" }[outcome.places.find(({ seat }) => seat === 0).place]);
  visitor.assertFaultless();
}

test("Medici", LIMIT, () => plays("medici", 4));
test("Basari", LIMIT, () => plays("basari", 3));
test("Die Händler", LIMIT, () => plays("haendler", 3));
test("Dale of Merchants 2", LIMIT, () => plays("dale_of_merchants", 2, { round_limit: 20 }));
test("Dale of Merchants 2 in teams, with owls", LIMIT, () => plays("dale_of_merchants", 4, { teams: true, decks: ["owls", "foxes", "polecats", "platypuses"], round_limit: 20 }));
