// How soon a step through the past of a game is on the screen.

import assert from "node:assert/strict";

import { after, before, test } from "../limits.js";
import { assertWithin, percentile } from "../rounds.js";
import { Server, Visitor, undoAll } from "../support.js";

/** How often a step from the cache is measured, and how long most of them may take. */
const STEPS = 120;
const STEP_P95_MS = 50;

let server;
let ada;
/** A game of Medici that is over. */
let over;

before(async () => {
  server = await Server.started();
  ada = await server.guest("Ada");
  over = await server.game({ ruleset: "medici", owner: ada, seats: 3 });
  for (let own = await server.asked(over.id, ada); own.length > 0; own = await server.asked(over.id, ada)) {
    await server.play(over.id, ada, own[0], own[0].actions[0]);
  }
  assert.equal((await server.call("GET", `/v1/games/${over.id}`, ada)).status, "finished");
});
after(undoAll);

test("a step from the cache is shown at once", async (t) => {
  await assertWithin(t, { "p95 of steps": STEP_P95_MS }, async () => {
    const visitor = await Visitor.come(server, { player: ada });
    const { page } = visitor;
    await visitor.goto(`#/g/${over.id}?at=1`);
    await page.waitForSelector("main.replay[data-seq] .medici");
    const count = Math.min(STEPS / 2, Number(await page.getByRole("slider").getAttribute("max")));
    const times = await page.evaluate(measureSteps, { count });
    assert.ok(times.length >= STEPS / 2);
    visitor.assertFaultless();
    await visitor.context.close();
    return { "p95 of steps": percentile(times, 0.95) };
  });
});

/**
 * Runs in the page: steps on, which fetches the views, and then back and on again, and says how long each of these steps took
 * until it was laid out.
 */
async function measureSteps({ count }) {
  const main = document.querySelector("main");
  const step = async (key) => {
    const [before, begun] = [main.dataset.seq, performance.now()];
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    while (main.dataset.seq === before) await new Promise((resume) => setTimeout(resume, 0));
    document.querySelector("#board").getBoundingClientRect();
    return performance.now() - begun;
  };
  const times = [];
  for (const [key, isMeasured] of [["ArrowRight", false], ["ArrowLeft", true], ["ArrowRight", true]]) {
    for (let steps = 0; steps < count; steps++) {
      const time = await step(key);
      if (isMeasured) times.push(time);
      await new Promise(requestAnimationFrame);
    }
  }
  return times;
}
