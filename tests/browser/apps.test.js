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
async function appOf(server, developer, name = "Fortnight <b>") {
  const app = await server.call("POST", "/v1/me/apps", developer, { name, website: "https://fortnight.example", redirect_uris: ["http://127.0.0.1/done"] });
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
  return { id: app.app.id, name, redirect, verifier, brought, address: server.url(`/oauth/authorize?${asked}`) };
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

/** The fragment at which the page asks what an app wants. */
async function questionOf(server, app) {
  const { headers } = await server.fetch(app.address.replace(server.url(""), ""), { redirect: "manual" });
  return new URL(headers.get("location"), server.url()).hash;
}

const heading = (page, app) => page.getByRole("heading", { name: `${app.name} wants to act for you` });

/** Two apps, one of which the user trusts, and a user who looks at its question. */
async function twoApps() {
  const server = await Server.started();
  const developer = await signUp(server, "Developer");
  const [trusted, other] = [await appOf(server, developer, "Trusted"), await appOf(server, developer, "Other")];
  const [question, swapped] = [await questionOf(server, trusted), await questionOf(server, other)];
  const visitor = await Visitor.come(server, { player: await signUp(server, "Grace") });
  return { server, developer, trusted, other, question, swapped, visitor, page: visitor.page };
}

/**
 * Puts another fragment into the address, as another site can that keeps the window (over plain http no browser prevents it), and
 * looks at once when the page has heard of it.
 */
const swap = (page, hash) =>
  page.evaluate(async (next) => {
    const heard = new Promise((resume) => addEventListener("hashchange", resume, { once: true }));
    location.hash = next;
    await heard;
    await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)));
    return { text: document.querySelector("main").innerText, buttons: [...document.querySelectorAll("main button:not(:disabled)")].map((one) => one.innerText) };
  }, hash);

/** Keeps back the answers to requests of this path until they are let go. */
async function held(page, path) {
  let letGo;
  const gate = new Promise((resume) => (letGo = resume));
  await page.route(`**${path}`, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

test("another site that opens the question gets no hold of its window", async () => {
  const { server, trusted, swapped, question, visitor, page } = await twoApps();
  const site = createServer((_, response) => response.setHeader("content-type", "text/html").end("<title>Site</title><p>A site."));
  await within("the site listens", once(site.listen(0, "127.0.0.1"), "listening"));
  later(() => site.close());
  await page.goto(`http://127.0.0.1:${site.address().port}/`);
  const coming = visitor.context.waitForEvent("page");
  await page.evaluate((url) => void (window.kept = window.open(url)), trusted.address);
  const popup = await within("the window that the site opens", coming);
  await heading(popup, trusted).waitFor();
  assert.equal(await popup.evaluate(() => window.opener), null);
  assert.equal(await page.evaluate(() => window.kept.closed), true);
  await page.evaluate((url) => (window.kept.location = url), server.url(`/${swapped}`));
  assert.equal(await popup.evaluate(() => location.hash), question);
  await heading(popup, trusted).waitFor();
});

test("of a question that was put into the place of another one, nothing of the other is shown, and it rests before it can be allowed", async () => {
  const { trusted, other, question, swapped, visitor, page } = await twoApps();
  await visitor.goto(question);
  await heading(page, trusted).waitFor();
  await page.locator("button:enabled", { hasText: "Allow" }).waitFor();
  const letGo = await held(page, `/v1/apps/${other.id}`);
  const seen = await swap(page, swapped);
  assert.ok(!seen.text.includes("Trusted"), seen.text);
  assert.deepEqual(seen.buttons, [], "and nothing can be answered");
  const rested = page.evaluate(
    () =>
      new Promise((resume) => {
        let since;
        const look = () => {
          const allow = [...document.querySelectorAll("main button")].find((one) => one.innerText === "Allow");
          if (!allow) since = undefined;
          else if (allow.disabled) since ??= performance.now();
          else resume(since === undefined ? 0 : performance.now() - since);
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  letGo();
  await heading(page, other).waitFor();
  const rest = await within("the question can be allowed", rested);
  assert.ok(rest >= 450, `allowed after ${rest} ms`);
  // A user who comes back to the window looks at it for a while, too.
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await page.locator("button:disabled", { hasText: "Allow" }).waitFor();
  await page.locator("button:enabled", { hasText: "Allow" }).click();
  await page.waitForURL(/\/done/);
  assert.ok(other.brought[0].code);
  assert.deepEqual(trusted.brought, []);
});

test("while questions are swapped, no click allows anything, and what is allowed in the end is what was shown", async () => {
  const { trusted, other, question, swapped, visitor, page } = await twoApps();
  const answers = [];
  // Of a request that nothing stands in the way of, Chromium does not always tell the body.
  await page.route("**/v1/me/authorizations", async (route) => {
    answers.push(route.request().postDataJSON());
    await route.continue();
  });
  await visitor.goto(question);
  await heading(page, trusted).waitFor();
  await page.evaluate(
    async (hashes) => {
      const click = () => [...document.querySelectorAll("main button")].find((one) => one.innerText === "Allow")?.click();
      for (let times = 0; times < 60; times += 1) {
        location.hash = hashes[times % 2];
        for (let frames = 0; frames < 3; frames += 1) {
          await new Promise(requestAnimationFrame);
          click();
        }
      }
    },
    [swapped, question],
  );
  assert.deepEqual(answers, []);
  await heading(page, trusted).waitFor();
  await page.getByRole("button", { name: "Allow" }).click();
  await page.waitForURL(/\/done/);
  const [{ app, shown }] = answers;
  assert.deepEqual([app, shown], [trusted.id, { id: trusted.id, name: "Trusted", website: "https://fortnight.example", owner: "Developer" }]);
  assert.deepEqual(other.brought, []);
});

test("an app that has changed since it was shown is not allowed, and is shown again", async () => {
  const { server, developer, trusted, question, visitor, page } = await twoApps();
  await visitor.goto(question);
  await page.locator("button:enabled", { hasText: "Allow" }).waitFor();
  const changed = { name: "Another app", website: "https://fortnight.example", redirect_uris: ["http://127.0.0.1/done"] };
  await server.call("PUT", `/v1/me/apps/${trusted.id}`, developer, changed);
  await page.getByRole("button", { name: "Allow" }).click();
  await page.getByText("Nothing was allowed").waitFor();
  await heading(page, changed).waitFor();
  assert.deepEqual(trusted.brought, []);
  await page.locator("button:enabled", { hasText: "Allow" }).click();
  await page.waitForURL(/\/done/);
  assert.ok(trusted.brought[0].code);
});

test("the question of a device goes when another code stands in the address", async () => {
  const { server, trusted, other, visitor, page } = await twoApps();
  const begin = async (app) => (await form(server, "/oauth/device_authorization", { client_id: app.id, scope: "play" })).body.user_code;
  const [first, second] = [await begin(trusted), await begin(other)];
  await visitor.goto(`#/device?user_code=${first}`);
  await page.getByRole("button", { name: "Go on" }).click();
  await heading(page, trusted).waitFor();
  const seen = await swap(page, `#/device?user_code=${second}`);
  assert.ok(!seen.text.includes("Trusted"), seen.text);
  assert.equal(await page.getByLabel("Code").inputValue(), second);
});

test("of a player whose page comes next, nothing of the one before is shown", async () => {
  const { server, visitor, page } = await twoApps();
  const [ada, ben] = [await signUp(server, "Ada"), await signUp(server, "Ben")];
  await visitor.goto(`#/players/${ada.player.id}`);
  await page.getByRole("heading", { name: "Ada" }).waitFor();
  const letGo = await held(page, `/v1/players/${ben.player.id}`);
  const seen = await swap(page, `#/players/${ben.player.id}`);
  assert.ok(!seen.text.includes("Ada"), seen.text);
  letGo();
  await page.getByRole("heading", { name: "Ben" }).waitFor();
});
