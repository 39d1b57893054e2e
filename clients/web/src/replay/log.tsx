/** The log of a replay: what has happened and what will, around the position that is shown. A click on a line goes there. */
import type { Game } from 'kontor-client';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';

import { Say } from '../look/ui.tsx';
import { tell } from '../table/log.tsx';
import { seatNames } from '../table/names.ts';
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

interface Props {
  readonly past: Past;
  readonly game: Game;
  readonly teller: Teller;
  readonly jump: (index: number) => void;
  /** Whether it has just come into sight, on a page that shows one part at a time. */
  readonly isSeen: boolean;
}

export function ReplayLog({ past, game, teller, jump, isSeen }: Props): JSX.Element {
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
    const above = line.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollTop += above - scroller.clientHeight / 2;
  }, [now, lines, isSeen]);
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
            <Say parts={line.parts} names={seatNames(past.gameAt(game, line.position))} />
          </button>
        </li>
      ))}
    </ol>
  );
}
