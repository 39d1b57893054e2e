import type { Problem } from './contract.js';

/** A problem that the server answered with (RFC 9457). Act on `problem.code`; codes that you do not know may come. */
export class KontorProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code}: ${problem.detail}`);
    this.name = 'KontorProblem';
    this.problem = problem;
  }
}

/** What a call of the contract came to, as openapi-fetch gives it. */
type Result<Data> = { data?: Data; error?: unknown; response: Response };

/** The data of a call; a {@link KontorProblem} is thrown where it came to a problem. */
export async function orThrow<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (error !== undefined) {
    throw isProblem(error) ? new KontorProblem(error) : new Error(`answered ${response.status} without a problem`);
  }
  return data as Data;
}

/** Whether a body is a problem. */
export function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'status' in body && 'detail' in body;
}
