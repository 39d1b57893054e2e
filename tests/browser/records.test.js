// Records on the page: what the browser finds by itself, and what the server says.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { after, before, test, until } from "./limits.js";
import { findings } from "./axe.js";
import { DESK, PHONE, Server, Visitor, folder, shot, undoAll } from "./support.js";

let server;
let ada;
let game;
let record;

before(async () => {
  server = await Server.started();
  ada = await server.guest("Ada");
  game = await server.game({ ruleset: "medici", owner: ada, seats: 3 });
  await server.call("POST", `/v1/games/${game.id}/resignations`, ada);
  await until("the bots play to the end", async () => (await server.call("GET", `/v1/games/${game.id}`, ada)).status !== "running");
  record = await server.call("GET", `/v1/games/${game.id}/record`, ada);
});
after(undoAll);

/** The two columns. */
const columns = (page) => [page.locator(".findings .box").nth(0), page.locator(".findings .box").nth(1)];

test("a record that was downloaded from its table is in order, here and on the server", async () => {
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download the record" }).click()]);
  const file = join(await folder("record"), download.suggestedFilename());
  await download.saveAs(file);
  assert.deepEqual(JSON.parse(await readFile(file, "utf-8")), record);
  await page.getByRole("link", { name: "Check a record" }).click();
  await page.getByLabel("Drop a record here").setInputFiles(file);
  const [here, there] = columns(page);
  await here.getByText("In order").waitFor();
  await here.getByText("This server has signed it.").waitFor();
  await there.getByText("In order").waitFor();
  await there.getByText("Every draw, action and event").waitFor();
  await page.getByRole("button", { name: "Import as a game" }).click();
  await page.waitForSelector(".result");
  visitor.assertFaultless();
});

test("a record in which one event was changed is not in order, and the fault opens the replay at its place", async () => {
  const forged = structuredClone(record);
  const number = forged.commits.findIndex(({ events }) => events.some(({ type }) => type === "medici.bid_made"));
  const seq = forged.commits.slice(0, number).reduce((sum, { events }) => sum + events.length, 1);
  forged.commits[number].events.find(({ type }) => type === "medici.bid_made").data.amount += 1;
  const file = join(await folder("forged"), "forged.json");
  await writeFile(file, JSON.stringify(forged));
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto("#/records");
  await page.getByLabel("Drop a record here").setInputFiles(file);
  for (const column of columns(page)) {
    await column.getByText("Not in order").waitFor();
    await column.getByText(`begins with event ${seq}.`).waitFor();
  }
  await shot(page, "records-forged");
  await page.getByRole("button", { name: `Look at the game at event ${seq}` }).first().click();
  await page.waitForSelector("main.replay[data-seq]");
  assert.ok(Number(await page.locator("main").getAttribute("data-at")) >= seq);
  assert.match(await page.evaluate(() => location.hash), new RegExp(`at=${seq}$`));
  visitor.assertFaultless();
});

test("a page without a secure context says that its browser cannot check, and shows what the server finds", async () => {
  const visitor = await Visitor.come(server.elsewhere(), { player: ada });
  const { page } = visitor;
  const file = join(await folder("record"), "record.json");
  await writeFile(file, JSON.stringify(record));
  await visitor.goto("#/records");
  assert.equal(await page.evaluate("isSecureContext"), false);
  await page.getByLabel("Drop a record here").setInputFiles(file);
  const [here, there] = columns(page);
  await here.getByText("This page did not come over https").waitFor();
  await there.getByText("In order").waitFor();
  assert.equal(await here.getByText("In order").count(), 0);
  await shot(page, "records-insecure");
  visitor.assertFaultless();
});

test("checking a record is readable for everybody: no findings of axe, nothing cut off, in both sizes and themes", async () => {
  const found = [];
  for (const [size, scheme] of [[DESK, "light"], [PHONE, "dark"]]) {
    const visitor = await Visitor.come(server, { player: ada, size, scheme });
    const { page } = visitor;
    await visitor.goto(`#/records?game=${game.id}`);
    for (const column of columns(page)) await column.getByText("In order").waitFor();
    await shot(page, `records-${size.width}-${scheme}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) found.push(`${overflow} pixels are cut off at ${size.width}`);
    for (const finding of await findings(page)) found.push(`at ${size.width}, ${scheme}: ${finding}`);
    visitor.assertFaultless();
  }
  assert.deepEqual(found, []);
});
