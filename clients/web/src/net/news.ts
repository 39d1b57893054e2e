/** What the events of the account tell, on every screen: who invites the player, and what has happened elsewhere. */
import { batch, computed, effect, signal } from '@preact/signals';
import { type AccountEvent, type AccountNews, type Invitation, orThrow } from 'kontor-client';

import { kontor, player, serverNow } from './session.ts';
import { storage } from './settings.ts';
import { type Answer, WAIT_S, type Watched, watch } from './shared.ts';

/** Events, and whether they are from before: those are not announced any more. */
interface Heard {
  readonly events: readonly AccountEvent[];
  readonly isPast: boolean;
}

interface Feed {
  readonly invitations: readonly Invitation[];
  readonly heard: Heard;
}

/** A table to which a player of an earlier game asks: the rematch of that game. */
export type Rematch = AccountEvent & { game: string; ruleset: string; news: Extract<AccountNews, { type: 'table.invited' }> };

/** What is announced on every screen. All else has a place where it is seen. */
const ANNOUNCED = ['invitation.declined', 'invitation.withdrawn', 'seek.expired', 'tournament.started', 'tournament.ended', 'tournament.cancelled'] as const;
type Announced = (typeof ANNOUNCED)[number];
export type Announcement = AccountEvent & { news: Extract<AccountNews, { type: Announced }> };

/** Announcements that stand on the page at the same time; the oldest goes. */
const ANNOUNCEMENTS_MAX = 3;

/** Events from before that are searched for rematches, and for how long a player who asks for one most likely waits. */
const PAST_MAX = 100;
const REMATCH_MS = 86_400_000;

/** Rematches that were answered here: the server knows of no answer to them. */
const ANSWERED_KEY = 'kontor.rematches.answered';
const ANSWERED_MAX = 50;

const NOTHING: Heard = { events: [], isPast: true };
const EMPTY: Feed = { invitations: [], heard: NOTHING };

const feed = signal<Feed>(EMPTY);
const heard = computed(() => feed.value.heard);
const asked = signal<readonly Rematch[]>([]);
const answered = signal<readonly string[]>(keptAnswered());

/** The open invitations by name; another list after each answer of the server. */
export const invitations = computed(() => feed.value.invitations);

/** The rematches that the player is asked to and has not answered. */
export const rematches = computed(() => asked.value.filter(({ game }) => !answered.value.includes(game)));

/** What has happened while the page is open, the newest last. */
export const announcements = signal<readonly Announcement[]>([]);

const watched: Watched<Feed> = { name: 'kontor.news', value: feed, empty: EMPTY, isOfTables: false, read };

export function watchNews(): void {
  watch(watched);
  effect(() => {
    const now = heard.value;
    batch(() => {
      asked.value = now.events.reduce(rematchesAfter, now.isPast ? [] : asked.peek());
      if (now === NOTHING) announcements.value = [];
      else if (!now.isPast) announcements.value = [...announcements.peek(), ...now.events.filter(isAnnounced)].slice(-ANNOUNCEMENTS_MAX);
    });
  });
}

const isAnnounced = (event: AccountEvent): event is Announcement => (ANNOUNCED as readonly string[]).includes(event.news.type);

export function closeAnnouncement(number: number): void {
  announcements.value = announcements.value.filter((one) => one.number !== number);
}

/** The rematches that wait for an answer after one more event. */
function rematchesAfter(waiting: readonly Rematch[], event: AccountEvent): readonly Rematch[] {
  const { news, game } = event;
  const others = waiting.filter((one) => one.game !== game);
  if (isRematch(event)) return serverNow() - Date.parse(event.at) < REMATCH_MS ? [...others, event] : others;
  const isOver = news.type === 'table.deleted' || (news.type === 'table.seat_taken' && news.player.id === player.peek()?.id);
  return isOver ? others : waiting;
}

/** Only of guests, who cannot invite by name: a user has invited the player by name, and that is what is answered. */
const isRematch = (event: AccountEvent): event is Rematch =>
  event.news.type === 'table.invited' && event.news.by.kind === 'guest' && event.game !== null && event.ruleset !== null;

/** Remembers that the player has come to a rematch, or does not want it. */
export function noteAnswered(game: string): void {
  answered.value = [...answered.value, game].slice(-ANSWERED_MAX);
  storage.setItem(ANSWERED_KEY, JSON.stringify(answered.value));
}

function keptAnswered(): readonly string[] {
  try {
    return JSON.parse(storage.getItem(ANSWERED_KEY) ?? '[]') as readonly string[];
  } catch {
    return [];
  }
}

/** Reads the invitations now, because one was answered. */
export async function readInvitations(): Promise<void> {
  const items = await list();
  // What was heard during the request stays.
  feed.value = { ...feed.peek(), invitations: items };
}

async function list(signal?: AbortSignal): Promise<readonly Invitation[]> {
  return (await orThrow(kontor.peek().api.GET('/v1/me/invitations', signal ? { signal } : {}))).items;
}

/** The tag is the number of the last event. */
async function read(signal: AbortSignal, tag: string | undefined, isWaiting: boolean): Promise<Answer<Feed>> {
  const page = (query: { after?: number; limit?: number; wait?: number }) => orThrow(kontor.peek().api.GET('/v1/me/events', { params: { query }, signal }));
  const isPast = tag === undefined;
  const after = isPast ? Math.max(0, (await page({ limit: 1 })).last - PAST_MAX) : Number(tag);
  const { items, last } = await page({ after, limit: PAST_MAX, ...(isWaiting ? { wait: WAIT_S } : {}) });
  // A page that is full is not the last one, so the next answer goes on behind it.
  const read = items.length < PAST_MAX ? last : items.at(-1)!.number;
  return { value: { invitations: await list(signal), heard: { events: items, isPast } }, tag: String(read) };
}
