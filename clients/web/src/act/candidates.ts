/** The actions that a decision names: those that it lists, and moves of wagons that only its choices have. */
import type { Decision, GameAction, GameChoice } from 'kontor-client';

type Move = Extract<GameAction, { type: 'haendler.move_wagon' }>;
type WagonChoice = Extract<GameChoice, { type: 'haendler.move_wagon' }>;
type WagonMoves = NonNullable<WagonChoice['moves']>;
type RoadsAhead = NonNullable<WagonMoves['roads']>;

/** What can be picked. Where wagons have many ways, choices name their moves, and the list has examples only. */
export function candidatesOf(decision: Decision): readonly GameAction[] {
  const listed = decision.actions ?? [];
  if (decision.complete !== false) return listed;
  const moves = movesOf(decision.choices ?? []);
  return moves.length === 0 ? listed : [...listed.filter(({ type }) => type !== 'haendler.move_wagon'), ...moves];
}

/** The candidates of a type, if these are all of its actions. */
export function allOf(decision: Decision, type: string): readonly GameAction[] | undefined {
  return decision.complete || type === 'haendler.move_wagon' ? candidatesOf(decision).filter((action) => action.type === type) : undefined;
}

/** The roads ahead of the wagons, where the choices say their moves by steps. They stand in one choice alone. */
export function roadsOf(choices: readonly GameChoice[]): RoadsAhead | undefined {
  return wagonsOf(choices).flatMap(({ moves }) => moves?.roads ?? [])[0];
}

const wagonsOf = (choices: readonly GameChoice[]) => choices.flatMap((choice) => (choice.type === 'haendler.move_wagon' ? [choice] : []));

function movesOf(choices: readonly GameChoice[]): readonly Move[] {
  const roads = roadsOf(choices);
  return wagonsOf(choices).flatMap(({ type, wagon, tile, driver_points, routes, moves }) => {
    if (!moves || !roads) return routes.map(({ places }): Move => ({ type, wagon, tile, driver_points, route: places }));
    const byPoints = new Map(roads.by.map(({ points }) => [points, routesOf(moves, roads, points)]));
    return roads.by.flatMap(({ tile: by, driver_points: drivers, points }) =>
      byPoints.get(points)!.map((route): Move => ({ type, wagon, tile: by, driver_points: drivers, route })),
    );
  });
}

/** The routes of a wagon for so many points: from step to step, each for a point. */
function routesOf({ first, ends }: WagonMoves, { places, steps }: RoadsAhead, points: number): readonly string[][] {
  const otherEnds = new Map(ends.flatMap(({ left, steps: at }) => at.map((step): [number, readonly number[]] => [step, left])));
  const from = (step: number, left: number, before: readonly string[]): readonly string[][] => {
    const [place, ...next] = steps[step]!;
    const route = [...before, places[place!]!];
    const isEnd = otherEnds.get(step)?.includes(left) ?? (left === 0 || next.length === 0);
    const onward = left === 0 ? [] : next.flatMap((following) => from(following, left - 1, route));
    return isEnd ? [route, ...onward] : onward;
  };
  return first.flatMap((step) => from(step, points - 1, []));
}
