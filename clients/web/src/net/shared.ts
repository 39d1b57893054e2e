/**
 * What belongs to the player and changes by itself, such as lists. One tab of the browser asks, by long polls, and tells the
 * others; without locks, which exist in secure contexts only, each visible tab asks from time to time. A tab that follows a
 * table holds two connections for it and no third one: it asks from time to time, and whenever something happens there if that
 * may change what was read.
 */
import { type Signal, computed, effect, signal } from '@preact/signals';

import { player } from './session.ts';
import { shownTable } from './table.ts';

/** What was read, and by what a later request asks for something newer. */
export interface Answer<Value> {
  /** Nothing where nothing has changed. */
  readonly value: Value | undefined;
  readonly tag: string | undefined;
}

/** What is watched. */
export interface Watched<Value> {
  /** Under this name tabs speak of it. */
  readonly name: string;
  readonly value: Signal<Value>;
  /** What it is as long as nothing was read. */
  readonly empty: Value;
  /** Whether it is about tables: what happens at one that is followed may change it, and no other screen is more urgent. */
  readonly isOfTables: boolean;
  /** Reads what is newer than the tag, if there is one; and waits until there is something. Throws where there is no answer. */
  read(signal: AbortSignal, tag: string | undefined, isWaiting: boolean): Promise<Answer<Value>>;
}

/** For how long a server holds a request that waits, in seconds. */
export const WAIT_S = 25;

const EVERY_MS = 30_000;

/** The same where a screen shows what it changes. */
const AWAITED_MS = 10_000;

const PAUSE_MS = 3_000;

/** How many screens hold a connection of their own apart from tables. */
export const holding = signal(0);

/** How many screens of a table show what news from elsewhere change. */
export const awaiting = signal(0);

/** Whether this tab follows a table. */
const isFollowing = computed(() => ['live', 'connecting'].includes(shownTable.value?.line.value ?? 'over'));

/** Begins to ask, and asks again whenever another player signs in. */
export function watch<Value>(list: Watched<Value>): void {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(list.name) : undefined;
  let round: AbortController | undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<{ player: string; value: Value }>) => {
    if (data.player === player.value?.id) list.value.value = data.value;
  });
  effect(() => {
    const id = player.value?.id;
    round?.abort();
    list.value.value = list.empty;
    if (id === undefined) return;
    round = new AbortController();
    void new Watch(list, id, round.signal, channel).run();
  });
}

class Watch<Value> {
  readonly #list: Watched<Value>;
  readonly #player: string;
  readonly #signal: AbortSignal;
  readonly #channel: BroadcastChannel | undefined;

  constructor(list: Watched<Value>, player: string, signal: AbortSignal, channel: BroadcastChannel | undefined) {
    [this.#list, this.#player, this.#signal, this.#channel] = [list, player, signal, channel];
  }

  async run(): Promise<void> {
    const signal = this.#signal;
    let tag = await this.#read(signal, undefined, false);
    if ('locks' in navigator) {
      await navigator.locks.request(`${this.#list.name}.${this.#player}`, { signal }, () => this.#poll()).catch(() => undefined);
      return;
    }
    while (!signal.aborted) {
      await new Promise((resume) => setTimeout(resume, EVERY_MS));
      tag = (await this.#read(signal, tag, false)) ?? tag;
    }
  }

  /** Long polls, one after the other: each waits until there is something newer than the last one told. */
  async #poll(): Promise<void> {
    let tag: string | undefined;
    while (!this.#signal.aborted) {
      if (this.#yields()) {
        tag = (await this.#read(this.#signal, tag, false)) ?? tag;
        await this.#nextAtTable();
        continue;
      }
      const held = new AbortController();
      const release = effect(() => {
        if (this.#yields()) held.abort();
      });
      const next = await this.#read(AbortSignal.any([this.#signal, held.signal]), tag, tag !== undefined);
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
    const isAwaited = () => !this.#list.isOfTables && awaiting.value > 0;
    const everyMs = isAwaited() ? AWAITED_MS : EVERY_MS;
    let stop: () => void = () => undefined;
    await new Promise<void>((resume) => {
      const timer = setTimeout(resume, everyMs);
      this.#signal.addEventListener('abort', () => resume(), { once: true });
      const watched = effect(() => {
        const hasMoved = this.#list.isOfTables && table?.view.value?.seq !== seq;
        if (!this.#yields() || shownTable.value !== table || hasMoved || (isAwaited() && everyMs > AWAITED_MS)) resume();
      });
      stop = () => {
        clearTimeout(timer);
        watched();
      };
    });
    stop();
  }

  /** Reads it, and tells the other tabs. The tag of the answer, or nothing if there is none. */
  async #read(signal: AbortSignal, tag: string | undefined, isWaiting: boolean): Promise<string | undefined> {
    try {
      const { value, tag: next } = await this.#list.read(signal, tag, isWaiting);
      if (signal.aborted) return undefined;
      if (value !== undefined) {
        this.#list.value.value = value;
        this.#channel?.postMessage({ player: this.#player, value });
      }
      return next;
    } catch {
      return undefined;
    }
  }
}
