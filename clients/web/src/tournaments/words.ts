/** Words and figures of tournaments. */
import type { TournamentParticipant, TournamentStanding, TournamentTerms, TournamentTieBreak } from 'kontor-client';

import { texts } from '../texts/language.ts';

export function formatText({ format }: TournamentTerms): string {
  const t = texts().tournaments;
  if (format.type === 'elimination') return `${t.formats.elimination}, ${t.advance(format.advance)}`;
  const { rounds } = format;
  return rounds == null ? t.formats[format.type] : `${t.formats[format.type]}, ${t.rounds(rounds)}`;
}

/** A moment, with its day. */
export { momentText as momentOf } from '../texts/language.ts';

/** How participants are called, by their numbers. Bots of the same kind are numbered. */
export function namesOf(participants: readonly TournamentParticipant[]): ReadonlyMap<number, string> {
  const inOrder = [...participants].sort((one, other) => one.standing.participant - other.standing.participant);
  const counts = new Map<string, number>();
  return new Map(
    inOrder.map(({ who, standing }) => {
      if (who.type === 'player') return [standing.participant, who.player.name];
      const count = (counts.get(who.bot) ?? 0) + 1;
      counts.set(who.bot, count);
      return [standing.participant, `${texts().page.bot(who.bot)} ${count}`];
    }),
  );
}

/** A figure of which so many are one. */
const figure = (value: number, parts: number, digits = 2): string => (value / parts).toLocaleString(texts().code, { maximumFractionDigits: digits });

export const pointsText = ({ points }: TournamentStanding): string => figure(points, 2);

/** A tie-break, in the units in which people count it. */
export function tieBreakText(standing: TournamentStanding, tieBreak: TournamentTieBreak): string {
  switch (tieBreak) {
    case 'direct_encounter':
      return standing.direct_encounter === null ? '–' : figure(standing.direct_encounter, 2);
    case 'buchholz':
      return figure(standing.buchholz, 2);
    case 'sonneborn_berger':
      return figure(standing.sonneborn_berger, 4);
    case 'wins':
      return String(standing.wins);
    case 'game_score':
      return figure(standing.game_score, 1_000_000, 3);
  }
}
