/** The map: roads, cities with their goods and stocks, wagons and the courier. What can be clicked are buttons on the drawing. */
import type { GameAction, HaendlerCity, HaendlerWagon } from 'kontor-client';
import type { ComponentChildren, JSX } from 'preact';

import type { Act, Pick } from '../../act/machine.ts';
import { SeatIcon } from '../../look/shapes.tsx';
import { Cart, GOODS, Good, Letter } from './icons.tsx';
import { type Layout, type Point, layoutOf } from './layout.ts';
import { Market } from './market.tsx';
import { type Props, boardOf, courierPick, isUpright, placePick, stockPick, targetOf, wagonPick } from './parts.ts';

/** How far above a road space a wagon stands and how far below it the courier, so that the space can still be seen. */
const WAGON_LIFT = 20;
const LETTER_DROP = 19;
/** How far below its space a wagon stands that would cover a city's card, and the courier below that wagon. */
const WAGON_DROP = 24;
const LETTER_BELOW_WAGON = 48;
/** Half the size of a wagon, and of the card of a city in the wide and in the upright picture. */
const HALF_WAGON: Point = [21, 15];
const HALF_CARD: Readonly<Record<'wide' | 'upright', Point>> = { wide: [66, 58], upright: [56, 55] };

export function RoadMap(props: Props): JSX.Element {
  const board = boardOf(props);
  const layout = layoutOf(board, isUpright.value);
  const { view } = props;
  const reach = reachOf(props.act);
  const info = props.components.boards.find(({ board: one }) => one === board);
  return (
    <div class="haendler-frame" data-upright={isUpright.value}>
      <div class="haendler-map" style={{ '--w': layout.width, '--h': layout.height }} role="group" aria-label={props.texts.board.title}>
        <Roads props={props} layout={layout} />
        {board.spaces.map((id) => (
          <Space key={id} props={props} id={id} at={layout.places.get(id)!} reach={reach.get(id)} />
        ))}
        {board.cities.map((city) => (
          <City key={city.id} props={props} city={city} at={layout.places.get(city.id)!} reach={reach.get(city.id)} />
        ))}
        <Courier props={props} layout={layout} />
        {view.wagons.map((wagon) => (
          <Wagon key={wagon.wagon} props={props} wagon={wagon} layout={layout} />
        ))}
        {layout.hasMiddle && (
          <div class="haendler-middle">
            <Market {...props} />
          </div>
        )}
        <p class="haendler-source">{info ? info.reconstructed && props.texts.board.reconstructed : props.texts.board.ownBoard}</p>
      </div>
    </div>
  );
}

const place = ([x, y]: Point) => ({ '--x': x, '--y': y });

/** What leads to a place: the tiles that do so alone, or else the fewest points with the driver's. */
function reachOf(act: Act): ReadonlyMap<string, string> {
  const moves = act.options.value.map(({ action }) => action).filter((action) => action.type === 'haendler.move_wagon');
  const wagons = new Set(moves.map(({ wagon }) => wagon));
  const picked = [...wagons].find((wagon) => isWagonPicked(act, wagon)) ?? (wagons.size === 1 ? [...wagons][0] : undefined);
  const ways = new Map<string, { tile: number | null; points: number }[]>();
  for (const { wagon, tile, driver_points: points, route } of moves) {
    const to = route.at(-1)!;
    if (wagon === picked) ways.set(to, [...(ways.get(to) ?? []), { tile, points }]);
  }
  return new Map([...ways].map(([to, all]) => [to, costOf(all)]));
}

function costOf(all: readonly { tile: number | null; points: number }[]): string {
  const alone = [...new Set(all.filter(({ points }) => points === 0).map(({ tile }) => tile))].sort((a, b) => Number(a) - Number(b));
  if (alone.length > 0) return alone.length > 2 ? `${alone[0]}–${alone.at(-1)}` : alone.join('/');
  const { tile, points } = all.reduce((least, one) => ((one.tile ?? 0) + one.points < (least.tile ?? 0) + least.points ? one : least));
  return tile === null ? `+${points}` : `${tile}+${points}`;
}

const isWagonPicked = (act: Act, wagon: number): boolean => {
  const armed = act.armed.value?.action;
  return act.isPicked(`wagon:${wagon}`) || (armed !== undefined && 'wagon' in armed && armed.wagon === wagon);
};

/** A button on the map where something can be picked, and a drawing where not. */
export function Spot(props: { act: Act; pick: Pick; label: string; extra: string; style?: Record<string, number>; isOn?: boolean; children: ComponentChildren }): JSX.Element {
  const { act, pick, label, extra, style, children } = props;
  const isOn = props.isOn === true || act.isPicked(pick.key);
  if (!act.can(pick)) {
    return (
      <div class={extra} style={style} data-on={isOn} title={label}>
        {children}
      </div>
    );
  }
  return (
    <button type="button" class={`${extra} haendler-can`} style={style} data-on={isOn} aria-pressed={isOn} aria-label={label} title={label} onClick={() => act.pick(pick)} {...act.pointing(pick)}>
      {children}
    </button>
  );
}

function Roads({ props, layout }: { props: Props; layout: Layout }): JSX.Element {
  const board = boardOf(props);
  const line = (from: string, to: string) => {
    const [[x1, y1], [x2, y2]] = [layout.places.get(from)!, layout.places.get(to)!];
    return { x1, y1, x2, y2 };
  };
  const armed = props.act.armed.value?.action;
  return (
    <svg class="haendler-roads" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {board.roads.map(({ from, to }) => (
        <line key={`${from} ${to}`} {...line(from, to)} />
      ))}
      {routeOf(props, armed).map(([from, to]) => (
        <line key={`${from} ${to} way`} class="way" {...line(from, to)} />
      ))}
    </svg>
  );
}

/** The pieces of road on which the armed move goes. */
function routeOf({ view }: Props, action: GameAction | undefined): readonly (readonly [string, string])[] {
  if (action?.type !== 'haendler.move_wagon') return [];
  const from = view.wagons.find(({ wagon }) => wagon === action.wagon)?.place;
  return action.route.map((to, index) => [action.route[index - 1] ?? from ?? to, to]);
}

function Space({ props, id, at, reach }: { props: Props; id: string; at: Point; reach: string | undefined }): JSX.Element {
  const { act, teller, texts } = props;
  const name = teller.place(id);
  const armed = act.armed.value?.action;
  return (
    <Spot act={act} pick={placePick(id)} label={reach === undefined ? name : texts.board.reached(name, reach)} extra="haendler-space" style={place(at)} isOn={armed !== undefined && targetOf(armed) === id}>
      {act.can(placePick(id)) && reach !== undefined && <span data-long={reach.length > 2}>{reach}</span>}
    </Spot>
  );
}

function City({ props, city, at, reach }: { props: Props; city: HaendlerCity; at: Point; reach: string | undefined }): JSX.Element {
  const { act, view, texts } = props;
  const index = boardOf(props).cities.indexOf(city);
  const stocks = view.players.map(({ seat, warehouses }) => ({ seat, goods: warehouses[index]! }));
  const columns = GOODS.filter((id) => city.goods.includes(id) || stocks.some(({ goods }) => goods[id] > 0));
  const bonus = view.cities.find((one) => one.city === city.id)?.bonus ?? 0;
  const armed = act.armed.value?.action;
  const isOn = armed !== undefined && targetOf(armed) === city.id;
  return (
    <div class="haendler-city" style={place(at)} data-on={isOn || act.isPicked(`place:${city.id}`)}>
      <Spot act={act} pick={placePick(city.id)} label={reach === undefined ? city.name : texts.board.reached(city.name, reach)} extra="haendler-name" isOn={isOn}>
        <b>{city.name}</b>
        {reach !== undefined && <span class="haendler-reach">{reach}</span>}
        <span class="haendler-bonus" title={texts.board.bonus}>
          +{bonus}
        </span>
      </Spot>
      <table>
        <thead>
          <tr>
            <th />
            {columns.map((id) => (
              <th key={id} data-made={city.goods.includes(id)}>
                <Spot act={act} pick={stockPick(city.id, id)} label={texts.board.goodIn(texts.ids[id], city.name)} extra="haendler-made">
                  <Good id={id} label={texts.ids[id]} />
                </Spot>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stocks.map(({ seat, goods }) => (
            <tr key={seat} data-me={seat === props.me}>
              <th aria-label={props.name(seat)}>
                <SeatIcon seat={seat} size={12} />
              </th>
              {columns.map((id) => (
                <td key={id} data-none={goods[id] === 0}>
                  {goods[id] === 0 ? '·' : goods[id]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether a wagon above this space would cover the card of a city. */
function isBelowCard(layout: Layout, space: string): boolean {
  const [x, y] = layout.places.get(space)!;
  const half = HALF_CARD[isUpright.value ? 'upright' : 'wide'];
  return [...layout.docks.keys()].some((city) => {
    const [cityX, cityY] = layout.places.get(city)!;
    return Math.abs(x - cityX) < half[0] + HALF_WAGON[0] && Math.abs(y - WAGON_LIFT - cityY) < half[1] + HALF_WAGON[1];
  });
}

function Wagon({ props, wagon, layout }: { props: Props; wagon: HaendlerWagon; layout: Layout }): JSX.Element {
  const { act, texts, teller } = props;
  const dock = layout.docks.get(wagon.place);
  const [x, y] = layout.places.get(wagon.place)!;
  const lift = isBelowCard(layout, wagon.place) ? -WAGON_DROP : WAGON_LIFT;
  return (
    <Spot
      act={act}
      pick={wagonPick(wagon.wagon)}
      label={texts.board.wagonAt(wagon.wagon, teller.place(wagon.place))}
      extra="haendler-wagon"
      style={place(dock ?? [x, y - lift])}
      isOn={isWagonPicked(act, wagon.wagon)}
    >
      <Cart number={wagon.wagon} />
      {wagon.master !== null && <SeatIcon seat={wagon.master} size={13} />}
      {wagon.broken_axles.length > 0 && <span class="haendler-axle">✕</span>}
    </Spot>
  );
}

function Courier({ props, layout }: { props: Props; layout: Layout }): JSX.Element {
  const { act, texts, teller, view } = props;
  const [x, y] = layout.places.get(view.courier)!;
  const isUnderWagon = isBelowCard(layout, view.courier) && view.wagons.some(({ place }) => place === view.courier);
  const isArmed = act.armed.value?.action.type === 'haendler.move_courier';
  return (
    <Spot act={act} pick={courierPick} label={texts.board.courierAt(teller.place(view.courier))} extra="haendler-courier" style={place([x, y + (isUnderWagon ? LETTER_BELOW_WAGON : LETTER_DROP)])} isOn={isArmed}>
      <Letter />
    </Spot>
  );
}
