// Finding opponents: seeks, invitations by name, and keeping away from players.

import assert from "node:assert/strict";

import { after, test } from "./limits.js";
import { Server, Visitor, looksWell, undoAll } from "./support.js";

after(undoAll);

const PASSWORD = "tea, earl grey, hot";
const CLOCK = { time: { type: "decision", limit_s: 86_400 }, on_timeout: "stand_in_until_return" };

const signUp = (server, name) => server.call("POST", "/v1/users", null, { name, password: PASSWORD });


/** A box of the page by its heading. */
const box = (page, title) => page.locator(".box", { has: page.getByRole("heading", { name: title, exact: true }) });

/** The seeks of a box. */
const seeks = (page, title) => box(page, title).locator(".seeks > li");

test("a seek is made by the form, others see it with its terms, and the last one who joins begins the game for all", async () => {
  const server = await Server.started();
  const [ada, ben] = [await signUp(server, "Ada"), await server.guest("Ben <b>x</b>")];
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto("#/");
  await page.locator(".top").getByRole("link", { name: "Find opponents" }).press("Enter");
  await box(page, "Others who look for players").getByText("No player looks for others now.").waitFor();
  await page.getByRole("link", { name: "Look for players" }).press("Enter");
  // The page before has buttons of these names, too.
  await page.getByRole("heading", { name: "Look for players", level: 1 }).waitFor();
  await page.getByRole("button", { name: /^Die Händler/ }).click();
  await page.getByRole("group", { name: "Players in all" }).getByRole("button", { name: "2" }).click();
  await page.getByRole("group", { name: "Clock" }).getByRole("button", { name: "a day for each answer" }).click();
  await looksWell(page, "seek-new", { fullPage: true });
  await page.locator(".last").getByRole("button", { name: "Look for players" }).click();
  const own = seeks(page, "You are looking for players");
  await own.getByText("1 of 2 players are there").waitFor();
  assert.match(await own.innerText(), /Die Händler[\s\S]*Ada[\s\S]*Each decision has 1 day\.[\s\S]*On vacation the own clock stands\./);
  const [seek] = (await server.call("GET", "/v1/seeks")).items;
  assert.deepEqual([seek.ruleset, seek.seats, seek.clock.time.limit_s, seek.clock.vacations], ["haendler", 2, 86_400, true]);

  const other = await Visitor.come(server, { player: ben });
  await other.goto("#/opponents");
  await looksWell(other.page, "opponents", { fullPage: true });
  await seeks(other.page, "Others who look for players").getByRole("button", { name: "Join" }).press("Enter");
  // Both are led into the game: the one who joined by the answer, the other one by the news of the account.
  for (const one of [other.page, page]) await box(one, "You are looking for players").getByRole("link", { name: "The game has begun: play" }).waitFor();
  await page.getByRole("link", { name: "The game has begun: play" }).press("Enter");
  await page.waitForURL(new RegExp(`#/g/${seek.game}$`));
  await page.locator("#players").getByRole("link", { name: "Ben <b>x</b>" }).waitFor();
  visitor.assertFaultless();
  other.assertFaultless();
});

test("a seek can start with fewer and bots, is left again, and the list is narrowed to a game", async () => {
  const server = await Server.started();
  const [ada, ben] = [await signUp(server, "Ada"), await signUp(server, "Ben")];
  await server.call("POST", "/v1/seeks", ben, { ruleset: "basari", seats: 3, rated: true, clock: CLOCK, rating_min: 1300, rating_max: 1700 });
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto("#/opponents/new");
  await page.getByRole("group", { name: "Start with fewer players" }).getByRole("button", { name: "after 5 min" }).click();
  await page.getByRole("group", { name: "At least" }).getByRole("button", { name: "3" }).click();
  await page.getByRole("group", { name: "Bots for missing players" }).getByRole("button", { name: "Greedy bot" }).click();
  await page.getByLabel("from", { exact: true }).fill("1600");
  await page.getByLabel("to", { exact: true }).fill("1400");
  const send = page.locator(".last").getByRole("button", { name: "Look for players" });
  assert.ok(await send.isDisabled(), "the ratings are not in order");
  await page.getByLabel("to", { exact: true }).fill("");
  await send.click();
  const own = seeks(page, "You are looking for players");
  await own.getByText(/if at least 3 are there; a Greedy bot takes each seat that is missing/).waitFor();
  await own.getByText("rating from 1600").waitFor();
  const others = seeks(page, "Others who look for players");
  await others.nth(1).waitFor();
  const narrow = box(page, "Others who look for players").getByRole("group", { name: "Game", exact: true });
  await narrow.getByRole("button", { name: "Basari" }).click();
  await others.filter({ hasText: "Medici" }).waitFor({ state: "detached" });
  await others.getByText("rating 1300 to 1700").waitFor();
  await others.getByText("rated", { exact: true }).waitFor();
  assert.equal(await others.count(), 1);
  await own.getByRole("button", { name: "Leave" }).press("Enter");
  await box(page, "You are looking for players").getByText("You are not looking for players now.").waitFor();
  assert.equal((await server.call("GET", "/v1/me/seeks", ada)).items.length, 0);
  visitor.assertFaultless();
});

test("a player is invited at the table, hears of it on any screen, and accepts", async () => {
  const server = await Server.started();
  const [ada, ben] = [await signUp(server, "Ada"), await server.guest("Ben")];
  const game = await server.call("POST", "/v1/games", ada, { ruleset: "medici", seats: 3, visibility: "private" });
  const guest = await Visitor.come(server, { player: ben });
  await guest.goto("#/leaderboards");
  const owner = await Visitor.come(server, { player: ada });
  await owner.goto(`#/g/${game.id}`);
  const invite = box(owner.page, "Invite players");
  const send = invite.getByRole("button", { name: "Invite", exact: true });
  assert.ok(await send.isDisabled());
  await invite.getByLabel("Address of the player’s page").fill(server.url(`/#/players/${ben.player.id}`));
  await invite.locator("select").nth(1).selectOption("2");
  await send.press("Enter");
  await invite.locator("li", { hasText: "Ben" }).getByText("seat 3").waitFor();
  await looksWell(owner.page, "table-invitations", { fullPage: true });

  await guest.page.locator(".top").getByRole("link", { name: "1 invitation" }).press("Enter");
  const received = seeks(guest.page, "Invitations");
  await received.getByText("kept for you").waitFor();
  await looksWell(guest.page, "invitations", { fullPage: true });
  await received.getByRole("button", { name: "Accept" }).click();
  await guest.page.waitForURL(new RegExp(`#/g/${game.id}`));
  await guest.page.locator(".open .seats li[data-me=true]").waitFor();
  await guest.page.waitForFunction(() => !document.querySelector(".top a.turns"));
  await owner.page.locator(".open .seats li").nth(2).getByText("Ben").waitFor();
  assert.equal((await server.call("GET", `/v1/games/${game.id}`, ada)).seats[2].player.name, "Ben");
  owner.assertFaultless();
  guest.assertFaultless();
});

test("a user is invited by the name that is typed, and a name that no user has says so", async () => {
  const server = await Server.started();
  const [ada, ben] = [await signUp(server, "Ada"), await signUp(server, "Ben")];
  const game = await server.call("POST", "/v1/games", ada, { ruleset: "medici", seats: 3 });
  const owner = await Visitor.come(server, { player: ada });
  await owner.goto(`#/g/${game.id}`);
  const invite = box(owner.page, "Invite players");
  const send = invite.getByRole("button", { name: "Invite", exact: true });
  const whom = invite.getByLabel("Name, or address of the player’s page");
  await whom.fill("Benjamin");
  await send.press("Enter");
  await invite.getByText("No player with an account has this name.").waitFor();
  await whom.fill(" ben ");
  await send.press("Enter");
  await invite.locator("li", { hasText: "Ben" }).waitFor();
  const { items } = await server.call("GET", `/v1/games/${game.id}/invitations`, ada);
  assert.deepEqual(items.map((item) => item.player.id), [ben.player.id]);
  owner.assertFaultless();
});

test("invitations are declined and withdrawn", async () => {
  const server = await Server.started();
  const [ada, ben] = [await signUp(server, "Ada"), await signUp(server, "Ben")];
  const games = [];
  for (const ruleset of ["medici", "basari"]) {
    const { id } = await server.call("POST", "/v1/games", ada, { ruleset, seats: 3 });
    await server.call("PUT", `/v1/games/${id}/invitations/${ben.player.id}`, ada, {});
    games.push(id);
  }
  const visitor = await Visitor.come(server, { player: ben });
  const { page } = visitor;
  await visitor.goto("#/opponents");
  const received = seeks(page, "Invitations");
  await received.filter({ hasText: "Medici" }).getByRole("button", { name: "Decline" }).press("Enter");
  await page.locator(".top").getByRole("link", { name: "1 invitation" }).waitFor();
  const owner = await Visitor.come(server, { player: ada });
  await owner.goto(`#/g/${games[1]}`);
  await box(owner.page, "Invite players").locator("li", { hasText: "Ben" }).getByRole("button", { name: "Withdraw" }).click();
  await owner.page.waitForFunction(() => !document.querySelector(".owned li"));
  await page.reload();
  await box(page, "Invitations").getByText("No player has invited you.").waitFor();
  visitor.assertFaultless();
  owner.assertFaultless();
});

test("from the page of a player one invites, mutes and blocks, and the account lists and ends it", async () => {
  const server = await Server.started();
  const [ada, ben] = [await signUp(server, "Ada"), await signUp(server, "Ben")];
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/players/${ben.player.id}`);
  await page.getByText("To invite this player, open a table first.").waitFor();
  const { id } = await server.call("POST", "/v1/games", ada, { ruleset: "medici", seats: 3 });
  await page.reload();
  await page.getByRole("button", { name: "Invite", exact: true }).press("Enter");
  await page.getByRole("link", { name: /^Invited to Medici: Ada, free, free/ }).waitFor();
  assert.deepEqual((await server.call("GET", "/v1/me/invitations", ben)).items.map(({ game }) => game.id), [id]);
  await page.getByRole("button", { name: "Mute", exact: true }).press("Enter");
  await page.getByText("Muted: you do not see what this player says.").waitFor();
  await page.getByRole("button", { name: "Block", exact: true }).press("Enter");
  await page.getByText(/^Blocked: you read nothing of this player/).waitFor();
  await looksWell(page, "player-blocked", { fullPage: true });
  await visitor.goto("#/me");
  const kept = box(page, "Blocked and muted players");
  await kept.getByRole("button", { name: "Unblock" }).press("Enter");
  await kept.getByRole("button", { name: "Unmute" }).press("Enter");
  await kept.getByText("No player is blocked or muted.").waitFor();
  for (const what of ["blocks", "mutes"]) assert.equal((await server.call("GET", `/v1/me/${what}`, ada)).items.length, 0);
  visitor.assertFaultless();
});

test("a player who plays now is put together with others, and both come into the game", async () => {
  const server = await Server.started();
  const [ada, ben] = [await signUp(server, "Ada"), await signUp(server, "Ben")];
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto("#/opponents");
  const now = box(page, "Play now");
  await now.getByRole("group", { name: "Game", exact: true }).getByRole("button", { name: "Die Händler" }).press("Enter");
  await now.getByRole("group", { name: "Players in all" }).getByRole("button", { name: "2" }).press("Enter");
  await now.getByRole("group", { name: "Rated" }).getByRole("button", { name: "yes" }).press("Enter");
  await now.getByRole("button", { name: "Play now" }).press("Enter");
  const own = seeks(page, "You are looking for players");
  await own.getByText("any opponents").waitFor();
  assert.match(await own.innerText(), /Die Händler[\s\S]*1 of 2 players are there[\s\S]*rated/);
  const [seek] = (await server.call("GET", "/v1/seeks")).items;
  assert.deepEqual([seek.ruleset, seek.seats, seek.rated, seek.matching], ["haendler", 2, true, true]);
  const { ruleset, seats, rated, clock } = seek;
  const { status, game } = await server.call("POST", "/v1/matches", ben, { ruleset, seats, rated, clock });
  assert.deepEqual([status, game], ["complete", seek.game]);
  await box(page, "You are looking for players").getByRole("link", { name: "The game has begun: play" }).press("Enter");
  await page.waitForURL(new RegExp(`#/g/${game}$`));
  visitor.assertFaultless();
});

test("a player who plays now chooses a variant, and is put together with those who want the same one", async () => {
  const server = await Server.started();
  const [ada, ben, cleo] = [await signUp(server, "Ada"), await signUp(server, "Ben"), await signUp(server, "Cleo")];
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto("#/opponents");
  const now = box(page, "Play now");
  await now.getByRole("group", { name: "Game", exact: true }).getByRole("button", { name: "Die Händler" }).press("Enter");
  await now.getByRole("group", { name: "Players in all" }).getByRole("button", { name: "2" }).press("Enter");
  await now.locator("summary", { hasText: "Options" }).press("Enter");
  const option = now.locator("details fieldset", { has: page.locator("button[aria-pressed=false]") }).first();
  await option.locator("button[aria-pressed=false]").first().press("Enter");
  await looksWell(page, "play-now-options", { fullPage: true });
  await now.getByRole("button", { name: "Play now" }).press("Enter");
  await seeks(page, "You are looking for players").getByText("1 of 2 players are there").waitFor();
  const [{ ruleset, seats, options, game }] = (await server.call("GET", "/v1/seeks")).items;
  const usual = (await server.call("GET", "/v1/rulesets")).items.find(({ id }) => id === "haendler").options_default;
  assert.notDeepEqual(options, usual);
  assert.equal((await server.call("POST", "/v1/matches", cleo, { ruleset, seats })).status, "open", "the usual game is another one");
  assert.deepEqual(await server.call("POST", "/v1/matches", ben, { ruleset, seats, options }).then((match) => [match.status, match.game]), ["complete", game]);
  visitor.assertFaultless();
});

test("after a rated game one plays again, rated or not", async () => {
  const server = await Server.started();
  const [ada, ben] = [await signUp(server, "Ada"), await signUp(server, "Ben")];
  const clock = { ...CLOCK, on_timeout: "lose" };
  const { id } = await server.call("POST", "/v1/games", ada, { ruleset: "haendler", seats: 2, rated: true, clock });
  await server.call("PUT", `/v1/games/${id}/seats/1`, ben, { occupant: "me" });
  await server.call("POST", `/v1/games/${id}/start`, ada);
  await server.call("POST", `/v1/games/${id}/resignations`, ben);
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${id}`);
  const result = page.locator(".result");
  await result.getByRole("button", { name: "Play again", exact: true }).waitFor();
  await result.getByRole("button", { name: "Play again, rated" }).press("Enter");
  await page.waitForURL((url) => /#\/g\/g_/.test(url.hash) && !url.hash.includes(id));
  const next = await server.call("GET", `/v1/games/${page.url().split("#/g/")[1].split("?")[0]}`, ada);
  assert.deepEqual([next.rated, next.visibility, next.status], [true, "public", "open"]);
  visitor.assertFaultless();
});

test("a visitor who is not signed in sees who looks for players, and is asked to sign in", async () => {
  const server = await Server.started();
  await server.call("POST", "/v1/seeks", await server.guest("Ben"), { ruleset: "basari", seats: 3 });
  const visitor = await Visitor.come(server);
  const { page } = visitor;
  await visitor.goto("#/opponents");
  await seeks(page, "Others who look for players").getByText("1 of 3 players are there").waitFor();
  assert.equal(await page.getByRole("button", { name: "Join" }).count(), 0);
  await page.getByLabel("Your name at the table").fill("Ada");
  await page.locator("form.sign-in button[type=submit]").click();
  await seeks(page, "Others who look for players").getByRole("button", { name: "Join" }).waitFor();
  visitor.assertFaultless();
});
