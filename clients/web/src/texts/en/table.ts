/** Events of the table in English. */
import { say } from '../parts.ts';
import type { EventTexts } from '../texts.ts';
import { clocks } from './clocks.ts';
import { page } from './page.ts';

export const table: EventTexts<'table'> = {
  'table.created': (d) => say`${d.owner.name} opens the table.`,
  'table.forked': (d) => say`${d.owner.name} makes a new table of the position after event ${d.seq} of another game.`,
  'table.seat_taken': (d) => say`${d.player.name} takes seat ${d.seat + 1}.`,
  'table.bot_seated': (d) => say`A ${page.bots[d.bot]} bot takes seat ${d.seat + 1}.`,
  'table.bot_left': (d) => say`The bot leaves seat ${d.seat + 1}.`,
  'table.seat_left': (d) => say`${d.player.name} leaves seat ${d.seat + 1}.`,
  'table.invite_replaced': () => say`The invite was replaced.`,
  'table.started': () => say`The game begins.`,
  'table.resigned': (d, t) =>
    d.reason === 'turn_limit'
      ? say`${d.player.name} has run out of time. ${t.seat(d.seat)} plays on.`
      : say`${d.player.name} resigns. ${t.seat(d.seat)} plays on.`,
  'table.timed_out': (d, t) => say`${d.player.name} has run out of time. ${t.seat(d.seat)} plays until ${d.player.name} is back.`,
  'table.returned': (d) => say`${d.player.name} is back and plays on.`,
  'table.pause_wanted': (d, t) => (d.wanted ? say`${t.seat(d.seat)} wants the clocks to stand.` : say`${t.seat(d.seat)} wants the clocks to run.`),
  'table.time_given': (d, t) => say`${t.seat(d.from)} gives ${t.seat(d.to)} ${clocks.span(d.seconds)}.`,
  'table.vacation_taken': (d, t) => say`${t.seat(d.seat)} is on vacation until ${d.until.slice(0, 10)}.`,
  'table.abort_wanted': (d, t) => (d.wanted ? say`${t.seat(d.seat)} wants to end the game without a result.` : say`${t.seat(d.seat)} wants to go on playing.`),
  'table.tournament_cancelled': () => say`The tournament was cancelled. The game goes on.`,
  'table.finished': (d, t) => {
    if (d.places.length === 0) return say`The players end the game without a result.`;
    const winners = d.places.filter(({ place }) => place === 1).map(({ seat }) => t.seat(seat));
    return say`The game is over: ${winners.flatMap((part, index) => (index === 0 ? [part] : [' and ', part]))} won.`;
  },
  'table.deleted': (d) => (d.reason === 'expired' ? say`The table was deleted, because nothing had happened here for so long.` : say`The table was deleted.`),
};
