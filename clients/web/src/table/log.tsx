/** What has happened, in sentences, the newest first. */
import type { Game, GameEvent } from 'kontor-client';
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';

import { Button, Say, now } from '../look/ui.tsx';
import type { Table } from '../net/table.ts';
import { texts } from '../texts/language.ts';
import type { Part, Teller } from '../texts/parts.ts';
import { before, seatNames, tellerOf } from './names.ts';

/** Sentences that are shown at first, and with each further click. */
const SHOWN = 60;

type Tell = (data: unknown, t: Teller) => readonly Part[] | null;

/** The sentence of an event; nothing for one that says nothing to players, or that this page does not know. */
export function tell(event: Pick<GameEvent, 'type' | 'data'>, t: Teller): readonly Part[] | null {
  const [game = ''] = event.type.split('.');
  const all = (game === 'table' ? texts().table : (texts().games as Readonly<Record<string, { events: unknown }>>)[game]?.events) as
    | Readonly<Record<string, Tell>>
    | undefined;
  return (all && Object.hasOwn(all, event.type) ? all[event.type]! : undefined)?.(event.data, t) ?? null;
}

/** A line of the log: a sentence, or several of the same player in a row who let something pass. */
interface Line {
  readonly event: GameEvent;
  /** How the seats were called then. */
  readonly names: (seat: number) => string;
  readonly parts: readonly Part[];
  readonly times: number;
}

function linesOf(events: readonly GameEvent[], now: Game | undefined, t: Teller, most: number): readonly Line[] {
  const lines: Line[] = [];
  let [game, names] = [now, seatNames(now)];
  for (let index = events.length - 1; index >= 0 && lines.length < most; index -= 1) {
    const event = events[index]!;
    const parts = tell(event, t);
    const named = names;
    if (game && event.type === 'table.resigned') [game, names] = [before(game, event), seatNames(before(game, event))];
    if (!parts) continue;
    const last = lines.at(-1);
    const isPass = event.type.endsWith('.passed') && last?.event.type === event.type;
    if (isPass && JSON.stringify(last.parts) === JSON.stringify(parts)) lines[lines.length - 1] = { ...last, times: last.times + 1 };
    else lines.push({ event, names: named, parts, times: 1 });
  }
  return lines;
}

export function Log({ table }: { table: Table }): JSX.Element {
  const t = texts().page;
  const most = useSignal(SHOWN);
  const lines = linesOf(table.events.value, table.game.value, tellerOf(table), most.value);
  return (
    <>
      <ol class="log" reversed tabIndex={0}>
        {lines.map(({ event, names, parts, times }) => (
          <li key={event.seq} data-new={now.value - Date.parse(event.at) < 4000}>
            <span>
              <Say parts={parts} names={names} /> {times > 1 && <small class="hint">×{times}</small>}
            </span>
            <time class="hint" dateTime={event.at}>
              {t.ago((now.value - Date.parse(event.at)) / 1000)}
            </time>
          </li>
        ))}
      </ol>
      {lines.length >= most.value && (
        <Button quiet onClick={() => (most.value += SHOWN)}>
          {t.more}
        </Button>
      )}
    </>
  );
}
