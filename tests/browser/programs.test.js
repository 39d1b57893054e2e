// What a user has besides the account: sessions, tokens for programs, bot accounts.

import assert from "node:assert/strict";

import { after, test } from "./limits.js";
import { DESK, PHONE, Server, Visitor, findings, shot, undoAll } from "./support.js";

after(undoAll);

const PASSWORD = "tea, earl grey, hot";

const signUp = (server, name) => server.call("POST", "/v1/users", null, { name, password: PASSWORD });

test("a user makes a bot account and a token for it, which works until it is revoked", async () => {
  const server = await Server.started();
  const visitor = await Visitor.come(server, { player: await signUp(server, "Grace") });
  const { page } = visitor;
  await visitor.goto("#/me");
  await page.getByLabel("Name", { exact: true }).fill("Abacus of Grace");
  await page.getByLabel("Engine", { exact: true }).fill("Abacus");
  await page.getByLabel("Version of the engine").fill("1.4");
  await page.getByRole("button", { name: "Make the bot account" }).click();
  await page.getByLabel("What it is for").fill("my server");
  await page.getByRole("combobox", { name: "Acts for" }).selectOption({ label: "Abacus of Grace" });
  await page.getByRole("button", { name: "tables" }).click();
  await page.getByRole("button", { name: "Make the token" }).click();
  const secret = await page.locator(".secret").innerText();
  await page.locator(".owned li", { hasText: "my server" }).getByText("Abacus of Grace · read, play, tables").waitFor();
  for (const [size, name] of [[DESK, "desk"], [PHONE, "phone"]]) {
    await page.setViewportSize(size);
    assert.deepEqual(await findings(page), []);
    await shot(page, `programs-${name}`);
  }
  const program = { access_token: secret };
  const { kind, engine } = await server.call("GET", "/v1/me", program);
  assert.deepEqual([kind, engine], ["bot", { name: "Abacus", version: "1.4" }]);
  const game = await server.game({ ruleset: "medici", owner: program, seats: 3, seed: 7 });
  await page.setViewportSize(DESK);
  await visitor.goto(`#/g/${game.id}${game.invite ? `?invite=${game.invite}` : ""}`);
  await page.locator(".tag", { hasText: "Abacus 1.4" }).first().waitFor();

  await visitor.goto("#/me");
  assert.equal(await page.locator(".secret").count(), 0, "it is shown once");
  await page.locator(".owned li", { hasText: "my server" }).getByRole("button", { name: "Revoke" }).click();
  await page.waitForFunction(() => !document.body.innerText.includes("my server"));
  const refused = await server.fetch("/v1/me", { headers: { authorization: `Bearer ${secret}` } });
  assert.equal(refused.status, 401);
  visitor.assertFaultless();
});

test("a user signs a lost device out", async () => {
  const server = await Server.started();
  const here = await signUp(server, "Grace");
  const lost = await server.call("POST", "/v1/sessions", null, { name: "Grace", password: PASSWORD });
  const visitor = await Visitor.come(server, { player: here });
  const { page } = visitor;
  await visitor.goto("#/me");
  const sessions = page.locator(".owned li", { hasText: "Signed in on" });
  await sessions.nth(1).waitFor();
  await sessions.filter({ hasNotText: "this browser" }).getByRole("button", { name: "Sign out" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".owned li .tag").length === 1 && document.querySelectorAll(".owned li .button").length === 0);
  await assert.rejects(server.call("GET", "/v1/me", lost), /401/);
  await server.call("GET", "/v1/me", here);
  visitor.assertFaultless();
});
