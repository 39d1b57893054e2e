/** The fields of a form: buttons, steppers and toggles, by what may stand in each. */
import type { JSX } from 'preact';

import { SeatIcon } from '../look/shapes.tsx';
import { Button } from '../look/ui.tsx';
import { texts } from '../texts/language.ts';
import type { Field } from './form.ts';
import type { Act } from './machine.ts';
import type { Words } from './panel.tsx';
import { type Domain, type Fields, type Json, same } from './schema.ts';

/** More values than this are offered as a list that opens. */
const BUTTONS_MAX = 12;

/** Fields that hold the number of a seat. */
const SEATS = new Set(['seat', 'player', 'first', 'players']);

/** Fields that hold a place of Die Händler, or a way along such places. */
const PLACES = new Set(['city', 'space', 'route', 'place']);

/** Fields whose numbers are counted from 0 and shown from 1. */
const FROM_ZERO = new Set(['slot', 'slots', 'to', 'places', 'place', 'stack', 'arch', 'others']);

export function FormFields({ act, words }: { act: Act; words: Words }): JSX.Element | null {
  const filled = act.filled.value;
  if (!filled) return null;
  const fields = filled.fields.filter(needsChoice);
  const type = act.form.value?.type ?? '';
  if (fields.length === 0) return null;
  return (
    <div class="fields">
      {fields.map((field) => (
        <fieldset key={field.name}>
          <legend>{words.field(type, field.name)}</legend>
          <FieldInput field={field} act={act} words={words} />
        </fieldset>
      ))}
    </div>
  );
}

/** Whether there is anything to choose. */
function needsChoice({ domain }: Field): boolean {
  if (domain.kind === 'values') return domain.values.length > 1;
  if (domain.kind === 'range') return domain.min < domain.max || domain.orNone;
  if (domain.kind === 'list') return domain.items.length > 0;
  return domain.fields.some(({ min, max }) => min < max);
}

interface Props {
  readonly field: Field;
  readonly act: Act;
  readonly words: Words;
}

function FieldInput({ field, act, words }: Props): JSX.Element {
  const { domain } = field;
  if (domain.kind === 'range') {
    return <Range field={field} act={act} words={words} domain={domain} />;
  }
  if (domain.kind === 'list') return <Toggles field={field} act={act} words={words} />;
  if (domain.kind === 'counts') return <Counts field={field} act={act} words={words} />;
  return domain.values.length > BUTTONS_MAX ? <Select field={field} act={act} words={words} /> : <Values field={field} act={act} words={words} />;
}

/** What a value is called. */
function nameOf(name: string, value: Json, words: Words, action: Fields): JSX.Element | string {
  const t = texts().page;
  if (value === null) return words.none(String(action['type']), name);
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number') return numberName(name, value, words, action);
  if (typeof value === 'string') return words.ruleset === 'haendler' && PLACES.has(name) ? words.teller.place(value) : words.word(value, 'ids');
  if (Array.isArray(value)) {
    const names = (value as readonly Json[]).map((item) => textOf(name, item, words, action));
    return names.length === 0 ? t.none : names.join(PLACES.has(name) ? ' → ' : ', ');
  }
  const thing = words.thing(value);
  if (thing !== undefined) return thing;
  const parts = Object.entries(value).flatMap(([field, count]) => (count === 0 ? [] : [memberName(field, count, words)]));
  return parts.length === 0 ? t.none : parts.join(', ');
}

function numberName(name: string, value: number, words: Words, action: Fields): JSX.Element | string {
  if (words.ruleset !== 'medici' && SEATS.has(name)) {
    return (
      <span class="player">
        <SeatIcon seat={value} size={13} />
        {words.name(value)}
      </span>
    );
  }
  const card = cardOf(name, value, action);
  if (card !== undefined) return words.word(card, 'ids');
  return String(FROM_ZERO.has(name) && words.ruleset !== 'haendler' ? value + 1 : value);
}

function textOf(name: string, value: Json, words: Words, action: Fields): string {
  const named = nameOf(name, value, words, action);
  return typeof named === 'string' ? named : words.name(Number(value));
}

/** A member of an object: « 2 wine », or « wagon 3 ». */
function memberName(field: string, value: Json, words: Words): string {
  if (typeof value === 'number') return field === 'wagon' ? `${words.word(field, 'fields')} ${value}` : `${value} ${words.word(field, 'fields')}`;
  if (field === 'type' || typeof value === 'string') return words.word(String(value), 'ids');
  return Array.isArray(value) ? (value as readonly string[]).map((place) => words.teller.place(place)).join(' → ') : words.word(field, 'fields');
}

/** The card behind a number: choices list cards with the handle of each, or in the order of their places. */
function cardOf(name: string, value: number, choice: Fields): string | undefined {
  // In Die Händler `cards` are a number of cards.
  const listed = choice['hand'] ?? choice['cards'];
  const cards = Array.isArray(listed) ? (listed as readonly { handle?: number; card?: string }[]) : undefined;
  if (name === 'payment' || name === 'cards' || name === 'card') return cards?.find(({ handle }) => handle === value)?.card;
  const deck = (choice['deck'] ?? (typeof cards?.[0] === 'string' ? cards : undefined)) as readonly string[] | undefined;
  return name === 'places' || name === 'place' ? deck?.[value] : undefined;
}

/** The choice of the decision that a form belongs to, for the names of its cards. */
function choiceOf(act: Act): Fields {
  const form = act.form.value;
  const decision = act.decisions.value.find(({ id }) => id === form?.decision);
  const choices = (decision?.choices ?? []).filter(({ type }) => type === form?.type) as unknown as readonly Fields[];
  const values = Object.fromEntries((act.filled.value?.fields ?? []).map(({ name, value }) => [name, value]));
  const fits = choices.find((choice) => ['slot', 'seat', 'stack'].every((name) => choice[name] === undefined || choice[name] === values[name]));
  return fits ?? choices[0] ?? {};
}

function Values({ field, act, words }: Props): JSX.Element {
  const values = field.domain.kind === 'values' ? field.domain.values : [];
  const choice = choiceOf(act);
  return (
    <div class="row">
      {values.map((value) => (
        <Button
          key={JSON.stringify(value)}
          extra="chip"
          pressed={same(field.value, value)}
          disabled={!act.isOpen.value || !field.isOpen(value)}
          onClick={() => act.set(field.name, value)}
        >
          {nameOf(field.name, value, words, choice)}
        </Button>
      ))}
    </div>
  );
}

function Select({ field, act, words }: Props): JSX.Element {
  const t = texts().page;
  const values = field.domain.kind === 'values' ? field.domain.values.filter(field.isOpen) : [];
  const choice = choiceOf(act);
  const index = values.findIndex((value) => same(value, field.value));
  return (
    <select
      aria-label={words.field(act.form.value?.type ?? '', field.name)}
      value={String(index)}
      disabled={!act.isOpen.value}
      onChange={({ currentTarget }) => act.set(field.name, values[Number(currentTarget.value)]!)}
    >
      {index < 0 && <option value="-1">{t.chooseOne}</option>}
      {values.map((value, place) => (
        <option key={place} value={String(place)}>
          {textOf(field.name, value, words, choice)}
        </option>
      ))}
    </select>
  );
}

/** A number, or none where that is possible. */
function Range({ field, act, words, domain }: Props & { domain: Domain & { kind: 'range' } }): JSX.Element {
  const isNone = field.value === null;
  return (
    <div class="row">
      {domain.orNone && (
        <Button extra="chip" pressed={isNone} disabled={!act.isOpen.value} onClick={() => act.set(field.name, isNone ? domain.min : null)}>
          {words.none(act.form.value?.type ?? '', field.name)}
        </Button>
      )}
      <Stepper
        {...domain}
        value={isNone ? domain.min : Number(field.value)}
        label={words.field(act.form.value?.type ?? '', field.name)}
        open={act.isOpen.value && !isNone}
        onChange={(value) => act.set(field.name, value)}
      />
    </div>
  );
}

/** A number between buttons, with a slider where there are many. */
export function Stepper(props: {
  min: number;
  max: number;
  step: number;
  value: number;
  label: string;
  open: boolean;
  onChange: (value: number) => void;
}): JSX.Element {
  const t = texts().page;
  const { min, max, step, value, label, open, onChange } = props;
  const to = (next: number) => onChange(Math.min(max, Math.max(min, Math.round(next / step) * step)));
  return (
    <div class="row stepper">
      <Button label={`${label}: ${t.less}`} disabled={!open || value <= min} onClick={() => to(value - step)}>
        −
      </Button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={!open}
        onInput={({ currentTarget }) => {
          // What is typed counts at once where it is possible, so that Enter sends what one sees.
          const typed = Number(currentTarget.value);
          if (currentTarget.value !== '' && typed >= min && typed <= max && Number.isInteger(typed / step)) onChange(typed);
        }}
        onChange={({ currentTarget }) => (currentTarget.value = String(value))}
      />
      <Button label={`${label}: ${t.moreOf}`} disabled={!open || value >= max} onClick={() => to(value + step)}>
        +
      </Button>
      {max - min > 8 * step && (
        <input type="range" aria-label={label} min={min} max={max} step={step} value={value} disabled={!open} onInput={({ currentTarget }) => to(Number(currentTarget.value))} />
      )}
      <span class="hint">{t.range(min, max)}</span>
    </div>
  );
}

/** Things of a list; what is chosen twice is taken back. The order of the clicks is the order of the list. */
function Toggles({ field, act, words }: Props): JSX.Element {
  const t = texts().page;
  const { items, min, max } = field.domain.kind === 'list' ? field.domain : { items: [], min: 0, max: 0 };
  const chosen = (field.value ?? []) as readonly Json[];
  const choice = choiceOf(act);
  const toggle = (item: Json) => {
    const rest = chosen.filter((one) => !same(one, item));
    const next = rest.length < chosen.length ? rest : max === 1 ? [item] : [...chosen, item];
    act.set(field.name, next);
  };
  return (
    <>
      <div class="row">
        {items.map((item) => {
          const place = chosen.findIndex((one) => same(one, item));
          return (
            <Button
              key={JSON.stringify(item)}
              extra="chip"
              pressed={place >= 0}
              disabled={!act.isOpen.value || (place < 0 && chosen.length >= max && max > 1)}
              onClick={() => toggle(item)}
            >
              {nameOf(field.name, item, words, choice)}
            </Button>
          );
        })}
      </div>
      <span class="hint">{t.pickFrom(min, max)}</span>
    </>
  );
}

/** Counts of several things. */
function Counts({ field, act, words }: Props): JSX.Element {
  const fields = field.domain.kind === 'counts' ? field.domain.fields : [];
  const value = field.value as Fields;
  return (
    <div class="row counts">
      {fields.map(({ name, min, max }) => (
        <label key={name}>
          <span>{words.word(name, 'fields')}</span>
          <Stepper
            min={min}
            max={max}
            step={1}
            value={Number(value[name] ?? min)}
            label={words.word(name, 'fields')}
            open={act.isOpen.value && max > min}
            onChange={(count) => act.set(field.name, { ...value, [name]: count })}
          />
        </label>
      ))}
    </div>
  );
}
