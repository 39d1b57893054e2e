/**
 * The options of a ruleset, from the schema that it publishes. Choices, numbers, yes or no, and lists of a few things get
 * fields; whatever is richer, such as a board of one's own, is given as JSON.
 */
import { useSignal } from '@preact/signals';
import type { Ruleset } from 'kontor-client';
import type { JSX } from 'preact';

import { Box, Button, Choice, useRead } from '../look/ui.tsx';
import { rulesets } from '../net/rulesets.ts';
import { gameTexts, word } from '../table/names.ts';
import { texts } from '../texts/language.ts';

/** What was chosen; what is left out is as usual. */
export type Options = Record<string, unknown>;

interface OptionSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, OptionSchema>>;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly oneOf?: readonly OptionSchema[];
  readonly items?: OptionSchema;
  readonly properties?: Readonly<Record<string, OptionSchema>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly description?: string;
}

interface Props {
  readonly ruleset: Ruleset;
  readonly value: Options;
  readonly onChange: (value: Options) => void;
}

/** All options in a box of their own. */
export function OptionFields(props: Props): JSX.Element | null {
  if (!hasOptions(props.ruleset)) return null;
  return (
    <Box title={texts().page.options}>
      <OptionList {...props} />
    </Box>
  );
}

const schemaOf = (ruleset: Ruleset) => ruleset.options_schema as OptionSchema;

export const hasOptions = (ruleset: Ruleset): boolean => Object.keys(schemaOf(ruleset).properties ?? {}).length > 0;

export function OptionList({ ruleset, value, onChange }: Props): JSX.Element {
  const { properties = {}, $defs: defs = {} } = schemaOf(ruleset);
  return (
    <>
      {Object.entries(properties).map(([name, schema]) => {
        const change = (next: unknown) => {
          const { [name]: _, ...others } = value;
          onChange(next === undefined ? others : { ...others, [name]: next });
        };
        // A value that is left out is null.
        const usual = (ruleset.options_default as Options)[name] ?? null;
        const field = resolved(schema, defs);
        return <OptionField key={name} ruleset={ruleset.id} name={name} schema={field} defs={defs} usual={usual} value={value[name]} onChange={change} />;
      })}
    </>
  );
}

function resolved(schema: OptionSchema, defs: Readonly<Record<string, OptionSchema>>): OptionSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : { ...defs[name], description: schema.description ?? '' };
}

interface FieldProps {
  readonly ruleset: string;
  readonly name: string;
  readonly schema: OptionSchema;
  readonly defs: Readonly<Record<string, OptionSchema>>;
  readonly usual: unknown;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A value of which there are a few, by the JSON of it. */
interface Known {
  readonly json: string;
  readonly name: string;
}

function OptionField(props: FieldProps): JSX.Element {
  const { ruleset, name, schema, defs, usual, onChange } = props;
  const t = texts().page;
  const label = optionName(ruleset, name);
  const known = valuesOf(props);
  const items = schema.items && resolved(schema.items, defs).enum;
  if (items && isType(schema, 'array')) return <Several {...props} label={label} items={items} />;
  if (known) {
    const usualJson = JSON.stringify(usual);
    const all = known.some(({ json }) => json === usualJson) ? known : [{ json: usualJson, name: t.byDefault }, ...known];
    const now = props.value === undefined ? usualJson : JSON.stringify(props.value);
    const nameOf = (json: string) => all.find((one) => one.json === json)?.name ?? json;
    const choose = (json: string) => onChange(json === usualJson ? undefined : JSON.parse(json));
    return <Choice label={label} values={all.map(({ json }) => json)} value={now} name={nameOf} onChange={choose} />;
  }
  return <Raw {...props} label={label} />;
}

/** The values, where there are a few. */
function valuesOf({ ruleset, schema, defs, usual }: FieldProps): readonly Known[] | undefined {
  const t = texts().page;
  const named = (id: string) => ({ json: JSON.stringify(id), name: optionName(ruleset, id) });
  const listed = schema.enum ?? schema.oneOf?.map((one) => resolved(one, defs).enum).find((values) => values !== undefined);
  if (listed) return listed.map(named);
  if (isType(schema, 'boolean')) return [false, true].map((flag) => ({ json: String(flag), name: flag ? t.yes : t.no }));
  if (isType(schema, 'integer')) {
    const { minimum = 0, maximum = 0 } = schema;
    const count = maximum - minimum + 1;
    if (count > 8) return [minimum, 50, 100, usual as number, 500, maximum].filter(isBetween(minimum, maximum)).map(number);
    return Array.from({ length: count }, (_, index) => number(minimum + index));
  }
  // Things that differ by their type alone are named by it.
  const plain = schema.oneOf?.filter(({ properties = {} }) => Object.keys(properties).length === 1);
  return plain?.flatMap(({ properties }) => properties?.['type']?.enum ?? []).map((type) => ({ ...named(type), json: JSON.stringify({ type }) }));
}

const isBetween = (min: number, max: number) => (value: number, index: number, all: readonly number[]) =>
  value >= min && value <= max && all.indexOf(value) === index;

const number = (value: number): Known => ({ json: String(value), name: String(value) });

const isType = ({ type }: OptionSchema, wanted: string): boolean => type === wanted || (Array.isArray(type) && type.includes(wanted));

/** What was chosen apart from what is usual, in words; what is richer than a word or a number is one's own. */
export function OptionsLine({ ruleset, options }: { ruleset: string; options: Options }): JSX.Element | null {
  const t = texts().page;
  const { data } = useRead(rulesets, 'rulesets');
  const usual = data?.find(({ id }) => id === ruleset)?.options_default as Options | undefined;
  const chosen = Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual?.[name]));
  if (!usual || chosen.length === 0) return null;
  const valueText = (value: unknown) => {
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    return typeof value === 'string' ? optionName(ruleset, value) : typeof value === 'number' ? String(value) : t.own;
  };
  return <p class="hint">{chosen.map(([name, value]) => `${optionName(ruleset, name)}${t.colon}${valueText(value)}`).join(' · ')}</p>;
}

function optionName(ruleset: string, id: string): string {
  const names = gameTexts(ruleset)?.options;
  return (names && Object.hasOwn(names, id) ? names[id] : undefined) ?? word(ruleset, id, 'ids');
}

/** Several things of a list, or as usual. */
function Several(props: FieldProps & { label: string; items: readonly string[] }): JSX.Element {
  const t = texts().page;
  const chosen = (props.value as readonly string[] | undefined) ?? [];
  const toggle = (item: string) => {
    const next = chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item];
    props.onChange(next.length === 0 ? undefined : next);
  };
  return (
    <fieldset class="choice">
      <legend>{props.label}</legend>
      <div class="row">
        <Button extra="chip" pressed={chosen.length === 0} onClick={() => props.onChange(undefined)}>
          {t.byDefault}
        </Button>
        {props.items.map((item) => (
          <Button key={item} extra="chip" pressed={chosen.includes(item)} onClick={() => toggle(item)}>
            {word(props.ruleset, item, 'ids')}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** A value that is given as JSON. */
function Raw(props: FieldProps & { label: string }): JSX.Element {
  const t = texts().page;
  const text = useSignal('');
  const read = (input: string) => {
    text.value = input;
    try {
      props.onChange(input.trim() === '' ? undefined : JSON.parse(input));
    } catch {
      // Text that is no JSON yet is sent as it is; the server says what is wrong with it.
      props.onChange(input);
    }
  };
  return (
    <details class="choice">
      <summary>
        {props.label}
        {t.colon}
        {text.value.trim() === '' ? t.byDefault : t.own}
      </summary>
      <label class="field">
        <span class="hint">JSON</span>
        <textarea rows={3} value={text.value} onInput={({ currentTarget }) => read(currentTarget.value)} />
      </label>
    </details>
  );
}
