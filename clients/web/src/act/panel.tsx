/** The panel in which a player decides. It is a row of the page and never covers anything. */
import type { GameAction, PreviewedEvent, Problem } from 'kontor-client';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';

import { previews } from '../net/settings.ts';
import { Button, now } from '../look/ui.tsx';
import { said, texts } from '../texts/language.ts';
import type { Part, Teller } from '../texts/parts.ts';
import { FormFields } from './fields.tsx';
import { typesOf } from './form.ts';
import type { Act, Notice, Option } from './machine.ts';
import type { Foreseen } from './previews.ts';

/** How the panel talks about actions. */
export interface Words {
  readonly ruleset: string;
  /** The short name of a type of action. */
  readonly button: (type: string) => string;
  /** A whole action. */
  readonly action: (action: GameAction) => readonly Part[];
  readonly say: (parts: readonly Part[]) => JSX.Element;
  readonly word: (id: string, kind: 'fields' | 'ids') => string;
  /** A field in the form of an action. */
  readonly field: (type: string, name: string) => string;
  /** What it means that a field of an action is empty. */
  readonly none: (type: string, name: string) => string;
  /** An object inside of an action; nothing where its fields say enough. */
  readonly thing: (value: object) => string | undefined;
  /** What an event tells; nothing for one that says nothing to players. */
  readonly tell: (event: PreviewedEvent) => readonly Part[] | null;
  readonly name: (seat: number) => string;
  readonly teller: Teller;
}

export function Panel({ act, words, children }: { act: Act; words: Words; children?: ComponentChildren }): JSX.Element | null {
  const t = texts().page;
  const isListed = useSignal(false);
  const folded = useSignal<string | undefined>(undefined);
  const main = useRef<HTMLDivElement>(null);
  useEnter(act, main);
  if (act.decisions.value.length === 0) return null;
  const armed = act.armed.value;
  const isBusy = act.sending.value;
  // A phone's player may fold the form away to see the table; the next decision opens it again.
  const { id } = act.decisions.value[0]!;
  const isFolded = folded.value === id;
  return (
    <section class="box panel" id="panel" aria-label={t.regions.panel} data-locked={!act.isOpen.value} data-folded={isFolded} tabIndex={-1}>
      <div class="ask">{children ?? <Types act={act} words={words} />}</div>
      <div class="send" ref={main}>
        <div class="chosen">
          <p class="armed" role="status">
            {armed ? words.say(words.action(armed.action)) : <Hint act={act} />}
          </p>
          {previews.value === 'on' && <Consequences foreseen={act.previews.shown.value} words={words} />}
        </div>
        <div class="row end">
          <button type="button" class="button fold" aria-label={t.regions.panel} aria-expanded={!isFolded} onClick={() => (folded.value = isFolded ? undefined : id)}>
            {isFolded ? '▴' : '▾'}
          </button>
          <ListButton act={act} isListed={isListed.value} onToggle={() => (isListed.value = !isListed.value)} />
          <Button onClick={() => act.clear()} disabled={!act.isOpen.value || !act.isBegun.value}>
            {act.sendsAt.value === undefined ? t.clear : t.undo} <kbd>{t.clearKey}</kbd>
          </Button>
          <Button main extra="go" disabled={!armed || !act.isOpen.value} onClick={() => void act.send()}>
            {isBusy ? t.sending : <SendLabel act={act} words={words} armed={armed} />}
          </Button>
        </div>
      </div>
      {isListed.value && <AllChoices act={act} words={words} onDone={() => (isListed.value = false)} />}
      <NoticeLine notice={act.notice.value} />
    </section>
  );
}

function SendLabel({ act, words, armed }: { act: Act; words: Words; armed: Option | undefined }): JSX.Element {
  const t = texts().page;
  const at = act.sendsAt.value;
  if (at !== undefined) return <>{t.sendsIn(Math.max(0, Math.ceil((at - now.value) / 1000)))}</>;
  return (
    <>
      {armed ? words.button(armed.action.type) : t.send} <kbd>{t.enterKey}</kbd>
    </>
  );
}

/** Enter sends what is armed, and Escape clears, wherever the focus is, unless a text or a button has it. */
function useEnter(act: Act, main: { current: HTMLElement | null }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      const typing = target?.closest('input:not([type=range]), textarea, select, [role=dialog]') != null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.key === 'Escape' && !typing) act.clear();
      // On a button that is chosen already Enter sends, so that keys alone suffice; the space bar takes the choice back.
      const button = target?.closest('button, a, summary');
      const isButton = button != null && button.getAttribute('aria-pressed') !== 'true' && !main.current?.contains(button);
      if (event.key === 'Enter' && !isButton && (!typing || target?.closest('#panel') != null) && act.armed.peek()) {
        event.preventDefault();
        void act.send();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [act]);
}

function Hint({ act }: { act: Act }): JSX.Element {
  const t = texts().page;
  if (act.form.value) return <span class="hint">{t.notYet}</span>;
  const left = act.matching.value.length;
  return <span class="hint">{act.picks.value.length > 0 ? t.choicesLeft(left) : t.chooseOne}</span>;
}

/** The types of actions, and the form of the one that is open. */
export function Types({ act, words }: { act: Act; words: Words }): JSX.Element {
  const form = act.form.value;
  const types = act.decisions.value.flatMap((decision) => typesOf(decision).map((type) => ({ type, decision })));
  return (
    <>
      <div class="row types">
        {types.map(({ type, decision }) => (
          <Button
            key={`${decision.optional} ${type}`}
            pressed={form?.type === type && form.decision === decision.id}
            disabled={!act.isOpen.value}
            onClick={() => act.open(type)}
          >
            {words.button(type)}
          </Button>
        ))}
      </div>
      <FormFields act={act} words={words} />
    </>
  );
}

function ListButton({ act, isListed, onToggle }: { act: Act; isListed: boolean; onToggle: () => void }): JSX.Element | null {
  const t = texts().page;
  const count = act.options.value.length;
  if (count < 2) return null;
  const isComplete = act.decisions.value.every(({ complete }) => complete);
  return (
    <Button quiet pressed={isListed} onClick={onToggle}>
      {isComplete ? t.allChoices(count) : t.someChoices(count)}
    </Button>
  );
}

/** Where what is pointed at or armed leads, in the words of the log. Its room is kept, so that nothing moves below the pointer. */
function Consequences({ foreseen, words }: { foreseen: Foreseen | undefined; words: Words }): JSX.Element {
  const t = texts().page;
  if (!foreseen) return <p class="consequences hint" />;
  const { events, refusal, stopped } = foreseen.preview;
  if (!events) return <p class="consequences hint">{`${t.refused} ${refusal ? said(refusal.sentences) : ''}`}</p>;
  const told = events.flatMap((event) => words.tell(event) ?? []).length;
  return (
    <p class="consequences hint" tabIndex={0}>
      {told > 0 || stopped ? t.leadsTo : t.leadsToNothing}
      {events.map((event) => {
        const parts = words.tell(event);
        return parts && <> {words.say(parts)}</>;
      })}
      {stopped && ` ${t.stopped[stopped]}`}
    </p>
  );
}

/** Every listed action as text. */
function AllChoices({ act, words, onDone }: { act: Act; words: Words; onDone: () => void }): JSX.Element {
  const arm = (action: GameAction) => {
    if (act.arm(action)) onDone();
  };
  return (
    <ol class="all">
      {act.matching.value.map((option, index) => (
        <li key={index} {...act.previews.pointing(() => option)}>
          <Button quiet disabled={!act.isOpen.value} onClick={() => arm(option.action)}>
            {words.say(words.action(option.action))}
          </Button>
        </li>
      ))}
    </ol>
  );
}

function NoticeLine({ notice }: { notice: Notice | undefined }): JSX.Element {
  return (
    <p class="notice" role="status">
      {notice && noticeText(notice)}
    </p>
  );
}

function noticeText(notice: Notice): string {
  const t = texts().page;
  switch (notice.kind) {
    case 'changed':
      return notice.kept ? t.changedKept : t.changed;
    case 'closed':
      return t.closed;
    case 'lost':
      return t.notSent;
    case 'refused':
      return `${t.refused} ${refusedWith(notice.problem)}`;
  }
}

function refusedWith({ refusal, code, detail }: Problem): string {
  return refusal ? said(refusal.sentences) : (texts().problems[code] ?? detail);
}
