// The developer panel: what it shows of each call can be run, what is secret is shown nowhere, and the tree marks what changed.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { PATIENCE_MS, after, isNight, test } from "./limits.js";
import { findings } from "./axe.js";
import { DESK, PHONE, Server, Visitor, shot, undoAll } from "./support.js";

after(undoAll);

const PASSWORD = "correct horse battery";

/** Runs in the page before all else: notes whatever secret stands in the document at any time. */
function watchForSecrets(password) {
  window.seen = [];
  window.checks = 0;
  const secrets = new Set([password]);
  const check = () => {
    const kept = JSON.parse(localStorage.getItem("kontor.session") ?? "{}");
    for (const name of ["access_token", "refresh_token"]) if (kept[name]) secrets.add(kept[name]);
    const html = document.documentElement.outerHTML;
    for (const secret of secrets) if (html.includes(secret)) window.seen.push(secret);
    window.checks += 1;
    window.secrets = secrets.size;
  };
  new MutationObserver(check).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

const panel = (page) => page.getByRole("region", { name: "Developer panel" });

async function openPanel(page) {
  await page.getByRole("button", { name: "Developer panel" }).click();
  await panel(page).waitFor();
}

/** The commands of the calls that are shown, each with the status that the page got. All calls are opened. */
async function commands(page) {
  // Further calls may come at any time, so the look that finds all open is the one that reads them.
  const read = () => {
    document.querySelectorAll(".dev-fold:not([open]) > summary").forEach((line) => line.click());
    const folds = [...document.querySelectorAll(".dev-fold")];
    if (!folds.every((fold) => fold.querySelector("pre"))) return null;
    return folds.map((fold) => ({
      line: fold.querySelector(".dev-call").innerText,
      status: Number(/ (\d{3}) · /.exec(fold.querySelector(".dev-call").innerText.replaceAll("\n", " "))?.[1]),
      curl: fold.querySelector("pre").innerText,
    }));
  };
  return (await page.waitForFunction(read, undefined, { timeout: PATIENCE_MS })).jsonValue();
}

/** The status that a command gets, run by a shell. Streams are left after their headers. */
async function statusOf(curl, server, { access_token, refresh_token }) {
  const script = `set -eu\n${curl} -o /dev/null -w '%{http_code}' --max-time 2 || [ $? = 28 ]`;
  const env = { PATH: process.env.PATH, BASE: server.url("").replace(/\/$/, ""), TOKEN: access_token, REFRESH_TOKEN: refresh_token, PASSWORD };
  const { stdout } = await promisify(execFile)("bash", ["-c", script], { env });
  return Number(stdout);
}

async function playOne(page) {
  const seq = await page.locator("main.table").getAttribute("data-seq");
  await page.waitForSelector(".panel[data-locked=false]");
  await page.locator(".ask button:not(:disabled)").nth(1).click();
  await page.waitForSelector(".button.go:not(:disabled)");
  await page.locator(".button.go").click();
  await page.waitForFunction((before) => document.querySelector("main.table").dataset.seq !== before, seq, { timeout: PATIENCE_MS });
}

test("each call is shown as a command that a shell runs with the same result, and no secret is ever in the page", async () => {
  const server = await Server.started();
  const visitor = await Visitor.come(server);
  const { page } = visitor;
  await page.addInitScript(watchForSecrets, PASSWORD);
  await visitor.goto("#/me");
  // With the panel open a player signs up, renews the session and plays.
  await openPanel(page);
  await page.getByRole("button", { name: "Create an account" }).first().click();
  await page.getByLabel("Name", { exact: true }).fill("Ada O'Neill");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.locator("form.sign-in button[type=submit]").click();
  await page.locator("main b", { hasText: "Ada O'Neill" }).waitFor();
  // The panel keeps the last calls alone, and many more follow. One that is under way has no status yet.
  const hasSignedUp = () => [...document.querySelectorAll(".dev-call")].some((call) => call.innerText.replace(/\s+/g, " ").startsWith("POST /v1/users 201"));
  await page.waitForFunction(hasSignedUp, undefined, { timeout: PATIENCE_MS });
  const signUp = (await commands(page)).find(({ line }) => line.replace(/\s+/g, " ").startsWith("POST /v1/users 201"));
  const first = JSON.parse(await page.evaluate("localStorage.getItem('kontor.session')"));
  const game = await server.game({ ruleset: "medici", owner: first, seats: 3, seed: 7 });
  await server.playUntil(game.id, first, "medici.bidding");
  // The clock of the page is put on, so that the access token is about to expire, until it is renewed.
  await page.evaluate(() => {
    const [now, send] = [Date.now, window.fetch];
    Date.now = () => now() + 890_000;
    window.fetch = (request) => {
      if (request.url.endsWith("/sessions/refresh")) Date.now = now;
      return send(request);
    };
  });
  await page.evaluate((id) => (location.hash = `#/g/${id}`), game.id);
  await page.waitForSelector(".panel");
  // The access token is the same one where the session is renewed within the second in which it began; refresh tokens never are.
  await page.waitForFunction((token) => !localStorage.getItem("kontor.session").includes(token), first.refresh_token, { timeout: PATIENCE_MS });
  await playOne(page);
  await playOne(page);
  await page.getByLabel("Message").fill("It's “$HOME” and `ls`");
  await page.getByLabel("Message").press("Enter");
  await page.locator(".talk li").waitFor();

  const shown = await commands(page);
  const lines = shown.map(({ line }) => line.replace(/\s+/g, " "));
  for (const wanted of [/^POST \/v1\/sessions\/refresh 201/, /\/actions 201/, /^GET \/v1\/games\/\S+\/view 200/, /^GET \S+\/events 200/, /\/messages 201/]) {
    assert.ok(lines.some((line) => wanted.test(line)), `${wanted} is not among\n${lines.join("\n")}`);
  }
  const session = JSON.parse(await page.evaluate("localStorage.getItem('kontor.session')"));
  for (const { line, status, curl } of shown) {
    assert.ok(!curl.includes(PASSWORD) && !curl.includes(session.access_token) && !curl.includes(session.refresh_token));
    // Signing up again under the same name is refused, and an old refresh token may be: that is what their second time is.
    if (/^POST \S+(users|refresh)/.test(line.replace(/\s+/g, " "))) continue;
    // What is under way has no status yet, and a long poll that heard of nothing new would hear of something now.
    if (Number.isNaN(status) || status === 304) continue;
    // What was made under an idempotency key is not made again, which the server tells by its status.
    const isRepeat = status === 201 && curl.includes("idempotency-key");
    const again = await statusOf(curl, server, session);
    // What a move of a decision leads to is not told any more after the move.
    const isOver = line.includes("/previews") && again === 409;
    assert.ok(isOver || again === (isRepeat ? 200 : status), `${again} instead of ${status}: ${curl}`);
  }
  assert.ok(!signUp.curl.includes(PASSWORD));
  assert.match(signUp.curl, /"password":"'"\$PASSWORD"'"/);
  assert.equal(await statusOf(signUp.curl, server, session), 409, "the name is taken, and the password stands in a variable");
  const copied = page.locator(".dev-fold button").first();
  await copied.click();
  await page.waitForFunction(() => /Copied|Selected/.test(document.querySelector(".dev-fold button").innerText));

  for (const part of ["Stream", "Decision", "View"]) {
    await panel(page).getByRole("button", { name: part, exact: true }).click();
    await page.evaluate(() => document.querySelectorAll(".dev details:not([open]) > summary").forEach((line) => line.click()));
    await shot(page, `developer-${part.toLowerCase()}`);
  }
  const { seen, checks, secrets } = await page.evaluate("({ seen, checks, secrets })");
  assert.deepEqual(seen, []);
  const all = new Set([PASSWORD, ...[first, session].flatMap(({ access_token, refresh_token }) => [access_token, refresh_token])]);
  assert.ok(checks > 20 && secrets === all.size, `${checks} checks for ${secrets} secrets of ${all.size}`);
  visitor.assertFaultless();
});

test("the tree of the view marks what changed, and the decision comes with its schema and actions", async () => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const game = await server.game({ ruleset: "medici", owner: ada, seats: 3, seed: 7 });
  const due = await server.playUntil(game.id, ada, "medici.turning_up");
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  await page.waitForSelector(".panel");
  await page.keyboard.press(".");
  await panel(page).waitFor();

  await panel(page).getByRole("button", { name: "Decision", exact: true }).click();
  await panel(page).getByText(due.kind).first().waitFor();
  await panel(page).getByText(`All actions (${due.actions.length})`).click();
  await panel(page).getByText("Schema").click();
  // What was opened is drawn a moment after the click.
  await panel(page).locator("pre").nth(2).waitFor();
  const told = await panel(page).locator("pre").allInnerTexts();
  assert.deepEqual(told[1].split("\n").map((line) => JSON.parse(line)), due.actions);
  assert.deepEqual(JSON.parse(told[2]), due.schema);

  await panel(page).getByRole("button", { name: "View", exact: true }).click();
  await page.waitForSelector(".dev-node");
  assert.equal(await page.locator(".dev-mark").count(), 0);
  // A commit of one's own, and the next view is compared with the last one.
  await server.play(game.id, ada, due, due.actions[0]);
  await panel(page).getByText(`Compared with the view of event`).waitFor();
  await page.waitForSelector(".dev-mark");
  const seq = page.locator(".dev-node[data-change=changed]").filter({ hasText: /^seq/ });
  assert.match(await seq.first().innerText(), /^seq \d+ \d+ changed/);
  const unmarked = await page.locator(".dev-node[data-change=same]").filter({ hasText: /^ruleset/ }).count();
  assert.equal(unmarked, 1);
  await page.keyboard.press(".");
  await panel(page).waitFor({ state: "detached" });
  visitor.assertFaultless();
});

test("the panel is readable for everybody, in both sizes and themes, and nothing of it is cut off", async () => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const game = await server.game({ ruleset: "medici", owner: ada, seats: 3, seed: 7 });
  await server.playUntil(game.id, ada, "medici.bidding");
  const found = [];
  // For each change both sizes and both themes, at night each size in each theme.
  const looks = [[DESK, "light"], [PHONE, "dark"], ...(isNight ? [[DESK, "dark"], [PHONE, "light"]] : [])];
  for (const [size, scheme] of looks) {
    const visitor = await Visitor.come(server, { player: ada, size, scheme });
    const { page } = visitor;
    await visitor.goto(`#/g/${game.id}`);
    await page.waitForSelector(".panel");
    await openPanel(page);
    await page.waitForSelector(".dev-fold");
    for (const part of ["Calls", "Stream", "Decision", "View"]) {
      await panel(page).getByRole("button", { name: part, exact: true }).click();
      await page.evaluate(() => document.querySelector(".dev details:not([open]) > summary")?.click());
      await shot(page, `developer-${part.toLowerCase()}-${size.width}-${scheme}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) found.push(`${part} at ${size.width}: ${overflow} pixels are cut off`);
      for (const finding of await findings(page)) found.push(`${part} at ${size.width}, ${scheme}: ${finding}`);
    }
    visitor.assertFaultless();
  }
  assert.deepEqual(found, []);
});
