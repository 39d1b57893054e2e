/** A table: open, under way, or over. */
import { useComputed, useSignal } from '@preact/signals';
import { type Decision, type Game, type GameAction, type GameEvent, type GameView, KontorProblem } from 'kontor-client';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { Act } from '../act/machine.ts';
import { Panel, Types, type Words } from '../act/panel.tsx';
import type { Board, BoardProps } from '../boards/board.ts';
import { boardOf } from '../boards/index.ts';
import { GenericTable } from '../generic/view.tsx';
import { Box, Button, Say, explain, useRead } from '../look/ui.tsx';
import { hasClock, seatToReturnTo } from '../net/clocks.ts';
import { heardAt, player, reachable } from '../net/session.ts';
import { Table } from '../net/table.ts';
import { pastHash } from '../shell/routes.ts';
import { SignIn } from '../shell/sign-in.tsx';
import type { RulesetId } from '../texts/contract.ts';
import { texts } from '../texts/language.ts';
import type { Part } from '../texts/parts.ts';
import type { GameTexts } from '../texts/texts.ts';
import { OnDemand } from '../shell/on-demand.tsx';
import { EndWithoutResult, isAborted } from './abort.tsx';
import { ComeBack, SeatTime, TimeSaid } from './clock.tsx';
import { useKeys } from './keys.ts';
import { Log, tell } from './log.tsx';
import { formWord, gameTexts, seatNames, tellerOf, word } from './names.ts';
import { StandingOrders } from './orders.tsx';
import { OwnSeats } from './own-seats.tsx';
import { OpenTable, Players, Resign, Result } from './seats.tsx';
import { Talk } from './talk.tsx';

const tableClock = async () => (await import('../clocks/index.tsx')).TableClock;

/** The parts of the page that a phone shows one at a time. */
const TABS = ['board', 'players', 'log', 'talk'] as const;

export function TablePage({ id, query }: { id: string; query: URLSearchParams }): JSX.Element {
  const invite = query.get('invite') ?? undefined;
  const isGeneric = query.has('generic');
  const { table, act } = useMemo(() => {
    const made = new Table(id, invite);
    return { table: made, act: new Act(made) };
  }, [id, invite]);
  useEffect(() => {
    table.open();
    return () => {
      table.close();
      act.close();
    };
  }, [table, act]);
  const t = texts().page;
  const game = table.game.value;
  if (table.deleted.value) return <Message text={t.tableDeleted} />;
  if (!game) return table.failed.value === undefined ? <Message text={t.working} isQuiet /> : <Failed error={table.failed.value} />;
  if (game.status === 'open') {
    return (
      <main class="narrow">
        <TableHead game={game} table={table} />
        <OpenTable table={table} game={game} />
        {hasClock(game) && <OnDemand load={tableClock} props={{ table, game }} isPart />}
        <Box title={t.talk}>
          <Talk table={table} />
        </Box>
      </main>
    );
  }
  return <Running table={table} act={act} game={game} isGeneric={isGeneric} />;
}

export function Failed({ error }: { error: unknown }): JSX.Element {
  const t = texts().page;
  const isUnknown = error instanceof KontorProblem && error.problem.status === 404;
  return <Message text={isUnknown ? t.gameUnknown : explain(error)}>{isUnknown && !player.value && <SignIn />}</Message>;
}

export function Message({ text, isQuiet, children }: { text: string; isQuiet?: boolean; children?: ComponentChildren }): JSX.Element {
  return (
    <main class="narrow">
      <Box>
        <h1 class="unseen">Kontor</h1>
        <p role="status">{text}</p>
        {children}
        {isQuiet !== true && <a href="#/">{texts().page.back}</a>}
      </Box>
    </main>
  );
}

/** What is played, how far it is, and how the page is connected. */
function TableHead({ game, table }: { game: Game; table: Table }): JSX.Element {
  const t = texts().page;
  const view = table.view.value;
  const named = gameTexts(game.ruleset);
  const progress = view && named ? named.progress(view.view as never) : t.status[game.status];
  return (
    <header class="table-head">
      <h1>{named?.name ?? game.ruleset}</h1>
      <span class="hint">{progress}</span>
      {game.sandbox && <span class="tag">{t.sandbox}</span>}
      {game.rated && <span class="tag">{texts().clocks.isRated}</span>}
      <span class="grow" />
      <LineTag table={table} />
    </header>
  );
}

function LineTag({ table }: { table: Table }): JSX.Element {
  const t = texts().page;
  const line = table.line.value;
  const time = new Date(heardAt.value).toLocaleTimeString(texts().code, { hour: '2-digit', minute: '2-digit' });
  const text = !reachable.value ? t.lost(time) : { live: t.live, connecting: t.connecting, asleep: t.asleep, over: t.status.finished }[line];
  return (
    <span class="line" data-line={reachable.value ? line : 'lost'} role="status">
      {text}
    </span>
  );
}

function Running(props: { table: Table; act: Act; game: Game; isGeneric: boolean }): JSX.Element {
  const { table, act, game } = props;
  const t = texts().page;
  const tab = useSignal<(typeof TABS)[number]>('board');
  const waiting = useComputed(() => new Set(table.decisions.value.filter(({ optional }) => !optional).map(({ seat }) => seat)));
  useKeys((region) => (tab.value = TABS.find((one) => one === region) ?? tab.value));
  const words = wordsOf(table, game);
  const shown = boardProps(table, act, game, words, { view: table.view.value, events: table.events.value, me: table.seat.value });
  // A board that cannot be loaded is no reason not to play.
  const { data: loaded, error: unloaded } = useRead(async () => ({ board: props.isGeneric ? undefined : await boardOf(game.ruleset) }), `${game.ruleset} ${props.isGeneric}`);
  const board = loaded?.board;
  const isReady = loaded !== undefined || unloaded !== undefined;
  const isOver = game.status === 'finished';
  return (
    <main class="table" data-tab={tab.value} data-seq={table.view.value?.seq}>
      <TableHead game={game} table={table} />
      <div class="asking">
        <Prompt table={table} game={game} waiting={waiting.value} />
        {hasClock(game) && <TimeSaid table={table} game={game} />}
        <ComeBack table={table} game={game} />
        <OwnSeats table={table} game={game} waiting={waiting.value} />
      </div>
      <nav class="tabs" aria-label={t.regions.header}>
        {TABS.map((one) => (
          <Button key={one} pressed={tab.value === one} onClick={() => (tab.value = one)}>
            {t[one]}
          </Button>
        ))}
      </nav>
      <div class="middle">
        <section class="board" id="board" aria-label={t.regions.board} tabIndex={0}>
          {game.status === 'quarantined' && <p class="failure">{t.quarantinedMore}</p>}
          {isOver && <Result table={table} game={game} score={(score) => gameTexts(game.ruleset)?.score(score) ?? String(score)} />}
          {!shown || !isReady ? <p class="hint">{t.working}</p> : board ? <board.Table {...shown} /> : <GenericTable ruleset={game.ruleset} props={shown} />}
        </section>
        {shown && isReady && !isOver && (
          <Panel act={act} words={words}>
            {board?.Panel ? <BoardPanel board={board} shown={shown} act={act} words={words} /> : undefined}
          </Panel>
        )}
      </div>
      <aside class="side">
        <Region name="players">
          <Box title={t.players}>
            <Players table={table} game={game} waiting={waiting.value} />
            <Resign table={table} game={game} />
            <EndWithoutResult table={table} game={game} />
          </Box>
          {shown && board?.Side && <board.Side {...shown} />}
          {hasClock(game) && !isOver && <OnDemand load={tableClock} props={{ table, game }} isPart />}
          {shown && !board && !isOver && table.seat.value !== null && table.ruleset.value && <StandingOrders game={game} ruleset={table.ruleset.value} />}
        </Region>
        <Region name="log">
          <Box title={t.log}>
            <Log table={table} />
            {game.status === 'running' && table.view.value && <a href={pastHash(game.id, table.view.value.seq, undefined, table.invite)}>{texts().replay.lookBack}</a>}
          </Box>
        </Region>
        <Region name="talk">
          <Box title={t.talk}>
            <Talk table={table} />
          </Box>
        </Region>
      </aside>
    </main>
  );
}

/** The board's own form, or the generic one where it has none. */
function BoardPanel({ board, shown, act, words }: { board: Board<RulesetId>; shown: BoardProps<RulesetId>; act: Act; words: Words }): JSX.Element {
  return board.Panel?.(shown) ?? <Types act={act} words={words} />;
}

export function Region({ name, children }: { name: 'players' | 'log' | 'talk'; children: ComponentChildren }): JSX.Element {
  return (
    <div class="region" id={name} data-region={name} tabIndex={-1} role="region" aria-label={texts().page.regions[name]}>
      {children}
    </div>
  );
}

/** What is to be seen: a view, the events until then, and whose seat it is. */
interface Seen {
  readonly view: GameView | undefined;
  readonly events: readonly GameEvent[];
  readonly me: number | null;
}

/** What the board is given; nothing as long as the table is not read. */
export function boardProps(table: Table, act: Act, game: Game, words: Words, { view, events, me }: Seen): BoardProps<RulesetId> | undefined {
  const [components, named] = [table.components.value, gameTexts(game.ruleset)];
  if (!view || !components || !named) return undefined;
  const commit = events.at(-1)?.commit;
  return {
    view: view.view,
    components: components.components,
    game,
    me,
    name: words.name,
    act,
    last: events.filter((event) => event.commit === commit),
    events,
    texts: named as unknown as GameTexts<RulesetId>,
    say: words.say,
    teller: words.teller,
  };
}

export function wordsOf(table: Table, game: Game): Words {
  const named = gameTexts(game.ruleset);
  const [teller, name] = [tellerOf(table), seatNames(game)];
  const buttons = (named?.buttons ?? {}) as Readonly<Record<string, string>>;
  const actions = (named?.actions ?? {}) as Readonly<Record<string, (action: GameAction, t: typeof teller) => readonly Part[]>>;
  const shortName = (type: string) => buttons[type] ?? (type.split('.').at(-1) ?? type).replaceAll('_', ' ');
  return {
    ruleset: game.ruleset,
    button: shortName,
    action: (action) => actions[action.type]?.(action, teller) ?? [shortName(action.type)],
    say: (parts) => <Say parts={parts} names={name} />,
    tell: (event) => tell(event, teller),
    word: (id, kind) => word(game.ruleset, id, kind),
    field: (type, field) => formWord(game.ruleset, `${type}.${field}`) ?? word(game.ruleset, field, 'fields'),
    none: (type, field) => formWord(game.ruleset, `${type}.${field}.none`) ?? texts().page.none,
    thing: (value) => named?.thing?.(value, teller),
    name,
    teller,
  };
}

/** Whose turn it is, and what is asked. */
function Prompt({ table, game, waiting }: { table: Table; game: Game; waiting: ReadonlySet<number> }): JSX.Element {
  const t = texts().page;
  const names = seatNames(game);
  const own = table.own.value;
  const due = own.find(({ optional }) => !optional);
  const kinds = (gameTexts(game.ruleset)?.kinds ?? {}) as Readonly<Record<string, string>>;
  const asked = (decision: Decision) => kinds[decision.kind.split('.').at(-1) ?? ''] ?? t.chooseOne;
  const first = due ?? own[0];
  const others: Part[] = [...waiting].flatMap((seat, index) => (index === 0 ? [{ seat }] : [', ', { seat }]));
  return (
    <div class="prompt" data-due={due !== undefined}>
      <p role="status">
        {game.status !== 'running' ? (
          isAborted(game) ? t.aborted : t.over
        ) : first ? (
          <>
            {table.seats.value.length > 1 && (
              <>
                <Say parts={[{ seat: first.seat }]} names={names} />{' '}
              </>
            )}
            <b>{due ? t.yourTurnIs : t.youMay}</b> {asked(first)}
          </>
        ) : (
          <>
            {t.waitingFor} <Say parts={others} names={names} />
            {player.value && table.seat.value === null && !seatToReturnTo(game, player.value.id) ? ` · ${t.notSeated}` : ''}
          </>
        )}
      </p>
      {game.status === 'running' && <TimeLeft table={table} game={game} seat={(due ?? table.decisions.value.find(({ optional }) => !optional))?.seat} />}
    </div>
  );
}

/** What is left to the seat that is asked, or to the first one that the game waits for. */
function TimeLeft({ table, game, seat }: { table: Table; game: Game; seat: number | undefined }): JSX.Element | null {
  if (seat === undefined) return null;
  return (
    <span class="hint" data-limit={hasClock(game)}>
      {hasClock(game) ? <SeatTime table={table} game={game} seat={seat} /> : texts().page.noDeadline}
    </span>
  );
}
