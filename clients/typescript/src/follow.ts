import { type EventSourceMessage, createParser } from 'eventsource-parser';

import type { GameEvent } from './contract.js';
import type { Kontor } from './kontor.js';
import { KontorProblem, UnexpectedAnswer, problemIn } from './problem.js';
import { sleep } from './retry.js';

/** How a game is followed. */
export interface Follow {
  /** Begin after the event with this seq; 0, the default, begins with the first one. */
  after?: number;
  /** The table's `invite`, for players who neither have a seat nor own the table. */
  invite?: string;
  /** Ends the stream. */
  signal?: AbortSignal;
}

/** Reasons of a closing frame after which there will be no more events. */
const LAST = new Set(['finished', 'deleted']);

/** Tries in a row to connect that may fail; each has its own repeats. */
const FAILED_MAX = 20;

/**
 * The events of a game, over as many connections as necessary: each continues after the last event that was received.
 */
export async function* followEvents(kontor: Kontor, game: string, options: Follow, pauseMs: number): AsyncGenerator<GameEvent, void> {
  let after = options.after ?? 0;
  for (let failed = 0; ; ) {
    try {
      const stream = await connect(kontor, game, after, options);
      failed = 0;
      for await (const frame of frames(stream)) {
        if (frame.event === 'end') {
          if (LAST.has((JSON.parse(frame.data) as { reason: string }).reason)) return;
          break;
        }
        const event = JSON.parse(frame.data) as GameEvent;
        after = event.seq;
        yield event;
      }
    } catch (error) {
      if (error instanceof KontorProblem || error instanceof UnexpectedAnswer || options.signal?.aborted) throw error;
      failed += 1;
      if (failed === FAILED_MAX) throw error;
    }
    await sleep(pauseMs, options.signal);
  }
}

/** A connection that begins after the event `after`. */
async function connect(kontor: Kontor, game: string, after: number, options: Follow): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const url = new URL(`${kontor.baseUrl}/v1/games/${encodeURIComponent(game)}/events`);
  if (options.invite !== undefined) url.searchParams.set('invite', options.invite);
  const headers = { Accept: 'text/event-stream', 'Last-Event-ID': String(after) };
  const response = await kontor.fetch(new Request(url, { headers, signal: options.signal ?? null }));
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!response.ok || !response.body || !isStream) throw problemIn(response, await response.text());
  return response.body;
}

/** The frames of one connection. */
async function* frames(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<EventSourceMessage> {
  const heard: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (frame) => heard.push(frame) });
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      parser.feed(chunk.value);
      yield* heard.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
