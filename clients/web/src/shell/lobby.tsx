/** The lobby: what waits for the player, the player's games, open tables, games to watch. */
import { useSignal } from '@preact/signals';
import type { Game } from 'kontor-client';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { SeatIcon } from '../look/shapes.tsx';
import { AskButton, Box, Button, Failure, now, useRead } from '../look/ui.tsx';
import { dueGames } from '../net/due.ts';
import { ask, kontor, playAsGuest, player } from '../net/session.ts';
import type { RulesetId } from '../texts/contract.ts';
import { texts } from '../texts/language.ts';
import { gameTexts, seatName } from '../table/names.ts';
import { go, pastHash, tableHash } from './routes.ts';
import { SignIn, typedName } from './sign-in.tsx';

const PAGE = 12;

/** How many sit at a table against bots: every game can be played by so many. */
const QUICK_SEATS = 3;

/** How often the lists are read again while one looks at them. */
const AGAIN_MS = 10_000;

export function Lobby(): JSX.Element {
  const t = texts().page;
  const me = player.value;
  return (
    <main class="lobby">
      {me && <h1 class="unseen">{t.lobby}</h1>}
      {!me && (
        <Box extra="welcome">
          <h1>{t.welcome}</h1>
          <p>{t.welcomeMore}</p>
          <h2>{t.quickStart}</h2>
          <QuickStart />
        </Box>
      )}
      {!me && (
        <Box title={t.signIn}>
          <SignIn />
        </Box>
      )}
      {me && (
        <Box title={t.yourTurn}>
          {dueGames.value.length === 0 && <p class="hint">{t.noTurn}</p>}
          <ul class="games">
            {dueGames.value.map(({ game, ruleset, decision }) => (
              <li key={game}>
                <a class="game due" href={tableHash(game)}>
                  <b>{gameTexts(ruleset)?.name ?? ruleset}</b>
                  <span>{gameTexts(ruleset)?.kinds[decision.kind.split('.').at(-1) as never] ?? t.chooseOne}</span>
                </a>
              </li>
            ))}
          </ul>
          <p>
            <Button main onClick={() => go('#/new')}>
              {t.newTable}
            </Button>
          </p>
        </Box>
      )}
      {me && <List title={t.yourGames} empty={t.noGames} query={{ seat: 'me' }} />}
      {me && (
        <Box title={t.quickStart}>
          <QuickStart />
        </Box>
      )}
      <List title={t.openTables} empty={t.noOpenTables} query={{ status: 'open' }} />
      <List title={t.watchTables} empty={undefined} query={{ status: 'running' }} />
      <List title={texts().replay.gamesOver} empty={undefined} query={{ status: 'finished' }} />
      <nav class="lobby-more" aria-label={t.more}>
        <a href="#/records">{texts().records.title}</a>
        <a href="docs/guide/">{t.guide}</a>
        <a href="docs/">{t.contract}</a>
      </nav>
    </main>
  );
}

/** A game of each kind against bots, in one click: whoever is not signed in plays as a guest. */
function QuickStart(): JSX.Element {
  const { games } = texts();
  return (
    <div class="quick">
      {(Object.keys(games) as RulesetId[]).map((ruleset) => (
        <AskButton key={ruleset} work={() => playBots(ruleset)}>
          <b>{games[ruleset].name}</b>
          <span>{games[ruleset].summary}</span>
        </AskButton>
      ))}
    </div>
  );
}

async function playBots(ruleset: RulesetId): Promise<void> {
  if (!player.value) await playAsGuest(typedName.value.trim());
  const game = await ask(kontor.value.api.POST('/v1/games', { body: { ruleset, seats: QUICK_SEATS, visibility: 'private' } }));
  const path = { game: game.id };
  for (let seat = 1; seat < QUICK_SEATS; seat += 1) {
    await ask(kontor.value.api.PUT('/v1/games/{game}/seats/{seat}', { params: { path: { ...path, seat } }, body: { occupant: 'bot', bot: 'greedy' } }));
  }
  await ask(kontor.value.api.POST('/v1/games/{game}/start', { params: { path } }));
  go(tableHash(game.id, game.invite));
}

type Query = { seat?: 'me'; status?: 'open' | 'running' | 'finished' };

/** A list of games, which is read again from time to time, further pages on request. */
function List({ title, empty, query }: { title: string; empty: string | undefined; query: Query }): JSX.Element | null {
  const t = texts().page;
  const cursors = useSignal<readonly string[]>([]);
  const times = useSignal(0);
  const read = async () => {
    const pages = await Promise.all(
      [undefined, ...cursors.value].map((cursor) =>
        ask(kontor.value.api.GET('/v1/games', { params: { query: { ...query, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) } } })),
      ),
    );
    return { games: pages.flatMap(({ items }) => items), next: pages.at(-1)?.next ?? null };
  };
  const { data, error } = useRead(read, `${player.value?.id} ${cursors.value.length} ${times.value}`);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') times.value += 1;
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  if (empty === undefined && (data?.games.length ?? 0) === 0) return null;
  const next = data?.next;
  return (
    <Box title={title}>
      <Failure error={error} />
      {data?.games.length === 0 && <p class="hint">{empty}</p>}
      {!data && error === undefined && <p class="hint">{t.working}</p>}
      <ul class="games">
        {data?.games.map((game) => (
          <li key={game.id}>
            <GameLink game={game} />
            {game.status === 'finished' && (
              <a class="again" href={pastHash(game.id, 1, undefined, game.invite)}>
                {texts().replay.watchAgain}
              </a>
            )}
          </li>
        ))}
      </ul>
      {next != null && <Button onClick={() => (cursors.value = [...cursors.value, next])}>{t.more}</Button>}
    </Box>
  );
}

function GameLink({ game }: { game: Game }): JSX.Element {
  const t = texts().page;
  const since = (now.value - Date.parse(game.finished_at ?? game.started_at ?? game.created_at)) / 1000;
  return (
    <a class="game" href={tableHash(game.id, game.invite)}>
      <b>{gameTexts(game.ruleset)?.name ?? game.ruleset}</b>
      <span class="who">
        {game.seats.map((seat) => (
          <span class="player" key={seat.seat}>
            <SeatIcon seat={seat.seat} size={12} />
            {seatName(seat)}
          </span>
        ))}
      </span>
      <span class="hint">
        {t.status[game.status]} · {t.ago(since)}
      </span>
    </a>
  );
}
