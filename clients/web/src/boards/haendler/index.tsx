/** The board of Die Händler. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Board } from '../board.ts';
import { layoutOf } from './layout.ts';
import { RoadMap } from './map.tsx';
import { Market } from './market.tsx';
import { HaendlerPanel } from './panel.tsx';
import { type Props, WIDE_MIN, boardOf, isUpright } from './parts.ts';
import { Phase } from './phase.tsx';
import { Side, Wagons } from './side.tsx';

function Table(props: Props): JSX.Element {
  const { hasMiddle } = layoutOf(boardOf(props), isUpright.value);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measure = () => (isUpright.value = frame.current!.clientWidth < WIDE_MIN);
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current!);
    measure();
    return () => observer.disconnect();
  }, []);
  return (
    <div class="haendler" data-upright={isUpright.value} ref={frame}>
      <Phase {...props} />
      <RoadMap {...props} />
      {!hasMiddle && <Market {...props} />}
      {isUpright.value && <Wagons {...props} />}
    </div>
  );
}

export const haendler: Board<'haendler'> = { Table, Side, Panel: HaendlerPanel };
