/** A vacation: the clocks of the player stand at tables whose clock allows it. */
import { useSignal } from '@preact/signals';
import type { OwnVacation } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, Box, Failure, serverDay, useRead } from '../look/ui.tsx';
import { ask, kontor } from '../net/session.ts';
import { dayText, texts } from '../texts/language.ts';

const DAY_MS = 86_400_000;

export function VacationForm(): JSX.Element {
  const t = texts().account;
  const { data, error } = useRead(() => ask(kontor.value.api.GET('/v1/me/vacation')), 'vacation');
  return (
    <Box title={t.vacation}>
      <p class="hint">{t.vacationMore}</p>
      <Failure error={error} />
      {data && <Current read={data} />}
    </Box>
  );
}

function Current({ read }: { read: OwnVacation }): JSX.Element {
  const t = texts().account;
  const held = useSignal(read);
  const { vacation, days_left: left, days_per_year: all } = held.value;
  const last = useSignal('');
  // The last day is a whole one, where the player is. Without that many days left, the server says so.
  const take = async () => {
    const until = new Date(`${last.value}T24:00:00`).toISOString();
    held.value = await ask(kontor.value.api.PUT('/v1/me/vacation', { body: { until } }));
  };
  const end = async () => {
    held.value = await ask(kontor.value.api.DELETE('/v1/me/vacation'));
  };
  return (
    <>
      <p role="status">
        {vacation ? <b>{t.onVacation(dayText(new Date(Date.parse(vacation.until) - 1).toISOString()))}</b> : t.noVacation} {left !== null && t.daysLeft(left, all)}
      </p>
      <form class="row" onSubmit={(event) => event.preventDefault()}>
        <label class="field">
          <span>{t.lastDay}</span>
          <input type="date" min={serverDay(0)} max={serverDay(29 * DAY_MS)} value={last.value} onInput={({ currentTarget }) => (last.value = currentTarget.value)} />
        </label>
        <AskButton disabled={last.value === ''} work={take}>
          {vacation ? t.changeVacation : t.takeVacation}
        </AskButton>
        {vacation && <AskButton work={end}>{t.endVacation}</AskButton>}
      </form>
    </>
  );
}
