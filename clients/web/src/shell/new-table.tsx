/** A new table: the game, who plays, and every option that the ruleset has. */
import { useSignal } from '@preact/signals';
import type { Bot, Ruleset } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, Box, Choice, Failure, TextField, useRead } from '../look/ui.tsx';
import { rulesets } from '../net/rulesets.ts';
import { ask, kontor, player } from '../net/session.ts';
import { gameTexts } from '../table/names.ts';
import { seatBot, sitDown } from '../table/seats.tsx';
import { texts } from '../texts/language.ts';
import { type Options, OptionFields } from './options.tsx';
import { go, tableHash } from './routes.ts';
import { SignIn } from './sign-in.tsx';

/** Seconds of a turn limit, by the name of its text. */
const LIMITS = { m5: 300, h1: 3600, d1: 86_400, d3: 259_200, d7: 604_800 } as const;

type Limit = keyof typeof LIMITS | 'none';

const BOTS: readonly Bot[] = ['random', 'greedy', 'search'];

export function NewTable(): JSX.Element {
  const t = texts().page;
  const { data, error } = useRead(rulesets, 'rulesets');
  const chosen = useSignal('medici');
  if (!player.value) {
    return (
      <main class="narrow">
        <h1 class="unseen">{t.newTable}</h1>
        <Box title={t.newTable}>
          <p>{t.signedOut}</p>
          <SignIn />
        </Box>
      </main>
    );
  }
  const ruleset = data?.find(({ id }) => id === chosen.value);
  return (
    <main class="narrow">
      <h1 class="unseen">{t.newTable}</h1>
      <Box title={t.ruleset}>
        <Failure error={error} />
        <div class="rulesets" role="group" aria-label={t.ruleset}>
          {data?.map(({ id, seats_min: min, seats_max: max }) => (
            <button type="button" key={id} class="ruleset" aria-pressed={id === chosen.value} onClick={() => (chosen.value = id)}>
              <b>{gameTexts(id)?.name ?? id}</b>
              <span class="hint">{gameTexts(id)?.by}</span>
              <span>{gameTexts(id)?.summary}</span>
              <span class="hint">
                {t.players}
                {t.colon}
                {t.range(min, max)}
              </span>
            </button>
          ))}
        </div>
      </Box>
      {ruleset && <Terms key={ruleset.id} ruleset={ruleset} />}
    </main>
  );
}

/** Everything but the game. */
function Terms({ ruleset }: { ruleset: Ruleset }): JSX.Element {
  const t = texts().page;
  const seats = useSignal(Math.max(ruleset.seats_min, 3));
  const others = useSignal<Bot | 'free' | 'me'>('greedy');
  const visibility = useSignal<'public' | 'private'>('private');
  const limit = useSignal<Limit>('none');
  const standIn = useSignal<Bot>('greedy');
  const sandbox = useSignal<'no' | 'yes'>('no');
  const seed = useSignal('');
  const options = useSignal<Options>({});
  // Only in a sandbox a player may have several seats, and it is private and knows no clock.
  const isSandbox = sandbox.value === 'yes' || others.value === 'me';
  const counts = Array.from({ length: ruleset.seats_max - ruleset.seats_min + 1 }, (_, index) => ruleset.seats_min + index);
  const create = async () => {
    const body = {
      ruleset: ruleset.id,
      seats: seats.value,
      options: options.value,
      visibility: isSandbox ? ('private' as const) : visibility.value,
      stand_in: standIn.value,
      ...(limit.value === 'none' || isSandbox ? {} : { turn_limit_s: LIMITS[limit.value] }),
      ...(isSandbox ? { sandbox: { seed: seedOf(seed.value) } } : {}),
    };
    const game = await ask(kontor.value.api.POST('/v1/games', { body }));
    const occupant = others.value;
    for (let seat = 1; occupant !== 'free' && seat < seats.value; seat += 1) {
      if (occupant === 'me') await sitDown(game.id, seat, game.invite);
      else await seatBot(game.id, seat, occupant);
    }
    go(tableHash(game.id, game.invite));
  };
  return (
    <>
      <Box title={t.players}>
        <Choice label={t.players} values={counts} value={seats.value} name={String} onChange={(count) => (seats.value = count)} />
        <Choice
          label={t.fillWithBots}
          values={['free', 'me', ...BOTS] as const}
          value={others.value}
          name={(who) => (who === 'free' ? t.leaveFree : who === 'me' ? t.playAllSeats : t.bot(who))}
          hint={others.value === 'me' ? t.allSeatsMore : undefined}
          onChange={(who) => (others.value = who)}
        />
        {!isSandbox && (
          <Choice
            label={t.visibility}
            values={['private', 'public'] as const}
            value={visibility.value}
            name={(who) => t[who]}
            hint={visibility.value === 'public' ? t.publicMore : t.privateMore}
            onChange={(who) => (visibility.value = who)}
          />
        )}
      </Box>
      <OptionFields ruleset={ruleset} value={options.value} onChange={(value) => (options.value = value)} />
      <Box title={t.more}>
        {!isSandbox && (
          <Choice
            label={t.turnLimit}
            values={['none', 'm5', 'h1', 'd1', 'd3', 'd7'] as const}
            value={limit.value}
            name={(one) => (one === 'none' ? t.noLimit : t.limits[one])}
            onChange={(one) => (limit.value = one)}
          />
        )}
        <Choice label={t.standIn} values={BOTS} value={standIn.value} name={t.bot} hint={t.standInMore} onChange={(bot) => (standIn.value = bot)} />
        {others.value !== 'me' && (
          <Choice
            label={t.sandbox}
            values={['no', 'yes'] as const}
            value={sandbox.value}
            name={(one) => t[one]}
            hint={t.sandboxMore}
            onChange={(one) => (sandbox.value = one)}
          />
        )}
        {isSandbox && <TextField label={t.seed} value={seed.value} max={64} onInput={(text) => (seed.value = text)} />}
      </Box>
      <div class="last">
        <AskButton main work={create}>
          {t.createTable}
        </AskButton>
      </div>
    </>
  );
}

/** A seed is 64 hexadecimal digits. Any other text stands for the seed whose digits are those of its characters. */
function seedOf(text: string): string {
  if (/^[0-9a-f]{64}$/.test(text)) return text;
  const digits = [...new TextEncoder().encode(text === '' ? String(Date.now()) : text)].map((byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, 64).padEnd(64, '0');
}
