import type { DueDecision } from './contract.js';
import type { Kontor } from './kontor.js';
import { orThrow } from './problem.js';
import { SET_ASIDE } from './retry.js';

/** Which decisions are waited for. */
export interface Waiting {
  /** Only those of this game, until it is finished or gone. Without it, those of all games, for ever. */
  game?: string;
  /** The table's `invite`, for players who neither have a seat nor own the table. */
  invite?: string;
  /** Ends the wait. */
  signal?: AbortSignal;
}

/** How long one request waits, in seconds. Proxies often cut what is silent for longer than 30. */
const WAIT_S = 25;

/**
 * How long the first request waits after decisions of one game, in seconds. The answer to the last of them may have ended the
 * game, and then nothing more comes that could end the wait.
 */
const FIRST_WAIT_S = 1;

/**
 * The decisions of the player, each once, as they come. While nothing is due, the server is asked every 25 seconds; it answers
 * early when something is, or when a game ends.
 */
export async function* dueDecisions(kontor: Kontor, { game, invite, signal }: Waiting): AsyncGenerator<DueDecision, void> {
  let seen = new Set<string>();
  let isKnown = false;
  // Not sent after decisions that were all taken: the server waits by itself then. Sent while some stay unanswered, because
  // each request would return at once for them, and after an empty page, because older servers wait in no other way.
  let tag: string | undefined;
  for (;;) {
    const header = tag === undefined ? {} : { 'If-None-Match': tag };
    const wait = game !== undefined && tag === undefined ? FIRST_WAIT_S : WAIT_S;
    const params = { query: { wait }, header };
    const call = kontor.api.GET('/v1/me/decisions', { params, signal: signal ?? null });
    const { response } = await call;
    if (response.status !== 304) {
      const due = (await orThrow(call)).items;
      const fresh = due.filter((one) => (game === undefined || one.game === game) && !seen.has(keyOf(one)));
      seen = new Set(due.map(keyOf));
      const isAllTaken = fresh.length > 0 && fresh.length === due.length;
      tag = isAllTaken ? undefined : (response.headers.get('ETag') ?? undefined);
      yield* fresh;
      isKnown ||= fresh.length > 0;
      if (fresh.length > 0) continue;
    }
    if (game === undefined) continue;
    if (await isOver(kontor, game, invite, isKnown)) return;
    isKnown = true;
  }
}

/** What tells a decision from all others: their ids are unique within a game. */
function keyOf({ game, decision }: DueDecision): string {
  return `${game} ${decision.id}`;
}

/**
 * Whether nothing more will be asked in the game: it is finished, or was deleted since it was known. In every other state it may
 * go on, as a game does that an operator had set aside.
 */
async function isOver(kontor: Kontor, game: string, invite: string | undefined, isKnown: boolean): Promise<boolean> {
  const query = invite === undefined ? {} : { invite };
  const call = kontor.api.GET('/v1/games/{game}', { params: { path: { game }, query } });
  const { status } = (await call).response;
  if (isKnown && status === 404) return true;
  if (status === SET_ASIDE) return false;
  return (await orThrow(call)).status === 'finished';
}
