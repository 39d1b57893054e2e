// Players: the page of one, leaderboards, and names that lead there.

import assert from "node:assert/strict";

import { PATIENCE_MS, after, test, until } from "./limits.js";
import { Server, Visitor, looksWell, undoAll } from "./support.js";

after(undoAll);

const PASSWORD = "tea, earl grey, hot";

const signUp = (server, name) => server.call("POST", "/v1/users", null, { name, password: PASSWORD });

/** A box of the page by its heading. */
const box = (page, title) => page.locator(".box", { has: page.getByRole("heading", { name: title, exact: true }) });

/** Answers of the server as the contract has them. Rated games count two minutes after their end, which no test waits for. */
const rating = (ruleset, pool, figures) => ({
  ruleset,
  pool,
  kind: "users",
  rating: 1612,
  uncertainty: 143,
  provisional: false,
  games: 131,
  wins: 72,
  left: 1,
  last_game_at: "2026-01-31T12:00:00.000Z",
  ...figures,
});

/** Plays a game to its end, always the first action that is listed: its outcome. */
async function playedToTheEnd(server, game, player) {
  for (let own = await server.asked(game.id, player); own.length > 0; own = await server.asked(game.id, player)) {
    await server.play(game.id, player, own[0], own[0].actions[0]);
  }
  return (await server.call("GET", `/v1/games/${game.id}`, player)).outcome;
}

test("names at the table and in lists lead to the page of the player, with public games and newest results", async () => {
  const server = await Server.started();
  const ada = await signUp(server, "Ada <i>x</i>");
  const played = await server.game({ ruleset: "basari", owner: ada, seats: 3 });
  const { places } = await playedToTheEnd(server, played, ada);
  const left = await server.game({ ruleset: "medici", owner: ada, seats: 3, bot: "random" });
  await server.call("POST", `/v1/games/${left.id}/resignations`, ada);
  await server.asked(left.id, ada);
  const running = await server.game({ ruleset: "basari", owner: ada, seats: 3 });
  const hidden = await server.game({ ruleset: "haendler", owner: ada, seats: 2, seed: 7 });

  const visitor = await Visitor.come(server);
  const { page } = visitor;
  await visitor.goto(`#/g/${running.id}`);
  await page.locator("#players").getByRole("link", { name: "Ada <i>x</i>" }).press("Enter");
  await page.getByRole("heading", { name: "Ada <i>x</i>", level: 1 }).waitFor();
  const text = await page.locator("main").innerText();
  for (const part of ["user", "Here since", "No words about themself.", "No rated games yet."]) assert.ok(text.includes(part), part);
  const games = box(page, "Public games");
  assert.equal((await games.locator("li", { hasText: "Basari" }).innerText()).replace(/\s+/g, " "), "Basari under way 1 over 1");
  const results = box(page, "Newest results");
  const place = ["1st", "2nd", "3rd"][places.find(({ seat }) => seat === 0).place - 1];
  await results.locator("li", { hasText: `Basari ${place} of 3` }).waitFor();
  await results.locator("li", { hasText: "Medici" }).getByText("left the game to a bot").waitFor();
  const all = box(page, "All games");
  await all.locator("li").nth(2).waitFor();
  assert.ok(!(await page.locator("main").innerHTML()).includes(hidden.id), "private games are not shown");
  await looksWell(page, "player", { fullPage: true });
  // The entry as a whole leads to the game, and the name on it to the player.
  const entry = all.locator(".game").first();
  await entry.click({ position: { x: 300, y: 12 } });
  await page.waitForURL(/#\/g\/g_/);
  await visitor.goto("#/");
  await box(page, "Games to watch").getByRole("link", { name: "Ada <i>x</i>", exact: true }).click();
  await page.waitForURL(new RegExp(`#/players/${ada.player.id}$`));
  visitor.assertFaultless();
});

test("a profile shows ratings with their uncertainty, and which are provisional", async () => {
  const server = await Server.started();
  const ada = await signUp(server, "Ada");
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await page.route(`**/v1/players/${ada.player.id}`, async (route) => {
    const response = await route.fetch();
    const ratings = [rating("haendler", "two_players", {}), rating("medici", "multiplayer", { rating: 1480, uncertainty: 310, provisional: true, games: 2, wins: 0, left: 0 })];
    await route.fulfill({ response, json: { ...(await response.json()), about: "<script>alert(1)</script>\nI like long games.", ratings } });
  });
  await visitor.goto(`#/players/${ada.player.id}`);
  const ratings = box(page, "Ratings");
  const certain = ratings.locator("li", { hasText: "Die Händler" });
  assert.match(await certain.innerText(), /two players\s+.*1612\s.*± 143\s+Games\s+131\s+Won\s+72\s+Left\s+1\s+Last game/s);
  assert.equal(await certain.getByText("provisional").count(), 0);
  await ratings.locator("li", { hasText: "Medici" }).getByText("provisional").waitFor();
  assert.equal(await page.locator(".about").innerText(), "<script>alert(1)</script>\nI like long games.");
  await looksWell(page, "player-rated", { fullPage: true });
  await certain.getByRole("link", { name: "Die Händler" }).press("Enter");
  await page.waitForURL(/#\/leaderboards\/haendler\?pool=two_players&kind=users$/);
  visitor.assertFaultless();
});

test("who shows presence is seen by friends, and neither by those who are blocked nor by guests", async () => {
  const server = await Server.started();
  const [ada, ben, cleo] = [await signUp(server, "Ada"), await signUp(server, "Ben"), await signUp(server, "Cleo")];
  await server.call("PUT", `/v1/me/blocks/${cleo.player.id}`, ada);
  const visitor = await Visitor.come(server, { player: ada });
  await visitor.goto("#/me");
  const profile = box(visitor.page, "Profile");
  await profile.getByLabel("Show others when I was last here").press("Space");
  await profile.getByRole("button", { name: "Save" }).press("Enter");
  await profile.getByText("Saved.").waitFor();
  // It takes up to half a minute until a request shows.
  const path = `/v1/players/${ada.player.id}`;
  await until("Ada is seen as present", async () => (await server.call("GET", path, ben)).presence?.online === true, 2 * PATIENCE_MS);
  const friend = await Visitor.come(server, { player: ben });
  await friend.goto(`#/players/${ada.player.id}`);
  const head = friend.page.locator(".player-head");
  await head.getByText("here now", { exact: true }).waitFor();
  await looksWell(friend.page, "player-online", { fullPage: true });
  // Some minutes later, which no test waits for.
  const presence = { online: false, seen_at: "2026-01-31T12:05:00.000Z" };
  await friend.page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), presence } });
  });
  await friend.page.reload();
  await head.getByText(/^Last here .*2026/).waitFor();
  assert.equal(await head.getByText("here now").count(), 0);

  for (const player of [cleo, await server.guest("Dan")]) {
    const other = await Visitor.come(server, { player });
    await other.goto(`#/players/${ada.player.id}`);
    await other.page.getByRole("heading", { name: "Ada", level: 1 }).waitFor();
    assert.doesNotMatch(await other.page.locator(".player-head").innerText(), /here now|Last here/);
    other.assertFaultless();
  }
  // Switched off, it is shown to no player.
  await profile.getByLabel("Show others when I was last here").press("Space");
  await profile.getByRole("button", { name: "Save" }).press("Enter");
  await profile.getByText("Saved.").waitFor();
  await until("Ada is not seen any more", async () => (await server.call("GET", path, ben)).presence === null, 2 * PATIENCE_MS);
  visitor.assertFaultless();
  friend.assertFaultless();
});

test("a leaderboard has pools, kinds and pages, and its address names which one it is", async () => {
  const server = await Server.started();
  const ada = await signUp(server, "Ada");
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto("#/");
  await page.locator(".top").getByRole("link", { name: "Leaderboards" }).press("Enter");
  await page.getByText("No player is rated with enough certainty yet.").waitFor();
  const asked = [];
  const entry = (rank, name, id) => ({ rank, player: { id, name, kind: "user" }, bot: null, rating: rating("medici", "two_players", { rating: 1900 - rank }) });
  await page.route("**/v1/leaderboards/**", async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const [which, cursor] = [`${pathname.split("/").at(-1)} ${searchParams.get("pool")} ${searchParams.get("kind")}`, searchParams.get("cursor")];
    asked.push(`${which} ${cursor}`);
    if (which.endsWith("bots")) {
      const items = [{ rank: 1, player: null, bot: "greedy", rating: { ...rating("medici", "two_players", {}), kind: "bots" } }];
      return route.fulfill({ json: { items, next: null } });
    }
    const items = cursor === null ? [entry(1, "Cleo of the very long name that hardly fits", "p_cleo"), entry(2, "Ada", ada.player.id)] : [entry(3, "Ben", "p_ben")];
    return route.fulfill({ json: { items, next: cursor === null ? "more" : null } });
  });
  await page.getByRole("button", { name: "Medici", exact: true }).click();
  await page.getByRole("button", { name: "two players", exact: true }).click();
  const rows = page.locator(".leaderboard tbody tr");
  await rows.nth(1).waitFor();
  assert.deepEqual(await rows.nth(1).locator("th, td").allInnerTexts(), ["2", "Ada", "1898", "± 143", "131", "72"]);
  assert.equal(await rows.nth(1).getAttribute("data-me"), "true");
  await looksWell(page, "leaderboard", { fullPage: true });
  await page.getByRole("button", { name: "More", exact: true }).press("Enter");
  await rows.nth(2).waitFor();
  assert.equal(await page.getByRole("button", { name: "More", exact: true }).count(), 0);
  // The address brings the same leaderboard back, and the way back through the browser works.
  await page.getByRole("button", { name: "bots", exact: true }).click();
  await rows.getByText("Greedy bot").waitFor();
  await page.waitForURL(/#\/leaderboards\/medici\?pool=two_players&kind=bots$/);
  await page.goBack();
  await rows.getByRole("link", { name: "Ada" }).waitFor();
  await page.reload();
  await rows.getByRole("link", { name: "Ada" }).click();
  await page.waitForURL(/#\/players\//);
  assert.ok(asked.includes("medici two_players users more"));
  visitor.assertFaultless();
});

test("a player who does not exist is said to be unknown", async () => {
  const server = await Server.started();
  const visitor = await Visitor.come(server);
  await visitor.goto("#/players/p_4x7k2m3n5q6r7s2t4u5v6w7x2y");
  await visitor.page.getByText("There is no such player, or the account was deleted.").waitFor();
  visitor.assertFaultless();
});
