/**
 * The developer panel: what the page and the server say to each other, each call also as a command of a shell, the
 * decision with its schema, and the view with what changed. It stores nothing, and replaces secrets before it notes
 * anything. It is loaded when it is opened first.
 */
import { effect, signal, useSignal } from '@preact/signals';
import type { Decision, GameView } from 'kontor-client';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { Button, copyText } from '../look/ui.tsx';
import { wrapSend } from '../net/session.ts';
import { shownTable } from '../net/table.ts';
import { texts } from '../texts/language.ts';
import { type Body, type Call, type Frame, calls, forget, frames, noting } from './calls.ts';
import { asCurl } from './curl.ts';
import { type Json, readable } from './secrets.ts';
import { Tree } from './tree.tsx';

const PARTS = ['calls', 'stream', 'decision', 'view'] as const;

const part = signal<(typeof PARTS)[number]>('calls');

/** The view that is shown, and the one before it at the same table. */
const views = signal<{ before: GameView | undefined; now: GameView | undefined }>({ before: undefined, now: undefined });

wrapSend(noting);
// The stream of the table was opened before anything was noted.
shownTable.peek()?.reconnect();
effect(() => {
  const next = shownTable.value?.view.value;
  const { now } = views.peek();
  if (next?.game !== now?.game) views.value = { before: undefined, now: next };
  else if (next?.seq !== now?.seq) views.value = { before: now, now: next };
});

export function DeveloperPanel({ onClose }: { onClose: () => void }): JSX.Element {
  const t = texts().developer;
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.focus(), []);
  const Shown = { calls: Calls, stream: Stream, decision: Decisions, view: View }[part.value];
  return (
    <section class="dev" aria-label={t.title} tabIndex={-1} ref={root}>
      <header class="row">
        <h2>{t.title}</h2>
        <span class="grow" />
        <Button quiet onClick={forget}>
          {t.forget}
        </Button>
        <Button quiet onClick={onClose}>
          {t.close}
        </Button>
      </header>
      <div class="row" role="group" aria-label={t.title}>
        {PARTS.map((one) => (
          <Button key={one} extra="chip" pressed={part.value === one} onClick={() => (part.value = one)}>
            {t.parts[one]}
          </Button>
        ))}
      </div>
      <div class="dev-part" tabIndex={0} role="group" aria-label={t.parts[part.value]}>
        <Shown />
      </div>
    </section>
  );
}

const Hint = ({ children }: { children: ComponentChildren }): JSX.Element => <p class="hint">{children}</p>;

/** Something that is drawn only when the user opens it. */
function Fold({ title, isOpen, children }: { title: ComponentChildren; isOpen?: boolean; children: () => ComponentChildren }): JSX.Element {
  const open = useSignal(isOpen === true);
  return (
    <details class="dev-fold" open={open.value} onToggle={({ currentTarget }) => (open.value = currentTarget.open)}>
      <summary>{title}</summary>
      {open.value && children()}
    </details>
  );
}

const pretty = (json: unknown): string => readable(JSON.stringify(json, null, 2));

function Code({ text, label }: { text: string; label: string }): JSX.Element {
  return (
    <pre tabIndex={0} role="group" aria-label={label}>
      {text}
    </pre>
  );
}

function Calls(): JSX.Element {
  const t = texts().developer;
  return (
    <>
      <Hint>{calls.value.length === 0 ? t.noCalls : t.curlMore}</Hint>
      {calls.value.map((call) => (
        <Fold key={call.number} title={<CallLine call={call} />}>
          {() => <CallDetails call={call} />}
        </Fold>
      ))}
    </>
  );
}

function CallLine({ call }: { call: Call }): JSX.Element {
  const t = texts().developer;
  const isBad = call.failed !== undefined || (call.status ?? 0) >= 400;
  return (
    <span class="dev-call" data-bad={isBad}>
      <b>{call.method}</b> <span class="dev-path">{readable(call.path)}</span>{' '}
      <small>
        {call.failed ?? call.status ?? t.underWay}
        {call.ms !== undefined && ` · ${call.ms} ms`}
        {call.bytes > 0 && ` · ${t.bytes(call.bytes)}`}
      </small>
    </span>
  );
}

function CallDetails({ call }: { call: Call }): JSX.Element {
  const t = texts().developer;
  const command = asCurl(call);
  return (
    <>
      {call.requestId != null && (
        <Hint>
          {t.requestId} <code>{call.requestId}</code>
        </Hint>
      )}
      <Code text={command} label="curl" />
      <CopyButton text={command} />
      <BodyText body={call.reply} label={t.reply} />
    </>
  );
}

function BodyText({ body, label }: { body: Body; label: string }): JSX.Element | null {
  if (!body) return null;
  return 'json' in body ? <Code text={pretty(body.json)} label={label} /> : <Hint>{texts().developer.notShown(body.bytes)}</Hint>;
}

/** Copies the command that stands before it, or selects it where the page may not copy. */
function CopyButton({ text }: { text: string }): JSX.Element {
  const t = texts().developer;
  const said = useSignal('');
  const copy = async (button: HTMLElement) => {
    const isCopied = await copyText(text);
    const command = button.previousElementSibling;
    if (!isCopied && command) getSelection()?.selectAllChildren(command);
    said.value = isCopied ? t.copied : t.selected;
  };
  return (
    <button type="button" class="button chip" onClick={({ currentTarget }) => void copy(currentTarget)}>
      <span role="status">{said.value === '' ? t.copyCurl : said.value}</span>
    </button>
  );
}

function Stream(): JSX.Element {
  const t = texts().developer;
  if (frames.value.length === 0) return <Hint>{t.noFrames}</Hint>;
  return (
    <>
      {frames.value.map((frame) => (
        <Fold key={frame.number} title={<FrameLine frame={frame} />}>
          {() => <BodyText body={frame.data} label={t.parts.stream} />}
        </Fold>
      ))}
    </>
  );
}

function FrameLine({ frame }: { frame: Frame }): JSX.Element {
  const json = frame.data && 'json' in frame.data ? (frame.data.json as { readonly [name: string]: Json } | null) : undefined;
  const type = json?.['type'];
  return (
    <>
      <small>{new Date(frame.at).toISOString().slice(11, 23)}</small> {frame.id !== undefined && <b>{frame.id}</b>}{' '}
      {frame.comment === undefined ? (frame.event ?? (typeof type === 'string' ? type : '')) : `: ${frame.comment}`}
    </>
  );
}

function Decisions(): JSX.Element {
  const t = texts().developer;
  const table = shownTable.value;
  if (!table) return <Hint>{t.noTable}</Hint>;
  const all = table.decisions.value;
  if (all.length === 0) return <Hint>{t.noDecision}</Hint>;
  return (
    <>
      {all.map((decision) => (
        <OneDecision key={`${decision.id} ${decision.seat}`} decision={decision} />
      ))}
    </>
  );
}

function OneDecision({ decision }: { decision: Decision }): JSX.Element {
  const t = texts().developer;
  const { schema, actions, ...rest } = decision;
  return (
    <article class="dev-decision">
      <h3>
        {decision.kind} {actions === null && <small class="hint">{t.ofSeat(decision.seat)}</small>}
      </h3>
      <Code text={pretty(rest)} label={decision.kind} />
      {actions && <Fold title={t.actions(actions.length, decision.complete === true)}>{() => <Code text={actions.map((action) => JSON.stringify(action)).join('\n')} label={t.parts.decision} />}</Fold>}
      {schema && <Fold title={t.schema}>{() => <Code text={pretty(schema)} label={t.schema} />}</Fold>}
    </article>
  );
}

function View(): JSX.Element {
  const t = texts().developer;
  const { before, now } = views.value;
  if (!shownTable.value) return <Hint>{t.noTable}</Hint>;
  if (!now) return <Hint>{t.noView}</Hint>;
  const tree = (view: GameView) => view as unknown as Json;
  return (
    <>
      {before && <Hint>{t.comparedWith(before.seq)}</Hint>}
      <Tree name="view" before={tree(before ?? now)} now={tree(now)} isRoot />
    </>
  );
}
