/** What a language must have words for: types that are computed from those of the contract. */
import type {
  BasariView,
  DaleOfMerchantsView,
  GameAction,
  GameEvent,
  GameOrders,
  GameView,
  HaendlerComponents,
  HaendlerView,
  MediciView,
} from 'kontor-client';

/** The id of a ruleset. */
export type RulesetId = GameView['ruleset'];

/** The view of a game, for its ruleset. */
export type ViewOf<R extends RulesetId> = Extract<GameView, { ruleset: R }>['view'];

/** The actions of a game. */
export type ActionOf<R extends RulesetId> = Extract<GameAction, { type: `${R}.${string}` }>;

/** The events of a game, or with `table` those of the table itself. */
export type EventOf<R extends RulesetId | 'table'> = Extract<GameEvent, { type: `${R}.${string}` }>;

/** The standing orders that players of a game can give; nothing for rules that know none. */
type OrdersOf<R extends RulesetId> = Known<Extract<GameOrders, { ruleset: R }>['orders']>;

/** A type whose fields have names of their own. */
type Known<T> = string extends keyof T ? never : T;

/** The names of all fields inside a type. */
export type Fields<T> = T extends readonly (infer Item)[]
  ? Fields<Item>
  : T extends object
    ? { [Name in keyof T & string]: Name | Fields<T[Name]> }[keyof T & string]
    : never;

/** The values of a type that are one of a few ids; free text is none of them. */
export type Ids<T> = T extends string
  ? string extends T
    ? never
    : T
  : T extends readonly (infer Item)[]
    ? Ids<Item>
    : T extends object
      ? { [Name in keyof T]: Name extends 'type' ? never : Ids<T[Name]> }[keyof T]
      : never;

/** The fields that a game shows, of its view, of its actions and of standing orders. */
export type FieldsOf<R extends RulesetId> = Exclude<Fields<ViewOf<R>> | Fields<ActionOf<R>> | Fields<OrdersOf<R>>, 'type'>;

/** The ids of a game's things, such as goods and cards. */
export type IdsOf<R extends RulesetId> =
  | Ids<ViewOf<R>>
  | Ids<ActionOf<R>>
  | Ids<EventOf<R>['data']>
  | Ids<OrdersOf<R>>
  | (R extends 'haendler' ? HaendlerComponents['abilities'][number]['id'] : never);

export type { BasariView, DaleOfMerchantsView, HaendlerView, MediciView };

/** Fields of forms whose usual names do not say enough beside the other fields; with `none`, what the empty value means. */
export interface FormWords {
  medici: never;
  basari: never;
  haendler: `haendler.propose_deal.${'seat' | 'money' | 'card' | 'pledge' | 'asked_money' | 'asked_card' | 'asked_pledge' | 'first' | 'first.none'}`;
  dale_of_merchants: never;
}

/** The kinds of decisions, which the contract gives as text. A kind that is missing here gets the general prompt. */
export interface Kinds {
  medici: 'turning_up' | 'bidding';
  basari: 'choosing_arch' | 'choosing_card' | 'opening_trade' | 'answering_offer';
  haendler:
    | 'naming_ability'
    | 'bidding_for_ability'
    | 'purchasing'
    | 'bidding_for_wagon'
    | 'loading_as_master'
    | 'bargaining_as_master'
    | 'bargaining'
    | 'loading_at_fixed_price'
    | 'playing_broken_axle'
    | 'removing_broken_axle'
    | 'moving'
    | 'picking_influence'
    | 'setting_wheel'
    | 'using_office'
    | 'selling_from_warehouse'
    | 'playing_special_sale'
    | 'playing_sale_with_bonus'
    | 'offered_credit'
    | 'rising'
    | 'repaying'
    | 'dealing';
  dale_of_merchants:
    | 'starting_turn'
    | 'acting'
    | 'resolving'
    | 'reacting'
    | 'cheering'
    | 'helping'
    | 'discarding_lasting'
    | 'ending_turn';
}
