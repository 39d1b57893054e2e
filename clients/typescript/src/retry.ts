/** How often and after what delays a request is repeated. */
export interface Retry {
  /** The number of tries; with 1, nothing is repeated. */
  tries: number;
  /** The delay before the second try, in milliseconds; it doubles with each try. */
  firstPauseMs: number;
  /** The longest delay, in milliseconds; if `Retry-After` is longer, the request is not repeated. */
  longestPauseMs: number;
}

/** Eight tries, about half a minute in all. */
export const DEFAULT_RETRY: Retry = { tries: 8, firstPauseMs: 200, longestPauseMs: 15_000 };

/** Statuses after which the same request may succeed: too many requests, and a server that is unavailable or busy. */
const PASSING = new Set([429, 502, 503, 504]);

/**
 * A `fetch` that sends a request again when its reply was lost or tells of something that passes. Every POST and PUT bears
 * an `Idempotency-Key`, the same at each try, so that nothing is done twice.
 */
export function retrying(send: typeof fetch, retry: Retry): (request: Request) => Promise<Response> {
  return async (request) => {
    if (['POST', 'PUT'].includes(request.method) && !request.headers.has('Idempotency-Key')) {
      request.headers.set('Idempotency-Key', crypto.randomUUID());
    }
    for (let tried = 1; ; tried += 1) {
      const last = tried >= retry.tries;
      const longest = retry.firstPauseMs * 2 ** (tried - 1);
      // A random delay in the upper half, so that clients that lost their connections together do not reconnect together.
      let pause = Math.min(longest * (0.5 + Math.random() / 2), retry.longestPauseMs);
      try {
        const response = await send(request.clone());
        const asked = seconds(response.headers.get('Retry-After')) * 1000;
        if (last || !PASSING.has(response.status) || asked > retry.longestPauseMs) return response;
        await response.body?.cancel();
        pause = Math.max(pause, asked);
      } catch (error) {
        if (last || request.signal.aborted) throw error;
      }
      await sleep(pause, request.signal);
    }
  };
}

/** The seconds of `Retry-After`; a date, which proxies may send, is ignored. */
function seconds(retryAfter: string | null): number {
  return Number(retryAfter ?? 0) || 0;
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
