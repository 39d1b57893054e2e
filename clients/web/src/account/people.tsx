/** Whom the player has blocked and muted. */
import type { ListedPlayer } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, Box, Failure, useRead } from '../look/ui.tsx';
import { ask, kontor } from '../net/session.ts';
import { PlayerName } from '../table/player.tsx';
import { dayText, texts } from '../texts/language.ts';

export function People(): JSX.Element {
  const t = texts().people;
  const blocks = useRead(() => ask(kontor.value.api.GET('/v1/me/blocks')), 'blocks');
  const mutes = useRead(() => ask(kontor.value.api.GET('/v1/me/mutes')), 'mutes');
  const unblock = async (player: string) => {
    await ask(kontor.value.api.DELETE('/v1/me/blocks/{player}', { params: { path: { player } } }));
    blocks.again();
  };
  const unmute = async (player: string) => {
    await ask(kontor.value.api.DELETE('/v1/me/mutes/{player}', { params: { path: { player } } }));
    mutes.again();
  };
  return (
    <Box title={t.awayFrom}>
      <p class="hint">{t.keepMore}</p>
      <Failure error={blocks.error ?? mutes.error} />
      {blocks.data?.items.length === 0 && mutes.data?.items.length === 0 && <p>{t.noneKept}</p>}
      <List title={t.blocked} items={blocks.data?.items} end={unblock} name={t.unblock} />
      <List title={t.muted} items={mutes.data?.items} end={unmute} name={t.unmute} />
    </Box>
  );
}

function List(props: { title: string; items: readonly ListedPlayer[] | undefined; end: (player: string) => Promise<void>; name: string }): JSX.Element | null {
  if (!props.items || props.items.length === 0) return null;
  return (
    <>
      <h3>{props.title}</h3>
      <ul class="owned">
        {props.items.map(({ player, since }) => (
          <li key={player.id}>
            <span>
              <PlayerName player={player} name={player.name} /> <span class="hint">{dayText(since)}</span>
            </span>
            <AskButton work={() => props.end(player.id)}>{props.name}</AskButton>
          </li>
        ))}
      </ul>
    </>
  );
}
