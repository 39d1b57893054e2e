/** The board of Die Händler. */
import type { JSX } from 'preact';

import type { Board } from '../board.ts';
import { layoutOf } from './layout.ts';
import { RoadMap } from './map.tsx';
import { Market } from './market.tsx';
import { HaendlerPanel } from './panel.tsx';
import { type Props, boardOf, isUpright } from './parts.ts';
import { Phase } from './phase.tsx';
import { Side, Wagons } from './side.tsx';

function Table(props: Props): JSX.Element {
  const { hasMiddle } = layoutOf(boardOf(props), isUpright.value);
  return (
    <div class="haendler">
      <Phase {...props} />
      <RoadMap {...props} />
      {!hasMiddle && <Market {...props} />}
      {isUpright.value && <Wagons {...props} />}
    </div>
  );
}

export const haendler: Board<'haendler'> = { Table, Side, Panel: HaendlerPanel };
