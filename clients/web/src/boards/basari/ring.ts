/** Where the arches stand: on a superellipse, at equal steps, as large as the place allows. */

/** How square the ring is: 2 is an ellipse, and the higher the squarer. */
const SQUARENESS = 8;

/** The points of the outline that are computed. */
const SAMPLES = 720;

/** The sizes of an arch, in pixels. */
const ARCH_MIN = 38;
const ARCH_MAX = 76;

/** The part of the height that an arch may take, so that enough is left in the middle. */
const OF_HEIGHT = 0.135;

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
 * Steps are measured by the larger of the two differences, across or down: so upright arches never touch, not even where
 * the ring turns, and still stand close.
 */
export function ringOf(count: number, width: number, height: number): Ring {
  let arch = Math.min(ARCH_MAX, height * OF_HEIGHT);
  for (let tries = 0; tries < 4; tries += 1) {
    arch = Math.min(arch, lengthOf(outline(width, height, arch)) / count - GAP);
  }
  if (arch < ARCH_MIN && height < count * ARCH_MAX) return ringOf(count, width, height + ARCH_MIN / 2);
  const spots = spotsOf(outline(width, height, arch), count, { x: width / 2, y: height / 2 }, arch);
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

const stepOf = (from: Point, to: Point): number => Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));

const lengthOf = (line: readonly Point[]): number => line.slice(1).reduce((sum, point, index) => sum + stepOf(line[index]!, point), 0);

function spotsOf(line: readonly Point[], count: number, centre: Point, arch: number): readonly Spot[] {
  const step = lengthOf(line) / count;
  const spots: Spot[] = [];
  let [gone, index] = [0, 0];
  while (spots.length < count) {
    const [from, to] = [line[index]!, line[index + 1]!];
    const length = stepOf(from, to);
    const rest = spots.length * step - gone;
    if (rest > length && index < SAMPLES - 1) {
      gone += length;
      index += 1;
      continue;
    }
    const part = length === 0 ? 0 : rest / length;
    spots.push(spotAt({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, from, to, centre, arch));
  }
  return spots;
}

function spotAt(at: Point, from: Point, to: Point, centre: Point, arch: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  // To the left of the way, which runs clockwise, is outside; the edge of the square arch lies farther off at its corners.
  const out = { x: along.y, y: -along.x };
  const edge = arch / 2 / Math.max(Math.abs(out.x), Math.abs(out.y));
  const away = (distance: number): Point => ({ x: at.x + out.x * distance, y: at.y + out.y * distance });
  const isLeft = at.x < centre.x;
  return { ...at, along: isLeft ? { x: -along.x, y: -along.y } : along, figure: away(edge + arch * FIGURE_OUT), marker: away(-edge - arch * MARKER_IN) };
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
