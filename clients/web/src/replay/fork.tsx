/** A new table that goes on from the position that is shown. */
import { useSignal } from '@preact/signals';
import { BOT_VALUES, type Bot, type ForkSeat, type Game } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, Box, Button } from '../look/ui.tsx';
import { ask, kontor, player } from '../net/session.ts';
import { go, tableHash } from '../shell/routes.ts';
import { SignIn } from '../shell/sign-in.tsx';
import { texts } from '../texts/language.ts';

/** What is to sit in the other seats: a bot, no player yet, or in a sandbox the same player. */
type Others = Bot | 'free' | 'me';

interface Props {
  readonly game: Game;
  /** The position. */
  readonly seq: number;
  /** Why no game can go on from here, if so. */
  readonly barred: string | undefined;
  readonly invite: string | undefined;
  /** The seat that is suggested. */
  readonly seat: number;
  readonly names: (seat: number) => string;
}

export function Fork(props: Props): JSX.Element {
  const t = texts().replay;
  const isOpen = useSignal(false);
  return (
    <Box title={t.fork}>
      <p class="hint">{props.barred ?? t.forkMore}</p>
      {props.barred === undefined &&
        (!player.value ? (
          <SignIn />
        ) : isOpen.value ? (
          <Form {...props} />
        ) : (
          <Button onClick={() => (isOpen.value = true)}>{t.forkHere}</Button>
        ))}
    </Box>
  );
}

function Form({ game, seq, invite, seat: suggested, names }: Props): JSX.Element {
  const [t, page] = [texts().replay, texts().page];
  const seat = useSignal(suggested);
  const others = useSignal<Others>('greedy');
  const fork = async () => {
    const seats: ForkSeat[] = [{ seat: seat.value, occupant: 'me' }];
    for (const { seat: number } of game.seats) {
      if (number === seat.value || others.value === 'free') continue;
      seats.push(others.value === 'me' ? { seat: number, occupant: 'me' } : { seat: number, occupant: 'bot', bot: others.value });
    }
    const body = { at: seq, seats, stand_in: game.stand_in, ...(invite === undefined ? {} : { invite }) };
    const made = await ask(kontor.value.api.POST('/v1/games/{game}/forks', { params: { path: { game: game.id } }, body }));
    go(tableHash(made.id, made.invite));
  };
  return (
    <>
      <label class="field">
        <span>{t.forkSeat}</span>
        <select value={seat.value} onChange={({ currentTarget }) => (seat.value = Number(currentTarget.value))}>
          {game.seats.map(({ seat: number }) => (
            <option key={number} value={number}>
              {`${number + 1}: ${names(number)}`}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{page.fillWithBots}</span>
        <select value={others.value} onChange={({ currentTarget }) => (others.value = currentTarget.value as Others)}>
          {BOT_VALUES.map((bot) => (
            <option key={bot} value={bot}>
              {page.bot(bot)}
            </option>
          ))}
          <option value="free">{page.leaveFree}</option>
          {game.sandbox && <option value="me">{page.playAllSeats}</option>}
        </select>
      </label>
      <AskButton main work={fork}>
        {t.forkHere}
      </AskButton>
    </>
  );
}
