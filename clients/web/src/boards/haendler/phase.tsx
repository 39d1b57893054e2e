/** What is going on, in one line above the map: public for everybody, with the own secrets of the viewer. */
import type { HaendlerBargain } from 'kontor-client';
import type { ComponentChildren, JSX } from 'preact';

import { SeatIcon } from '../../look/shapes.tsx';
import { texts as page } from '../../texts/language.ts';
import { Good, Heap } from './icons.tsx';
import { type Props, boardOf, isUpright } from './parts.ts';

export function Phase(props: Props): JSX.Element {
  return (
    <div class="haendler-phase">
      <b>{props.texts.board.phases[props.view.phase.phase]}</b>
      <Told {...props} />
    </div>
  );
}

function Told(props: Props): ComponentChildren {
  const { view, texts } = props;
  const { phase } = view;
  const t = texts.board;
  switch (phase.phase) {
    case 'auction':
      return (
        <>
          <span>{t.bidFor(texts.ids[phase.ability], phase.price)}</span>
          <Who props={props} seats={[phase.leader]} />
          <Seats props={props} seats={phase.bidders} word={t.stillBid} />
        </>
      );
    case 'purchasing':
      return (
        <>
          <Who props={props} seats={[phase.seat]} />
          <span>{t.bought(phase.bought, phase.lap, view.round === 1)}</span>
        </>
      );
    case 'bidding':
      return (
        <>
          <WagonWord props={props} wagon={phase.wagon} />
          <Seats props={props} seats={phase.has_bid} word={t.haveBid} />
          {phase.own_bid !== null && <span>{t.ownBid(phase.own_bid)}</span>}
        </>
      );
    case 'bargaining': {
      // On a phone the master reads this once, in the rows of the panel.
      const offered = isUpright.value && phase.master === props.me ? [] : phase.bargains.filter(({ seat }) => seat !== phase.master);
      return (
        <>
          <WagonWord props={props} wagon={phase.wagon} />
          <Seats props={props} seats={[phase.master]} word={t.master} />
          {phase.closed && <span class="tag">{t.closed}</span>}
          {offered.map((bargain) => (
            <Bargain key={bargain.seat} props={props} bargain={bargain} />
          ))}
        </>
      );
    }
    case 'moving':
      return (
        <>
          <Who props={props} seats={[phase.seat]} />
          {phase.driver_points > 0 && <span>{t.driverPoints(phase.driver_points)}</span>}
          {phase.moved.length > 0 && <span>{t.moved(phase.moved)}</span>}
          {phase.tile_turned && <span>{t.tileTurned}</span>}
          {phase.courier_moved && <span>{t.courierMoved}</span>}
          {phase.picking && <span>{t.picking}</span>}
        </>
      );
    case 'setting_wheels':
      return (
        <>
          <Seats props={props} seats={phase.has_set} word={t.haveSet} />
          {phase.own_wheel && (
            <span class="haendler-icons">
              {t.ownWheel} <Good id={phase.own_wheel.first} label={texts.ids[phase.own_wheel.first]} />
              <Good id={phase.own_wheel.second} label={texts.ids[phase.own_wheel.second]} />
            </span>
          )}
        </>
      );
    case 'over':
      return <Standings {...props} />;
    default:
      return (
        <>
          {'wagon' in phase && <WagonWord props={props} wagon={phase.wagon} />}
          <Who props={props} seats={['seat' in phase ? phase.seat : phase.master]} />
        </>
      );
  }
}

function Who({ props, seats }: { props: Props; seats: readonly number[] }): JSX.Element {
  return props.say(seats.flatMap((seat, index) => (index === 0 ? [{ seat }] : [', ', { seat }])));
}

function Seats({ props, seats, word }: { props: Props; seats: readonly number[]; word: string }): JSX.Element {
  return (
    <span>
      {word}
      {page().page.colon}
      {seats.length === 0 ? props.texts.board.noPlayer : <Who props={props} seats={seats} />}
    </span>
  );
}

function WagonWord({ props: { view, texts, teller }, wagon }: { props: Props; wagon: number }): JSX.Element {
  const at = view.wagons.find((one) => one.wagon === wagon)?.place;
  return <span>{texts.board.wagonAt(wagon, at === undefined ? '' : teller.place(at))}</span>;
}

/** What lies open between the master and one player. */
function Bargain({ props, bargain: { seat, offer, request, passed } }: { props: Props; bargain: HaendlerBargain }): JSX.Element {
  const t = props.texts.board;
  return (
    <span class="haendler-bargain">
      <SeatIcon seat={seat} size={13} />
      {offer && <span>{t.offered(offer.fee_for_one, offer.fee_for_two)}</span>}
      {request && (
        <span class="haendler-icons">
          {t.asksFor(request.fee)} <Heap goods={request.goods} label={props.texts.board.goods(request.goods)} />
        </span>
      )}
      {passed ? t.passed : !offer && !request && '…'}
    </span>
  );
}

function Standings(props: Props): JSX.Element | null {
  const { phase } = props.view;
  if (phase.phase !== 'over') return null;
  const t = props.texts.board;
  const { ranks } = boardOf(props);
  return (
    <ol class="haendler-standings">
      {phase.standings.map(({ seat, place, rank, money, credits }) => (
        <li key={seat}>
          {place}. <Who props={props} seats={[seat]} /> {ranks[rank]?.name} · {t.money(money)}
          {credits > 0 && ` · ${t.credits(credits)}`}
        </li>
      ))}
    </ol>
  );
}
