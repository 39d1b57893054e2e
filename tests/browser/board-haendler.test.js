// The board of Die Händler: a game is played by clicks on the map and in its panel, at both sizes, and nothing is cut off.

import assert from "node:assert/strict";

import { after, isNight, test } from "./limits.js";
import { layoutOf } from "./geometry.js";
import { DESK, PHONE, Server, Visitor, shot, undoAll } from "./support.js";

after(undoAll);

const KIND = (name) => `haendler.${name}`;

/** The page has taken the move: the panel is open again for the next question, or another player is asked. */
async function sent(page, move) {
  const before = await page.textContent("[data-region=log]");
  await move();
  await page.waitForFunction((told) => document.querySelector("[data-region=log]").textContent !== told, before);
}

const open = (page) => page.waitForSelector(".panel[data-locked=false] .haendler-ask");

const send = (page) => sent(page, () => page.click(".button.go:not([disabled])"));

/** A chip of the panel with this text. */
const chip = (page, text) => page.locator(".haendler-ask .chip:not([disabled])", { hasText: text }).first();

/** What lies on the map must lie within it, and cities and prices must not cover each other. */
async function assertTidy(page) {
  const faults = await page.evaluate(() => {
    const map = document.querySelector(".haendler-map").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".haendler-city, .haendler-space, .haendler-middle")].map((node) => ({
      name: `${node.className} ${node.textContent.slice(0, 8)}`,
      box: node.getBoundingClientRect(),
    }));
    const off = boxes.filter(({ box }) => box.left < map.left - 2 || box.right > map.right + 2 || box.top < map.top - 2 || box.bottom > map.bottom + 2);
    const covered = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).filter(({ box }) => {
        const width = Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left);
        const height = Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top);
        return width > 3 && height > 3;
      }),
    );
    const wide = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
    return [...off.map(({ name }) => `off: ${name}`), ...covered.map(({ name }) => `covered: ${name}`), ...wide];
  });
  assert.deepEqual(faults, []);
}

async function begun({ seats = 2, seed = 3, options = {}, kind, choose }) {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const game = await server.game({ ruleset: "haendler", owner: ada, seats, seed, options });
  if (kind) await server.playUntil(game.id, ada, KIND(kind), choose);
  return { server, ada, game };
}

test("goods are purchased by a click on the map, and a wagon is bid for", async () => {
  const { server, ada, game } = await begun({ kind: "purchasing" });
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  await open(page);
  await assertTidy(page);
  const wine = page.getByRole("button", { name: "wine in Paris" });
  await wine.click();
  assert.match(await page.textContent(".armed"), /Purchase wine into Paris/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^salt 100$/ }).click();
  await chip(page, "Genua").click();
  await send(page);
  await page.waitForFunction(() => [...document.querySelectorAll(".haendler-city tr[data-me=true] td")].some((cell) => cell.textContent === "1"));
  await shot(page, "haendler-purchasing");
  visitor.assertFaultless();
});

test("a wagon is moved by clicking it and a place, and the prices by two dials", async () => {
  const { server, ada, game } = await begun({ kind: "moving", options: { board: { type: "reconstructed-short" }, loading: "fixed" } });
  for (const size of [PHONE, DESK]) {
    const visitor = await Visitor.come(server, { player: ada, size });
    const { page } = visitor;
    await visitor.goto(`#/g/${game.id}`);
    await open(page);
    await assertTidy(page);
    await page.locator("button.haendler-wagon").first().click();
    const place = page.locator("button.haendler-space", { hasText: /^[1-4]/ }).first();
    await place.click();
    if ((await page.locator(".button.go[disabled]").count()) > 0) await chip(page, "→").click();
    assert.match(await page.textContent(".armed"), /^Wagon \d by/);
    assert.ok((await page.locator(".haendler-roads .way").count()) > 0);
    if (size === DESK) await send(page);
    visitor.assertFaultless();
    if (size === PHONE) await visitor.context.close();
    else await wheels(server, ada, game, visitor);
  }
});

async function wheels(server, ada, game, visitor) {
  await server.playUntil(game.id, ada, KIND("setting_wheel"));
  const { page } = visitor;
  await page.waitForSelector(".panel[data-locked=false] .haendler-dial");
  await page.getByRole("button", { name: "first: wine" }).click();
  await page.getByRole("button", { name: "second: coat of arms" }).click();
  assert.match(await page.textContent(".armed"), /Wheel: wine and coat of arms/);
  await send(page);
  visitor.assertFaultless();
}

test("what others hold back is in no part of the page", async () => {
  const { server, ada, game } = await begun({ seats: 3, kind: "bidding_for_wagon" });
  const visitor = await Visitor.come(server, { player: ada, scheme: "dark" });
  await visitor.goto(`#/g/${game.id}`);
  await open(visitor.page);
  assert.equal(await visitor.page.locator(".haendler-purse", { hasText: "money hidden" }).count(), 2);
  await chip(visitor.page, "200").click();
  assert.match(await visitor.page.textContent(".armed"), /Bid 200/);
  visitor.assertFaultless();
});

test("a stretch of the game is played by clicks on the board alone", async () => {
  const { server, ada, game } = await begun({ options: { board: { type: "reconstructed-short" }, loading: "fixed" } });
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  for (let moves = 0; moves < Number(process.env.MOVES ?? (isNight ? 20 : 8)); ) {
    await page.waitForSelector(".panel[data-locked=false] .haendler-ask, .result");
    if ((await page.locator(".result").count()) > 0) break;
    await click(page);
    // The question may have changed between two clicks: then it is answered again.
    if ((await page.locator(".button.go:not([disabled])").count()) === 0) continue;
    await send(page);
    moves += 1;
  }
  await shot(page, "haendler-played");
  visitor.assertFaultless();
});

/** Arms some move with clicks only: on a wagon and its farthest place, on the dials, or on a chip of the panel. */
async function click(page) {
  await page.evaluate(() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const click = (node) => node?.click();
    const chips = all(".haendler-ask .chip:not([disabled])");
    if (all(".haendler-dial").length > 0) for (const dial of all(".haendler-dial")) click(dial.querySelector("button"));
    else if (all("button.haendler-wagon").length > 0 && all("button.haendler-space, button.haendler-name").length > 0) click(all("button.haendler-wagon").at(-1));
    else click(chips.findLast((chip) => /^(Pass|0|nothing)$/.test(chip.textContent)) ?? chips[0]);
  });
  if ((await page.locator(".button.go:not([disabled])").count()) > 0) return;
  await page.evaluate(() => document.querySelectorAll("button.haendler-name, button.haendler-space")[0]?.click());
  if ((await page.locator(".button.go:not([disabled])").count()) > 0) return;
  await page.evaluate(() => {
    const chips = [...document.querySelectorAll(".haendler-ask .chip:not([disabled])")];
    (chips.find((chip) => chip.textContent.includes("→")) ?? chips.at(-1))?.click();
  });
}

test("a deal is proposed by what it is about alone, and its partner reads and accepts it", async () => {
  const server = await Server.started();
  const [ada, ben] = [await server.guest("Ada"), await server.guest("Ben")];
  const game = await server.game({ ruleset: "haendler", owner: ada, others: [ben], seats: 2, seed: 3, options: { negotiation: true } });
  const [mine, other] = [await Visitor.come(server, { player: ada }), await Visitor.come(server, { player: ben, size: PHONE })];
  for (const visitor of [mine, other]) await visitor.goto(`#/g/${game.id}`);
  await mine.page.getByRole("button", { name: "Propose a deal" }).click();
  await mine.page.getByRole("spinbutton", { name: "you get: money" }).fill("100");
  await mine.page.keyboard.press("Tab");
  await send(mine.page);
  await other.page.locator(".panel").getByText(": nothing · ").waitFor();
  await shot(other.page, "haendler-proposal");
  await other.page.getByRole("button", { name: "Accept", exact: true }).click();
  await send(other.page);
  const { items } = await server.call("GET", `/v1/games/${game.id}/events?limit=100`, ada);
  const made = items.find(({ type }) => type === "haendler.deal_made");
  assert.ok(made, items.map(({ type }) => type).join());
  for (const visitor of [mine, other]) visitor.assertFaultless();
});

test("the form of a deal says who gives what, and a proposal with two pledges is one sentence", async () => {
  const server = await Server.started();
  const [ada, ben] = [await server.guest("Ada"), await server.guest("Ben")];
  const game = await server.game({ ruleset: "haendler", owner: ada, others: [ben], seats: 2, seed: 3, options: { negotiation: true } });
  const deal = (await server.asked(game.id, ada)).find(({ kind }) => kind === KIND("dealing"));
  const { pledges, asked_pledges: asked } = deal.choices.find(({ type }) => type === KIND("propose_deal"));
  const mine = await Visitor.come(server, { player: ada });
  await mine.goto(`#/g/${game.id}`);
  await mine.page.getByRole("button", { name: "Propose a deal" }).click();
  const pick = (name, number) => mine.page.getByRole("combobox", { name }).selectOption({ index: number + 1 });
  await pick("you pledge", 0);
  await pick("the other pledges", asked.length - 1);
  const labels = await mine.page.locator(".fields legend").allInnerTexts();
  assert.ok(labels.includes("whose pledge is kept first"), labels.join());
  await mine.page.getByRole("button", { name: "neither’s, both bind at once" }).waitFor();
  await shot(mine.page, "haendler-deal-form");
  const action = { type: KIND("propose_deal"), seat: 1, money: 100, card: null, pledge: pledges[0], asked_money: 0, asked_card: null, asked_pledge: asked.at(-1), first: 0 };
  await server.play(game.id, ada, deal, action);
  for (const size of [DESK, PHONE]) {
    const visitor = await Visitor.come(server, { player: ben, size });
    await visitor.goto(`#/g/${game.id}`);
    const proposal = visitor.page.locator(".panel .haendler-title", { hasText: "Ada: 100, " });
    await proposal.waitFor();
    assert.match(await proposal.innerText(), /^Ada: 100, .+ · Ben: .+ · keeps the pledge first: Ada$/s);
    // As a sentence it begins at the left in each of its lines, and is no row of narrow columns.
    assert.equal(await proposal.evaluate((title) => title.children.length), 1);
    const { faults } = await visitor.page.evaluate(layoutOf);
    assert.deepEqual(faults, []);
    await shot(visitor.page, `haendler-proposal-${size.width}`);
    visitor.assertFaultless();
  }
  mine.assertFaultless();
});

/** The pledges to move a wagon that a choice offers: each step ends a route. */
function moved({ moves: { places, wagons } }) {
  return wagons.flatMap(({ wagon, steps }) => {
    const route = (at) => (at === undefined ? [] : [...route(steps[at][1]), places[steps[at][0]]]);
    return steps.map((_, at) => ({ type: "move_wagon", wagon, route: route(at) }));
  });
}

test("a way of a wagon that the decision says by steps is pledged in the form", async () => {
  const server = await Server.started();
  const [ada, ben] = [await server.guest("Ada"), await server.guest("Ben")];
  const game = await server.game({ ruleset: "haendler", owner: ada, others: [ben], seats: 2, seed: 3, options: { negotiation: true } });
  const deal = (await server.asked(game.id, ada)).find(({ kind }) => kind === KIND("dealing"));
  const choice = deal.choices.find(({ type }) => type === KIND("propose_deal"));
  const ways = moved(choice);
  const way = ways.find(({ route }) => route.length === 2);
  assert.ok(way, JSON.stringify(choice.moves));
  const [mine, other] = [await Visitor.come(server, { player: ada }), await Visitor.come(server, { player: ben, size: PHONE })];
  for (const visitor of [mine, other]) await visitor.goto(`#/g/${game.id}`);
  await mine.page.getByRole("button", { name: "Propose a deal" }).click();
  const list = mine.page.getByRole("combobox", { name: "you pledge" });
  // No pledge, those that are listed, and the ways.
  assert.equal(await list.locator("option").count(), 1 + choice.pledges.length + ways.length);
  await list.selectOption({ index: 1 + choice.pledges.length + ways.indexOf(way) });
  await mine.page.getByRole("spinbutton", { name: "you get: money" }).fill("100");
  await mine.page.keyboard.press("Tab");
  await send(mine.page);
  const events = async () => (await server.call("GET", `/v1/games/${game.id}/events?limit=100`, ada)).items;
  const proposed = (await events()).find(({ type }) => type === KIND("deal_proposed"));
  assert.deepEqual(proposed.data.deal.gives.pledge, way);
  await other.page.getByRole("button", { name: "Accept", exact: true }).click();
  await send(other.page);
  assert.ok((await events()).some(({ type }) => type === KIND("deal_made")));
  for (const visitor of [mine, other]) visitor.assertFaultless();
});

test("status is purchased in the form of a table without a board", async () => {
  const { server, ada, game } = await begun({ kind: "rising" });
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}?generic`);
  await page.locator(".types button", { hasText: "Purchase status" }).click();
  await page.locator(".armed, .fields").first().waitFor();
  visitor.assertFaultless();
});
