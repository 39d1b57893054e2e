/** What players can say about the clocks of their table, on demand: a clock for a new one, pauses, and time for others. What is left on a clock is counted in `net/clocks.ts`. */
import { useSignal } from '@preact/signals';
import type { Game, GameSeat } from 'kontor-client';
import type { JSX } from 'preact';

import { SeatIcon } from '../look/shapes.tsx';
import { AskButton, Box } from '../look/ui.tsx';
import { clocksOf } from '../net/clocks.ts';
import { ask, kontor } from '../net/session.ts';
import type { Table } from '../net/table.ts';
import { seatNames } from '../table/names.ts';
import { texts } from '../texts/language.ts';
import { DurationField } from './duration.tsx';
import { Terms } from './terms.tsx';

export { ClockFields } from './fields.tsx';

/** How much time can be given at once, in seconds. */
const GIFT_MIN_S = 60;
const GIFT_MAX_S = 604_800;

/** The clock of a table, and what can be done about it. */
export function TableClock({ table, game }: { table: Table; game: Game }): JSX.Element {
  const mayAct = game.clock !== null && game.status === 'running' && table.seat.value !== null;
  return (
    <Box title={texts().clocks.title} extra="table-clock">
      <Terms clock={game.clock} limitS={game.turn_limit_s} />
      {game.clock !== null && game.status === 'running' && <Pauses game={game} />}
      {mayAct && <WantPause table={table} seat={game.seats[table.seat.value!]!} />}
      {mayAct && <GiveTime table={table} game={game} />}
    </Box>
  );
}

/** Who wants the clocks to stand. */
function Pauses({ game }: { game: Game }): JSX.Element {
  const t = texts().clocks;
  const names = seatNames(game);
  const wanting = game.seats.filter(({ pause_wanted }) => pause_wanted);
  return (
    <div role="status">
      {game.paused ? (
        <p>{t.paused}</p>
      ) : (
        wanting.length > 0 && (
          <p>
            {t.pauseWantedBy}{' '}
            {wanting.map(({ seat }) => (
              <span class="player" key={seat}>
                <SeatIcon seat={seat} size={13} />
                {names(seat)}{' '}
              </span>
            ))}
          </p>
        )
      )}
    </div>
  );
}

function WantPause({ table, seat }: { table: Table; seat: GameSeat }): JSX.Element {
  const t = texts().clocks;
  const change = async () => {
    const body = { wanted: !seat.pause_wanted };
    await ask(kontor.value.api.PUT('/v1/games/{game}/pause', { params: { path: { game: table.id } }, body }));
    await table.readGame();
  };
  return (
    <div class="row">
      <AskButton work={change}>{seat.pause_wanted ? t.wantNoPause : t.wantPause}</AskButton>
      {!seat.pause_wanted && <small class="hint">{t.pauseMore}</small>}
    </div>
  );
}

/** A form that gives time to another player. */
function GiveTime({ table, game }: { table: Table; game: Game }): JSX.Element | null {
  const t = texts().clocks;
  const chosen = useSignal<number | undefined>(undefined);
  const seconds = useSignal(3600);
  const given = useSignal('');
  const names = seatNames(game);
  const clocks = clocksOf(table, game);
  const running = game.seats.filter(({ seat }) => seat !== table.seat.value && clocks.get(seat)?.since != null);
  const to = running.find(({ seat }) => seat === chosen.value) ?? running[0];
  const give = async (seat: number) => {
    const body = { seat, seconds: seconds.value };
    given.value = '';
    await ask(kontor.value.api.POST('/v1/games/{game}/gifts', { params: { path: { game: game.id } }, body }));
    given.value = t.given(names(seat), t.span(body.seconds));
    await table.refresh();
  };
  return (
    <details class="give-time">
      <summary>{t.give}</summary>
      <p class="hint">{to ? t.giveMore : t.giveNone}</p>
      {to && (
        <div class="give-fields">
          <label class="field">
            <span>{t.giveTo}</span>
            <select value={to.seat} onChange={({ currentTarget }) => (chosen.value = Number(currentTarget.value))}>
              {running.map(({ seat }) => (
                <option key={seat} value={seat}>
                  {names(seat)}
                </option>
              ))}
            </select>
          </label>
          <DurationField label={t.howMuch} seconds={seconds.value} min={GIFT_MIN_S} max={GIFT_MAX_S} onChange={(value) => (seconds.value = value)} />
          <AskButton work={() => give(to.seat)}>{t.give}</AskButton>
        </div>
      )}
      <p role="status">{given.value}</p>
    </details>
  );
}
