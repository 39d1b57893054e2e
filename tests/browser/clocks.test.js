// Clocks: what is shown of them at the table and in lists, what players can do about them, and how a table gets one.

import assert from "node:assert/strict";

import { PATIENCE_MS, after, before, test } from "./limits.js";
import { Server, Visitor, looksWell, shot, undoAll } from "./support.js";

/** No seat is handed over in the first minute of a server, so the one whose clocks run out begins before the other tests. */
let first;

before(async () => {
  first = await Server.started();
});

after(undoAll);

const HOUR_S = 3_600;
const DAY_S = 86_400;

const PASSWORD = "tea, earl grey, hot";

const people = (server) => Promise.all(["Ada", "Ben", "Cleo"].map((name) => server.guest(name)));

/** A game with this clock, whose seats are all people, so that nothing moves by itself. */
async function gameOf(server, players, clock, ruleset = "medici") {
  const game = await server.call("POST", "/v1/games", players[0], { ruleset, seats: players.length, clock });
  for (const [seat, player] of players.entries()) {
    if (seat > 0) await server.call("PUT", `/v1/games/${game.id}/seats/${seat}`, player, { occupant: "me" });
  }
  return server.call("POST", `/v1/games/${game.id}/start`, players[0]);
}

/** The seat whose clock runs, with its clock. */
const running = (game) => game.seats.find(({ clock }) => clock.since !== null);

/** Lets the page believe that it is another time. Its timers go on. */
const at = (page, time) => page.clock.setFixedTime(new Date(time));

const ofSeat = (page, seat) => page.locator("#players .seats li").nth(seat).locator(".clock");

test("the clock that runs counts down, coarsely as long as there is much time, and the others stand", async () => {
  const server = await Server.started();
  const players = await people(server);
  const game = await gameOf(server, players, { time: { type: "banked", start_s: 3 * DAY_S, increment_s: HOUR_S, max_s: 7 * DAY_S } });
  const due = running(game);
  const deadline = Date.parse(due.clock.deadline);
  const visitor = await Visitor.come(server, { player: players[due.seat] });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  const own = ofSeat(page, due.seat);
  // By its first reply the page knows how far the server's clock is ahead; only then may the page's clock be set.
  await own.waitFor();
  for (const [leftS, text] of [[2 * DAY_S + 4 * HOUR_S + 59, "2 days 4 h left"], [5 * HOUR_S + 12 * 60, "5 h 12 min left"], [12 * 60 + 7, "12 min left"], [272, "4:32 left"], [9, "0:09 left"], [-5, "0:00 left"]]) {
    await at(page, deadline - leftS * 1000);
    await own.getByText(text, { exact: true }).waitFor();
    // Beside what is asked, the same is shown.
    assert.equal(await page.locator(".prompt .clock").innerText(), text);
    assert.equal(await own.getAttribute("data-little"), String(leftS < HOUR_S));
  }
  const other = ofSeat(page, (due.seat + 1) % 3);
  assert.equal(await other.innerText(), "3 days left");
  assert.deepEqual([await own.getAttribute("data-running"), await other.getAttribute("data-running")], ["true", "false"]);
  visitor.assertFaultless();
});

test("the time that is left is said aloud a few times, and not each second", async () => {
  const server = await Server.started();
  const players = await people(server);
  const game = await gameOf(server, players, { time: { type: "decision", limit_s: HOUR_S } });
  const due = running(game);
  const deadline = Date.parse(due.clock.deadline);
  const visitor = await Visitor.come(server, { player: players[due.seat] });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  await page.locator(".prompt [role=timer]").waitFor();
  await page.evaluate(() => {
    window.said = [];
    new MutationObserver(() => {
      const text = document.querySelector(".asking > .unseen[role=status]")?.textContent ?? "";
      if (text !== window.said.at(-1)) window.said.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  for (const leftS of [3_000, 2_999, 599, 598, 290, 61, 60, 59, 30, 10, 9]) {
    await at(page, deadline - leftS * 1000);
    const text = leftS > 600 ? `${Math.floor(leftS / 60)} min left` : `${Math.floor(leftS / 60)}:${String(leftS % 60).padStart(2, "0")} left`;
    await page.locator(".prompt [role=timer]").getByText(text, { exact: true }).waitFor();
  }
  const said = (await page.evaluate(() => window.said)).filter((text) => text !== "");
  assert.deepEqual(said, ["10 min", "5 min", "1 min", "30 s", "10 s"].map((time) => `You have less than ${time} left.`));
  visitor.assertFaultless();
});

test("a device whose clock is wrong shows the time that is left at the server", async () => {
  const server = await Server.started();
  const players = await people(server);
  const game = await gameOf(server, players, { time: { type: "decision", limit_s: DAY_S } });
  const visitor = await Visitor.come(server, { player: players[0], init: "{ const real = Date.now; Date.now = () => real() - 5 * 3_600_000; }" });
  await visitor.goto(`#/g/${game.id}`);
  await ofSeat(visitor.page, running(game).seat).getByText(/^23 h 59 min left$|^1 day left$/).waitFor();
  visitor.assertFaultless();
});

/** What is left, counted minute by minute: the clock runs in those that are not in an hour that is off. */
function leftAfter(clock, off, now) {
  const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
  const isOff = (time) => off.some(({ day, from_hour, to_hour }) => day === days[time.getUTCDay()] && time.getUTCHours() >= from_hour && time.getUTCHours() < to_hour);
  let left = clock.left_ms;
  const MINUTE = 60_000;
  for (let time = Date.parse(clock.since); time < now; ) {
    const next = Math.min(now, (Math.floor(time / MINUTE) + 1) * MINUTE);
    if (!isOff(new Date(time))) left -= next - time;
    time = next;
  }
  return left;
}

test("hours off do not count, and the clock says until when it stands", async () => {
  const server = await Server.started();
  const players = await people(server);
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  // Half of each day is off, and two windows overlap.
  const off = [...days.map((day) => ({ day, from_hour: 6, to_hour: 16 })), { day: "sunday", from_hour: 0, to_hour: 24 }];
  const game = await gameOf(server, players, { time: { type: "banked", start_s: 10 * DAY_S, increment_s: 0, max_s: 10 * DAY_S }, hours_off: off });
  const { seat, clock } = running(game);
  const visitor = await Visitor.come(server, { player: players[(seat + 1) % 3], init: "localStorage.setItem('kontor.language', 'en')" });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  const shown = ofSeat(page, seat);
  await shown.waitFor();
  const begin = Math.ceil(Date.parse(clock.since) / 1000) * 1000;
  for (const hours of [1, 13, 25, 62, 100, 170, 200]) {
    const now = begin + hours * HOUR_S * 1000;
    await at(page, now);
    const minutes = Math.floor(leftAfter(clock, off, now) / 60_000);
    const [d, h] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
    const text = [d > 0 && `${d} ${d === 1 ? "day" : "days"}`, h > 0 && `${h} h`, d === 0 && minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(" ");
    await shown.getByText(`${text} left`, { exact: true }).waitFor();
    const isOff = leftAfter(clock, off, now + 1000) === leftAfter(clock, off, now);
    await shown.locator(":scope", { hasText: isOff ? "stands until" : /left$/ }).waitFor();
    assert.equal(await shown.getAttribute("data-running"), String(!isOff));
  }
  await page.getByText("No clock runs at these hours (UTC): Mon, Tue, Wed, Thu, Fri, Sat 6–16; Sun").waitFor();
  visitor.assertFaultless();
});

test("players pause by agreement and give each other time, by the keyboard alone", async () => {
  const server = await Server.started();
  const players = await people(server);
  const game = await gameOf(server, players, { time: { type: "decision", limit_s: 2 * DAY_S }, on_timeout: "stand_in_until_return" });
  const due = running(game).seat;
  const [giver, third] = [0, 1, 2].filter((seat) => seat !== due);
  const visitor = await Visitor.come(server, { player: players[giver] });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  await page.getByText("Each decision has 2 days. When the time is up, a bot plays until the player comes back.").waitFor();
  // Time for the one whose clock runs.
  await page.locator(".give-time summary").focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Unit").selectOption("days");
  await page.getByRole("spinbutton", { name: "How much" }).fill("2");
  await page.keyboard.press("Tab");
  await looksWell(page, "clocks-table");
  await page.getByRole("button", { name: "Give time" }).press("Enter");
  await page.getByText(`${["Ada", "Ben", "Cleo"][due]} has 2 days more.`).waitFor();
  await ofSeat(page, due).getByText(/^3 days 23 h left$/).waitFor();
  await page.locator(".log").getByText(/gives .* 2 days\./).waitFor();
  // A pause begins when the last player wants it.
  await server.call("PUT", `/v1/games/${game.id}/pause`, players[due], { wanted: true });
  await page.getByText("A pause is wanted by").waitFor();
  await server.call("PUT", `/v1/games/${game.id}/pause`, players[third], { wanted: true });
  await page.getByRole("button", { name: "I want a pause" }).press("Enter");
  await page.getByText("All players want a pause: the clocks stand.").waitFor();
  await page.locator("#players .clock[data-running=true]").waitFor({ state: "detached" });
  await shot(page, "clocks-paused");
  await page.locator(".give-time").getByText("Time can be given to players whose clock runs").waitFor();
  await page.getByRole("button", { name: "I want no pause any more" }).press("Enter");
  await page.locator("#players .clock[data-running=true]").waitFor();
  assert.equal((await server.call("GET", `/v1/games/${game.id}`, players[0])).paused, false);
  visitor.assertFaultless();
});

test("a new table gets one of the known clocks, or one of own figures", async () => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  const openedTable = async () => {
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.locator(".open").waitFor();
    return server.call("GET", `/v1/games/${/g_\w+/.exec(page.url())[0]}`, ada);
  };
  await visitor.goto("#/new");
  await page.getByRole("button", { name: "two days, without weekends" }).click();
  await page.getByText("Each decision has 2 days. No clock runs at these hours (UTC): Sat, Sun.").waitFor();
  assert.equal(await page.getByRole("group", { name: "Rated" }).count(), 0, "guests are not rated");
  assert.deepEqual((await openedTable()).clock, {
    time: { type: "decision", limit_s: 2 * DAY_S },
    hours_off: ["saturday", "sunday"].map((day) => ({ day, from_hour: 0, to_hour: 24 })),
    on_timeout: "stand_in_until_return",
    vacations: true,
  });
  await page.getByText("Each decision has 2 days.").waitFor();

  await visitor.goto("#/new");
  await page.getByRole("button", { name: "own figures" }).click();
  await page.getByRole("button", { name: "as an account" }).click();
  await page.getByRole("group", { name: "At the start" }).getByLabel("Unit").selectOption("hours");
  await page.getByRole("spinbutton", { name: "At the start" }).fill("36");
  await page.getByRole("group", { name: "Each answer adds" }).getByLabel("Unit").selectOption("minutes");
  await page.getByRole("spinbutton", { name: "Each answer adds" }).fill("90");
  await page.getByRole("button", { name: "Sunday" }).click();
  await page.getByLabel("from", { exact: true }).selectOption("22:00");
  await page.getByLabel("to", { exact: true }).selectOption("06:00");
  await page.getByRole("button", { name: "a bot plays to the end" }).click();
  await looksWell(page, "clocks-new");
  const { clock } = await openedTable();
  assert.deepEqual(clock.time, { type: "banked", start_s: 36 * HOUR_S, increment_s: 90 * 60, max_s: 7 * DAY_S });
  assert.equal(clock.on_timeout, "stand_in");
  assert.equal(clock.hours_off.length, 13);
  assert.deepEqual(clock.hours_off.filter(({ day }) => day === "monday"), [
    { day: "monday", from_hour: 0, to_hour: 6 },
    { day: "monday", from_hour: 22, to_hour: 24 },
  ]);
  visitor.assertFaultless();
});

test("a user makes a rated table, which is open to everybody, has a clock, and seats no bots", async () => {
  const server = await Server.started();
  const ada = await server.call("POST", "/v1/users", null, { name: "Ada", password: PASSWORD });
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto("#/new");
  const rated = page.getByRole("group", { name: "Rated" });
  await rated.getByRole("button", { name: "yes" }).click();
  // What a rated table needs is chosen with it, and choosing something else makes it one that is not rated.
  await page.getByText("Each decision has 1 day.").waitFor();
  await page.getByRole("button", { name: "By invite" }).click();
  assert.equal(await rated.getByRole("button", { name: "no" }).getAttribute("aria-pressed"), "true");
  await rated.getByRole("button", { name: "yes" }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.locator(".open").waitFor();
  await page.locator(".table-head .tag", { hasText: "rated" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Seat a bot" }).count(), 0);
  const { items } = await server.call("GET", "/v1/games?rated=true", ada);
  assert.deepEqual([items.length, items[0].clock.time.limit_s], [1, DAY_S]);
  visitor.assertFaultless();
});

test("lists show until when an answer is due, the most urgent game first", async () => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  // Ada is asked in all of them, because no other player sits there; the one that was made last has the most time.
  const games = [];
  for (const limit_s of [DAY_S, HOUR_S, 5 * DAY_S]) {
    const game = await server.call("POST", "/v1/games", ada, { ruleset: "basari", seats: 3, clock: { time: { type: "decision", limit_s } } });
    for (const seat of [1, 2]) await server.call("PUT", `/v1/games/${game.id}/seats/${seat}`, ada, { occupant: "bot", bot: "greedy" });
    games.push(await server.call("POST", `/v1/games/${game.id}/start`, ada));
  }
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto("#/");
  const order = [1, 0, 2].map((index) => `#/g/${games[index].id}`);
  for (const heading of ["Your turn", "Your games"]) {
    const box = page.locator(".box", { has: page.getByRole("heading", { name: heading, exact: true }) });
    await box.locator(".deadline").nth(2).waitFor();
    const links = await box.locator("li").evaluateAll((items) => items.map((item) => item.querySelector("a").getAttribute("href")));
    assert.deepEqual(links, order, heading);
    assert.match(await box.locator(".deadline").first().innerText(), /^(59 min|1 h) left/);
  }
  await looksWell(page, "clocks-lobby");
  visitor.assertFaultless();
});

test("who ran out of time watches a bot, and comes back to the seat", { timeout: 4 * PATIENCE_MS }, async () => {
  const players = await people(first);
  // All are asked at once, and Ada gives the others so much time that the game waits for them.
  const game = await gameOf(first, players, { time: { type: "decision", limit_s: 5 }, on_timeout: "stand_in_until_return" }, "basari");
  for (let made = 0; made < 3; made++) {
    const { items } = await first.call("GET", `/v1/games/${game.id}/decisions`, players[0]);
    const [due] = await first.asked(game.id, players[items[0].seat]);
    if (due.kind === "basari.choosing_arch") await first.play(game.id, players[due.seat], due, due.actions[made]);
  }
  for (const seat of [1, 2]) await first.call("POST", `/v1/games/${game.id}/gifts`, players[0], { seat, seconds: HOUR_S });
  const visitor = await Visitor.come(first, { player: players[0] });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  await page.getByText("Your time was up. A bot plays for you").waitFor({ timeout: 3 * PATIENCE_MS });
  await page.locator("#players").getByText("for Ada, who ran out of time and may come back").waitFor();
  assert.equal(await page.getByText("You have no seat at this table.").count(), 0);
  await page.evaluate(() => (location.hash = "#/"));
  await page.locator(".game", { hasText: "a bot plays for you" }).first().click();
  await looksWell(page, "clocks-back");
  await page.getByRole("button", { name: "Come back to my seat" }).press("Enter");
  await page.getByText("Your time was up.").waitFor({ state: "detached" });
  await page.locator("#players .seats li[data-me=true]").waitFor();
  await page.locator(".log").getByText("is back and plays on.").waitFor();
  await page.locator(".line[data-line=live]").waitFor();
  visitor.assertFaultless();
});
