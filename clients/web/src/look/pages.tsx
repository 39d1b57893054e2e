/** Lists that the server gives page by page. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { texts } from '../texts/language.ts';
import { Button, Failure, useRead } from './ui.tsx';

/** Where a page begins, as a part of a query; the first one needs nothing. */
export type From = { cursor?: string };

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next?: string | null;
}

export interface Pages<Item> {
  /** What was read so far; nothing before the first answer. */
  readonly items: readonly Item[] | undefined;
  /** Whether it is known that there is nothing at all. */
  readonly isEmpty: boolean;
  /** Says above the list that it failed, or that it is being read. */
  readonly state: JSX.Element;
  /** The button for the next page, if there is one. */
  readonly more: JSX.Element | null;
}

/** The pages that the user has asked for of the list with this key, read again when the version changes. Another list begins at its first page. */
export function usePages<Item>(pageOf: (from: From) => Promise<Page<Item>>, key: string, version?: unknown): Pages<Item> {
  const asked = useSignal<{ key: string; cursors: readonly string[] }>({ key, cursors: [] });
  const cursors = asked.value.key === key ? asked.value.cursors : [];
  const read = async () => {
    const pages = await Promise.all([pageOf({}), ...cursors.map((cursor) => pageOf({ cursor }))]);
    return { items: pages.flatMap(({ items }) => items), next: pages.at(-1)?.next };
  };
  const { data, error } = useRead(read, key, `${version} ${cursors.length}`);
  const next = data?.next;
  return {
    items: data?.items,
    isEmpty: data?.items.length === 0 && next == null,
    state: (
      <>
        <Failure error={error} />
        {!data && error === undefined && <p class="hint">{texts().page.working}</p>}
      </>
    ),
    more: next == null ? null : <Button onClick={() => (asked.value = { key, cursors: [...cursors, next] })}>{texts().page.more}</Button>,
  };
}
