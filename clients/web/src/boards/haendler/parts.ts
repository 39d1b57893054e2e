/** What the parts of the board share: the props, what can be picked, and which board is played on. */
import { signal } from '@preact/signals';
import type { GameAction, HaendlerBoard } from 'kontor-client';

import type { Pick } from '../../act/machine.ts';
import { haendlerBoard } from '../../table/names.ts';
import type { BoardProps } from '../board.ts';

/** The width of a board, in pixels, from which on the names in the wide picture can be read. */
export const WIDE_MIN = 800;

export type Props = BoardProps<'haendler'>;

/** Whether the picture is the upright one, because the wide one would be too small to read: on phones, or beside another panel. */
export const isUpright = signal(innerWidth < WIDE_MIN);

export const boardOf = ({ components, game }: Props): HaendlerBoard => haendlerBoard(components, game);

/** The place that an action is about: where a wagon or the courier ends, or the city of a warehouse. */
export function targetOf(action: GameAction): string | undefined {
  if (action.type === 'haendler.move_wagon') return action.route.at(-1);
  if (action.type === 'haendler.move_courier') return action.space;
  return 'city' in action ? action.city : undefined;
}

export const wagonPick = (wagon: number): Pick => ({ key: `wagon:${wagon}`, fits: (action) => 'wagon' in action && action.wagon === wagon });

export const courierPick: Pick = { key: 'wagon:courier', fits: ({ type }) => type === 'haendler.move_courier' };

export const placePick = (place: string): Pick => ({ key: `place:${place}`, fits: (action) => targetOf(action) === place });

export const goodPick = (good: string): Pick => ({ key: `good:${good}`, fits: (action) => 'good' in action && action.good === good });

/** Exactly this action, as the last pick among some that are alike. */
export const onePick = (action: GameAction): Pick => {
  const text = JSON.stringify(action);
  return { key: `one:${text}`, fits: (other) => JSON.stringify(other) === text };
};

/** A good into, or out of, the warehouse of a city. */
export const stockPick = (city: string, good: string): Pick => ({
  key: `stock:${city} ${good}`,
  fits: (action) => 'good' in action && 'city' in action && action.city === city && action.good === good,
});
