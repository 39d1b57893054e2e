/** Small parts that all screens use. */
import { signal, useSignal } from '@preact/signals';
import { KontorProblem } from 'kontor-client';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { serverNow } from '../net/session.ts';
import { said, texts } from '../texts/language.ts';
import type { Part } from '../texts/parts.ts';
import { SeatIcon } from './shapes.tsx';

/** The time at the server, by seconds, for what shows time. */
export const now = signal(serverNow());
setInterval(() => {
  if (document.visibilityState === 'visible') now.value = serverNow();
}, 1000);

/** A panel with a heading. */
export function Box({ title, children, id, extra }: { title?: ComponentChildren; children: ComponentChildren; id?: string; extra?: string }): JSX.Element {
  return (
    <section class={`box ${extra ?? ''}`} id={id} tabIndex={id === undefined ? undefined : -1}>
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </section>
  );
}

/** A button. */
export function Button(props: {
  children: ComponentChildren;
  onClick: () => void;
  main?: boolean | undefined;
  quiet?: boolean | undefined;
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  title?: string | undefined;
  label?: string | undefined;
  extra?: string | undefined;
}): JSX.Element {
  const kinds = ['button', props.main && 'main', props.quiet && 'quiet', props.extra].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      class={kinds}
      onClick={props.onClick}
      disabled={props.disabled}
      title={props.title}
      aria-label={props.label}
      aria-pressed={props.pressed}
    >
      {props.children}
    </button>
  );
}

/** A button whose work takes time: it can be pressed once at a time, and says why it failed. */
export function AskButton(props: { children: ComponentChildren; work: () => Promise<unknown>; main?: boolean; quiet?: boolean; disabled?: boolean }): JSX.Element {
  const busy = useSignal(false);
  const failed = useSignal<unknown>(undefined);
  const press = async () => {
    busy.value = true;
    failed.value = undefined;
    try {
      await props.work();
    } catch (error) {
      failed.value = error;
    } finally {
      busy.value = false;
    }
  };
  return (
    <>
      <Button main={props.main} quiet={props.quiet} disabled={props.disabled === true || busy.value} onClick={() => void press()}>
        {props.children}
      </Button>
      <Failure error={failed.value} />
    </>
  );
}

/** Why something failed, in words. */
export function Failure({ error }: { error: unknown }): JSX.Element | null {
  if (error === undefined) return null;
  return (
    <p class="failure" role="alert">
      {explain(error)}
    </p>
  );
}

/** What to say about an error. */
export function explain(error: unknown): string {
  if (!(error instanceof KontorProblem)) return texts().page.notSent;
  const { problem } = error;
  if (problem.refusal) return said(problem.refusal.sentences);
  return texts().problems[problem.code] ?? [problem.detail, ...problem.errors.map(({ detail }) => detail)].join(' ');
}

/** A choice of one out of a few. */
export function Choice<Value extends string | number>(props: {
  label: string;
  values: readonly Value[];
  value: Value;
  name: (value: Value) => ComponentChildren;
  onChange: (value: Value) => void;
  hint?: string | undefined;
}): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{props.label}</legend>
      <div class="row">
        {props.values.map((value) => (
          <Button key={value} pressed={value === props.value} onClick={() => props.onChange(value)} extra="chip">
            {props.name(value)}
          </Button>
        ))}
      </div>
      {props.hint !== undefined && <p class="hint">{props.hint}</p>}
    </fieldset>
  );
}

/** A text that is typed in. */
export function TextField(props: {
  label: string;
  value: string;
  onInput: (value: string) => void;
  type?: 'text' | 'password';
  hint?: string | undefined;
  max?: number | undefined;
  min?: number | undefined;
  autocomplete?: string;
}): JSX.Element {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        {...(props.type === 'password' ? { type: 'password' } : { type: 'text' })}
        value={props.value}
        maxLength={props.max}
        minLength={props.min}
        autocomplete={(props.autocomplete ?? 'off') as 'off'}
        onInput={({ currentTarget }) => props.onInput(currentTarget.value)}
      />
      {props.hint !== undefined && <small class="hint">{props.hint}</small>}
    </label>
  );
}

/** The parts of a sentence. Names are text nodes and never markup. */
export function Say({ parts, names }: { parts: readonly Part[]; names: (seat: number) => string }): JSX.Element {
  return (
    <>
      {parts.map((part) => {
        if (typeof part === 'string') return part;
        if ('b' in part) return <b>{part.b}</b>;
        if ('card' in part) return <b>{texts().games.dale_of_merchants.ids[part.card]}</b>;
        return (
          <span class="player">
            <SeatIcon seat={part.seat} size={13} />
            {names(part.seat)}
          </span>
        );
      })}
    </>
  );
}

/** The parts of a sentence as plain text. */
export function plain(parts: readonly Part[], names: (seat: number) => string): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('b' in part) return part.b;
      return 'card' in part ? texts().games.dale_of_merchants.ids[part.card] : names(part.seat);
    })
    .join('');
}

/** What was read under a key. */
interface Found<Data> {
  readonly key: unknown;
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/**
 * What was read from the server. The key names it, by everything that it depends on: under another key nothing of it is shown, not
 * even while one waits for the answer. Of another version it is read again, and shown as it was until then.
 */
export function useRead<Data>(read: () => Promise<Data>, key: unknown, version?: unknown): { data: Data | undefined; error: unknown; again: () => void } {
  const found = useSignal<Found<Data>>({ key });
  const times = useSignal(0);
  const { data, error }: Found<Data> = found.value.key === key ? found.value : { key };
  useEffect(() => {
    let wanted = true;
    const keep = (next: Omit<Found<Data>, 'key'>) => {
      if (wanted) found.value = { key, ...next };
    };
    if (error !== undefined) keep({ data });
    read().then(
      (answer) => keep({ data: answer }),
      (cause: unknown) => keep({ data, error: cause }),
    );
    return () => {
      wanted = false;
    };
  }, [key, version, times.value]);
  return { data, error, again: () => (times.value += 1) };
}

/** The day at the server after some time, where the player is, as fields of dates have it. */
export function serverDay(laterMs: number): string {
  const day = new Date(serverNow() + laterMs);
  return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** How often lists are read again while one looks at them. */
const AGAIN_MS = 10_000;

/** Counts up from time to time while one looks at the page: a part of the key of what is read again. */
export function useTimes(): number {
  const times = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') times.value += 1;
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return times.value;
}

/** Writes a text into the clipboard. Outside of secure contexts there is none, so the text is selected in a field instead. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Lets the browser save something as a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
