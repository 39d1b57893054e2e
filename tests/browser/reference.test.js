// The reference below /docs in a browser: the search, and lines to copy.

import assert from "node:assert/strict";

import { after, before, test } from "./limits.js";
import { Server, Visitor, undoAll } from "./support.js";

let server;
let visitor;

before(async () => {
  server = await Server.started();
  visitor = await Visitor.come(server);
});

after(undoAll);

async function opened(path) {
  await visitor.page.goto(server.url(`/docs/${path}`));
  return visitor.page;
}

test("the search finds operations, actions, fields and problems without asking the server", async () => {
  const page = await opened("operations/play_action");
  await page.getByRole("searchbox").fill("turn_limit_s");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "CreateGameRequest" }).waitFor();
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  const shown = () => page.locator("#entries li:visible a").evaluateAll((links) => links.map((link) => new URL(link.href).pathname + new URL(link.href).hash));
  for (const [words, address] of [
    ["stream ticket", "/docs/operations/create_stream_ticket"],
    ["medici.bid", "/docs/games/medici#MediciBidAction"],
    ["never-found-anywhere", undefined],
    ["Again seat-taken", undefined],
    ["seat-taken", "/docs/guide/errors.md#seat-taken"],
  ]) {
    await page.getByRole("searchbox").fill(words);
    const found = await shown();
    if (address === undefined) assert.deepEqual(found, [], words);
    else assert.ok(found.includes(address), `${words}: ${found}`);
  }
  assert.deepEqual(requests, []);
  visitor.assertFaultless();
});

test("a line for curl has the address of this server and is copied with a click", async () => {
  const page = await opened("operations/get_meta");
  await visitor.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy" }).first().click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `curl '${server.url("/v1/meta")}'`);
  visitor.assertFaultless();
});
