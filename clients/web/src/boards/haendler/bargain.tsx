/** Bargaining: what can be loaded or sold as baskets, and one row for each partner. What was typed stays while others act. */
import { signal } from '@preact/signals';
import type { HaendlerGoods } from 'kontor-client';
import type { JSX } from 'preact';

import { Stepper } from '../../act/fields.tsx';
import { Button } from '../../look/ui.tsx';
import { Heap, countOf } from './icons.tsx';
import { type Action, Arm, type ChoiceOf, Row } from './panel.tsx';
import type { Props } from './parts.ts';

const COIN = 100;
/** The fee for a good that a form begins with. */
const USUAL = 200;

type BasketChoice = ChoiceOf<'haendler.load' | 'haendler.accept_offer' | 'haendler.play_free_loading' | 'haendler.sell_from_warehouse'>;

/** Goods that go together, each basket as one button. */
export function Baskets({ props, choices }: { props: Props; choices: readonly BasketChoice[] }): JSX.Element {
  const { texts, teller } = props;
  const t = texts.board;
  const title = (choice: BasketChoice): string => {
    if (choice.type === 'haendler.sell_from_warehouse') return t.sellFrom(teller.place(choice.city));
    return choice.type === 'haendler.load' && choice.fee_each > 0 ? t.loadFor(choice.fee_each) : texts.buttons[choice.type];
  };
  const action = (choice: BasketChoice, goods: HaendlerGoods): Action =>
    choice.type === 'haendler.sell_from_warehouse' ? { type: choice.type, city: choice.city, goods } : { type: choice.type, goods };
  return (
    <>
      {choices.map((choice) => (
        <Row key={title(choice)} title={title(choice)}>
          {choice.baskets.map((goods) => (
            <Arm key={JSON.stringify(goods)} props={props} action={action(choice, goods)} label={props.texts.board.goods(goods)}>
              {countOf(goods) === 0 ? t.nothing : <Heap goods={goods} label="" />}
              {choice.type === 'haendler.accept_offer' && ` ${feeFor(props, countOf(goods)) ?? ''}`}
            </Arm>
          ))}
        </Row>
      ))}
    </>
  );
}

/** What the master asks of the viewer for so many goods. */
function feeFor({ view: { phase }, me }: Props, count: number): number | null {
  const offer = phase.phase === 'bargaining' ? phase.bargains.find(({ seat }) => seat === me)?.offer : undefined;
  return (count === 1 ? offer?.fee_for_one : offer?.fee_for_two) ?? null;
}

/** Half-made forms, by game, wagon, round and partner. */
const drafts = signal<ReadonlyMap<string, Draft>>(new Map());
const DRAFTS_MAX = 64;

interface Draft {
  readonly one: number | null;
  readonly two: number | null;
  readonly goods?: HaendlerGoods;
}

function keyOf({ game, view }: Props, partner: number | null): string {
  const wagon = 'wagon' in view.phase ? view.phase.wagon : 0;
  return [game.id, view.round, wagon, partner].join();
}

function keep(key: string, draft: Draft): void {
  const others = [...drafts.value].filter(([other]) => other !== key);
  drafts.value = new Map([...others.slice(-DRAFTS_MAX), [key, draft]]);
}

interface OffersProps {
  readonly props: Props;
  readonly offers: readonly ChoiceOf<'haendler.offer_loading'>[];
  readonly requests: readonly ChoiceOf<'haendler.accept_request'>[];
}

/** The master's rows: for each partner the open request, and a form for an offer. */
export function Offers({ props, offers, requests }: OffersProps): JSX.Element | null {
  const { phase } = props.view;
  if (phase.phase !== 'bargaining' || phase.master !== props.me) return null;
  const t = props.texts.board;
  return (
    <div class="haendler-partners">
      {phase.bargains.map(({ seat, request }) => {
        const kinds = offers.filter((choice) => choice.seat === seat);
        if (kinds.length === 0 && !request) return null;
        return (
          <div key={seat} class="row haendler-partner" role="group" aria-label={props.name(seat)}>
            <b>{props.say([{ seat }])}</b>
            {request && (
              <span class="haendler-fee">
                {t.asksFor(request.fee)} <Heap goods={request.goods} label={props.texts.board.goods(request.goods)} />
                {requests.some((choice) => choice.seat === seat) && (
                  <Arm props={props} action={{ type: 'haendler.accept_request', seat }}>
                    {t.accept}
                  </Arm>
                )}
                <Arm props={props} action={{ type: 'haendler.decline_request', seat }}>
                  {t.decline}
                </Arm>
              </span>
            )}
            {kinds.length > 0 && <OfferForm props={props} seat={seat} kinds={kinds} />}
          </div>
        );
      })}
    </div>
  );
}

function OfferForm({ props, seat, kinds }: { props: Props; seat: number; kinds: readonly ChoiceOf<'haendler.offer_loading'>[] }): JSX.Element {
  const { act, texts } = props;
  const t = texts.board;
  const key = keyOf(props, seat);
  const most = Math.max(...kinds.map(({ fee_most: fee }) => fee));
  const canTwo = kinds.some(({ goods }) => goods !== 'one');
  const draft = drafts.value.get(key) ?? { one: USUAL, two: canTwo ? 2 * USUAL : null };
  const offer = ({ one, two }: Draft): Action => ({ type: 'haendler.offer_loading', seat, fee_for_one: one, fee_for_two: two });
  const change = (next: Draft) => {
    keep(key, next);
    if (!act.arm(offer(next))) act.clear();
  };
  const fee = (of: 'one' | 'two', label: string, usual: number) => (
    <span class="haendler-fee">
      <Button extra="chip" pressed={draft[of] !== null} disabled={!act.isOpen.value} onClick={() => change({ ...draft, [of]: draft[of] === null ? usual : null })}>
        {label}
      </Button>
      {draft[of] !== null && <Stepper min={0} max={most} step={COIN} value={draft[of]} label={label} open={act.isOpen.value} onChange={(value) => change({ ...draft, [of]: value })} />}
    </span>
  );
  return (
    <>
      {fee('one', t.feeOne, USUAL)}
      {canTwo && fee('two', t.feeTwo, 2 * USUAL)}
      <Arm props={props} action={offer(draft)}>
        {texts.buttons['haendler.offer_loading']}
      </Arm>
    </>
  );
}

/** A loader's request: which goods, for which fee. */
export function Request({ props, choices }: { props: Props; choices: readonly ChoiceOf<'haendler.request_loading'>[] }): JSX.Element | null {
  const choice = choices[0];
  if (!choice) return null;
  const { act, texts } = props;
  const key = keyOf(props, null);
  const draft = drafts.value.get(key);
  const goods = choice.baskets.find((one) => JSON.stringify(one) === JSON.stringify(draft?.goods));
  const fee = Math.min(draft?.one ?? USUAL * (goods ? countOf(goods) : 1), choice.fee_most);
  const change = (next: Draft) => {
    keep(key, next);
    if (next.goods) act.arm({ type: 'haendler.request_loading', goods: next.goods, fee: Math.min(next.one ?? USUAL * countOf(next.goods), choice.fee_most) });
  };
  const isArmed = act.armed.value?.action.type === 'haendler.request_loading';
  return (
    <Row title={texts.buttons['haendler.request_loading']}>
      {choice.baskets.map((one) => (
        <Button
          key={JSON.stringify(one)}
          extra="chip"
          label={props.texts.board.goods(one)}
          pressed={isArmed && one === goods}
          disabled={!act.isOpen.value}
          onClick={() => change({ one: draft?.one ?? null, two: null, goods: one })}
        >
          <Heap goods={one} label="" />
        </Button>
      ))}
      <span class="haendler-fee">
        {texts.board.feeOf}
        <Stepper
          min={0}
          max={choice.fee_most}
          step={COIN}
          value={fee}
          label={texts.board.feeOf}
          open={act.isOpen.value}
          onChange={(value) => change({ one: value, two: null, ...(goods ? { goods } : {}) })}
        />
      </span>
    </Row>
  );
}
