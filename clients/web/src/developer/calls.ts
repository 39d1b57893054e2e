/**
 * What the page and the server say to each other: the last calls, and the frames of streams. It is noted from the moment the
 * developer panel is opened first, in memory alone, without secrets and within limits.
 */
import { signal } from '@preact/signals';

import { BASE, type Send } from '../net/session.ts';
import { type Json, withoutSecretsIn, withoutSecrets } from './secrets.ts';

/** The most calls that are kept, and the most bytes of their bodies together; older ones are forgotten. */
const CALLS_MAX = 60;
const CALLS_BYTES_MAX = 2_000_000;
/** The longest body that is kept, in bytes; of a longer one only its length is known. */
const BODY_BYTES_MAX = 400_000;
/** The most frames of streams that are kept, and the longest one, in bytes. */
const FRAMES_MAX = 100;
const FRAME_BYTES_MAX = 20_000;

/** A body: read, or too long or of another kind than JSON. */
export type Body = { json: Json } | { bytes: number } | undefined;

/** A call, as far as it has come. */
export interface Call {
  readonly number: number;
  readonly method: string;
  /** Path and query below the address of the server. */
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly sent: Body;
  readonly at: number;
  readonly status?: number;
  /** Until the whole reply was there; of a stream, until it began. */
  readonly ms?: number;
  readonly bytes: number;
  readonly requestId?: string | null;
  readonly reply?: Body;
  readonly isStream?: boolean;
  /** Why there is no reply. */
  readonly failed?: string;
}

/** A frame of a stream. A comment has no data. */
export interface Frame {
  readonly number: number;
  readonly at: number;
  readonly path: string;
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly comment: string | undefined;
  readonly data: Body;
}

/** The last calls, the newest first. */
export const calls = signal<readonly Call[]>([]);
/** The last frames, the newest first. */
export const frames = signal<readonly Frame[]>([]);

export function forget(): void {
  calls.value = [];
  frames.value = [];
}

/** Replies that have no body, also where the browser gives them an empty stream. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

let numbers = 0;

/** Notes whatever is sent through `carry`, and what comes back. */
export function noting(carry: Send): Send {
  return async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    const call = await begun(request);
    note(call);
    const begin = performance.now();
    const elapsed = () => Math.round(performance.now() - begin);
    try {
      const response = await carry(request);
      const answered = { status: response.status, ms: elapsed(), requestId: response.headers.get('X-Request-Id') };
      const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
      change(call.number, { ...answered, isStream });
      if (!response.body || EMPTY.has(response.status)) return response;
      const sink = isStream ? frameSink(call.path) : bodySink(response, (bytes, reply) => change(call.number, { bytes, reply, ms: elapsed() }));
      return new Response(response.body.pipeThrough(sink), response);
    } catch (error) {
      change(call.number, { failed: String(error), ms: elapsed() });
      throw error;
    }
  };
}

async function begun(request: Request): Promise<Call> {
  const headers = [...request.headers].filter(([name]) => name !== 'authorization');
  const isSigned = request.headers.has('authorization');
  const text = await request.clone().text();
  const base = new URL(BASE);
  const path = withoutSecretsIn(new URL(request.url)).slice(base.pathname === '/' ? 0 : base.pathname.length);
  return {
    number: (numbers += 1),
    method: request.method,
    path,
    headers: isSigned ? [['authorization', ''], ...headers] : headers,
    sent: text === '' ? undefined : bodyOf(text, text.length),
    at: Date.now(),
    bytes: 0,
  };
}

/** A body without its secrets. What cannot be read as JSON cannot be searched for them, and is not kept. */
function bodyOf(text: string, bytes: number): Body {
  if (bytes > BODY_BYTES_MAX) return { bytes };
  try {
    return { json: withoutSecrets(JSON.parse(text) as Json) };
  } catch {
    return { bytes };
  }
}

function note(call: Call): void {
  let bytes = 0;
  calls.value = [call, ...calls.value].slice(0, CALLS_MAX).filter((one) => (bytes += one.bytes) <= CALLS_BYTES_MAX);
}

function change(number: number, what: Partial<Call>): void {
  calls.value = calls.value.map((call) => (call.number === number ? { ...call, ...what } : call));
}

/** Lets a body pass, and tells of it when it is whole. */
function bodySink(response: Response, onEnd: (bytes: number, body: Body) => void): TransformStream<Uint8Array, Uint8Array> {
  const isJson = /^application\/([a-z]+\+)?json/.test(response.headers.get('Content-Type') ?? '');
  const decoder = new TextDecoder();
  let [bytes, text] = [0, ''];
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (isJson && bytes <= BODY_BYTES_MAX) text += decoder.decode(chunk, { stream: true });
      controller.enqueue(chunk);
    },
    flush: () => onEnd(bytes, isJson ? bodyOf(text, bytes) : { bytes }),
  });
}

/** Lets a stream pass, and notes its frames. */
function frameSink(path: string): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  let text = '';
  return new TransformStream({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      const parts = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
      text = parts.pop() ?? '';
      const heard = parts.filter((part) => part !== '' && part !== ':').map((part) => frameOf(path, part));
      if (heard.length > 0) frames.value = [...heard.toReversed(), ...frames.value].slice(0, FRAMES_MAX);
    },
  });
}

function frameOf(path: string, part: string): Frame {
  const lines = part.split('\n').map((line) => /^([a-z]*): ?(.*)$/.exec(line) ?? ['', '', line]);
  const field = (name: string) => lines.find(([, found]) => found === name)?.[2];
  const data = field('data');
  return {
    number: (numbers += 1),
    at: Date.now(),
    path,
    id: field('id'),
    event: field('event'),
    comment: field(''),
    data: data === undefined ? undefined : data.length > FRAME_BYTES_MAX ? { bytes: data.length } : bodyOf(data, data.length),
  };
}
