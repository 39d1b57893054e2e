/** The controls of a replay: buttons, slider and keys. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { texts } from '../texts/language.ts';

/** How many positions the larger step is. */
const LEAP = 10;

export interface Travel {
  /** Where one is, which may be further than what was drawn last. */
  readonly here: () => number;
  /** Goes to a position by a step. */
  readonly step: (index: number) => void;
  /** Goes to a position by a jump, from which one can come back. */
  readonly jump: (index: number) => void;
}

export function Controls({ index, count, seq, travel }: { index: number; count: number; seq: number; travel: Travel }): JSX.Element {
  const t = texts().replay;
  const last = count - 1;
  useTravelKeys(last, travel);
  const button = (label: string, sign: string, to: number, go: (index: number) => void) => (
    <button type="button" class="button" aria-label={label} title={label} aria-disabled={to === index || to < 0 || to > last} onClick={() => go(to)}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div class="scrub" role="group" aria-label={t.controls}>
      {button(t.first, '⇤', 0, travel.jump)}
      {button(t.leapBack(LEAP), '«', Math.max(0, index - LEAP), travel.step)}
      {button(t.back, '‹', index - 1, travel.step)}
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label={t.position}
        aria-valuetext={t.step(index + 1, count, seq)}
        onInput={({ currentTarget }) => travel.step(Number(currentTarget.value))}
      />
      {button(t.on, '›', index + 1, travel.step)}
      {button(t.leapOn(LEAP), '»', Math.min(last, index + LEAP), travel.step)}
      {button(t.last, '⇥', last, travel.jump)}
    </div>
  );
}

/** Arrows step, with the shift key further; Home and End go to both ends. Fields and boxes that scroll keep their own keys. */
function useTravelKeys(last: number, { here, step, jump }: Travel): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, textarea, select')) return;
      const far = event.shiftKey ? LEAP : 1;
      if (event.key === 'ArrowLeft') step(here() - far);
      else if (event.key === 'ArrowRight') step(here() + far);
      else if (event.key === 'Home' && !scrolls(target)) jump(0);
      else if (event.key === 'End' && !scrolls(target)) jump(last);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [last, here, step, jump]);
}

function scrolls(element: HTMLElement | null): boolean {
  return element?.closest('.board, .log') != null;
}
