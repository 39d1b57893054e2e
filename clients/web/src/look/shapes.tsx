/** The shapes of the seats: each has a colour and a form of its own, so that no player has to tell colours apart. */
import type { JSX } from 'preact';

/** The colours, after Okabe and Ito, and the forms. The outline is drawn in the colour of text, so it shows on any ground. */
const SHAPES: readonly { fill: string; name: string; path: string }[] = [
  { fill: '#0072b2', name: '●', path: 'M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16z' },
  { fill: '#d55e00', name: '▲', path: 'M10 2L18.5 17.5H1.5z' },
  { fill: '#009e73', name: '■', path: 'M2.5 2.5h15v15h-15z' },
  { fill: '#cc79a7', name: '◆', path: 'M10 1L19 10L10 19L1 10z' },
  { fill: '#f0e442', name: '⬟', path: 'M10 1.5L18.5 8L15.3 18H4.7L1.5 8z' },
  { fill: '#56b4e9', name: '★', path: 'M10 1L12.6 7.2L19.2 7.7L14.2 12L15.7 18.5L10 15L4.3 18.5L5.8 12L0.8 7.7L7.4 7.2z' },
];

const shapeOf = (seat: number) => SHAPES[seat % SHAPES.length]!;

/** The fill of a seat, for drawings inside an SVG. */
export const seatFill = (seat: number): string => shapeOf(seat).fill;

/** The shape of a seat as a part of an SVG, centred at a point. */
export function SeatMark({ seat, x, y, size = 20 }: { seat: number; x: number; y: number; size?: number }): JSX.Element {
  const scale = size / 20;
  return (
    <path class="mark" d={shapeOf(seat).path} fill={shapeOf(seat).fill} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />
  );
}

/** The shape of a seat beside text. */
export function SeatIcon({ seat, size = 16 }: { seat: number; size?: number }): JSX.Element {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path class="mark" d={shapeOf(seat).path} fill={shapeOf(seat).fill} />
    </svg>
  );
}
