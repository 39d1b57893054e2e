/** A value as a tree, with marks at what was different in the value before it. */
import type { JSX } from 'preact';

import { texts } from '../texts/language.ts';
import type { Json } from './secrets.ts';

/** What has become of a value: `inside` means that something in it is different. */
export type Change = 'same' | 'inside' | 'changed' | 'added' | 'removed';

type Object = { readonly [name: string]: Json };

const isObject = (value: Json | undefined): value is Object => typeof value === 'object' && value !== null;

const kindOf = (value: Json | undefined): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** What has become of `before`. */
export function changeOf(before: Json | undefined, now: Json | undefined): Change {
  if (before === undefined) return now === undefined ? 'same' : 'added';
  if (now === undefined) return 'removed';
  if (kindOf(before) !== kindOf(now)) return 'changed';
  if (!isObject(now)) return before === now ? 'same' : 'changed';
  return namesOf(before, now).every((name) => changeOf((before as Object)[name], now[name]) === 'same') ? 'same' : 'inside';
}

const namesOf = (...values: readonly (Json | undefined)[]): readonly string[] => [...new Set(values.flatMap((value) => (isObject(value) ? Object.keys(value) : [])))];

/** A part of the tree. Where something is different it is open, so that all that changed is seen at once. */
export function Tree(props: { name: string; before: Json | undefined; now: Json | undefined; isRoot?: boolean }): JSX.Element {
  const { name, before, now } = props;
  const change = changeOf(before, now);
  const shown = now === undefined ? before : now;
  if (!isObject(shown)) return <Leaf {...props} change={change} />;
  const names = namesOf(shown, change === 'inside' ? before : undefined);
  return (
    <details class="dev-node" data-change={change} open={props.isRoot === true || change === 'inside'}>
      <summary>
        <b>{name}</b> <small>{Array.isArray(shown) ? `[${names.length}]` : `{${names.length}}`}</small> <Mark change={change} />
      </summary>
      <ul>
        {names.map((inner) => (
          <li key={inner}>
            <Tree name={inner} before={isObject(before) ? before[inner] : shown[inner]} now={isObject(now) ? now[inner] : shown[inner]} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Leaf({ name, before, now, change }: { name: string; before: Json | undefined; now: Json | undefined; change: Change }): JSX.Element {
  return (
    <p class="dev-node" data-change={change}>
      <b>{name}</b> {change === 'changed' && <del>{short(before)}</del>} {change === 'removed' ? <del>{short(before)}</del> : <span>{short(now)}</span>}{' '}
      <Mark change={change} />
    </p>
  );
}

const short = (value: Json | undefined): string => (isObject(value) ? (Array.isArray(value) ? '[…]' : '{…}') : JSON.stringify(value));

/** The mark in words, because a colour alone is not seen by everybody. */
function Mark({ change }: { change: Change }): JSX.Element | null {
  if (change === 'same' || change === 'inside') return null;
  return <small class="dev-mark">{texts().developer.changes[change]}</small>;
}
