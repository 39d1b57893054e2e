/** What forms of several screens ask of the time of a game, and whether it is rated: a rated game needs a clock. */
import { type Signal, useSignal } from '@preact/signals';
import type { Clock } from 'kontor-client';
import type { JSX } from 'preact';

import { Choice } from '../look/ui.tsx';
import { DAILY } from '../net/clocks.ts';
import { player } from '../net/session.ts';
import { texts } from '../texts/language.ts';
import { OnDemand } from './on-demand.tsx';

const clockFields = async () => (await import('../clocks/index.tsx')).ClockFields;

/** The clock; its fields are loaded on demand. */
export function ClockField({ clock }: { clock: Signal<Clock | undefined> }): JSX.Element {
  return <OnDemand load={clockFields} props={{ value: clock.value, onChange: (value: Clock | undefined) => (clock.value = value) }} isPart />;
}

export interface Time {
  readonly clock: Signal<Clock | undefined>;
  readonly isRatedWanted: Signal<boolean>;
  /** Whether it is rated: without the clock it is a game that is not. */
  readonly isRated: boolean;
}

export function useTime(): Time {
  const [clock, isRatedWanted] = [useSignal<Clock | undefined>(undefined), useSignal(false)];
  return { clock, isRatedWanted, isRated: isRatedWanted.value && clock.value !== undefined };
}

/** What of it a request has. */
export function timeOf({ clock, isRated }: Time): { clock?: Clock; rated?: true } {
  return { ...(clock.value === undefined ? {} : { clock: clock.value }), ...(isRated ? { rated: true } : {}) };
}

/** The clock, and for users whether the game is rated; `onRated` is for what else a rated game needs. */
export function TimeFields({ time, onRated }: { time: Time; onRated?: () => void }): JSX.Element {
  const page = texts().page;
  const rate = (wanted: 'no' | 'yes') => {
    time.isRatedWanted.value = wanted === 'yes';
    if (wanted === 'no') return;
    time.clock.value ??= DAILY;
    onRated?.();
  };
  return (
    <>
      <ClockField clock={time.clock} />
      {player.value?.kind === 'user' && (
        <Choice label={texts().clocks.rated} values={['no', 'yes'] as const} value={time.isRated ? 'yes' : 'no'} name={(one) => page[one]} hint={texts().clocks.ratedMore} onChange={rate} />
      )}
    </>
  );
}
