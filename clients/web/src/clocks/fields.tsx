/** The clock of a new table: one of a few that people know, or one of one's own figures. */
import { useSignal } from '@preact/signals';
import type { Clock, HoursOff, OnTimeout } from 'kontor-client';
import type { JSX } from 'preact';

import { Button, Choice } from '../look/ui.tsx';
import { DAILY, DAYS } from '../net/clocks.ts';
import { texts } from '../texts/language.ts';
import { DurationField } from './duration.tsx';
import { Terms, dayName } from './terms.tsx';

const WEEKEND: HoursOff[] = [
  { day: 'saturday', from_hour: 0, to_hour: 24 },
  { day: 'sunday', from_hour: 0, to_hour: 24 },
];

/** Clocks for what people have in mind. */
const PRESETS = {
  live: { time: { type: 'banked', start_s: 900, increment_s: 20, max_s: 1800 }, on_timeout: 'stand_in_until_return' },
  evening: { time: { type: 'banked', start_s: 3600, increment_s: 60, max_s: 3600 }, on_timeout: 'stand_in_until_return' },
  daily: DAILY,
  weekdays: { time: { type: 'decision', limit_s: 172_800 }, hours_off: WEEKEND, on_timeout: 'stand_in_until_return', vacations: true },
} as const satisfies Record<string, unknown>;

type Named = 'none' | keyof typeof PRESETS | 'own';

const NAMES: readonly Named[] = ['none', 'live', 'evening', 'daily', 'weekdays', 'own'];

/** The shortest and the longest time of a clock, and the most that an answer adds, in seconds. */
const TIME_MIN_S = 5;
const TIME_MAX_S = 5_184_000;
const INCREMENT_MAX_S = 604_800;

interface Props {
  readonly value: Clock | undefined;
  readonly onChange: (clock: Clock | undefined) => void;
}

export function ClockFields({ value, onChange }: Props): JSX.Element {
  const t = texts().clocks;
  const isOwn = useSignal(false);
  const preset = (Object.keys(PRESETS) as (keyof typeof PRESETS)[]).find((name) => JSON.stringify(PRESETS[name]) === JSON.stringify(value));
  const chosen: Named = !value ? 'none' : isOwn.value ? 'own' : (preset ?? 'own');
  const choose = (name: Named) => {
    isOwn.value = name === 'own';
    if (name === 'none') onChange(undefined);
    else onChange(structuredClone(name === 'own' ? (value ?? PRESETS.daily) : PRESETS[name]) as Clock);
  };
  return (
    <>
      <Choice label={t.title} values={NAMES} value={chosen} name={(name) => t.presets[name]} onChange={choose} />
      {value && chosen === 'own' && <OwnFigures value={value} onChange={onChange} />}
      {value && <Terms clock={value} limitS={null} />}
    </>
  );
}

function OwnFigures({ value, onChange }: { value: Clock; onChange: (clock: Clock) => void }): JSX.Element {
  const t = texts().clocks;
  const { time, on_timeout: timeout = 'stand_in' } = value;
  const set = (next: Partial<Clock>) => onChange({ ...value, ...next });
  const change = (type: Clock['time']['type']) =>
    set({ time: type === 'banked' ? { type, start_s: 259_200, increment_s: 43_200, max_s: 604_800 } : { type, limit_s: 86_400 } });
  return (
    <div class="own-clock">
      <Choice label={t.counted} values={['decision', 'turn', 'banked'] as const} value={time.type} name={(type) => t.ways[type]} onChange={change} />
      {/* Each of them keeps its own units. */}
      {time.type !== 'banked' ? (
        <div class="row" key={time.type}>
          <DurationField label={time.type === 'turn' ? t.turnLimit : t.limit} seconds={time.limit_s} min={TIME_MIN_S} max={TIME_MAX_S} onChange={(limit_s) => set({ time: { ...time, limit_s } })} />
        </div>
      ) : (
        <div class="row" key="banked">
          <DurationField
            label={t.start}
            seconds={time.start_s}
            min={TIME_MIN_S}
            max={TIME_MAX_S}
            onChange={(start_s) => set({ time: { ...time, start_s, max_s: Math.max(start_s, time.max_s) } })}
          />
          <DurationField label={t.increment} seconds={time.increment_s} min={0} max={INCREMENT_MAX_S} onChange={(increment_s) => set({ time: { ...time, increment_s } })} />
          <DurationField label={t.most} seconds={time.max_s} min={time.start_s} max={TIME_MAX_S} onChange={(max_s) => set({ time: { ...time, max_s } })} />
        </div>
      )}
      <HoursOffFields value={value.hours_off ?? []} onChange={(hours_off) => set({ hours_off })} />
      <Choice
        label={t.vacations}
        values={['no', 'yes'] as const}
        value={value.vacations === true ? 'yes' : 'no'}
        name={(one) => texts().page[one]}
        hint={t.vacationsMore}
        onChange={(one) => set({ vacations: one === 'yes' })}
      />
      <Choice
        label={t.onTimeout}
        values={['stand_in_until_return', 'stand_in', 'lose'] as const satisfies readonly OnTimeout[]}
        value={timeout}
        name={(one) => t.onTimeouts[one]}
        onChange={(on_timeout) => set({ on_timeout })}
      />
    </div>
  );
}

/** Hours of each day, which may go over midnight. */
interface Quiet {
  readonly from: number;
  readonly to: number;
}

/** Whole days off, and hours that are off on every other day. */
function HoursOffFields({ value, onChange }: { value: readonly HoursOff[]; onChange: (off: HoursOff[]) => void }): JSX.Element {
  const t = texts().clocks;
  const days = DAYS.filter((day) => value.some((one) => one.day === day && one.from_hour === 0 && one.to_hour === 24));
  const nights = useSignal<Quiet | null>(null);
  const give = (off: readonly HoursOff['day'][], quiet: Quiet | null = nights.value) => {
    nights.value = quiet;
    onChange(DAYS.flatMap((day) => (off.includes(day) ? [{ day, from_hour: 0, to_hour: 24 }] : quietOn(day, quiet))));
  };
  const toggle = (day: HoursOff['day']) => give(days.includes(day) ? days.filter((one) => one !== day) : [...days, day]);
  const quiet = nights.value;
  return (
    <>
      <fieldset class="choice">
        <legend>{t.daysOff}</legend>
        <div class="row">
          {DAYS.map((day) => (
            <Button key={day} extra="chip" pressed={days.includes(day)} onClick={() => toggle(day)}>
              {dayName(day, 'long')}
            </Button>
          ))}
        </div>
      </fieldset>
      <fieldset class="choice">
        <legend>{t.hoursOff}</legend>
        <div class="row">
          <Button extra="chip" pressed={!quiet} onClick={() => give(days, null)}>
            {t.noHoursOff}
          </Button>
          <HourField label={t.from} value={quiet?.from} onChange={(from) => give(days, { from, to: quiet?.to ?? (from + 8) % 24 })} />
          <HourField label={t.to} value={quiet?.to} onChange={(to) => give(days, { from: quiet?.from ?? (to + 16) % 24, to })} />
        </div>
        <p class="hint">{t.utc(new Date().toLocaleTimeString(texts().code, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }))}</p>
      </fieldset>
    </>
  );
}

/** Hours from one to another, in two parts where they go over midnight. */
function quietOn(day: HoursOff['day'], quiet: Quiet | null): HoursOff[] {
  if (!quiet || quiet.from === quiet.to) return [];
  if (quiet.from < quiet.to) return [{ day, from_hour: quiet.from, to_hour: quiet.to }];
  const evening = { day, from_hour: quiet.from, to_hour: 24 };
  return quiet.to === 0 ? [evening] : [{ day, from_hour: 0, to_hour: quiet.to }, evening];
}

function HourField({ label, value, onChange }: { label: string; value: number | undefined; onChange: (hour: number) => void }): JSX.Element {
  return (
    <label class="hour">
      {label}{' '}
      <select aria-label={label} value={value ?? ''} onChange={({ currentTarget }) => currentTarget.value !== '' && onChange(Number(currentTarget.value))}>
        <option value="">–</option>
        {Array.from({ length: 24 }, (_, hour) => (
          <option key={hour} value={hour}>
            {String(hour).padStart(2, '0')}:00
          </option>
        ))}
      </select>
    </label>
  );
}
