// What a visible tab holds open: a browser has few connections to one server.

import assert from "node:assert/strict";

import { after, test, until } from "./limits.js";
import { gameOf, moveByApi, people } from "./people.js";
import { Server, Visitor, undoAll } from "./support.js";

/** The requests that stay open: the stream of the table, and its messages. */
const HELD = ["events", "messages"];

after(undoAll);

test("a visible tab holds few connections", async () => {
  const server = await Server.started();
  const players = await people(server);
  const game = await gameOf(server, players);
  const visitor = await Visitor.come(server, { player: players[0] });
  const { page } = visitor;
  const held = new Map();
  page.on("request", (request) => held.set(request, new URL(request.url()).pathname));
  for (const end of ["requestfinished", "requestfailed"]) page.on(end, (request) => held.delete(request));
  await visitor.goto(`#/g/${game.id}`);
  await page.locator(".line[data-line=live]").waitFor();
  await page.waitForSelector(".panel, .prompt");
  // A message and a move come in; what is then asked once is answered soon, and what stays open is held.
  await server.call("POST", `/v1/games/${game.id}/messages`, players[1], { text: "Hello" });
  await page.locator(".talk").getByText("Hello").waitFor();
  const { view } = await moveByApi(server, players, game);
  await page.waitForSelector(`main.table[data-seq="${view.seq}"]`);
  const kinds = () => [...held.values()].map((path) => path.split("/").at(-1)).sort();
  await until("nothing is asked but what stays open", () => kinds().join() === HELD.join()).catch(() => undefined);
  assert.deepEqual(kinds(), HELD);
  visitor.assertFaultless();
});
