// Times that are compared with budgets.
//
// Whatever else the machine does makes times longer and never shorter. So each time is taken in several rounds, of which the best
// counts, and the rounds end with the first that is within the budget. A machine that gives this process less than most of a
// processor in nearly all rounds cannot tell whether the page is slow: then the test is skipped, and says so.

import assert from "node:assert/strict";

/** The most rounds, and how many of them must have had a processor before a budget counts as exceeded. */
const ROUNDS_MAX = 8;
const QUIET_ROUNDS_MIN = 3;

/** The share of a processor that makes a round a quiet one. */
const QUIET_SHARE = 0.8;

/** The share of a processor that this process gets, while it does nothing but count. */
function share() {
  const [begin, used] = [process.hrtime.bigint(), process.cpuUsage()];
  while (process.hrtime.bigint() - begin < 60_000_000n);
  const { user, system } = process.cpuUsage(used);
  return (user + system) / (Number(process.hrtime.bigint() - begin) / 1000);
}

/** The value that so large a share of the times does not exceed. */
export const percentile = (times, share) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1];

/** Takes the best of several rounds, each of which gives a time for each name, and compares it with the budgets. */
export async function assertWithin(t, budgets, round) {
  const best = Object.fromEntries(Object.keys(budgets).map((name) => [name, Infinity]));
  const isKept = () => Object.entries(budgets).every(([name, most]) => best[name] <= most);
  let [rounds, quiet] = [0, 0];
  while (rounds < ROUNDS_MAX && !isKept()) {
    const before = share();
    const times = await round();
    if (Math.min(before, share()) >= QUIET_SHARE) quiet++;
    rounds++;
    for (const name of Object.keys(best)) best[name] = Math.min(best[name], times[name]);
  }
  const figures = Object.entries(best).map(([name, ms]) => `${name} ${Math.round(ms)} ms (at most ${budgets[name]})`);
  const told = `${figures.join(", ")}; best of ${rounds} rounds, ${quiet} of them quiet`;
  t.diagnostic(told);
  if (!isKept() && quiet < QUIET_ROUNDS_MIN) return t.skip(`the machine is too busy to tell: ${told}`);
  assert.ok(isKept(), told);
}
