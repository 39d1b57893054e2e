/** The own hand. Cards are picked by clicking, in the order in which they are to be paid or discarded. */
import type { JSX } from 'preact';

import { CardRow, infoOf } from './card.tsx';
import { type Props, draftOf, draw, handMost, isIdle, pickable, toggled } from './draft.ts';

export function Hand({ props }: { props: Props }): JSX.Element | null {
  const { act, view, me, texts } = props;
  const hand = me === null ? null : (view.players[me]?.hand ?? null);
  if (!hand || me === null) return null;
  const { hand_limit: limit, deck_size: deck } = view.players[me]!;
  const [draft, can, most] = [draftOf(act), pickable(act), handMost(act)];
  const sum = hand.reduce((total, { value }) => total + value, 0);
  return (
    <section class="box" data-idle={isIdle(act, ['hand', 'cards'])}>
      <h2>
        {texts.board.yourHand} <span class="dale-plain">{texts.board.handWorth(hand.length, limit, sum, deck)}</span>
      </h2>
      {hand.length === 0 ? (
        <p class="hint">{texts.board.noCards}</p>
      ) : (
        <CardRow
          props={props}
          label={texts.board.yourHand}
          cards={hand.map(({ handle, card, value }) => {
            const place = draft.hand.indexOf(handle);
            return {
              key: handle,
              card,
              value: value === infoOf(props, card).value ? undefined : value,
              can: can.has(handle),
              picked: place >= 0,
              order: place >= 0 && draft.hand.length > 1 ? place + 1 : undefined,
              onClick: can.has(handle) ? () => draw(act, { hand: toggled(draft.hand, handle, most) }) : undefined,
            };
          })}
        />
      )}
    </section>
  );
}
