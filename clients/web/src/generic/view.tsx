/** The generic table: any view of any game, by the names of its fields. */
import type { JSX } from 'preact';

import type { Json } from '../act/schema.ts';
import { SeatIcon } from '../look/shapes.tsx';
import type { BoardProps } from '../boards/board.ts';
import { word } from '../table/names.ts';
import type { RulesetId } from '../texts/contract.ts';
import { texts } from '../texts/language.ts';

/** Names of fields that hold the number of a seat. */
const SEAT_FIELDS = new Set([
  'seat', 'turner', 'opener', 'responder', 'master', 'starting_player', 'turn', 'leader', 'partner', 'receiver', 'player', 'helper', 'by_seat',
]);

/** Names of fields that hold a list of seats. */
const SEATS_FIELDS = new Set(['to_bid', 'has_bid', 'has_set', 'bidders', 'broken_axles', 'sale_with_bonus']);

/** Names of fields that hold a place of a board. */
const PLACE_FIELDS = new Set(['place', 'city', 'courier', 'space', 'from', 'route']);

/** Fields whose numbers count from 0, and are shown from 1 as everywhere else. */
const FROM_ZERO: Readonly<Record<string, ReadonlySet<string>>> = { basari: new Set(['arch', 'start']) };

interface Context {
  readonly ruleset: string;
  readonly props: BoardProps<RulesetId>;
}

export function GenericTable({ ruleset, props }: Context): JSX.Element {
  const { players, phase, ...table } = props.view as unknown as Readonly<Record<string, Json>>;
  const context = { ruleset, props };
  return (
    <div class="generic">
      {phase !== undefined && phase !== null && typeof phase === 'object' && (
        <section class="box">
          <h2>{word(ruleset, String((phase as Record<string, Json>)['phase']), 'ids')}</h2>
          <Members value={without(phase as Record<string, Json>, 'phase')} context={context} />
        </section>
      )}
      <div class="players">
        {((players as readonly Json[] | undefined) ?? []).map((player, index) => (
          <section class="box" key={index} data-me={index === props.me}>
            <h2>
              <SeatIcon seat={index} /> {props.name(index)} {index === props.me && <span class="tag">{texts().page.you}</span>}
            </h2>
            <Members value={without(player as Record<string, Json>, 'seat')} context={context} />
          </section>
        ))}
      </div>
      <section class="box">
        <h2>{texts().page.board}</h2>
        <Members value={table} context={context} />
      </section>
    </div>
  );
}

function without(value: Readonly<Record<string, Json>>, name: string): Readonly<Record<string, Json>> {
  const { [name]: _, ...others } = value;
  return others;
}

/** The members of an object, as a list of names and values. */
function Members({ value, context }: { value: Readonly<Record<string, Json>>; context: Context }): JSX.Element {
  return (
    <dl>
      {Object.entries(value).map(([name, member]) => (
        <div key={name}>
          <dt>{word(context.ruleset, name, 'fields')}</dt>
          <dd>
            <Value name={name} value={member} context={context} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ name, value, context }: { name: string; value: Json; context: Context }): JSX.Element {
  const t = texts().page;
  if (value === null) return <span class="hint">–</span>;
  if (typeof value === 'boolean') return <>{value ? t.yes : t.no}</>;
  if (Array.isArray(value)) return <List name={name} items={value as readonly Json[]} context={context} />;
  if (typeof value === 'object') return <Thing value={value as Readonly<Record<string, Json>>} context={context} />;
  return <Plain name={name} value={value} context={context} />;
}

/** A number or a word. */
function Plain({ name, value, context: { ruleset, props } }: { name: string; value: number | string; context: Context }): JSX.Element {
  if (typeof value === 'number' && (SEAT_FIELDS.has(name) || SEATS_FIELDS.has(name))) {
    return (
      <span class="player">
        <SeatIcon seat={value} size={13} />
        {props.name(value)}
      </span>
    );
  }
  if (typeof value === 'number') return <>{FROM_ZERO[ruleset]?.has(name) ? value + 1 : value}</>;
  return <>{ruleset === 'haendler' && PLACE_FIELDS.has(name) ? props.teller.place(value) : word(ruleset, value, 'ids')}</>;
}

function List({ name, items, context }: { name: string; items: readonly Json[]; context: Context }): JSX.Element {
  if (items.length === 0) return <span class="hint">–</span>;
  return (
    <ul class="chips">
      {items.map((item, index) => (
        <li key={index} class="thing">
          <Value name={name} value={item} context={context} />
        </li>
      ))}
    </ul>
  );
}

/** A small thing, such as a card, in one line; a larger one as a list of its members. */
function Thing({ value, context }: { value: Readonly<Record<string, Json>>; context: Context }): JSX.Element {
  const entries = Object.entries(value);
  const isSmall = entries.length <= 3 && entries.every(([, member]) => member === null || typeof member !== 'object');
  const counts = entries.every(([, member]) => typeof member === 'number') && !entries.some(([name]) => SEAT_FIELDS.has(name));
  if (counts) {
    const some = entries.filter(([, count]) => count !== 0);
    if (some.length === 0) return <span class="hint">–</span>;
    return <>{some.map(([name, count]) => `${count as number} ${word(context.ruleset, name, 'fields')}`).join(', ')}</>;
  }
  if (!isSmall) return <Members value={value} context={context} />;
  return (
    <span class="small">
      {entries
        .filter(([name, member]) => member !== null && name !== 'handle')
        .map(([name, member]) => (
          <span key={name}>
            <Value name={name} value={member} context={context} />
          </span>
        ))}
    </span>
  );
}
