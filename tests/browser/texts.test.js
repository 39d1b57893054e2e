// That each text of the page is shown by a screen. The compiler tells a text that a language lacks, and not one that is left over.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";

import { test } from "./limits.js";

const SOURCES = new URL("../../clients/web/src/", import.meta.url);

/** All sources of the page, by their paths. */
async function sources() {
  const paths = (await readdir(SOURCES, { recursive: true })).filter((path) => /\.tsx?$/.test(path));
  return Promise.all(paths.map(async (path) => ({ path, source: await readFile(new URL(path, SOURCES), "utf8") })));
}

/** The interfaces of texts with what they have, and which sources can show it: those of a board, or those that name the section. */
function sections(files) {
  const declared = files.flatMap(({ path, source }) => {
    const board = /^texts\/boards\/(\w+)\.ts$/.exec(path)?.[1];
    if (path !== "texts/texts.ts" && board === undefined) return [];
    return [...source.matchAll(/^export interface (\w+)Texts \{\n([^]*?)\n\}$/gm)].map(([, name, body]) => ({ name, board, body }));
  });
  return declared
    .filter(({ name }) => name !== "Board")
    .map(({ name, board, body }) => {
      const keys = [...body.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, key]) => key);
      const section = board === undefined ? new RegExp(`\\b${name.toLowerCase()}\\.|texts\\(\\)\\.${name.toLowerCase()}\\b`) : new RegExp(`games\\.${board}\\.`);
      const isShownBy = ({ path, source }) => path.startsWith(`boards/${board}/`) || section.test(source);
      return { name, keys, isShownBy };
    });
}

test("each text of the page is shown by a screen", async () => {
  const files = await sources();
  const screens = files.filter(({ path }) => !/^texts\/(texts|boards\/\w+)\.ts$/.test(path));
  const all = sections(files);
  assert.ok(all.length > 10);
  const leftOver = all.flatMap(({ name, keys, isShownBy }) => {
    assert.ok(keys.length > 0, name);
    const shown = screens.filter(isShownBy).map(({ source }) => source).join("\n");
    // A text is taken by its name, or by a value of the contract that has its name.
    return keys.filter((key) => !new RegExp(`\\.${key}\\b|'${key}'`).test(shown)).map((key) => `${name}: ${key}`);
  });
  assert.deepEqual(leftOver, []);
});
