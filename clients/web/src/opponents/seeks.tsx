/** Who looks for players: the open seeks, and those in which the player is. */
import { signal, useSignal } from '@preact/signals';
import { KontorProblem, type Seek } from 'kontor-client';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { Terms } from '../clocks/terms.tsx';
import { type From, usePages } from '../look/pages.tsx';
import { AskButton, Box, Choice, Failure, now, useRead, useTimes } from '../look/ui.tsx';
import { invitations } from '../net/news.ts';
import { ask, kontor, player } from '../net/session.ts';
import { type Options, OptionsLine } from '../shell/options.tsx';
import { tableHash } from '../shell/routes.ts';
import { momentText } from '../table/clock.tsx';
import { gameTexts } from '../table/names.ts';
import { PlayerName } from '../table/player.tsx';
import type { RulesetId } from '../texts/contract.ts';
import { texts } from '../texts/language.ts';

/** Seeks of a page. */
const PAGE = 12;

/** The seeks in which the player was seen here: those that begin are in no list any more. */
const known = new Map<string, Seek>();

/** How often the player has joined or left a seek here. */
const changes = signal(0);

/** Notes a seek in which the player is by what is done here. */
export function noteSeek(seek: Seek): void {
  known.set(seek.id, seek);
  changes.value += 1;
}

/** Changes whenever seeks may have changed: from time to time, with each answer of the account's feed, and by what is done here. */
function useNews(): string {
  const heard = useRef({ list: invitations.value, count: 0 });
  if (heard.current.list !== invitations.value) heard.current = { list: invitations.value, count: heard.current.count + 1 };
  return `${useTimes()} ${heard.current.count} ${changes.value}`;
}

/** A game that has begun, or is about to. */
interface Begun {
  readonly seek: Seek;
  readonly isThere: boolean;
}

/** The seeks in which the player is, and the way into their games once these have begun. */
export function OwnSeeks(): JSX.Element {
  const t = texts().people;
  useEffect(() => () => known.clear(), []);
  const me = player.value?.id;
  const read = async () => {
    const { items } = await ask(kontor.value.api.GET('/v1/me/seeks'));
    // Another player may have signed in since.
    if (player.peek()?.id === me) for (const seek of items) known.set(seek.id, seek);
    const isOpen = new Set(items.filter(({ status }) => status === 'open').map(({ id }) => id));
    const others = [...known.values()].filter(({ id }) => !isOpen.has(id));
    const begun: Begun[] = await Promise.all(others.map(async (seek) => ({ seek, isThere: await hasBegun(seek) })));
    // A seek that is neither open nor complete, and has no game, has expired.
    const current = new Set(items.map(({ id }) => id));
    return { open: items.filter(({ id }) => isOpen.has(id)), begun: begun.filter(({ seek, isThere }) => isThere || current.has(seek.id)) };
  };
  const { data, error } = useRead(read, me, useNews());
  const leave = async (seek: string) => {
    await ask(kontor.value.api.DELETE('/v1/seeks/{seek}', { params: { path: { seek } } }));
    known.delete(seek);
    changes.value += 1;
  };
  return (
    <Box title={t.ownSeeks}>
      <Failure error={error} />
      <div role="status">
        {data?.begun.map(({ seek, isThere }) => (
          <p key={seek.id} class="row">
            <b>{nameOf(seek)}</b>
            {isThere ? (
              <a class="button main" href={tableHash(seek.game)}>
                {t.toGame}
              </a>
            ) : (
              t.begins
            )}
          </p>
        ))}
      </div>
      {data?.open.length === 0 && data.begun.length === 0 && <p class="hint">{t.noOwnSeeks}</p>}
      <ul class="seeks">
        {data?.open.map((seek) => (
          <SeekItem key={seek.id} seek={seek}>
            <AskButton work={() => leave(seek.id)}>{t.leaveSeek}</AskButton>
          </SeekItem>
        ))}
      </ul>
      <p>
        <a class="button main" href="#/opponents/new">
          {t.newSeek}
        </a>
      </p>
    </Box>
  );
}

/** Whether the game of a seek is there. */
async function hasBegun({ game }: Seek): Promise<boolean> {
  try {
    await ask(kontor.value.api.GET('/v1/games/{game}', { params: { path: { game } } }));
    return true;
  } catch (error) {
    if (error instanceof KontorProblem && error.problem.status === 404) return false;
    throw error;
  }
}

export function OpenSeeks(): JSX.Element {
  const [t, page] = [texts().people, texts().page];
  const ruleset = useSignal<RulesetId | 'all'>('all');
  const only = ruleset.value === 'all' ? {} : { ruleset: ruleset.value };
  const pageOf = (from: From) => ask(kontor.value.api.GET('/v1/seeks', { params: { query: { limit: PAGE, ...only, ...from } } }));
  const { items, isEmpty, state, more } = usePages(pageOf, ruleset.value, useNews());
  return (
    <Box title={t.openSeeks}>
      <Choice label={page.ruleset} values={['all', ...(Object.keys(texts().games) as RulesetId[])]} value={ruleset.value} name={(one) => (one === 'all' ? t.allGames : texts().games[one].name)} onChange={(one) => (ruleset.value = one)} />
      {state}
      {isEmpty && <p class="hint">{t.noSeeks}</p>}
      <ul class="seeks">
        {items?.map((seek) => (
          <SeekItem key={seek.id} seek={seek}>
            <Join seek={seek} />
          </SeekItem>
        ))}
      </ul>
      {more}
      <a href="docs/guide/opponents.md">{t.guide}</a>
    </Box>
  );
}

function Join({ seek }: { seek: Seek }): JSX.Element | null {
  const t = texts().people;
  const me = player.value;
  if (!me) return null;
  if (seek.players.some(({ id }) => id === me.id)) return <span class="tag">{t.joined}</span>;
  const join = async () => {
    try {
      known.set(seek.id, await ask(kontor.value.api.POST('/v1/seeks/{seek}/join', { params: { path: { seek: seek.id } } })));
    } finally {
      changes.value += 1;
    }
  };
  return <AskButton work={join}>{t.join}</AskButton>;
}

const nameOf = ({ ruleset }: Seek): string => gameTexts(ruleset)?.name ?? ruleset;

/** What is played, who is there, and how. */
function SeekItem({ seek, children }: { seek: Seek; children: JSX.Element | null }): JSX.Element {
  const [t, page] = [texts().people, texts().page];
  const { players, seats, seats_min: least, rating_min: low, rating_max: high } = seek;
  return (
    <li>
      <p class="row">
        <b>{nameOf(seek)}</b>
        <span>{t.present(players.length, seats)}</span>
        {seek.rated && <span class="tag">{texts().clocks.isRated}</span>}
        {seek.matching && <span class="tag">{t.matching}</span>}
        {(low !== null || high !== null) && <span class="tag">{t.ratings(low, high)}</span>}
      </p>
      <p class="row">
        {players.map((one) => (
          <span class="player" key={one.id}>
            <PlayerName player={one} name={one.name} />
          </span>
        ))}
      </p>
      <Terms clock={seek.clock} limitS={seek.turn_limit_s} />
      {seek.starts_at !== null && <p class="hint">{t.startsAt(momentText(Date.parse(seek.starts_at)), least, seek.fill_with === null ? undefined : page.bot(seek.fill_with))}</p>}
      <OptionsLine ruleset={seek.ruleset} options={(seek.options ?? {}) as Options} />
      <p class="hint">
        {t.since(page.ago((now.peek() - Date.parse(seek.created_at)) / 1000))} {t.until(momentText(Date.parse(seek.expires_at)))}
      </p>
      <div class="row">{children}</div>
    </li>
  );
}
