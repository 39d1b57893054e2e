/** What stands beside the table: one's standing orders, and the animalfolk of this game. */
import type { DaleOfMerchantsOrders, DaleOfMerchantsReactions } from 'kontor-client';
import type { JSX } from 'preact';

import { Choice, Failure, useRead } from '../../look/ui.tsx';
import { rulesets } from '../../net/rulesets.ts';
import { said } from '../../texts/language.ts';
import { UsualOrders, useOrders } from '../../table/orders.tsx';
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
        {sets.map(({ id, names, abouts }) => (
          <details key={id}>
            <summary class="dale-set">
              <Emblem set={id} /> {said(names)}
            </summary>
            <p class="hint">{said(abouts)}</p>
          </details>
        ))}
      </section>
    </>
  );
}

/** When this player is asked whether an owl is used. No other player sees it. */
function Orders({ props }: { props: Props }): JSX.Element | null {
  const { board } = props.texts;
  const { orders: given, give, error } = useOrders(props.game.id, props.game.ruleset);
  const orders = given as DaleOfMerchantsOrders | undefined;
  const usual = useRead(rulesets, 'rulesets').data?.find(({ id }) => id === props.game.ruleset)?.orders_default;
  if (!orders) return null;
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
      {usual !== undefined && <UsualOrders orders={orders} usual={usual} give={give} />}
      <Failure error={error} />
    </section>
  );
}
