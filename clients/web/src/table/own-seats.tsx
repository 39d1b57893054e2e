/** The seats of a player who has several in a sandbox: which one is looked from and played. */
import { useSignal } from '@preact/signals';
import type { Game } from 'kontor-client';
import type { JSX } from 'preact';

import { SeatIcon } from '../look/shapes.tsx';
import { Button, Failure } from '../look/ui.tsx';
import { following } from '../net/settings.ts';
import type { Table } from '../net/table.ts';
import { texts } from '../texts/language.ts';
import { seatNames } from './names.ts';

export function OwnSeats({ table, game, waiting }: { table: Table; game: Game; waiting: ReadonlySet<number> }): JSX.Element | null {
  const t = texts().page;
  const failed = useSignal<unknown>(undefined);
  const seats = table.seats.value;
  if (seats.length < 2) return null;
  const names = seatNames(game);
  const change = async (seat: number) => {
    failed.value = undefined;
    await table.changeTo(seat).catch((error: unknown) => (failed.value = error));
  };
  return (
    <div class="own-seats" role="group" aria-label={t.ownSeats}>
      {seats.map((seat) => (
        <Button key={seat} pressed={seat === table.seat.value} extra="chip" onClick={() => void change(seat)}>
          <SeatIcon seat={seat} /> {names(seat)}
          {waiting.has(seat) && (
            <span class="dot" title={t.waitingFor} aria-label={t.waitingFor}>
              {' '}
              …
            </span>
          )}
        </Button>
      ))}
      <label>
        <input type="checkbox" checked={following.value === 'on'} onChange={({ currentTarget }) => (following.value = currentTarget.checked ? 'on' : 'off')} />
        <span>{t.following}</span>
      </label>
      <Failure error={failed.value} />
    </div>
  );
}
