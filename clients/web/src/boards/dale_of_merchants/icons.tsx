/** The drawings of the board: a head for each animalfolk, told apart by form and by colour. */
import type { DaleOfMerchantsSet } from 'kontor-client';
import type { JSX } from 'preact';

const DARK = '#1f1a17';

const GROUNDS: Readonly<Record<DaleOfMerchantsSet | 'junk', string>> = {
  platypuses: '#2f86a8',
  sloths: '#8c6a3f',
  crocodiles: '#4a8c3f',
  foxes: '#d97a1f',
  polecats: '#8d4b94',
  owls: '#5468b8',
  junk: '#857f78',
};

const HEADS: Readonly<Record<DaleOfMerchantsSet | 'junk', JSX.Element>> = {
  platypuses: (
    <>
      <circle cx="12" cy="9" r="6" fill="#fff" />
      <path d="M4 16c0-4 4-5 8-5s8 1 8 5c0 3-4 4-8 4s-8-1-8-4z" fill={DARK} />
      <path d="M9 15.2h.1M15 15.2h.1" stroke="#fff" stroke-width="2" stroke-linecap="round" />
      <path d="M9.5 7.5h.1M14.5 7.5h.1" stroke={DARK} stroke-width="2.2" stroke-linecap="round" />
    </>
  ),
  sloths: (
    <>
      <circle cx="12" cy="12" r="8.5" fill="#fff" />
      <path d="M10.5 9.5L5 14M13.5 9.5L19 14" stroke={DARK} stroke-width="3.4" stroke-linecap="round" />
      <path d="M9 17q3 2 6 0" fill="none" stroke={DARK} stroke-width="1.6" stroke-linecap="round" />
      <ellipse cx="12" cy="13.6" rx="2" ry="1.4" fill={DARK} />
    </>
  ),
  crocodiles: (
    <>
      <path d="M3 10c0-3 2-5 5-5 2 0 3 1 4 3l9 2v3H3z" fill="#fff" />
      <path d="M3 19v-4.5l3 2 3-2 3 2 3-2 3 2 3-2V18q0 1-1 1z" fill="#fff" />
      <circle cx="8" cy="8.5" r="1.5" fill={DARK} />
    </>
  ),
  foxes: (
    <>
      <path d="M2.5 2.5l7 6h5l7-6v10L12 21.5 2.5 12.5z" fill="#fff" />
      <path d="M8 12h.1M16 12h.1" stroke={DARK} stroke-width="2.4" stroke-linecap="round" />
      <path d="M10 18.5h4l-2 2.5z" fill={DARK} />
    </>
  ),
  polecats: (
    <>
      <circle cx="6" cy="6.5" r="3" fill="#fff" />
      <circle cx="18" cy="6.5" r="3" fill="#fff" />
      <path d="M12 4.5c5 0 8 3 8 7 0 5-4 9-8 9s-8-4-8-9c0-4 3-7 8-7z" fill="#fff" />
      <path d="M4.2 9.5h15.6v4.2q-4 1.3-7.8-1.2-3.8 2.5-7.8 1.2z" fill={DARK} />
      <path d="M8.3 11.5h.1M15.7 11.5h.1" stroke="#fff" stroke-width="2" stroke-linecap="round" />
      <circle cx="12" cy="17.3" r="1.4" fill={DARK} />
    </>
  ),
  owls: (
    <>
      <path d="M4 3l4 2.5h8L20 3v11q-2 7-8 7t-8-7z" fill="#fff" />
      <circle cx="8.5" cy="11" r="3.2" fill={DARK} />
      <circle cx="15.5" cy="11" r="3.2" fill={DARK} />
      <path d="M8.5 11h.1M15.5 11h.1" stroke="#fff" stroke-width="2" stroke-linecap="round" />
      <path d="M10.5 15h3L12 18.5z" fill={DARK} />
    </>
  ),
  junk: (
    <>
      <path d="M4 8h16v12H4z" fill="#fff" />
      <path d="M4 8l5-4M20 8l-4-5M4 12h16M4 16h16M9 8v12M15.5 8v12" stroke={DARK} stroke-width="1.5" />
    </>
  ),
};

/** The head of an animalfolk; for junk a broken crate. */
export function Emblem({ set, size = 22 }: { set: DaleOfMerchantsSet | null; size?: number }): JSX.Element {
  const id = set ?? 'junk';
  return (
    <svg class="dale-emblem" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect class="mark" x="0.75" y="0.75" width="22.5" height="22.5" rx="5" fill={GROUNDS[id]} />
      {HEADS[id]}
    </svg>
  );
}

/** The back of a card, for piles that no player sees. */
export function Back({ size = 22 }: { size?: number }): JSX.Element {
  return (
    <svg class="dale-emblem" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="7" y="1.5" width="13" height="18" rx="2.5" fill="var(--sunk)" stroke="var(--mark)" />
      <rect x="4" y="4" width="13" height="18" rx="2.5" fill="var(--paper)" stroke="var(--mark)" stroke-width="1.5" />
      <path d="M7 8l7 10M14 8L7 18" stroke="var(--soft)" stroke-width="1.5" />
    </svg>
  );
}
