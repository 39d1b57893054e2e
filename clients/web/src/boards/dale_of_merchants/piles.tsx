/** Piles: how many cards lie there, and the top card of those that lie open. */
import type { DaleOfMerchantsCard as Card } from 'kontor-client';
import type { JSX } from 'preact';

import { infoOf } from './card.tsx';
import type { Props } from './draft.ts';
import { Back, Emblem } from './icons.tsx';

export function Pile(props: { label: string; count: number; top?: Card | undefined; props?: Props; open?: boolean; onClick?: () => void }): JSX.Element {
  const { label, count, top, onClick } = props;
  const content = (
    <>
      {top && props.props ? <Emblem set={infoOf(props.props, top).set} size={20} /> : <Back size={20} />}
      <span>
        {label} <b>{count}</b>
      </span>
    </>
  );
  if (!onClick) return <span class="dale-pile">{content}</span>;
  return (
    <button type="button" class="dale-pile button" aria-expanded={props.open === true} onClick={onClick}>
      {content}
    </button>
  );
}
