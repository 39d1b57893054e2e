import { createParser } from 'eventsource-parser';

import type { GameEvent } from './contract.js';
import type { Kontor } from './kontor.js';
import { KontorProblem, UnexpectedAnswer, problemIn } from './problem.js';
import { inTime, sleep } from './retry.js';

/** How a game is followed. */
export interface Follow {
  /** Begin after the event with this seq; 0, the default, begins with the first one. */
  after?: number;
  /** The table's `invite`, for players who neither have a seat nor own the table. */
  invite?: string;
  /** Ends the stream. */
  signal?: AbortSignal;
  /**
   * The longest silence, in milliseconds, 40,000 by default: if so long not even a heartbeat came, the line is dead, and a
   * new connection continues after the last event. The server sends a heartbeat every 15 seconds.
   */
  idleMs?: number;
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

/** Reasons of a closing frame after which there will be no more events. */
const LAST = new Set(['finished', 'deleted']);

/** Tries in a row to connect that may fail, or bring no byte; each has its own repeats. */
const FAILED_MAX = 20;

/** The longest silence, which is more than two heartbeats. */
const IDLE_MS = 40_000;

/** The comment by which the server says that nothing more has happened until now, so that no commit is cut. */
const UP_TO_DATE = 'up to date';

/** What a stream brings: an event, or word that all commits until now are whole. */
type Heard = GameEvent | typeof UP_TO_DATE;

/** A part of a stream. Only the closing frame has a name; heartbeats are empty comments. */
type Part = { comment: string } | { event?: string | undefined; data: string };

/** The events of a game, over as many connections as necessary. */
export async function* followEvents(kontor: Kontor, game: string, options: Follow, pauseMs: number): AsyncGenerator<GameEvent, void> {
  for await (const heard of listen(kontor, game, options, pauseMs)) {
    if (heard !== UP_TO_DATE) yield heard;
  }
}

/** The same by commits: a commit is whole when the next one begins, when nothing more has happened, or when all is over. */
export async function* followCommits(kontor: Kontor, game: string, options: Follow, pauseMs: number): AsyncGenerator<Commit, void> {
  let events: GameEvent[] = [];
  for await (const heard of listen(kontor, game, options, pauseMs)) {
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

/** All that is heard, over as many connections as necessary: each continues after the last event that was received. */
async function* listen(kontor: Kontor, game: string, options: Follow, pauseMs: number): AsyncGenerator<Heard, void> {
  const idleMs = options.idleMs ?? IDLE_MS;
  let after = options.after ?? 0;
  for (let failed = 0; ; ) {
    let at = '';
    let lost: unknown = new Error('the stream ended before its first byte');
    failed += 1;
    try {
      const { url, stream } = await connect(kontor, game, after, options, idleMs);
      at = url;
      for await (const part of parts(stream, idleMs)) {
        failed = 0;
        if ('comment' in part) {
          if (part.comment === UP_TO_DATE) yield UP_TO_DATE;
        } else if (part.event === 'end') {
          if (LAST.has((JSON.parse(part.data) as { reason: string }).reason)) return;
          break;
        } else {
          const event = JSON.parse(part.data) as GameEvent;
          after = event.seq;
          yield event;
        }
      }
    } catch (error) {
      if (error instanceof KontorProblem || error instanceof UnexpectedAnswer || options.signal?.aborted) throw error;
      lost = error;
      kontor.leave(at);
    }
    if (failed === FAILED_MAX) throw lost;
    await sleep(pauseMs, options.signal);
  }
}

/** A connection and where it leads. */
interface Connection {
  url: string;
  stream: ReadableStream<Uint8Array>;
}

/** A connection that begins after the event `after`. */
async function connect(kontor: Kontor, game: string, after: number, options: Follow, idleMs: number): Promise<Connection> {
  const url = new URL(`${kontor.baseUrl}/v1/games/${encodeURIComponent(game)}/events`);
  if (options.invite !== undefined) url.searchParams.set('invite', options.invite);
  const headers = { Accept: 'text/event-stream', 'Last-Event-ID': String(after) };
  const response = await kontor.fetch(new Request(url, { headers, signal: options.signal ?? null }), idleMs);
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
  });
  const text = new TextDecoder();
  const reader = stream.getReader();
  try {
    for (let chunk = await inTime(reader.read(), idleMs); !chunk.done; chunk = await inTime(reader.read(), idleMs)) {
      parser.feed(text.decode(chunk.value, { stream: true }));
      yield* heard.splice(0);
    }
  } finally {
    // Not waited for: a line that is dead may not even close.
    reader.cancel().catch(() => undefined);
  }
}
