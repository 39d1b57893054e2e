/** Quick matching: a player who does not want to choose is put together with others. */
import { useSignal } from '@preact/signals';
import type { Ruleset } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, Box, Choice, Failure, useRead } from '../look/ui.tsx';
import { rulesets } from '../net/rulesets.ts';
import { ask, kontor } from '../net/session.ts';
import { SeatCount, usualSeats } from '../shell/game-fields.tsx';
import { type Options, OptionList, hasOptions } from '../shell/options.tsx';
import { go, tableHash } from '../shell/routes.ts';
import { TimeFields, timeOf, useTime } from '../shell/time-fields.tsx';
import { gameTexts } from '../table/names.ts';
import { texts } from '../texts/language.ts';
import { noteSeek } from './seeks.tsx';

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
  const time = useTime();
  const options = useSignal<Options>({});
  const play = async () => {
    const body = {
      ruleset: ruleset.id,
      seats: seats.value,
      options: options.value,
      ...timeOf(time),
    };
    const { status, game, seek } = await ask(kontor.value.api.POST('/v1/matches', { body }));
    if (seek) noteSeek(seek);
    if (status === 'complete') go(tableHash(game));
  };
  return (
    <>
      <SeatCount ruleset={ruleset} label={t.seats} value={seats.value} onChange={(count) => (seats.value = count)} />
      {hasOptions(ruleset) && (
        <details class="choice">
          <summary>{page.options}</summary>
          <div class="variant">
            <OptionList ruleset={ruleset} value={options.value} onChange={(value) => (options.value = value)} />
          </div>
        </details>
      )}
      <TimeFields time={time} />
      <AskButton main work={play}>
        {t.playNow}
      </AskButton>
    </>
  );
}
