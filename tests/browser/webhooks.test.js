// Webhooks and apps of an account.

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";

import { after, test, until, within } from "./limits.js";
import { Server, Visitor, later, looksWell, undoAll } from "./support.js";

after(undoAll);

const PASSWORD = "tea, earl grey, hot";

const signUp = (server, name) => server.call("POST", "/v1/users", null, { name, password: PASSWORD });

/** A box of the page by its heading. */
const box = (page, title) => page.locator(".box", { has: page.getByRole("heading", { name: title, exact: true }) });

/** A receiver of webhooks on this machine, with the types of what it has received. */
async function receiver() {
  const received = [];
  const http = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      received.push(JSON.parse(body).type);
      response.writeHead(200).end();
    });
  });
  http.listen(0, "127.0.0.1");
  await within("the receiver listens", once(http, "listening"));
  later(() => http.close());
  return { url: `http://127.0.0.1:${http.address().port}/kontor`, received };
}

test("a webhook is made, its secret is shown once, a test reaches it, and it is switched off and deleted", async () => {
  const server = await Server.started(["--webhooks-http", "--webhooks-private"]);
  const grace = await signUp(server, "Grace");
  const { url, received } = await receiver();
  const visitor = await Visitor.come(server, { player: grace });
  const { page } = visitor;
  await visitor.goto("#/me");
  const hooks = box(page, "Webhooks");
  await hooks.getByLabel("Address").fill(url);
  await hooks.getByRole("group", { name: "Events" }).getByRole("button", { name: "your turn" }).press("Enter");
  await hooks.getByLabel("Send each decision with its event, and play the answer").check();
  await hooks.getByRole("button", { name: "Make the webhook" }).press("Enter");
  const secret = await hooks.locator("code.secret").innerText();
  assert.match(secret, /^whsec_/);
  const held = hooks.locator("li.several");
  await held.getByText("your turn · plays answers · works").waitFor();
  await held.getByRole("button", { name: "Deliveries" }).press("Enter");
  await held.getByText("Nothing was delivered yet.").waitFor();
  await held.getByRole("button", { name: "Send a test" }).press("Enter");
  await held.getByText("A test is on its way.").waitFor();
  await until("the test has reached the receiver", () => received.includes("webhook.test"));
  // The attempt is listed once its answer has come.
  await page.waitForFunction(() => {
    const again = [...document.querySelectorAll(".deliveries .button")].find((one) => one.textContent === "Read again");
    if (document.querySelector(".deliveries li")) return true;
    again.click();
    return false;
  }, undefined, { polling: 500 });
  await held.locator(".deliveries li").getByText("delivered", { exact: true }).waitFor();
  await looksWell(page, "webhooks", { fullPage: true });
  await held.getByRole("button", { name: "Switch off" }).press("Enter");
  await held.getByText(/switched off by you, or with all that acts for you$/).waitFor();
  await held.getByRole("button", { name: "Switch on" }).press("Enter");
  await held.getByText(/works$/).waitFor();
  await held.getByRole("button", { name: "Replace the secret" }).press("Enter");
  await page.waitForFunction((before) => document.querySelector("code.secret")?.textContent !== before, secret);
  await page.reload();
  await held.getByText("your turn · plays answers · works").waitFor();
  assert.equal(await hooks.locator("code.secret").count(), 0);
  await held.getByRole("button", { name: "Delete" }).press("Enter");
  await page.waitForFunction(() => !document.querySelector("li.several"));
  assert.equal((await server.call("GET", "/v1/me/webhooks", grace)).items.length, 0);
  visitor.assertFaultless();
});

test("an address that the server does not allow is refused with a reason, and nothing is made", async () => {
  const server = await Server.started();
  const grace = await signUp(server, "Grace");
  const visitor = await Visitor.come(server, { player: grace });
  const { page } = visitor;
  await visitor.goto("#/me");
  const hooks = box(page, "Webhooks");
  await hooks.getByLabel("Address").fill("http://example.org");
  await hooks.getByRole("button", { name: "Make the webhook" }).click();
  await hooks.getByRole("alert").waitFor();
  assert.equal((await server.call("GET", "/v1/me/webhooks", grace)).items.length, 0);
  visitor.assertFaultless();
});

test("an app is registered, changed and deleted", async () => {
  const server = await Server.started();
  const grace = await signUp(server, "Grace");
  const visitor = await Visitor.come(server, { player: grace });
  const { page } = visitor;
  await visitor.goto("#/me");
  const apps = box(page, "Your apps");
  await apps.getByLabel("Name of the app").fill("Fortnight");
  await apps.getByLabel("Redirect addresses").fill("https://fortnight.example/done\nhttp://127.0.0.1/done");
  await apps.getByRole("button", { name: "Register the app" }).press("Enter");
  const own = apps.locator("li.several", { hasText: "Fortnight" });
  await own.getByText("https://fortnight.example/done http://127.0.0.1/done").waitFor();
  const [{ app }] = (await server.call("GET", "/v1/me/apps", grace)).items;
  assert.equal(await own.locator("code").innerText(), app.id);
  await own.getByRole("button", { name: "Change" }).press("Enter");
  await own.getByLabel("Website").fill("https://fortnight.example");
  await looksWell(page, "own-apps", { fullPage: true });
  await own.getByRole("button", { name: "Save" }).press("Enter");
  await page.waitForFunction(() => document.querySelectorAll("li.several form").length === 0);
  assert.equal((await server.call("GET", "/v1/me/apps", grace)).items[0].app.website, "https://fortnight.example");
  await own.getByRole("button", { name: "Delete" }).press("Enter");
  await page.waitForFunction(() => !document.querySelector("li.several"));
  assert.equal((await server.call("GET", "/v1/me/apps", grace)).items.length, 0);
  visitor.assertFaultless();
});
