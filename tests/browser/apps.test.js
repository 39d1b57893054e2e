// Apps of other people: the question whether one may act for the player, as a browser asks it and as a device does.

import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { once } from "node:events";

import { after, test, within } from "./limits.js";
import { DESK, PHONE, Server, Visitor, findings, later, shot, undoAll } from "./support.js";

after(undoAll);

const PASSWORD = "tea, earl grey, hot";

const signUp = (server, name) => server.call("POST", "/v1/users", null, { name, password: PASSWORD });

/** An app that waits on this machine for what its user's browser brings, as an app for a terminal does. */
async function appOf(server, developer) {
  const app = await server.call("POST", "/v1/me/apps", developer, { name: "Fortnight <b>", website: "https://fortnight.example", redirect_uris: ["http://127.0.0.1/done"] });
  const brought = [];
  const listener = createServer((request, response) => {
    const url = new URL(request.url, "http://127.0.0.1");
    if (url.pathname === "/done") brought.push(Object.fromEntries(url.searchParams));
    response.setHeader("content-type", "text/html").end("<title>Done</title><p>Go back to the app.");
  });
  await within("the app listens", once(listener.listen(0, "127.0.0.1"), "listening"));
  later(() => listener.close());
  const redirect = `http://127.0.0.1:${listener.address().port}/done`;
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const asked = new URLSearchParams({ response_type: "code", client_id: app.app.id, redirect_uri: redirect, scope: "read play", state: "a&b", code_challenge: challenge, code_challenge_method: "S256" });
  return { id: app.app.id, redirect, verifier, brought, address: server.url(`/oauth/authorize?${asked}`) };
}

/** The page has done nothing else than to send the browser to the app. */
const assertFaultless = (visitor, app) => assert.deepEqual(visitor.faults.filter((fault) => !fault.startsWith(`foreign: ${app.redirect}?`)), []);

const form = async (server, path, fields) => {
  const response = await server.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  return { status: response.status, body: await response.json() };
};

test("a user who is not signed in yet signs in, sees who asks for what, and allows it", async () => {
  const server = await Server.started();
  await signUp(server, "Grace");
  const app = await appOf(server, await signUp(server, "Developer"));
  const visitor = await Visitor.come(server);
  const { page } = visitor;
  await page.goto(app.address);
  await page.getByRole("button", { name: "Sign in", exact: true }).first().click();
  await page.getByLabel("Name", { exact: true }).fill("Grace");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.locator("button[type=submit]", { hasText: "Sign in" }).click();
  await page.getByRole("heading", { name: "Fortnight <b> wants to act for you" }).waitFor();
  const text = await page.locator("main").innerText();
  for (const part of ["Registered by Developer", "as Grace", "See what you see", "Play your moves", app.redirect.split("/")[2]]) {
    assert.ok(text.includes(part), part);
  }
  assert.ok(!text.includes("Make tables"), "it has not asked for that");
  for (const [size, name] of [[DESK, "desk"], [PHONE, "phone"]]) {
    await page.setViewportSize(size);
    assert.deepEqual(await findings(page), []);
    await shot(page, `apps-${name}`);
  }
  await page.getByRole("button", { name: "Allow" }).click();
  await page.waitForURL(/\/done/);
  assert.equal(app.brought[0].state, "a&b");
  const grant = { grant_type: "authorization_code", client_id: app.id, redirect_uri: app.redirect, code: app.brought[0].code, code_verifier: app.verifier };
  const { status, body } = await form(server, "/oauth/token", grant);
  assert.equal(status, 200);
  assert.equal((await server.call("GET", "/v1/me", body)).name, "Grace");
  assertFaultless(visitor, app);
});

test("a user who denies it sends the app away without a code", async () => {
  const server = await Server.started();
  const app = await appOf(server, await signUp(server, "Developer"));
  const visitor = await Visitor.come(server, { player: await signUp(server, "Grace") });
  const { page } = visitor;
  await page.goto(app.address);
  await page.getByRole("button", { name: "Deny" }).click();
  await page.waitForURL(/\/done/);
  assert.deepEqual(app.brought[0], { error: "access_denied", state: "a&b", iss: server.url("") });
  assertFaultless(visitor, app);
});

test("a guest is told what a guest lacks", async () => {
  const server = await Server.started();
  const app = await appOf(server, await signUp(server, "Developer"));
  const visitor = await Visitor.come(server, { player: await server.guest("Ada") });
  await visitor.page.goto(app.address);
  await visitor.page.getByText("Guests cannot let apps act for them").waitFor();
  assert.equal(await visitor.page.getByRole("button", { name: "Allow" }).count(), 0);
  visitor.assertFaultless();
});

test("a user types in the code of a device, which then has a token", async () => {
  const server = await Server.started();
  const app = await appOf(server, await signUp(server, "Developer"));
  const visitor = await Visitor.come(server, { player: await signUp(server, "Grace") });
  const { page } = visitor;
  const { body: begun } = await form(server, "/oauth/device_authorization", { client_id: app.id, scope: "tables" });
  await page.goto(begun.verification_uri);
  await page.getByLabel("Code").fill("bcdfghjk");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByText("No device waits with this code").waitFor();
  await page.getByRole("button", { name: "Another code" }).click();
  await page.getByLabel("Code").fill(begun.user_code.toLowerCase());
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByText(`your device shows ${begun.user_code}`).waitFor();
  await page.getByText("Make tables, take and leave seats").waitFor();
  assert.deepEqual(await findings(page), []);
  await shot(page, "apps-device");
  await page.getByRole("button", { name: "Allow" }).click();
  await page.getByText("Done. The device goes on").waitFor();
  const grant = { grant_type: "urn:ietf:params:oauth:grant-type:device_code", client_id: app.id, device_code: begun.device_code };
  const { body } = await form(server, "/oauth/token", grant);
  assert.equal(body.scope, "tables");
  // The token stands among those of the user, and can be revoked there.
  await visitor.goto("#/me");
  await page.locator(".owned li", { hasText: "Fortnight <b>" }).getByRole("button", { name: "Revoke" }).click();
  await page.waitForFunction(() => !document.body.innerText.includes("Fortnight"));
  assert.equal((await server.fetch("/v1/me", { headers: { authorization: `Bearer ${body.access_token}` } })).status, 401);
});
