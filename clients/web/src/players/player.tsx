/** The page of a player: what they say of themself, ratings, public games, and tournaments. */
import { KontorProblem, type PlayerHistory, type PlayerRating, type PlayerResult, type Profile } from 'kontor-client';
import type { JSX } from 'preact';

import { Box, Failure, useRead } from '../look/ui.tsx';
import { ask, kontor, player as signedIn } from '../net/session.ts';
import { GameList } from '../shell/lobby.tsx';
import { OnDemand } from '../shell/on-demand.tsx';
import { leaderboardHash, tableHash } from '../shell/routes.ts';
import { gameTexts } from '../table/names.ts';
import { dayText, momentText, texts } from '../texts/language.ts';
import { Relations } from './relations.tsx';

const tournaments = async () => (await import('../tournaments/index.tsx')).PlayerTournaments;

export function PlayerPage({ player: id }: { player: string }): JSX.Element {
  const t = texts().players;
  const { data, error } = useRead(() => read(id), `${id} ${signedIn.value?.id}`);
  if (!data) {
    return (
      <main class="narrow">
        <Box>
          <h1 class="unseen">{t.profile}</h1>
          {error === undefined && <p class="hint">{texts().page.working}</p>}
          {isUnknown(error) ? <p role="status">{t.unknown}</p> : <Failure error={error} />}
          <a href="#/">{texts().page.back}</a>
        </Box>
      </main>
    );
  }
  return <Found key={id} {...data} />;
}

/** The profile, and whether its own player hides the games from others. */
async function read(id: string): Promise<{ profile: Profile; isHiding: boolean }> {
  const profile = await ask(kontor.value.api.GET('/v1/players/{player}', { params: { path: { player: id } } }));
  const own = signedIn.value?.id === profile.player.id ? await ask(kontor.value.api.GET('/v1/me/profile')) : undefined;
  return { profile, isHiding: own?.hides_history === true };
}

const isUnknown = (error: unknown): boolean => error instanceof KontorProblem && error.problem.status === 404;

function Found({ profile, isHiding }: { profile: Profile; isHiding: boolean }): JSX.Element {
  const t = texts().players;
  const { player, history } = profile;
  return (
    <main class="narrow">
      <Box>
        <Head profile={profile} />
        <p class={profile.about === null ? 'hint' : 'about'}>{profile.about ?? t.noAbout}</p>
        {signedIn.value?.id === player.id && <a href="#/me">{t.ownProfile}</a>}
        <Relations other={player} />
      </Box>
      <Ratings ratings={profile.ratings} />
      <Box title={t.history}>
        {isHiding && <p class="hint">{t.historyHiddenOwn}</p>}
        {history ? <Games history={history} /> : <p>{t.historyHidden}</p>}
      </Box>
      {history && history.results.length > 0 && <Results results={history.results} />}
      {history && history.games.length > 0 && <GameList title={t.allGames} empty={undefined} query={{ player: player.id }} />}
      {history && <OnDemand load={tournaments} props={{ title: texts().tournaments.ofPlayer, player: player.id }} isPart />}
    </main>
  );
}

function Head({ profile: { player, since, presence } }: { profile: Pick<Profile, 'player' | 'since' | 'presence'> }): JSX.Element {
  const t = texts().players;
  return (
    <div class="player-head">
      <h1>{player.name}</h1>
      <span class="tag">{t.kinds[player.kind]}</span>
      {player.engine && <span class="tag">{`${player.engine.name} ${player.engine.version}`}</span>}
      <span class="hint">{t.since(dayText(since))}</span>
      {presence?.online && <span class="tag">{t.online}</span>}
      {presence && !presence.online && presence.seen_at !== null && <span class="hint">{t.seenAt(momentText(presence.seen_at))}</span>}
    </div>
  );
}

function Ratings({ ratings }: { ratings: readonly PlayerRating[] }): JSX.Element {
  const t = texts().players;
  return (
    <Box title={t.ratings}>
      {ratings.length === 0 && <p class="hint">{t.noRatings}</p>}
      <ul class="ratings">
        {ratings.map((rating) => (
          <Rated key={`${rating.ruleset} ${rating.pool} ${rating.kind}`} rating={rating} />
        ))}
      </ul>
      {ratings.length > 0 && (
        <p class="hint">
          {t.ratingMore} {ratings.some(({ provisional }) => provisional) && `${capital(t.provisional)}${texts().page.colon}${t.provisionalMore}`}
        </p>
      )}
    </Box>
  );
}

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase(texts().code) + text.slice(1);

function Rated({ rating }: { rating: PlayerRating }): JSX.Element {
  const t = texts().players;
  return (
    <li>
      <div class="row">
        <a href={leaderboardHash(rating.ruleset, rating.pool, rating.kind)}>{gameTexts(rating.ruleset)?.name ?? rating.ruleset}</a>
        <span class="hint">{t.pools[rating.pool]}</span>
        {rating.provisional && <span class="tag">{t.provisional}</span>}
      </div>
      <p class="figure">
        <b>
          <span class="unseen">{t.rating} </span>
          {rating.rating}
        </b>{' '}
        <span class="hint">
          <span class="unseen">{t.uncertainty} </span>± {rating.uncertainty}
        </span>
      </p>
      <dl class="stats">
        <Stat name={t.games} value={rating.games} />
        <Stat name={t.wins} value={rating.wins} />
        <Stat name={t.left} value={rating.left} />
        <Stat name={t.lastGame} value={dayText(rating.last_game_at)} />
      </dl>
    </li>
  );
}

function Stat({ name, value }: { name: string; value: string | number }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** How many public games of each ruleset and status there are. */
function Games({ history: { games } }: { history: PlayerHistory }): JSX.Element {
  const t = texts().players;
  if (games.length === 0) return <p class="hint">{t.noHistory}</p>;
  return (
    <ul class="owned">
      {[...new Set(games.map(({ ruleset }) => ruleset))].map((ruleset) => (
        <li key={ruleset}>
          <b>{gameTexts(ruleset)?.name ?? ruleset}</b>
          <dl class="stats">
            {games
              .filter((one) => one.ruleset === ruleset)
              .map(({ status, games: count }) => (
                <Stat key={status} name={texts().page.status[status]} value={t.count(count)} />
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Results({ results }: { results: readonly PlayerResult[] }): JSX.Element {
  const t = texts().players;
  return (
    <Box title={t.results}>
      <ul class="owned">
        {results.map(({ game, ruleset, place, seats, left, rated, ended_at }) => (
          <li key={game}>
            <span>
              <a href={tableHash(game)}>{gameTexts(ruleset)?.name ?? ruleset}</a> <b>{t.placeOf(texts().page.place(place), seats)}</b>{' '}
              {rated && <span class="tag">{texts().clocks.isRated}</span>} {left && <span class="hint">{t.hasLeft}</span>}
            </span>
            <time class="hint" dateTime={ended_at}>
              {dayText(ended_at)}
            </time>
          </li>
        ))}
      </ul>
    </Box>
  );
}
