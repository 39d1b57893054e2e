/** Events of the table in German. */
import { joined, say } from '../parts.ts';
import type { EventTexts } from '../texts.ts';
import { clocks } from './clocks.ts';
import { page } from './page.ts';

export const table: EventTexts<'table'> = {
  'table.created': (d) => say`${d.owner.name} eröffnet den Tisch.`,
  'table.forked': (d) => say`${d.owner.name} eröffnet einen Tisch mit der Stellung nach Ereignis ${d.seq} eines anderen Spiels.`,
  'table.seat_taken': (d) => say`${d.player.name} nimmt Platz ${d.seat + 1}.`,
  'table.bot_seated': (d) => say`Ein ${page.bots[d.bot]} nimmt Platz ${d.seat + 1}.`,
  'table.bot_left': (d) => say`Der Bot verlässt Platz ${d.seat + 1}.`,
  'table.seat_left': (d) => say`${d.player.name} verlässt Platz ${d.seat + 1}.`,
  'table.invite_replaced': () => say`Die Einladung wurde ersetzt.`,
  'table.started': () => say`Das Spiel beginnt.`,
  'table.resigned': (d, t) =>
    d.reason === 'turn_limit'
      ? say`Die Bedenkzeit von ${d.player.name} ist abgelaufen. ${t.seat(d.seat)} spielt weiter.`
      : say`${d.player.name} gibt auf. ${t.seat(d.seat)} spielt weiter.`,
  'table.timed_out': (d, t) => say`Die Bedenkzeit von ${d.player.name} ist abgelaufen. ${t.seat(d.seat)} spielt, bis ${d.player.name} zurück ist.`,
  'table.returned': (d) => say`${d.player.name} ist zurück und spielt weiter.`,
  'table.pause_wanted': (d, t) => (d.wanted ? say`${t.seat(d.seat)} möchte die Uhren anhalten.` : say`${t.seat(d.seat)} möchte die Uhren laufen lassen.`),
  'table.time_given': (d, t) => say`${t.seat(d.from)} schenkt ${t.seat(d.to)} ${clocks.span(d.seconds)}.`,
  'table.vacation_taken': (d, t) => say`${t.seat(d.seat)} ist bis ${d.until.slice(0, 10)} im Urlaub.`,
  'table.abort_wanted': (d, t) => (d.wanted ? say`${t.seat(d.seat)} möchte die Partie ohne Ergebnis beenden.` : say`${t.seat(d.seat)} möchte weiterspielen.`),
  'table.tournament_cancelled': () => say`Das Turnier wurde abgesagt. Die Partie geht weiter.`,
  'table.finished': (d, t) => {
    if (d.places.length === 0) return say`Die Partie endet ohne Ergebnis, weil es alle so wollen.`;
    const winners = d.places.filter(({ place }) => place === 1).map(({ seat }) => [t.seat(seat)]);
    return say`Das Spiel ist zu Ende: ${joined(winners, ', ', ' und ')} ${winners.length === 1 ? 'gewinnt' : 'gewinnen'}.`;
  },
  'table.deleted': (d) => (d.reason === 'expired' ? say`Der Tisch wurde gelöscht, weil hier so lange nichts geschehen ist.` : say`Der Tisch wurde gelöscht.`),
};
