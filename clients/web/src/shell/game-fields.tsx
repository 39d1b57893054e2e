/** What forms of several screens ask of a game to be played: which ruleset, with how many, and with whom. */
import type { Ruleset } from 'kontor-client';
import type { JSX } from 'preact';

import { Box, Choice, Failure, useRead } from '../look/ui.tsx';
import { rulesets } from '../net/rulesets.ts';
import { gameTexts } from '../table/names.ts';
import { texts } from '../texts/language.ts';

const RATING_MAX = 10_000;

/** The rulesets; the one that is chosen is given to what stands below. */
export function RulesetChoice(props: { value: string; onChange: (id: string) => void; children: (ruleset: Ruleset) => JSX.Element }): JSX.Element {
  const t = texts().page;
  const { data, error } = useRead(rulesets, 'rulesets');
  const ruleset = data?.find(({ id }) => id === props.value);
  return (
    <>
      <Box title={t.ruleset}>
        <Failure error={error} />
        <div class="rulesets" role="group" aria-label={t.ruleset}>
          {data?.map(({ id, seats_min: min, seats_max: max }) => (
            <button type="button" key={id} class="ruleset" aria-pressed={id === props.value} onClick={() => props.onChange(id)}>
              <b>{gameTexts(id)?.name ?? id}</b>
              <span class="hint">{gameTexts(id)?.by}</span>
              <span>{gameTexts(id)?.summary}</span>
              <span class="hint">
                {t.players}
                {t.colon}
                {t.range(min, max)}
              </span>
            </button>
          ))}
        </div>
      </Box>
      {ruleset && props.children(ruleset)}
    </>
  );
}

/** As many seats as most people want at first. */
export const usualSeats = ({ seats_min }: Ruleset): number => Math.max(seats_min, 3);

/** How many seats a table has. */
export function SeatCount({ ruleset, label, value, onChange }: { ruleset: Ruleset; label: string; value: number; onChange: (seats: number) => void }): JSX.Element {
  return <Choice label={label} values={upTo(ruleset.seats_min, ruleset.seats_max)} value={value} name={String} onChange={onChange} />;
}

/** All whole numbers from one to another. */
export const upTo = (first: number, last: number): readonly number[] => Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** The ratings of those who may come, as they are typed in; an empty text is no limit. */
export interface Range {
  readonly min: string;
  readonly max: string;
}

const isRating = (text: string): boolean => text === '' || (/^\d{1,5}$/.test(text) && Number(text) <= RATING_MAX);

/** Whether both are ratings, in this order. */
export function isRange({ min, max }: Range): boolean {
  return isRating(min) && isRating(max) && (min === '' || max === '' || Number(min) <= Number(max));
}

export function RatingRange({ value, onChange }: { value: Range; onChange: (range: Range) => void }): JSX.Element {
  const t = texts().people;
  const field = (name: keyof Range, label: string) => (
    <label class="hour">
      {label}{' '}
      <input type="number" min={0} max={RATING_MAX} value={value[name]} aria-invalid={!isRange(value)} onInput={({ currentTarget }) => onChange({ ...value, [name]: currentTarget.value })} />
    </label>
  );
  return (
    <fieldset class="choice">
      <legend>{t.ratingRange}</legend>
      <div class="row">
        {field('min', t.ratingMin)}
        {field('max', t.ratingMax)}
      </div>
      <p class="hint">{t.ratingRangeMore}</p>
    </fieldset>
  );
}
