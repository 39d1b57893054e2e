/** Who sits at the table; before the start also how one sits down, and how the game begins. */
import { useSignal } from '@preact/signals';
import { BOT_VALUES, type Bot, type Game, type GameSeat } from 'kontor-client';
import type { JSX } from 'preact';

import { SeatIcon } from '../look/shapes.tsx';
import { AskButton, Box, Button, copyText, saveFile } from '../look/ui.tsx';
import { BASE, ask, kontor, player, serverNow } from '../net/session.ts';
import type { Table } from '../net/table.ts';
import { go, pastHash, recordHash, tableHash } from '../shell/routes.ts';
import { OnDemand } from '../shell/on-demand.tsx';
import { SignIn } from '../shell/sign-in.tsx';
import { dayText, momentText, texts } from '../texts/language.ts';
import { isAborted } from './abort.tsx';
import { OnVacation, SeatTime } from './clock.tsx';
import { seatName, seatNames } from './names.ts';
import { PlayerName } from './player.tsx';

const tableInvitations = async () => (await import('../opponents/index.tsx')).TableInvitations;

/** The players of a game that is under way or over. */
export function Players({ table, game, waiting }: { table: Table; game: Game; waiting: ReadonlySet<number> }): JSX.Element {
  const t = texts().page;
  const names = seatNames(game);
  const places = new Map(placesOf(game).map(({ seat, place }) => [seat, place]));
  return (
    <ul class="seats">
      {game.seats.map((seat) => (
        <li key={seat.seat} data-me={seat.seat === table.seat.value} data-due={waiting.has(seat.seat)}>
          <SeatIcon seat={seat.seat} />
          <span class="grow">
            <b>
              <PlayerName player={seat.player} name={names(seat.seat)} />
            </b>{' '}
            {seat.seat === table.seat.value && <span class="tag">{t.you}</span>} <EngineTag seat={seat} />
            {seat.resigned && seat.bot && (
              <small class="hint">
                {' '}
                {seat.may_return ? texts().clocks.isAway(seat.resigned.name) : `${seat.resigned.name} ${t.resigned}, ${t.takenOver(seat.bot)}`}
              </small>
            )}
          </span>
          <OnVacation table={table} game={game} seat={seat.seat} />
          <SeatTime table={table} game={game} seat={seat.seat} />
          {places.has(seat.seat) && <b>{t.place(places.get(seat.seat)!)}</b>}
          {waiting.has(seat.seat) && (
            <span class="dot" title={t.waitingFor} aria-label={t.waitingFor}>
              …
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The places of a game that is over, the best first, as they count: who has left shares the last one. */
function placesOf({ outcome, seats }: Game): readonly { seat: number; place: number; score: number }[] {
  const counted = (outcome?.places ?? []).map((one) => ({ ...one, place: seats[one.seat]?.place ?? one.place }));
  return counted.sort((one, other) => one.place - other.place);
}

/** What plays for a bot account. */
function EngineTag({ seat }: { seat: GameSeat }): JSX.Element | null {
  const engine = seat.player?.engine;
  return engine ? <span class="tag">{`${engine.name} ${engine.version}`}</span> : null;
}

/** A table before its start. */
export function OpenTable({ table, game }: { table: Table; game: Game }): JSX.Element {
  const t = texts().page;
  const isOwner = player.value?.id === game.owner;
  const isFull = game.seats.every(({ player: who, bot }) => who !== null || bot !== null);
  const isSeated = game.seats.some(({ player: who }) => who !== null && who.id === player.value?.id);
  const mayStart = isOwner || (isSeated && game.start_by_others_at !== null && Date.parse(game.start_by_others_at) <= serverNow());
  const path = { game: game.id };
  const work = (call: () => Promise<unknown>) => async () => {
    await call();
    await table.readGame();
  };
  return (
    <div class="open">
      <Box title={t.players}>
        <ul class="seats">
          {game.seats.map((seat) => (
            <Seat key={seat.seat} table={table} game={game} seat={seat} isOwner={isOwner} work={work} />
          ))}
        </ul>
        {!player.value && <SignIn />}
        {mayStart ? (
          <div class="row">
            <AskButton main disabled={!isFull} work={work(() => ask(kontor.value.api.POST('/v1/games/{game}/start', { params: { path } })))}>
              {t.start}
            </AskButton>
            {isOwner && (
              <AskButton
                quiet
                work={async () => {
                  await ask(kontor.value.api.DELETE('/v1/games/{game}', { params: { path } }));
                  go('#/');
                }}
              >
                {t.deleteTable}
              </AskButton>
            )}
          </div>
        ) : (
          <>
            <p class="hint">{t.waitForOwner}</p>
            {isSeated && game.start_by_others_at !== null && <p class="hint">{t.startByOthers(momentText(game.start_by_others_at))}</p>}
          </>
        )}
        {isOwner && !isFull && <p class="hint">{t.startHint}</p>}
        {game.expires_at !== null && <p class="hint">{t.openUntil(dayText(game.expires_at))}</p>}
        {game.sandbox && player.value && !isFull && <SitOnAll table={table} game={game} work={work} />}
      </Box>
      {isOwner && player.value?.kind !== 'guest' && <OnDemand load={tableInvitations} props={{ game }} isPart />}
      {game.invite !== null && <Invite game={game} isOwner={isOwner} work={work} />}
    </div>
  );
}

/** Takes a seat for the signed-in player. */
export function sitDown(game: string, seat: number, invite: string | null | undefined): Promise<Game> {
  const params = { path: { game, seat } };
  return ask(kontor.value.api.PUT('/v1/games/{game}/seats/{seat}', { params, body: { occupant: 'me', ...(invite == null ? {} : { invite }) } }));
}

/** Gives a seat to a bot, as the owner of the table. */
export function seatBot(game: string, seat: number, bot: Bot): Promise<Game> {
  return ask(kontor.value.api.PUT('/v1/games/{game}/seats/{seat}', { params: { path: { game, seat } }, body: { occupant: 'bot', bot } }));
}

type Work = (call: () => Promise<unknown>) => () => Promise<void>;

function Seat(props: { table: Table; game: Game; seat: GameSeat; isOwner: boolean; work: Work }): JSX.Element {
  const { table, game, seat, isOwner, work } = props;
  const t = texts().page;
  const bot = useSignal<Bot>('greedy');
  const params = { path: { game: game.id, seat: seat.seat } };
  const invite = game.invite ?? table.invite;
  const sit = () => sitDown(game.id, seat.seat, invite);
  const empty = () => ask(kontor.value.api.DELETE('/v1/games/{game}/seats/{seat}', { params }));
  const isFree = seat.player === null && seat.bot === null;
  const isMine = table.seats.value.includes(seat.seat);
  const maySit = player.value && (table.seats.value.length === 0 || game.sandbox);
  return (
    <li data-me={isMine} data-free={isFree}>
      <SeatIcon seat={seat.seat} />
      <span class="grow">
        <b>
          <PlayerName player={seat.player} name={seatName(seat)} />
        </b>{' '}
        {isMine && <span class="tag">{t.you}</span>} {seat.player?.id === game.owner && <span class="tag">{t.owner}</span>}
        {seat.player?.kind === 'guest' && !isMine && <span class="tag">{t.guest}</span>}
        <EngineTag seat={seat} />
      </span>
      {isFree && maySit && <AskButton work={work(sit)}>{t.takeSeat}</AskButton>}
      {isFree && isOwner && !game.rated && (
        <span class="row">
          <select aria-label={t.seatBot} value={bot.value} onChange={({ currentTarget }) => (bot.value = currentTarget.value as Bot)}>
            {BOT_VALUES.map((kind) => (
              <option key={kind} value={kind}>
                {t.bot(kind)}
              </option>
            ))}
          </select>
          <AskButton work={work(() => seatBot(game.id, seat.seat, bot.value))}>{t.seatBot}</AskButton>
        </span>
      )}
      {!isFree && (isMine || isOwner) && (
        <AskButton quiet work={work(empty)}>
          {isMine ? t.leaveSeat : seat.bot ? t.removeBot : t.removePlayer}
        </AskButton>
      )}
    </li>
  );
}

/** In a sandbox one player may have all seats. */
function SitOnAll({ table, game, work }: { table: Table; game: Game; work: Work }): JSX.Element {
  const t = texts().page;
  const invite = game.invite ?? table.invite;
  const sitOnAll = async () => {
    for (const { seat, player: who, bot } of game.seats) {
      if (who === null && bot === null) await sitDown(game.id, seat, invite);
    }
  };
  return (
    <>
      <p class="hint">{t.allSeatsMore}</p>
      <AskButton work={work(sitOnAll)}>{t.takeAllSeats}</AskButton>
    </>
  );
}

function Invite({ game, isOwner, work }: { game: Game; isOwner: boolean; work: Work }): JSX.Element {
  const t = texts().page;
  const copied = useSignal(false);
  const link = `${BASE}/${tableHash(game.id, game.invite)}`;
  const copy = async (field: HTMLInputElement | null) => {
    field?.select();
    copied.value = await copyText(link);
  };
  let field: HTMLInputElement | null = null;
  return (
    <Box title={t.invite}>
      <p class="hint">{t.inviteMore}</p>
      <div class="row">
        <input class="grow" type="text" readOnly value={link} aria-label={t.invite} ref={(element) => void (field = element)} onFocus={({ currentTarget }) => currentTarget.select()} />
        <Button onClick={() => void copy(field)}>{copied.value ? t.copied : t.copy}</Button>
      </div>
      {isOwner && (
        <AskButton quiet work={work(() => ask(kontor.value.api.POST('/v1/games/{game}/invites', { params: { path: { game: game.id } } })))}>
          {t.newInvite}
        </AskButton>
      )}
    </Box>
  );
}

/** Giving up one's seat, in two steps. */
export function Resign({ table, game }: { table: Table; game: Game }): JSX.Element | null {
  const t = texts().page;
  const isSure = useSignal(false);
  if (table.seat.value === null || game.status !== 'running') return null;
  if (!isSure.value) {
    return (
      <Button quiet onClick={() => (isSure.value = true)}>
        {t.resign}…
      </Button>
    );
  }
  return (
    <div class="sure">
      <p>{table.seats.value.length > 1 ? t.resignAllSure : t.resignSure}</p>
      <div class="row">
        <Button onClick={() => (isSure.value = false)}>{t.cancel}</Button>
        <AskButton
          work={async () => {
            await ask(kontor.value.api.POST('/v1/games/{game}/resignations', { params: { path: { game: game.id } } }));
            await table.readGame();
            await table.refresh();
          }}
        >
          {t.resign}
        </AskButton>
      </div>
    </div>
  );
}

/** How the game ended, and what comes next. */
export function Result({ table, game, score }: { table: Table; game: Game; score: (score: number) => string }): JSX.Element | null {
  const t = texts().page;
  if (!game.outcome) return null;
  const rematch = async (rated: boolean) => {
    const params = { path: { game: game.id }, query: rated ? { rated } : {} };
    const next = await ask(kontor.value.api.POST('/v1/games/{game}/rematch', { params }));
    go(tableHash(next.id, next.invite));
  };
  const names = seatNames(game);
  // A player who is left alone has won whatever the scores are.
  const isLeft = game.outcome.reason === 'table.others_left';
  const places = placesOf(game);
  const byRules = new Map(game.outcome.places.map(({ seat, place }) => [seat, place]));
  const someLeft = places.some(({ seat, place }) => byRules.get(seat) !== place);
  return (
    <Box title={t.result} extra="result">
      {isAborted(game) && <p>{t.aborted}</p>}
      {isLeft && <p class="hint">{t.othersLeft}</p>}
      {someLeft && !isLeft && <p class="hint">{t.leaversLast}</p>}
      <ol class="seats">
        {places.map(({ seat, place, score: points }) => (
          <li key={seat} data-me={seat === table.seat.value}>
            <b>{t.place(place)}</b>
            <SeatIcon seat={seat} />
            <span class="grow">
              <PlayerName player={game.seats[seat]?.player} name={names(seat)} />
            </span>
            {!isLeft && <span>{score(points)}</span>}
          </li>
        ))}
      </ol>
      <div class="row">
        {table.seat.value !== null && !game.imported && (
          <AskButton main work={() => rematch(false)}>
            {t.rematch}
          </AskButton>
        )}
        {table.seat.value !== null && !game.imported && game.rated && <AskButton work={() => rematch(true)}>{t.rematchRated}</AskButton>}
        <a class="button" href={pastHash(game.id, 1, undefined, table.invite)}>
          {texts().replay.watchAgain}
        </a>
        <AskButton work={() => download(table)}>{texts().records.download}</AskButton>
        <a class="button" href={recordHash(game.id, table.invite)}>
          {texts().records.check}
        </a>
      </div>
    </Box>
  );
}

/** Saves the record of a game as a file. */
async function download({ id, invite }: Table): Promise<void> {
  const params = { path: { game: id }, query: invite === undefined ? {} : { invite } };
  const record = await ask(kontor.value.api.GET('/v1/games/{game}/record', { params }));
  saveFile(`${id}.json`, new Blob([JSON.stringify(record)], { type: 'application/json' }));
}
