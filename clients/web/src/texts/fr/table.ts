/** Events of the table in French. */
import { joined, say } from '../parts.ts';
import type { EventTexts } from '../texts.ts';
import { clocks } from './clocks.ts';
import { page } from './page.ts';

export const table: EventTexts<'table'> = {
  'table.created': (d) => say`${d.owner.name} ouvre la table.`,
  'table.forked': (d) => say`${d.owner.name} ouvre une nouvelle table à partir d’une autre partie, après l’événement ${d.seq}.`,
  'table.seat_taken': (d) => say`${d.player.name} prend la place ${d.seat + 1}.`,
  'table.bot_seated': (d) => say`Un bot ${page.bots[d.bot]} prend la place ${d.seat + 1}.`,
  'table.bot_left': (d) => say`Le bot quitte la place ${d.seat + 1}.`,
  'table.seat_left': (d) => say`${d.player.name} quitte la place ${d.seat + 1}.`,
  'table.invite_replaced': () => say`L’invitation a été remplacée.`,
  'table.started': () => say`La partie commence.`,
  'table.resigned': (d, t) =>
    d.reason === 'turn_limit'
      ? say`${d.player.name} n’a plus de temps. ${t.seat(d.seat)} prend la suite.`
      : say`${d.player.name} abandonne. ${t.seat(d.seat)} prend la suite.`,
  'table.timed_out': (d, t) => say`${d.player.name} n’a plus de temps. ${t.seat(d.seat)} joue jusqu’à son retour.`,
  'table.returned': (d) => say`${d.player.name} est de retour et reprend la partie.`,
  'table.pause_wanted': (d, t) => (d.wanted ? say`${t.seat(d.seat)} souhaite arrêter les pendules.` : say`${t.seat(d.seat)} souhaite relancer les pendules.`),
  'table.time_given': (d, t) => say`${t.seat(d.from)} donne ${clocks.span(d.seconds)} à ${t.seat(d.to)}.`,
  'table.vacation_taken': (d, t) => say`${t.seat(d.seat)} est en vacances jusqu’au ${d.until.slice(0, 10)}.`,
  'table.abort_wanted': (d, t) => (d.wanted ? say`${t.seat(d.seat)} souhaite arrêter la partie sans résultat.` : say`${t.seat(d.seat)} souhaite continuer la partie.`),
  'table.tournament_cancelled': () => say`Le tournoi est annulé. La partie continue.`,
  'table.finished': (d, t) => {
    if (d.places.length === 0) return say`La partie s’arrête sans résultat, d’un commun accord.`;
    const winners = d.places.filter(({ place }) => place === 1).map(({ seat }) => [t.seat(seat)]);
    return say`La partie est finie : ${joined(winners, ', ', ' et ')} ${winners.length === 1 ? 'gagne' : 'gagnent'}.`;
  },
  'table.deleted': (d) => (d.reason === 'expired' ? say`La table a été supprimée, car il ne s’y passait plus rien depuis longtemps.` : say`La table a été supprimée.`),
};
