import { createParser } from 'eventsource-parser';

import type { AccountEvent, GameEvent } from './contract.js';
import type { Kontor } from './kontor.js';
import { KontorProblem, UnexpectedAnswer, problemIn } from './problem.js';
import { type Retry, SET_ASIDE, pauseMs, pieces, sleep } from './retry.js';

/** How the events of an account are followed. */
export interface News {
  /** Begin after the event with this number; 0, the default, begins with the first one that is kept. */
  after?: number;
  /** Ends the stream. */
  signal?: AbortSignal;
  /**
   * The longest silence, in milliseconds, 40,000 by default: if so long not even a heartbeat came, the line is dead, and a
   * new connection continues after the last event. The server sends a heartbeat every 15 seconds.
   */
  idleMs?: number;
}

/** How a game is followed; `after` is the seq of an event. */
export interface Follow extends News {
  /** The table's `invite`, for players who neither have a seat nor own the table. */
  invite?: string;
}

/** One accepted command with everything that it caused. */
export interface Commit {
  /** Its number, 1, 2, 3 … */
  commit: number;
  /** The seq of its last event: a view with this seq is the table after it. */
  seq: number;
  /** All of its events. */
  events: GameEvent[];
}

/** What can be followed: numbered items of one kind. */
interface Feed<Item> {
  /** The address, behind that of the server. */
  path: string;
  /** The number of an item, after which the next connection begins. */
  numberOf: (item: Item) => number;
  /** Reasons of a closing frame after which there will be no more items. */
  last: readonly string[];
}

/** What happens at all tables of the player; it has no end. */
const ACCOUNT: Feed<AccountEvent> = { path: '/v1/me/events', numberOf: ({ number }) => number, last: [] };

/** Tries in a row to connect that may fail, or bring no byte; each has its own repeats. */
const FAILED_MAX = 20;

/** The longest silence, which is more than two heartbeats. */
const IDLE_MS = 40_000;

/** The longest pause that a server can ask for, in milliseconds. */
const RETRY_MS_MAX = 60_000;

/** The comment by which the server says that nothing more has happened until now, so that no commit is cut. */
const UP_TO_DATE = 'up to date';

/** What a stream brings: an item, or word that nothing more has happened until now. */
type Heard<Item> = Item | typeof UP_TO_DATE;

/** A part of a stream. Only the closing frame has a name; heartbeats are empty comments. */
type Part = { comment: string } | { retryMs: number } | { event?: string | undefined; data: string };

/** The events of a game, over as many connections as necessary. */
export function followEvents(kontor: Kontor, game: string, options: Follow, retry: Retry): AsyncGenerator<GameEvent, void> {
  return items(listen(kontor, eventsOf(game, options), options, retry));
}

/** The same by commits: a commit is whole when the next one begins, when nothing more has happened, or when all is over. */
export async function* followCommits(kontor: Kontor, game: string, options: Follow, retry: Retry): AsyncGenerator<Commit, void> {
  let events: GameEvent[] = [];
  for await (const heard of listen(kontor, eventsOf(game, options), options, retry)) {
    const last = events.at(-1);
    if (last && (heard === UP_TO_DATE || heard.commit !== last.commit)) {
      yield { commit: last.commit, seq: last.seq, events };
      events = [];
    }
    if (heard !== UP_TO_DATE) events.push(heard);
  }
  const last = events.at(-1);
  if (last) yield { commit: last.commit, seq: last.seq, events };
}

/** The events of the account, over as many connections as necessary. */
export function followNews(kontor: Kontor, options: News, retry: Retry): AsyncGenerator<AccountEvent, void> {
  return items(listen(kontor, ACCOUNT, options, retry));
}

/** The feed of a game's events. */
function eventsOf(game: string, { invite }: Follow): Feed<GameEvent> {
  const query = invite === undefined ? '' : `?${new URLSearchParams({ invite })}`;
  const path = `/v1/games/${encodeURIComponent(game)}/events${query}`;
  return { path, numberOf: ({ seq }) => seq, last: ['finished', 'deleted'] };
}

/** The items alone. */
async function* items<Item>(heard: AsyncGenerator<Heard<Item>, void>): AsyncGenerator<Item, void> {
  for await (const one of heard) {
    if (one !== UP_TO_DATE) yield one;
  }
}

/** All that is heard, over as many connections as necessary: each continues after the last item that was received. */
async function* listen<Item>(kontor: Kontor, feed: Feed<Item>, options: News, retry: Retry): AsyncGenerator<Heard<Item>, void> {
  const idleMs = options.idleMs ?? IDLE_MS;
  let after = options.after ?? 0;
  let setAside = 0;
  for (let failed = 0; ; ) {
    let at = '';
    let untilNextMs = retry.firstPauseMs;
    let lost: unknown = new Error('the stream ended before its first byte');
    failed += 1;
    try {
      const connection = await connect(kontor, feed.path, after, options.signal, idleMs);
      // Nothing comes behind the last item.
      if (!connection) return;
      const { url, stream } = connection;
      at = url;
      setAside = 0;
      for await (const part of parts(stream, idleMs)) {
        failed = 0;
        if ('comment' in part) {
          if (part.comment === UP_TO_DATE) yield UP_TO_DATE;
        } else if ('retryMs' in part) {
          // A server that stops tells each reader another time, so that they do not come back together.
          untilNextMs = Math.min(part.retryMs, RETRY_MS_MAX);
        } else if (part.event === 'end') {
          if (feed.last.includes((JSON.parse(part.data) as { reason: string }).reason)) return;
          break;
        } else {
          const item = JSON.parse(part.data) as Item;
          after = feed.numberOf(item);
          yield item;
        }
      }
    } catch (error) {
      if (error instanceof KontorProblem && error.problem.status === SET_ASIDE) {
        // The game goes on when its operator lets it.
        failed = 0;
        setAside += 1;
        await sleep(pauseMs(retry, setAside), options.signal);
        continue;
      }
      if (error instanceof KontorProblem || error instanceof UnexpectedAnswer || options.signal?.aborted) throw error;
      lost = error;
      kontor.leave(at);
    }
    if (failed === FAILED_MAX) throw lost;
    await sleep(untilNextMs, options.signal);
  }
}

/** A connection and where it leads. */
interface Connection {
  url: string;
  stream: ReadableStream<Uint8Array>;
}

/** A connection that begins after the item with this number; none where there is nothing more. */
async function connect(
  kontor: Kontor,
  path: string,
  after: number,
  signal: AbortSignal | undefined,
  idleMs: number,
): Promise<Connection | undefined> {
  const headers = { Accept: 'text/event-stream', 'Last-Event-ID': String(after) };
  const response = await kontor.fetch(new Request(`${kontor.baseUrl}${path}`, { headers, signal: signal ?? null }), idleMs);
  if (response.status === 204) return undefined;
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!response.ok || !response.body || !isStream) throw problemIn(response, await response.text());
  return { url: response.url, stream: response.body };
}

/** The parts of one connection, until it ends or falls silent. */
async function* parts(stream: ReadableStream<Uint8Array>, idleMs: number): AsyncGenerator<Part> {
  const heard: Part[] = [];
  const parser = createParser({
    onEvent: (frame) => heard.push(frame),
    onComment: (comment) => heard.push({ comment }),
    onRetry: (retryMs) => heard.push({ retryMs }),
  });
  const text = new TextDecoder();
  for await (const piece of pieces(stream, idleMs)) {
    parser.feed(text.decode(piece, { stream: true }));
    yield* heard.splice(0);
  }
}
