/** The board of Dale of Merchants 2: market, hand, and stalls; a card that asks something comes first. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import type { Board } from '../board.ts';
import type { Props } from './draft.ts';
import { Hand } from './hand.tsx';
import { Market } from './market.tsx';
import { Panel } from './panel.tsx';
import { Question } from './question.tsx';
import { Side } from './side.tsx';
import { Stalls } from './stalls.tsx';

function Table(props: Props): JSX.Element {
  const top = useRef<HTMLDivElement>(null);
  const asked = props.act.decisions.value.find(({ kind }) => !kind.endsWith('.acting'))?.id;
  // What a card asks stands at the top, so a player who has scrolled down is taken there.
  useEffect(() => {
    if (asked !== undefined) top.current?.closest('.board')?.scrollTo(0, 0);
  }, [asked]);
  return (
    <div class="dale" ref={top} role="group" aria-label={props.texts.board.title}>
      <Question props={props} />
      <Market props={props} />
      <Hand props={props} />
      <Stalls props={props} />
    </div>
  );
}

export const dale: Board<'dale_of_merchants'> = { Table, Side, Panel };
