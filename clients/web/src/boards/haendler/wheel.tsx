/** The price wheel: two dials with an arrow each, which point at a good or at the coat of arms. */
import type { HaendlerArrow } from 'kontor-client';
import type { JSX } from 'preact';

import type { Act } from '../../act/machine.ts';
import { Good } from './icons.tsx';
import type { Props } from './parts.ts';

type Side = 'first' | 'second';

export function Wheel({ props, arrows }: { props: Props; arrows: readonly HaendlerArrow[] }): JSX.Element {
  const { act, texts } = props;
  const set = arrowsOf(act);
  const turn = (side: Side, arrow: HaendlerArrow) => {
    const before = arrowsOf(act);
    const first = side === 'first' ? arrow : before.first;
    const second = side === 'second' ? arrow : before.second;
    if (first !== undefined && second !== undefined) {
      // The order of the arrows means nothing, so each pair is listed once.
      if (!act.arm({ type: 'haendler.set_wheel', first, second })) act.arm({ type: 'haendler.set_wheel', first: second, second: first });
    } else act.open('haendler.set_wheel', { [side]: arrow });
  };
  return (
    <div class="row haendler-wheels">
      {(['first', 'second'] as const).map((side) => (
        <Dial key={side} props={props} side={side} arrows={arrows} value={set[side]} onTurn={(arrow) => turn(side, arrow)} />
      ))}
      <p class="hint">
        {texts.board.wheelHint} <Good id="coat_of_arms" label={texts.ids.coat_of_arms} /> {texts.board.coatHint}
      </p>
    </div>
  );
}

/** Where the arrows point so far. */
function arrowsOf(act: Act): Partial<Record<Side, HaendlerArrow>> {
  const armed = act.armed.value?.action;
  if (armed?.type === 'haendler.set_wheel') return armed;
  const form = act.form.value;
  return form?.type === 'haendler.set_wheel' ? (form.values as Partial<Record<Side, HaendlerArrow>>) : {};
}

interface DialProps {
  readonly props: Props;
  readonly side: Side;
  readonly arrows: readonly HaendlerArrow[];
  readonly value: HaendlerArrow | undefined;
  readonly onTurn: (arrow: HaendlerArrow) => void;
}

function Dial({ props: { act, texts }, side, arrows, value, onTurn }: DialProps): JSX.Element {
  const turned = value === undefined ? undefined : (arrows.indexOf(value) / arrows.length) * 360;
  return (
    <fieldset class="haendler-dial" aria-label={texts.fields[side]}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="26" />
        {turned !== undefined && <path class="needle" d="M-6 6L0-24L6 6z" style={{ transform: `rotate(${turned}deg)` }} />}
      </svg>
      {arrows.map((arrow, index) => {
        const angle = (index / arrows.length) * 2 * Math.PI;
        return (
          <button
            key={arrow}
            type="button"
            class="button"
            style={{ left: `${50 + 38 * Math.sin(angle)}%`, top: `${50 - 38 * Math.cos(angle)}%` }}
            aria-pressed={value === arrow}
            aria-label={`${texts.fields[side]}: ${texts.ids[arrow]}`}
            title={texts.ids[arrow]}
            disabled={!act.isOpen.value}
            onClick={() => onTurn(arrow)}
          >
            <Good id={arrow} />
          </button>
        );
      })}
    </fieldset>
  );
}
