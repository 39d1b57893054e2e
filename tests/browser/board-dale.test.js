// The board of Dale of Merchants 2: played by clicks on its cards, with everything in sight at both sizes.

import assert from "node:assert/strict";

import { PATIENCE_MS, after, before, nightly, test, until } from "./limits.js";
import { findings } from "./axe.js";
import { DESK, PHONE, Server, Visitor, shot, undoAll } from "./support.js";

const KIND = "dale_of_merchants.";

let server;
let ada;

before(async () => {
  server = await Server.started();
  ada = await server.guest("Ada");
});

after(undoAll);

const table = (options, { seats = 2, seed = 7, bot = "random" } = {}) => server.game({ ruleset: "dale_of_merchants", owner: ada, seats, bot, seed, options: { first_seat: 0, ...options } });

async function visit(game, settings = {}) {
  const visitor = await Visitor.come(server, { player: ada, ...settings });
  await visitor.goto(`#/g/${game.id}`);
  await visitor.page.waitForSelector(".dale");
  return visitor;
}

const view = async (game) => (await server.call("GET", `/v1/games/${game.id}/view`, ada)).view;

/** What is cut off, runs out of the page, or is covered by the panel. */
function faultsOfLayout() {
  const faults = [];
  const named = (element) => `${element.className}: ${element.innerText?.slice(0, 40)}`;
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than the window");
  const board = document.querySelector(".board");
  if (board.scrollWidth > board.clientWidth) faults.push("the board is wider than its place");
  for (const element of document.querySelectorAll(".dale-card, .dale-name, .dale-place, .dale-who, .dale-counts, .dale-pile, .dale .button, .panel .button, .panel p")) {
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline") faults.push(`cut off: ${named(element)}`);
  }
  for (const card of document.querySelectorAll(".dale-card")) {
    const parts = [...card.children].filter((part) => !part.matches(".dale-order") && part.offsetParent);
    if (parts.some((part) => part.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom + 1)) faults.push(`runs out: ${named(card)}`);
  }
  const panel = document.querySelector(".panel")?.getBoundingClientRect();
  const go = document.querySelector(".button.go")?.getBoundingClientRect();
  if (panel && board.getBoundingClientRect().bottom > panel.top + 1) faults.push("the panel covers the board");
  if (go && go.bottom > innerHeight + 1) faults.push("the main button is below the window");
  return faults;
}

async function assertInSight(page, name) {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    assert.deepEqual(await page.evaluate(faultsOfLayout), [], `${name} at ${size.width}`);
    await shot(page, `dale-${name}-${size.width}`);
  }
  await page.setViewportSize(DESK);
}

/** The cards of the hand with these handles, in this order. */
async function pickHand(page, game, handles) {
  const { hand } = (await view(game)).players[0];
  for (const handle of handles) await page.getByRole("group", { name: "Your hand" }).locator(".dale-card").nth(hand.findIndex((card) => card.handle === handle)).click();
}

/** Runs in the page: plays by random clicks on the board and on the panel's buttons. */
function playOnTheBoard({ seed, patienceMs }) {
  let state = seed;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const any = (list) => list[Math.floor(random() * list.length)];
  const begun = performance.now();
  const raw = new Set();
  let sent = 0;
  return new Promise((resolve) => {
    const end = (isOver) => resolve({ isOver, sent, raw: [...raw], panel: document.querySelector(".panel")?.innerText ?? null });
    const step = () => {
      for (const word of document.querySelector("main").innerText.match(/\b[a-z]+(_[a-z]+)+\b|undefined|\[object|\bNaN\b/g) ?? []) raw.add(word);
      if (document.querySelector(".result")) return end(true);
      if (performance.now() - begun > patienceMs) return end(false);
      const main = document.querySelector(".button.go:not(:disabled)");
      const things = [...document.querySelectorAll(".dale [data-can=true]:is(button)")];
      const buttons = [...document.querySelectorAll(".ask .button:not(:disabled):not(.quiet), .dale-deal .button:not(:disabled)")];
      const chosen = main ?? (random() < 0.6 && things.length > 0 ? any(things) : (any(buttons) ?? any(things)));
      chosen?.click();
      sent += main ? 1 : 0;
      setTimeout(step, chosen ? 0 : 20);
    };
    step();
  });
}

test("a card is bought by clicking it and the cards that pay for it", async () => {
  const game = await table({ decks: ["platypuses", "sloths", "foxes"] });
  const visitor = await visit(game);
  const { page } = visitor;
  const { actions } = await server.playUntil(game.id, ada, `${KIND}acting`);
  const buy = actions.find(({ type, payment }) => type === `${KIND}buy` && payment.length > 1);
  await assertInSight(page, "start");
  await page.getByRole("group", { name: "Market" }).locator(".dale-card").nth(4 - buy.slot).click();
  await page.locator(".dale-fit", { hasText: "Click the cards to pay with." }).waitFor();
  assert.ok(await page.locator(".button.go").isDisabled());
  await pickHand(page, game, buy.payment);
  await page.locator(".dale-fit", { hasText: "this pays it" }).waitFor();
  await assertInSight(page, "buy");
  await page.keyboard.press("Escape");
  await page.locator(".dale-sum").waitFor({ state: "detached" });
  assert.equal(await page.locator(".dale [aria-pressed=true]").count(), 0);

  await page.getByRole("group", { name: "Market" }).locator(".dale-card").nth(4 - buy.slot).click();
  await pickHand(page, game, buy.payment);
  await page.getByRole("button", { name: /^Buy/ }).click();
  await page.locator(".log").getByText(/Ada buys/).waitFor();
  visitor.assertFaultless();
});

test("cards are discarded in the order of the clicks", async () => {
  const game = await table({ decks: ["platypuses", "sloths", "foxes"] });
  const { page } = await visit(game);
  await server.playUntil(game.id, ada, `${KIND}acting`);
  const { hand, pile } = (await view(game)).players[0];
  assert.equal(pile.length, 0);
  const first = hand.find(({ card }) => card !== "junk");
  const junk = hand.find(({ card }) => card === "junk");
  await pickHand(page, game, [junk, first].map(({ handle }) => handle).sort((one, other) => other - one));
  await page.getByRole("button", { name: "Discard 2 cards" }).click();
  await page.locator(".button.go").click();
  await page.locator(".log").getByText("Ada discards 2 cards.").waitFor();
  const order = [junk, first].sort((one, other) => other.handle - one.handle).map(({ card }) => card);
  assert.deepEqual((await view(game)).players[0].pile.slice(0, 2), order);
});

test("piles and stacks open on a click", async () => {
  const game = await table({ decks: ["crocodiles", "sloths", "polecats"] }, { bot: "greedy" });
  for (let turn = 0; turn < 6; turn++) {
    const decision = await server.playUntil(game.id, ada, `${KIND}acting`);
    const wanted = decision.actions.find(({ type }) => type === `${KIND}build`) ?? decision.actions.find(({ type }) => type === `${KIND}buy`) ?? decision.actions[0];
    await server.play(game.id, ada, decision, wanted);
  }
  await server.playUntil(game.id, ada, `${KIND}acting`);
  const { page } = await visit(game);
  const pile = (await view(game)).players[1].pile;
  await page.locator(".dale-stall").nth(1).getByRole("button", { name: /^pile/ }).click();
  assert.equal(await page.locator(".dale-drawer .dale-card").count(), pile.length);
  await assertInSight(page, "pile");
  await page.locator(".dale-stack").first().click();
  await page.locator(".dale-drawer h3", { hasText: "Stack 1" }).waitFor();
});

test("standing orders are given beside the table, and taken back", async () => {
  const { orders_default } = await server.call("GET", "/v1/rulesets/dale_of_merchants");
  const game = await table({ decks: ["platypuses", "owls", "foxes"] });
  const { page } = await visit(game);
  await page.locator(".dale-orders").getByRole("button", { name: "Never", exact: true }).click();
  await page.getByText("You never react").waitFor();
  const { orders } = await server.call("GET", `/v1/games/${game.id}/orders`, ada);
  assert.equal(orders.reactions, "pass");
  await page.locator(".dale-orders").getByRole("button", { name: "Back to the usual orders" }).click();
  await page.waitForSelector(".dale-orders button:disabled");
  assert.deepEqual((await server.call("GET", `/v1/games/${game.id}/orders`, ada)).orders, orders_default);
});

test("the generic table has the orders as the contract describes them: they are set, and taken back", async () => {
  const { orders_default, orders_schema } = await server.call("GET", "/v1/rulesets/dale_of_merchants");
  const game = await table({ decks: ["platypuses", "owls", "polecats"] });
  await server.playUntil(game.id, ada, `${KIND}acting`);
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}?generic`);
  const orders = page.locator(".orders");
  await orders.getByRole("button", { name: "for a short time", exact: true }).click();
  await page.waitForSelector(".orders button[aria-pressed=true]:has-text('for a short time')");
  await orders.getByRole("spinbutton").fill("20");
  await orders.getByRole("spinbutton").press("Tab");
  const told = () => server.call("GET", `/v1/games/${game.id}/orders`, ada);
  const usual = orders.getByRole("button", { name: "Back to the usual orders" });
  await until("the orders are set", async () => (await told()).orders.pass_after_s === 20);
  assert.deepEqual((await told()).orders, { reactions: "when_able", pass_after_s: 20 });
  // What an order tells others stands there in the words of the contract.
  await orders.getByText("What orders tell others").click();
  await orders.getByText(orders_schema.description.split("\n\n").at(-1)).waitFor();
  await shot(page, "orders-generic");
  await usual.click();
  await page.waitForSelector(".orders button:disabled");
  assert.deepEqual((await told()).orders, orders_default);
  visitor.assertFaultless();
});

test("axe finds nothing on the board, in light and in dark", async () => {
  const game = await table({ decks: ["platypuses", "owls", "polecats"] });
  await server.playUntil(game.id, ada, `${KIND}acting`);
  for (const scheme of ["light", "dark"]) {
    const { page } = await visit(game, { scheme });
    await page.waitForSelector(".panel");
    assert.deepEqual(await findings(page), [], scheme);
  }
});

const atNight = (name, ...rest) => nightly(name, "a game of two players", ...rest);

for (const [name, when, seats, options] of [
  ["two players", test, 2, { decks: ["platypuses", "foxes", "polecats"] }],
  ["teams", atNight, 4, { teams: true, decks: ["platypuses", "sloths", "crocodiles", "foxes"] }],
]) {
  when(`a game of ${name} is played to its end on the board`, async () => {
    const game = await table({ round_limit: 20, ...options }, { seats, seed: 11 });
    const visitor = await visit(game, seats === 4 ? { size: PHONE } : {});
    const played = await visitor.page.evaluate(playOnTheBoard, { seed: 4, patienceMs: 3 * PATIENCE_MS });
    assert.ok(played.isOver, played.panel);
    assert.deepEqual(played.raw, []);
    await assertInSight(visitor.page, seats === 4 ? "end-teams" : "end");
    visitor.assertFaultless();
  });
}
