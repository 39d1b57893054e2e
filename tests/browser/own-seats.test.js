// A sandbox in which one player has all seats: the switch between them, which follows whose turn it is.

import assert from "node:assert/strict";

import { PATIENCE_MS, after, nightly, test } from "./limits.js";
import { findings } from "./axe.js";
import { clickToTheEnd } from "./clicker.js";
import { PHONE, Server, Visitor, shot, undoAll } from "./support.js";

after(undoAll);

const SWITCH = ".own-seats button";

const pressed = async (page) => (await page.locator(`${SWITCH}[aria-pressed=true]`).innerText()).trim();

/** Makes a table of this game on the page, with all seats for the one who makes it, and starts it. */
async function ownAll(visitor, game) {
  const { page } = visitor;
  await visitor.goto("#/new");
  await page.getByRole("button", { name: game }).click();
  await page.getByRole("button", { name: "I play all seats" }).click();
  await page.getByLabel("Seed").fill("7");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForSelector("main.table .panel");
}

test("one player plays Medici on all seats, and the page changes to the seat whose turn it is", async () => {
  const server = await Server.started();
  const visitor = await Visitor.come(server, { player: await server.guest("Ada") });
  const { page } = visitor;
  await ownAll(visitor, /^Medici/);
  assert.deepEqual(await page.locator(SWITCH).count(), 3);
  assert.deepEqual(await page.locator("#players .seats b").allInnerTexts(), ["Ada 1", "Ada 2", "Ada 3"]);
  const seats = new Set();
  for (let move = 0; move < 6; move++) {
    const seat = await pressed(page);
    seats.add(seat.replace(/\s*…/, ""));
    // The seat that is shown is the one that is asked.
    assert.match(seat, /…/);
    assert.equal(await page.locator("#players .seats [data-me=true] b").innerText(), seat.replace(/\s*…/, ""));
    const before = await page.locator("main.table").getAttribute("data-seq");
    await page.locator(".ask button:not(:disabled)").first().click();
    await page.locator(".button.go:not(:disabled)").click();
    await page.waitForFunction((seq) => document.querySelector("main.table").dataset.seq !== seq && document.querySelector(".own-seats [aria-pressed=true] .dot"), before, { timeout: PATIENCE_MS });
  }
  assert.ok(seats.size > 1, [...seats].join());
  assert.deepEqual(await findings(page), []);
  await shot(page, "own-seats");
  await page.setViewportSize(PHONE);
  await shot(page, "own-seats-phone");
  assert.deepEqual(await findings(page), []);
  visitor.assertFaultless();
});

test("another seat is looked from, with what only that seat knows, and nothing changes back by itself", async () => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const game = await server.game({ ruleset: "dale_of_merchants", owner: ada, others: [ada, ada], seats: 3, seed: 7 });
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  await page.waitForSelector("main.table .panel");
  const hands = [];
  for (const name of ["Ada 1", "Ada 2", "Ada 3"]) {
    const seat = page.locator(SWITCH, { hasText: name });
    await seat.click();
    await page.locator(`${SWITCH}[aria-pressed=true]`, { hasText: name }).waitFor();
    await page.locator("#players .seats [data-me=true]", { hasText: name }).waitFor();
    hands.push(await page.locator("#board").innerText());
  }
  assert.equal(new Set(hands).size, 3, "each seat sees its own hand");
  const asked = await server.asked(game.id, ada);
  const other = [0, 1, 2].find((seat) => asked.every((decision) => decision.seat !== seat));
  await page.locator(SWITCH).nth(other).click();
  await page.locator(`${SWITCH}[aria-pressed=true]`, { hasText: `Ada ${other + 1}` }).waitFor();
  assert.equal(await page.locator(".panel .button.go:not(:disabled)").count(), 0, "nothing is asked of this seat");
  visitor.assertFaultless();
});

for (const [ruleset, seed, kept] of [
  ["medici", 3, "one player plays Medici on all seats, and only six moves"],
  ["basari", 5, "a game of Basari is played to its end by clicks on the board, and only on one seat"],
]) {
  nightly(`a game of ${ruleset} is played to its end on all seats, by clicks alone`, kept, { timeout: 600_000 }, async () => {
    const server = await Server.started();
    const ada = await server.guest("Ada");
    const game = await server.game({ ruleset, owner: ada, others: [ada, ada, ada], seats: 3, seed });
    const visitor = await Visitor.come(server, { player: ada });
    await visitor.goto(`#/g/${game.id}?generic`);
    await visitor.page.waitForSelector("main.table .panel");
    const played = await visitor.page.evaluate(clickToTheEnd, { seed, patienceMs: 500_000 });
    assert.ok(played.isOver, JSON.stringify(played));
    assert.deepEqual(played.raw, []);
    const { outcome } = await server.call("GET", `/v1/games/${game.id}`, ada);
    assert.equal(outcome.places.length, 3);
    visitor.assertFaultless();
  });
}
