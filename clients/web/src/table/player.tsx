/** The name of the player who sits there, which leads to their page. */
import type { GameSeat } from 'kontor-client';
import type { JSX } from 'preact';

import { playerHash } from '../shell/routes.ts';

/** Players of imported games are names alone, and bots have no page. */
export function PlayerName({ player, name }: { player: GameSeat['player'] | undefined; name: string }): JSX.Element {
  return player != null && player.id !== '' ? (
    <a class="name" href={playerHash(player.id)}>
      {name}
    </a>
  ) : (
    <>{name}</>
  );
}
