// How long anything may take in these tests, and what is said where it takes longer. Playwright and node wait for many things
// without a limit, and a test that waits for ever does not say what for.
//
// A step has its limit here or is one of Playwright's, which have the same; a test has one for all of its steps together. In
// `package.json` each file has one, and in the Makefile the whole suite.

import * as node from "node:test";

/** How long a step may take on a busy machine. */
export const PATIENCE_MS = 30_000;

/** How long a test may take that does not say so itself. */
const TEST_MS = 600_000;

/** The steps that are waited for, and since when. */
const steps = new Set();

/** What is promised, or an error that names the step if it does not come in time. */
export async function within(what, promised, limitMs = PATIENCE_MS) {
  return noted(what, limited(promised, limitMs, () => `waited ${limitMs / 1000} s in vain for this: ${what}`));
}

/** A step that has no other limit than its test, whose error names it. */
export async function noted(what, promised) {
  const step = { what, since: Date.now() };
  steps.add(step);
  return promised.finally(() => steps.delete(step));
}

/** Asks again and again until the answer is one, and gives it. */
export async function until(what, ask, limitMs = PATIENCE_MS) {
  let isLate = false;
  const asked = async () => {
    while (!isLate) {
      const answer = await ask();
      if (answer) return answer;
      await new Promise((resume) => setTimeout(resume, 20));
    }
  };
  return within(what, asked(), limitMs).finally(() => (isLate = true));
}

/** A test: its name, `{ timeout }` if it needs another limit than most, and what it does. */
export function test(name, ...rest) {
  const work = rest.pop();
  const limitMs = rest[0]?.timeout ?? TEST_MS;
  return node.test(name, (...given) => whole("the test", work(...given), limitMs));
}

/** Whether all is run, also what takes long: `make nightly`. */
export const isNight = Boolean(process.env.NIGHTLY);

/** A test that takes long, so that only the night runs it. `kept` says what shows the same kind of thing for each change. */
export function nightly(name, kept, ...rest) {
  if (isNight) return test(name, ...rest);
  return node.test(name, { skip: `NIGHTLY=1 runs it; for each change: ${kept}` });
}

export const before = (work) => node.before(() => whole("what comes before the tests", work(), TEST_MS));
export const after = (work) => node.after(() => whole("what comes after the tests", work(), TEST_MS));

function whole(what, promised, limitMs) {
  return limited(promised, limitMs, () => `${what} is not over after ${limitMs / 1000} s: ${waitedFor()}`);
}

/** What is promised, or an error that says this if it does not come in time. */
async function limited(promised, limitMs, said) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(said())), limitMs);
  });
  return Promise.race([promised, late]).finally(() => clearTimeout(timer));
}

/** The steps that have not come to their end. */
function waitedFor() {
  const now = Date.now();
  const open = [...steps].map(({ what, since }) => `${what} (for ${Math.round((now - since) / 1000)} s)`);
  return open.length > 0 ? `it waits for this: ${open.join("; ")}` : "it waits for no step that is known";
}
