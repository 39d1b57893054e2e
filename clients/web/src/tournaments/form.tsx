/** A form that makes a tournament. */
import { useSignal } from '@preact/signals';
import { BOT_VALUES, TOURNAMENT_TIE_BREAK_VALUES, type Bot, type Clock, type CreateTournamentRequest, type Ruleset, type TournamentEntrants, type TournamentSeeding, type TournamentTieBreak } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, Box, Button, Choice, TextField, serverDay } from '../look/ui.tsx';
import { DAILY } from '../net/clocks.ts';
import { ask, kontor, player } from '../net/session.ts';
import { type Range, RatingRange, RulesetChoice, SeatCount, isRange, upTo } from '../shell/game-fields.tsx';
import { type Options, OptionFields } from '../shell/options.tsx';
import { go, tournamentHash } from '../shell/routes.ts';
import { SignIn } from '../shell/sign-in.tsx';
import { ClockField } from '../shell/time-fields.tsx';
import { texts } from '../texts/language.ts';

const NAME_MAX = 80;
const PARTICIPANTS_MAX = 128;
const GAMES_MAX = 6;

/** Rounds of a Swiss tournament that the form offers. */
const ROUNDS = upTo(2, 9);

/** Rounds of a round robin at tables of more than two; 0 stands for those that follow from the participants. */
const ROUND_ROBIN_ROUNDS = [0, ...upTo(1, 9)];

/** How long a round lasts at most, in seconds. */
const ROUND_LIMITS_S = [3600, 14_400, 86_400, 259_200, 604_800, 1_209_600, 2_592_000] as const;

const DAY_MS = 86_400_000;

type Format = 'round_robin' | 'swiss' | 'elimination';

export function NewTournament(): JSX.Element {
  const t = texts().tournaments;
  const chosen = useSignal('medici');
  const mayMake = player.value && player.value.kind !== 'guest';
  return (
    <main class="narrow">
      <h1 class="unseen">{t.make}</h1>
      {mayMake ? (
        <RulesetChoice value={chosen.value} onChange={(id) => (chosen.value = id)}>
          {(ruleset) => <Fields key={ruleset.id} ruleset={ruleset} />}
        </RulesetChoice>
      ) : (
        <Box title={t.make}>
          <p>{player.value ? t.guestsCannot : texts().page.signedOut}</p>
          {player.value ? <a href="#/me">{texts().page.account}</a> : <SignIn />}
        </Box>
      )}
    </main>
  );
}

function Fields({ ruleset }: { ruleset: Ruleset }): JSX.Element {
  const [t, page] = [texts().tournaments, texts().page];
  const [name, seats] = [useSignal(''), useSignal(ruleset.seats_min)];
  const [format, rounds, advance, games] = [useSignal<Format>('swiss'), useSignal(3), useSignal(1), useSignal(1)];
  const [roundRobinRounds, tieBreaks] = [useSignal(0), useSignal<TournamentTieBreak[]>([])];
  const [least, most, until, whenFull] = [useSignal(''), useSignal('8'), useSignal(`${serverDay(DAY_MS)}T20:00`), useSignal<'no' | 'yes'>('yes')];
  const [roundLimitS, clock] = [useSignal<number>(604_800), useSignal<Clock | undefined>(structuredClone(DAILY) as Clock)];
  const [rated, entrants, range] = [useSignal<'no' | 'yes'>('no'), useSignal<TournamentEntrants>('users'), useSignal<Range>({ min: '', max: '' })];
  const [seeding, standIn, options] = [useSignal<TournamentSeeding>('rating'), useSignal<Bot>('greedy'), useSignal<Options>({})];
  const [bot, botCount] = [useSignal<Bot>('greedy'), useSignal('0')];
  const isRated = rated.value === 'yes';
  const isComplete = name.value.trim() !== '' && /^\d*$/.test(least.value) && /^\d+$/.test(most.value) && /^\d+$/.test(botCount.value) && until.value !== '' && isRange(range.value) && clock.value !== undefined;
  const create = async () => {
    const body: CreateTournamentRequest = {
      name: name.value.trim(),
      ruleset: ruleset.id,
      seats: seats.value,
      options: options.value,
      format: formatOf(format.value, {
        swiss: rounds.value,
        roundRobin: seats.value > 2 ? roundRobinRounds.value : 0,
        advance: Math.min(advance.value, seats.value - 1),
      }),
      games_per_table: games.value,
      participants_max: Number(most.value),
      ...(least.value === '' ? {} : { participants_min: Number(least.value) }),
      ...(tieBreaks.value.length > 0 ? { tie_breaks: tieBreaks.value } : {}),
      registration_ends_at: new Date(until.value).toISOString(),
      start_when_full: whenFull.value === 'yes',
      round_limit_s: roundLimitS.value,
      clock: clock.value!,
      seeding: seeding.value,
      stand_in: standIn.value,
      ...(isRated ? { rated: true, entrants: 'users' as const } : { entrants: entrants.value, bots: Array.from({ length: Number(botCount.value) }, () => bot.value) }),
      ...(range.value.min === '' ? {} : { rating_min: Number(range.value.min) }),
      ...(range.value.max === '' ? {} : { rating_max: Number(range.value.max) }),
    };
    const { id } = await ask(kontor.value.api.POST('/v1/tournaments', { body }));
    go(tournamentHash(id));
  };
  return (
    <>
      <Box title={t.howPlayed}>
        <TextField label={t.name} value={name.value} max={NAME_MAX} onInput={(text) => (name.value = text)} />
        <SeatCount ruleset={ruleset} label={t.seats} value={seats.value} onChange={(count) => (seats.value = count)} />
        <Choice label={t.format} values={['swiss', 'round_robin', 'elimination'] as const} value={format.value} name={(one) => t.formats[one]} hint={t.formatsMore[format.value]} onChange={(one) => (format.value = one)} />
        {format.value === 'swiss' && <Choice label={t.howManyRounds} values={ROUNDS} value={rounds.value} name={String} onChange={(count) => (rounds.value = count)} />}
        {format.value === 'round_robin' && seats.value > 2 && (
          <Choice
            label={t.howManyRounds}
            values={ROUND_ROBIN_ROUNDS}
            value={roundRobinRounds.value}
            name={(count) => (count === 0 ? page.byDefault : String(count))}
            onChange={(count) => (roundRobinRounds.value = count)}
          />
        )}
        {format.value === 'elimination' && seats.value > 2 && (
          <Choice label={t.howManyAdvance} values={upTo(1, seats.value - 1)} value={Math.min(advance.value, seats.value - 1)} name={String} onChange={(count) => (advance.value = count)} />
        )}
        <Choice label={t.gamesPerTable} values={upTo(1, GAMES_MAX)} value={games.value} name={String} hint={t.gamesPerTableMore} onChange={(count) => (games.value = count)} />
        <Choice label={t.roundLimit} values={ROUND_LIMITS_S} value={roundLimitS.value} name={(seconds) => texts().clocks.span(seconds)} onChange={(seconds) => (roundLimitS.value = seconds)} />
      </Box>
      <Box title={t.participants}>
        <label class="field">
          <span>{t.least}</span>
          <input type="number" min={seats.value} max={PARTICIPANTS_MAX} placeholder={String(seats.value)} value={least.value} onInput={({ currentTarget }) => (least.value = currentTarget.value)} />
        </label>
        <label class="field">
          <span>{t.most}</span>
          <input type="number" min={seats.value} max={PARTICIPANTS_MAX} value={most.value} onInput={({ currentTarget }) => (most.value = currentTarget.value)} />
        </label>
        <label class="field">
          <span>{t.registrationEnds}</span>
          <input type="datetime-local" value={until.value} onInput={({ currentTarget }) => (until.value = currentTarget.value)} />
        </label>
        <Choice label={t.whenFull} values={['yes', 'no'] as const} value={whenFull.value} name={(one) => page[one]} onChange={(one) => (whenFull.value = one)} />
        <Choice label={texts().clocks.rated} values={['no', 'yes'] as const} value={rated.value} name={(one) => page[one]} hint={t.ratedMore} onChange={(one) => (rated.value = one)} />
        {!isRated && (
          <>
            <Choice label={t.whoEnters} values={['users', 'bots', 'all'] as const} value={entrants.value} name={(one) => t.entrants[one]} onChange={(one) => (entrants.value = one)} />
            <fieldset class="choice">
              <legend>{t.withBots}</legend>
              <div class="row">
                <input type="number" aria-label={t.howManyBots} min={0} max={PARTICIPANTS_MAX} value={botCount.value} onInput={({ currentTarget }) => (botCount.value = currentTarget.value)} />
                <select aria-label={t.whichBot} value={bot.value} onChange={({ currentTarget }) => (bot.value = currentTarget.value as Bot)}>
                  {BOT_VALUES.map((one) => (
                    <option key={one} value={one}>
                      {page.bot(one)}
                    </option>
                  ))}
                </select>
              </div>
            </fieldset>
          </>
        )}
        <RatingRange value={range.value} onChange={(value) => (range.value = value)} />
        <Choice label={t.seeding} values={['rating', 'entry', 'lot'] as const} value={seeding.value} name={(one) => t.seedings[one]} onChange={(one) => (seeding.value = one)} />
        <TieBreaks value={tieBreaks.value} onChange={(value) => (tieBreaks.value = value)} />
      </Box>
      <OptionFields ruleset={ruleset} value={options.value} onChange={(value) => (options.value = value)} />
      <Box title={page.more}>
        <ClockField clock={clock} />
        {clock.value === undefined && <p class="failure">{t.needsClock}</p>}
        <Choice label={page.standIn} values={BOT_VALUES} value={standIn.value} name={page.bot} hint={page.standInMore} onChange={(one) => (standIn.value = one)} />
      </Box>
      <div class="last">
        <AskButton main disabled={!isComplete} work={create}>
          {t.make}
        </AskButton>
      </div>
    </>
  );
}

/** What decides between equal points, in the order in which it is chosen. */
function TieBreaks({ value, onChange }: { value: TournamentTieBreak[]; onChange: (value: TournamentTieBreak[]) => void }): JSX.Element {
  const t = texts().tournaments;
  return (
    <fieldset class="choice">
      <legend>{t.tieBreaks}</legend>
      <div class="row">
        {TOURNAMENT_TIE_BREAK_VALUES.map((one) => {
          const place = value.indexOf(one);
          return (
            <Button key={one} pressed={place >= 0} onClick={() => onChange(place >= 0 ? value.filter((other) => other !== one) : [...value, one])} extra="chip">
              {place >= 0 && `${place + 1}. `}
              {t.tieBreakNames[one]}
            </Button>
          );
        })}
      </div>
      <p class="hint">{t.tieBreaksMore}</p>
    </fieldset>
  );
}

function formatOf(type: Format, chosen: { swiss: number; roundRobin: number; advance: number }): CreateTournamentRequest['format'] {
  if (type === 'swiss') return { type, rounds: chosen.swiss };
  if (type === 'elimination') return { type, advance: chosen.advance };
  return chosen.roundRobin > 0 ? { type, rounds: chosen.roundRobin } : { type };
}
