/** How the participants stand, with what decides between equal points. */
import type { Tournament, TournamentParticipant } from 'kontor-client';
import type { JSX } from 'preact';

import { Box } from '../look/ui.tsx';
import { player } from '../net/session.ts';
import { texts } from '../texts/language.ts';
import { pointsText, tieBreakText } from './words.ts';

type Names = (participant: number) => JSX.Element;

export function Standings({ tournament, participants, names }: { tournament: Tournament; participants: readonly TournamentParticipant[]; names: Names }): JSX.Element {
  const t = texts().tournaments;
  const { terms, status } = tournament;
  const hasBegun = tournament.rounds_drawn > 0;
  if (!hasBegun) {
    return (
      <Box title={t.participants}>
        {participants.length === 0 && <p class="hint">{t.noneEntered}</p>}
        <ul class="owned">
          {participants.map((one) => (
            <li key={one.standing.participant}>
              <Name participant={one} names={names} />
            </li>
          ))}
        </ul>
      </Box>
    );
  }
  return (
    <Box title={status === 'finished' ? t.finalStandings : t.standings}>
      <table class="leaderboard standings">
        <thead>
          <tr>
            <th scope="col">{texts().players.rank}</th>
            <th scope="col">{t.participant}</th>
            {terms.format.type === 'elimination' && <th scope="col">{t.round}</th>}
            <th scope="col">{t.points}</th>
            <th scope="col" class="wide">
              {texts().players.games}
            </th>
            {terms.tie_breaks.map((one) => (
              <th scope="col" class="wide" key={one}>
                {t.tieBreakNames[one]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {participants.map((one) => (
            <Row key={one.standing.participant} participant={one} tournament={tournament} names={names} />
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function Row({ participant, tournament: { terms }, names }: { participant: TournamentParticipant; tournament: Tournament; names: Names }): JSX.Element {
  const t = texts().tournaments;
  const { standing, who } = participant;
  const decided = terms.tie_breaks.map((one) => ({ one, text: tieBreakText(standing, one) }));
  return (
    <tr data-me={who.type === 'player' && who.player.id === player.value?.id}>
      <td>{standing.rank}</td>
      <th scope="row">
        <Name participant={participant} names={names} />
        {/* On a phone there is no room for columns. */}
        <small class="hint slim">
          {decided.map(({ one, text }) => `${t.tieBreakNames[one]} ${text}`).join(' · ')}
          {standing.byes > 0 && ` · ${t.byes(standing.byes)}`}
        </small>
      </th>
      {terms.format.type === 'elimination' && <td>{standing.last_round}</td>}
      <td>
        <b>{pointsText(standing)}</b>
      </td>
      <td class="wide">{standing.games}</td>
      {decided.map(({ one, text }) => (
        <td class="wide" key={one}>
          {text}
        </td>
      ))}
    </tr>
  );
}

function Name({ participant: { who, standing }, names }: { participant: TournamentParticipant; names: Names }): JSX.Element {
  const t = texts().tournaments;
  return (
    <span>
      {names(standing.participant)}{' '}
      {who.type === 'player' && who.player.id === player.value?.id && <span class="tag">{texts().page.you}</span>}{' '}
      {standing.withdrawn && <span class="tag">{t.withdrawn}</span>}
    </span>
  );
}
