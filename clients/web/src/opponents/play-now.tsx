/** Quick matching: whoever does not want to choose is put together with others. */
import { useSignal } from '@preact/signals';
import type { Clock, Ruleset } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, Box, Choice, Failure, useRead } from '../look/ui.tsx';
import { DAILY } from '../net/clocks.ts';
import { rulesets } from '../net/rulesets.ts';
import { ask, kontor, player } from '../net/session.ts';
import { SeatCount, usualSeats } from '../shell/game-fields.tsx';
import { OnDemand } from '../shell/on-demand.tsx';
import { go, tableHash } from '../shell/routes.ts';
import { gameTexts } from '../table/names.ts';
import { texts } from '../texts/language.ts';
import { noteSeek } from './seeks.tsx';

const clockFields = async () => (await import('../clocks/index.tsx')).ClockFields;

export function PlayNow(): JSX.Element {
  const t = texts().people;
  const chosen = useSignal('medici');
  const { data, error } = useRead(rulesets, 'rulesets');
  const ruleset = data?.find(({ id }) => id === chosen.value);
  return (
    <Box title={t.playNow}>
      <p class="hint">{t.playNowMore}</p>
      <Failure error={error} />
      {data && <Choice label={texts().page.ruleset} values={data.map(({ id }) => id)} value={chosen.value} name={(id) => gameTexts(id)?.name ?? id} onChange={(id) => (chosen.value = id)} />}
      {ruleset && <Wanted key={ruleset.id} ruleset={ruleset} />}
    </Box>
  );
}

function Wanted({ ruleset }: { ruleset: Ruleset }): JSX.Element {
  const [t, page] = [texts().people, texts().page];
  const seats = useSignal(usualSeats(ruleset));
  const [clock, rated] = [useSignal<Clock | undefined>(undefined), useSignal<'no' | 'yes'>('no')];
  const isRated = rated.value === 'yes' && clock.value !== undefined;
  const rate = (wanted: 'no' | 'yes') => {
    rated.value = wanted;
    if (wanted === 'yes') clock.value ??= DAILY;
  };
  const play = async () => {
    const body = {
      ruleset: ruleset.id,
      seats: seats.value,
      ...(clock.value === undefined ? {} : { clock: clock.value }),
      ...(isRated ? { rated: true } : {}),
    };
    const { status, game, seek } = await ask(kontor.value.api.POST('/v1/matches', { body }));
    if (seek) noteSeek(seek);
    if (status === 'complete') go(tableHash(game));
  };
  return (
    <>
      <SeatCount ruleset={ruleset} label={t.seats} value={seats.value} onChange={(count) => (seats.value = count)} />
      <OnDemand load={clockFields} props={{ value: clock.value, onChange: (value: Clock | undefined) => (clock.value = value) }} isPart />
      {player.value?.kind === 'user' && (
        <Choice label={texts().clocks.rated} values={['no', 'yes'] as const} value={isRated ? 'yes' : 'no'} name={(one) => page[one]} hint={texts().clocks.ratedMore} onChange={rate} />
      )}
      <AskButton main work={play}>
        {t.playNow}
      </AskButton>
    </>
  );
}
