import createClient, { type Client } from 'openapi-fetch';

import { Addresses } from './addresses.js';
import { written } from './body.js';
import type { AccountEvent, DueDecision, GameEvent, Player, SignedIn, paths } from './contract.js';
import { type Waiting, dueDecisions } from './decisions.js';
import { type Commit, type Follow, type News, followCommits, followEvents, followNews } from './follow.js';
import { isProblem, orThrow, problemIn } from './problem.js';
import { DEFAULT_RETRY, type Retry, type Send, named, retrying } from './retry.js';
import type { SessionStore } from './store.js';
import { TokenSender, type TokenSource } from './token.js';

/** The media types of responses, except streams. */
type Json = 'application/json' | 'application/problem+json';

/** Settings of a client. */
export interface Settings {
  /** When and how often requests are repeated. */
  retry?: Partial<Retry>;
  /** How long a request may wait for its reply, in milliseconds; 75,000 by default, which is longer than any long poll. */
  timeoutMs?: number;
  /** The function that sends requests, instead of the global `fetch`: to look at them, say. */
  fetch?: typeof fetch;
  /** Where the session is kept. Tabs that share one need it, or each ends the session of the others; {@link storedIn}. */
  store?: SessionStore;
  /** Told of each new session: keep it, and {@link Kontor.resume} goes on with it. A guest has no other way back. */
  onSession?: (session: SignedIn) => void;
}

/** The address of a server, or the addresses of several that share their games. */
export type BaseUrl = string | readonly string[];

/** How long before they expire access tokens are renewed. */
const RENEW_BEFORE_MS = 30_000;

/** How long a request may wait for its reply: long polls take up to a minute. */
const TIMEOUT_MS = 75_000;

/** A server, and the player who is signed in there, if any. */
export class Kontor {
  /** Every operation of the contract, typed by path; for event streams see {@link Kontor.follow}. */
  readonly api: Client<paths, Json>;
  /** The address of the server; of several, the first one, for which requests are written wherever they are sent. */
  readonly baseUrl: string;

  #session: SignedIn | undefined;
  #renewal: Promise<void> | undefined;
  #token: TokenSender | undefined;
  readonly #settings: Settings;
  readonly #retry: Retry;
  readonly #addresses: Addresses;
  readonly #send: Send;
  readonly #timeoutMs: number;

  /**
   * A client that is not signed in: it can read rulesets and public games. `baseUrl` may be several addresses of one service,
   * at most 16: where one does not answer, the request goes to the next one.
   */
  constructor(baseUrl: BaseUrl, settings: Settings = {}) {
    this.#addresses = new Addresses(baseUrl);
    this.baseUrl = this.#addresses.first;
    this.#settings = settings;
    const send = settings.fetch ?? ((request) => fetch(request));
    this.#retry = { ...DEFAULT_RETRY, ...settings.retry };
    this.#send = retrying(send, this.#retry, this.#addresses);
    this.#timeoutMs = settings.timeoutMs ?? TIMEOUT_MS;
    this.api = createClient<paths, Json>({ baseUrl: this.baseUrl, bodySerializer: written, fetch: (request) => this.fetch(request) });
  }

  /** Signs a new guest in. */
  static async guest(baseUrl: BaseUrl, name?: string, settings?: Settings): Promise<Kontor> {
    const kontor = new Kontor(baseUrl, settings);
    await kontor.#begin(kontor.api.POST('/v1/guests', { body: name === undefined ? {} : { name } }));
    return kontor;
  }

  /** Creates a new user, and signs them in. */
  static async signUp(baseUrl: BaseUrl, name: string, password: string, settings?: Settings): Promise<Kontor> {
    const kontor = new Kontor(baseUrl, settings);
    await kontor.#begin(kontor.api.POST('/v1/users', { body: { name, password } }));
    return kontor;
  }

  /** Signs a user in. */
  static async signIn(baseUrl: BaseUrl, name: string, password: string, settings?: Settings): Promise<Kontor> {
    const kontor = new Kontor(baseUrl, settings);
    await kontor.#begin(kontor.api.POST('/v1/sessions', { body: { name, password } }));
    return kontor;
  }

  /**
   * Gives a user who has a recovery code a new password, which ends all other sessions, and signs them in. If the answer is
   * lost, `signIn` with the new password: a code counts once.
   */
  static async recover(baseUrl: BaseUrl, name: string, recoveryCode: string, password: string, settings?: Settings): Promise<Kontor> {
    const kontor = new Kontor(baseUrl, settings);
    const body = { name, recovery_code: recoveryCode, password };
    await kontor.#begin(kontor.api.POST('/v1/sessions/recovery', { body }));
    return kontor;
  }

  /**
   * Uses a personal token, or one that an app got by OAuth: `Kontor.withToken(url, secret)`. For tokens that are replaced from time
   * to time, a function stands in its place. There is no session: `player` is not known, and `GET /v1/me` tells who it is.
   */
  static withToken(baseUrl: BaseUrl, token: TokenSource, settings?: Omit<Settings, 'store' | 'onSession'>): Kontor {
    const kontor = new Kontor(baseUrl, settings);
    kontor.#token = new TokenSender(token);
    return kontor;
  }

  /** Goes on with a session that {@link Settings.onSession} told of. */
  static resume(baseUrl: BaseUrl, session: SignedIn, settings?: Settings): Kontor {
    const kontor = new Kontor(baseUrl, settings);
    kontor.#session = session;
    return kontor;
  }

  /** Goes on with the session in the store of the settings; with none there, no player is signed in. */
  static async restore(baseUrl: BaseUrl, settings: Settings & { store: SessionStore }): Promise<Kontor> {
    const kontor = new Kontor(baseUrl, settings);
    kontor.#session = await settings.store.load();
    return kontor;
  }

  /** Upgrades the guest who is signed in to a user: the same player with the same games, in the same session. */
  async upgrade(name: string, password: string): Promise<void> {
    const player = await orThrow(this.api.POST('/v1/me/upgrade', { body: { name, password } }));
    if (this.#session) await this.#keep({ ...this.#session, player });
  }

  /** Ends the session. */
  async signOut(): Promise<void> {
    await orThrow(this.api.DELETE('/v1/sessions/current'));
    this.#session = undefined;
    await this.#settings.store?.save(undefined);
  }

  /** The player who is signed in. */
  get player(): Player | undefined {
    return this.#session?.player;
  }

  /** The events of a game from the first one on, as they happen, until it is over. Connections that break are taken up again. */
  follow(game: string, options: Follow = {}): AsyncGenerator<GameEvent, void> {
    return followEvents(this, game, options, this.#retry);
  }

  /** The same by commits: each comes with all of its events, as soon as it is whole. */
  commits(game: string, options: Follow = {}): AsyncGenerator<Commit, void> {
    return followCommits(this, game, options, this.#retry);
  }

  /**
   * What happens at all tables of the player, as it happens, over one connection that is taken up again when it breaks. It has
   * no end: when the session is over, the problem is thrown. To go on later, keep the number of the last event as `after`.
   */
  news(options: News = {}): AsyncGenerator<AccountEvent, void> {
    return followNews(this, options, this.#retry);
  }

  /** The decisions that wait for the player, in all games or in one, each once, as they come; those of one game end with it. */
  decisions(waiting: Waiting = {}): AsyncGenerator<DueDecision, void> {
    return dueDecisions(this, waiting);
  }

  /** A `fetch` with the token, which for a session is renewed in time, and with repeated tries that each may wait so long. */
  async fetch(request: Request, timeoutMs = this.#timeoutMs): Promise<Response> {
    // Before the token is added: with the next one it is the same request.
    request = named(request);
    const send = (token: string | undefined) => this.#send(signed(request, token), timeoutMs);
    return this.#token ? this.#token.send(send) : this.#sendInSession(send);
  }

  async #sendInSession(send: (token: string | undefined) => Promise<Response>): Promise<Response> {
    const session = this.#session;
    if (session && isExpiring(session)) await this.#renew(session);
    const used = this.#session;
    const response = await send(used?.access_token);
    if (!used || response.status !== 401 || !(await isExpired(response))) return response;
    await this.#renew(used);
    return send(this.#session?.access_token);
  }

  /** Goes on with the next address, if there are several: the line over which the reply from this URL came is lost. */
  leave(url: string): void {
    this.#addresses.leave(url);
  }

  async #begin(call: Parameters<typeof orThrow<SignedIn>>[0]): Promise<void> {
    await this.#keep(await orThrow(call));
  }

  async #keep(session: SignedIn): Promise<void> {
    this.#use(session);
    await this.#settings.store?.save(session);
  }

  #use(session: SignedIn): void {
    this.#session = session;
    this.#settings.onSession?.(session);
  }

  /** Takes the next access token, unless that of `session` has been renewed already; calls until then wait for it. */
  async #renew(session: SignedIn): Promise<void> {
    if (session.refresh_token !== this.#session?.refresh_token) return;
    this.#renewal ??= this.#takeNext(session).finally(() => {
      this.#renewal = undefined;
    });
    await this.#renewal;
  }

  /**
   * The newest session counts, which another tab may have stored. If several renew it at once, the server gives all of them
   * the same answer. Where another player has signed in since, their session stays in the store.
   */
  async #takeNext(used: SignedIn): Promise<void> {
    const stored = await this.#settings.store?.load();
    const isOthers = stored !== undefined && stored.player.id !== used.player.id;
    const newest = stored && !isOthers && expiry(stored) >= expiry(used) ? stored : used;
    if (newest.refresh_token !== used.refresh_token && !isExpiring(newest)) return this.#use(newest);
    const next = await this.#refresh(newest);
    if (isOthers) this.#use(next);
    else await this.#keep(next);
  }

  async #refresh({ refresh_token }: SignedIn): Promise<SignedIn> {
    const request = new Request(`${this.baseUrl}/v1/sessions/refresh`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token }),
    });
    const response = await this.#send(request, this.#timeoutMs);
    if (!response.ok) throw problemIn(response, await response.text());
    return (await response.json()) as SignedIn;
  }
}

function expiry(session: SignedIn): number {
  return Date.parse(session.expires_at);
}

function isExpiring(session: SignedIn): boolean {
  return expiry(session) - Date.now() < RENEW_BEFORE_MS;
}

/** A copy of the request, with this token. */
function signed(request: Request, token: string | undefined): Request {
  const copy = request.clone();
  if (token !== undefined) copy.headers.set('Authorization', `Bearer ${token}`);
  return copy;
}

async function isExpired(response: Response): Promise<boolean> {
  const body: unknown = await response.clone().json().catch(() => undefined);
  return isProblem(body) && body.code === 'token-expired';
}
