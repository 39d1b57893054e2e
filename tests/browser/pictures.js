// The pictures of the README and of the guide: a table of each game, from seeded sandboxes. `npm run pictures` writes them,
// or those that are named, into docs/pictures; KONTOR has the path of the program.

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { DESK, Server, Visitor, undoAll } from "./support.js";

const OUT = join(dirname(fileURLToPath(import.meta.url)), "../../docs/pictures");

/** How much of a picture may be lost: 1 is nothing. */
const QUALITY = 0.82;

/** For each picture: the table, and until which decision a player plays at it, who has made at least so many moves. */
const TABLES = [
  { name: "medici", ruleset: "medici", seats: 4, kind: "bidding", moves: 50 },
  { name: "basari", ruleset: "basari", seats: 4, kind: "answering_offer", moves: 24 },
  { name: "haendler", ruleset: "haendler", seats: 4, kind: "moving", moves: 24 },
  { name: "dale", ruleset: "dale_of_merchants", seats: 3, kind: "acting", moves: 30 },
];

const server = await Server.started();
const ada = await server.guest("Ada");
const others = [await server.guest("Ben"), await server.guest("Cleo"), await server.guest("Dan")];
const visitor = await Visitor.come(server, { player: ada, size: DESK });
await mkdir(OUT, { recursive: true });
const wanted = process.argv.slice(2);
for (const table of TABLES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) await picture(table);
visitor.assertFaultless();
await undoAll();

async function picture({ name, ruleset, seats, kind, moves }) {
  const game = await server.game({ ruleset, owner: ada, others: others.slice(0, seats - 1), seats, seed: 11 });
  const players = [ada, ...others.slice(0, seats - 1)];
  for (let made = 0; made < 600; made++) {
    const open = await Promise.all(players.map(async (player) => (await server.call("GET", `/v1/games/${game.id}/decisions`, player)).items.filter(({ actions }) => actions !== null)));
    if (made >= moves && open[0].some((decision) => decision.kind === `${ruleset}.${kind}`)) break;
    // Ada answers last, so that the others' answers lie on the table.
    const seat = open.findLastIndex((own) => own.some(({ optional }) => !optional));
    const decision = open[seat].find(({ optional }) => !optional);
    await server.play(game.id, players[seat], decision, chosen(decision.actions, made));
  }
  await visitor.goto(`#/g/${game.id}`);
  const { seq } = await server.call("GET", `/v1/games/${game.id}/view`, ada);
  await visitor.page.waitForFunction((least) => Number(document.querySelector("main.table")?.dataset.seq) >= least && document.querySelector(".panel[data-locked=false]") && document.querySelector(".log li"), seq);
  await visitor.page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  const png = await visitor.page.screenshot();
  const webp = await compressed(png);
  await writeFile(join(OUT, `${name}.webp`), webp);
  console.log(`${name}.webp: ${webp.length} bytes`);
}

/** One of the listed actions, so that a table gets busy: one type after the other, and not always the first. */
function chosen(actions, made) {
  const types = [...new Set(actions.map(({ type }) => type))].filter((type, _, all) => all.length === 1 || !/\.(pass|resign|decline_request|close_bargaining|end_turn|discard)$/.test(type));
  const some = actions.filter(({ type }) => type === types[made % types.length]);
  return some[(made * 7) % Math.min(some.length, 6)] ?? actions[0];
}

/** A picture as WebP: the browser has the encoder. */
async function compressed(png) {
  const page = await visitor.context.newPage();
  const url = await page.evaluate(
    async ([data, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
      canvas.getContext("2d").drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    [png.toString("base64"), QUALITY],
  );
  await page.close();
  return Buffer.from(url.split(",")[1], "base64");
}
