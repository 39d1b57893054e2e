/**
 * The form for the present decision: one row for each kind of choice that it has. Proposals of deals have many fields, so
 * they are made in the generic form.
 */
import type { Decision, GameAction, HaendlerInfluence } from 'kontor-client';
import type { ComponentChildren, JSX } from 'preact';

import { Stepper } from '../../act/fields.tsx';
import { Button } from '../../look/ui.tsx';
import type { ActionOf } from '../../texts/contract.ts';
import { Baskets, Offers, Request } from './bargain.tsx';
import { Proposal } from './deals.tsx';
import { GOODS, Good } from './icons.tsx';
import { Moves } from './moves.tsx';
import { type Props, goodPick } from './parts.ts';
import { Wheel } from './wheel.tsx';

export type Action = ActionOf<'haendler'>;
export type Choice = Extract<NonNullable<Decision['choices']>[number], { type: `haendler.${string}` }>;
export type ChoiceOf<Type extends Choice['type']> = Extract<Choice, { type: Type }>;

const COIN = 100;
const PROPOSE = 'haendler.propose_deal';

export function HaendlerPanel(props: Props): JSX.Element | null {
  if (props.act.form.value?.type === PROPOSE) return null;
  return <Rows {...props} />;
}

/** The choices of all decisions, by type. */
export function choicesOf(props: Props): <Type extends Choice['type']>(...types: readonly Type[]) => readonly ChoiceOf<Type>[] {
  const all = props.act.decisions.value.flatMap(({ choices }) => (choices ?? []) as readonly Choice[]);
  return <Type extends Choice['type']>(...types: readonly Type[]) => all.filter((choice): choice is ChoiceOf<Type> => types.some((type) => type === choice.type));
}

function Rows(props: Props): JSX.Element {
  const of = choicesOf(props);
  const own = props.me === null ? undefined : props.view.players[props.me];
  return (
    <div class="haendler-ask">
      {own?.money != null && <Purse props={props} money={own.money} />}
      <Abilities props={props} choices={of('haendler.name_ability')} />
      <Purchase props={props} choices={of('haendler.purchase')} />
      {of('haendler.bid').map(({ most }) => (
        <Bid key="bid" props={props} most={most} />
      ))}
      <Baskets props={props} choices={of('haendler.load', 'haendler.accept_offer', 'haendler.play_free_loading', 'haendler.sell_from_warehouse')} />
      <Offers props={props} offers={of('haendler.offer_loading')} requests={of('haendler.accept_request')} />
      <Request props={props} choices={of('haendler.request_loading')} />
      <Moves props={props} />
      <OnWagons props={props} choices={of('haendler.play_broken_axle', 'haendler.remove_broken_axle', 'haendler.play_sale_with_bonus')} />
      <Pile props={props} choices={of('haendler.pick_influence')} />
      {of('haendler.set_wheel').map(({ arrows }) => (
        <Wheel key="wheel" props={props} arrows={arrows} />
      ))}
      <Offices props={props} choices={of('haendler.use_office')} />
      <SpecialSale props={props} choices={of('haendler.play_special_sale')} />
      <Rise props={props} choices={of('haendler.rise')} />
      <Proposals props={props} choices={of('haendler.accept_proposal')} />
      <Simple props={props} />
    </div>
  );
}

/** What only the player sees, where it is needed: money and cards. */
function Purse({ props, money }: { props: Props; money: number }): JSX.Element {
  const { view, texts, me } = props;
  const cards = view.players[me ?? -1]?.influence_cards;
  const held = cards ? props.components.influence_cards.filter(({ id }) => cards[id] > 0).map(({ id }) => `${cards[id]} × ${texts.ids[id]}`) : [];
  return (
    <p class="hint">
      {texts.board.youHave} <b>{texts.board.money(money)}</b>
      {held.length > 0 && ` · ${held.join(', ')}`}
    </p>
  );
}

/** A row of the form. */
export function Row({ title, children }: { title?: ComponentChildren; children: ComponentChildren }): JSX.Element {
  return (
    <div class="row haendler-row" role="group">
      {title !== undefined && <span class="haendler-title">{title}</span>}
      {children}
    </div>
  );
}

/** A button that arms exactly one action. */
export function Arm({ props, action, children, label }: { props: Props; action: Action; children: ComponentChildren; label?: string }): JSX.Element {
  const { act } = props;
  const isArmed = JSON.stringify(sorted(act.armed.value?.action)) === JSON.stringify(sorted(action));
  return (
    <Button extra="chip" pressed={isArmed} label={label} disabled={!act.isOpen.value || act.allows(action) === undefined} onClick={() => act.arm(action)}>
      {children}
    </Button>
  );
}

const sorted = (action: GameAction | Action | undefined): unknown => action && Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1));

function Abilities({ props, choices }: { props: Props; choices: readonly ChoiceOf<'haendler.name_ability'>[] }): JSX.Element | null {
  const { texts, components } = props;
  const ids = choices.flatMap(({ abilities }) => abilities);
  if (ids.length === 0) return null;
  return (
    <Row>
      {ids.map((ability) => (
        <Arm key={ability} props={props} action={{ type: 'haendler.name_ability', ability }}>
          <span class="haendler-card">
            <b>
              {texts.ids[ability]} · {components.abilities.find(({ id }) => id === ability)?.price}
            </b>
            <small>{texts.board.abilities[ability]}</small>
          </span>
        </Arm>
      ))}
    </Row>
  );
}

/** Goods first, then the city; on the map both are one click. */
function Purchase({ props, choices }: { props: Props; choices: readonly ChoiceOf<'haendler.purchase'>[] }): JSX.Element | null {
  if (choices.length === 0) return null;
  const { act, texts, teller } = props;
  const armed = act.armed.value?.action;
  const picked = choices.find(({ good }) => act.isPicked(goodPick(good).key) || (armed?.type === 'haendler.purchase' && armed.good === good));
  return (
    <>
      <Row title={texts.board.shop}>
        {choices.map(({ good, price }) => (
          <Button key={good} extra="chip" pressed={picked?.good === good} disabled={!act.isOpen.value} onClick={() => act.pick(goodPick(good))}>
            <span class="haendler-icons">
              <Good id={good} /> {texts.ids[good]} <b>{price}</b>
            </span>
          </Button>
        ))}
      </Row>
      {picked && (
        <Row title={texts.board.into}>
          {picked.cities.map((city) => (
            <Arm key={city} props={props} action={{ type: 'haendler.purchase', city, good: picked.good }}>
              {teller.place(city)}
            </Arm>
          ))}
        </Row>
      )}
    </>
  );
}

function Bid({ props, most }: { props: Props; most: number }): JSX.Element {
  const { act, texts } = props;
  const form = act.form.value?.type === 'haendler.bid' ? act.form.value : undefined;
  const amount = Number(form?.values['amount'] ?? 0);
  const bid = (value: number) => act.arm({ type: 'haendler.bid', amount: value });
  return (
    <Row title={texts.board.yourBid}>
      <Stepper min={0} max={most} step={COIN} value={amount} label={texts.board.yourBid} open={act.isOpen.value} onChange={bid} />
      {[0, 100, 200, 300, 500].map((value) => (
        <Arm key={value} props={props} action={{ type: 'haendler.bid', amount: value }}>
          {value}
        </Arm>
      ))}
    </Row>
  );
}

type WagonChoice = ChoiceOf<'haendler.play_broken_axle' | 'haendler.remove_broken_axle' | 'haendler.play_sale_with_bonus'>;

function OnWagons({ props, choices }: { props: Props; choices: readonly WagonChoice[] }): JSX.Element {
  const { texts, teller, view } = props;
  const at = (number: number) => teller.place(view.wagons.find(({ wagon }) => wagon === number)?.place ?? '');
  return (
    <>
      {choices.map(({ type, wagons }) => (
        <Row key={type} title={texts.buttons[type]}>
          {wagons.map((wagon) => (
            <Arm key={wagon} props={props} action={{ type, wagon }}>
              {texts.board.wagonAt(wagon, at(wagon))}
            </Arm>
          ))}
        </Row>
      ))}
    </>
  );
}

/** The pile, which only the player sees who picks. */
function Pile({ props, choices }: { props: Props; choices: readonly ChoiceOf<'haendler.pick_influence'>[] }): JSX.Element | null {
  const pile = choices[0]?.pile;
  if (!pile) return null;
  const ids = (Object.keys(pile) as HaendlerInfluence[]).filter((id) => pile[id] > 0);
  return (
    <Row>
      {ids.map((card) => (
        <Arm key={card} props={props} action={{ type: 'haendler.pick_influence', card }}>
          <span class="haendler-card">
            <b>
              {props.texts.ids[card]} · {props.texts.board.left(pile[card])}
            </b>
            <small>{props.texts.board.influences[card]}</small>
          </span>
        </Arm>
      ))}
    </Row>
  );
}

function Offices({ props, choices }: { props: Props; choices: readonly ChoiceOf<'haendler.use_office'>[] }): JSX.Element | null {
  const { texts, view } = props;
  if (choices.length === 0) return null;
  const offices = [...new Set(choices.map(({ office }) => office))];
  return (
    <>
      {offices.map((office) => (
        <Row key={office} title={texts.ids[office]}>
          {GOODS.map((good) => {
            const ways = choices.filter((choice) => choice.office === office && choice.goods.includes(good));
            if (ways.length === 0) return null;
            return (
              <span key={good} class="haendler-icons haendler-office">
                <Good id={good} label={texts.ids[good]} /> {view.prices.find((price) => price.good === good)?.sell}
                {ways.map(({ direction }) => (
                  <Arm key={direction} props={props} action={{ type: 'haendler.use_office', direction, good, office }} label={`${texts.ids[good]} ${texts.ids[direction]}`}>
                    {direction === 'up' ? '▲' : '▼'}
                  </Arm>
                ))}
              </span>
            );
          })}
        </Row>
      ))}
    </>
  );
}

function SpecialSale({ props, choices }: { props: Props; choices: readonly ChoiceOf<'haendler.play_special_sale'>[] }): JSX.Element {
  const { texts, teller } = props;
  return (
    <>
      {choices.map(({ city, goods }) => (
        <Row key={city} title={`${texts.buttons['haendler.play_special_sale']}, ${teller.place(city)}`}>
          {goods.map((good) => (
            <Arm key={good} props={props} action={{ type: 'haendler.play_special_sale', city, good }}>
              <span class="haendler-icons">
                <Good id={good} /> {texts.ids[good]}
              </span>
            </Arm>
          ))}
        </Row>
      ))}
    </>
  );
}

function Rise({ props, choices }: { props: Props; choices: readonly ChoiceOf<'haendler.rise'>[] }): JSX.Element | null {
  if (choices.length === 0) return null;
  return (
    <Row title={props.texts.buttons['haendler.rise']}>
      {choices.map(({ cards, levels, price }) => (
        <Arm key={`${cards} ${levels}`} props={props} action={{ type: 'haendler.rise', cards, levels }}>
          {props.texts.board.rise(levels, cards, price)}
        </Arm>
      ))}
    </Row>
  );
}

/** Proposals that the player can accept or decline. */
function Proposals({ props, choices }: { props: Props; choices: readonly ChoiceOf<'haendler.accept_proposal'>[] }): JSX.Element {
  const { view, texts, me } = props;
  const open = (view.negotiation?.proposals ?? []).filter(({ deal }) => deal.partner === me);
  return (
    <>
      {open.map((proposal) => {
        const cards = choices.find(({ seat }) => seat === proposal.seat);
        const accept: readonly (HaendlerInfluence | null)[] = cards === undefined ? [] : cards.cards.length > 0 ? cards.cards : [null];
        return (
          <Row key={proposal.seat} title={<Proposal props={props} proposal={proposal} />}>
            {accept.map((card) => (
              <Arm key={card} props={props} action={{ type: 'haendler.accept_proposal', seat: proposal.seat, card }}>
                {card === null ? texts.board.accept : texts.board.acceptGiving(texts.ids[card])}
              </Arm>
            ))}
            <Arm props={props} action={{ type: 'haendler.decline_proposal', seat: proposal.seat }}>
              {texts.board.decline}
            </Arm>
          </Row>
        );
      })}
    </>
  );
}

/** What needs nothing but itself, and the turning over of a tile. */
const SIMPLE = [
  'haendler.raise',
  'haendler.decline_offer',
  'haendler.withdraw_request',
  'haendler.take_credit',
  'haendler.withdraw_proposal',
  'haendler.repay_credit',
  'haendler.close_bargaining',
  'haendler.end_turn',
  'haendler.pass',
] as const;

/** What a proposal begins with: most deals have but one of these. */
const NOTHING = { card: null, pledge: null, asked_card: null, asked_pledge: null, first: null };

function Simple({ props }: { props: Props }): JSX.Element | null {
  const { act, texts, components } = props;
  const types = new Set(act.options.value.map(({ action }) => action.type));
  const t = texts.board;
  const more: Partial<Record<Action['type'], string>> = { 'haendler.take_credit': t.creditOf(components.credit), 'haendler.repay_credit': t.repayFor(components.repayment) };
  const shown = SIMPLE.filter((type) => types.has(type));
  const spend = act.options.value.map(({ action }) => action).filter((action) => action.type === 'haendler.spend_tile');
  const canPropose = act.decisions.value.some(({ choices }) => choices?.some(({ type }) => type === PROPOSE));
  if (shown.length + spend.length === 0 && !canPropose) return null;
  return (
    <Row>
      {spend.map((action) => (
        <Arm key={action.tile} props={props} action={action}>
          {t.turnOver(action.tile)}
        </Arm>
      ))}
      {shown.map((type) => (
        <Arm key={type} props={props} action={{ type }}>
          {more[type] ?? texts.buttons[type]}
        </Arm>
      ))}
      {canPropose && (
        <Button extra="chip" disabled={!act.isOpen.value} onClick={() => act.open(PROPOSE, NOTHING)}>
          {texts.buttons[PROPOSE]}…
        </Button>
      )}
    </Row>
  );
}
