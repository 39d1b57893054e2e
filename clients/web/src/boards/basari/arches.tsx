/** The ring of arches, with the figures outside of it and the start markers inside. */
import type { BasariArch } from 'kontor-client';
import type { JSX } from 'preact';

import type { Pick } from '../../act/machine.ts';
import { SeatMark } from '../../look/shapes.tsx';
import type { BoardProps } from '../board.ts';
import { GemMark, singly } from './icons.tsx';
import { FIGURE, MARKER, type Point, type Ring, type Spot } from './ring.ts';

type Props = BoardProps<'basari'>;

/** Arches of this size, in pixels, have room for their number and for the facets of gems. */
const LARGE = 54;

/** The arches of the board in use. Games of the first version of the rules have those of the box. */
export function archesOf({ view, components }: Props): readonly BasariArch[] {
  return view.arches ?? components.arches.map(({ points, gems }) => ({ points, ...gems }));
}

/** The click on an arch. */
const pickOf = (arch: number): Pick => ({
  key: `arch:${arch}`,
  fits: (action) => action.type === 'basari.choose_arch' && action.arch === arch,
});

export function Arches({ props, ring }: { props: Props; ring: Ring }): JSX.Element {
  return (
    <>
      <Track ring={ring} />
      <ol class="basari-ring" aria-label={props.texts.board.title} data-large={ring.arch >= LARGE}>
        {archesOf(props).map((arch, index) => (
          <Arch key={index} props={props} ring={ring} arch={arch} index={index} />
        ))}
      </ol>
      <Markers props={props} ring={ring} />
    </>
  );
}

/** The way that the figures go, with its direction. */
function Track({ ring }: { ring: Ring }): JSX.Element {
  const points = ring.spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return (
    <svg class="basari-track" width={ring.width} height={ring.height} aria-hidden="true">
      <polygon points={points} />
    </svg>
  );
}

function Arch({ props, ring, arch, index }: { props: Props; ring: Ring; arch: BasariArch; index: number }): JSX.Element {
  const { act, view, me, texts } = props;
  const [spot, pick] = [ring.spots[index]!, pickOf(index)];
  const own = view.players[me ?? -1]?.figure;
  const canPick = act.can(pick);
  const style = { width: `${ring.arch}px`, height: `${ring.arch}px`, transform: moved(spot, ring.arch) };
  const label = texts.board.arch(index + 1, arch.points, texts.board.gems(arch), standing(props, index));
  const drawn = <ArchDrawing arch={arch} index={index} isLarge={ring.arch >= LARGE} />;
  return (
    <li class="basari-spot" style={style} data-arch={index} data-mine={own?.arch === index} title={label}>
      {canPick ? (
        <button type="button" class="basari-pick" aria-label={label} aria-pressed={act.isPicked(pick.key)} onClick={() => act.pick(pick)} {...act.pointing(pick)}>
          {drawn}
        </button>
      ) : (
        <div role="img" aria-label={label}>
          {drawn}
        </div>
      )}
    </li>
  );
}

/** Who stands on an arch, and whose start marker lies there. */
function standing({ view, name, texts }: Props, arch: number): readonly string[] {
  return view.players.flatMap(({ seat, figure }) => [
    ...(figure?.arch === arch ? [texts.board.figureOf(name(seat))] : []),
    ...(figure?.start === arch ? [texts.board.startOf(name(seat))] : []),
  ]);
}

function ArchDrawing({ arch, index, isLarge }: { arch: BasariArch; index: number; isLarge: boolean }): JSX.Element {
  const gems = singly(arch);
  const most = gems.length > 4 ? 5 : 4;
  const size = most === 4 ? 14.6 : 11.6;
  const rows = Math.ceil(gems.length / most);
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path class="basari-arch" d="M1.5 62.5V27C1.5 10 15 1.5 32 1.5S62.5 10 62.5 27v35.5z" />
      <text class="basari-points" x="32" y={rows > 1 ? 29 : 34}>
        {arch.points}
      </text>
      {isLarge && (
        <text class="basari-number" x="8" y="41">
          {index + 1}
        </text>
      )}
      {gems.map((colour, place) => {
        const [row, column] = [Math.floor(place / most), place % most];
        const inRow = Math.min(most, gems.length - row * most);
        const x = 32 - (inRow * (size + 0.6)) / 2 + column * (size + 0.6);
        return <GemMark key={place} colour={colour} x={x} y={60 - (rows - row) * (size + 0.6)} size={size} />;
      })}
    </svg>
  );
}

/** Figures and start markers; each moves with a transition, because it keeps its element. */
function Markers({ props, ring }: { props: Props; ring: Ring }): JSX.Element {
  const placed = props.view.players.flatMap(({ seat, figure }) => (figure ? [{ seat, ...figure }] : []));
  const piece = (kind: 'figure' | 'marker', field: 'arch' | 'start', part: number) =>
    placed.map((one) => {
      const together = placed.filter((other) => other[field] === one[field]);
      const size = ring.arch * part;
      const at = beside(ring.spots[one[field]]!, kind, together.indexOf(one), together.length, size);
      return (
        <svg key={`${kind} ${one.seat}`} class="basari-piece" data-kind={kind} data-seat={one.seat} width={size} height={size} viewBox="-1 -1 22 22" style={{ transform: moved(at, size) }}>
          <SeatMark seat={one.seat} x={10} y={10} />
        </svg>
      );
    });
  return (
    <div class="basari-pieces" aria-hidden="true">
      {piece('marker', 'start', MARKER)}
      {piece('figure', 'arch', FIGURE)}
    </div>
  );
}

/** The place of one of several pieces on the same arch. */
function beside(spot: Spot, kind: 'figure' | 'marker', index: number, count: number, size: number): Point {
  const step = size * (kind === 'figure' ? 0.68 : 1);
  const away = (index - (count - 1) / 2) * step;
  return { x: spot[kind].x + spot.along.x * away, y: spot[kind].y + spot.along.y * away };
}

const moved = ({ x, y }: Point, size: number): string => `translate(${(x - size / 2).toFixed(1)}px, ${(y - size / 2).toFixed(1)}px)`;
