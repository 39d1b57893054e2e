/** The page: its head, and the screen that the route names. */
import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';

import { dueGames } from '../net/due.ts';
import { invitations, rematches } from '../net/news.ts';
import { player } from '../net/session.ts';
import { theme } from '../net/settings.ts';
import { Message, TablePage } from '../table/page.tsx';
import { texts } from '../texts/language.ts';
import { Announcements } from './announcements.tsx';
import { DeveloperButton, DeveloperPlace } from './developer.tsx';
import { Lobby } from './lobby.tsx';
import { Me } from './me.tsx';
import { NewTable } from './new-table.tsx';
import { OnDemand } from './on-demand.tsx';
import { route } from './routes.ts';
import { SessionSheet } from './sign-in.tsx';
import { useAlerts } from './alerts.ts';

export function App(): JSX.Element {
  const t = texts().page;
  useSignalEffect(() => {
    document.documentElement.dataset['theme'] = theme.value;
  });
  useAlerts();
  const turns = dueGames.value.length;
  const invited = invitations.value.length + rematches.value.length;
  return (
    <>
      <header class="top">
        <button type="button" class="button skip" onClick={skip}>
          {t.skip}
        </button>
        <a class="brand" href="#/">
          Kontor
        </a>
        {turns > 0 && (
          <a class="turns" href="#/">
            {t.yourTurnAt(turns)}
          </a>
        )}
        {invited > 0 && (
          <a class="turns" href="#/opponents">
            <span class="long">{texts().people.invitedCount(invited)}</span>
            <span class="short" aria-hidden="true">
              ✉ {invited}
            </span>
          </a>
        )}
        <span class="grow" />
        <a href="#/opponents">{texts().people.opponents}</a>
        <a href="#/tournaments">{texts().tournaments.title}</a>
        <a href="#/leaderboards">{texts().players.leaderboards}</a>
        <a href="#/records">{texts().records.title}</a>
        <a href="docs/guide/">{t.guide}</a>
        <a href="docs/">{t.contract}</a>
        <a href="#/me">{player.value ? player.value.name : t.signIn}</a>
        <DeveloperButton />
      </header>
      <Announcements />
      <Screen />
      <DeveloperPlace />
      <SessionSheet />
    </>
  );
}

/** Jumps to what is asked. A link would change the route, which stands in the fragment. */
function skip(): void {
  (document.getElementById('panel') ?? document.querySelector<HTMLElement>('main'))?.focus();
}

const records = async () => (await import('../records/index.tsx')).Records;
const apps = async () => (await import('../apps/index.tsx')).Apps;
const playerPage = async () => (await import('../players/index.tsx')).PlayerPage;
const leaderboards = async () => (await import('../players/index.tsx')).Leaderboards;
const opponents = async () => (await import('../opponents/index.tsx')).Opponents;
const newSeek = async () => (await import('../opponents/index.tsx')).NewSeek;
const tournaments = async () => (await import('../tournaments/index.tsx')).Tournaments;
const tournament = async () => (await import('../tournaments/index.tsx')).TournamentPage;
const newTournament = async () => (await import('../tournaments/index.tsx')).NewTournament;
const replay = async () => (await import('../replay/index.tsx')).Replay;

function Screen(): JSX.Element {
  const at = route.value;
  switch (at.screen) {
    case 'lobby':
      return <Lobby />;
    case 'new':
      return <NewTable />;
    case 'me':
      return <Me />;
    case 'records':
      return <OnDemand key="records" load={records} props={{ query: at.query }} />;
    case 'player':
      return <OnDemand key={at.screen} load={playerPage} props={at} />;
    case 'leaderboards':
      return <OnDemand key={at.screen} load={leaderboards} props={at} />;
    case 'opponents':
      return <OnDemand key={at.screen} load={opponents} props={{}} />;
    case 'new-seek':
      return <OnDemand key={at.screen} load={newSeek} props={{}} />;
    case 'tournaments':
      return <OnDemand key={at.screen} load={tournaments} props={{}} />;
    case 'new-tournament':
      return <OnDemand key={at.screen} load={newTournament} props={{}} />;
    case 'tournament':
      return <OnDemand key={`tournament ${at.tournament}`} load={tournament} props={{ id: at.tournament }} />;
    case 'authorize':
    case 'device':
      return <OnDemand key={at.screen} load={apps} props={at} />;
    case 'table':
      if (at.query.has('at')) return <OnDemand key={`past ${at.game}`} load={replay} props={{ id: at.game, query: at.query }} />;
      return <TablePage key={at.game} id={at.game} query={at.query} />;
    case 'unknown':
      return <Message text={texts().page.notFound} />;
  }
}
