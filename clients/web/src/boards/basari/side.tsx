/** What everybody owns, and what the last scoring brought. */
import type { BasariColour } from 'kontor-client';
import type { JSX } from 'preact';

import { SeatIcon } from '../../look/shapes.tsx';
import { Box } from '../../look/ui.tsx';
import type { BoardProps } from '../board.ts';
import { COLOURS, Gem } from './icons.tsx';
import { scoringOf } from './story.ts';

type Props = BoardProps<'basari'>;

export function Side(props: Props): JSX.Element {
  return (
    <>
      <Owned props={props} />
      <LastScoring props={props} />
    </>
  );
}

/** Gems, laps and points of all, the supply, and what a majority brings. */
export function Owned({ props }: { props: Props }): JSX.Element {
  const { view, components, texts, me } = props;
  const t = texts.board;
  const most = (colour: BasariColour) => Math.max(...view.players.map(({ gems }) => gems[colour]));
  const info = (colour: BasariColour) => components.colours.find(({ id }) => id === colour);
  return (
    <Box title={t.owned} extra="basari-owned">
      <table class="basari-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{texts.fields.seat}</span>
            </th>
            <Colours texts={texts} />
            <th scope="col" class="basari-lap">{t.lap}</th>
            <th scope="col">{texts.fields.points}</th>
          </tr>
        </thead>
        <tbody>
          {view.players.map(({ seat, gems, points, figure }) => (
            <tr key={seat} data-seat={seat} data-me={seat === me}>
              <Name props={props} seat={seat} />
              {COLOURS.map((colour) => (
                <td key={colour} data-most={gems[colour] > 0 && gems[colour] === most(colour)}>
                  {gems[colour]}
                </td>
              ))}
              <td class="basari-lap">{figure ? `${figure.steps}/${view.lap_steps}` : '–'}</td>
              <td>
                <b>{points}</b>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.fields.supply}</th>
            {COLOURS.map((colour) => (
              <td key={colour}>{view.supply[colour]}</td>
            ))}
            <td />
            <td />
          </tr>
          <tr>
            <th scope="row">{t.mostBrings}</th>
            {COLOURS.map((colour) => (
              <td key={colour}>{info(colour)?.majority_points}</td>
            ))}
            <td>{components.lap_points}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </Box>
  );
}

function Colours({ texts }: { texts: Props['texts'] }): JSX.Element {
  return (
    <>
      {COLOURS.map((colour) => (
        <th key={colour} scope="col" title={texts.fields[colour]}>
          <Gem colour={colour} size={20} />
          <span class="unseen">{texts.fields[colour]}</span>
        </th>
      ))}
    </>
  );
}

function Name({ props, seat }: { props: Props; seat: number }): JSX.Element {
  return (
    <th scope="row" title={props.name(seat)}>
      <span class="basari-who">
        <SeatIcon seat={seat} />
        <span class="basari-name">{props.name(seat)}</span>
      </span>
    </th>
  );
}

/** The points of the last scoring, by what they were for. */
function LastScoring({ props }: { props: Props }): JSX.Element | null {
  const { view, texts } = props;
  const t = texts.board;
  const scoring = scoringOf(props.events, view.players.length);
  if (!scoring) return null;
  return (
    <Box title={t.scoring(scoring.number)} extra="basari-scoring">
      <table class="basari-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{texts.fields.seat}</span>
            </th>
            <Colours texts={texts} />
            <th scope="col" class="basari-lap">{t.lap}</th>
            <th scope="col">{texts.fields.points}</th>
          </tr>
        </thead>
        <tbody>
          {view.players.map(({ seat }) => {
            const parts = [...COLOURS.map((colour) => scoring.colours[colour]?.[seat] ?? 0), scoring.laps[seat] ?? 0];
            return (
              <tr key={seat} data-me={seat === props.me}>
                <Name props={props} seat={seat} />
                {parts.map((points, index) => (
                  <td key={index}>{points === 0 ? '–' : points}</td>
                ))}
                <td>
                  <b>{parts.reduce((sum, points) => sum + points, 0)}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
}
