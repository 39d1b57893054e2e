/** A replay: a game that is over, or the past of one that is under way, at any position and as any seat that may be shown; and forks. */
import { useSignal } from '@preact/signals';
import type { Game } from 'kontor-client';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { Act } from '../act/machine.ts';
import { boardOf } from '../boards/index.ts';
import { GenericTable } from '../generic/view.tsx';
import { AskButton, Box, Button, Failure, Say, useRead } from '../look/ui.tsx';
import { player } from '../net/session.ts';
import { Table } from '../net/table.ts';
import { tableHash } from '../shell/routes.ts';
import { tell } from '../table/log.tsx';
import { gameTexts, seatNames, tellerOf } from '../table/names.ts';
import { Failed, Message, Region, boardProps, wordsOf } from '../table/page.tsx';
import { Players } from '../table/seats.tsx';
import { texts } from '../texts/language.ts';
import { Controls, type Travel } from './controls.tsx';
import { Fork } from './fork.tsx';
import { ReplayLog } from './log.tsx';
import { Past } from './past.ts';
import { Place } from './place.ts';

/** The parts of the page that a phone shows one at a time. */
const TABS = ['board', 'players', 'log'] as const;

const NO_SEATS: ReadonlySet<number> = new Set();

export interface ReplayProps {
  readonly id: string;
  readonly query: URLSearchParams;
}

export function Replay({ id, query }: ReplayProps): JSX.Element {
  const invite = query.get('invite') ?? undefined;
  const me = player.value?.id;
  // The table is read once and never followed.
  const { table, act } = useMemo(() => {
    const made = new Table(id, invite);
    return { table: made, act: new Act(made) };
  }, [id, invite, me]);
  const { data: isRead, error } = useRead(async () => {
    await table.readGame();
    return true;
  }, table);
  useEffect(() => () => act.close(), [act]);
  const as = numberOf(query.get('as'));
  const past = useMemo(() => new Past(id, invite, as), [id, invite, as, me]);
  useEffect(() => {
    void past.open(numberOf(query.get('at')) ?? 1);
    return () => past.close();
  }, [past]);
  // The query is another object whenever the address has changed: back, forward, or a link.
  useEffect(() => {
    if (past.positions.peek().length > 0) past.goToSeq(numberOf(query.get('at')) ?? 1);
  }, [past, query]);
  const t = texts();
  const game = table.game.value;
  if (error !== undefined) return <Failed error={error} />;
  if (!isRead || !game) return <Message text={t.page.working} isQuiet />;
  if (game.status === 'open') return <Message text={t.replay.notBegun} />;
  return <Screen table={table} act={act} game={game} past={past} as={as} query={query} />;
}

function numberOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

interface Parts {
  readonly table: Table;
  readonly act: Act;
  readonly game: Game;
  readonly past: Past;
  readonly as: number | undefined;
}

function Screen(props: Parts & { query: URLSearchParams }): JSX.Element {
  const { table, game, past, as } = props;
  const [t, page] = [texts().replay, texts().page];
  const tab = useSignal<(typeof TABS)[number]>('board');
  const place = useMemo(() => new Place(table.id, table.invite), [table]);
  useEffect(() => () => place.close(), [place]);
  const positions = past.positions.value;
  const index = past.index.value;
  const position = positions[index];
  const travel = useMemo<Travel>(() => {
    const seqAt = () => past.positions.value[past.index.value]?.seq ?? 1;
    return {
      here: () => past.index.value,
      step: (to) => {
        past.go(to);
        place.step(seqAt(), as);
      },
      jump: (to) => {
        past.go(to);
        place.jump(seqAt(), as);
      },
    };
  }, [past, place, as]);
  const then = past.gameAt(game, index);
  const seat = past.shown.value?.view.seat ?? null;
  return (
    <main class="table replay" data-tab={tab.value} data-seq={past.shown.value?.view.seq} data-at={position?.seq}>
      <Head {...props} count={positions.length} />
      {positions.length > 0 && position && (
        <div class="prompt">
          <Controls index={index} count={positions.length} seq={position.seq} travel={travel} />
          <p class="replay-told" role="status">
            <span class="hint">{t.step(index + 1, positions.length, position.seq)}</span> <Told table={table} game={then} past={past} />
          </p>
        </div>
      )}
      <nav class="tabs" aria-label={page.regions.header}>
        {TABS.map((one) => (
          <Button key={one} pressed={tab.value === one} onClick={() => (tab.value = one)}>
            {page[one]}
          </Button>
        ))}
      </nav>
      <div class="middle">
        <section class="board" id="board" aria-label={page.regions.board} tabIndex={0} aria-busy={past.shown.value?.index !== index}>
          <Trouble past={past} seq={position?.seq ?? numberOf(props.query.get('at')) ?? 1} />
          <ShownBoard {...props} isGeneric={props.query.has('generic')} />
        </section>
      </div>
      <aside class="side">
        <Region name="players">
          <Box title={page.players}>
            <Players table={table} game={then} waiting={NO_SEATS} />
            <SeenAs table={table} game={game} as={as} onChange={(next) => place.jump(position?.seq ?? 1, next)} />
          </Box>
          {position && (
            <Fork game={game} seq={position.seq} invite={table.invite} names={seatNames(then)} seat={as ?? seat ?? 0} barred={barred(game, table, index, positions.length)} />
          )}
        </Region>
        <Region name="log">
          <Box title={page.log}>
            <ReplayLog past={past} game={game} teller={tellerOf(table)} jump={travel.jump} isSeen={tab.value === 'log'} />
          </Box>
        </Region>
      </aside>
    </main>
  );
}

/** Why no game can go on from a position: the contract allows it where nothing is hidden any more, and not from the end. */
function barred(game: Game, table: Table, index: number, count: number): string | undefined {
  const t = texts().replay;
  if (game.status === 'running' && !(game.sandbox && table.seat.value !== null)) return t.forkWhenOver;
  return game.status === 'finished' && index === count - 1 ? t.forkNotAtEnd : undefined;
}

function Head({ table, game, past, count }: Parts & { count: number }): JSX.Element {
  const [t, page] = [texts().replay, texts().page];
  const named = gameTexts(game.ruleset);
  const view = past.shown.value?.view;
  return (
    <header class="table-head">
      <h1>{named?.name ?? game.ruleset}</h1>
      <span class="hint">{view && named ? named.progress(view.view as never) : page.status[game.status]}</span>
      <span class="tag">{t.replay}</span>
      {game.sandbox && <span class="tag">{page.sandbox}</span>}
      <span class="grow" />
      {count > 0 && <a href={tableHash(table.id, table.invite)}>{game.status === 'running' ? t.toPresent : t.toTable}</a>}
    </header>
  );
}

/** What the commit did that led to the position. */
function Told({ table, game, past }: { table: Table; game: Game; past: Past }): JSX.Element {
  const [teller, names] = [tellerOf(table), seatNames(game)];
  const sentences = past.commit.value.flatMap((event) => {
    const parts = tell(event, teller);
    return parts ? [{ seq: event.seq, parts }] : [];
  });
  return (
    <>
      {sentences.map(({ seq, parts }) => (
        <span key={seq}>
          <Say parts={parts} names={names} />{' '}
        </span>
      ))}
    </>
  );
}

function Trouble({ past, seq }: { past: Past; seq: number }): JSX.Element | null {
  const error = past.failed.value;
  if (error === undefined) return null;
  return (
    <Box>
      <Failure error={error} />
      <AskButton work={() => past.open(seq)}>{texts().page.retry}</AskButton>
    </Box>
  );
}

/** The same board as at the table, without anything to do. */
function ShownBoard({ table, act, game, past, isGeneric }: Parts & { isGeneric: boolean }): JSX.Element {
  const { data: loaded, error } = useRead(async () => ({ board: isGeneric ? undefined : await boardOf(game.ruleset) }), `${game.ruleset} ${isGeneric}`);
  const shown = past.shown.value;
  const position = shown && past.positions.value[shown.index];
  const isReady = loaded !== undefined || error !== undefined;
  const events = past.events.value;
  const language = texts().code;
  const props = useMemo(() => {
    if (!shown || !position) return undefined;
    const seen = { view: shown.view, events: events.slice(0, position.to), me: shown.view.seat };
    const then = past.gameAt(game, shown.index);
    return boardProps(table, act, then, wordsOf(table, then), seen);
  }, [shown, position, events, table, act, past, game, language]);
  if (!props || !isReady) return past.failed.value === undefined ? <p class="hint">{texts().page.working}</p> : <></>;
  const board = loaded?.board;
  return board ? <board.Table {...props} /> : <GenericTable ruleset={game.ruleset} props={props} />;
}

/** As whom one looks: as any seat once nothing is hidden any more, and in a sandbox for those who sit there. */
function SeenAs({ table, game, as, onChange }: { table: Table; game: Game; as: number | undefined; onChange: (as: number | undefined) => void }): JSX.Element | null {
  const [t, page] = [texts().replay, texts().page];
  const own = table.seat.value;
  if (game.status === 'running' && !(game.sandbox && own !== null)) return null;
  const names = seatNames(game);
  return (
    <label class="field">
      <span>{t.seenAs}</span>
      <select value={as ?? -1} onChange={({ currentTarget }) => onChange(currentTarget.value === '-1' ? undefined : Number(currentTarget.value))}>
        <option value={-1}>{own === null ? t.spectator : `${names(own)} (${page.you})`}</option>
        {game.seats
          .filter(({ seat }) => seat !== own)
          .map(({ seat }) => (
            <option key={seat} value={seat}>
              {names(seat)}
            </option>
          ))}
      </select>
    </label>
  );
}
