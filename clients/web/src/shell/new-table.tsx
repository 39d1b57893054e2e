/** A new table: the game, who plays, and every option that the ruleset has. */
import { useSignal } from '@preact/signals';
import { BOT_VALUES, type Bot, type Ruleset } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, Box, Choice, TextField } from '../look/ui.tsx';
import { ask, kontor, player } from '../net/session.ts';
import { seatBot, sitDown } from '../table/seats.tsx';
import { texts } from '../texts/language.ts';
import { type Options, OptionFields } from './options.tsx';
import { go, tableHash } from './routes.ts';
import { RulesetChoice, SeatCount, usualSeats } from './game-fields.tsx';
import { SignIn } from './sign-in.tsx';
import { TimeFields, timeOf, useTime } from './time-fields.tsx';

export function NewTable(): JSX.Element {
  const t = texts().page;
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
  return (
    <main class="narrow">
      <h1 class="unseen">{t.newTable}</h1>
      <RulesetChoice value={chosen.value} onChange={(id) => (chosen.value = id)}>{(ruleset) => <Terms key={ruleset.id} ruleset={ruleset} />}</RulesetChoice>
    </main>
  );
}

/** Everything but the game. */
function Terms({ ruleset }: { ruleset: Ruleset }): JSX.Element {
  const t = texts().page;
  const seats = useSignal(usualSeats(ruleset));
  const others = useSignal<Bot | 'free' | 'me'>('greedy');
  const visibility = useSignal<'public' | 'private'>('private');
  const wanted = useTime();
  const standIn = useSignal<Bot>('greedy');
  const sandbox = useSignal<'no' | 'yes'>('no');
  const seed = useSignal('');
  const options = useSignal<Options>({});
  // Only in a sandbox a player may have several seats, and it is private and knows no clock.
  const isSandbox = sandbox.value === 'yes' || others.value === 'me';
  // A change of what a rated table needs makes it one that is not rated.
  const time = { ...wanted, isRated: wanted.isRated && !isSandbox && others.value === 'free' && visibility.value === 'public' };
  const rate = () => ([others.value, visibility.value, sandbox.value] = ['free', 'public', 'no']);
  const create = async () => {
    const body = {
      ruleset: ruleset.id,
      seats: seats.value,
      options: options.value,
      visibility: isSandbox ? ('private' as const) : visibility.value,
      stand_in: standIn.value,
      ...(isSandbox ? { sandbox: { seed: seedOf(seed.value) } } : timeOf(time)),
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
        <SeatCount ruleset={ruleset} label={t.players} value={seats.value} onChange={(count) => (seats.value = count)} />
        <Choice
          label={t.fillWithBots}
          values={['free', 'me', ...BOT_VALUES] as const}
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
        {!isSandbox && <TimeFields time={time} onRated={rate} />}
        <Choice label={t.standIn} values={BOT_VALUES} value={standIn.value} name={t.bot} hint={t.standInMore} onChange={(bot) => (standIn.value = bot)} />
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
