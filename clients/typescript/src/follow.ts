import { type EventSourceMessage, createParser } from 'eventsource-parser';

import type { GameEvent } from './contract.js';
import type { Kontor } from './kontor.js';
import { KontorProblem, isProblem } from './problem.js';
import { sleep } from './retry.js';

/** How a game is followed. */
export interface Follow {
  /** Begin behind the event with this seq; 0, the default, begins with the first one. */
  after?: number;
  /** The table's `invite`, for those who neither sit there nor own it. */
  invite?: string;
  /** Ends it. */
  signal?: AbortSignal;
}

/** Reasons of a closing frame after which nothing more will come. */
const LAST = new Set(['finished', 'deleted']);

/** The pause before a connection that broke is taken up again, in milliseconds. */
const PAUSE_MS = 500;

/** Connections in a row that may break without having brought anything. */
const FRUITLESS_MOST = 20;

/** The events of a game, over as many connections as it takes: each goes on behind the last event that was heard. */
export async function* followEvents(kontor: Kontor, game: string, options: Follow): AsyncGenerator<GameEvent, void> {
  let after = options.after ?? 0;
  for (let fruitless = 0; fruitless < FRUITLESS_MOST; fruitless += 1) {
    try {
      for await (const frame of frames(kontor, game, after, options)) {
        if (frame.event === 'end') {
          if (LAST.has((JSON.parse(frame.data) as { reason: string }).reason)) return;
          break;
        }
        const event = JSON.parse(frame.data) as GameEvent;
        after = event.seq;
        fruitless = 0;
        yield event;
      }
    } catch (error) {
      if (error instanceof KontorProblem || options.signal?.aborted) throw error;
    }
    await sleep(PAUSE_MS, options.signal);
  }
  throw new Error(`${FRUITLESS_MOST} connections in a row broke without an event`);
}

/** The frames of one connection. */
async function* frames(kontor: Kontor, game: string, after: number, options: Follow): AsyncGenerator<EventSourceMessage> {
  const url = new URL(`${kontor.baseUrl}/v1/games/${encodeURIComponent(game)}/events`);
  if (options.invite !== undefined) url.searchParams.set('invite', options.invite);
  const headers = { Accept: 'text/event-stream', 'Last-Event-ID': String(after) };
  const response = await kontor.fetch(new Request(url, { headers, signal: options.signal ?? null }));
  if (!response.ok || !response.body) {
    const body: unknown = await response.json().catch(() => undefined);
    throw isProblem(body) ? new KontorProblem(body) : new Error(`answered ${response.status}`);
  }
  const heard: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (frame) => heard.push(frame) });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      parser.feed(chunk.value);
      yield* heard.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
