/** Who has invited the player by name, as the events of the account tell it. */
import { signal } from '@preact/signals';
import { type Invitation, orThrow } from 'kontor-client';

import { kontor } from './session.ts';
import { type Answer, WAIT_S, type Watched, watch } from './shared.ts';

/** The open invitations; another list after each answer of the server. */
export const invitations = signal<readonly Invitation[]>([]);

const received: Watched<Invitation> = { name: 'kontor.invitations', items: invitations, isOfTables: false, read };

export const watchInvitations = (): void => watch(received);

/** Reads them now, because one was answered. */
export async function readInvitations(): Promise<void> {
  invitations.value = await list();
}

async function list(signal?: AbortSignal): Promise<readonly Invitation[]> {
  return (await orThrow(kontor.peek().api.GET('/v1/me/invitations', signal ? { signal } : {}))).items;
}

/** The tag is the number of the last event: a later one may be an invitation. */
async function read(signal: AbortSignal, tag: string | undefined): Promise<Answer<Invitation>> {
  const query = tag === undefined ? { limit: 1 } : { after: Number(tag), wait: WAIT_S };
  const { last } = await orThrow(kontor.peek().api.GET('/v1/me/events', { params: { query }, signal }));
  return { items: await list(signal), tag: String(last) };
}
