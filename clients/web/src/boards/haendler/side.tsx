/** Beside the map: wagons with what they carry, purses and ranks, the status track, and deals. */
import type { HaendlerPlayer, HaendlerWagon } from 'kontor-client';
import type { JSX } from 'preact';

import { SeatIcon } from '../../look/shapes.tsx';
import { Box } from '../../look/ui.tsx';
import { texts as page } from '../../texts/language.ts';
import { Deals } from './deals.tsx';
import { Heap, countOf } from './icons.tsx';
import { Spot } from './map.tsx';
import { type Props, boardOf, isUpright, wagonPick } from './parts.ts';

export function Side(props: Props): JSX.Element {
  return (
    <>
      {!isUpright.value && <Wagons {...props} />}
      <Purses {...props} />
      <Deals {...props} />
      <Ranks {...props} />
    </>
  );
}

export function Wagons(props: Props): JSX.Element {
  return (
    <Box title={props.texts.board.wagons} extra="haendler-wagons">
      {props.view.wagons.map((wagon) => (
        <Load key={wagon.wagon} props={props} wagon={wagon} />
      ))}
    </Box>
  );
}

function Load({ props, wagon }: { props: Props; wagon: HaendlerWagon }): JSX.Element {
  const { act, texts, teller, say } = props;
  const t = texts.board;
  const at = teller.place(wagon.place);
  return (
    <Spot act={act} pick={wagonPick(wagon.wagon)} label={t.wagonAt(wagon.wagon, at)} extra="haendler-load">
      <span class="haendler-line">
        <b>{t.wagon(wagon.wagon)}</b>
        <small>
          {at}
          {wagon.from !== null && ` · ${t.from(teller.place(wagon.from))}`}
          {wagon.arrived && ` · ${t.arrived}`}
        </small>
        <small>
          {t.master}
          {page().page.colon}
          {wagon.master === null ? t.noPlayer : say([{ seat: wagon.master }])}
        </small>
      </span>
      <span class="haendler-cargo">
        {wagon.loads.map(
          (goods, seat) =>
            countOf(goods) > 0 && (
              <span key={seat}>
                <SeatIcon seat={seat} size={13} />
                <Heap goods={goods} label={props.texts.board.goods(goods)} />
              </span>
            ),
        )}
        {wagon.loads.every((goods) => countOf(goods) === 0) && <small>{t.empty}</small>}
        {wagon.broken_axles.map((seat, index) => (
          <span key={`axle ${index}`} class="tag">
            <SeatIcon seat={seat} size={11} /> {texts.ids.broken_axle}
          </span>
        ))}
        {wagon.sale_with_bonus.map((seat, index) => (
          <span key={`bonus ${index}`} class="tag">
            <SeatIcon seat={seat} size={11} /> {texts.ids.sale_with_bonus}
          </span>
        ))}
      </span>
    </Spot>
  );
}

function Purses(props: Props): JSX.Element {
  return (
    <Box title={props.texts.board.purses} extra="haendler-purses">
      {props.view.players.map((player) => (
        <Purse key={player.seat} props={props} player={player} />
      ))}
    </Box>
  );
}

function Purse({ props, player }: { props: Props; player: HaendlerPlayer }): JSX.Element {
  const { view, texts, say, components } = props;
  const t = texts.board;
  const { ranks } = boardOf(props);
  return (
    <div class="haendler-purse" data-me={player.seat === props.me}>
      <span class="haendler-line">
        {say([{ seat: player.seat }])}
        {view.starting_player === player.seat && <span class="tag">{t.first}</span>}
        <b class="haendler-end">{player.money === null ? <small>{t.hidden}</small> : t.money(player.money)}</b>
      </span>
      <span class="haendler-line">
        <span>{t.rankOf(ranks[player.rank]?.name ?? '', player.rank + 1)}</span>
        <span class="haendler-tiles haendler-end" role="img" aria-label={t.tilesLeft(player.tiles)}>
          {components.tiles.map((tile) => (
            <i key={tile} data-on={player.tiles.includes(tile)}>
              {tile}
            </i>
          ))}
        </span>
      </span>
      <small>{player.abilities.map((id) => texts.ids[id]).join(' · ') || t.noAbility}</small>
      {player.influence_count > 0 && <small>{t.influence(player.influence_count, player.influence_cards === null ? null : cardsText(props, player.influence_cards))}</small>}
      {player.credits > 0 && <small class="haendler-debt">{t.credits(player.credits)}</small>}
    </div>
  );
}

function cardsText({ texts, components }: Props, cards: NonNullable<HaendlerPlayer['influence_cards']>): string {
  return components.influence_cards.flatMap(({ id }) => (cards[id] > 0 ? [cards[id] > 1 ? `${cards[id]} × ${texts.ids[id]}` : texts.ids[id]] : [])).join(', ');
}

/** The status track, the highest rank first. */
function Ranks(props: Props): JSX.Element {
  const { view, texts } = props;
  const t = texts.board;
  const ranks = boardOf(props).ranks.map((rank, index) => ({ ...rank, index }));
  const used = cardsText(props, view.influence_used);
  return (
    <Box title={t.ranks} extra="haendler-ranks">
      <ol reversed>
        {ranks.toReversed().map(({ name, upkeep, index }) => (
          <li key={index}>
            <span>{name}</span>
            <span class="haendler-on">
              {view.players
                .filter(({ rank }) => rank === index)
                .map(({ seat }) => (
                  <SeatIcon key={seat} seat={seat} size={14} />
                ))}
            </span>
            <small>{t.upkeep(upkeep)}</small>
          </li>
        ))}
      </ol>
      {used !== '' && (
        <small>
          {t.used}
          {page().page.colon}
          {used}
        </small>
      )}
    </Box>
  );
}
