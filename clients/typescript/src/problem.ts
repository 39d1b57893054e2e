import type { Problem } from './contract.js';

/** A problem that the server answered with (RFC 9457). Act on `problem.code`; codes that you do not know may come. */
export class KontorProblem extends Error {
  override readonly name = 'KontorProblem';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code}: ${problem.detail}`);
    this.problem = problem;
  }
}

/** An answer that is neither what an operation answers nor a problem, but of a proxy in between, say. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  readonly status: number;

  constructor(status: number, body: string) {
    super(`answered ${status}: ${body.slice(0, 200)}`);
    this.status = status;
  }
}

/**
 * What a call of the contract came to, as openapi-fetch gives it. The answer that ends an `EventSource` (204) has no data; a
 * call for a page is never answered so.
 */
type Result<Data> = { data?: Data | undefined; error?: unknown; response: Response };

/** The data of a call; a {@link KontorProblem} is thrown where it came to a problem. */
export async function orThrow<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (error !== undefined) throw problemIn(response, typeof error === 'string' ? error : JSON.stringify(error));
  return data as Data;
}

/** The problem that a server answered with, to be thrown. */
export function problemIn(response: Response, body: string): KontorProblem | UnexpectedAnswer {
  const problem = parsed(body);
  return isProblem(problem) ? new KontorProblem(problem) : new UnexpectedAnswer(response.status, body);
}

/** Whether a body is a problem. */
export function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'status' in body && 'detail' in body;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
