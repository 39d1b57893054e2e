/** The board of Medici: the lot and who bids for it, the warehouses, and the five accounts. */
import type { GameAction, MediciCard, MediciPlayer, MediciWare } from 'kontor-client';
import type { JSX } from 'preact';

import { Stepper } from '../../act/fields.tsx';
import { SeatIcon } from '../../look/shapes.tsx';
import { Box, Button } from '../../look/ui.tsx';
import { texts as page } from '../../texts/language.ts';
import type { Board, BoardProps } from '../board.ts';
import { WareIcon } from './icons.tsx';

type Props = BoardProps<'medici'>;

export const medici: Board<'medici'> = { Table, Side, Panel };

/** The seats in the order in which one looks around the table. */
const PLACES_MAX = 5;

function Table(props: Props): JSX.Element {
  return (
    <div class="medici">
      {props.view.phase.phase !== 'over' && <Lot {...props} />}
      <Warehouses {...props} />
      <Accounts {...props} />
    </div>
  );
}

/** A card: its value and its ware. */
function Card({ card, small, words }: { card: MediciCard; small?: boolean; words: Props }): JSX.Element {
  const ware = card.ware === null ? words.texts.board.neutral : words.texts.ids[card.ware];
  return (
    <span class={`medici-card medici-${card.ware ?? 'neutral'}`} data-small={small} role="img" aria-label={`${ware} ${card.value}`}>
      <b aria-hidden="true">{card.value}</b>
      <WareIcon ware={card.ware} size={small ? 18 : 26} />
    </span>
  );
}

function Lot(props: Props): JSX.Element {
  const { view, act, texts } = props;
  const t = texts.board;
  const turnUp = { key: 'deck:turn-up', fits: ({ type }: GameAction) => type === 'medici.turn_up' };
  const canTurnUp = act.can(turnUp);
  return (
    <section class="box medici-top">
      <div class="medici-lot">
        <h2>{t.lot}</h2>
        <div class="row">
          {view.lot.map((card, index) => (
            <Card key={index} card={card} words={props} />
          ))}
          {view.lot.length === 0 && <span class="hint">{t.noLot}</span>}
          <button type="button" class="medici-deck" disabled={!canTurnUp} aria-pressed={act.isPicked(turnUp.key)} onClick={() => act.pick(turnUp)} {...act.pointing(turnUp)}>
            <b>{view.deck_size}</b>
            <span class="unseen">{canTurnUp ? t.turnUpHere : t.deck(view.deck_size)}</span>
          </button>
          <span class="hint">
            {t.deck(view.deck_size)}
            <br />
            {t.leftOut(view.left_out_size)}
          </span>
        </div>
      </div>
      <Bidding {...props} />
    </section>
  );
}

/** Who bids, in which order, and the highest bid. */
function Bidding({ view, texts, name }: Props): JSX.Element | null {
  const t = texts.board;
  const { phase } = view;
  if (phase.phase === 'over') return null;
  const status = (seat: number): string => {
    if (phase.phase === 'turning_up') return seat === phase.turner ? t.turnsUp : '';
    if (phase.highest_bid?.seat === seat) return t.highest(phase.highest_bid.amount);
    if (phase.to_bid[0] === seat) return t.toBid;
    return phase.to_bid.includes(seat) ? t.later : t.out;
  };
  return (
    <div class="medici-bidding">
      <h2>{t.bidding}</h2>
      <ul class="row">
        {view.players.map(({ seat }) => (
          <li
            key={seat}
            class="medici-bidder"
            data-now={phase.phase === 'bidding' ? phase.to_bid[0] === seat : phase.turner === seat}
            data-highest={phase.phase === 'bidding' && phase.highest_bid?.seat === seat}
          >
            <SeatIcon seat={seat} size={14} /> {name(seat)} <small>{status(seat)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Warehouses(props: Props): JSX.Element {
  const { view, components, texts } = props;
  const proceeds = components.tables.find(({ seats }) => seats === view.players.length)?.proceeds ?? [];
  return (
    <section class="box">
      <h2>{texts.board.warehouses(proceeds)}</h2>
      <div class="medici-warehouses">
        {view.players.map((player) => (
          <Warehouse key={player.seat} player={player} words={props} />
        ))}
      </div>
    </section>
  );
}

function Warehouse({ player, words }: { player: MediciPlayer; words: Props }): JSX.Element {
  const { me, name, texts } = words;
  const empty = Math.max(0, PLACES_MAX - player.warehouse.length);
  return (
    <article class="medici-warehouse" data-me={player.seat === me}>
      <header>
        <SeatIcon seat={player.seat} size={15} />
        <b class="grow">{name(player.seat)}</b>
        {player.seat === me && <span class="tag">{page().page.you}</span>}
        <span>
          <b>{player.wealth}</b> <small class="hint">{texts.board.florins}</small>
        </span>
      </header>
      <div class="medici-places">
        {player.warehouse.map((card, index) => (
          <Card key={index} card={card} small words={words} />
        ))}
        {Array.from({ length: empty }, (_, index) => (
          <span key={`empty ${index}`} class="medici-place" />
        ))}
        <b class="medici-sum">{player.warehouse_value}</b>
      </div>
    </article>
  );
}

/** The accounts as five rows, on which the shapes of the seats advance. */
function Accounts({ view, components, texts, name }: Props): JSX.Element {
  const t = texts.board;
  const spaces = components.account_spaces;
  const positionOf = (player: MediciPlayer, ware: MediciWare) => player.accounts.find((account) => account.ware === ware)?.position;
  return (
    <section class="box">
      <h2>{t.accounts(components.account_awards)}</h2>
      <div class="medici-scroll">
        <table class="medici-accounts">
          <tbody>
            {components.wares.map(({ id }) => (
              <tr key={id}>
                <th scope="row">
                  <WareIcon ware={id} size={20} /> <span>{texts.ids[id]}</span>
                </th>
                {spaces.map(({ space, prize }) => {
                  const there = view.players.filter((player) => positionOf(player, id) === space);
                  return (
                    <td key={space} data-prize={prize > 0}>
                      <small aria-hidden="true">{prize > 0 ? `+${prize}` : space}</small>
                      {there.map(({ seat }) => (
                        <SeatIcon key={seat} seat={seat} size={15} />
                      ))}
                      {there.length > 0 && <span class="unseen">{`${t.space(space)}: ${there.map(({ seat }) => name(seat)).join(', ')}`}</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What the viewer's warehouse and accounts would be with the lot: sums of what lies open. */
function Side({ view, me, texts }: Props): JSX.Element | null {
  const t = texts.board;
  const player = me === null ? undefined : view.players[me];
  if (!player || view.lot.length === 0) return null;
  const value = view.lot.reduce((sum, card) => sum + card.value, 0);
  const wares = [...new Set(view.lot.flatMap(({ ware }) => ware ?? []))];
  return (
    <Box title={t.ifYouWin}>
      {view.lot.length > player.room ? (
        <p>{t.noRoom}</p>
      ) : (
        <dl class="medici-sums">
          <dt>{t.warehouse}</dt>
          <dd>
            {player.warehouse_value} + {value} = <b>{player.warehouse_value + value}</b>
          </dd>
          {wares.map((ware) => (
            <>
              <dt>{texts.ids[ware]}</dt>
              <dd>+{[...player.warehouse, ...view.lot].filter((card) => card.ware === ware).length}</dd>
            </>
          ))}
        </dl>
      )}
      <p class="hint">{t.room(player.room, PLACES_MAX)}</p>
      <p class="hint">{t.sums}</p>
    </Box>
  );
}

/** Bidding: passing, or an amount. The other decision has two buttons, as the generic form shows them. */
function Panel({ view, me, act, texts }: Props): JSX.Element | null {
  const t = texts.board;
  const bid = act.decisions.value.flatMap(({ choices }) => choices ?? []).find((choice) => choice.type === 'medici.bid');
  const pass: GameAction = { type: 'medici.pass' };
  if (!bid || me === null) return null;
  const form = act.form.value;
  const amount = form?.type === 'medici.bid' ? Number(form.values['amount']) : undefined;
  const wealth = view.players[me]?.wealth ?? 0;
  return (
    <>
      <div class="row medici-bid">
        <Button pressed={form?.type === 'medici.pass'} disabled={!act.isOpen.value} onClick={() => act.arm(pass)}>
          {texts.buttons['medici.pass']}
        </Button>
        <Button pressed={amount === bid.min} disabled={!act.isOpen.value} onClick={() => act.open('medici.bid', { amount: bid.min })}>
          {texts.buttons['medici.bid']} {bid.min}
        </Button>
        <Stepper
          min={bid.min}
          max={bid.max}
          step={1}
          value={amount ?? bid.min}
          label={t.yourBid}
          open={act.isOpen.value}
          onChange={(value) => act.open('medici.bid', { amount: value })}
        />
      </div>
      {amount !== undefined && <p class="hint">{t.keeps(wealth - amount)}</p>}
    </>
  );
}
