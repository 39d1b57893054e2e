/** A form that looks for players: what is played, with how many, and for how long one waits. */
import { useSignal } from '@preact/signals';
import { BOT_VALUES, type Bot, type Ruleset } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, Box, Choice } from '../look/ui.tsx';
import { ask, kontor, player } from '../net/session.ts';
import { type Range, RatingRange, RulesetChoice, SeatCount, isRange, upTo, usualSeats } from '../shell/game-fields.tsx';
import { type Options, OptionFields } from '../shell/options.tsx';
import { go } from '../shell/routes.ts';
import { SignIn } from '../shell/sign-in.tsx';
import { TimeFields, timeOf, useTime } from '../shell/time-fields.tsx';
import { texts } from '../texts/language.ts';

/** For how long a seek can be open, and after what time it can start with fewer players, in seconds; 0 is never. */
const LIFETIMES_S = [900, 3600, 21_600, 86_400, 604_800] as const;
const WAITS_S = [0, 60, 300, 1800, 21_600, 86_400] as const;

export function NewSeek(): JSX.Element {
  const t = texts().people;
  const chosen = useSignal('medici');
  return (
    <main class="narrow">
      <h1 class="unseen">{t.newSeek}</h1>
      {player.value ? (
        <RulesetChoice value={chosen.value} onChange={(id) => (chosen.value = id)}>
          {(ruleset) => <SeekTerms key={ruleset.id} ruleset={ruleset} />}
        </RulesetChoice>
      ) : (
        <Box title={t.newSeek}>
          <p>{texts().page.signedOut}</p>
          <SignIn />
        </Box>
      )}
    </main>
  );
}

function SeekTerms({ ruleset }: { ruleset: Ruleset }): JSX.Element {
  const [t, page] = [texts().people, texts().page];
  const seats = useSignal(usualSeats(ruleset));
  const [waitS, least, fill] = [useSignal<number>(0), useSignal(seats.value), useSignal<Bot | 'none'>('none')];
  const lifetimeS = useSignal<number>(3600);
  const [time, standIn] = [useTime(), useSignal<Bot>('greedy')];
  const [options, range] = [useSignal<Options>({}), useSignal<Range>({ min: '', max: '' })];
  const fewest = Math.min(least.value, seats.value);
  // A seek is open for longer than it waits to start with fewer.
  const wait = (seconds: number) => {
    waitS.value = seconds;
    if (lifetimeS.value <= seconds) lifetimeS.value = LIFETIMES_S.find((one) => one > seconds)!;
  };
  const create = async () => {
    const fewer = waitS.value === 0 ? {} : { wait_s: waitS.value, seats_min: fewest, ...(fill.value === 'none' || time.isRated ? {} : { fill_with: fill.value }) };
    const body = {
      ruleset: ruleset.id,
      seats: seats.value,
      options: options.value,
      stand_in: standIn.value,
      lifetime_s: lifetimeS.value,
      ...fewer,
      ...timeOf(time),
      ...(range.value.min === '' ? {} : { rating_min: Number(range.value.min) }),
      ...(range.value.max === '' ? {} : { rating_max: Number(range.value.max) }),
    };
    await ask(kontor.value.api.POST('/v1/seeks', { body }));
    go('#/opponents');
  };
  return (
    <>
      <Box title={page.players}>
        <SeatCount ruleset={ruleset} label={t.seats} value={seats.value} onChange={(count) => (seats.value = count)} />
        <Choice label={t.wait} values={WAITS_S} value={waitS.value} name={(seconds) => (seconds === 0 ? t.waitForAll : t.after(texts().clocks.span(seconds)))} hint={t.waitMore} onChange={wait} />
        {waitS.value > 0 && (
          <>
            <Choice label={t.fewest} values={upTo(ruleset.seats_min, seats.value)} value={fewest} name={String} onChange={(count) => (least.value = count)} />
            {!time.isRated && (
              <Choice label={t.fill} values={['none', ...BOT_VALUES] as const} value={fill.value} name={(bot) => (bot === 'none' ? page.no : page.bot(bot))} hint={t.fillMore} onChange={(bot) => (fill.value = bot)} />
            )}
          </>
        )}
        <Choice label={t.lifetime} values={LIFETIMES_S.filter((one) => one > waitS.value)} value={lifetimeS.value} name={(seconds) => texts().clocks.span(seconds)} onChange={(seconds) => (lifetimeS.value = seconds)} />
      </Box>
      <OptionFields ruleset={ruleset} value={options.value} onChange={(value) => (options.value = value)} />
      <Box title={page.more}>
        <TimeFields time={time} />
        <RatingRange value={range.value} onChange={(value) => (range.value = value)} />
        <Choice label={page.standIn} values={BOT_VALUES} value={standIn.value} name={page.bot} hint={page.standInMore} onChange={(bot) => (standIn.value = bot)} />
      </Box>
      <div class="last">
        <AskButton main disabled={!isRange(range.value)} work={create}>
          {t.newSeek}
        </AskButton>
      </div>
    </>
  );
}
