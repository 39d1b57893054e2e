// What players agree on, and what the operator is told: an end without a result, vacations, reports, removed messages.

import assert from "node:assert/strict";

import { after, test, until } from "./limits.js";
import { Server, Visitor, looksWell, shot, undoAll } from "./support.js";

after(undoAll);

const DAY_MS = 86_400_000;

const people = (server) => Promise.all(["Ada", "Ben", "Cleo"].map((name) => server.guest(name)));

async function gameOf(server, players, clock) {
  const game = await server.call("POST", "/v1/games", players[0], { ruleset: "medici", seats: players.length, clock });
  for (const [seat, player] of players.entries()) {
    if (seat > 0) await server.call("PUT", `/v1/games/${game.id}/seats/${seat}`, player, { occupant: "me" });
  }
  return server.call("POST", `/v1/games/${game.id}/start`, players[0]);
}

test("a game ends without a result when all want it; the wish is seen, taken back, and needs two steps", async () => {
  const server = await Server.started();
  const players = await people(server);
  const game = await gameOf(server, players);
  const visitor = await Visitor.come(server, { player: players[0] });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  const abort = page.locator(".abort");
  await abort.getByRole("button", { name: "End without a result…" }).press("Enter");
  await abort.getByRole("button", { name: "Cancel" }).press("Enter");
  assert.equal((await server.call("GET", `/v1/games/${game.id}`, players[0])).seats[0].abort_wanted, false);
  await abort.getByRole("button", { name: "End without a result…" }).press("Enter");
  await abort.getByText("The game ends without a result as soon as all players want it. Bots agree.").waitFor();
  await abort.getByRole("button", { name: "I want it to end" }).press("Enter");
  await abort.getByText("An end without a result is wanted by Ada").waitFor();
  await abort.getByRole("button", { name: "I want to go on playing" }).press("Enter");
  await abort.getByRole("button", { name: "End without a result…" }).waitFor();
  assert.equal((await server.call("GET", `/v1/games/${game.id}`, players[0])).seats[0].abort_wanted, false);
  // Others see it without reloading.
  for (const other of players.slice(1)) await server.call("PUT", `/v1/games/${game.id}/abort`, other, { wanted: true });
  await abort.getByText(/wanted by Ben\s+Cleo/).waitFor();
  await abort.getByRole("button", { name: "End without a result…" }).click();
  await abort.getByRole("button", { name: "I want it to end" }).click();
  await page.locator(".result").getByText("All players wanted to end the game without a result.").waitFor();
  assert.equal(await page.locator(".result li").count(), 0);
  await page.locator(".prompt").getByText("All players wanted to end the game without a result.").waitFor();
  await page.locator(".result").getByRole("button", { name: "Play again" }).waitFor();
  await looksWell(page, "aborted");
  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.locator(".replay .log li").first().waitFor();
  await page.getByRole("button", { name: "To the end" }).press("Enter");
  await page.locator(".replay-told").getByText("The players end the game without a result.").waitFor();
  await visitor.goto("#/");
  await page.locator(".box", { hasText: "Your games" }).getByText(/^without a result/).first().waitFor();
  visitor.assertFaultless();
});

test("a spectator sees the wish and has no button", async () => {
  const server = await Server.started();
  const players = await people(server);
  const game = await gameOf(server, players);
  await server.call("PUT", `/v1/games/${game.id}/abort`, players[1], { wanted: true });
  const visitor = await Visitor.come(server);
  await visitor.goto(`#/g/${game.id}`);
  await visitor.page.locator(".abort").getByText("An end without a result is wanted by Ben").waitFor();
  assert.equal(await visitor.page.locator(".abort button").count(), 0);
  visitor.assertFaultless();
});

test("a vacation is taken, changed and ended in the account, and the table shows it", async () => {
  const server = await Server.started();
  const players = await people(server);
  const clock = { time: { type: "decision", limit_s: 86_400 }, vacations: true };
  const game = await gameOf(server, players, clock);
  const visitor = await Visitor.come(server, { player: players[1] });
  const { page } = visitor;
  await visitor.goto("#/me");
  const vacation = page.locator(".box", { has: page.getByRole("heading", { name: "Vacation", exact: true }) });
  await vacation.getByText("You are on no vacation. Of 30 days in this year 30 are left.").waitFor();
  const day = (later) => page.evaluate((at) => new Date(new Date(at).getTime() - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 10), Date.now() + later * DAY_MS);
  await vacation.getByLabel("Last day").fill(await day(4));
  await vacation.getByRole("button", { name: "Begin now" }).press("Enter");
  await vacation.getByText(/^You are on vacation until .*\. Of 30 days in this year 25 are left\.$/).waitFor();
  await looksWell(page, "vacation", { fullPage: true });
  const watching = await Visitor.come(server, { player: players[0] });
  await watching.goto(`#/g/${game.id}`);
  await watching.page.locator("#players .seats li", { hasText: "Ben" }).getByText(/^on vacation until/).waitFor();
  await watching.page.locator(".log").getByText(/^Ben is on vacation until/).waitFor();
  await vacation.getByLabel("Last day").fill(await day(9));
  await vacation.getByRole("button", { name: "Change the end" }).press("Enter");
  await vacation.getByText(/20 are left\.$/).waitFor();
  await vacation.getByRole("button", { name: "End the vacation" }).press("Enter");
  await vacation.getByText("You are on no vacation. Of 30 days in this year 29 are left.").waitFor();
  assert.equal((await server.call("GET", "/v1/me/vacation", players[1])).vacation, null);
  visitor.assertFaultless();
  watching.assertFaultless();
});

test("a new table can have a clock that stands in vacations", async () => {
  const server = await Server.started();
  const visitor = await Visitor.come(server, { player: await server.guest("Ada") });
  const { page } = visitor;
  await visitor.goto("#/new");
  await page.getByRole("group", { name: "Clock" }).getByRole("button", { name: "own figures" }).click();
  const vacations = page.getByRole("group", { name: "Vacations" });
  await vacations.getByRole("button", { name: "no", exact: true }).click();
  assert.equal(await page.getByText("On vacation the own clock stands.").count(), 0);
  await vacations.getByRole("button", { name: "yes", exact: true }).click();
  await page.getByText("On vacation the own clock stands.").waitFor();
  visitor.assertFaultless();
});

test("a message is reported to the operator with a reason, by keyboard, and one's own cannot be", async () => {
  const server = await Server.started();
  const players = await people(server);
  const game = await gameOf(server, players);
  await server.call("POST", `/v1/games/${game.id}/messages`, players[1], { text: "Something <i>rude</i>" });
  await server.call("POST", `/v1/games/${game.id}/messages`, players[0], { text: "Not nice" });
  const visitor = await Visitor.come(server, { player: players[0] });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  const talk = page.locator("#talk");
  await talk.getByText("Not nice").waitFor();
  assert.equal(await talk.locator(".flag").count(), 1);
  await talk.getByRole("button", { name: "Report the message of Ben" }).press("Enter");
  await talk.getByLabel("What is wrong").selectOption("hate");
  await talk.getByLabel("What you want to add").fill("He does it each time.");
  await looksWell(page, "report");
  await talk.getByRole("button", { name: "Report", exact: true }).press("Enter");
  await talk.getByText("Reported. The operator decides what to do; no player at the table learns of it.").waitFor();
  // A player reports a message once: a second request is answered by the first report.
  const { category, text } = await server.call("POST", `/v1/games/${game.id}/messages/1/reports`, players[0], { category: "spam" });
  assert.deepEqual([category, text], ["hate", "He does it each time."]);
  await talk.getByRole("link", { name: "Mute or block Ben" }).waitFor();
  await talk.getByRole("button", { name: "Close" }).press("Enter");
  assert.equal(await talk.locator(".report").count(), 0);
  visitor.assertFaultless();
});

test("of a message that the operator has removed, the page says so in its own language", async () => {
  const server = await Server.started();
  const players = await people(server);
  const game = await gameOf(server, players);
  await server.call("POST", `/v1/games/${game.id}/messages`, players[1], { text: "Something rude" });
  const visitor = await Visitor.come(server, { player: players[0], locale: "de-DE" });
  const { page } = visitor;
  await page.route("**/messages?*", async (route) => {
    // A later request waits for further messages.
    if (!route.request().url().includes("after=0")) return route.continue();
    const response = await route.fetch();
    const answer = await response.json();
    return route.fulfill({ response, json: { ...answer, items: answer.items.map((message) => ({ ...message, text: "[removed by the operator]", removed: true })) } });
  });
  await visitor.goto(`#/g/${game.id}`);
  await page.locator("#talk").getByText("Wer den Server betreibt, hat diese Nachricht entfernt.").waitFor();
  assert.equal(await page.getByText("[removed by the operator]").count(), 0);
  assert.equal(await page.locator(".flag").count(), 0);
  visitor.assertFaultless();
});

test("of two who have left, each has the last place, and the page says why", async () => {
  const server = await Server.started();
  const [ada, ben] = await people(server);
  let over;
  // By the rules of the game two may share a place.
  do {
    const { id } = await server.game({ ruleset: "medici", owner: ada, others: [ben], seats: 3, bot: "random" });
    for (const player of [ada, ben]) await server.call("POST", `/v1/games/${id}/resignations`, player);
    over = await until("the bot plays to the end", async () => {
      const now = await server.call("GET", `/v1/games/${id}`, ada);
      return now.status === "running" ? undefined : now;
    });
  } while (new Set(over.outcome.places.map(({ place }) => place)).size < 3);
  assert.deepEqual(over.seats.map(({ place }) => place), [2, 2, 1]);
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${over.id}`);
  const result = page.locator(".result");
  await result.getByText("Players who have left the game share the last place.").waitFor();
  assert.deepEqual(await result.locator("ol.seats li b").allInnerTexts(), ["1st", "2nd", "2nd"]);
  await shot(page, "leavers-last");
  visitor.assertFaultless();
});
