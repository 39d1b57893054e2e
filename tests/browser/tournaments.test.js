// Tournaments: the lists, one from its registration to its end, and the form that makes one.

import assert from "node:assert/strict";

import { after, isNight, nightly, test } from "./limits.js";
import { Server, Visitor, looksWell, undoAll } from "./support.js";

after(undoAll);

const PASSWORD = "tea, earl grey, hot";

const signUp = (server, name) => server.call("POST", "/v1/users", null, { name, password: PASSWORD });

/** A box of the page by its heading. */
const box = (page, title) => page.locator(".box", { has: page.getByRole("heading", { name: title, exact: true }) });

const terms = (further) => ({
  name: "Winter Cup <b>x</b>",
  ruleset: "haendler",
  seats: 2,
  format: { type: "swiss", rounds: 2 },
  participants_max: 3,
  registration_ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  round_limit_s: 604_800,
  turn_limit_s: 86_400,
  seeding: "entry",
  bots: ["random", "random"],
  ...further,
});

test("a player enters and withdraws; when it is full it begins, and tables and standings follow by themselves", async () => {
  const server = await Server.started();
  const [ada, ben] = [await signUp(server, "Ada"), await signUp(server, "Ben")];
  const cup = await server.call("POST", "/v1/tournaments", ada, terms({ participants_max: 4 }));
  const visitor = await Visitor.come(server, { player: ben });
  const { page } = visitor;
  await visitor.goto("#/");
  await page.locator(".top").getByRole("link", { name: "Tournaments" }).press("Enter");
  await box(page, "Open for entries").getByText("2 of at most 4").waitFor();
  await looksWell(page, "tournaments", { fullPage: true });
  await box(page, "Open for entries").getByRole("link", { name: "Winter Cup <b>x</b>" }).press("Enter");
  await page.waitForURL(new RegExp(`#/tournaments/${cup.id}$`));
  await page.getByRole("heading", { name: "Winter Cup <b>x</b>", level: 1 }).waitFor();
  const text = await page.locator("main").innerText();
  for (const part of ["Die Händler · Swiss, 2 rounds · 2 of at most 4", "Organized by Ada", "It starts as soon as it is full.", "7 days", "by entry", "Buchholz, direct encounter", "Each decision has 1 day."]) assert.ok(text.includes(part), part);
  await page.getByRole("button", { name: "Enter" }).press("Enter");
  await page.getByText("You take part.").waitFor();
  await box(page, "Participants").getByText("Ben").waitFor();
  await page.getByRole("button", { name: "Withdraw" }).press("Enter");
  await page.getByRole("button", { name: "Enter" }).press("Enter");
  await page.getByText("You take part.").waitFor();
  await looksWell(page, "tournament-open", { fullPage: true });

  // The last one comes, and everything else is the server's.
  await server.call("PUT", `/v1/tournaments/${cup.id}/participants/me`, ada);
  const round = box(page, "Round 1 of 2");
  await round.getByRole("heading", { name: "Table 2" }).waitFor();
  await round.getByText("Random bot 1").waitFor();
  await box(page, "Standings").locator("tr[data-me=true]").getByText("Ben").waitFor();
  await looksWell(page, "tournament-round", { fullPage: true });
  const own = round.locator("li", { hasText: "Ben" }).first();
  await own.getByRole("link", { name: "To the game" }).press("Enter");
  await page.waitForSelector("main.table");
  await page.goBack();
  await page.getByRole("button", { name: "Withdraw…" }).press("Enter");
  await page.getByText("A bot takes over your game, and you play no further round.").waitFor();
  await page.locator(".sure").getByRole("button", { name: "Cancel" }).press("Enter");
  await page.getByRole("button", { name: "Withdraw…" }).press("Enter");
  await page.locator(".sure").getByRole("button", { name: "Withdraw" }).press("Enter");
  await box(page, "Standings").locator("tr", { hasText: "Ben" }).getByText("withdrawn", { exact: true }).waitFor();
  visitor.assertFaultless();
});

const atNight = (name, ...rest) => nightly(name, "a tournament of four bots", ...rest);

for (const [size, when, bots] of [["four", test, 4], ["seven", atNight, 7]]) {
  when(`a tournament of ${size} bots runs to its end: every round can be looked at, and the winner and all tie-breaks are shown`, async () => {
    const server = await Server.started();
    const ada = await signUp(server, "Ada");
    const cup = await server.call("POST", "/v1/tournaments", ada, terms({ ruleset: "basari", seats: 3, participants_max: bots, bots: Array(bots).fill("random") }));
    const visitor = await Visitor.come(server);
    const { page } = visitor;
    await visitor.goto(`#/tournaments/${cup.id}`);
    await page.getByText(/^Random bot \d wins the tournament\.$/).waitFor();
    const { items } = await server.call("GET", `/v1/tournaments/${cup.id}/standings`);
    const rows = box(page, "Final standings").locator("tbody tr");
    assert.equal(await rows.count(), bots);
    const first = (await rows.first().locator("td").allInnerTexts()).map((one) => one.trim());
    const { points, games, buchholz, wins } = items[0].standing;
    assert.deepEqual([first[1], first[2], first[3], first[6]], [points / 2, games, buchholz / 2, wins].map(String));
    const round = box(page, "Round 2 of 2");
    await round.getByText("A bye has Random bot").waitFor();
    await page.getByRole("group", { name: "Round" }).getByRole("button", { name: "1" }).press("Enter");
    const played = box(page, "Round 1 of 2").locator(".played").first();
    await played.getByText("over", { exact: true }).waitFor();
    assert.match(await played.innerText(), /1st/);
    if (isNight) await looksWell(page, "tournament-over", { fullPage: true });
    visitor.assertFaultless();
  });
}

test("a user makes a tournament by the form and cancels it; guests are told that they need an account", async () => {
  const server = await Server.started();
  const visitor = await Visitor.come(server, { player: await signUp(server, "Ada") });
  const { page } = visitor;
  await visitor.goto("#/tournaments");
  await page.getByRole("link", { name: "Make a tournament" }).press("Enter");
  await page.getByRole("heading", { name: "Make a tournament", level: 1 }).waitFor();
  await page.getByRole("button", { name: /^Basari/ }).click();
  const make = page.locator(".last").getByRole("button", { name: "Make a tournament" });
  assert.ok(await make.isDisabled(), "it has no name yet");
  await page.getByLabel("Name of the tournament").fill("Spring Open");
  await page.getByRole("group", { name: "Players at each table" }).getByRole("button", { name: "4" }).click();
  await page.getByRole("group", { name: "Format" }).getByRole("button", { name: "elimination" }).click();
  await page.getByRole("group", { name: "How many of each table go on" }).getByRole("button", { name: "2" }).click();
  await page.getByRole("group", { name: "A round lasts at most" }).getByRole("button", { name: "3 days" }).click();
  await page.getByLabel("At least so many participants").fill("6");
  await page.getByLabel("At most so many participants").fill("16");
  const tieBreaks = page.getByRole("group", { name: "Between equal points" });
  for (const one of ["Buchholz", "share of the scores", "games won"]) await tieBreaks.getByRole("button", { name: one }).click();
  await tieBreaks.getByRole("button", { name: "1. Buchholz" }).click();
  await tieBreaks.getByRole("button", { name: "2. games won" }).waitFor();
  await page.getByLabel("How many bots").fill("2");
  await page.getByRole("group", { name: "Clock" }).getByRole("button", { name: "no limit" }).click();
  await page.getByText("A tournament needs a clock.").waitFor();
  assert.ok(await make.isDisabled());
  await page.getByRole("group", { name: "Clock" }).getByRole("button", { name: "a day for each answer" }).click();
  await looksWell(page, "tournament-new", { fullPage: true });
  await make.press("Enter");
  await page.getByRole("heading", { name: "Spring Open", level: 1 }).waitFor();
  const [made] = (await server.call("GET", "/v1/tournaments")).items;
  assert.deepEqual([made.terms.seats, made.terms.format, made.terms.round_limit_s, made.terms.participants_max, made.terms.bots], [4, { type: "elimination", advance: 2 }, 259_200, 16, ["greedy", "greedy"]]);
  assert.deepEqual([made.terms.participants_min, made.terms.tie_breaks], [6, ["game_score", "wins"]]);
  await page.getByText("Basari · elimination, the first 2 go on · 2 of at most 16").waitFor();
  await page.getByRole("button", { name: "Cancel the tournament…" }).press("Enter");
  await page.getByRole("button", { name: "Cancel the tournament", exact: true }).press("Enter");
  await page.getByText("The organizer has cancelled it.").waitFor();
  await visitor.goto("#/tournaments");
  await box(page, "Cancelled").getByRole("link", { name: "Spring Open" }).waitFor();
  visitor.assertFaultless();

  // A round robin at larger tables has as many rounds as one likes, or those that follow from the participants.
  await visitor.goto("#/tournaments/new");
  await page.getByLabel("Name of the tournament").fill("Summer Round");
  await page.getByRole("group", { name: "Format" }).getByRole("button", { name: "round robin" }).click();
  await page.getByRole("group", { name: "Rounds" }).getByRole("button", { name: "5" }).click();
  await make.press("Enter");
  await page.getByRole("heading", { name: "Summer Round", level: 1 }).waitFor();
  const [round] = (await server.call("GET", "/v1/tournaments?status=registering")).items;
  assert.deepEqual([round.terms.format, round.terms.participants_min, round.terms.tie_breaks[0]], [{ type: "round_robin", rounds: 5 }, round.terms.seats, "direct_encounter"]);
  visitor.assertFaultless();

  const guest = await Visitor.come(server, { player: await server.guest("Ben") });
  await guest.goto("#/tournaments/new");
  await guest.page.getByText(/^Tournaments are for players with an account\./).waitFor();
  guest.assertFaultless();
});

test("a player finds the own tournaments, however far they are, and others find them on the page of the player", async () => {
  const server = await Server.started();
  const [ada, ben] = [await signUp(server, "Ada"), await signUp(server, "Ben")];
  const cup = async (name) => {
    const { id } = await server.call("POST", "/v1/tournaments", ada, terms({ name, participants_max: 4 }));
    return id;
  };
  const [open, over] = [await cup("Open Cup"), await cup("Cancelled Cup"), await cup("Cup of others")];
  for (const id of [open, over]) await server.call("PUT", `/v1/tournaments/${id}/participants/me`, ben);
  await server.call("DELETE", `/v1/tournaments/${over}`, ada);
  const visitor = await Visitor.come(server, { player: ben });
  const { page } = visitor;
  await visitor.goto("#/tournaments");
  const own = box(page, "Your tournaments").locator("li");
  await own.nth(1).waitFor();
  assert.deepEqual(await own.locator("b").allInnerTexts(), ["Cancelled Cup", "Open Cup"]);
  await own.filter({ hasText: "Open Cup" }).getByText("open for entries", { exact: true }).waitFor();
  await looksWell(page, "tournaments-own", { fullPage: true });

  const other = await Visitor.come(server);
  await other.goto("#/tournaments");
  await box(other.page, "Open for entries").locator("li").nth(1).waitFor();
  assert.equal(await box(other.page, "Your tournaments").count(), 0);
  await other.goto(`#/players/${ben.player.id}`);
  const listed = box(other.page, "Tournaments");
  await listed.getByRole("link", { name: "Cancelled Cup" }).waitFor();
  await looksWell(other.page, "player-tournaments", { fullPage: true });
  await listed.getByRole("link", { name: "Open Cup" }).press("Enter");
  await other.page.waitForURL(new RegExp(`#/tournaments/${open}$`));
  // A player who hides the own games hides these, too.
  await server.call("PUT", "/v1/me/profile", ben, { hides_history: true });
  await other.goto(`#/players/${ben.player.id}`);
  await other.page.getByText("This player hides the own games.").waitFor();
  assert.equal(await box(other.page, "Tournaments").count(), 0);
  visitor.assertFaultless();
  other.assertFaultless();
});

test("a tournament that does not exist is said to be unknown", async () => {
  const server = await Server.started();
  const visitor = await Visitor.come(server);
  await visitor.goto("#/tournaments/t_4x7k2m3n5q6r7s2t4u5v6w7x2y");
  await visitor.page.getByText("There is no such tournament.").waitFor();
  visitor.assertFaultless();
});
