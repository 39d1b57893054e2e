/** Invitations that wait for an answer of the player. */
import type { Invitation, PlayerRef } from 'kontor-client';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { Terms } from '../clocks/terms.tsx';
import { SeatIcon } from '../look/shapes.tsx';
import { AskButton, Box } from '../look/ui.tsx';
import { type Rematch, invitations, noteAnswered, readInvitations, rematches } from '../net/news.ts';
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
      {invitations.value.length + rematches.value.length === 0 && <p class="hint">{t.noInvitations}</p>}
      <ul class="seeks">
        {invitations.value.map((invitation) => (
          <Received key={invitation.game.id} invitation={invitation} />
        ))}
        {rematches.value.map((rematch) => (
          <Asked key={rematch.game} rematch={rematch} />
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
      <What ruleset={game.ruleset} by={by}>
        {game.rated && <span class="tag">{texts().clocks.isRated}</span>}
      </What>
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
      <Answers accept={accept} decline={decline} />
    </li>
  );
}

/** A rematch whose maker is a guest has no invitations by name: the others learn of it by the feed alone, and ask for the rematch, too. */
function Asked({ rematch: { game, ruleset, news } }: { rematch: Rematch }): JSX.Element {
  const accept = async () => {
    const { id, invite } = await ask(kontor.value.api.POST('/v1/games/{game}/rematch', { params: { path: { game: news.rematch_of } } }));
    noteAnswered(game);
    go(tableHash(id, invite));
  };
  return (
    <li>
      <What ruleset={ruleset} by={news.by} />
      <p class="hint">
        <a href={tableHash(news.rematch_of)}>{texts().people.playedBefore}</a>
      </p>
      <Answers accept={accept} decline={async () => noteAnswered(game)} />
    </li>
  );
}

function What({ ruleset, by, children }: { ruleset: string; by: PlayerRef; children?: ComponentChildren }): JSX.Element {
  return (
    <p>
      <b>{gameTexts(ruleset)?.name ?? ruleset}</b> {texts().people.invitedBy} <PlayerName player={by} name={by.name} /> {children}
    </p>
  );
}

function Answers({ accept, decline }: { accept: () => Promise<void>; decline: () => Promise<unknown> }): JSX.Element {
  const t = texts().people;
  return (
    <div class="row">
      <AskButton main work={accept}>
        {t.accept}
      </AskButton>
      <AskButton work={decline}>{t.decline}</AskButton>
    </div>
  );
}
