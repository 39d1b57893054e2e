// The past of a game on the page: how one goes through it, and forks.

import assert from "node:assert/strict";

import { after, before, test, until } from "./limits.js";
import { Server, Visitor, undoAll } from "./support.js";

let server;
let ada;
/** A game of Medici that is over. */
let over;

before(async () => {
  server = await Server.started();
  ada = await server.guest("Ada");
  const { id } = await server.game({ ruleset: "medici", owner: ada, seats: 3 });
  await server.call("POST", `/v1/games/${id}/resignations`, ada);
  over = await until("the bots play to the end", async () => {
    const game = await server.call("GET", `/v1/games/${id}`, ada);
    return game.status === "finished" && game;
  });
});
after(undoAll);

/** Waits until the page shows the table after this event, and has loaded the board of the game. */
const at = (page, seq) => page.locator(`main[data-seq="${seq}"] .board:not([aria-busy=true]):not(:has(> .hint:only-child))`).waitFor({ state: "attached" });

/** The cards in the player's own hand. */
const handOf = (page) => page.locator("section.box").filter({ has: page.getByRole("heading", { name: "Your hand" }) }).ariaSnapshot();

test("a held key steps to the end without requests in a queue; reload, back and forward keep the place", async () => {
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  let [underWay, most] = [0, 0];
  const isView = (request) => /\/views?\?/.test(request.url());
  page.on("request", (request) => isView(request) && (most = Math.max(most, ++underWay)));
  for (const end of ["requestfinished", "requestfailed"]) page.on(end, (request) => isView(request) && underWay--);
  await visitor.goto(`#/g/${over.id}`);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.waitForSelector("main.replay[data-seq]");
  const first = await page.locator("main").getAttribute("data-at");
  const count = Number(await page.getByRole("slider").getAttribute("max"));
  for (let step = 0; step < count; step++) await page.keyboard.down("ArrowRight");
  await page.keyboard.up("ArrowRight");
  await at(page, over.seq);
  assert.equal(most, 1);
  await page.waitForFunction((seq) => location.hash.includes(`at=${seq}`), over.seq);
  await page.reload();
  await at(page, over.seq);

  // A line of the log is a jump, from which one comes back.
  const line = page.locator(".line-button").first();
  const told = await line.innerText();
  await line.click();
  await page.waitForFunction((seq) => document.querySelector("main").dataset.at !== seq, String(over.seq));
  const there = await page.locator("main").getAttribute("data-at");
  await at(page, there);
  assert.ok((await page.locator(".replay-told").innerText()).includes(told));
  await page.goBack();
  await at(page, over.seq);
  await page.goForward();
  await at(page, there);
  await page.getByRole("button", { name: "To the start" }).click();
  await at(page, first);
  visitor.assertFaultless();
});

test("a fork deals the same hands", async () => {
  const game = await server.game({ ruleset: "dale_of_merchants", owner: ada, seats: 2, seed: 7 });
  for (let moves = 0; moves < 3; moves++) {
    const [decision] = await server.asked(game.id, ada);
    await server.play(game.id, ada, decision, decision.actions.at(-1));
  }
  await server.asked(game.id, ada);
  const { seq } = await server.call("GET", `/v1/games/${game.id}/view`, ada);
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}?at=${seq}`);
  await at(page, seq);
  const hand = await handOf(page);
  await page.getByRole("button", { name: "Fork here" }).click();
  await page.getByLabel("My seat").selectOption("0");
  await page.getByRole("button", { name: "Fork here" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForSelector("main.table[data-seq]");
  const id = await page.evaluate(() => location.hash.match(/g_[a-z0-9]+/)[0]);
  assert.notEqual(id, game.id);
  const fork = await server.call("GET", `/v1/games/${id}`, ada);
  assert.equal(fork.forked_from.seq, seq);
  const [first] = (await server.call("GET", `/v1/games/${id}/events?after=${seq}&limit=500`, ada)).items.filter(({ type }) => type === "table.started");
  await visitor.goto(`#/g/${id}?at=${first.seq}`);
  await page.waitForSelector("main.replay[data-seq]");
  assert.equal(await handOf(page), hand);
  visitor.assertFaultless();
});
