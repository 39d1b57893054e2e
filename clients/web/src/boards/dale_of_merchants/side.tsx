/** What stands beside the table: one's standing orders, and the animalfolk of this game. */
import type { DaleOfMerchantsOrders, DaleOfMerchantsReactions } from 'kontor-client';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { Choice, Failure, useRead } from '../../look/ui.tsx';
import { ask, kontor } from '../../net/session.ts';
import { SENT } from './card.tsx';
import type { Props } from './draft.ts';
import { Emblem } from './icons.tsx';

/** For how many seconds one can choose to be asked; 0 stands for as long as it takes. */
const SECONDS = [20, 60, 300, 0] as const;

const REACTIONS: readonly DaleOfMerchantsReactions[] = ['ask', 'when_able', 'pass'];

export function Side(props: Props): JSX.Element {
  const { view, me, components, texts, game } = props;
  const sets = components.sets.filter(({ id }) => view.sets.includes(id));
  return (
    <>
      {me !== null && game.status === 'running' && view.sets.includes('owls') && <Orders props={props} />}
      <section class="box">
        <h2>{texts.board.animalfolk}</h2>
        {sets.map(({ id, name, about }) => (
          <details key={id}>
            <summary class="dale-set">
              <Emblem set={id} /> <span lang={SENT}>{name}</span>
            </summary>
            <p class="hint" lang={SENT}>
              {about}
            </p>
          </details>
        ))}
      </section>
    </>
  );
}

/** When this player is asked whether an owl is used. Nobody else sees it. */
function Orders({ props }: { props: Props }): JSX.Element | null {
  const { board } = props.texts;
  const params = { path: { game: props.game.id } };
  const read = useRead(() => ask(kontor.value.api.GET('/v1/games/{game}/orders', { params })), props.game.id);
  const set = useSignal<DaleOfMerchantsOrders | undefined>(undefined);
  const failed = useSignal<unknown>(undefined);
  const orders = set.value ?? (read.data?.ruleset === 'dale_of_merchants' ? read.data.orders : undefined);
  if (!orders) return null;
  const give = async (next: DaleOfMerchantsOrders) => {
    failed.value = undefined;
    try {
      await ask(kontor.value.api.PUT('/v1/games/{game}/orders', { params, body: { ruleset: 'dale_of_merchants', orders: next } }));
      set.value = next;
    } catch (error) {
      failed.value = error;
    }
  };
  const seconds = orders.pass_after_s ?? 0;
  return (
    <section class="box dale-orders">
      <h2>{board.orders}</h2>
      <Choice
        label={board.reactions}
        values={REACTIONS}
        value={orders.reactions}
        name={(value) => board.reactionNames[value]}
        hint={board.reactionHints[orders.reactions]}
        onChange={(reactions) => void give({ ...orders, reactions })}
      />
      {orders.reactions !== 'pass' && (
        <Choice
          label={board.passAfter}
          values={SECONDS.includes(seconds as (typeof SECONDS)[number]) ? SECONDS : [...SECONDS, seconds]}
          value={seconds}
          name={(value) => board.seconds(value)}
          onChange={(value) => void give({ ...orders, pass_after_s: value === 0 ? null : value })}
        />
      )}
      <Failure error={failed.value ?? read.error} />
    </section>
  );
}
