/** The lobby: what waits for the player, the player's games, open tables, games to watch. */
import type { Game } from 'kontor-client';
import type { JSX } from 'preact';

import { Counted } from '../clocks/terms.tsx';
import { type From, usePages } from '../look/pages.tsx';
import { SeatIcon } from '../look/shapes.tsx';
import { AskButton, Box, Button, now, useTimes } from '../look/ui.tsx';
import { hasClock, seatToReturnTo } from '../net/clocks.ts';
import { compared, dueGames } from '../net/due.ts';
import { ask, kontor, playAsGuest, player } from '../net/session.ts';
import type { RulesetId } from '../texts/contract.ts';
import { texts } from '../texts/language.ts';
import { isAborted } from '../table/abort.tsx';
import { momentText, timeText } from '../table/clock.tsx';
import { gameTexts, seatName } from '../table/names.ts';
import { PlayerName } from '../table/player.tsx';
import { go, pastHash, tableHash } from './routes.ts';
import { SignIn, typedName } from './sign-in.tsx';

const PAGE = 12;

/** How many sit at a table against bots: every game can be played by so many. */
const QUICK_SEATS = 3;

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
                  <Deadline at={decision.deadline} />
                </a>
              </li>
            ))}
          </ul>
          <p>
            <Button main onClick={() => go('#/new')}>
              {t.newTable}
            </Button>{' '}
            <a class="button" href="#/opponents">
              {texts().people.opponents}
            </a>
          </p>
        </Box>
      )}
      {me && <GameList title={t.yourGames} empty={t.noGames} query={{ seat: 'me' }} />}
      {me && (
        <Box title={t.quickStart}>
          <QuickStart />
        </Box>
      )}
      <GameList title={t.openTables} empty={t.noOpenTables} query={{ status: 'open' }} />
      <GameList title={t.watchTables} empty={undefined} query={{ status: 'running' }} />
      <GameList title={texts().replay.gamesOver} empty={undefined} query={{ status: 'finished' }} />
      <nav class="lobby-more" aria-label={t.more}>
        <a href="#/opponents">{texts().people.opponents}</a>
        <a href="#/tournaments">{texts().tournaments.title}</a>
        <a href="#/leaderboards">{texts().players.leaderboards}</a>
        <a href="#/records">{texts().records.title}</a>
        <a href="docs/guide/">{t.guide}</a>
        <a href="docs/">{t.contract}</a>
      </nav>
    </main>
  );
}

/** A game of each kind against bots, in one click: a visitor who is not signed in plays as a guest. */
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

type Query = { player?: string; seat?: 'me'; status?: 'open' | 'running' | 'finished' };

/** A list of games, which is read again from time to time, further pages on request. */
export function GameList({ title, empty, query }: { title: string; empty: string | undefined; query: Query }): JSX.Element | null {
  const pageOf = (from: From) => ask(kontor.value.api.GET('/v1/games', { params: { query: { ...query, ...from, limit: PAGE } } }));
  const { items, isEmpty, state, more } = usePages(pageOf, `${player.value?.id} ${JSON.stringify(query)}`, useTimes());
  if (empty === undefined && (items === undefined || isEmpty)) return null;
  // Of one's own games those stand first in which the own time runs out first.
  const games = query.seat && items ? [...items].sort((one, other) => compared(limitOf(one), limitOf(other))) : items;
  return (
    <Box title={title}>
      {state}
      {isEmpty && <p class="hint">{empty}</p>}
      <ul class="games">
        {games?.map((game) => (
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
      {more}
    </Box>
  );
}

/** The seat of the signed-in player. */
const ownSeat = (game: Game) => game.seats.find((seat) => player.value !== undefined && seat.player?.id === player.value.id);

function limitOf(game: Game): number {
  const deadline = game.status === 'running' ? ownSeat(game)?.clock?.deadline : undefined;
  return deadline == null ? Infinity : Date.parse(deadline);
}

/** Until when an answer is due: how long that is, and the moment. */
function Deadline({ at }: { at: string | null | undefined }): JSX.Element | null {
  if (at == null) return null;
  const left = Math.max(0, Date.parse(at) - now.value);
  return (
    <span class="deadline">
      {texts().page.deadline(timeText(left))} <small class="hint">({momentText(Date.parse(at))})</small>
    </span>
  );
}

function GameLink({ game }: { game: Game }): JSX.Element {
  const t = texts().page;
  const name = gameTexts(game.ruleset)?.name ?? game.ruleset;
  const since = (now.value - Date.parse(game.finished_at ?? game.started_at ?? game.created_at)) / 1000;
  return (
    <div class="game">
      <a class="cover" href={tableHash(game.id, game.invite)} aria-label={`${name}${t.colon}${game.seats.map(seatName).join(', ')}`}>
        <b>{name}</b>
      </a>
      <span class="who">
        {game.seats.map((seat) => (
          <span class="player" key={seat.seat}>
            <SeatIcon seat={seat.seat} size={12} />
            <PlayerName player={seat.player} name={seatName(seat)} />
          </span>
        ))}
      </span>
      {game.status === 'open' && hasClock(game) && <Counted clock={game.clock} limitS={game.turn_limit_s} />}
      {game.rated && <span class="tag">{texts().clocks.isRated}</span>}
      {seatToReturnTo(game, player.value?.id) && <span class="tag">{texts().clocks.seatWaits}</span>}
      {game.status === 'running' && <Deadline at={ownSeat(game)?.clock?.deadline} />}
      <span class="hint">
        {isAborted(game) ? t.abortedShort : t.status[game.status]} · {t.ago(since)}
      </span>
    </div>
  );
}
