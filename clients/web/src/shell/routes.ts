/**
 * Where one is on the page. Routes stand in the fragment of the address, which no browser sends to a server: so no invite
 * reaches a log, and the page works below any path.
 */
import { signal } from '@preact/signals';

/** A place on the page. */
export type Route =
  | { screen: 'lobby' }
  | { screen: 'new' }
  | { screen: 'me' }
  | { screen: 'opponents' | 'new-seek' }
  | { screen: 'tournaments' | 'new-tournament' }
  | { screen: 'tournament'; tournament: string }
  | { screen: 'records'; query: URLSearchParams }
  | { screen: 'authorize' | 'device'; query: URLSearchParams }
  | { screen: 'player'; player: string }
  | { screen: 'leaderboards'; ruleset: string | undefined; query: URLSearchParams }
  | { screen: 'table'; game: string; query: URLSearchParams }
  | { screen: 'unknown' };

export const route = signal<Route>(parsed(location.hash));

addEventListener('hashchange', () => (route.value = parsed(location.hash)));

function parsed(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length === 0) return { screen: 'lobby' };
  if (parts[0] === 'new') return { screen: 'new' };
  if (parts[0] === 'me') return { screen: 'me' };
  if (parts[0] === 'opponents') return { screen: parts[1] === 'new' ? 'new-seek' : 'opponents' };
  if (parts[0] === 'tournaments') return tournamentsAt(parts[1]);
  if (parts[0] === 'records') return { screen: 'records', query: new URLSearchParams(query) };
  if (parts[0] === 'authorize' || parts[0] === 'device') return { screen: parts[0], query: new URLSearchParams(query) };
  if (parts[0] === 'players' && parts[1] !== undefined) return { screen: 'player', player: decodeURIComponent(parts[1]) };
  if (parts[0] === 'leaderboards') {
    return { screen: 'leaderboards', ruleset: parts[1] === undefined ? undefined : decodeURIComponent(parts[1]), query: new URLSearchParams(query) };
  }
  if (parts[0] === 'g' && parts[1] !== undefined) {
    return { screen: 'table', game: decodeURIComponent(parts[1]), query: new URLSearchParams(query) };
  }
  return { screen: 'unknown' };
}

function tournamentsAt(part: string | undefined): Route {
  if (part === undefined) return { screen: 'tournaments' };
  return part === 'new' ? { screen: 'new-tournament' } : { screen: 'tournament', tournament: decodeURIComponent(part) };
}

/** The address of a tournament. */
export function tournamentHash(tournament: string): string {
  return `#/tournaments/${encodeURIComponent(tournament)}`;
}

/** The address of a table. */
export function tableHash(game: string, invite?: string | null): string {
  return `#/g/${encodeURIComponent(game)}${invite == null ? '' : `?invite=${encodeURIComponent(invite)}`}`;
}

/** The address of what everybody may know about a player. */
export function playerHash(player: string): string {
  return `#/players/${encodeURIComponent(player)}`;
}

/** The address of a leaderboard. */
export function leaderboardHash(ruleset: string, pool: string, kind: string): string {
  return `#/leaderboards/${encodeURIComponent(ruleset)}?${new URLSearchParams({ pool, kind })}`;
}

/** The address of a position in the past of a game: that which holds the event `at`, as seat `as` saw it. */
export function pastHash(game: string, at: number, as?: number, invite?: string | null): string {
  const query = new URLSearchParams({ at: String(at) });
  if (as !== undefined) query.set('as', String(as));
  if (invite != null) query.set('invite', invite);
  return `#/g/${encodeURIComponent(game)}?${query}`;
}

/** The address where the record of a game is checked. */
export function recordHash(game: string, invite?: string | null): string {
  return `#/records?${new URLSearchParams({ game, ...(invite == null ? {} : { invite }) })}`;
}

export function go(hash: string): void {
  location.hash = hash;
}
