/** Invitations that wait for an answer of the player. */
import type { Invitation } from 'kontor-client';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { Terms } from '../clocks/terms.tsx';
import { SeatIcon } from '../look/shapes.tsx';
import { AskButton, Box } from '../look/ui.tsx';
import { invitations, readInvitations } from '../net/invitations.ts';
import { ask, kontor } from '../net/session.ts';
import { go, tableHash } from '../shell/routes.ts';
import { gameTexts, seatName } from '../table/names.ts';
import { PlayerName } from '../table/player.tsx';
import { dayText, texts } from '../texts/language.ts';

export function Invitations(): JSX.Element {
  const t = texts().people;
  // What is not read now is read by the next answer of the feed.
  useEffect(() => void readInvitations().catch(() => undefined), []);
  return (
    <Box title={t.invitations}>
      {invitations.value.length === 0 && <p class="hint">{t.noInvitations}</p>}
      <ul class="seeks">
        {invitations.value.map((invitation) => (
          <Received key={invitation.game.id} invitation={invitation} />
        ))}
      </ul>
    </Box>
  );
}

function Received({ invitation: { by, expires_at, game, seat } }: { invitation: Invitation }): JSX.Element {
  const t = texts().people;
  const params = { path: { game: game.id } };
  const answered = async <Data,>(answer: () => Promise<Data>): Promise<Data> => {
    try {
      return await answer();
    } finally {
      await readInvitations();
    }
  };
  const accept = async () => {
    const { id, invite } = await answered(() => ask(kontor.value.api.POST('/v1/me/invitations/{game}/accept', { params, body: {} })));
    go(tableHash(id, invite));
  };
  const decline = () => answered(() => ask(kontor.value.api.DELETE('/v1/me/invitations/{game}', { params })));
  return (
    <li>
      <p>
        <b>{gameTexts(game.ruleset)?.name ?? game.ruleset}</b> {t.invitedBy} <PlayerName player={by} name={by.name} />{' '}
        {game.rated && <span class="tag">{texts().clocks.isRated}</span>}
      </p>
      <p class="row">
        {game.seats.map((one) => (
          <span class="player" key={one.seat}>
            <SeatIcon seat={one.seat} size={12} />
            {one.seat === seat ? t.keptForYou : <PlayerName player={one.player} name={seatName(one)} />}
          </span>
        ))}
      </p>
      <Terms clock={game.clock} limitS={game.turn_limit_s} />
      <p class="hint">{texts().page.validUntil(dayText(expires_at))}</p>
      <div class="row">
        <AskButton main work={accept}>
          {t.accept}
        </AskButton>
        <AskButton work={decline}>{t.decline}</AskButton>
      </div>
    </li>
  );
}
