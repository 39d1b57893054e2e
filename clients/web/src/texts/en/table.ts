/** Events of the table in English. */
import { say } from '../parts.ts';
import type { EventTexts } from '../texts.ts';
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
  'table.finished': (d, t) => {
    const winners = d.places.filter(({ place }) => place === 1).map(({ seat }) => t.seat(seat));
    return say`The game is over: ${winners.flatMap((part, index) => (index === 0 ? [part] : [' and ', part]))} won.`;
  },
  'table.deleted': () => say`The table was deleted.`,
};
