// The account of the signed-in player: password, recovery codes, sessions, profile, data, and its end.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { after, test } from "./limits.js";
import { DESK, Server, Visitor, findings, looksWell, undoAll } from "./support.js";

after(undoAll);

const PASSWORD = "tea, earl grey, hot";
const OTHER = "cinnamon and cardamom";

const signUp = (server, name) => server.call("POST", "/v1/users", null, { name, password: PASSWORD });

const signIn = (server, name, password) => server.call("POST", "/v1/sessions", null, { name, password });

/** A box of the page by its heading. */
const box = (page, title) => page.locator(".box", { has: page.getByRole("heading", { name: title, exact: true }) });

async function userAtAccount(server, options = {}) {
  const visitor = await Visitor.come(server, { player: await signUp(server, "Grace"), ...options });
  await visitor.goto("#/me");
  await box(visitor.page, "Delete the account").waitFor();
  return visitor;
}

test("a user changes the password; this session goes on and the others end", async () => {
  const server = await Server.started();
  const visitor = await userAtAccount(server);
  const { page } = visitor;
  const other = await signIn(server, "Grace", PASSWORD);
  const password = box(page, "Password");
  const change = password.getByRole("button", { name: "Change the password" });
  assert.ok(await change.isDisabled());
  await password.getByLabel("Present password").fill("not the password");
  await password.getByLabel("New password").fill(OTHER);
  await change.press("Enter");
  await password.getByRole("alert").getByText("This is not your password.").waitFor();
  await password.getByLabel("Present password").fill(PASSWORD);
  await change.press("Enter");
  await password.getByText("The password is changed.").waitFor();
  assert.equal(await password.getByLabel("New password").inputValue(), "");
  await assert.rejects(server.call("GET", "/v1/me", other), /401/);
  await signIn(server, "Grace", OTHER);
  await visitor.goto("#/");
  await page.getByRole("heading", { name: "Your games" }).waitFor();
  visitor.assertFaultless();
});

test("after a thief, a user switches off with the new password all that acts for them, and switches on again what is theirs", async () => {
  const server = await Server.started(["--webhooks-http", "--webhooks-private"]);
  const grace = await signUp(server, "Grace");
  const thief = { access_token: (await server.call("POST", "/v1/me/tokens", grace, { name: "thief", scopes: ["read"] })).secret };
  await server.call("POST", "/v1/me/webhooks", grace, { url: "http://127.0.0.1:9/kontor", types: ["table.finished"], answers: true });
  const said = { name: "Fortnight", website: "https://fortnight.example", redirect_uris: ["https://fortnight.example/done", "http://127.0.0.1/done"] };
  await server.call("POST", "/v1/me/apps", grace, said);
  await signIn(server, "Grace", PASSWORD);
  const visitor = await Visitor.come(server, { player: grace });
  const { page } = visitor;
  await visitor.goto("#/me");
  const devices = box(page, "Where you are signed in");
  await devices.locator("li").nth(1).waitFor();
  const [tokens, hooks, apps, password] = ["Programs", "Webhooks", "Your apps", "Password"].map((title) => box(page, title));
  await tokens.getByText("thief").waitFor();
  await hooks.getByText("game over · plays answers · works").waitFor();
  await apps.locator("b", { hasText: "Fortnight" }).waitFor();
  assert.equal(await apps.getByRole("button", { name: "Switch on" }).count(), 0);
  await password.getByLabel("Present password").fill(PASSWORD);
  await password.getByLabel("New password").fill(OTHER);
  await password.getByLabel("Another person may have been in my account").press("Space");
  await password.getByRole("button", { name: "Change the password" }).press("Enter");
  await password.getByText("All tokens have ended, your webhooks and apps are switched off.").waitFor();
  assert.ok(!(await password.getByLabel("Another person may have been in my account").isChecked()));
  await assert.rejects(server.call("GET", "/v1/me", thief), /401/);
  // The lists are read again by themselves.
  await tokens.getByText("thief").waitFor({ state: "detached" });
  await devices.locator("li").nth(1).waitFor({ state: "detached" });
  await hooks.getByText("plays answers · switched off by you, or with all that acts for you").waitFor();
  await hooks.getByText("Look at the address before you switch it on").waitFor();
  await apps.getByText("Look at the redirect addresses before you switch it on").waitFor();
  await looksWell(page, "account-switched-off", { fullPage: true });
  const [own] = (await server.call("GET", "/v1/me/apps", grace)).items;
  assert.equal(own.disabled, true);
  await hooks.getByRole("button", { name: "Switch on" }).press("Enter");
  await hooks.getByText(/works$/).waitFor();
  await apps.getByRole("button", { name: "Switch on" }).press("Enter");
  await apps.getByText("Look at the redirect addresses before you switch it on").waitFor({ state: "detached" });
  const [again] = (await server.call("GET", "/v1/me/apps", grace)).items;
  assert.deepEqual(again, { ...own, disabled: false }, "and nothing else of it has changed");
  visitor.assertFaultless();
});

test("a new password alone leaves tokens, webhooks and apps as they are", async () => {
  const server = await Server.started();
  const grace = await signUp(server, "Grace");
  const program = { access_token: (await server.call("POST", "/v1/me/tokens", grace, { name: "my program", scopes: ["read"] })).secret };
  await server.call("POST", "/v1/me/apps", grace, { name: "Fortnight", website: null, redirect_uris: [] });
  const visitor = await Visitor.come(server, { player: grace });
  const password = box(visitor.page, "Password");
  await visitor.goto("#/me");
  await password.getByLabel("Present password").fill(PASSWORD);
  await password.getByLabel("New password").fill(OTHER);
  await password.getByRole("button", { name: "Change the password" }).click();
  await password.getByText(/All other sessions have ended\.$/).waitFor();
  await server.call("GET", "/v1/me", program);
  assert.equal((await server.call("GET", "/v1/me/apps", grace)).items[0].disabled, false);
  visitor.assertFaultless();
});

test("a user makes recovery codes, which are shown once, copied and printed, and comes back by one of them", async () => {
  const server = await Server.started();
  const visitor = await userAtAccount(server, { init: "window.printed = 0; window.print = () => (window.printed += 1);" });
  const { page } = visitor;
  await visitor.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const recovery = box(page, "Recovery codes");
  await recovery.getByText("You have no codes yet.").waitFor();
  await recovery.getByLabel("Your password").fill(PASSWORD);
  await recovery.getByRole("button", { name: "Make new codes" }).press("Enter");
  await recovery.locator(".codes li").nth(9).waitFor();
  const codes = await recovery.locator(".codes li").allInnerTexts();
  await recovery.getByText(/^10 codes are left/).waitFor();
  await looksWell(page, "account-codes", { fullPage: true });
  await recovery.getByRole("button", { name: "Copy the codes" }).click();
  await recovery.getByText("Copied").waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), codes.join("\n"));
  // On paper stand the codes and whose they are, and nothing else.
  await recovery.getByRole("button", { name: "Print the codes" }).click();
  assert.equal(await page.evaluate("printed"), 1);
  await page.emulateMedia({ media: "print" });
  const printed = await page.evaluate(() => [...document.querySelectorAll("h1, h2, h3, p, li, button, a")].filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.textContent));
  assert.deepEqual(printed, [`Recovery codes of Grace at ${server.listen}`, "Each code works once. They are shown only now.", ...codes]);
  await page.emulateMedia({ media: "screen" });
  await recovery.getByRole("button", { name: "I have kept them" }).click();
  assert.equal(await page.locator(".codes").count(), 0);
  await page.reload();
  await recovery.getByText(/^10 codes are left/).waitFor();
  assert.equal(await page.locator(".codes").count(), 0);

  const elsewhere = await Visitor.come(server);
  await elsewhere.goto("#/me");
  const form = elsewhere.page.locator("form.sign-in");
  await form.getByRole("button", { name: "Password forgotten" }).click();
  await form.getByLabel("Name", { exact: true }).fill("grace");
  await form.getByLabel("Recovery code").fill("aaaa-bbbb-cccc-dddd");
  await form.getByLabel("New password").fill(OTHER);
  await form.locator("button[type=submit]").click();
  await form.getByRole("alert").getByText("Name and recovery code do not belong together").waitFor();
  await looksWell(elsewhere.page, "account-recovery");
  await form.getByLabel("Recovery code").fill(codes[0].toUpperCase());
  await form.locator("button[type=submit]").click();
  await box(elsewhere.page, "Recovery codes").getByText(/^9 codes are left/).waitFor();
  await signIn(server, "Grace", OTHER);
  elsewhere.assertFaultless();
  visitor.assertFaultless();
});

test("the developer panel shows neither passwords nor recovery codes", async () => {
  const server = await Server.started();
  const visitor = await userAtAccount(server);
  const { page } = visitor;
  await page.locator("#developer").click();
  const recovery = box(page, "Recovery codes");
  await recovery.getByLabel("Your password").fill(PASSWORD);
  await recovery.getByRole("button", { name: "Make new codes" }).click();
  const code = await recovery.locator(".codes li").first().innerText();
  await box(page, "Password").getByLabel("Present password").fill(PASSWORD);
  await box(page, "Password").getByLabel("New password").fill(OTHER);
  await box(page, "Password").getByRole("button", { name: "Change the password" }).click();
  await page.getByText("The password is changed.").waitFor();
  const panel = page.locator(".dev");
  for (const path of ["/v1/me/recovery-codes", "/v1/me/password"]) {
    await panel.getByText(path).first().waitFor();
    for (const call of await panel.locator("summary", { hasText: path }).all()) await call.click();
  }
  const told = await panel.evaluate((element) => element.textContent);
  assert.ok(told.includes("RECOVERY_CODES"), told);
  for (const secret of [code, PASSWORD, OTHER]) assert.ok(!told.includes(secret), secret);
  visitor.assertFaultless();
});

test("a user says something about themself and hides the games, and sees what others see", async () => {
  const server = await Server.started();
  const visitor = await userAtAccount(server);
  const { page } = visitor;
  const profile = box(page, "Profile");
  const about = "I like <b>long</b> games.\nAnd tea.";
  await profile.getByLabel("About you").fill(about);
  await profile.getByLabel("Hide my games").press("Space");
  await profile.getByLabel("Show others when I was last here").press("Space");
  await profile.getByRole("button", { name: "Save" }).press("Enter");
  await profile.getByText("Saved.").waitFor();
  await page.reload();
  assert.equal(await profile.getByLabel("About you").inputValue(), about);
  assert.ok(await profile.getByLabel("Hide my games").isChecked());
  assert.ok(await profile.getByLabel("Show others when I was last here").isChecked());
  await profile.getByRole("link", { name: "See what others see" }).click();
  // It is text, with its line breaks.
  assert.equal(await page.locator(".about").innerText(), about);
  await page.getByText("Only you see this part: you hide your games.").waitFor();
  const { player } = await server.call("GET", "/v1/me", await signIn(server, "Grace", PASSWORD)).then((me) => ({ player: me.id }));
  const other = await Visitor.come(server);
  await other.goto(`#/players/${player}`);
  await other.page.getByText("This player hides the own games.").waitFor();
  // What is emptied is gone.
  await visitor.goto("#/me");
  await profile.getByLabel("About you").fill("  ");
  await profile.getByRole("button", { name: "Save" }).click();
  await profile.getByText("Saved.").waitFor();
  assert.deepEqual(await server.call("GET", `/v1/players/${player}`).then((found) => found.about), null);
  visitor.assertFaultless();
  other.assertFaultless();
});

test("a guest hides the games and shows presence, says nothing of themself, and sees the own session", async () => {
  const server = await Server.started();
  const guest = await server.guest("Ada");
  const visitor = await Visitor.come(server, { player: guest });
  const { page } = visitor;
  await visitor.goto("#/me");
  const profile = box(page, "Profile");
  await profile.getByLabel("Hide my games").press("Space");
  assert.equal(await profile.getByLabel("About you").count(), 0);
  await profile.getByLabel("Show others when I was last here").press("Space");
  await profile.getByRole("button", { name: "Save" }).press("Enter");
  await profile.getByText("Saved.").waitFor();
  assert.deepEqual(await server.call("GET", "/v1/me/profile", guest), { about: null, hides_history: true, shows_presence: true });
  await box(page, "Where you are signed in").getByText("this browser").waitFor();
  await looksWell(page, "account-guest", { fullPage: true });
  await profile.getByRole("link", { name: "See what others see" }).click();
  await page.getByText("Only you see this part: you hide your games.").waitFor();
  await page.getByRole("link", { name: "Change the profile" }).click();
  assert.ok(await profile.getByLabel("Hide my games").isChecked());
  visitor.assertFaultless();
});

test("a user signs out everywhere else", async () => {
  const server = await Server.started();
  const visitor = await userAtAccount(server);
  const { page } = visitor;
  const others = [await signIn(server, "Grace", PASSWORD), await signIn(server, "Grace", PASSWORD)];
  await page.reload();
  const devices = box(page, "Where you are signed in");
  await devices.locator("li").nth(2).waitFor();
  await devices.getByRole("button", { name: "Sign out everywhere else" }).press("Enter");
  await devices.locator("li").nth(1).waitFor({ state: "detached" });
  for (const other of others) await assert.rejects(server.call("GET", "/v1/me", other), /401/);
  await devices.getByText("this browser").waitFor();
  visitor.assertFaultless();
});

test("a player downloads all that is stored, and hears if the download broke off", async () => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  await server.game({ ruleset: "medici", owner: ada, seats: 3, seed: 7 });
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto("#/me");
  const data = box(page, "Your data");
  const [download] = await Promise.all([page.waitForEvent("download"), data.getByRole("button", { name: "Download everything" }).click()]);
  const lines = (await readFile(await download.path(), "utf-8")).trimEnd().split("\n").map((line) => JSON.parse(line));
  assert.deepEqual([lines[0].type, lines[0].player.name, lines.at(-1)], ["account", "Ada", { type: "end", games: 1 }]);
  await page.route("**/v1/me/export", (route) => route.fulfill({ contentType: "application/x-ndjson", body: `${JSON.stringify(lines[0])}\n` }));
  await data.getByRole("button", { name: "Download everything" }).click();
  await data.getByRole("alert").getByText("The download broke off.").waitFor();
  visitor.assertFaultless();
});

test("a user deletes the account, behind the name and the password", async () => {
  const server = await Server.started();
  const visitor = await userAtAccount(server);
  const { page } = visitor;
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem("kontor.session")).player.id);
  const leaving = box(page, "Delete the account");
  await leaving.locator("summary").press("Enter");
  const leave = leaving.getByRole("button", { name: "Delete the account for good" });
  await leaving.getByLabel("Your password, to delete the account").fill("not the password");
  assert.ok(await leave.isDisabled(), "the name is missing");
  await leaving.getByLabel("To confirm, type your name: Grace").fill("Grace");
  await looksWell(page, "account", { fullPage: true });
  await leave.press("Enter");
  await leaving.getByRole("alert").getByText("This is not your password.").waitFor();
  await leaving.getByLabel("Your password, to delete the account").fill(PASSWORD);
  await leave.press("Enter");
  await page.getByText("Your account is deleted.").waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("kontor.session")), null);
  await assert.rejects(signIn(server, "Grace", PASSWORD), /401/);
  await visitor.goto(`#/players/${id}`);
  await page.getByText("There is no such player, or the account was deleted.").waitFor();
  visitor.assertFaultless();
});

test("a guest becomes a user, who then has everything that users have; another one is deleted by the name alone", async () => {
  const server = await Server.started();
  const visitor = await Visitor.come(server, { player: await server.guest("Ada") });
  const { page } = visitor;
  await visitor.goto("#/me");
  await box(page, "Delete the account").waitFor();
  assert.equal(await page.getByRole("heading", { name: "Recovery codes" }).count(), 0);
  await page.setViewportSize(DESK);
  assert.deepEqual(await findings(page), []);
  const account = box(page, "Account");
  await account.getByLabel("Name", { exact: true }).fill("Ada L");
  await account.getByLabel("Password").fill(PASSWORD);
  await account.getByRole("button", { name: "Create an account" }).press("Enter");
  await box(page, "Recovery codes").waitFor();
  await signIn(server, "Ada L", PASSWORD);
  visitor.assertFaultless();

  const other = await Visitor.come(server, { player: await server.guest("Ben") });
  await other.goto("#/me");
  const leaving = box(other.page, "Delete the account");
  await leaving.locator("summary").click();
  await leaving.getByLabel("To confirm, type your name: Ben").fill("Ben");
  await leaving.getByRole("button", { name: "Delete the account for good" }).click();
  await other.page.getByText("Your account is deleted.").waitFor();
  other.assertFaultless();
});
