import { type Addresses, NoServerAnswered } from './addresses.js';

/** How often and after what delays a request is repeated. */
export interface Retry {
  /** The number of tries, of which each asks all addresses until one answers; with 1, nothing is repeated. */
  tries: number;
  /** The delay before the second try, in milliseconds; it doubles with each try. */
  firstPauseMs: number;
  /** The longest delay, in milliseconds; if `Retry-After` is longer, the request is not repeated. */
  longestPauseMs: number;
}

/** Eight tries, about half a minute in all. */
export const DEFAULT_RETRY: Retry = { tries: 8, firstPauseMs: 200, longestPauseMs: 15_000 };

/** Statuses after which the same request may succeed: too many requests, a fault of the server, one that is unavailable or busy. */
const PASSING = new Set([429, 500, 502, 503, 504]);

/** The status of a game that is set aside: a move there is sent again; what is read of it is not there now. */
export const SET_ASIDE = 423;

/** Those of them that say that another server may answer. */
const AWAY = new Set([502, 503, 504]);

/** Statuses of replies without a body, for which some browsers give an empty one. */
const BODILESS = new Set([204, 205, 304]);

/** The media types of streams. */
const STREAM = /^(text\/event-stream|application\/x-ndjson)\b/;

/** Sends a request; each try may wait so long for the headers of its reply, and for each piece of it, unless it is a stream. */
export type Send = (request: Request, timeoutMs: number) => Promise<Response>;

/**
 * A `fetch` that sends a request again when its reply was lost, did not come in time, or tells of something that passes: to
 * the next address at once, and after a delay when none of them helped. Every POST and PUT bears an `Idempotency-Key`, the
 * same at each try and address, so that nothing is done twice.
 */
export function retrying(send: typeof fetch, retry: Retry, addresses: Addresses): Send {
  return async (request, timeoutMs) => {
    request = named(request);
    let at = addresses.current;
    for (let tried = 1, away = 0; ; ) {
      const number = at;
      const outcome = await once(send, await addresses.at(number, request), timeoutMs).catch((error: unknown) => ({ error }));
      const isAway = 'error' in outcome || AWAY.has(outcome.status);
      if ('error' in outcome && request.signal.aborted) throw outcome.error;
      if (isAway) {
        at = addresses.after(number);
        away += 1;
      } else {
        addresses.keep(number);
      }
      if (isAway && away < addresses.all.length) {
        await discard(outcome);
        continue;
      }
      const pause = pauseAfter(outcome, request.method, tried, retry);
      if (pause === undefined) {
        if (!('error' in outcome)) return outcome;
        throw addresses.all.length > 1 ? new NoServerAnswered(addresses.all, outcome.error) : outcome.error;
      }
      await discard(outcome);
      await sleep(pause, request.signal);
      tried += 1;
      away = 0;
    }
  };
}

/** The same request with an `Idempotency-Key`, if it needs one: however often it is sent, it is one request. */
export function named(request: Request): Request {
  if (!['POST', 'PUT'].includes(request.method) || request.headers.has('Idempotency-Key')) return request;
  const copy = request.clone();
  copy.headers.set('Idempotency-Key', newKey());
  return copy;
}

/** What one try came to. */
type Outcome = Response | { error: unknown };

/** How long to wait before the next try; nothing if this outcome is the last one. */
function pauseAfter(outcome: Outcome, method: string, tried: number, retry: Retry): number | undefined {
  const pause = pauseMs(retry, tried);
  if (tried >= retry.tries) return undefined;
  if ('error' in outcome) return pause;
  const asked = retryAfterMs(outcome.headers.get('Retry-After'));
  const passes = PASSING.has(outcome.status) || (outcome.status === SET_ASIDE && method !== 'GET');
  if (!passes || asked > retry.longestPauseMs) return undefined;
  return Math.max(pause, asked);
}

/** A random delay in the upper half, so that clients that lost their connections together do not reconnect together. */
export function pauseMs({ firstPauseMs, longestPauseMs }: Retry, tried: number): number {
  return Math.min(firstPauseMs * 2 ** (tried - 1) * (0.5 + Math.random() / 2), longestPauseMs);
}

/** Ends a reply that is not wanted; it may have broken off already. */
async function discard(outcome: Outcome): Promise<void> {
  if (!('error' in outcome)) await outcome.body?.cancel().catch(() => undefined);
}

/**
 * One try, which is given up when its reply does not come in time. All but streams is read to its end, whatever sent it: what
 * breaks off is a lost reply, and an unread reply would hold its connection, of which browsers have six to a server.
 */
async function once(send: typeof fetch, request: Request, timeoutMs: number): Promise<Response> {
  const late = new AbortController();
  const signal = AbortSignal.any([request.signal, late.signal]);
  const sent = (async () => send(new Request(request.clone(), { signal })))();
  try {
    const response = await inTime(sent, timeoutMs);
    return isStream(response) ? response : await whole(response, timeoutMs);
  } catch (error) {
    late.abort(error);
    // A function of the settings may answer nevertheless.
    sent.then(discard).catch(() => undefined);
    throw error;
  }
}

/** Whether a reply is a stream, which may have no end: events, or lines. */
function isStream({ ok, headers }: Response): boolean {
  return ok && STREAM.test(headers.get('Content-Type') ?? '');
}

/** The same reply, read to its end. A large document may take long, but must not fall silent. */
async function whole(response: Response, silenceMs: number): Promise<Response> {
  const { status, statusText, headers, body } = response;
  if (!body) return response;
  const read: Uint8Array[] = [];
  for await (const piece of pieces(body, silenceMs)) read.push(piece);
  return new Response(BODILESS.has(status) ? null : new Blob(read as BlobPart[]), { status, statusText, headers });
}

/** The bytes of a reply as they come. It is given up when none come for so long. */
export async function* pieces(body: ReadableStream<Uint8Array>, silenceMs: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let piece = await inTime(reader.read(), silenceMs); !piece.done; piece = await inTime(reader.read(), silenceMs)) yield piece.value;
  } finally {
    // Not waited for: a line that is dead may not even close.
    reader.cancel().catch(() => undefined);
  }
}

/** What was promised, or an error if it does not come in time. */
export function inTime<T>(promised: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no byte came for ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([promised, late]).finally(() => clearTimeout(timer));
}

/** A key for one request. `crypto.randomUUID` would need a secure context, which a page over plain http is not. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** After what time a server wants the next try, which it says in seconds or as a date of HTTP. */
function retryAfterMs(retryAfter: string | null): number {
  const text = retryAfter?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Each form of a date has the time of day. One without a zone is of Greenwich, too.
  if (!/\d:\d\d:\d/.test(text)) return 0;
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Math.max(0, at - Date.now()) || 0;
}

/** Waits; rejects when the signal is aborted. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
}
