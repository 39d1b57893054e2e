/** The server, and who is signed in there: one client for the whole page. */
import { batch, signal } from '@preact/signals';
import { Kontor, KontorProblem, type Player, type SessionStore, orThrow, storedIn } from 'kontor-client';

import { onChangeElsewhere, storage } from './settings.ts';

/** The address of the server: the page's own, which may stand below a path. */
export const BASE = new URL('.', location.href.split('#')[0]).href.replace(/\/$/, '');

const KEY = 'kontor.session';
const store: SessionStore = storedIn(storage, KEY);

/** Problems after which one has to sign in again. */
const OVER = new Set(['token-missing', 'token-invalid', 'token-expired', 'refresh-invalid']);

/** The client; another one after signing in. */
export const kontor = signal(new Kontor(BASE, settings()));
/** Who is signed in. */
export const player = signal<Player | undefined>(undefined);
/** Whether the session ended without having been asked to. */
export const sessionLost = signal(false);
/** Whether the server answered the last request. */
export const reachable = signal(true);
/** When the server was heard last. */
export const heardAt = signal(Date.now());

function settings() {
  return { store, fetch: send };
}

/** What sends requests. */
export type Send = (request: RequestInfo | URL) => Promise<Response>;

let carry: Send = (request) => fetch(request);

/** Puts something around whatever sends requests from now on, to look at them: the developer panel does. */
export function wrapSend(wrap: (carry: Send) => Send): void {
  carry = wrap(carry);
}

/** How far the server's clock is ahead of this device's, by its first reply; less than this comes from rounding and from the way. */
let aheadMs: number | undefined;
const AHEAD_MIN_MS = 3_000;

/** The time at the server. Deadlines are its times, and clocks of devices can be wrong by hours. */
export const serverNow = (): number => Date.now() + (aheadMs ?? 0);

function noteTime(response: Response): void {
  const ahead = Date.parse(response.headers.get('Date') ?? '') - Date.now();
  if (!Number.isNaN(ahead)) aheadMs ??= Math.abs(ahead) < AHEAD_MIN_MS ? 0 : ahead;
}

/** Sends a request, and notes whether the server can be reached. */
async function send(request: RequestInfo | URL): Promise<Response> {
  try {
    const response = await carry(request);
    noteTime(response);
    heard();
    return response;
  } catch (error) {
    if (!(request instanceof Request && request.signal.aborted)) reachable.value = false;
    throw error;
  }
}

/** Notes that the server was heard just now. */
export function heard(): void {
  batch(() => {
    reachable.value = true;
    heardAt.value = Date.now();
  });
}

function use(next: Kontor): void {
  batch(() => {
    kontor.value = next;
    player.value = next.player;
    sessionLost.value = false;
  });
}

/** Goes on with the session of this browser, if there is one, and with what other tabs make of it. */
export async function restore(): Promise<void> {
  use(await Kontor.restore(BASE, settings()));
  onChangeElsewhere(KEY, () => void followOtherTab());
}

/** Another tab has signed in or out; a mere renewal changes nothing here. */
async function followOtherTab(): Promise<void> {
  const kept = await store.load();
  if (kept?.player.id !== player.value?.id || kept?.player.kind !== player.value?.kind) {
    use(await Kontor.restore(BASE, settings()));
  }
}

export async function playAsGuest(name: string): Promise<void> {
  use(await Kontor.guest(BASE, name === '' ? undefined : name, settings()));
}

export async function signIn(name: string, password: string): Promise<void> {
  use(await Kontor.signIn(BASE, name, password, settings()));
}

export async function signUp(name: string, password: string): Promise<void> {
  use(await Kontor.signUp(BASE, name, password, settings()));
}

export async function upgrade(name: string, password: string): Promise<void> {
  await kontor.value.upgrade(name, password);
  player.value = kontor.value.player;
}

/** Sets a new password with a recovery code, and signs in. */
export async function recover(name: string, recovery_code: string, password: string): Promise<void> {
  const session = await ask(new Kontor(BASE, { fetch: send }).api.POST('/v1/sessions/recovery', { body: { name, recovery_code, password } }));
  await store.save(session);
  use(Kontor.resume(BASE, session, settings()));
}

/** Forgets a session that is over for good, because there is no account any more. */
export async function forget(): Promise<void> {
  await store.save(undefined);
  use(new Kontor(BASE, settings()));
}

export async function signOut(): Promise<void> {
  try {
    await kontor.value.signOut();
  } catch (error) {
    if (!(error instanceof KontorProblem)) throw error;
  }
  await forget();
}

/** The data of a call, which has just been begun. A session that is over is noted, so that the page can ask for another one. */
export async function ask<Data>(call: Parameters<typeof orThrow<Data>>[0]): Promise<Data> {
  const used = kontor.peek();
  try {
    return await orThrow(call);
  } catch (error) {
    noteEnd(error, used);
    throw error;
  }
}

/** Notes that the session is over, where an error of its client says so: an answer may come when the player has signed in again. */
export function noteEnd(error: unknown, used: Kontor): void {
  if (used === kontor.peek() && error instanceof KontorProblem && OVER.has(error.problem.code) && player.value) sessionLost.value = true;
}
