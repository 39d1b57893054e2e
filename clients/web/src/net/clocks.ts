/** What is left on a clock at a moment, from what the contract says of it as of the last commit. */
import type { Clock, Game, GameSeat, HoursOff, SeatClock } from 'kontor-client';

import type { Table } from './table.ts';

const HOUR_MS = 3_600_000;
const WEEK_H = 168;

/** The days of the week, as the contract counts them. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const satisfies readonly HoursOff['day'][];

/** A day for each decision: the clock of games that take weeks. */
export const DAILY = { time: { type: 'decision', limit_s: 86_400 }, on_timeout: 'stand_in_until_return', vacations: true } as const satisfies Clock;

/** The first Monday, 0:00 UTC, since which time is counted in weeks. */
const FIRST_MONDAY_MS = Date.UTC(1970, 0, 5);

/** The clocks of a table, by seat. Those of the view are as young as the position that is shown. */
export function clocksOf(table: Table, game: Game): ReadonlyMap<number, SeatClock> {
  const [view, seats] = [table.view.value, game.seats.flatMap(({ clock }) => clock ?? [])];
  const clocks = view && view.seq >= game.seq ? (view.clocks ?? []) : seats;
  return new Map(clocks.map((clock) => [clock.seat, clock]));
}

/** What is left on a clock, in milliseconds. */
export function leftMs({ left_ms, since, deadline, vacation }: SeatClock, clock: Clock | null, now: number): number {
  if (since === null || deadline === null) return left_ms;
  const off = clock?.hours_off ?? [];
  if (off.length === 0 && !vacation) return Math.max(0, Date.parse(deadline) - now);
  const begin = Date.parse(since);
  const used = (from: number, to: number) => Math.max(0, runningMs(Math.max(from, to), off) - runningMs(from, off));
  const stood = vacation ? used(Math.max(begin, Date.parse(vacation.from)), Math.min(now, Date.parse(vacation.until))) : 0;
  return Math.max(0, left_ms - Math.max(0, used(begin, now) - stood));
}

/** When the clocks run again, if it is one of the hours in which none runs. */
export function standsUntil(clock: Clock | null, now: number): number | undefined {
  const hours = runningHours(clock?.hours_off ?? []);
  const first = Math.floor((now - FIRST_MONDAY_MS) / HOUR_MS);
  if (hours[first % WEEK_H]) return undefined;
  let hour = first;
  while (!hours[hour % WEEK_H] && hour < first + WEEK_H) hour += 1;
  return FIRST_MONDAY_MS + hour * HOUR_MS;
}

/** What the clock of a seat has at most for the decision that is open, in seconds. */
export function wholeS({ clock, turn_limit_s }: Game): number {
  if (!clock) return turn_limit_s ?? 0;
  return clock.time.type === 'banked' ? clock.time.start_s : clock.time.limit_s;
}

/** Whether time is limited at a table. */
export const hasClock = ({ clock, turn_limit_s }: Game): boolean => clock !== null || turn_limit_s !== null;

/** The seat that waits for a player who ran out of time and may come back. */
export function seatToReturnTo(game: Game, me: string | undefined): GameSeat | undefined {
  return game.seats.find(({ may_return, resigned }) => may_return && resigned?.id === me && me !== undefined);
}

/** How long clocks have run until a moment, since the first Monday. */
function runningMs(until: number, off: readonly HoursOff[]): number {
  const hours = runningHours(off);
  const passed = until - FIRST_MONDAY_MS;
  const [whole, part] = [Math.floor(passed / HOUR_MS), passed % HOUR_MS];
  const run = (count: number) => hours.slice(0, count).filter(Boolean).length;
  const hourly = Math.floor(whole / WEEK_H) * run(WEEK_H) + run(whole % WEEK_H);
  return hourly * HOUR_MS + (hours[whole % WEEK_H] ? part : 0);
}

/** For each hour of the week whether clocks run in it. */
function runningHours(off: readonly HoursOff[]): readonly boolean[] {
  const hours = Array.from({ length: WEEK_H }, () => true);
  for (const { day, from_hour, to_hour } of off) hours.fill(false, DAYS.indexOf(day) * 24 + from_hour, DAYS.indexOf(day) * 24 + to_hour);
  return hours;
}
