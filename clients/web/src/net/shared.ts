/**
 * Lists of the player that change by themselves. One tab of the browser asks, by long polls, and tells the others; without
 * locks, which exist in secure contexts only, each visible tab asks from time to time. A tab that follows a table holds two
 * connections for it and no third one: it asks from time to time, and whenever something happens there if that may change the
 * list.
 */
import { type Signal, computed, effect, signal } from '@preact/signals';

import { player } from './session.ts';
import { shownTable } from './table.ts';

/** What was read, and by what a later request asks for something newer. */
export interface Answer<Item> {
  /** Nothing where nothing has changed. */
  readonly items: readonly Item[] | undefined;
  readonly tag: string | undefined;
}

/** A list that is watched. */
export interface Watched<Item> {
  /** Under this name tabs speak of it. */
  readonly name: string;
  readonly items: Signal<readonly Item[]>;
  /** Whether it is about tables: what happens at one that is followed may change it, and no other screen is more urgent. */
  readonly isOfTables: boolean;
  /** Reads it; with a tag once something is newer, or after some time. Throws where there is no answer. */
  read(signal: AbortSignal, tag: string | undefined): Promise<Answer<Item>>;
}

/** For how long a server holds a request that waits, in seconds. */
export const WAIT_S = 25;

const EVERY_MS = 30_000;
const PAUSE_MS = 3_000;

/** How many screens hold a connection of their own apart from tables. */
export const holding = signal(0);

/** Whether this tab follows a table. */
const isFollowing = computed(() => ['live', 'connecting'].includes(shownTable.value?.line.value ?? 'over'));

/** Begins to ask, and asks anew whenever somebody else signs in. */
export function watch<Item>(list: Watched<Item>): void {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(list.name) : undefined;
  let round: AbortController | undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<{ player: string; items: readonly Item[] }>) => {
    if (data.player === player.value?.id) list.items.value = data.items;
  });
  effect(() => {
    const id = player.value?.id;
    round?.abort();
    list.items.value = [];
    if (id === undefined) return;
    round = new AbortController();
    void new Watch(list, id, round.signal, channel).run();
  });
}

class Watch<Item> {
  readonly #list: Watched<Item>;
  readonly #player: string;
  readonly #signal: AbortSignal;
  readonly #channel: BroadcastChannel | undefined;

  constructor(list: Watched<Item>, player: string, signal: AbortSignal, channel: BroadcastChannel | undefined) {
    [this.#list, this.#player, this.#signal, this.#channel] = [list, player, signal, channel];
  }

  async run(): Promise<void> {
    const signal = this.#signal;
    await this.#read(signal, undefined);
    if ('locks' in navigator) {
      await navigator.locks.request(`${this.#list.name}.${this.#player}`, { signal }, () => this.#poll()).catch(() => undefined);
      return;
    }
    while (!signal.aborted) {
      await new Promise((resume) => setTimeout(resume, EVERY_MS));
      await this.#read(signal, undefined);
    }
  }

  /** Long polls, one after the other: each waits until there is something newer than the last one told. */
  async #poll(): Promise<void> {
    let tag: string | undefined;
    while (!this.#signal.aborted) {
      if (this.#yields()) {
        await this.#read(this.#signal, undefined);
        await this.#nextAtTable();
        continue;
      }
      const held = new AbortController();
      const release = effect(() => {
        if (this.#yields()) held.abort();
      });
      const next = await this.#read(AbortSignal.any([this.#signal, held.signal]), tag);
      release();
      tag = next ?? tag;
      if (next === undefined && !held.signal.aborted) await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
  }

  /** Whether this tab needs its connections for something else. */
  #yields(): boolean {
    return isFollowing.value || (!this.#list.isOfTables && holding.value > 0);
  }

  /** Until something has happened at the table that is followed, or it is left, or some time has passed. */
  async #nextAtTable(): Promise<void> {
    const table = shownTable.peek();
    const seq = table?.view.peek()?.seq;
    let stop: () => void = () => undefined;
    await new Promise<void>((resume) => {
      const timer = setTimeout(resume, EVERY_MS);
      this.#signal.addEventListener('abort', () => resume(), { once: true });
      const watched = effect(() => {
        const hasMoved = this.#list.isOfTables && table?.view.value?.seq !== seq;
        if (!this.#yields() || shownTable.value !== table || hasMoved) resume();
      });
      stop = () => {
        clearTimeout(timer);
        watched();
      };
    });
    stop();
  }

  /** Reads the list, and tells the other tabs. The tag of the answer, or nothing if there is none. */
  async #read(signal: AbortSignal, tag: string | undefined): Promise<string | undefined> {
    try {
      const { items, tag: next } = await this.#list.read(signal, tag);
      if (signal.aborted) return undefined;
      if (items) {
        this.#list.items.value = items;
        this.#channel?.postMessage({ player: this.#player, items });
      }
      return next;
    } catch {
      return undefined;
    }
  }
}
