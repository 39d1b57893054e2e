/** The actions that a decision names: those that it lists, and moves of wagons that only its choices have. */
import type { Decision, GameAction, GameChoice } from 'kontor-client';

type Move = Extract<GameAction, { type: 'haendler.move_wagon' }>;
type MovePoints = Pick<Move, 'tile' | 'driver_points'>;

/** What can be picked. Where wagons have many ways, choices name their moves, and the list has examples only. */
export function candidatesOf(decision: Decision): readonly GameAction[] {
  const listed = decision.actions ?? [];
  if (decision.complete !== false) return listed;
  const moves = (decision.choices ?? []).flatMap(movesOf);
  return moves.length === 0 ? listed : [...listed.filter(({ type }) => type !== 'haendler.move_wagon'), ...moves];
}

/** The candidates of a type, if these are all of its actions. */
export function allOf(decision: Decision, type: string): readonly GameAction[] | undefined {
  const isMoves = type === 'haendler.move_wagon' && (decision.choices ?? []).every((choice) => choice.type !== type || choice.further?.complete !== false);
  return decision.complete || isMoves ? candidatesOf(decision).filter((action) => action.type === type) : undefined;
}

function movesOf(choice: GameChoice): readonly Move[] {
  if (choice.type !== 'haendler.move_wagon') return [];
  const { type, wagon, tile, driver_points, routes, further } = choice;
  const own = routes.map(({ places }): Move => ({ type, wagon, tile, driver_points, route: places }));
  if (!further) return own;
  const { ways, moves } = further;
  const others = moves.flatMap(({ by, routes: along }) => {
    const beginnings = along.flatMap(({ places, ways: of }) => of.map((way) => ways[way]!.slice(0, places)));
    const moved = (by: MovePoints) => beginnings.map((route): Move => ({ type, wagon, tile: by.tile, driver_points: by.driver_points, route }));
    return by.flatMap(moved);
  });
  return [...own, ...others];
}
