/**
 * One table, as it is now: the game, the view of the viewer, the decisions, what has happened, and what was said.
 *
 * Events tell that something happened; what the table looks like then is asked for, once per commit and not per event.
 */
import { batch, computed, effect, signal } from '@preact/signals';
import {
  type Commit,
  type Decision,
  type Game,
  type GameAction,
  type GameComponents,
  type GameEvent,
  type GameView,
  KontorProblem,
  type Message,
  type Ruleset,
} from 'kontor-client';

import { componentsOf, rulesets } from './rulesets.ts';
import { ask, heard, kontor, noteEnd, player, reachable, sessionLost } from './session.ts';
import { following } from './settings.ts';

/** How long the stream of a hidden tab stays open, so that a glance at another tab costs nothing. */
const HIDDEN_MS = 30_000;

/** How long a request for messages waits for the next one; they have no part in the stream of events. */
const TALK_WAIT_S = 25;

/** The most events that are read at a time. */
const EVENTS_PAGE = 500;

/** A pause before what was held open is taken up again after it was given up. */
const AGAIN_MS = 2_000;

/** What could not be read now is read with the next commit. */
const ignore = (): void => undefined;

/** How the table is connected. */
export type Line = 'connecting' | 'live' | 'asleep' | 'over';

/** The table that is shown, for what looks at it from outside of its screen. */
export const shownTable = signal<Table | undefined>(undefined);

export class Table {
  readonly id: string;
  readonly invite: string | undefined;
  readonly game = signal<Game | undefined>(undefined);
  readonly ruleset = signal<Ruleset | undefined>(undefined);
  readonly components = signal<GameComponents | undefined>(undefined);
  readonly view = signal<GameView | undefined>(undefined);
  readonly decisions = signal<readonly Decision[]>([]);
  readonly events = signal<readonly GameEvent[]>([]);
  readonly messages = signal<readonly Message[]>([]);
  readonly line = signal<Line>('connecting');
  /** Why there is nothing to show. */
  readonly failed = signal<unknown>(undefined);
  readonly deleted = signal(false);

  /** The seats of the signed-in player: one at most, except in a sandbox. */
  readonly seats = computed<readonly number[]>(() => {
    const me = player.value?.id;
    const mine = this.game.value?.seats.filter((seat) => me !== undefined && seat.player?.id === me);
    return (mine ?? []).map(({ seat }) => seat);
  });
  /** The seat that is looked from and played: of several the one that was chosen. */
  readonly seat = computed(() => {
    const chosen = this.#chosen.value;
    return chosen !== undefined && this.seats.value.includes(chosen) ? chosen : (this.seats.value[0] ?? null);
  });
  /** The decisions that this player can answer from this seat. */
  readonly own = computed(() => this.decisions.value.filter(({ actions, seat }) => actions !== null && seat === this.seat.value));
  /** Whether what is shown is current, so that one may act. */
  readonly isLive = computed(() => reachable.value && this.line.value === 'live' && !sessionLost.value);

  readonly #chosen = signal<number | undefined>(undefined);
  /** What the other own seats have heard, until they are chosen again. */
  readonly #heardFrom = new Map<number, readonly GameEvent[]>();
  #stream: AbortController | undefined;
  #hide: ReturnType<typeof setTimeout> | undefined;
  /** Whether the tab is looked at, so that the table is followed. */
  readonly #isAwake = signal(false);
  #refreshing: Promise<void> | undefined;
  #again = false;
  #buffer: GameEvent[] = [];
  #lastEvent = 0;
  #as: string | undefined;
  #stop: (() => void)[] = [];

  constructor(id: string, invite: string | undefined) {
    this.id = id;
    this.invite = invite;
  }

  /** Begins to follow the table, until {@link close}. */
  open(): void {
    const onVisible = () => (document.visibilityState === 'hidden' ? this.#sleepSoon() : this.#wake());
    document.addEventListener('visibilitychange', onVisible);
    this.#stop.push(() => document.removeEventListener('visibilitychange', onVisible));
    let first = true;
    this.#as = player.peek()?.id;
    // A player who signs in may know more of the table than before.
    this.#stop.push(
      player.subscribe((now) => {
        if (!first) this.#restart(now?.id);
        first = false;
      }),
    );
    this.#stop.push(this.#talk());
    shownTable.value = this;
    this.#wake();
  }

  close(): void {
    if (shownTable.peek() === this) shownTable.value = undefined;
    this.#stop.splice(0).forEach((stop) => stop());
    clearTimeout(this.#hide);
    this.#stream?.abort();
    this.#stream = undefined;
  }

  /** Reads everything again over another connection, and goes on behind the last event. */
  reconnect(): void {
    this.#stream?.abort();
    this.#stream = undefined;
    this.#wake();
  }

  /** Plays an action. The key is the decision's id: however often it is sent, it is played once. */
  async play(decision: Decision, action: GameAction): Promise<void> {
    const params = { path: { game: this.id }, header: { 'Idempotency-Key': decision.id } };
    const body = { decision: decision.id, action };
    try {
      const played = await ask(kontor.value.api.POST('/v1/games/{game}/actions', { params, body }));
      if (decision.seat === this.seat.peek()) {
        batch(() => {
          this.#show(played.view, played.decisions);
          this.#hear(played.events);
        });
      }
      void this.refresh().catch(ignore);
    } catch (error) {
      if (error instanceof KontorProblem) await this.refresh();
      throw error;
    }
  }

  /** Looks from another one of the player's own seats, and plays for it. */
  async changeTo(seat: number): Promise<void> {
    const before = this.seat.peek();
    if (before === null || seat === before || !this.seats.peek().includes(seat)) return;
    const isOpen = this.game.peek()?.status === 'open';
    const view = isOpen ? undefined : await ask(kontor.value.api.GET('/v1/games/{game}/view', { params: { path: { game: this.id }, query: this.#query(seat) } }));
    if (this.seat.peek() !== before) return;
    batch(() => {
      this.#heardFrom.set(before, [...this.events.peek(), ...this.#buffer.splice(0)]);
      this.#chosen.value = seat;
      this.events.value = this.#heardFrom.get(seat) ?? [];
      this.#lastEvent = this.events.peek().at(-1)?.seq ?? 0;
      this.view.value = view;
    });
    await Promise.all([this.#readEvents(), this.refresh()]);
  }

  /** Reads what the table looks like now. Requests that come while one is read are answered by one more. */
  refresh(): Promise<void> {
    this.#again = true;
    this.#refreshing ??= this.#readUntilCurrent().finally(() => (this.#refreshing = undefined));
    return this.#refreshing;
  }

  async readGame(): Promise<void> {
    const game = await ask(kontor.value.api.GET('/v1/games/{game}', { params: { path: { game: this.id }, query: this.#query() } }));
    if (!this.ruleset.value) {
      const all = await rulesets();
      this.components.value = await componentsOf(game.ruleset);
      this.ruleset.value = all.find(({ id }) => id === game.ruleset);
    }
    this.game.value = game;
  }

  /** Takes the seat again that a bot plays since the player's time was up. Its player knows more than a spectator. */
  async comeBack(): Promise<void> {
    await ask(kontor.value.api.POST('/v1/games/{game}/returns', { params: { path: { game: this.id } } }));
    this.#forget();
    this.reconnect();
  }

  async say(text: string): Promise<void> {
    const message = await ask(kontor.value.api.POST('/v1/games/{game}/messages', { params: { path: { game: this.id } }, body: { text } }));
    // What others said before it may not have come yet.
    if (message.number === this.#lastMessage() + 1) this.#hearTalk([message]);
  }

  /** Listens to the messages as long as the player sits here and looks at the table. */
  #talk(): () => void {
    return effect(() => {
      if (this.seat.value === null || !this.#isAwake.value || sessionLost.value) return undefined;
      const listening = new AbortController();
      void this.#listen(listening.signal);
      return () => listening.abort();
    });
  }

  /** Requests one after the other, each of which is answered as soon as there is a message. */
  async #listen(signal: AbortSignal): Promise<void> {
    for (let wait = 0; !signal.aborted; wait = TALK_WAIT_S) {
      const params = { path: { game: this.id }, query: { after: this.#lastMessage(), wait } };
      try {
        const { items } = await ask(kontor.peek().api.GET('/v1/games/{game}/messages', { params, signal }));
        if (!signal.aborted) this.#hearTalk(items);
      } catch {
        await new Promise((resume) => setTimeout(resume, AGAIN_MS));
      }
    }
  }

  #lastMessage(): number {
    return this.messages.peek().at(-1)?.number ?? 0;
  }

  #hearTalk(messages: readonly Message[]): void {
    const fresh = messages.filter(({ number }) => number > this.#lastMessage());
    if (fresh.length > 0) this.messages.value = [...this.messages.peek(), ...fresh];
  }

  /** What a request says of the viewer. The server takes a player with several seats for the first one. */
  #query(seat: number | null = null): { invite?: string; as?: number } {
    const isOther = seat !== null && seat !== this.seats.peek()[0];
    return { ...(this.invite === undefined ? {} : { invite: this.invite }), ...(isOther ? { as: seat } : {}) };
  }

  #sleepSoon(): void {
    this.#hide ??= setTimeout(() => {
      this.#hide = undefined;
      this.#stream?.abort();
      this.#stream = undefined;
      this.#isAwake.value = false;
      if (this.line.value !== 'over') this.line.value = 'asleep';
    }, HIDDEN_MS);
  }

  #wake(): void {
    clearTimeout(this.#hide);
    this.#hide = undefined;
    this.#isAwake.value = true;
    if (this.#stream || this.line.value === 'over') return;
    this.#stream = new AbortController();
    this.line.value = 'connecting';
    void this.#follow(this.#stream.signal);
  }

  /**
   * Starts again: as the same player with another session, who finds everything as it was, or as another one, who may not
   * know what the one before knew.
   */
  #restart(id: string | undefined): void {
    if (id !== this.#as) this.#forget();
    this.#as = id;
    this.reconnect();
  }

  /** Forgets what was read, because another player looks from now on. */
  #forget(): void {
    batch(() => {
      this.events.value = [];
      this.messages.value = [];
      this.decisions.value = [];
      this.failed.value = undefined;
      this.view.value = undefined;
      if (this.line.value === 'over') this.line.value = 'connecting';
    });
    this.#lastEvent = 0;
    this.#buffer = [];
    this.#chosen.value = undefined;
    this.#heardFrom.clear();
  }

  /** Follows the events until the game is over or the tab sleeps. */
  async #follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const used = kontor.peek();
      try {
        await this.readGame();
        await this.refresh();
        this.failed.value = undefined;
        if (!signal.aborted) this.line.value = 'live';
        const options = { after: this.#lastEvent, signal, ...this.#query() };
        for await (const commit of used.commits(this.id, options)) await this.#commit(commit);
        this.line.value = 'over';
        return await this.#readGameAndTable();
      } catch (error) {
        if (signal.aborted) return;
        noteEnd(error, used);
        if (!this.game.value || !reachable.value) this.failed.value = error;
        if (error instanceof KontorProblem && error.problem.status === 404) return this.#gone(error);
        this.line.value = 'connecting';
      }
      await new Promise((resume) => setTimeout(resume, AGAIN_MS));
    }
  }

  #gone(error: unknown): void {
    this.failed.value = error;
    this.line.value = 'over';
  }

  async #readGameAndTable(): Promise<void> {
    if (this.deleted.value) return;
    await this.readGame();
    await this.refresh();
  }

  async #commit({ events, seq }: Commit): Promise<void> {
    heard();
    // The stream tells what the first own seat hears.
    if (this.seat.peek() === (this.seats.peek()[0] ?? null)) this.#hear(events);
    else await this.#readEvents().catch(ignore);
    if (events.some(({ type }) => type === 'table.deleted')) this.deleted.value = true;
    else if (events.some(({ type }) => type.startsWith('table.'))) void this.#readGameAndTable().catch(ignore);
    else if (seq > (this.view.value?.seq ?? 0)) void this.refresh().catch(ignore);
  }

  /** Reads the events that the seat has not heard yet. */
  async #readEvents(): Promise<void> {
    const seat = this.seat.peek();
    for (let isMore = true; isMore; ) {
      const params = { path: { game: this.id }, query: { ...this.#query(seat), after: this.#lastEvent, limit: EVENTS_PAGE } };
      const { items, next } = await ask(kontor.value.api.GET('/v1/games/{game}/events', { params }));
      if (this.seat.peek() !== seat) return;
      this.#hear(items);
      isMore = next !== null;
    }
  }

  /** Notes events. What comes together is shown together; what is known already is left out. */
  #hear(events: readonly GameEvent[]): void {
    const fresh = events.filter(({ seq }) => seq === this.#lastEvent + 1 && (this.#lastEvent = seq));
    if (fresh.length === 0) return;
    if (this.#buffer.length === 0) {
      queueMicrotask(() => {
        this.events.value = [...this.events.value, ...this.#buffer.splice(0)];
      });
    }
    this.#buffer.push(...fresh);
  }

  async #readUntilCurrent(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      if (!this.game.value || this.game.value.status === 'open') return;
      const [path, seat] = [{ game: this.id }, this.seat.peek()];
      const [view, decisions] = await Promise.all([
        ask(kontor.value.api.GET('/v1/games/{game}/view', { params: { path, query: this.#query(seat) } })),
        ask(kontor.value.api.GET('/v1/games/{game}/decisions', { params: { path, query: this.#query() } })),
      ]);
      // One of the two may be younger, because a player has moved in between; or another seat was chosen.
      if (seat !== this.seat.peek() || (view.seq !== decisions.seq && this.game.value.status === 'running')) this.#again = true;
      else this.#show(view, decisions.items);
    }
  }

  /** Shows a table, unless a later one is shown already. */
  #show(view: GameView, decisions: readonly Decision[]): void {
    if (view.seq < (this.view.value?.seq ?? 0)) return;
    const asked = (all: readonly Decision[]) => all.map(({ id }) => id).join();
    const isNew = asked(decisions) !== asked(this.decisions.peek());
    batch(() => {
      this.view.value = view;
      this.decisions.value = decisions;
    });
    if (isNew && following.value === 'on') this.#followTurn();
  }

  /** Goes on with the next own seat that is asked, if this one is not. */
  #followTurn(): void {
    const asked = this.decisions.peek().filter(({ actions, optional }) => actions !== null && !optional).map(({ seat }) => seat);
    const seat = this.seat.peek() ?? 0;
    const next = asked.find((one) => one > seat) ?? asked[0];
    // If this fails, the seat can be chosen by hand.
    if (next !== undefined && !asked.includes(seat)) this.changeTo(next).catch(ignore);
  }
}
