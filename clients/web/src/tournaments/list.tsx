/** All tournaments, by how far they are. */
import { useSignal } from '@preact/signals';
import type { Tournament, TournamentStatus } from 'kontor-client';
import type { JSX } from 'preact';

import { Box, Button, Failure, useRead, useTimes } from '../look/ui.tsx';
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
      <List status="registering" empty={t.noneRegistering} />
      <List status="running" empty={t.noneRunning} />
      <List status="finished" empty={t.noneFinished} />
      <List status="cancelled" empty={undefined} />
    </main>
  );
}

function List({ status, empty }: { status: TournamentStatus; empty: string | undefined }): JSX.Element | null {
  const t = texts().tournaments;
  const cursors = useSignal<readonly string[]>([]);
  const read = async () => {
    const pageOf = (cursor: string | undefined) =>
      ask(kontor.value.api.GET('/v1/tournaments', { params: { query: { status, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) } } }));
    const pages = await Promise.all([undefined, ...cursors.value].map(pageOf));
    return { items: pages.flatMap(({ items }) => items), next: pages.at(-1)?.next ?? null };
  };
  const { data, error } = useRead(read, `${useTimes()} ${cursors.value.length}`);
  const next = data?.next;
  if (empty === undefined && (data?.items.length ?? 0) === 0) return null;
  return (
    <Box title={t.lists[status]}>
      <Failure error={error} />
      {!data && error === undefined && <p class="hint">{texts().page.working}</p>}
      {data?.items.length === 0 && <p class="hint">{empty}</p>}
      <ul class="games">
        {data?.items.map((tournament) => (
          <li key={tournament.id}>
            <Entry tournament={tournament} />
          </li>
        ))}
      </ul>
      {next != null && <Button onClick={() => (cursors.value = [...cursors.value, next])}>{texts().page.more}</Button>}
    </Box>
  );
}

function Entry({ tournament: { id, terms, status, participants, rounds, rounds_drawn: drawn, ended_at: ended } }: { tournament: Tournament }): JSX.Element {
  const t = texts().tournaments;
  return (
    <div class="game">
      <a class="cover" href={tournamentHash(id)}>
        <b>{terms.name}</b>
      </a>
      <span>{gameTexts(terms.ruleset)?.name ?? terms.ruleset}</span>
      <span class="hint">{formatText(terms)}</span>
      {terms.rated && <span class="tag">{texts().clocks.isRated}</span>}
      <span>{t.entered(participants, terms.participants_max)}</span>
      <span class="hint">
        {status === 'registering' ? t.registrationUntil(momentOf(terms.registration_ends_at)) : status === 'running' ? t.roundOf(drawn, rounds) : ended !== null && dayText(ended)}
      </span>
    </div>
  );
}
