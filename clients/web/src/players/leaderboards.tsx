/** Leaderboards: of each ruleset, by how many play, people and bots apart. The address names which one. */
import { type LeaderboardEntry, RATED_KIND_VALUES, RATING_POOL_VALUES, type RatedKind, type RatingPool } from 'kontor-client';
import type { JSX } from 'preact';

import { type From, usePages } from '../look/pages.tsx';
import { Box, Choice, Failure, useRead } from '../look/ui.tsx';
import { rulesets } from '../net/rulesets.ts';
import { ask, kontor, player } from '../net/session.ts';
import { go, leaderboardHash, playerHash } from '../shell/routes.ts';
import { gameTexts } from '../table/names.ts';
import { texts } from '../texts/language.ts';


/** Players of a page. */
const PAGE = 25;

interface Which {
  readonly ruleset: string;
  readonly pool: RatingPool;
  readonly kind: RatedKind;
}

export function Leaderboards({ ruleset: named, query }: { ruleset: string | undefined; query: URLSearchParams }): JSX.Element {
  const t = texts().players;
  const { data, error } = useRead(rulesets, 'rulesets');
  const ruleset = named ?? data?.[0]?.id;
  const pool = RATING_POOL_VALUES.find((one) => one === query.get('pool')) ?? 'multiplayer';
  const kind = RATED_KIND_VALUES.find((one) => one === query.get('kind')) ?? 'users';
  return (
    <main class="narrow">
      <h1 class="unseen">{t.leaderboards}</h1>
      <Box title={t.leaderboards}>
        <Failure error={error} />
        {data && ruleset !== undefined && (
          <>
            <Choice label={t.game} values={data.map(({ id }) => id)} value={ruleset} name={(id) => gameTexts(id)?.name ?? id} onChange={(id) => go(leaderboardHash(id, pool, kind))} />
            <Choice label={t.pool} values={RATING_POOL_VALUES} value={pool} name={(one) => t.pools[one]} onChange={(one) => go(leaderboardHash(ruleset, one, kind))} />
            <Choice label={t.whoIsCompared} values={RATED_KIND_VALUES} value={kind} name={(one) => t.ratedKinds[one]} onChange={(one) => go(leaderboardHash(ruleset, pool, one))} />
          </>
        )}
        <p class="hint">
          {t.leaderboardsMore} <a href="docs/guide/ratings.md">{t.guide}</a>
        </p>
      </Box>
      {ruleset !== undefined && <Board key={`${ruleset} ${pool} ${kind}`} which={{ ruleset, pool, kind }} />}
    </main>
  );
}

function Board({ which }: { which: Which }): JSX.Element {
  const t = texts().players;
  const { ruleset, pool, kind } = which;
  const pageOf = (from: From) => ask(kontor.value.api.GET('/v1/leaderboards/{ruleset}', { params: { path: { ruleset }, query: { pool, kind, limit: PAGE, ...from } } }));
  const { items, isEmpty, state, more } = usePages(pageOf, `${ruleset} ${pool} ${kind}`);
  return (
    <Box title={`${gameTexts(ruleset)?.name ?? ruleset} · ${t.pools[pool]} · ${t.ratedKinds[kind]}`}>
      {state}
      {isEmpty && <p role="status">{t.noneRated}</p>}
      {items && items.length > 0 && <Entries entries={items} />}
      {more}
    </Box>
  );
}

function Entries({ entries }: { entries: readonly LeaderboardEntry[] }): JSX.Element {
  const t = texts().players;
  return (
    <table class="leaderboard">
      <thead>
        <tr>
          <th scope="col">{t.rank}</th>
          <th scope="col">{t.player}</th>
          <th scope="col">{t.rating}</th>
          <th scope="col" class="wide">
            {t.uncertainty}
          </th>
          <th scope="col">{t.games}</th>
          <th scope="col" class="wide">
            {t.wins}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Entry key={entry.rank} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Entry({ entry: { rank, player: who, bot, rating } }: { entry: LeaderboardEntry }): JSX.Element {
  return (
    <tr data-me={who !== null && who.id === player.value?.id}>
      <td>{rank}</td>
      <th scope="row">{who ? <a href={playerHash(who.id)}>{who.name}</a> : bot && texts().page.bot(bot)}</th>
      <td>
        <b>{rating.rating}</b>
      </td>
      <td class="wide">± {rating.uncertainty}</td>
      <td>{rating.games}</td>
      <td class="wide">{rating.wins}</td>
    </tr>
  );
}
