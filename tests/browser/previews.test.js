// What an action leads to is shown while the pointer or the focus is on it, and asked for sparingly.

import assert from "node:assert/strict";

import { after, test } from "./limits.js";
import { Server, Visitor, shot, undoAll } from "./support.js";

after(undoAll);

/** A page at a table of Medici where Ada is asked this, and what the page asks previews for. */
async function visiting(kind) {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const game = await server.game({ ruleset: "medici", owner: ada, seats: 3, seed: 7 });
  await server.playUntil(game.id, ada, kind);
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  const asked = { actions: [], open: 0, atOnce: 0 };
  const isPreview = (request) => request.url().endsWith("/previews");
  page.on("request", (request) => {
    if (!isPreview(request)) return;
    asked.open += 1;
    asked.atOnce = Math.max(asked.atOnce, asked.open);
  });
  for (const end of ["requestfinished", "requestfailed"]) page.on(end, (request) => (asked.open -= isPreview(request) ? 1 : 0));
  // Chromium tells the body of such a request only on its way through a route.
  await page.route("**/previews", (route) => {
    asked.actions.push(JSON.stringify(route.request().postDataJSON().action));
    return route.continue();
  });
  await page.clock.install();
  await visitor.goto(`#/g/${game.id}`);
  await page.waitForSelector(".panel[data-locked=false]");
  return { visitor, page, asked };
}

const foreseen = (page, text) => page.locator(".consequences", { hasText: text }).waitFor();

test("consequences of what is pointed at, focused or armed are shown, each asked for once and one at a time", async () => {
  const { visitor, page, asked } = await visiting("medici.bidding");
  await page.getByRole("button", { name: /^All 41/ }).click();
  const choice = (text) => page.locator(".all button", { hasText: text }).first();
  // The pointer passes over many choices and rests on one.
  for (const amount of [1, 2, 3, 4, 5, 6]) await choice(new RegExp(`\\b${amount}\\b`)).hover();
  await foreseen(page, "Then: Ada bids 6.");
  await choice(/\b2\b/).focus();
  await page.mouse.move(0, 0);
  await choice(/\b7\b/).focus();
  await foreseen(page, "Then: Ada bids 7.");
  await shot(page, "preview-choice");
  // A viewer who comes back finds the same without a request.
  const before = asked.actions.length;
  await choice(/\b6\b/).hover();
  await foreseen(page, "Then: Ada bids 6.");
  assert.equal(asked.actions.length, before);
  await choice(/\b9\b/).click();
  await page.mouse.move(0, 0);
  await foreseen(page, "Then: Ada bids 9.");
  assert.equal(new Set(asked.actions).size, asked.actions.length, "each is asked for once");
  assert.equal(asked.atOnce, 1);
  visitor.assertFaultless();
});

test("a preview ends where hidden cards decide; a finger that scrolls asks for none, and neither does who does not want any", async () => {
  const { visitor, page, asked } = await visiting("medici.turning_up");
  await page.waitForSelector(".medici-deck:not(:disabled)");
  await page.evaluate(() => document.querySelector(".medici-deck").dispatchEvent(new PointerEvent("pointerenter", { pointerType: "touch" })));
  await page.clock.runFor(1_000);
  assert.deepEqual(asked.actions, []);
  await page.locator(".medici-deck").hover();
  await foreseen(page, "Then: From here it depends on what is hidden.");
  await shot(page, "preview-hidden");
  assert.deepEqual(asked.actions, ['{"type":"medici.turn_up"}']);

  await visitor.goto("#/me");
  await page.getByRole("group", { name: "Show what a choice leads to" }).getByRole("button", { name: "off" }).click();
  await page.goBack();
  await page.waitForSelector(".panel[data-locked=false]");
  await page.locator(".medici-deck").click();
  await page.locator(".button.go:not(:disabled)").waitFor();
  await page.clock.runFor(1_000);
  assert.equal(await page.locator(".consequences").count(), 0);
  assert.equal(asked.actions.length, 1);
  visitor.assertFaultless();
});
