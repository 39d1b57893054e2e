/**
 * The past of a game: its positions, one for each commit, and the views of them.
 *
 * Only one request is under way at a time, and always for the position that is wanted now: a held key passes over positions
 * instead of queueing requests up. When the wanted view is there, those ahead of it are fetched, many in one request.
 */
import { batch, computed, signal } from '@preact/signals';
import type { Game, GameEvent, GameView } from 'kontor-client';

import { ask, kontor } from '../net/session.ts';
import { before } from '../table/names.ts';

/** How many views are kept. Those that were looked at longest ago go first. */
export const VIEWS_MAX = 600;

/** How many positions are there ahead, in the direction of travel, before more are fetched. */
const AHEAD = 16;

/** How many of them are fetched in one request: it counts as 20, where each by itself counts as 4. */
const FETCHED_AHEAD = 32;

/** How long the position must have stood still before its neighbours are fetched, so that dragging does not ask for all. */
const REST_MS = 120;

/** Events on a page: as many as the contract allows. */
const PAGE = 500;

/** The table as at the end of a commit. */
export interface Position {
  /** Seq of the last event of the commit. */
  readonly seq: number;
  /** Where the events of the commit are among all: the first, and the one behind the last. */
  readonly from: number;
  readonly to: number;
}

/** What is shown: a view, and which position it is of. */
export interface Shown {
  readonly index: number;
  readonly view: GameView;
}

export class Past {
  readonly events = signal<readonly GameEvent[]>([]);
  readonly positions = computed(() => positionsOf(this.events.value));
  /** The position that is wanted. */
  readonly index = signal(0);
  /** What is shown: the view of the wanted position, or until it is there, one on the way to it. */
  readonly shown = signal<Shown | undefined>(undefined);
  readonly failed = signal<unknown>(undefined);
  /** The events of the commit that leads to the wanted position. */
  readonly commit = computed(() => {
    const position = this.positions.value[this.index.value];
    return position ? this.events.value.slice(position.from, position.to) : [];
  });

  /** Who resigned, and when. */
  readonly #resignations = computed(() => this.events.value.filter(({ type }) => type === 'table.resigned'));
  readonly #id: string;
  readonly #query: { invite?: string; as?: number };
  readonly #views = new Map<number, GameView>();
  readonly #stop = new AbortController();
  #direction = 1;
  #movedAt = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isFetching = false;

  /** The past as `as` knew it, or as the caller did. */
  constructor(id: string, invite: string | undefined, as: number | undefined) {
    this.#id = id;
    this.#query = { ...(invite === undefined ? {} : { invite }), ...(as === undefined ? {} : { as }) };
  }

  /** Reads what has happened, and goes to the position that holds an event. */
  async open(seq: number): Promise<void> {
    this.failed.value = undefined;
    try {
      this.events.value = await this.#readEvents();
      this.goToSeq(seq);
    } catch (error) {
      if (!this.#stop.signal.aborted) this.failed.value = error;
    }
  }

  close(): void {
    clearTimeout(this.#rest);
    this.#stop.abort();
  }

  /** A game as it was at a position: until the end no player has a place, and a player who resigned later still has the seat. */
  gameAt(game: Game, index: number): Game {
    const position = this.positions.value[index];
    if (!position || index === this.positions.value.length - 1) return game;
    return this.#resignations.value.filter(({ seq }) => seq > position.seq).reduce(before, { ...game, outcome: null });
  }

  /** Goes to the position that holds an event. */
  goToSeq(seq: number): void {
    const found = this.positions.value.findIndex((position) => position.seq >= seq);
    this.go(found === -1 ? this.positions.value.length - 1 : found);
  }

  /** Goes to a position, or as near to it as there is one. */
  go(index: number): void {
    const wanted = Math.max(0, Math.min(index, this.positions.value.length - 1));
    if (wanted !== this.index.value) this.#direction = Math.sign(wanted - this.index.value);
    this.#movedAt = performance.now();
    batch(() => {
      this.index.value = wanted;
      this.failed.value = undefined;
      this.#showIfThere();
    });
    void this.#fetch();
  }

  async #readEvents(): Promise<readonly GameEvent[]> {
    const events: GameEvent[] = [];
    for (;;) {
      const query = { ...this.#query, after: events.at(-1)?.seq ?? 0, limit: PAGE };
      const params = { path: { game: this.#id }, query };
      const { items } = await ask(kontor.value.api.GET('/v1/games/{game}/events', { params, signal: this.#stop.signal }));
      events.push(...items);
      if (items.length < PAGE) return events;
    }
  }

  #showIfThere(): void {
    const index = this.index.peek();
    const seq = this.positions.peek()[index]?.seq;
    const view = seq === undefined ? undefined : this.#views.get(seq);
    if (seq === undefined || !view) return;
    // Looked at last, forgotten last.
    this.#views.delete(seq);
    this.#views.set(seq, view);
    this.shown.value = { index, view };
  }

  /** Fetches what is missing, one request after the other. */
  async #fetch(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      for (let next = this.#missing(); next !== undefined; next = this.#missing()) {
        if (next === this.index.peek()) await this.#fetchOne(next);
        else await this.#fetchAhead(next);
        if (!this.#has(next)) break;
      }
    } catch (error) {
      if (!this.#stop.signal.aborted) this.failed.value = error;
    } finally {
      this.#isFetching = false;
    }
  }

  async #fetchOne(index: number): Promise<void> {
    const { seq } = this.positions.peek()[index]!;
    const params = { path: { game: this.#id }, query: { ...this.#query, at: seq } };
    const view = await ask(kontor.value.api.GET('/v1/games/{game}/view', { params, signal: this.#stop.signal }));
    this.#keep([view]);
    const wanted = this.index.peek();
    if (wanted === index || !this.#has(wanted)) this.shown.value = { index, view };
  }

  /** Fetches the views from this position on, in the direction of travel. */
  async #fetchAhead(index: number): Promise<void> {
    const first = Math.max(0, this.#direction < 0 ? index - FETCHED_AHEAD + 1 : index);
    const { from } = this.positions.peek()[first]!;
    const after = this.events.peek()[from - 1]?.seq ?? 0;
    const params = { path: { game: this.#id }, query: { ...this.#query, after, limit: FETCHED_AHEAD } };
    const { items } = await ask(kontor.value.api.GET('/v1/games/{game}/views', { params, signal: this.#stop.signal }));
    this.#keep(items);
    this.#showIfThere();
  }

  #keep(views: readonly GameView[]): void {
    for (const view of views) this.#views.set(view.seq, view);
    for (const oldest of this.#views.keys()) {
      if (this.#views.size <= VIEWS_MAX) break;
      this.#views.delete(oldest);
    }
  }

  /** The position to fetch next: the wanted one; once that is there and stands still, the next one ahead. */
  #missing(): number | undefined {
    if (this.#stop.signal.aborted) return undefined;
    const wanted = this.index.peek();
    if (!this.#has(wanted)) return wanted;
    const left = REST_MS - (performance.now() - this.#movedAt);
    if (left > 0) {
      clearTimeout(this.#rest);
      this.#rest = setTimeout(() => void this.#fetch(), left);
      return undefined;
    }
    const ahead = Array.from({ length: AHEAD }, (_, step) => wanted + this.#direction * (step + 1));
    return ahead.find((index) => index in this.positions.peek() && !this.#has(index));
  }

  #has(index: number): boolean {
    const position = this.positions.peek()[index];
    return !position || this.#views.has(position.seq);
  }
}

/** The positions that can be looked at: from the start on, and for a fork from its own start. */
export function positionsOf(events: readonly GameEvent[]): readonly Position[] {
  const positions: Position[] = [];
  const start = events.findLastIndex(({ type }) => type === 'table.started');
  if (start === -1) return positions;
  let from = start;
  for (let index = start; index < events.length; index += 1) {
    if (events[index + 1]?.commit === events[index]!.commit) continue;
    positions.push({ seq: events[index]!.seq, from, to: index + 1 });
    from = index + 1;
  }
  return positions;
}
