/**
 * Where an action leads: asked from the server for what is pointed at or armed, shortly after the pointer or the focus has
 * come to rest there. The page never works it out itself.
 */
import { effect, signal } from '@preact/signals';
import type { Preview } from 'kontor-client';

import { previews } from '../net/settings.ts';
import { ask, kontor } from '../net/session.ts';
import type { Option } from './machine.ts';

/** How long pointer or focus rest before a preview is asked for. */
const REST_MS = 120;

/** The most previews that are kept. */
const KEPT_MAX = 60;

/** The most that are asked for in a minute: a tenth of what the server allows by default. */
const PER_MINUTE_MAX = 120;
const MINUTE_MS = 60_000;

/** A preview, and the action that it is about. */
export interface Foreseen {
  readonly option: Option;
  readonly preview: Preview;
}

/** What shows where it leads while the pointer or the focus is on it. A finger that scrolls points at nothing. */
export interface Pointing {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocusIn: () => void;
  onFocusOut: () => void;
}

/** The actions of a decision are the same as long as it has the same id. */
const keyOf = ({ decision, action }: Option): string => `${decision.id} ${JSON.stringify(action)}`;

export class Previews {
  readonly shown = signal<Foreseen | undefined>(undefined);
  readonly #pointed = signal<Option | undefined>(undefined);
  readonly #kept = new Map<string, Preview>();
  readonly #game: string;
  readonly #stop: () => void;
  #wanted: Option | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  #askedAt: number[] = [];

  /** Previews of the game with this id; `armed` gives what is shown while nothing is pointed at. */
  constructor(game: string, armed: () => Option | undefined) {
    this.#game = game;
    this.#stop = effect(() => {
      const wanted = this.#pointed.value ?? armed();
      this.#want(previews.value === 'on' ? wanted : undefined);
    });
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#rest);
    this.#wanted = undefined;
  }

  /** The handlers of something that leads to this action; with `undefined`, to none or to one of several. */
  pointing(option: () => Option | undefined): Pointing {
    const leave = () => this.leave();
    const point = () => {
      this.#pointed.value = option();
    };
    return {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') point();
      },
      onPointerLeave: leave,
      onFocusIn: point,
      onFocusOut: leave,
    };
  }

  /** Nothing is pointed at any more. */
  leave(): void {
    this.#pointed.value = undefined;
  }

  #want(option: Option | undefined): void {
    const isSame = option && this.#wanted && keyOf(option) === keyOf(this.#wanted);
    this.#wanted = option;
    if (isSame) return;
    clearTimeout(this.#rest);
    const known = option && this.#kept.get(keyOf(option));
    this.shown.value = option && known && { option, preview: known };
    if (option && !known) this.#rest = setTimeout(() => void this.#ask(), REST_MS);
  }

  /** Asks for what is wanted, one after the other; what is no longer wanted when its turn comes is left out. */
  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    for (let option = this.#wanted; option && !this.#kept.has(keyOf(option)) && this.#mayAsk(); option = this.#wanted) {
      const preview = await this.#read(option);
      if (preview) this.#keep(option, preview);
      if (!preview || (this.#wanted && keyOf(this.#wanted) === keyOf(option))) break;
    }
    this.#isAsking = false;
  }

  #mayAsk(): boolean {
    const now = Date.now();
    this.#askedAt = this.#askedAt.filter((at) => now - at < MINUTE_MS);
    return this.#askedAt.length < PER_MINUTE_MAX && this.#askedAt.push(now) > 0;
  }

  async #read({ decision, action }: Option): Promise<Preview | undefined> {
    const params = { path: { game: this.#game } };
    try {
      return await ask(kontor.value.api.POST('/v1/games/{game}/previews', { params, body: { decision: decision.id, action } }));
    } catch {
      // A decision that has closed since has no preview, and neither has anything while the server is away.
      return undefined;
    }
  }

  #keep(option: Option, preview: Preview): void {
    const oldest = this.#kept.keys().next();
    if (this.#kept.size >= KEPT_MAX && !oldest.done) this.#kept.delete(oldest.value);
    this.#kept.set(keyOf(option), preview);
    if (this.#wanted && keyOf(this.#wanted) === keyOf(option)) this.shown.value = { option, preview };
  }
}
