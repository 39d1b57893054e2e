/** The wares of Medici: each has a form of its own beside its colour. */
import type { MediciWare } from 'kontor-client';
import type { JSX } from 'preact';

/** The drawing of a ware, in a square of 24 by 24. */
const FORMS: Readonly<Record<MediciWare, JSX.Element>> = {
  metals: <path d="M7 8h10l4 9H3z M9 5h6l1.5 3h-9z" />,
  spices: <path d="M12 3c6 5 6 12 0 18c-6-6-6-13 0-18z M12 8v13" />,
  porcelain: <path d="M5 6h12v6a6 6 0 0 1-12 0z M17 8h2.5a2 2 0 0 1 0 5H17 M6 21h10" />,
  cloth: <path d="M4 7h13v10H4z M17 7a3 5 0 0 1 0 10a3 5 0 0 1 0-10z M4 10.5h10 M4 13.5h10" />,
  dyes: <path d="M12 3c4 6 6 8.5 6 12a6 6 0 0 1-12 0c0-3.5 2-6 6-12z" />,
};

/** A ware as an icon; the neutral card shows a ring. */
export function WareIcon({ ware, size = 22 }: { ware: MediciWare | null; size?: number }): JSX.Element {
  return (
    <svg class={`medici-ware medici-${ware ?? 'neutral'}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {ware === null ? <path d="M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16z M12 9v6 M9 12h6" /> : FORMS[ware]}
    </svg>
  );
}
