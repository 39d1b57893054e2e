/** What waits for the player, at all tables. */
import { computed, signal } from '@preact/signals';
import type { DueDecision } from 'kontor-client';

import { kontor } from './session.ts';
import { type Answer, WAIT_S, type Watched, watch } from './shared.ts';

export const due = signal<readonly DueDecision[]>([]);

/** When a decision must be answered; those without a limit come last. */
const limitOf = ({ decision }: DueDecision): number => (decision.deadline === null ? Infinity : Date.parse(decision.deadline));

/** The same with one decision for each game, the most urgent one, and the most urgent game first. */
export const dueGames = computed(() => {
  const sorted = [...due.value].sort((one, other) => compared(limitOf(one), limitOf(other)));
  return sorted.filter(({ game }, index) => sorted.findIndex((other) => other.game === game) === index);
});

/** The order of two moments, of which both may be never. */
export const compared = (one: number, other: number): number => (one === other ? 0 : one - other);

const decisions: Watched<readonly DueDecision[]> = { name: 'kontor.due', value: due, empty: [], isOfTables: true, read };

export const watchDue = (): void => watch(decisions);

/** The tag is the entity tag of the answer. */
async function read(signal: AbortSignal, tag: string | undefined, isWaiting: boolean): Promise<Answer<readonly DueDecision[]>> {
  const params = tag === undefined ? {} : { query: isWaiting ? { wait: WAIT_S } : {}, header: { 'If-None-Match': tag } };
  const { data, response } = await kontor.value.api.GET('/v1/me/decisions', { params, signal });
  return {
    value: response.status === 200 ? data?.items : undefined,
    tag: response.status < 400 ? (response.headers.get('ETag') ?? undefined) : undefined,
  };
}
