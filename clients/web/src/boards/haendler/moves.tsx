/** The form for moving: wagon, tile, and the ways that lead to the same place. */
import type { GameAction } from 'kontor-client';
import type { JSX } from 'preact';

import { roadsOf } from '../../act/candidates.ts';
import { Button } from '../../look/ui.tsx';
import { type Action, Row, choicesOf } from './panel.tsx';
import { type Props, courierPick, onePick, targetOf, wagonPick } from './parts.ts';

/** More ways of the same move than this are left to the list of all choices. */
const WAYS_MAX = 14;

/** Tiles, wagons and the courier. What is picked here is picked on the map, and the other way round. */
export function Moves({ props }: { props: Props }): JSX.Element | null {
  const { act, texts, view, me } = props;
  const t = texts.board;
  const moves = act.options.value.map(({ action }) => action).filter(({ type }) => ['haendler.move_wagon', 'haendler.move_courier', 'haendler.spend_tile'].includes(type));
  if (moves.length === 0) return null;
  const wagons = view.wagons.filter(({ wagon }) => moves.some((action) => 'wagon' in action && action.wagon === wagon));
  const tiles = view.players[me ?? -1]?.tiles ?? [];
  return (
    <>
      <Row title={t.moveWhat}>
        {wagons.map(({ wagon }) => (
          <Button key={wagon} extra="chip" pressed={isOn(props, wagon)} disabled={!act.can(wagonPick(wagon))} onClick={() => act.pick(wagonPick(wagon))}>
            {t.wagon(wagon)}
          </Button>
        ))}
        {act.can(courierPick) && (
          <Button extra="chip" pressed={act.isPicked(courierPick.key)} onClick={() => act.pick(courierPick)}>
            {t.courier}
          </Button>
        )}
        <span class="haendler-title">{t.yourTiles}</span>
        {props.components.tiles.map((tile) => {
          const pick = { key: `tile:${tile}`, fits: (action: GameAction) => 'tile' in action && action.tile === tile };
          return (
            <Button key={tile} extra="chip haendler-tile" label={t.tile(tile)} pressed={act.isPicked(pick.key)} disabled={!tiles.includes(tile) || !act.can(pick)} onClick={() => act.pick(pick)}>
              {tile}
            </Button>
          );
        })}
      </Row>
      <Ways props={props} />
      <Foreseen props={props} />
    </>
  );
}

function isOn({ act }: Props, wagon: number): boolean {
  const armed = act.armed.value?.action;
  return act.isPicked(`wagon:${wagon}`) || (armed !== undefined && 'wagon' in armed && armed.wagon === wagon);
}

/** Where several moves lead to the picked place: by which tile, with how many points, or which way. */
function Ways({ props }: { props: Props }): JSX.Element | null {
  const { act, texts, teller } = props;
  const picked = act.picks.value.filter(({ key }) => !key.startsWith('one:'));
  const left = act.options.value.map(({ action }) => action).filter((action) => picked.every((pick) => pick.fits(action)));
  const isPlaced = picked.some(({ key }) => key.startsWith('place:') || key.startsWith('tile:') || key === courierPick.key);
  if (!isPlaced || left.length < 2 || left.length > WAYS_MAX) return left.length > WAYS_MAX || picked.length === 0 || isPlaced ? null : <p class="hint">{texts.board.nowPlace}</p>;
  return (
    <Row title={texts.board.howTo}>
      {left.map((action) => {
        const pick = onePick(action);
        return (
          <Button key={pick.key} extra="chip" pressed={act.isPicked(pick.key)} disabled={!act.isOpen.value} onClick={() => act.pick(pick)}>
            {action.type === 'haendler.move_wagon' ? wayText(props, action) : `${texts.buttons[action.type as Action['type']]} ${teller.place(targetOf(action) ?? '')}`}
          </Button>
        );
      })}
    </Row>
  );
}

function wayText({ texts, teller }: Props, action: Extract<Action, { type: 'haendler.move_wagon' }>): string {
  const t = texts.board;
  const by = [action.tile === null ? '' : t.tile(action.tile), action.driver_points > 0 ? t.points(action.driver_points) : ''];
  return `${t.wagon(action.wagon)}, ${by.filter((one) => one !== '').join(' + ')} → ${teller.place(action.route.at(-1) ?? '')}`;
}

/** What the decision tells beforehand about the armed move. */
function Foreseen({ props }: { props: Props }): JSX.Element | null {
  const armed = props.act.armed.value?.action;
  const t = props.texts.board;
  const of = choicesOf(props);
  let found: readonly string[] = [];
  if (armed?.type === 'haendler.move_wagon') {
    const choices = of('haendler.move_wagon').filter(({ wagon }) => wagon === armed.wagon);
    const own = choices.filter(({ tile, driver_points: points }) => tile === armed.tile && points === armed.driver_points);
    const route = own.flatMap((choice) => choice.routes).find(({ places }) => places.join() === armed.route.join());
    const [roads, end] = [roadsOf(of('haendler.move_wagon')), armed.route.at(-1) ?? ''];
    const arrives = route?.arrives ?? roads?.arrives_in.includes(end);
    const meets = route?.influence_card ?? roads?.influence_card_at === end;
    found = [arrives === true ? t.arrives : '', meets ? t.meets : ''];
  } else if (armed?.type === 'haendler.move_courier') {
    found = of('haendler.move_courier').flatMap(({ spaces }) => spaces.map(({ space, influence_card: meets }) => (space === armed.space && meets ? t.meets : '')));
  }
  const told = found.filter((one) => one !== '');
  return told.length === 0 ? null : (
    <p class="row">
      {told.map((one) => (
        <span key={one} class="tag">
          {one}
        </span>
      ))}
    </p>
  );
}
