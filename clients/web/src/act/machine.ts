/**
 * How a player comes to an action: one machine for all boards and for the generic table.
 *
 * The candidates are the actions that the decisions name. A click on a thing is a *pick*, which keeps the candidates that
 * it fits; when one is left, it is *armed*, and Enter or the main button sends it. Actions with numbers or sets are made in
 * a *form*. Whatever is shown here is what the server has said.
 */
import { batch, computed, effect, signal } from '@preact/signals';
import { type Decision, type GameAction, KontorProblem, type Problem } from 'kontor-client';

import { serverNow } from '../net/session.ts';
import { confirmation } from '../net/settings.ts';
import type { Table } from '../net/table.ts';
import { candidatesOf } from './candidates.ts';
import { type Filled, type Form, allowed, fill, typesOf } from './form.ts';
import { type Pointing, Previews } from './previews.ts';
import type { Fields, Json } from './schema.ts';

/** How long the panel takes nothing after the question has changed, so that no click meets a new button. */
export const LOCK_MS = 400;

/** How long a click can be undone, for those who chose to send without confirming. */
export const UNDO_MS = 3_000;

/** An action, and the decision that it answers. */
export interface Option {
  readonly decision: Decision;
  readonly action: GameAction;
}

/** Something that was clicked: a place, a card, a player. */
export interface Pick {
  /** What was clicked, such as `place:genf_1`. */
  readonly key: string;
  /** Of picks of one group only the last counts; without a group, the part of the key before the colon. */
  readonly group?: string;
  /** Whether this action is about it. */
  readonly fits: (action: GameAction) => boolean;
}

/** What the player has to know about the last step. */
export type Notice =
  | { kind: 'changed'; kept: boolean }
  | { kind: 'closed' }
  | { kind: 'lost' }
  | { kind: 'refused'; problem: Problem };

function formOf({ decision, action }: Option): Form {
  const { type, ...values } = action as unknown as Fields;
  return { decision: decision.id, type: String(type), values };
}

const groupOf = (pick: Pick): string => pick.group ?? pick.key.split(':')[0]!;

export class Act {
  readonly #table: Table;
  /** The decisions that the player can answer now: at most one that the game waits for, and one beside it. */
  readonly decisions;
  readonly picks = signal<readonly Pick[]>([]);
  readonly form = signal<Form | undefined>(undefined);
  /** What a board has half made, such as cards picked one by one. Only the board knows what is in it. */
  readonly draft = signal<unknown>(undefined);
  readonly notice = signal<Notice | undefined>(undefined);
  readonly locked = signal(false);
  readonly sending = signal(false);
  /** When an armed action will be sent by itself. */
  readonly sendsAt = signal<number | undefined>(undefined);

  /** All candidates. */
  readonly options = computed<readonly Option[]>(() =>
    this.decisions.value.flatMap((decision) => candidatesOf(decision).map((action) => ({ decision, action }))),
  );
  /** The candidates that fit all picks. */
  readonly matching = computed(() => this.options.value.filter(({ action }) => this.picks.value.every((pick) => pick.fits(action))));
  /** The form as it stands. */
  readonly filled = computed<Filled | undefined>(() => {
    const form = this.form.value;
    const decision = form && this.decisions.value.find(({ id }) => id === form.decision);
    return decision && fill(decision, form.type, form.values);
  });
  /** What Enter sends. */
  readonly armed = computed<Option | undefined>(() => {
    const form = this.form.value;
    if (form) {
      const decision = this.decisions.value.find(({ id }) => id === form.decision);
      const action = this.filled.value?.action;
      return decision && action && { decision, action };
    }
    const left = this.matching.value;
    return left.length === 1 && this.decisions.value.every(({ complete, id }) => complete || id !== left[0]!.decision.id || this.picks.value.length > 0)
      ? left[0]
      : undefined;
  });
  /** Whether there is anything to take back. */
  readonly isBegun = computed(() => this.picks.value.length > 0 || this.form.value !== undefined || this.draft.value !== undefined);
  /** Whether the panel takes anything now. */
  readonly isOpen = computed(() => this.#table.isLive.value && !this.locked.value && !this.sending.value);

  /** Where what is pointed at or armed leads. */
  readonly previews: Previews;

  #lock: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stop: () => void;

  constructor(table: Table) {
    this.#table = table;
    this.decisions = table.own;
    this.previews = new Previews(table.id, () => (this.isOpen.value ? this.armed.value : undefined));
    let before: readonly Decision[] = table.own.peek();
    this.#stop = effect(() => {
      const now = this.decisions.value;
      const changed = now.map(({ id }) => id).join() !== before.map(({ id }) => id).join();
      if (changed) this.#rebase(before, now);
      before = now;
    });
  }

  close(): void {
    this.#stop();
    this.previews.close();
    clearTimeout(this.#lock);
    clearTimeout(this.#timer);
  }

  /** Whether a pick would leave anything, alone or with what is picked already. */
  can(pick: Pick): boolean {
    return this.isOpen.value && this.options.value.some(({ action }) => pick.fits(action));
  }

  /** Lets a thing show where a click on it leads, if that is one action. */
  pointing(pick: Pick): Pointing {
    return this.previews.pointing(() => {
      const left = this.matching.peek().filter(({ action }) => pick.fits(action));
      return left.length === 1 && !this.isPicked(pick.key) ? left[0] : undefined;
    });
  }

  /** Whether this was picked. */
  isPicked(key: string): boolean {
    return this.picks.value.some((pick) => pick.key === key);
  }

  /** Picks a thing, or takes the pick back. Earlier picks that do not go with it are dropped, so no click is in vain. */
  pick(pick: Pick): void {
    if (!this.isOpen.value) return;
    if (this.isPicked(pick.key)) return this.unpick(pick.key);
    const others = this.picks.value.filter((one) => groupOf(one) !== groupOf(pick));
    let left = this.options.value.filter(({ action }) => pick.fits(action));
    if (left.length === 0) return;
    const kept: Pick[] = [];
    for (const other of others.toReversed()) {
      const both = left.filter(({ action }) => other.fits(action));
      if (both.length > 0) [left] = [both, kept.unshift(other)];
    }
    this.#change(() => {
      this.#put(undefined);
      this.picks.value = [...kept, pick];
    }, true);
  }

  unpick(key: string): void {
    this.#change(() => (this.picks.value = this.picks.value.filter((pick) => pick.key !== key)));
  }

  /** Arms exactly this action: one of the list, or one that the schema accepts. Says whether it is allowed. */
  arm(action: GameAction): boolean {
    const option = this.allows(action);
    if (!option || !this.isOpen.value) return false;
    this.#change(() => this.#put(formOf(option)), true);
    return true;
  }

  /** Takes what a board has half made, and arms the action that it makes by now, if that is allowed. Says whether it is. */
  draw(draft: unknown, action?: GameAction): boolean {
    if (!this.isOpen.value) return false;
    const option = action && this.allows(action);
    this.#change(() => this.#put(option && formOf(option), draft), true);
    return option !== undefined;
  }

  /** The option of this action, as far as the decisions tell: listed, or accepted by the schema where the list is not complete. */
  allows(action: GameAction): Option | undefined {
    for (const decision of this.decisions.value) {
      const found = allowed(decision, action as unknown as Fields);
      if (found) return { decision, action: found };
    }
    return undefined;
  }

  /** Opens the form of a type of action, with these values to begin with. */
  open(type: string, values: Fields = {}): void {
    const decision = this.decisions.value.find((one) => typesOf(one).includes(type));
    if (!decision || !this.isOpen.value) return;
    this.#change(() => this.#put({ decision: decision.id, type, values }));
  }

  /** Sets a field of the form. */
  set(name: string, value: Json): void {
    const [form, filled] = [this.form.value, this.filled.value];
    if (!form || !filled || !this.isOpen.value) return;
    const values = Object.fromEntries(filled.fields.flatMap((field) => (field.value === undefined ? [] : [[field.name, field.value]])));
    this.#change(() => this.#put({ ...form, values: { ...values, [name]: value } }));
  }

  /** Takes all back. */
  clear(): void {
    this.#change(() => this.#put(undefined));
  }

  /** Sends what is armed. */
  async send(): Promise<void> {
    const armed = this.armed.value;
    if (!armed || !this.isOpen.value) return;
    this.#disarm();
    this.sending.value = true;
    try {
      await this.#table.play(armed.decision, armed.action);
      batch(() => {
        this.notice.value = undefined;
        this.#put(undefined);
      });
    } catch (error) {
      this.#refused(error);
    } finally {
      this.sending.value = false;
    }
  }

  #refused(error: unknown): void {
    if (!(error instanceof KontorProblem)) this.notice.value = { kind: 'lost' };
    else if (error.problem.code === 'decision-closed') this.notice.value = { kind: 'closed' };
    else this.notice.value = { kind: 'refused', problem: error.problem };
  }

  /** Puts this in the place of all that was begun. */
  #put(form: Form | undefined, draft?: unknown): void {
    this.picks.value = [];
    this.form.value = form;
    this.draft.value = draft;
  }

  /** Changes picks or form. Where the player wants no confirmation, a click that arms starts the time for undoing it. */
  #change(change: () => void, byClick = false): void {
    this.#disarm();
    this.previews.leave();
    batch(() => {
      this.notice.value = undefined;
      change();
    });
    if (byClick && confirmation.value === 'undo' && this.armed.value) {
      this.sendsAt.value = serverNow() + UNDO_MS;
      this.#timer = setTimeout(() => void this.send(), UNDO_MS);
    }
  }

  #disarm(): void {
    clearTimeout(this.#timer);
    this.sendsAt.value = undefined;
  }

  /** The question has changed: what still fits is kept, and the panel takes nothing for a moment. */
  #rebase(before: readonly Decision[], now: readonly Decision[]): void {
    const [picks, form] = [this.picks.peek(), this.form.peek()];
    const had = this.isBegun.peek();
    const decision = form && now.find((one) => typesOf(one).includes(form.type));
    let left = now.flatMap(({ actions }) => actions ?? []);
    const kept = picks.filter((pick) => {
      const both = left.filter((action) => pick.fits(action));
      if (both.length > 0) left = both;
      return both.length > 0;
    });
    this.#disarm();
    this.previews.leave();
    batch(() => {
      this.picks.value = kept;
      this.form.value = form && decision && { ...form, decision: decision.id };
      this.draft.value = undefined;
      if (had && now.length > 0 && !this.sending.peek()) {
        this.notice.value = { kind: 'changed', kept: kept.length > 0 || decision !== undefined };
      }
      if (before.length > 0 && now.length > 0) this.locked.value = true;
    });
    clearTimeout(this.#lock);
    if (this.locked.peek()) this.#lock = setTimeout(() => (this.locked.value = false), LOCK_MS);
  }
}
