/** Inviting players by name to one's own table, as long as it waits for players. */
import { useSignal } from '@preact/signals';
import type { Game, PlayerRef, SentInvitation } from 'kontor-client';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { AskButton, Box, Failure, TextField, useRead } from '../look/ui.tsx';
import { announcements } from '../net/news.ts';
import { ask, kontor, player } from '../net/session.ts';
import { awaiting } from '../net/shared.ts';
import { PlayerName } from '../table/player.tsx';
import { dayText, texts } from '../texts/language.ts';

/** How many of the newest games are searched for people with whom one has played. */
const GAMES_MAX = 50;

/** The id of a player, as it stands in the address of a page. */
const ID = /p_[a-z2-7]{26}/;

/** The most characters of what is typed: an address may be long. */
const TYPED_MAX = 500;

export function TableInvitations({ game }: { game: Game }): JSX.Element {
  const t = texts().people;
  const params = { path: { game: game.id } };
  useEffect(() => {
    awaiting.value += 1;
    return () => void (awaiting.value -= 1);
  }, []);
  // A player who sits down or declines has no invitation any more.
  const version = `${game.seq} ${declinedAt(game.id)}`;
  const { data, error, again } = useRead(() => ask(kontor.value.api.GET('/v1/games/{game}/invitations', { params })), `${game.id} ${player.value?.id}`, version);
  const withdraw = async (other: string) => {
    await ask(kontor.value.api.DELETE('/v1/games/{game}/invitations/{player}', { params: { path: { game: game.id, player: other } } }));
    again();
  };
  return (
    <Box title={t.invitePlayers}>
      <p class="hint">{t.invitePlayersMore}</p>
      <Failure error={error} />
      <ul class="owned">
        {data?.items.map((sent) => (
          <Sent key={sent.player.id} sent={sent} withdraw={() => withdraw(sent.player.id)} />
        ))}
      </ul>
      <InviteForm game={game} onInvited={again} />
    </Box>
  );
}

/** The number of the last event by which a player has declined to come to a table. */
const declinedAt = (game: string): number | undefined => announcements.value.findLast((event) => event.game === game && event.news.type === 'invitation.declined')?.number;

function Sent({ sent: { player: who, seat, expires_at }, withdraw }: { sent: SentInvitation; withdraw: () => Promise<void> }): JSX.Element {
  const t = texts().people;
  return (
    <li>
      <span>
        <PlayerName player={who} name={who.name} /> <span class="hint">{[...(seat === null ? [] : [t.seat(seat + 1)]), texts().page.validUntil(dayText(expires_at))].join(' · ')}</span>
      </span>
      <AskButton work={withdraw}>{t.withdraw}</AskButton>
    </li>
  );
}

/** People with whom one has played, or anybody whose name or page one knows. */
function InviteForm({ game, onInvited }: { game: Game; onInvited: () => void }): JSX.Element {
  const t = texts().people;
  const known = useRead(playedWith, player.value?.id);
  const [chosen, typed, seat] = [useSignal(''), useSignal(''), useSignal('')];
  const isUnknown = useSignal(false);
  const seated = new Set(game.seats.map((one) => one.player?.id));
  const others = known.data?.filter(({ id }) => !seated.has(id)) ?? [];
  const free = game.seats.filter((one) => one.player === null && one.bot === null);
  const invite = async () => {
    isUnknown.value = false;
    const other = chosen.value === '' ? await idOf(typed.value.trim()) : chosen.value;
    if (other === undefined) {
      isUnknown.value = true;
      return;
    }
    const body = { seat: seat.value === '' ? null : Number(seat.value) };
    await ask(kontor.value.api.PUT('/v1/games/{game}/invitations/{player}', { params: { path: { game: game.id, player: other } }, body }));
    [chosen.value, typed.value, seat.value] = ['', '', ''];
    onInvited();
  };
  return (
    <form class="sign-in" onSubmit={(event) => event.preventDefault()}>
      <label class="field">
        <span>{t.whom}</span>
        <select value={chosen.value} onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}>
          <option value="">{t.otherPlayer}</option>
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      {chosen.value === '' && (
        <TextField
          label={t.playerAddress}
          hint={t.playerAddressMore}
          value={typed.value}
          max={TYPED_MAX}
          onInput={(text) => {
            typed.value = text;
            isUnknown.value = false;
          }}
        />
      )}
      <label class="field">
        <span>{t.whichSeat}</span>
        <select value={seat.value} onChange={({ currentTarget }) => (seat.value = currentTarget.value)}>
          <option value="">{t.anySeat}</option>
          {free.map((one) => (
            <option key={one.seat} value={one.seat}>
              {t.seat(one.seat + 1)}
            </option>
          ))}
        </select>
      </label>
      <AskButton disabled={chosen.value === '' && typed.value.trim() === ''} work={invite}>
        {t.invite}
      </AskButton>
      <p role="status">{isUnknown.value && t.unknownName}</p>
    </form>
  );
}

/** The id of the player whose page has this address, or who has this name. */
async function idOf(typed: string): Promise<string | undefined> {
  const id = ID.exec(typed)?.[0];
  if (id !== undefined) return id;
  const { items } = await ask(kontor.value.api.GET('/v1/players', { params: { query: { name: typed } } }));
  return items[0]?.id;
}

/** The people of one's newest games, each once, the newest first. */
async function playedWith(): Promise<readonly PlayerRef[]> {
  const { items } = await ask(kontor.value.api.GET('/v1/games', { params: { query: { seat: 'me', limit: GAMES_MAX } } }));
  const met = items.flatMap(({ seats }) => seats.flatMap((seat) => seat.player ?? []));
  return met.filter(({ id }, index) => id !== '' && id !== player.value?.id && met.findIndex((other) => other.id === id) === index);
}
