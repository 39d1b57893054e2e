/** The drawings of Die Händler: goods, the wheels' coat of arms, wagons and the courier. Each differs in form as well as in colour. */
import type { HaendlerArrow, HaendlerGood, HaendlerGoods } from 'kontor-client';
import type { JSX } from 'preact';

/** The goods, in the order in which they are shown everywhere. */
export const GOODS: readonly HaendlerGood[] = ['cloth', 'wine', 'salt', 'food', 'iron', 'silk'];

const DRAWN: Readonly<Record<HaendlerArrow, JSX.Element>> = {
  cloth: (
    <>
      <path d="M3 6h11v9H3z" fill="#3f7fbf" />
      <path d="M14 6a2.2 4.5 0 1 1 0 9a2.2 4.5 0 1 1 0-9z" fill="#9cc6ea" />
      <path d="M6 6v9M9.5 6v9" />
    </>
  ),
  wine: (
    <>
      <path d="M5.5 2.5h9c.8 5-1 8-4.5 8s-5.3-3-4.5-8z" fill="#a8324a" />
      <path d="M10 10.5v6M6.5 17.5h7" />
    </>
  ),
  salt: (
    <>
      <path d="M10 2.5l7 3.8v7.6l-7 3.8l-7-3.8V6.3z" fill="#a9bdd0" />
      <path d="M3 6.3l7 3.8l7-3.8M10 10.1v7.6" />
    </>
  ),
  food: (
    <>
      <path d="M2.5 12c0-4.5 3.5-7 7.5-7s7.5 2.5 7.5 7c0 2.5-1 3.5-3 3.5h-9c-2 0-3-1-3-3.5z" fill="#d9a441" />
      <path d="M6.5 8.5l1.5 3M10 7.5l1.5 3.5M13.5 8.5l1 3" />
    </>
  ),
  iron: <path d="M2 5.5h16c-.5 3.2-3 4-5.5 4.2v3.3l3 2v2h-11v-2l3-2V9.7C4.5 9.5 2.5 8.5 2 5.5z" fill="#7d8790" />,
  silk: (
    <>
      <path d="M4 2.5h12v3H4zM4 14.5h12v3H4z" fill="#c9b28a" />
      <path d="M6 5.5h8v9H6z" fill="#e58fc0" />
      <path d="M6 8h8M6 10h8M6 12h8" />
    </>
  ),
  coat_of_arms: (
    <>
      <path d="M3.5 3h13v6.5c0 4-3 6.8-6.5 8c-3.5-1.2-6.5-4-6.5-8z" fill="#f0e442" />
      <path d="M10 3v14.5M3.5 9h13" />
    </>
  ),
};

/** A good, or the coat of arms. */
export function Good({ id, label }: { id: HaendlerArrow; label?: string }): JSX.Element {
  return (
    <svg class="haendler-good" viewBox="0 0 20 20" role={label === undefined ? undefined : 'img'} aria-label={label} aria-hidden={label === undefined}>
      {DRAWN[id]}
    </svg>
  );
}

/** Goods that lie somewhere, each drawn as often as it is there. */
export function Heap({ goods, label }: { goods: HaendlerGoods; label: string }): JSX.Element {
  return (
    <span class="haendler-heap" role="img" aria-label={label}>
      {GOODS.flatMap((id) => Array.from({ length: goods[id] }, (_, index) => <Good key={`${id} ${index}`} id={id} />))}
    </span>
  );
}

/** How many goods these are. */
export const countOf = (goods: HaendlerGoods): number => GOODS.reduce((sum, id) => sum + goods[id], 0);

/** A wagon with its number. */
export function Cart({ number }: { number: number }): JSX.Element {
  return (
    <svg class="haendler-cart" viewBox="0 0 44 34" aria-hidden="true">
      <path class="body" d="M3 6h38l-5 18H8z" />
      <circle class="wheel" cx="12" cy="27" r="5.5" />
      <circle class="wheel" cx="32" cy="27" r="5.5" />
      <text x="22" y="20" text-anchor="middle">
        {number}
      </text>
    </svg>
  );
}

/** The courier's letter. */
export function Letter(): JSX.Element {
  return (
    <svg class="haendler-letter" viewBox="0 0 30 22" aria-hidden="true">
      <path class="body" d="M2 2h26v18H2z" />
      <path class="fold" d="M2 2l13 10L28 2" />
      <circle class="seal" cx="15" cy="12.5" r="3.5" />
    </svg>
  );
}
