// Nothing waits without a limit: a step says what it waited for, and a test its name. Each file has a limit in `package.json`.
import * as node from 'node:test';

/** How long a step may take on a busy machine. */
const PATIENCE_MS = 60_000;

/** How long a test may take, or what is done before and after all tests. */
const TEST = { timeout: 1_200_000 };

/** A test. */
export const test = (name: string, work: (t: node.TestContext) => void | Promise<void>): void => void node.test(name, TEST, work);

export const before = (work: () => Promise<void>): void => node.before(work, TEST);
export const after = (work: () => Promise<void>): void => node.after(work, TEST);

/** What is promised, or an error that names the step if it does not come in time. */
export async function within<T>(what: string, promised: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited ${PATIENCE_MS / 1000} s in vain for this: ${what}`)), PATIENCE_MS);
  });
  return Promise.race([promised, late]).finally(() => clearTimeout(timer));
}
