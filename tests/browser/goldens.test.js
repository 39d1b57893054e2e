// What a screen reader is told of each screen, as text, compared with stored texts. `UPDATE=1` writes them again.

import assert from "node:assert/strict";
import { mkdir, readFile, writeFile } from "node:fs/promises";

import { after, test } from "./limits.js";
import { Server, Visitor, undoAll } from "./support.js";

const GOLDENS = new URL("goldens/", import.meta.url);

after(undoAll);

/** Lines around a difference that are shown with it. */
const AROUND = 3;

/** What is another with each run: ids, invites, addresses and times. */
function steady(text) {
  return text
    .replace(/https?:\/\/[\d.:]+/g, "ADDRESS")
    .replace(/invite=[\w-]+/g, "invite=INVITE")
    .replace(/\bg_[a-z0-9]{20,}/g, "g_GAME")
    .replace(/\bp_[a-z0-9]{20,}/g, "p_PLAYER")
    .replace(/\b\d{1,2}\/\d{1,2}\/\d{4}\b/g, "DATE")
    .replace(/^(\s*- time: ).*/gm, "$1TIME");
}

/** The first place where two texts differ, as the lines of both. */
function difference(expected, found) {
  const [before, now] = [expected.split("\n"), found.split("\n")];
  let begin = 0;
  while (begin < Math.min(before.length, now.length) && before[begin] === now[begin]) begin++;
  let end = 0;
  while (end < Math.min(before.length, now.length) - begin && before.at(-1 - end) === now.at(-1 - end)) end++;
  const lines = (text, sign, from, to) => text.slice(from, to).map((line) => `${sign} ${line}`);
  return [
    `line ${begin + 1}:`,
    ...lines(before, " ", Math.max(0, begin - AROUND), begin),
    ...lines(before, "-", begin, before.length - end),
    ...lines(now, "+", begin, now.length - end),
    ...lines(before, " ", before.length - end, before.length - end + AROUND),
  ].join("\n");
}

/** Compares what the page says with the stored text. */
async function assertGolden(name, page) {
  const found = `${steady(await page.locator("#app").ariaSnapshot())}\n`;
  const file = new URL(`${name}.txt`, GOLDENS);
  if (process.env.UPDATE) {
    await mkdir(GOLDENS, { recursive: true });
    await writeFile(file, found);
    return;
  }
  const expected = await readFile(file, "utf-8").catch(() => "");
  if (found !== expected) assert.fail(`goldens/${name}.txt is another (UPDATE=1 writes it again), ${difference(expected, found)}`);
}

/** A server with Ada alone, so that no test sees anything of another. */
async function begun() {
  const server = await Server.started();
  return { server, ada: await server.guest("Ada") };
}

/** Compares the screen with this address, once it has this element and all that the server has told. */
async function assertScreen(name, { server, ada, game }, hash, selector, prepare) {
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(hash);
  await page.waitForSelector(selector);
  await prepare?.(page);
  if (game) {
    const { seq } = await server.call("GET", `/v1/games/${game.id}/view`, ada);
    await page.waitForSelector(`main.table[data-seq="${seq}"]`);
    await page.waitForSelector(".panel[data-locked=false], .result");
    const { items } = await server.call("GET", "/v1/me/decisions", ada);
    await page.waitForFunction((count) => document.querySelectorAll("a.turns").length === count, Math.min(1, items.length));
  }
  await assertGolden(name, page);
  visitor.assertFaultless();
}

test("the lobby, before anybody has played", async () => {
  await assertScreen("lobby", await begun(), "#/", "main.lobby h2", (page) =>
    page.waitForFunction(() => !document.querySelector("main.lobby").innerText.includes("loading")),
  );
});

test("a new table", async () => {
  await assertScreen("new-table", await begun(), "#/new", ".ruleset", async (page) => {
    await page.getByRole("button", { name: /^Dale of Merchants/ }).click();
    // The clock is a part that is loaded by itself.
    await page.getByRole("group", { name: "Clock" }).waitFor();
  });
});

test("an open table", async () => {
  const { server, ada } = await begun();
  const { id } = await server.call("POST", "/v1/games", ada, { ruleset: "haendler", seats: 3, visibility: "private" });
  await assertScreen("open-table", { server, ada }, `#/g/${id}`, ".open", (page) => page.locator(".line[data-line=live]").waitFor());
});

// Standing orders are read by themselves.
for (const [name, ruleset, seats, kind, options, selector = ".panel"] of [
  ["medici", "medici", 3, "bidding", {}],
  ["basari", "basari", 3, "choosing_card", {}],
  ["haendler", "haendler", 2, "moving", {}],
  ["dale", "dale_of_merchants", 2, "acting", { first_seat: 0, decks: ["platypuses", "owls", "polecats"] }, ".dale-orders button:disabled"],
]) {
  test(`a running table of ${ruleset}`, async () => {
    const { server, ada } = await begun();
    const game = await server.game({ ruleset, owner: ada, seats, seed: 7, options });
    await server.playUntil(game.id, ada, `${ruleset}.${kind}`);
    await assertScreen(name, { server, ada, game }, `#/g/${game.id}`, selector);
  });
}

test("a finished table", async () => {
  const { server, ada } = await begun();
  const game = await server.game({ ruleset: "basari", owner: ada, seats: 3, seed: 7 });
  for (let own = await server.asked(game.id, ada); own.length > 0; own = await server.asked(game.id, ada)) {
    await server.play(game.id, ada, own[0], own[0].actions[0]);
  }
  await assertScreen("finished", { server, ada, game }, `#/g/${game.id}`, ".result");
});
