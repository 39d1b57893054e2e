/**
 * What is picked on the board and not sent yet: cards of the hand, of the market, of piles. The draft only collects; whether
 * it makes an action is for the action machine to say.
 */
import type { Decision, GameAction } from 'kontor-client';

import type { Act } from '../../act/machine.ts';
import { type Fields, type Json, same } from '../../act/schema.ts';
import type { BoardProps } from '../board.ts';

export type Props = BoardProps<'dale_of_merchants'>;

const PREFIX = 'dale_of_merchants.';

type AnyChoice = Extract<NonNullable<Decision['choices']>[number], { type: `dale_of_merchants.${string}` }>;

/** The short name of a choice or an action. */
export type Type = AnyChoice['type'] extends `dale_of_merchants.${infer Name}` ? Name : never;

export type Choice<Name extends Type> = Extract<AnyChoice, { type: `dale_of_merchants.${Name}` }>;

/** What is picked, each in the order of the clicks. */
export interface Draft {
  /** Handles of cards of the hand. */
  readonly hand: readonly number[];
  /** Slots of the market, as it is shown. */
  readonly slots: readonly number[];
  /** Places in the list of cards that the question shows. */
  readonly deck: readonly number[];
  /** Places of the own discard pile. */
  readonly pile: readonly number[];
  /** Who gets each card that is dealt out. */
  readonly seats: readonly (number | null)[];
  /** Stack and place in the stall. */
  readonly stall: readonly [number, number] | undefined;
  /** Whether Glue stays in the hand. */
  readonly keep: boolean;
  /** The market as it is to be rearranged: for each slot the slot where its card lies now. */
  readonly market: readonly number[] | undefined;
  /** The type of action that was asked for, where the cards alone do not say it. */
  readonly type: Type | undefined;
}

const EMPTY: Draft = { hand: [], slots: [], deck: [], pile: [], seats: [], stall: undefined, keep: false, market: undefined, type: undefined };

/** Types of actions that are armed as soon as what is picked makes one. All others are asked for by name. */
const BY_CARDS: readonly Type[] = [
  'buy', 'rearrange_and_buy', 'choose_hand_cards', 'choose_deck_cards', 'choose_pile_cards', 'choose_market_cards', 'choose_stall_card',
  'deal', 'order_cards', 'exchange', 'swap', 'help',
];

/** An owl can be shown in the own turn too, where its card may be meant for something else. */
function isByCards(type: Type, types: readonly Type[]): boolean {
  return BY_CARDS.includes(type) || (type === 'use_owl' && !types.includes('discard'));
}

/** All choices of the open decisions. */
export function choices(act: Act): readonly AnyChoice[] {
  return act.decisions.value.flatMap((decision) => (decision.choices ?? []) as readonly AnyChoice[]);
}

/** The choices of one type. */
export function choicesOf<Name extends Type>(act: Act, name: Name): readonly Choice<Name>[] {
  return choices(act).filter(({ type }) => type === PREFIX + name) as unknown as readonly Choice<Name>[];
}

/** The types that can be chosen from, in the order of the choices. */
export function typesOf(act: Act): readonly Type[] {
  return [...new Set(choices(act).map(({ type }) => type.slice(PREFIX.length) as Type))];
}

/** An action of the game from its short name and its fields. */
export function actionOf(name: Type, fields: Fields = {}): GameAction {
  return { type: PREFIX + name, ...fields } as unknown as GameAction;
}

/** What is armed, by its short name. */
export function armedType(act: Act): Type | undefined {
  return act.armed.value?.action.type.slice(PREFIX.length) as Type | undefined;
}

/** Whether exactly this action is armed. */
export function isArmed(act: Act, action: GameAction): boolean {
  return same(act.armed.value?.action as unknown as Json, action as unknown as Json);
}

/** What is picked. An action that was armed from the list of all choices is shown as if it had been picked. */
export function draftOf(act: Act): Draft {
  const draft = act.draft.value as Draft | undefined;
  if (draft) return draft;
  return act.form.value && act.armed.value ? drawn(act.armed.value.action as unknown as Fields) : EMPTY;
}

function drawn(action: Fields): Draft {
  const list = (name: string) => (Array.isArray(action[name]) ? (action[name] as readonly number[]) : []);
  const one = (name: string) => (typeof action[name] === 'number' ? [action[name]] : []);
  const type = String(action['type']).slice(PREFIX.length) as Type;
  const [places, slot] = [list('places'), one('slot')[0]];
  const to = one('to')[0];
  const others = list('others');
  const market = to === undefined || slot === undefined ? undefined : [...others.slice(0, to), slot, ...others.slice(to)];
  return {
    ...EMPTY,
    hand: [...list('payment'), ...list('cards'), ...one('card')],
    slots: market && to !== undefined ? [to] : [...list('slots'), ...one('slot')],
    deck: type === 'choose_pile_cards' ? [] : places,
    pile: type === 'choose_pile_cards' ? places : type === 'swap' ? one('place') : [],
    seats: list('players'),
    stall: type === 'choose_stall_card' ? [Number(action['stack']), Number(action['place'])] : undefined,
    keep: action['keep_glue'] === true,
    market,
    type: BY_CARDS.includes(type) ? undefined : type,
  };
}

/** The action of this type that the draft makes; nothing if a part is missing. */
export function made(draft: Draft, name: Type): GameAction | undefined {
  const { hand, slots, deck, pile, seats, stall, market } = draft;
  const [card, slot] = [hand[0], slots[0]];
  switch (name) {
    case 'buy':
      return slots.length === 1 && !market ? actionOf(name, { slot: slot!, payment: hand, keep_glue: draft.keep }) : undefined;
    case 'rearrange_and_buy':
      return slots.length === 1 && market ? actionOf(name, { ...arranged(market, slot!), payment: hand, keep_glue: draft.keep }) : undefined;
    case 'play':
    case 'use_owl':
      return hand.length === 1 ? actionOf(name, { card: card! }) : undefined;
    case 'build':
    case 'ask_for_help':
    case 'discard':
    case 'choose_hand_cards':
    case 'help':
      return actionOf(name, { cards: hand });
    case 'choose_deck_cards':
    case 'order_cards':
      return actionOf(name, { places: deck });
    case 'choose_pile_cards':
      return actionOf(name, { places: pile });
    case 'choose_market_cards':
      return actionOf(name, { slots });
    case 'choose_stall_card':
      return stall && actionOf(name, { stack: stall[0], place: stall[1] });
    case 'deal':
      return seats.includes(null) ? undefined : actionOf(name, { players: seats as readonly number[] });
    case 'exchange':
      return actionOf(name, { cards: hand, places: deck });
    case 'swap':
      return hand.length === 1 && pile.length === 1 ? actionOf(name, { card: card!, place: pile[0]! }) : undefined;
    default:
      return undefined;
  }
}

/** Which card is bought where, and in which order the others are put into the other slots. */
function arranged(market: readonly number[], to: number): Fields {
  return { slot: market[to]!, to, others: market.filter((_, slot) => slot !== to) };
}

/** The allowed action of this type that the draft makes. */
export function offered(act: Act, draft: Draft, name: Type): GameAction | undefined {
  const action = made(draft, name);
  return action && act.allows(action) ? action : undefined;
}

/** Changes what is picked, and arms what it makes. */
export function draw(act: Act, change: Partial<Draft>): void {
  let next: Draft = { ...draftOf(act), ...change };
  if (isEmpty(next)) return act.clear();
  const types = typesOf(act);
  const wanted = next.type !== undefined && types.includes(next.type) ? [next.type] : types.filter((type) => isByCards(type, types) && isPicked(next));
  for (const type of wanted) {
    // Where Glue can only be kept, or only be paid, there is nothing to choose.
    const drafts = [next, { ...next, keep: !next.keep }];
    const found = (type === 'buy' || type === 'rearrange_and_buy' ? drafts : [next]).find((one) => offered(act, one, type));
    if (!found) continue;
    act.draw(found, made(found, type));
    return;
  }
  next = { ...next, type: undefined };
  if (isEmpty(next)) return act.clear();
  act.draw(next);
}

function isPicked({ hand, slots, deck, pile, seats, stall }: Draft): boolean {
  return hand.length + slots.length + deck.length + pile.length + seats.length > 0 || stall !== undefined;
}

function isEmpty(draft: Draft): boolean {
  return !isPicked(draft) && draft.market === undefined && draft.type === undefined;
}

/** A list with this item added, or taken back if it is there. Where only so many may be picked, the oldest makes room. */
export function toggled(list: readonly number[], item: number, most: number): readonly number[] {
  if (list.includes(item)) return list.filter((one) => one !== item);
  return [...list, item].slice(-most);
}

/** How many cards of the hand the question takes. */
export function handMost(act: Act): number {
  const most = [
    ...choicesOf(act, 'choose_hand_cards').map(({ max }) => max),
    ...choicesOf(act, 'exchange').map(({ count }) => count),
    ...choicesOf(act, 'swap').map(() => 1),
  ];
  if (most.length > 0) return Math.max(...most);
  const others = typesOf(act).filter((type) => !['use_owl', 'take_up', 'end_turn', 'pass'].includes(type));
  return others.length === 0 ? 1 : Infinity;
}

/** The handles of the cards of the hand that can be picked now. */
export function pickable(act: Act): ReadonlySet<number> {
  if (!act.isOpen.value) return new Set();
  const cards = choices(act).flatMap((choice) => {
    if ('hand' in choice) return choice.hand;
    return 'cards' in choice ? choice.cards.filter((card) => typeof card === 'object') : [];
  });
  return new Set(cards.map(({ handle }) => handle));
}

/** Whether something is asked with which a part of the table has nothing to do: its cards stand in none of these members. */
export function isIdle(act: Act, members: readonly string[]): boolean {
  const decisions = act.decisions.value;
  return decisions.length > 0 && decisions.every(({ kind }) => !kind.endsWith('.acting')) && !choices(act).some((choice) => members.some((name) => name in choice));
}
