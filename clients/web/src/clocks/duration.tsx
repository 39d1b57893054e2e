/** A time that is typed in: a number, and what it counts. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { texts } from '../texts/language.ts';

/** Seconds of a unit, the longest first. */
const UNITS = { d: 86_400, h: 3600, min: 60, s: 1 } as const;

type Unit = keyof typeof UNITS;

const NAMES = Object.keys(UNITS) as Unit[];

interface Props {
  readonly label: string;
  readonly seconds: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (seconds: number) => void;
}

export function DurationField({ label, seconds, min, max, onChange }: Props): JSX.Element {
  const t = texts().clocks;
  const unit = useSignal<Unit>(NAMES.find((name) => seconds !== 0 && seconds % UNITS[name] === 0) ?? 'min');
  // What is being typed stays as it is, also where it is too little yet.
  const typed = useSignal<string | undefined>(undefined);
  const usable = NAMES.filter((name) => UNITS[name] <= max && (UNITS[name] > 1 || min < 60));
  const within = (value: number) => Math.min(max, Math.max(min, value));
  const count = (input: string) => {
    typed.value = input;
    const value = Number(input);
    if (input !== '' && Number.isInteger(value)) onChange(within(value * UNITS[unit.value]));
  };
  const change = (next: Unit) => {
    const value = seconds / UNITS[unit.value];
    unit.value = next;
    typed.value = undefined;
    onChange(within(value * UNITS[next]));
  };
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="row">
        <input
          type="number"
          aria-label={label}
          min={Math.ceil(min / UNITS[unit.value])}
          max={Math.floor(max / UNITS[unit.value])}
          value={typed.value ?? Math.round(seconds / UNITS[unit.value])}
          onInput={({ currentTarget }) => count(currentTarget.value)}
          onBlur={() => (typed.value = undefined)}
        />
        <select aria-label={t.unit} value={unit.value} onChange={({ currentTarget }) => change(currentTarget.value as Unit)}>
          {usable.map((name) => (
            <option key={name} value={name}>
              {t.units[name]}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}
