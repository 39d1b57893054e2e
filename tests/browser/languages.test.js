// The languages of the page: which one is shown, and that each of them says everything.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { after, before, isNight, test } from "./limits.js";
import { DESK, PHONE, Server, Visitor, shot, undoAll } from "./support.js";

/** What is the same in all languages: names of games, authors and languages. */
const NAMES = ["Medici", "Basari", "Die Händler", "Dale of Merchants 2", "Reiner Knizia", "Reinhard Staupe", "Sami Laakso", "English", "Deutsch", "Français", "JSON", "Kontor"];

/** All languages, as their speakers call them. */
const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" };

/** The languages into which English is translated, with the words that are the same there. */
const TRANSLATED = {
  de: ["API", "Apps", "Chat", "Code", "Deck", "Esc", "Host", "in", "Junk", "live", "Lobby", "Magnet", "min", "Name", "Partner", "Phase", "Sandbox", "Schema", "Siesta", "Sofa", "Stream", "Webhooks"],
  fr: ["API", "Code", "Esc", "Guide", "Lot", "Message", "Options", "Phase", "Points", "Position", "Session", "Table", "bonus", "crocodiles", "fl.", "florins", "florin", "lot", "min", "minutes", "passive", "phase", "pile", "place", "points", "route", "technique", "topazes"],
};

const GAMES = { medici: "bidding", basari: "opening_trade", haendler: "moving", dale_of_merchants: "acting" };

/** The screens of the page by their names in `shell/routes.ts`, each with an address; those below have others as well. */
const SCREENS = {
  lobby: "#/",
  me: "#/me",
  opponents: "#/opponents",
  "new-seek": "#/opponents/new",
  tournaments: "#/tournaments",
  "new-tournament": "#/tournaments/new",
  records: "#/records",
  device: "#/device",
  leaderboards: "#/leaderboards",
  unknown: "#/nowhere",
};

/** Screens of something that is made first. */
const MADE = ["new", "table", "player", "tournament"];

/** What one sees of an app that asks for access needs the app: tests/browser/apps.test.js makes one. */
const ELSEWHERE = ["authorize"];

let server;
let ada;

before(async () => {
  server = await Server.started();
  ada = await server.guest("Ada");
});

after(undoAll);

const language = (page) => page.evaluate(() => document.documentElement.lang);

/** Which languages a visitor has loaded. */
function loadedBy(visitor) {
  const loaded = [];
  visitor.page.on("request", (request) => loaded.push(...(/\/assets\/(\w\w)\.js$/.exec(request.url())?.slice(1) ?? [])));
  return loaded;
}

test("the page speaks the browser's language at the first visit, and remembers the one that is chosen", async () => {
  const visitor = await Visitor.come(server, { player: ada, locale: "de-AT" });
  const { page } = visitor;
  const loaded = loadedBy(visitor);
  await visitor.goto("#/me");
  await page.getByRole("group", { name: "Sprache" }).waitFor();
  assert.deepEqual([await language(page), loaded], ["de", ["de"]]);
  await page.getByRole("button", { name: "English", exact: true }).click();
  await page.getByRole("group", { name: "Language" }).waitFor();
  assert.deepEqual([await language(page), loaded], ["en", ["de", "en"]]);
  // A screen that is opened later speaks it, too, and so does the page after a reload.
  await page.evaluate(() => (location.hash = "#/"));
  await page.getByRole("heading", { name: "Your games" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Your games" }).waitFor();
  visitor.assertFaultless();
});

test("a browser whose language there is not gets English", async () => {
  const visitor = await Visitor.come(server, { locale: "fi-FI" });
  await visitor.goto("#/me");
  await visitor.page.getByRole("group", { name: "Language" }).waitFor();
  assert.equal(await language(visitor.page), "en");
  visitor.assertFaultless();
});

test("a language or a preference that is chosen in one tab holds in the others, too", async () => {
  const visitor = await Visitor.come(server);
  const other = await visitor.open();
  await visitor.goto("#/me");
  await visitor.goto("#/leaderboards", other);
  await visitor.page.getByRole("button", { name: "Deutsch" }).click();
  await other.getByRole("heading", { name: "Ranglisten", level: 2 }).waitFor();
  await visitor.page.getByRole("button", { name: "dunkel" }).click();
  await other.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  visitor.assertFaultless();
});

test("a language that does not arrive leaves the page as it is, and can be chosen again", async () => {
  const visitor = await Visitor.come(server);
  const { page } = visitor;
  let isAway = true;
  await page.route("**/assets/de.js*", (route) => (isAway ? route.abort() : route.fallback()));
  await visitor.goto("#/me");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("alert").waitFor();
  assert.equal(await language(page), "en");
  isAway = false;
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("group", { name: "Sprache" }).waitFor();
  visitor.assertFaultless();
});

test("no text of a language is left in English", async () => {
  const visitor = await Visitor.come(server);
  await visitor.goto("#/");
  const english = await visitor.page.evaluate(catalogue, "en");
  const sent = await sentByTheServer();
  for (const [code, same] of Object.entries(TRANSLATED)) {
    const texts = await visitor.page.evaluate(catalogue, code);
    const known = wordsOf([...sent, ...same]);
    const left = Object.entries(texts).filter(([name, text]) => text === english[name] && isSaid(text, known));
    assert.deepEqual(left, [], code);
  }
});

test("each option and each of its values has a name in each language", async () => {
  const visitor = await Visitor.come(server);
  await visitor.goto("#/");
  const { items } = await server.call("GET", "/v1/rulesets");
  const missing = [];
  for (const code of Object.keys(LANGUAGES)) {
    const texts = await visitor.page.evaluate(catalogue, code);
    for (const { id, options_schema } of items) {
      const isNamed = (name) => ["options", "ids"].some((kind) => texts[`.games.${id}.${kind}.${name}`] !== undefined);
      missing.push(...namesIn(options_schema).filter((name) => !isNamed(name)).map((name) => `${id} in ${code}: ${name}`));
    }
  }
  assert.deepEqual(missing, []);
});

test("each screen of the page is looked at", async () => {
  const source = await readFile(new URL("../../clients/web/src/shell/routes.ts", import.meta.url), "utf8");
  const [, type] = /export type Route =([^]*?);\n\n/.exec(source);
  const named = [...type.matchAll(/screen: ([^;}]+)/g)].flatMap(([, names]) => [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name));
  assert.deepEqual(named.sort(), [...Object.keys(SCREENS), ...MADE, ...ELSEWHERE].sort());
});

test("the page calls things what the contract calls them", async () => {
  const visitor = await Visitor.come(server);
  await visitor.goto("#/");
  const things = { medici: "wares", basari: "colours", dale_of_merchants: "cards" };
  for (const code of ["en", ...Object.keys(TRANSLATED)]) {
    const texts = await visitor.page.evaluate(catalogue, code);
    for (const [ruleset, list] of Object.entries(things)) {
      const { components } = await server.call("GET", `/v1/rulesets/${ruleset}/components`);
      for (const { id, names } of components[list]) {
        assert.equal(texts[`.games.${ruleset}.ids.${id}`].toLowerCase(), names[code].toLowerCase(), `${id} in ${code}`);
      }
    }
  }
});

test("no text of the page stays English in another language, and none is cut off", async () => {
  // For each change the screens of no game and those of the game that says most, at night those of all games.
  const later = isNight ? [] : Object.keys(GAMES).filter((ruleset) => ruleset !== "haendler");
  const screens = [...(await screensOfAllKinds())].filter(([name]) => !later.includes(name.split(" ")[0]));
  const half = Math.ceil(screens.length / 2);
  const found = (await Promise.all([screens.slice(0, half), screens.slice(half)].map(textsOf))).flat();
  const sent = await sentByTheServer();
  const faults = found.flatMap(({ cut }) => cut);
  for (const [code, same] of Object.entries(TRANSLATED)) {
    const known = wordsOf([...sent, ...same]);
    for (const { screen, said } of found) {
      const stayed = [...said.get(code)].filter((text) => said.get("en").has(text) && isSaid(text, known));
      faults.push(...stayed.map((text) => `${screen} in ${code}: ${text}`));
    }
  }
  assert.deepEqual(faults, []);
});

/** The screens by name, with tables of each game: new, under way on its board and without, and over. */
async function screensOfAllKinds() {
  const screens = new Map([...Object.entries(SCREENS), ["player", `#/players/${ada.player.id}`]]);
  screens.set("tournament", `#/tournaments/${(await tournamentOfBots()).id}`);
  await server.call("POST", "/v1/seeks", ada, { ruleset: "basari", seats: 4, wait_s: 300, seats_min: 3, fill_with: "greedy" });
  // Clocks: a table before its start and one under way, where a player can give time and want a pause.
  const clock = { time: { type: "banked", start_s: 86_400, increment_s: 60, max_s: 86_400 }, hours_off: [{ day: "sunday", from_hour: 0, to_hour: 6 }] };
  const ben = await server.guest("Ben");
  const clocked = [];
  for (const name of ["clock open", "clock table"]) {
    const game = await server.call("POST", "/v1/games", ada, { ruleset: "medici", seats: 3, clock });
    for (const [seat, player] of [ben, await server.guest("Cleo")].entries()) await server.call("PUT", `/v1/games/${game.id}/seats/${seat + 1}`, player, { occupant: "me" });
    screens.set(name, `#/g/${game.id}`);
    clocked.push(game.id);
  }
  await server.call("POST", `/v1/games/${clocked[1]}/start`, ada);
  for (const [ruleset, kind] of Object.entries(GAMES)) {
    const settings = { ruleset, owner: ada, seats: ruleset === "dale_of_merchants" ? 2 : 3, bot: "random", seed: 7 };
    screens.set(`${ruleset} new`, `#/new?${ruleset}`);
    const open = await server.call("POST", "/v1/games", ada, { ruleset, seats: 3, visibility: "private" });
    screens.set(`${ruleset} open`, `#/g/${open.id}`);
    const running = await server.game(settings);
    await server.playUntil(running.id, ada, `${ruleset}.${kind}`);
    screens.set(`${ruleset} running`, `#/g/${running.id}`);
    screens.set(`${ruleset} generic`, `#/g/${running.id}?generic`);
    const over = await server.game(settings);
    await server.playUntil(over.id, ada, `${ruleset}.${kind}`);
    await server.call("POST", `/v1/games/${over.id}/resignations`, ada);
    await server.asked(over.id, ada);
    screens.set(`${ruleset} over`, `#/g/${over.id}`);
    const { last } = await server.call("GET", `/v1/games/${over.id}/events?limit=1`, ada);
    screens.set(`${ruleset} past`, `#/g/${over.id}?at=${last}`);
  }
  return screens;
}

/** A tournament that is over soon, because bots play it. */
async function tournamentOfBots() {
  const organizer = await server.call("POST", "/v1/users", null, { name: "Dan", password: "tea, earl grey, hot" });
  const registration_ends_at = new Date(Date.now() + 3_600_000).toISOString();
  const terms = { name: "Ben", ruleset: "basari", seats: 3, format: { type: "swiss", rounds: 1 }, participants_max: 4, bots: ["random", "random", "random", "random"] };
  return server.call("POST", "/v1/tournaments", organizer, { ...terms, registration_ends_at, round_limit_s: 604_800, turn_limit_s: 86_400 });
}

/** What is said on each screen in all languages, at both sizes, and what is cut off. Languages are chosen in another tab. */
async function textsOf(screens) {
  const visitor = await Visitor.come(server, { player: ada });
  await visitor.goto("#/me");
  const found = [];
  for (const [screen, hash] of screens) {
    // Each screen has a tab of its own, so that nothing of the one before is taken for it.
    const page = await visitor.open();
    await visitor.goto(hash.split("?")[0] === "#/new" ? "#/new" : hash, page);
    await page.waitForSelector("main");
    await opened(page, screen);
    const [said, cut] = [new Map(Object.keys(LANGUAGES).map((code) => [code, new Set()])), []];
    const read = async (code) => (await page.evaluate(textsHere)).forEach((text) => said.get(code).add(text));
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      for (const code of Object.keys(LANGUAGES)) {
        await speak(visitor, page, code);
        await shot(page, `${code}-${screen.replace(" ", "-")}-${size.width}`);
        await read(code);
        cut.push(...(await page.evaluate(cutOff)).map((what) => `${screen} in ${code} at ${size.width}: ${what}`));
      }
    }
    await page.setViewportSize(DESK);
    await listed(page);
    for (const code of Object.keys(LANGUAGES)) {
      await speak(visitor, page, code);
      await read(code);
    }
    await page.close();
    found.push({ screen, said, cut });
  }
  visitor.assertFaultless();
  return found;
}

/** Waits until a tab is drawn in a language that the first tab remembers, as it does when a user chooses it there. A click would wait for frames, of which a tab behind another one has one in a second. */
async function speak(visitor, page, code) {
  await visitor.page.evaluate((chosen) => localStorage.setItem("kontor.language", chosen), code);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, code);
  await laidOut(page);
}

/** Waits until a screen shows everything. */
async function opened(page, name) {
  if (name === "new-seek") await page.waitForSelector(".last");
  else if (name.endsWith(" new")) {
    const at = Object.keys(GAMES).indexOf(name.split(" ")[0]);
    await page.locator(".ruleset").nth(at).click();
  }
  if (/running|generic|over|past/.test(name)) await page.waitForSelector(".log li");
  if (/running|generic/.test(name)) await page.locator(".line[data-line=live]").waitFor();
  if (/open/.test(name)) await page.waitForSelector(".open");
  if (/clock/.test(name)) await page.waitForSelector(".table-clock");
  if (/clock table/.test(name)) await page.locator(".give-time summary").click();
  if (name === "me") await page.waitForSelector(".leaving");
  if (name === "opponents") await page.locator(".seeks > li").nth(1).waitFor();
  if (name === "tournaments") await page.waitForSelector(".games li");
  if (name === "tournament") await page.waitForSelector(".standings");
  if (["new-tournament", "records", "device"].includes(name)) await page.waitForSelector("main .box");
  if (name === "leaderboards") await page.locator(".box p[role=status]").waitFor();
  if (name === "player") await page.waitForSelector(".player-head");
  await page.waitForFunction(() => document.fonts.status === "loaded");
}

/** Waits until boards that measure themselves have answered to a new size: they hear of it after the layout of one frame, and are drawn by the next. */
const laidOut = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The names of the options in a schema, and of those values that have names; what is inside of an object is given as JSON. */
function namesIn({ properties = {}, $defs = {} }) {
  const resolved = (schema) => (schema.$ref ? $defs[schema.$ref.split("/").at(-1)] : schema);
  const valuesOf = (schema) => {
    const { enum: values = [], oneOf = [], items = {}, properties: inner = {} } = resolved(schema);
    const types = Object.keys(inner).length === 1 ? (inner.type?.enum ?? []) : [];
    return [...values, ...types, ...(resolved(items).enum ?? []), ...oneOf.flatMap(valuesOf)];
  };
  return Object.entries(properties).flatMap(([name, schema]) => [name, ...valuesOf(schema)]);
}

/** Opens the list of all choices, where there is one. */
async function listed(page) {
  const list = page.locator(".send .button.quiet");
  if ((await list.count()) > 0) await list.first().click();
}

/** Runs in the page: the texts of all nodes, and those that are read out. */
function textsHere() {
  const said = new Set();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) if (!nodes.currentNode.parentElement.closest("noscript")) said.add(nodes.currentNode.data.trim());
  for (const name of ["aria-label", "title", "placeholder"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) said.add(element.getAttribute(name).trim());
  }
  return [...said];
}

/** Runs in the page: the texts of a language that need no values, by their places. */
async function catalogue(code) {
  const found = {};
  const collect = (value, name) => {
    if (typeof value === "string") found[name] = value;
    else if (typeof value === "object") for (const [key, member] of Object.entries(value)) collect(member, `${name}.${key}`);
  };
  collect((await import(`/assets/${code}.js`)).default, "");
  return found;
}

/** Runs in the page: buttons and headings whose words do not fit, and whether the page is wider than the window. */
function cutOff() {
  const wide = document.documentElement.scrollWidth > innerWidth ? ["the page is too wide"] : [];
  const cut = [...document.querySelectorAll("button, .button, h1, h2, h3, legend, .tag, nav a, .prompt, .haendler-price")].filter(
    (element) =>
      element.offsetParent &&
      !element.matches(".unseen") &&
      /\p{L}{2}/u.test(element.textContent) &&
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).display !== "inline",
  );
  return [...wide, ...cut.map((element) => `cut off: ${element.textContent.slice(0, 60)}`)];
}

/** Names and words that are known, as whole words, the longest first. */
function wordsOf(known) {
  const longest = [...known].sort((one, two) => two.length - one.length).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<!\\p{L})(${longest.join("|")})(?!\\p{L})`, "gu");
}

/** A hash or a seed, which is the same in all languages. */
const HASH = /^[0-9a-f]{64}$/;

/** Whether a text says more than what is known. */
const isSaid = (text, known) => !HASH.test(text) && /\p{L}{2}/u.test(text.replaceAll(known, " "));

/** What the contract has in one language: names of boards, cities and ranks, and what it says of orders; and the names of players. */
async function sentByTheServer() {
  const found = ["Ada", "Ben", "Cleo", "Dan", ...NAMES];
  const { components } = await server.call("GET", "/v1/rulesets/haendler/components");
  collect(components.boards, "name", found);
  const { items } = await server.call("GET", "/v1/rulesets");
  for (const { orders_schema } of items) collect(orders_schema, "description", found);
  return found;
}

/** Adds the texts of a field, wherever it stands. */
function collect(value, field, found) {
  if (value === null || typeof value !== "object") return;
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === "string" && name === field) found.push(member);
    else collect(member, field, found);
  }
}
