/** How a clock counts, in sentences. */
import type { Clock, HoursOff } from 'kontor-client';
import type { JSX } from 'preact';

import { DAYS } from '../net/clocks.ts';
import { texts } from '../texts/language.ts';

/** A Monday, to let the browser name the days of the week. */
const MONDAY_MS = Date.UTC(2024, 0, 1);

export function dayName(day: HoursOff['day'], length: 'short' | 'long'): string {
  const date = new Date(MONDAY_MS + DAYS.indexOf(day) * 86_400_000);
  return date.toLocaleDateString(texts().code, { weekday: length, timeZone: 'UTC' });
}

export function Terms({ clock, limitS }: { clock: Clock | null; limitS: number | null }): JSX.Element {
  const t = texts().clocks;
  if (!clock) return <p class="hint">{limitS === null ? t.unlimited : `${t.eachDecision(t.span(limitS))} ${t.timedOut.stand_in}`}</p>;
  const { time, hours_off: off = [], on_timeout: timeout = 'stand_in', vacations } = clock;
  return (
    <p class="hint">
      {counted(time)}{' '}
      {off.length > 0 && t.stands(windows(off))} {vacations && t.hasVacations} {t.timedOut[timeout]}
    </p>
  );
}

/** How time is counted, in one sentence. */
export function Counted({ clock, limitS }: { clock: Clock | null; limitS: number | null }): JSX.Element {
  const t = texts().clocks;
  return <span class="hint">{clock ? counted(clock.time) : limitS === null ? t.unlimited : t.eachDecision(t.span(limitS))}</span>;
}

function counted(time: Clock['time']): string {
  const t = texts().clocks;
  if (time.type === 'banked') return t.account(t.span(time.start_s), t.span(time.increment_s), t.span(time.max_s));
  return time.type === 'turn' ? t.eachTurn(t.span(time.limit_s)) : t.eachDecision(t.span(time.limit_s));
}

/** The hours off by day; days with the same hours stand together. */
function windows(off: readonly HoursOff[]): string {
  const byHours = new Map<string, HoursOff['day'][]>();
  for (const day of DAYS) {
    const hours = off.filter((one) => one.day === day).sort((one, other) => one.from_hour - other.from_hour);
    if (hours.length === 0) continue;
    const text = hours.map(({ from_hour: from, to_hour: to }) => (from === 0 && to === 24 ? '' : `${from}–${to}`)).join(', ');
    byHours.set(text, [...(byHours.get(text) ?? []), day]);
  }
  return [...byHours].map(([hours, days]) => `${days.map((day) => dayName(day, 'short')).join(', ')} ${hours}`.trim()).join('; ');
}
