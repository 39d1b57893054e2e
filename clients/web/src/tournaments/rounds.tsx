/** The rounds of a tournament, one at a time: its tables with their games, and who has a bye. */
import { useSignal } from '@preact/signals';
import type { Tournament, TournamentRoundGame } from 'kontor-client';
import type { JSX } from 'preact';

import { SeatIcon } from '../look/shapes.tsx';
import { Box, Choice, Failure, useRead } from '../look/ui.tsx';
import { ask, kontor } from '../net/session.ts';
import { upTo } from '../shell/game-fields.tsx';
import { tableHash } from '../shell/routes.ts';
import { gameTexts } from '../table/names.ts';
import { texts } from '../texts/language.ts';
import { momentOf } from './words.ts';

type Names = (participant: number) => JSX.Element;

export function Rounds({ tournament, names }: { tournament: Tournament; names: Names }): JSX.Element {
  const t = texts().tournaments;
  // The newest one, unless another one was chosen.
  const chosen = useSignal<number | undefined>(undefined);
  const drawn = tournament.rounds_drawn;
  const round = chosen.value ?? drawn;
  const params = { path: { tournament: tournament.id, round } };
  const { data, error } = useRead(() => ask(kontor.value.api.GET('/v1/tournaments/{tournament}/rounds/{round}', { params })), `${tournament.id} ${round}`, tournament.last_event);
  return (
    <Box title={t.roundOf(round, tournament.rounds)}>
      {drawn > 1 && <Choice label={t.round} values={upTo(1, drawn)} value={round} name={String} onChange={(one) => (chosen.value = one === drawn ? undefined : one)} />}
      <Failure error={error} />
      {data && (
        <>
          <p class="hint">{data.closed_at === null ? t.endsAt(momentOf(data.ends_at)) : t.closedAt(momentOf(data.closed_at))}</p>
          <ul class="round">
            {data.tables.map(({ table, games }) => (
              <li key={table}>
                <h3>{t.table(table)}</h3>
                {games.map((game, index) => (
                  <Played key={game.game} game={game} names={names} title={games.length > 1 ? t.game(index + 1) : t.toGame} ruleset={tournament.terms.ruleset} />
                ))}
              </li>
            ))}
          </ul>
          {data.byes.length > 0 && (
            <p>
              {t.byesOf}{' '}
              {data.byes.map((participant, index) => (
                <span key={participant}>
                  {index > 0 && ', '}
                  {names(participant)}
                </span>
              ))}
            </p>
          )}
        </>
      )}
    </Box>
  );
}

/** A game of a table: who sits where, and what they reached. */
function Played({ game: { game, reason, results, seats }, names, title, ruleset }: { game: TournamentRoundGame; names: Names; title: string; ruleset: string }): JSX.Element {
  const t = texts().tournaments;
  const score = (points: number) => gameTexts(ruleset)?.score(points) ?? String(points);
  const hasTable = reason === null || reason === 'played';
  return (
    <div class="played">
      <p class="row">
        {hasTable ? <a href={tableHash(game)}>{title}</a> : <span>{title}</span>}
        <span class="hint">{reason === null ? t.underWay : t.reasons[reason]}</span>
      </p>
      <ol class="seats">
        {seats.map((participant, seat) => {
          const result = results.find((one) => one.seat === seat);
          return (
            <li key={seat}>
              <SeatIcon seat={seat} size={13} />
              <span class="grow">{names(participant)}</span>
              {result && <b>{texts().page.place(result.place)}</b>}
              {result && reason === 'played' && <span class="hint">{score(result.score)}</span>}
              {result?.left && <span class="tag">{t.left}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
