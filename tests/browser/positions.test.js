// The past of a game on the page: what is shown at a position, to whom, and how it looks.

import assert from "node:assert/strict";

import { after, before, test } from "./limits.js";
import { findings } from "./axe.js";
import { DESK, PHONE, Server, Visitor, shot, undoAll } from "./support.js";

/** How many of Ada's decisions are compared with what the watcher saw live. */
const COMPARED = 10;

let server;
let ada;
/** A game of Medici that is over: id and seq of its last event. */
let over;
/** What the board said to a watcher while it was played, by seq. */
const live = new Map();

before(async () => {
  server = await Server.started();
  ada = await server.guest("Ada");
  const game = await server.game({ ruleset: "medici", owner: ada, seats: 3 });
  const { page, ...watcher } = await Visitor.come(server);
  await page.goto(server.url(`/#/g/${game.id}?invite=${game.invite ?? ""}`));
  for (let own = await server.asked(game.id, ada); own.length > 0; own = await server.asked(game.id, ada)) {
    if (live.size < COMPARED) {
      const { seq } = await server.call("GET", `/v1/games/${game.id}/view`, ada);
      await at(page, seq);
      live.set(seq, await board(page));
    }
    // Bids as well as passes, so that the positions differ.
    await server.play(game.id, ada, own[0], own[0].actions.at(live.size % 3 === 0 ? -1 : 0));
  }
  over = await server.call("GET", `/v1/games/${game.id}`, ada);
  assert.equal(over.status, "finished");
  assert.deepEqual(watcher.faults, []);
  await page.close();
});
after(undoAll);

/** Waits until the page shows the table after this event, and has loaded the board of the game. */
const at = (page, seq) => page.locator(`main[data-seq="${seq}"] .board:not([aria-busy=true]):not(:has(> .hint:only-child))`).waitFor({ state: "attached" });

/** The text of the board for those who do not see it. */
const board = (page) => page.locator("#board").ariaSnapshot();

const past = (seq, more = "") => `#/g/${over.id}?at=${seq}${more}${over.invite ? `&invite=${over.invite}` : ""}`;

test("a position looks as the table did when it was played", async () => {
  const visitor = await Visitor.come(server);
  assert.equal(live.size, COMPARED);
  for (const [seq, text] of live) {
    await visitor.goto(past(seq));
    await at(visitor.page, seq);
    assert.equal(await board(visitor.page), text, `at event ${seq}`);
  }
  visitor.assertFaultless();
});

test("a game that is over is seen as any seat; one that is under way only as oneself", async () => {
  const visitor = await Visitor.come(server);
  const { page } = visitor;
  const dale = await server.game({ ruleset: "dale_of_merchants", owner: ada, seats: 2, seed: 7 });
  await server.asked(dale.id, ada);
  const { seq } = await server.call("GET", `/v1/games/${dale.id}/view`, ada);
  const own = await Visitor.come(server, { player: ada });
  await own.goto(`#/g/${dale.id}?at=${seq}`);
  await at(own.page, seq);
  await own.page.getByLabel("Seen as").selectOption({ index: 1 });
  await own.page.waitForFunction(() => location.hash.includes("as=1"));
  await own.page.waitForSelector("main[data-seq]");
  await visitor.goto(past(over.seq));
  await at(page, over.seq);
  assert.equal(await page.getByLabel("Seen as").locator("option").count(), 4);
  const running = await server.game({ ruleset: "medici", owner: ada, seats: 3 });
  await server.asked(running.id, ada);
  await own.goto(`#/g/${running.id}`);
  await own.page.getByRole("link", { name: "Look back" }).click();
  await own.page.waitForSelector("main.replay[data-seq]");
  assert.equal(await own.page.getByLabel("Seen as").count(), 0);
  await own.page.getByText("As soon as this game is over").waitFor();
  visitor.assertFaultless();
  own.assertFaultless();
});

test("no seat has a place before the end, and who resigned later still has the seat; on a phone the log is where the game is", async () => {
  const ben = await server.guest("Ben");
  const game = await server.game({ ruleset: "medici", owner: ada, others: [ben], seats: 3, seed: 7 });
  await server.playUntil(game.id, ada, "medici.bidding");
  await server.call("POST", `/v1/games/${game.id}/resignations`, ben);
  for (let own = await server.asked(game.id, ada); own.length > 0; own = await server.asked(game.id, ada)) await server.play(game.id, ada, own[0], own[0].actions[0]);
  const { items } = await server.call("GET", `/v1/games/${game.id}/events?limit=500`, ada);
  const resigned = items.find(({ type }) => type === "table.resigned");
  const visitor = await Visitor.come(server, { player: ada, size: PHONE });
  const { page } = visitor;
  // A phone shows one part at a time.
  const players = () => page.getByRole("region", { name: "Players" }).getByRole("listitem").allInnerTexts();
  await visitor.goto(`#/g/${game.id}?at=${resigned.seq - 1}`);
  await at(page, resigned.seq - 1);
  await page.getByRole("button", { name: "Players", exact: true }).click();
  assert.deepEqual((await players()).map((text) => text.replace(/\s+/g, " ").trim()), ["Ada you", "Ben", "Greedy bot"]);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  const line = page.locator(".line-button[aria-current]");
  assert.ok(await line.evaluate((now) => now.getBoundingClientRect().bottom <= innerHeight), "the line of the position is in sight");
  assert.match(await page.locator("main").innerText(), /Ben resigns\. Greedy bot 1 plays on\./);
  await page.keyboard.press("End");
  await page.waitForSelector(`main[data-seq="${items.at(-1).seq}"]`);
  assert.ok(await line.evaluate((now) => now.getBoundingClientRect().bottom <= innerHeight), "and at the end");
  await page.getByRole("button", { name: "Players", exact: true }).click();
  const texts = await players();
  assert.ok(texts.every((text) => /(1st|2nd|3rd)/.test(text)) && /Ben has left/.test(texts[1]), texts.join());
  visitor.assertFaultless();
});

test("a replay is readable for everybody: no findings of axe, nothing cut off, in both sizes and themes", async () => {
  const found = [];
  for (const [size, scheme] of [[DESK, "light"], [PHONE, "dark"], [DESK, "dark"], [PHONE, "light"]]) {
    const visitor = await Visitor.come(server, { player: ada, size, scheme });
    const { page } = visitor;
    const seq = [...live.keys()].at(-1);
    await visitor.goto(past(seq));
    await at(page, seq);
    await shot(page, `replay-${size.width}-${scheme}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) found.push(`${overflow} pixels are cut off at ${size.width}`);
    for (const finding of await findings(page)) found.push(`at ${size.width}, ${scheme}: ${finding}`);
    if (size === PHONE) {
      for (const tab of ["Players", "Log"]) {
        await page.getByRole("button", { name: tab, exact: true }).click();
        await shot(page, `replay-${tab}-${size.width}-${scheme}`);
      }
    }
    visitor.assertFaultless();
  }
  assert.deepEqual(found, []);
});
