/** The clocks at a table: what each seat has left, said aloud from time to time, and the way back to a seat. */
import { useComputed } from '@preact/signals';
import type { Game, SeatClock } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, now } from '../look/ui.tsx';
import { clocksOf, leftMs, seatToReturnTo, standsUntil, wholeS } from '../net/clocks.ts';
import { player } from '../net/session.ts';
import type { Table } from '../net/table.ts';
import { dayText, texts } from '../texts/language.ts';

/** Below this the seconds are shown. */
const SECONDS_BELOW_MS = 600_000;

/** What is left when it is said aloud, in seconds. */
const SAID_S = [10, 30, 60, 300, 600, 3600, 86_400];

/** The most that counts as little. */
const LITTLE_MAX_MS = 3_600_000;

/** A time that is left: coarse as long as there is much of it, with seconds at the end. */
export function timeText(ms: number): string {
  if (ms >= SECONDS_BELOW_MS) return texts().clocks.span(Math.floor(ms / 60_000) * 60);
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The moment as it is called here: the hour, with the day if it is another one. */
export function momentText(ms: number): string {
  const isToday = new Date(ms).toDateString() === new Date(now.value).toDateString();
  return new Date(ms).toLocaleString(texts().code, { ...(isToday ? {} : { weekday: 'short' }), hour: '2-digit', minute: '2-digit' });
}

/** Until when a player is on vacation. */
export function OnVacation({ table, game, seat }: { table: Table; game: Game; seat: number }): JSX.Element | null {
  const vacation = clocksOf(table, game).get(seat)?.vacation;
  if (!vacation || game.status !== 'running' || Date.parse(vacation.until) < now.peek()) return null;
  return <small class="tag">{texts().clocks.onVacation(dayText(vacation.until))}</small>;
}

/** What a seat has left. It is drawn again only when its text changes. */
export function SeatTime({ table, game, seat }: { table: Table; game: Game; seat: number }): JSX.Element | null {
  const clock = clocksOf(table, game).get(seat);
  if (!clock || game.status !== 'running') return null;
  // With the same time for each decision nothing is left of the last one.
  const isEmpty = clock.since === null && game.clock?.time.type !== 'banked' && !game.paused;
  return isEmpty ? null : <Left key={`${clock.left_ms} ${clock.since}`} clock={clock} game={game} />;
}

function Left({ clock, game }: { clock: SeatClock; game: Game }): JSX.Element {
  const t = texts().clocks;
  const left = useComputed(() => timeText(leftMs(clock, game.clock, now.value)));
  const isLittle = useComputed(() => leftMs(clock, game.clock, now.value) < Math.min(LITTLE_MAX_MS, wholeS(game) * 100));
  const until = useComputed(() => standsUntil(game.clock, now.value));
  const isRunning = clock.since !== null;
  return (
    <span class="clock" data-running={isRunning && until.value === undefined} data-little={isRunning && isLittle.value}>
      <span role="timer">{texts().page.deadline(left.value)}</span>
      {isRunning && until.value !== undefined && <small class="hint"> · {t.standsUntil(momentText(until.value))}</small>}
    </span>
  );
}

/** Says what is left to the player who is asked, but not each second. */
export function TimeSaid({ table, game }: { table: Table; game: Game }): JSX.Element | null {
  const own = table.seat.value;
  const clock = own === null ? undefined : clocksOf(table, game).get(own);
  if (!clock || clock.since === null) return <p class="unseen" role="status" />;
  return <Said key={`${clock.left_ms} ${clock.since}`} clock={clock} game={game} />;
}

function Said({ clock, game }: { clock: SeatClock; game: Game }): JSX.Element {
  const step = useComputed(() => {
    const left = leftMs(clock, game.clock, now.value) / 1000;
    return SAID_S.find((seconds) => left <= seconds && seconds < wholeS(game));
  });
  return (
    <p class="unseen" role="status">
      {step.value !== undefined && texts().clocks.lessThan(texts().clocks.span(step.value))}
    </p>
  );
}

/** The way back to a seat whose time was up. */
export function ComeBack({ table, game }: { table: Table; game: Game }): JSX.Element | null {
  const t = texts().clocks;
  if (game.status !== 'running' || !seatToReturnTo(game, player.value?.id)) return null;
  return (
    <div class="come-back">
      <p role="status">{t.timeUp}</p>
      <AskButton main work={() => table.comeBack()}>
        {t.comeBack}
      </AskButton>
    </div>
  );
}
