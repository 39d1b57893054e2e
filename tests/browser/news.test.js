// News of the account: what has happened elsewhere is announced on every screen, and lists that it changes follow.

import assert from "node:assert/strict";

import { after, test } from "./limits.js";
import { Server, Visitor, looksWell, undoAll } from "./support.js";

after(undoAll);

const PASSWORD = "tea, earl grey, hot";

const signUp = (server, name) => server.call("POST", "/v1/users", null, { name, password: PASSWORD });

/** A box of the page by its heading. */
const box = (page, title) => page.locator(".box", { has: page.getByRole("heading", { name: title, exact: true }) });

/** What is announced on any screen. */
const announced = (page) => page.locator(".announcements[role=status]");

/** Ends an invitation, or declines one: the answer has no body. */
const remove = (server, path, player) => server.fetch(path, { method: "DELETE", headers: { authorization: `Bearer ${player.access_token}` } });

/** A visitor whose page has read the feed once, so that it waits for what comes next. */
async function waiting(server, player, hash) {
  const visitor = await Visitor.come(server, { player });
  const isWaiting = visitor.page.waitForRequest((request) => /\/v1\/me\/events\?.*wait=/.test(request.url()));
  await visitor.goto(hash);
  await isWaiting;
  return visitor;
}

test("who has declined an invitation is announced to the owner, and is no longer in the list at the table", async () => {
  const server = await Server.started();
  const [ada, ben] = [await signUp(server, "Ada"), await signUp(server, "Ben <b>x</b>")];
  const { id } = await server.call("POST", "/v1/games", ada, { ruleset: "medici", seats: 3 });
  await server.call("PUT", `/v1/games/${id}/invitations/${ben.player.id}`, ada, {});
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  // What has happened before the page has read the feed is not announced. It reads it twice: at once, and again as the tab
  // that reads for all tabs.
  let reads = 0;
  const hasRead = page.waitForResponse((response) => /\/v1\/me\/events\?.*after=/.test(response.url()) && ++reads === 2);
  await visitor.goto(`#/g/${id}`);
  await hasRead;
  const listed = box(page, "Invite players").locator(".owned li");
  await listed.waitFor();
  await remove(server, `/v1/me/invitations/${id}`, ben);
  await announced(page).getByText("Ben <b>x</b> has declined your invitation: Medici.").waitFor();
  await listed.waitFor({ state: "detached" });
  await looksWell(page, "news-declined");
  await announced(page).getByRole("button", { name: "Close" }).press("Enter");
  await announced(page).locator("p").waitFor({ state: "detached" });
  visitor.assertFaultless();
});

test("an invitation that is withdrawn is announced, in all tabs and on every screen", async () => {
  const server = await Server.started();
  const [ada, ben] = [await signUp(server, "Ada"), await signUp(server, "Ben")];
  const { id } = await server.call("POST", "/v1/games", ada, { ruleset: "basari", seats: 3 });
  await server.call("PUT", `/v1/games/${id}/invitations/${ben.player.id}`, ada, {});
  const visitor = await waiting(server, ben, "#/opponents");
  const second = await visitor.open();
  await visitor.goto("#/records", second);
  await second.locator(".top").getByRole("link", { name: "1 invitation" }).waitFor();
  await remove(server, `/v1/games/${id}/invitations/${ben.player.id}`, ada);
  for (const page of [visitor.page, second]) await announced(page).getByRole("link", { name: "Ada has withdrawn the invitation: Basari." }).waitFor();
  await box(visitor.page, "Invitations").getByText("No player has invited you.").waitFor();
  // What was announced is not announced again by a page that is loaded again.
  await second.reload();
  await second.getByRole("heading", { name: "Check a record" }).first().waitFor();
  assert.equal(await announced(second).locator("p").count(), 0);
  visitor.assertFaultless();
});

test("a tournament that begins is announced with a link to it", async () => {
  const server = await Server.started();
  const [ada, ben] = [await signUp(server, "Ada"), await signUp(server, "Ben")];
  const cup = await server.call("POST", "/v1/tournaments", ada, {
    name: "Winter Cup",
    ruleset: "haendler",
    seats: 2,
    format: { type: "swiss", rounds: 2 },
    participants_max: 2,
    registration_ends_at: new Date(Date.now() + 3_600_000).toISOString(),
    round_limit_s: 604_800,
    turn_limit_s: 86_400,
    seeding: "entry",
  });
  await server.call("PUT", `/v1/tournaments/${cup.id}/participants/me`, ben);
  const visitor = await waiting(server, ben, "#/me");
  const { page } = visitor;
  await server.call("PUT", `/v1/tournaments/${cup.id}/participants/me`, ada);
  const link = announced(page).getByRole("link", { name: "The tournament begins: Winter Cup." });
  await link.waitFor();
  await looksWell(page, "news-tournament");
  await link.press("Enter");
  await page.waitForURL(new RegExp(`#/tournaments/${cup.id}$`));
  assert.equal(await announced(page).locator("p").count(), 0, "who has followed it knows of it");
  visitor.assertFaultless();
});

test("a seek that expires is announced", async () => {
  const server = await Server.started();
  const ada = await signUp(server, "Ada");
  await server.call("POST", "/v1/seeks", ada, { ruleset: "basari", seats: 3 });
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  // A seek lives for a minute at least, which no test waits for: the answer is what the contract has.
  const expire = (route) => {
    const after = Number(new URL(route.request().url()).searchParams.get("after"));
    const news = { type: "seek.expired", seek: "k_4x7k2m3n5q6r7s2t4u5v6w7x2y" };
    const items = [{ number: after + 1, at: new Date().toISOString(), game: null, ruleset: null, news }];
    return route.fulfill({ json: { items, next: null, last: after } });
  };
  await page.route(/\/v1\/me\/events\?.*wait=/, expire, { times: 1 });
  await visitor.goto("#/opponents");
  await announced(page).getByText(/^Not enough players came in time/).waitFor();
  visitor.assertFaultless();
});

test("the rematch of a guest is shown as other invitations are: it is declined, also for later, or played", async () => {
  const server = await Server.started();
  const [ada, ben] = [await server.guest("Ada"), await signUp(server, "Ben")];
  const visitor = await waiting(server, ben, "#/leaderboards");
  const { page } = visitor;
  const over = async () => {
    const clock = { time: { type: "decision", limit_s: 86_400 }, on_timeout: "lose" };
    const { id } = await server.call("POST", "/v1/games", ada, { ruleset: "haendler", seats: 2, clock });
    await server.call("PUT", `/v1/games/${id}/seats/1`, ben, { occupant: "me" });
    await server.call("POST", `/v1/games/${id}/start`, ada);
    await server.call("POST", `/v1/games/${id}/resignations`, ben);
    return server.call("POST", `/v1/games/${id}/rematch`, ada);
  };
  await over();
  await page.locator(".top").getByRole("link", { name: "1 invitation" }).press("Enter");
  const invited = box(page, "Invitations").locator(".seeks > li");
  assert.match(await invited.innerText(), /Die Händler[\s\S]*Ada[\s\S]*Rematch of a game of yours/);
  await looksWell(page, "news-rematch", { fullPage: true });
  await invited.getByRole("button", { name: "Decline" }).press("Enter");
  await box(page, "Invitations").getByText("No player has invited you.").waitFor();
  const next = await over();
  await invited.waitFor();
  // It waits for the player who comes back, and the one that was declined does not.
  await page.reload();
  await invited.waitFor();
  assert.equal(await invited.count(), 1);
  await invited.getByRole("button", { name: "Accept" }).press("Enter");
  await page.waitForURL(new RegExp(`#/g/${next.id}`));
  await page.waitForFunction(() => !document.querySelector(".top a.turns[href='#/opponents']"));
  assert.ok((await server.call("GET", `/v1/games/${next.id}`, ben)).seats.some(({ player }) => player?.id === ben.player.id));
  visitor.assertFaultless();
});
