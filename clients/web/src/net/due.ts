/**
 * What waits for the player, at all tables. One tab of the browser asks, by a long poll, and tells the others; without
 * locks, which exist in secure contexts only, each visible tab asks from time to time. A tab that follows a table holds two
 * connections for it and no third one: it asks whenever something happens there, and from time to time.
 */
import { computed, effect, signal } from '@preact/signals';
import type { DueDecision } from 'kontor-client';

import { kontor, player } from './session.ts';
import { shownTable } from './table.ts';

export const due = signal<readonly DueDecision[]>([]);

/** The same with one decision for each game. */
export const dueGames = computed(() => due.value.filter(({ game }, index) => due.value.findIndex((other) => other.game === game) === index));

const NAME = 'kontor.due';
const WAIT_S = 25;
const EVERY_MS = 30_000;
const PAUSE_MS = 3_000;

let round: AbortController | undefined;
const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : undefined;

/** Whether this tab follows a table. */
const isFollowing = computed(() => ['live', 'connecting'].includes(shownTable.value?.line.value ?? 'over'));

/** Begins to ask, and asks anew whenever somebody else signs in. */
export function watchDue(): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<{ player: string; items: readonly DueDecision[] }>) => {
    if (data.player === player.value?.id) due.value = data.items;
  });
  effect(() => {
    const id = player.value?.id;
    round?.abort();
    due.value = [];
    if (id === undefined) return;
    round = new AbortController();
    void watch(id, round.signal);
  });
}

async function watch(id: string, signal: AbortSignal): Promise<void> {
  await read(id, signal, undefined);
  if ('locks' in navigator) {
    await navigator.locks.request(`${NAME}.${id}`, { signal }, () => poll(id, signal)).catch(() => undefined);
    return;
  }
  while (!signal.aborted) {
    await new Promise((resume) => setTimeout(resume, EVERY_MS));
    await read(id, signal, undefined);
  }
}

/** Long polls, one after the other: each waits until something else is asked than the last one told. */
async function poll(id: string, signal: AbortSignal): Promise<void> {
  let tag: string | undefined;
  while (!signal.aborted) {
    if (isFollowing.peek()) {
      await read(id, signal, undefined);
      await nextAtTable(signal);
      continue;
    }
    const held = new AbortController();
    const release = effect(() => {
      if (isFollowing.value) held.abort();
    });
    const next = await read(id, AbortSignal.any([signal, held.signal]), tag);
    release();
    tag = next ?? tag;
    if (next === undefined && !held.signal.aborted) await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  }
}

/** Until something has happened at the table that is followed, or it is left, or some time has passed. */
async function nextAtTable(signal: AbortSignal): Promise<void> {
  const table = shownTable.peek();
  const seq = table?.view.peek()?.seq;
  let stop: () => void = () => undefined;
  await new Promise<void>((resume) => {
    const timer = setTimeout(resume, EVERY_MS);
    signal.addEventListener('abort', () => resume(), { once: true });
    const watched = effect(() => {
      if (!isFollowing.value || shownTable.value !== table || table?.view.value?.seq !== seq) resume();
    });
    stop = () => {
      clearTimeout(timer);
      watched();
    };
  });
  stop();
}

/** Reads the list, and tells the other tabs. The entity tag of the answer, or nothing if there is none. */
async function read(id: string, signal: AbortSignal, tag: string | undefined): Promise<string | undefined> {
  const params = tag === undefined ? {} : { query: { wait: WAIT_S }, header: { 'If-None-Match': tag } };
  try {
    const { data, response } = await kontor.value.api.GET('/v1/me/decisions', { params, signal });
    if (signal.aborted) return undefined;
    if (data && response.status === 200) {
      due.value = data.items;
      channel?.postMessage({ player: id, items: data.items });
    }
    return response.status < 400 ? (response.headers.get('ETag') ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
