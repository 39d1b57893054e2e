import { type AccountEvent, KontorProblem } from 'kontor-client';

import { AccountNews as NEWS } from './samples.js';

/** Delays so short that tests do not wait. */
export const AT_ONCE = { firstPauseMs: 1 };

/** The real `fetch`, but for the requests that `instead` answers. */
export function intercepted(instead: (request: Request) => Promise<Response | undefined>): typeof fetch {
  return async (input) => (await instead(input as Request)) ?? fetch(input);
}

/** A problem in the form in which servers send it. */
export function problem(status: number, code: string, headers: Record<string, string> = {}): Response {
  const body = { type: `/v1/problems/${code}`, title: code, status, code, detail: `It was ${code}.`, instance: 'r_1' };
  const rest = { errors: [], refusal: null, seq: null, decisions: null };
  return Response.json({ ...body, ...rest }, { status, headers: { 'Content-Type': 'application/problem+json', ...headers } });
}

/** An event stream of these frames. */
export function stream(frames: string): Response {
  return new Response(frames, { headers: { 'Content-Type': 'text/event-stream' } });
}

/** A frame with an event of an account. */
export function newsFrame(number: number, more: Partial<AccountEvent> = {}): string {
  const event: AccountEvent = { number, at: '2026-01-31T12:00:00Z', game: 'g_1', ruleset: 'medici', news: NEWS[0]!, ...more };
  return `id: ${number}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** The frame that closes a stream. */
export function ending(reason: string): string {
  return `event: end\ndata: {"reason":"${reason}"}\n\n`;
}

/** Whether an error is the problem of this code, and says so. */
export function has(code: string): (error: unknown) => boolean {
  return (error) => error instanceof KontorProblem && error.problem.code === code && error.message.startsWith(`${code}: `);
}
