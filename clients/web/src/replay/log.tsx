/** The log of a replay: what has happened and what will, around the position that is shown. A click on a line goes there. */
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';

import { Say } from '../look/ui.tsx';
import { tell } from '../table/log.tsx';
import { texts } from '../texts/language.ts';
import type { Part, Teller } from '../texts/parts.ts';
import type { Past } from './past.ts';

/** How many lines are drawn before and after the position. */
const AROUND = 40;

interface Line {
  /** The position after whose commit the line comes. */
  readonly position: number;
  readonly seq: number;
  readonly parts: readonly Part[];
}

function linesOf(past: Past, teller: Teller): readonly Line[] {
  return past.positions.value.flatMap(({ from, to }, position) =>
    past.events.value.slice(from, to).flatMap((event) => {
      const parts = tell(event, teller);
      return parts ? [{ position, seq: event.seq, parts }] : [];
    }),
  );
}

export function ReplayLog({ past, teller, names, jump }: { past: Past; teller: Teller; names: (seat: number) => string; jump: (index: number) => void }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const events = past.events.value;
  const language = texts().code;
  const lines = useMemo(() => linesOf(past, teller), [past, events, language]);
  const now = past.index.value;
  const last = lines.findLastIndex(({ position }) => position <= now);
  const window = lines.slice(Math.max(0, last - AROUND), last + 1 + AROUND);
  useLayoutEffect(() => {
    const [box, line] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')];
    if (!box || !line) return;
    // The page must not move, only the list; on a phone the column around it scrolls.
    const scroller = box.scrollHeight > box.clientHeight ? box : (box.closest('.side') ?? box);
    scroller.scrollTop = line.offsetTop - scroller.clientHeight / 2;
  }, [now, lines]);
  return (
    <ol class="log" ref={list} tabIndex={0}>
      {window.map((line) => (
        <li key={line.seq} data-new={line.position === now} data-later={line.position > now}>
          <button
            type="button"
            class="line-button"
            tabIndex={-1}
            aria-current={line === lines[last] ? 'step' : undefined}
            onClick={() => jump(line.position)}
          >
            <Say parts={line.parts} names={names} />
          </button>
        </li>
      ))}
    </ol>
  );
}
