/**
 * Where the places of a board are drawn: by hand for the boards of the box, computed for a table's own board. There is one
 * picture for wide screens and one for upright ones.
 */
import type { HaendlerBoard } from 'kontor-client';

/** A point of the picture. */
export type Point = readonly [x: number, y: number];

/** A picture of a board. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyMap<string, Point>;
  /** Where a wagon stands that is in a city, beside the city's card. */
  readonly docks: ReadonlyMap<string, Point>;
  /** Whether the middle is free for the prices. */
  readonly hasMiddle: boolean;
}

const WIDE = { width: 1180, height: 470 };
const UPRIGHT = { width: 390, height: 640 };

/** One quarter of the boards of the box. The others mirror it: their places are named alike in all six cities. */
interface Quarters {
  readonly city: Point;
  readonly dock: Point;
  readonly spaces: readonly [Point, Point, Point];
}

const wide: Readonly<Record<'corner' | 'side', Quarters>> = {
  corner: { city: [200, 61], dock: [94, 60], spaces: [[298, 74], [340, 92], [382, 110]] },
  side: { city: [74, 235], dock: [74, 322], spaces: [[172, 235], [217, 235], [262, 235]] },
};
const upright: Readonly<Record<'corner' | 'side', Quarters>> = {
  corner: { city: [60, 58], dock: [143, 56], spaces: [[76, 136], [112, 160], [150, 186]] },
  side: { city: [60, 288], dock: [60, 212], spaces: [[80, 366], [120, 352], [160, 330]] },
};

/** The spaces between two forks. */
const BETWEEN: readonly (readonly [id: string, wide: Point, upright: Point])[] = [
  ['paris_bruegge', [316, 168], [144, 258]],
  ['bruegge_koeln', [590, 84], [195, 156]],
  ['koeln_wien', [864, 168], [246, 258]],
  ['wien_genua', [864, 302], [246, 396]],
  ['genua_genf', [590, 386], [195, 484]],
  ['genf_paris', [316, 302], [144, 396]],
];

/** The cities of the box: which quarter, and how it is mirrored. */
const CITIES: readonly (readonly [id: string, quarter: 'corner' | 'side', mirrorX: boolean, mirrorY: boolean])[] = [
  ['paris', 'side', false, false],
  ['bruegge', 'corner', false, false],
  ['koeln', 'corner', true, false],
  ['wien', 'side', true, false],
  ['genua', 'corner', true, true],
  ['genf', 'corner', false, true],
];

function byHand(isUpright: boolean): Layout {
  const size = isUpright ? UPRIGHT : WIDE;
  const places = new Map<string, Point>();
  const docks = new Map<string, Point>();
  for (const [city, quarter, mirrorX, mirrorY] of CITIES) {
    const drawn = (isUpright ? upright : wide)[quarter];
    const at = ([x, y]: Point): Point => [mirrorX ? size.width - x : x, mirrorY ? size.height - y : y];
    places.set(city, at(drawn.city));
    docks.set(city, at(drawn.dock));
    ['1', '2', 'junction'].forEach((name, index) => places.set(`${city}_${name}`, at(drawn.spaces[index]!)));
  }
  for (const [id, atWide, atUpright] of BETWEEN) places.set(id, isUpright ? atUpright : atWide);
  return { ...size, places, docks, hasMiddle: !isUpright };
}

/** The picture of this board. */
export function layoutOf(board: HaendlerBoard, isUpright: boolean): Layout {
  const drawn = byHand(isUpright);
  const ids = [...board.cities.map(({ id }) => id), ...board.spaces];
  return ids.every((id) => drawn.places.has(id)) ? drawn : computed(board, isUpright);
}

/** How often the places of an own board are moved until they lie well. */
const STEPS = 400;
/** No two places come nearer than this. */
const APART = 46;

/** Cities on an ellipse, each road space where its neighbours pull it, and none on top of another. The same for everybody. */
function computed(board: HaendlerBoard, isUpright: boolean): Layout {
  const size = isUpright ? { width: 390, height: Math.max(640, 60 * board.cities.length) } : WIDE;
  const [middleX, middleY] = [size.width / 2, size.height / 2];
  const cities = ringOf(board);
  const at = new Map<string, [number, number]>();
  cities.forEach((id, index) => {
    const angle = ((index + 0.5) / cities.length) * 2 * Math.PI - Math.PI / 2;
    at.set(id, [middleX + (middleX - 66) * Math.cos(angle), middleY + (middleY - 60) * Math.sin(angle)]);
  });
  board.spaces.forEach((id, index) => at.set(id, [middleX + 60 * Math.cos(index * 2.4), middleY + 60 * Math.sin(index * 2.4)]));
  const near = neighboursOf(board);
  for (let step = 0; step < STEPS; step++) {
    for (const id of board.spaces) pull(at.get(id)!, (near.get(id) ?? []).map((one) => at.get(one)!));
    for (const id of board.spaces) push(at, id, new Set(cities), size);
  }
  const docks = cities.map((id): [string, Point] => {
    const [x, y] = at.get(id)!;
    return [id, isUpright ? [x < middleX ? x + 78 : x - 78, y] : [x, y < middleY ? y + 72 : y - 72]];
  });
  return { ...size, places: at, docks: new Map(docks), hasMiddle: false };
}

function neighboursOf(board: HaendlerBoard): ReadonlyMap<string, readonly string[]> {
  const near = new Map<string, string[]>();
  for (const { from, to } of board.roads) {
    near.set(from, [...(near.get(from) ?? []), to]);
    near.set(to, [...(near.get(to) ?? []), from]);
  }
  return near;
}

/** The cities in an order in which those that are near on the roads stand near each other. */
function ringOf(board: HaendlerBoard): readonly string[] {
  const near = neighboursOf(board);
  const ring = board.cities.slice(0, 1).map(({ id }) => id);
  while (ring.length < board.cities.length) {
    const seen = new Set([ring.at(-1)!]);
    let found: string | undefined;
    for (const id of seen) {
      if (board.cities.some((city) => city.id === id) && !ring.includes(id)) {
        found = id;
        break;
      }
      for (const next of near.get(id) ?? []) seen.add(next);
    }
    ring.push(found ?? board.cities.find(({ id }) => !ring.includes(id))!.id);
  }
  return ring;
}

function pull(point: [number, number], others: readonly Point[]): void {
  if (others.length === 0) return;
  const mean = (axis: 0 | 1) => others.reduce((sum, other) => sum + other[axis], 0) / others.length;
  point[0] += 0.3 * (mean(0) - point[0]);
  point[1] += 0.3 * (mean(1) - point[1]);
}

function push(at: ReadonlyMap<string, [number, number]>, id: string, cities: ReadonlySet<string>, size: { width: number; height: number }): void {
  const point = at.get(id)!;
  for (const [other, [x, y]] of at) {
    if (other === id) continue;
    const [dx, dy] = [point[0] - x, point[1] - y];
    const least = cities.has(other) ? 2 * APART : APART;
    const distance = Math.hypot(dx, dy) || 0.01;
    if (distance >= least) continue;
    point[0] += ((dx || 0.01) / distance) * (least - distance) * 0.6;
    point[1] += (dy / distance) * (least - distance) * 0.6;
  }
  point[0] = Math.min(size.width - 20, Math.max(20, point[0]));
  point[1] = Math.min(size.height - 24, Math.max(24, point[1]));
}
