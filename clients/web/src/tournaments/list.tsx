/** All tournaments, by how far they are, and those of one player. */
import type { Tournament, TournamentStatus } from 'kontor-client';
import type { JSX } from 'preact';

import { type From, usePages } from '../look/pages.tsx';
import { Box, useTimes } from '../look/ui.tsx';
import { ask, kontor, player } from '../net/session.ts';
import { tournamentHash } from '../shell/routes.ts';
import { gameTexts } from '../table/names.ts';
import { dayText, texts } from '../texts/language.ts';
import { formatText, momentOf } from './words.ts';

/** Tournaments of a page. */
const PAGE = 12;

export function Tournaments(): JSX.Element {
  const t = texts().tournaments;
  return (
    <main class="narrow">
      <h1 class="unseen">{t.title}</h1>
      <Box title={t.title}>
        <p class="hint">
          {t.about} <a href="docs/guide/tournaments.md">{t.guide}</a>
        </p>
        {player.value?.kind !== 'guest' && player.value && (
          <p>
            <a class="button main" href="#/tournaments/new">
              {t.make}
            </a>
          </p>
        )}
      </Box>
      {player.value && <PlayerTournaments key={player.value.id} title={t.own} player={player.value.id} />}
      <List title={t.lists.registering} query={{ status: 'registering' }} empty={t.noneRegistering} />
      <List title={t.lists.running} query={{ status: 'running' }} empty={t.noneRunning} />
      <List title={t.lists.finished} query={{ status: 'finished' }} empty={t.noneFinished} />
      <List title={t.lists.cancelled} query={{ status: 'cancelled' }} empty={undefined} />
    </main>
  );
}

/** The tournaments that a player has entered, however far they are; nothing where there are none, or where the player hides them. */
export function PlayerTournaments({ title, player: id }: { title: string; player: string }): JSX.Element | null {
  return <List title={title} query={{ player: id }} empty={undefined} />;
}

function List({ title, query, empty }: { title: string; query: { status?: TournamentStatus; player?: string }; empty: string | undefined }): JSX.Element | null {
  const pageOf = (from: From) => ask(kontor.value.api.GET('/v1/tournaments', { params: { query: { ...query, ...from, limit: PAGE } } }));
  const { items, isEmpty, state, more } = usePages(pageOf, `${player.value?.id} ${JSON.stringify(query)}`, useTimes());
  if (empty === undefined && (items === undefined || isEmpty)) return null;
  return (
    <Box title={title}>
      {state}
      {isEmpty && <p class="hint">{empty}</p>}
      <ul class="games">
        {items?.map((tournament) => (
          <li key={tournament.id}>
            <Entry tournament={tournament} isOfAll={query.status === undefined} />
          </li>
        ))}
      </ul>
      {more}
    </Box>
  );
}

function Entry({ tournament: { id, terms, status, participants, rounds, rounds_drawn: drawn, ended_at: ended }, isOfAll }: { tournament: Tournament; isOfAll: boolean }): JSX.Element {
  const t = texts().tournaments;
  return (
    <div class="game">
      <a class="cover" href={tournamentHash(id)}>
        <b>{terms.name}</b>
      </a>
      <span>{gameTexts(terms.ruleset)?.name ?? terms.ruleset}</span>
      <span class="hint">{formatText(terms)}</span>
      {isOfAll && <span class="tag">{t.statuses[status]}</span>}
      {terms.rated && <span class="tag">{texts().clocks.isRated}</span>}
      <span>{t.entered(participants, terms.participants_max)}</span>
      <span class="hint">
        {status === 'registering' ? t.registrationUntil(momentOf(terms.registration_ends_at)) : status === 'running' ? t.roundOf(drawn, rounds) : ended !== null && dayText(ended)}
      </span>
    </div>
  );
}
