// The page that the program serves, against the program itself: signing in, meeting, playing, and what goes wrong in between.

import assert from "node:assert/strict";

import { PATIENCE_MS, after, test, within } from "./limits.js";
import { findings } from "./axe.js";
import { clickToTheEnd } from "./clicker.js";
import { DESK, PHONE, Server, Visitor, over, shot, undoAll } from "./support.js";

/** How many tabs a browser has open at one server whose connections it counts: six to a host. */
const TABS = 6;

after(undoAll);

const nothingIs = (page, selector) => page.waitForFunction((wanted) => !document.querySelector(wanted), selector, { timeout: PATIENCE_MS });

async function signInAs(page, name) {
  await page.getByLabel("Your name at the table").fill(name);
  await page.locator("form.sign-in button[type=submit]").click();
}

test("two people meet by an invite link and play; the invite reaches no server as a part of an address", async () => {
  const server = await Server.started();
  const ada = await Visitor.come(server);
  const ben = await Visitor.come(server);
  const asked = [];
  for (const visitor of [ada, ben]) visitor.page.on("request", (request) => asked.push(request));
  await ada.goto("#/");
  await signInAs(ada.page, "Ada");
  await ada.page.getByRole("button", { name: "New table" }).click();
  await ada.page.getByRole("heading", { name: "New table", level: 1 }).waitFor();
  await ada.page.getByRole("button", { name: /^Medici/ }).click();
  await ada.page.getByRole("button", { name: "free, for people" }).click();
  await ada.page.getByRole("button", { name: "Open the table" }).click();
  const link = await ada.page.getByLabel("Invite", { exact: true }).inputValue();
  assert.match(link, /#\/g\/g_[^?]+\?invite=/);

  await ben.page.goto(link);
  await signInAs(ben.page, "Ben <b>bold</b>");
  await ben.page.getByRole("button", { name: "Sit here" }).first().click();
  // The owner sees who has come without reloading, and names are text.
  await ada.page.getByText("Ben <b>bold</b>").waitFor();
  await ada.page.getByRole("button", { name: "Seat a bot" }).click();
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  await Promise.all([ada.page.waitForSelector("main.table"), ben.page.waitForSelector("main.table")]);
  await Promise.any([ada.page.waitForSelector(".panel"), ben.page.waitForSelector(".panel")]);

  await ben.page.getByLabel("Message").fill("Hello <img src=x>");
  await ben.page.getByLabel("Message").press("Enter");
  await ben.page.locator(".talk").getByText("Hello <img src=x>").waitFor();
  const invite = new URLSearchParams(link.split("?")[1]).get("invite");
  const documents = asked.filter((request) => request.resourceType() === "document");
  assert.ok(documents.length > 0 && documents.every((request) => !request.url().split("#")[0].includes(invite)));
  ada.assertFaultless();
  ben.assertFaultless();
});

test("a visitor who comes for the first time plays against bots after one click, under the name that was typed", async () => {
  const server = await Server.started();
  const visitor = await Visitor.come(server);
  const { page } = visitor;
  await visitor.goto("#/");
  await page.getByLabel("Your name at the table").fill("Ada");
  await page.locator(".quick").getByRole("button", { name: /^Basari/ }).click();
  await page.waitForSelector("main.table .panel");
  assert.equal(await page.locator("#players .seats [data-me=true] b").innerText(), "Ada");
  assert.equal(await page.locator("#players .seats li").count(), 3);
  visitor.assertFaultless();
});

test("a game is played to its end by clicks alone, and no identifier is shown", async () => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const game = await server.game({ ruleset: "medici", owner: ada, seats: 3, bot: "random", seed: 5 });
  const visitor = await Visitor.come(server, { player: ada });
  await visitor.goto(`#/g/${game.id}?generic`);
  await visitor.page.waitForSelector(".panel");
  const played = await visitor.page.evaluate(clickToTheEnd, { seed: 3, patienceMs: 10 * PATIENCE_MS });
  assert.ok(played.isOver, played.panel);
  assert.deepEqual(played.raw, []);
  const { outcome } = await server.call("GET", `/v1/games/${game.id}`, ada);
  assert.equal(await visitor.page.locator(".result li").count(), outcome.places.length);
  visitor.assertFaultless();
});

test("Enter sends what is armed, Escape clears, and the keys work without a mouse", async () => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const game = await server.game({ ruleset: "medici", owner: ada, seats: 3, seed: 7 });
  await server.playUntil(game.id, ada, "medici.bidding");
  const { page, ...visitor } = await Visitor.come(server, { player: ada });
  await page.goto(server.url(`/#/g/${game.id}?generic`));
  const armed = page.locator(".armed");
  await page.getByRole("button", { name: "Pass", exact: true }).press("Enter");
  await armed.getByText("Pass").waitFor();
  await page.keyboard.press("Escape");
  await armed.getByText("Choose what to do.").waitFor();
  await page.getByRole("button", { name: "Bid", exact: true }).press("Enter");
  await page.getByRole("spinbutton", { name: "florins" }).fill("3");
  await page.keyboard.press("Enter");
  await page.locator(".log").getByText("Ada bids 3.").waitFor();
  assert.deepEqual(visitor.faults, []);
});

// Whether the log tells of the bid.
const isTold = (page) => page.waitForFunction(() => /Ada bids/.test(document.querySelector(".log").innerText));

async function killedWhileAMoveIsOnItsWay({ hasEvent }) {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const game = await server.game({ ruleset: "medici", owner: ada, seats: 3, seed: 7 });
  await server.playUntil(game.id, ada, "medici.bidding");
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}?generic`);
  await page.getByRole("button", { name: "Bid", exact: true }).click();
  // The request arrives, but its reply is lost with the server.
  let killed = false;
  await page.route("**/actions", async (route) => {
    if (!killed) {
      killed = true;
      await route.fetch();
      if (hasEvent) await isTold(page);
      await server.kill();
      return route.abort("connectionreset");
    }
    return route.continue();
  });
  await page.locator(".button.go").click();
  await page.locator(".line[data-line=lost]").waitFor();
  // The event of the move may come without its reply: then nothing is asked.
  await page.waitForFunction(() => !document.querySelector(".panel[data-locked=false]"));
  assert.equal(await page.locator(".ask button:not(:disabled)").count(), 0);
  await server.start();
  await page.locator(".line[data-line=live]").waitFor();
  await isTold(page);
  const { items } = await server.call("GET", `/v1/games/${game.id}/events?limit=500`, ada);
  const bids = items.filter(({ type, data }) => type === "medici.bid_made" && data.seat === 0);
  const shown = await page.locator(".log li", { hasText: "Ada bids" }).count();
  assert.equal(shown, bids.length);
  visitor.assertFaultless();
}

test("the server is killed while a move is on its way: the move is made once, and nothing can be clicked until then", () => killedWhileAMoveIsOnItsWay({ hasEvent: false }));

test("the server is killed when the event of a move has come and its reply has not: the move is made once", () => killedWhileAMoveIsOnItsWay({ hasEvent: true }));

test("a session that has ended asks to sign in again, and the page stays as it is", async () => {
  const server = await Server.started();
  const ada = await server.call("POST", "/v1/users", null, { name: "Ada", password: "correct horse" });
  const game = await server.game({ ruleset: "medici", owner: ada, seats: 3, seed: 7 });
  await server.playUntil(game.id, ada, "medici.bidding");
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}?generic`);
  await page.getByRole("button", { name: "Bid", exact: true }).click();
  await page.locator(".armed", { hasText: "florin" }).waitFor();
  const armed = await page.locator(".armed").innerText();
  await server.fetch("/v1/sessions/current", { method: "DELETE", headers: { authorization: `Bearer ${ada.access_token}` } });
  const sheet = page.getByRole("dialog");
  await sheet.waitFor();
  // The answer to a last request of that session comes when the next one has begun long ago.
  const isGame = (address) => address.pathname === `/v1/games/${game.id}`;
  const late = await within("the page asks for the game once more", new Promise((held) => page.route(isGame, held, { times: 1 })));
  await sheet.getByRole("button", { name: "Sign in", exact: true }).first().click();
  await sheet.getByLabel("Name").fill("Ada");
  await sheet.getByLabel("Password").fill("correct horse");
  await sheet.locator("button[type=submit]").click();
  await nothingIs(page, ".sheet");
  await page.locator(".line[data-line=live]").waitFor();
  const refused = over(page, late.request());
  await late.continue();
  await refused;
  assert.equal((await late.request().response()).status(), 401);
  assert.equal(await page.locator(".armed").innerText(), armed);
  await page.locator(".button.go").click();
  await page.locator(".log").getByText(/Ada bids \d/).waitFor();
  visitor.assertFaultless();
});

test("a guest becomes a user, signs out and in again, and still has the game", async () => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  await server.game({ ruleset: "basari", owner: ada, seats: 3, seed: 7 });
  const visitor = await Visitor.come(server);
  const { page } = visitor;
  await visitor.goto("#/");
  await page.evaluate((kept) => localStorage.setItem("kontor.session", kept), JSON.stringify(ada));
  await page.reload();
  await visitor.goto("#/me");
  await page.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
  await page.getByLabel("Password").fill("correct horse");
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.locator("main b", { hasText: "Ada Lovelace" }).waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
  await page.getByLabel("Password").fill("correct horse");
  await page.locator("form.sign-in button[type=submit]").click();
  await page.locator("main b", { hasText: "Ada Lovelace" }).waitFor();
  await page.getByRole("link", { name: "Kontor" }).click();
  await page.locator(".game", { hasText: "Basari" }).first().waitFor();
  visitor.assertFaultless();
});

test("six tabs of one browser are open, and all answer", async () => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const game = await server.game({ ruleset: "medici", owner: ada, seats: 3, seed: 7 });
  await server.asked(game.id, ada);
  // In a headless browser every tab is visible; these say themselves whether they are.
  const hideable = () => {
    let state = "visible";
    Object.defineProperty(document, "visibilityState", { get: () => state });
    window.show = (next) => {
      state = next;
      document.dispatchEvent(new Event("visibilitychange"));
    };
    // Time of a hidden tab passes at once.
    const wait = window.setTimeout.bind(window);
    window.setTimeout = (work, ms, ...rest) => wait(work, state === "hidden" && ms === 30_000 ? 0 : ms, ...rest);
  };
  const visitor = await Visitor.come(server, { player: ada, init: hideable });
  const pages = [visitor.page];
  while (pages.length < TABS) pages.push(await visitor.open());
  for (const page of pages) {
    await visitor.goto(`#/g/${game.id}?generic`, page);
    await page.waitForSelector(".panel");
    await page.evaluate("show('hidden')");
    await page.evaluate("new Promise((resume) => setTimeout(resume, 30_000))");
    await page.locator(".line[data-line=asleep]").waitFor();
  }
  for (const page of pages) {
    await page.evaluate("show('visible')");
    await page.locator(".line[data-line=live]").waitFor();
    await page.evaluate("show('hidden')");
    await page.locator(".line[data-line=asleep]").waitFor();
  }
  visitor.assertFaultless();
});

test("every screen is readable for everybody: no findings of axe, nothing cut off, in both sizes and themes", async () => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const open = await server.call("POST", "/v1/games", ada, { ruleset: "haendler", seats: 3, visibility: "private" });
  const games = {};
  for (const [ruleset, seats] of [["medici", 4], ["basari", 4], ["haendler", 3], ["dale_of_merchants", 2]]) {
    games[ruleset] = await server.game({ ruleset, owner: ada, seats, seed: 7 });
    await server.asked(games[ruleset].id, ada);
  }
  const screens = [["lobby", "#/"], ["new", "#/new"], ["me", "#/me"], ["open", `#/g/${open.id}`]];
  for (const [ruleset, { id }] of Object.entries(games)) screens.push([ruleset, `#/g/${id}?generic`]);
  const found = [];
  for (const [size, scheme] of [[DESK, "light"], [PHONE, "dark"]]) {
    const visitor = await Visitor.come(server, { player: ada, size, scheme });
    for (const [name, hash] of screens) {
      await visitor.goto(hash);
      await visitor.page.waitForSelector(hash.startsWith("#/g/") ? ".panel, .open" : "main h2");
      await shot(visitor.page, `${name}-${size.width}-${scheme}`);
      const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) found.push(`${name} at ${size.width}: ${overflow} pixels are cut off`);
      for (const finding of await findings(visitor.page)) found.push(`${name} at ${size.width}, ${scheme}: ${finding}`);
    }
    visitor.assertFaultless();
  }
  assert.deepEqual(found, []);
});

test("the guide shows the pictures of the tables, each with words for those who do not see it", async () => {
  const server = await Server.started();
  const visitor = await Visitor.come(server);
  const { page } = visitor;
  await page.goto(server.url("/docs/guide/table.md"));
  const pictures = await page.evaluate(() => Promise.all([...document.images].map(async (image) => (await image.decode(), [image.alt.length > 20, image.naturalWidth > 1000, image.getBoundingClientRect().right <= innerWidth]))));
  assert.deepEqual(pictures, Array(4).fill([true, true, true]));
  visitor.assertFaultless();
});
