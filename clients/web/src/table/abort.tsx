/** Ending a game without a result, when all players want it. */
import { useSignal } from '@preact/signals';
import type { Game } from 'kontor-client';
import type { JSX } from 'preact';

import { SeatIcon } from '../look/shapes.tsx';
import { AskButton, Button } from '../look/ui.tsx';
import { ask, kontor } from '../net/session.ts';
import type { Table } from '../net/table.ts';
import { texts } from '../texts/language.ts';
import { seatNames } from './names.ts';

/** Whether a game has ended without a result. */
export const isAborted = ({ outcome }: Game): boolean => outcome?.reason === 'table.aborted';

/** Who wants the game to end, for everybody who looks; and the wish of the player who sits there, in two steps. */
export function EndWithoutResult({ table, game }: { table: Table; game: Game }): JSX.Element | null {
  const t = texts().page;
  const isSure = useSignal(false);
  if (game.status !== 'running') return null;
  const own = table.seat.value === null ? undefined : game.seats[table.seat.value];
  const want = async (wanted: boolean) => {
    await ask(kontor.value.api.PUT('/v1/games/{game}/abort', { params: { path: { game: game.id } }, body: { wanted } }));
    isSure.value = false;
    await table.readGame();
    await table.refresh();
  };
  return (
    <div class="abort">
      <Wanting game={game} />
      {own?.abort_wanted && <AskButton work={() => want(false)}>{t.abortBack}</AskButton>}
      {own && !own.abort_wanted && !isSure.value && (
        <Button quiet onClick={() => (isSure.value = true)}>
          {t.abort}…
        </Button>
      )}
      {own && !own.abort_wanted && isSure.value && (
        <div class="sure">
          <p>{t.abortMore}</p>
          <div class="row">
            <Button onClick={() => (isSure.value = false)}>{t.cancel}</Button>
            <AskButton work={() => want(true)}>{t.abortWant}</AskButton>
          </div>
        </div>
      )}
    </div>
  );
}

function Wanting({ game }: { game: Game }): JSX.Element {
  const names = seatNames(game);
  const wanting = game.seats.filter(({ abort_wanted }) => abort_wanted);
  return (
    <p role="status">
      {wanting.length > 0 && (
        <>
          {texts().page.abortWantedBy}{' '}
          {wanting.map(({ seat }) => (
            <span class="player" key={seat}>
              <SeatIcon seat={seat} size={13} />
              {names(seat)}{' '}
            </span>
          ))}
        </>
      )}
    </p>
  );
}
