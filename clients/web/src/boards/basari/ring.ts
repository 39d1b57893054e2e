/** Where the arches stand: on a superellipse, at equal steps, as large as the place allows. */

/** How square the ring is: 2 is an ellipse, and the higher the squarer. */
const SQUARENESS = 8;

/** The points of the outline that are computed. */
const SAMPLES = 360;

/** The sizes of an arch, in pixels. */
const ARCH_MIN = 38;
const ARCH_MAX = 76;

/** The part of the height that an arch may take, so that enough is left in the middle. */
const OF_HEIGHT = 0.135;

/** How often a size is brought closer to what fits. */
const TRIES = 6;

/** The gap between two arches. */
const GAP = 3;

/** The sizes of figures and start markers, in arches. */
export const FIGURE = 0.44;
export const MARKER = 0.25;

/** How far the middle of a figure stands outside of its arch, and that of a start marker inside the ring, in arches. */
const FIGURE_OUT = 0.15;
const MARKER_IN = 0.14;

/** The margin around the arches that figures need, in arches. */
const MARGIN = FIGURE / 2 + FIGURE_OUT;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The place of one arch. */
export interface Spot extends Point {
  /** Where figures stand on it, and where start markers lie. */
  readonly figure: Point;
  readonly marker: Point;
  /** The direction along the ring, in which several of them stand beside each other. */
  readonly along: Point;
}

/** The whole ring, in pixels. */
export interface Ring {
  readonly width: number;
  readonly height: number;
  readonly arch: number;
  readonly spots: readonly Spot[];
  /** The free place in the middle. */
  readonly middle: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/**
 * The ring in a place of this size. Where the arches would become too small, the ring is higher than the place.
 *
 * The distance of two arches is the larger of the two differences, across or down: so upright arches that are as far apart
 * everywhere never touch, not even where the ring turns, and still stand close.
 */
export function ringOf(count: number, width: number, height: number): Ring {
  const most = Math.min(ARCH_MAX, height * OF_HEIGHT);
  let arch = most;
  // Smaller arches leave a longer outline: the size is where both agree.
  for (let tries = 0; tries < TRIES; tries += 1) {
    arch = (arch + Math.min(most, stepOf(outline(width, height, arch), count) - GAP)) / 2;
  }
  if (arch < ARCH_MIN && height < count * ARCH_MAX) return ringOf(count, width, height * 1.08);
  const line = outline(width, height, arch);
  const spots = walk(line, stepOf(line, count), count).map((point) => spotAt(point, { x: width / 2, y: height / 2 }, arch));
  return { width, height, arch, spots, middle: middleOf(spots, width, height, arch) };
}

/** The outline through the middles of the arches, clockwise from the top, closed. */
function outline(width: number, height: number, arch: number): readonly Point[] {
  const room = arch / 2 + arch * MARGIN + 1;
  const [a, b] = [width / 2 - room, height / 2 - room];
  const bent = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / SQUARENESS);
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const angle = (index / SAMPLES) * 2 * Math.PI;
    return { x: width / 2 + a * bent(Math.sin(angle)), y: height / 2 - b * bent(Math.cos(angle)) };
  });
}

const distance = (from: Point, to: Point): number => Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));

/** The longest step with which so many arches fit on the outline, found by halving. */
function stepOf(line: readonly Point[], count: number): number {
  const fits = (step: number): boolean => {
    const points = walk(line, step, count);
    return points.length === count && distance(points.at(-1)!, points[0]!) >= step;
  };
  let [low, high] = [0, line.slice(1).reduce((sum, point, index) => sum + distance(line[index]!, point), 0) / count];
  for (let tries = 0; tries < 2 * TRIES; tries += 1) {
    const step = (low + high) / 2;
    if (fits(step)) low = step;
    else high = step;
  }
  return low;
}

/** A point of the outline, and the part of the outline on which it lies. */
interface Stop extends Point {
  readonly from: Point;
  readonly to: Point;
}

/** Goes along the outline by steps of this length; there are fewer points where the outline ends before. */
function walk(line: readonly Point[], step: number, count: number): readonly Stop[] {
  const stops: Stop[] = [{ ...line[0]!, from: line[0]!, to: line[1]! }];
  for (let index = 1; index < line.length && stops.length < count; index += 1) {
    const [from, to] = [line[index - 1]!, line[index]!];
    while (stops.length < count && distance(stops.at(-1)!, to) >= step) stops.push(stopOn(from, to, stops.at(-1)!, step));
  }
  return stops;
}

/** Where this part of the outline is so far from the last stop. */
function stopOn(from: Point, to: Point, last: Stop, step: number): Stop {
  const at = (part: number): Point => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  let [low, high] = [last.to === to ? distance(from, last) / distance(from, to) : 0, 1];
  for (let tries = 0; tries < 2 * TRIES; tries += 1) {
    const part = (low + high) / 2;
    if (distance(last, at(part)) < step) low = part;
    else high = part;
  }
  return { ...at(high), from, to };
}

function spotAt({ x, y, from, to }: Stop, centre: Point, arch: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  // To the left of the way, which runs clockwise, is outside; the edge of the square arch lies farther off at its corners.
  const out = { x: along.y, y: -along.x };
  const edge = arch / 2 / Math.max(Math.abs(out.x), Math.abs(out.y));
  const away = (far: number): Point => ({ x: x + out.x * far, y: y + out.y * far });
  const isLeft = x < centre.x;
  return { x, y, along: isLeft ? { x: -along.x, y: -along.y } : along, figure: away(edge + arch * FIGURE_OUT), marker: away(-edge - arch * MARKER_IN) };
}

/** The largest rectangle around the centre that no arch and no start marker reaches. */
function middleOf(spots: readonly Spot[], width: number, height: number, arch: number): Ring['middle'] {
  const reach = arch / 2 + arch * (MARKER_IN + MARKER / 2) + 2;
  const far = spots.map(({ x, y }) => ({ x: Math.abs(x - width / 2) - reach, y: Math.abs(y - height / 2) - reach }));
  const widths = [...new Set(far.map(({ x }) => x).filter((x) => x > 0))];
  let best = { width: 0, height: 0 };
  for (const half of widths) {
    const inside = far.filter(({ x }) => x < half - 0.5).map(({ y }) => y);
    const found = { width: half * 2, height: Math.min(...inside) * 2 };
    if (found.width * found.height > best.width * best.height) best = found;
  }
  return { ...best, x: (width - best.width) / 2, y: (height - best.height) / 2 };
}
