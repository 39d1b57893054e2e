/**
 * Standing orders of any ruleset that knows some: a form from the schema that the contract gives, with the contract's own
 * sentences on what each order does, and what it tells others.
 */
import { useSignal } from '@preact/signals';
import type { Game, GameOrders, Ruleset } from 'kontor-client';
import type { JSX } from 'preact';

import type { Json } from '../act/schema.ts';
import { Box, Button, Choice, Failure, useRead } from '../look/ui.tsx';
import { ask, kontor, player } from '../net/session.ts';
import { texts } from '../texts/language.ts';
import { word } from './names.ts';

type Orders = { readonly [name: string]: Json };

/** What a schema of orders is made of. */
interface OrderSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly type?: string | readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: { readonly [name: string]: OrderSchema };
  readonly $defs?: { readonly [name: string]: OrderSchema };
}

/** Reads and gives the orders of the signed-in player. */
export function useOrders(game: string, ruleset: string): { orders: Orders | undefined; give: (next: unknown) => Promise<void>; error: unknown } {
  const params = { path: { game } };
  const key = `${game} ${player.value?.id}`;
  const read = useRead(() => ask(kontor.value.api.GET('/v1/games/{game}/orders', { params })), key);
  const given = useSignal<{ key: string; orders: Orders } | undefined>(undefined);
  const failed = useSignal<unknown>(undefined);
  const give = async (next: unknown) => {
    failed.value = undefined;
    try {
      const held = await ask(kontor.value.api.PUT('/v1/games/{game}/orders', { params, body: { ruleset, orders: next } as GameOrders }));
      given.value = { key, orders: held.orders as unknown as Orders };
    } catch (error) {
      failed.value = error;
    }
  };
  const orders = given.value?.key === key ? given.value.orders : (read.data?.orders as unknown as Orders | undefined);
  return { orders, give, error: failed.value ?? read.error };
}

export function StandingOrders({ game, ruleset }: { game: Game; ruleset: Ruleset }): JSX.Element | null {
  const schema = ruleset.orders_schema as OrderSchema;
  return schema.properties ? <OrdersForm game={game} ruleset={ruleset} schema={schema} /> : null;
}

function OrdersForm({ game, ruleset, schema }: { game: Game; ruleset: Ruleset; schema: OrderSchema }): JSX.Element | null {
  const t = texts().page;
  const { orders, give, error } = useOrders(game.id, ruleset.id);
  if (!orders) return null;
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => ({ name, field: resolved(field, schema) }));
  return (
    <Box title={t.orders} extra="orders">
      <p class="hint">{t.ordersMore}</p>
      {fields.map(({ name, field }) => (
        <OrderField key={name} ruleset={ruleset.id} name={name} field={field} value={orders[name] ?? null} onChange={(value) => void give({ ...orders, [name]: value })} />
      ))}
      <details>
        <summary>{t.ordersTell}</summary>
        <p class="hint" lang="en">
          {schema.description}
        </p>
      </details>
      <UsualOrders orders={orders} usual={ruleset.orders_default} give={give} />
      <Failure error={error} />
    </Box>
  );
}

/** Takes the orders back, so that those hold which the ruleset has for everybody. */
export function UsualOrders({ orders, usual, give }: { orders: object; usual: unknown; give: (next: unknown) => Promise<void> }): JSX.Element {
  const sorted = (value: unknown) => JSON.stringify(Object.entries(value as object).sort());
  return (
    <Button quiet disabled={sorted(orders) === sorted(usual)} onClick={() => void give(usual)}>
      {texts().page.ordersUsual}
    </Button>
  );
}

/** A part of the schema; the description of a reference stands beside it. */
function resolved(field: OrderSchema, schema: OrderSchema): OrderSchema {
  return { ...schema.$defs?.[field.$ref?.split('/').at(-1) ?? ''], ...field };
}

function OrderField(props: { ruleset: string; name: string; field: OrderSchema; value: Json; onChange: (value: Json) => void }): JSX.Element {
  const { ruleset, name, field, value, onChange } = props;
  const t = texts().page;
  const label = word(ruleset, name, 'fields');
  if (field.enum) {
    return <Choice label={label} values={field.enum} value={String(value)} name={(one) => word(ruleset, one, 'ids')} hint={field.description} onChange={onChange} />;
  }
  const number = typeof value === 'number' ? value : '';
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        min={field.minimum}
        max={field.maximum}
        value={number}
        placeholder={t.none}
        onChange={({ currentTarget }) => {
          if (currentTarget.validity.valid) onChange(currentTarget.value === '' ? null : Number(currentTarget.value));
        }}
      />
      <small class="hint" lang="en">
        {field.description}
      </small>
    </label>
  );
}
