/** What one can do about another player: invite, mute, block. */
import { useSignal } from '@preact/signals';
import type { Game, Player } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, Failure, useRead } from '../look/ui.tsx';
import { ask, kontor, player } from '../net/session.ts';
import { tableHash } from '../shell/routes.ts';
import { gameTexts, seatName } from '../table/names.ts';
import { texts } from '../texts/language.ts';

export function Relations({ other }: { other: Player }): JSX.Element | null {
  const me = player.value;
  if (!me || me.id === other.id) return null;
  return (
    <>
      {me.kind !== 'guest' && <InviteToTable other={other} />}
      <Keep other={other} />
    </>
  );
}

/** Keeping away from a player, in two strengths. */
function Keep({ other }: { other: Player }): JSX.Element {
  const t = texts().people;
  const params = { path: { player: other.id } };
  const { data, error, again } = useRead(read, player.value?.id);
  const [isBlocked, isMuted] = [data?.blocks, data?.mutes].map((list) => list?.some((one) => one.player.id === other.id) === true);
  const change = (call: () => Promise<unknown>) => async () => {
    await call();
    again();
  };
  const { api } = kontor.value;
  return (
    <>
      <div class="row">
        <AskButton disabled={!data} work={change(() => ask(isMuted ? api.DELETE('/v1/me/mutes/{player}', { params }) : api.PUT('/v1/me/mutes/{player}', { params })))}>
          {isMuted ? t.unmute : t.mute}
        </AskButton>
        <AskButton disabled={!data} work={change(() => ask(isBlocked ? api.DELETE('/v1/me/blocks/{player}', { params }) : api.PUT('/v1/me/blocks/{player}', { params })))}>
          {isBlocked ? t.unblock : t.block}
        </AskButton>
      </div>
      <p class="hint" role="status">
        {isBlocked ? t.isBlocked : isMuted ? t.isMuted : t.keepMore}
      </p>
      <Failure error={error} />
    </>
  );
}

async function read() {
  const [blocks, mutes] = await Promise.all([ask(kontor.value.api.GET('/v1/me/blocks')), ask(kontor.value.api.GET('/v1/me/mutes'))]);
  return { blocks: blocks.items, mutes: mutes.items };
}

/** An invitation to one of the own tables that wait for players. */
function InviteToTable({ other }: { other: Player }): JSX.Element | null {
  const t = texts().people;
  const [chosen, invited] = [useSignal(''), useSignal<Game | undefined>(undefined)];
  const { data, error } = useRead(ownTables, player.value?.id);
  const tables = data?.filter(({ seats }) => !seats.some((seat) => seat.player?.id === other.id)) ?? [];
  const game = tables.find(({ id }) => id === chosen.value) ?? tables[0];
  const invite = async (to: Game) => {
    await ask(kontor.value.api.PUT('/v1/games/{game}/invitations/{player}', { params: { path: { game: to.id, player: other.id } }, body: {} }));
    invited.value = to;
  };
  const nameOf = ({ ruleset, seats }: Game) => `${gameTexts(ruleset)?.name ?? ruleset}${texts().page.colon}${seats.map(seatName).join(', ')}`;
  if (data && !game) return <p class="hint">{t.noTableToInvite}</p>;
  return (
    <form class="row" onSubmit={(event) => event.preventDefault()}>
      <Failure error={error} />
      {game && (
        <>
          <label class="field">
            <span>{t.toTable}</span>
            <select value={game.id} onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}>
              {tables.map((one) => (
                <option key={one.id} value={one.id}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          </label>
          <AskButton work={() => invite(game)}>{t.invite}</AskButton>
        </>
      )}
      <p role="status">{invited.value && <a href={tableHash(invited.value.id, invited.value.invite)}>{t.invitedTo(nameOf(invited.value))}</a>}</p>
    </form>
  );
}

async function ownTables(): Promise<readonly Game[]> {
  const { items } = await ask(kontor.value.api.GET('/v1/games', { params: { query: { seat: 'me', status: 'open' } } }));
  return items.filter(({ owner, sandbox }) => owner === player.value?.id && !sandbox);
}
