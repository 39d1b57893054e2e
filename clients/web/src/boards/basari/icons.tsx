/** The drawings of the board: gems in four cuts, the three action cards, dice. */
import type { BasariCard, BasariColour, BasariGems } from 'kontor-client';
import type { JSX } from 'preact';

/** The colours of gems, the most valuable first. */
export const COLOURS: readonly BasariColour[] = ['red', 'yellow', 'green', 'blue'];

/** Each colour has a cut of its own: outline and facets in a square of 20. */
const CUTS: Record<BasariColour, { fill: string; outline: string; facets: string }> = {
  red: { fill: '#d0314c', outline: 'M5 3.2h10L19.4 10L15 16.8H5L.6 10z', facets: 'M.6 10h18.8M5 3.2L8 10l-3 6.8M15 3.2L12 10l3 6.8' },
  yellow: { fill: '#efb62e', outline: 'M10 .8L19.2 10L10 19.2L.8 10z', facets: 'M.8 10h18.4M10 .8L6.6 10L10 19.2L13.4 10z' },
  green: { fill: '#23a268', outline: 'M7 1h6l3.5 3.5v11L13 19H7l-3.5-3.5v-11z', facets: 'M7.5 5.5h5v9h-5zM3.5 4.5l4 1M16.5 4.5l-4 1M3.5 15.5l4-1M16.5 15.5l-4-1' },
  blue: { fill: '#4f8fe0', outline: 'M10 1.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 1 1 0-17.6z', facets: 'M5.5 7.5h9L10 15.5zM5.5 7.5L2 6.5M14.5 7.5l3.5-1M10 15.5V18.5' },
};

/** A gem as a part of an SVG, by its upper left corner. */
export function GemMark({ colour, x, y, size }: { colour: BasariColour; x: number; y: number; size: number }): JSX.Element {
  const { fill, outline, facets } = CUTS[colour];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 20})`}>
      <path class="basari-gem" d={outline} fill={fill} />
      <path class="basari-facets" d={facets} />
    </g>
  );
}

/** A gem beside text. */
export function Gem({ colour, size = 18 }: { colour: BasariColour; size?: number }): JSX.Element {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <GemMark colour={colour} x={0} y={0} size={20} />
    </svg>
  );
}

/** Gems by colour, with the number of each; what there is none of is left out. */
export function Gems({ of, label, size = 18 }: { of: BasariGems; label: string; size?: number }): JSX.Element {
  return (
    <span class="basari-gems" role="img" aria-label={label}>
      {COLOURS.filter((colour) => of[colour] > 0).map((colour) => (
        <span key={colour} class="basari-count">
          <Gem colour={colour} size={size} />
          <b>{of[colour]}</b>
        </span>
      ))}
    </span>
  );
}

/** Every gem for itself, in the order of colours. */
export const singly = (of: BasariGems): readonly BasariColour[] => COLOURS.flatMap((colour) => Array.from({ length: of[colour] }, () => colour));

/** Where the pips of a die are, in a square of 20. */
const PIPS: readonly (readonly [number, number])[][] = [
  [[10, 10]],
  [[5.5, 5.5], [14.5, 14.5]],
  [[5, 5], [10, 10], [15, 15]],
  [[5.5, 5.5], [14.5, 5.5], [5.5, 14.5], [14.5, 14.5]],
  [[5, 5], [15, 5], [10, 10], [5, 15], [15, 15]],
  [[5.5, 4.5], [5.5, 10], [5.5, 15.5], [14.5, 4.5], [14.5, 10], [14.5, 15.5]],
];

/** A die that shows this number. */
export function Die({ value, size = 22, label }: { value: number; size?: number; label?: string }): JSX.Element {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 20 20" {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}>
      <DieMark value={value} />
    </svg>
  );
}

function DieMark({ value }: { value: number }): JSX.Element {
  return (
    <>
      <rect class="basari-die" x="1" y="1" width="18" height="18" rx="4" />
      {(PIPS[value - 1] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} class="basari-pip" cx={x} cy={y} r="1.9" />
      ))}
    </>
  );
}

/** What is on an action card, in a square of 20. */
export function CardMark({ card }: { card: BasariCard }): JSX.Element {
  if (card === 'roll') return <DieMark value={5} />;
  if (card === 'points') {
    return (
      <>
        <path class="basari-arch" d="M3 19V9a7 7 0 0 1 14 0v10z" />
        <path class="basari-star" d="M10 6.5l1.6 3.3l3.6 .5l-2.6 2.5l.6 3.6L10 14.7l-3.2 1.7l.6-3.6l-2.6-2.5l3.6-.5z" />
      </>
    );
  }
  return (
    <>
      <GemMark colour="red" x={0} y={1} size={11} />
      <GemMark colour="blue" x={9.5} y={0.5} size={10} />
      <GemMark colour="green" x={5} y={10} size={10} />
    </>
  );
}

/** An action card that lies open; with a lock, only its owner sees it so. */
export function OpenCard({ card, width = 40, isLocked = false }: { card: BasariCard; width?: number; isLocked?: boolean }): JSX.Element {
  return (
    <svg class="basari-card" width={width} height={width * 1.35} viewBox="0 0 40 54" aria-hidden="true">
      <rect class="basari-face" x="1" y="1" width="38" height="52" rx="5" />
      <g transform="translate(7 13) scale(1.3)">
        <CardMark card={card} />
      </g>
      {isLocked && <path class="basari-lock" d="M15.5 46v-2.5a4.5 4.5 0 0 1 9 0V46h1.5v7h-12v-7zm2 0h5v-2.5a2.5 2.5 0 0 0-5 0z" />}
    </svg>
  );
}

/** An action card that lies face down, or the place of one. */
export function ClosedCard({ isThere, width = 40 }: { isThere: boolean; width?: number }): JSX.Element {
  return (
    <svg class="basari-card" width={width} height={width * 1.35} viewBox="0 0 40 54" aria-hidden="true">
      <rect class={isThere ? 'basari-back' : 'basari-place'} x="1" y="1" width="38" height="52" rx="5" />
      {isThere && <path class="basari-lattice" d="M20 8L33 27L20 46L7 27zM20 16L27 27L20 38L13 27zM20 8v38M7 27h26" />}
    </svg>
  );
}
