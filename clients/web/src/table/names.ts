/** How players, things and places are called. */
import type { Game, GameComponents, GameEvent, GameSeat, HaendlerBoard, HaendlerComponents } from 'kontor-client';

import type { Table } from '../net/table.ts';
import type { RulesetId } from '../texts/contract.ts';
import { texts } from '../texts/language.ts';
import type { Part, Teller } from '../texts/parts.ts';
import type { GameTexts } from '../texts/texts.ts';

/** The texts of a ruleset; nothing for one that this page does not know. */
export function gameTexts(ruleset: string): GameTexts<RulesetId> | undefined {
  const games = texts().games as unknown as Readonly<Record<string, GameTexts<RulesetId>>>;
  return Object.hasOwn(games, ruleset) ? games[ruleset] : undefined;
}

/** Who sits there. */
export function seatName(seat: GameSeat | undefined): string {
  const t = texts().page;
  if (seat?.player) return seat.player.name;
  if (seat?.bot) return t.bot(seat.bot);
  return t.freeSeat;
}

/** A game as it was before an event: who resigned by it still has the seat. */
export function before(game: Game, { type, data }: GameEvent): Game {
  if (type !== 'table.resigned') return game;
  const seats = game.seats.map((seat) => (seat.seat === data.seat ? { ...seat, player: data.player, bot: null, resigned: null } : seat));
  return { ...game, seats };
}

/** The names of the seats of a game. Bots, and seats of one player, are numbered in the order of the seats. */
export function seatNames(game: Game | undefined): (seat: number) => string {
  const seats = game?.seats ?? [];
  return (number) => {
    const seat = seats[number];
    if (!seat) return `${number + 1}`;
    const isAlike = ({ bot, player }: GameSeat) => (seat.player ? player?.id === seat.player.id && player.id !== '' : !player && bot !== null);
    const alike = seat.player || seat.bot ? seats.filter(isAlike) : [];
    return alike.length > 1 ? `${seatName(seat)} ${alike.indexOf(seat) + 1}` : seatName(seat);
  };
}

/** The board of Die Händler that is played on: one of the box, or the table's own. */
export function haendlerBoard({ boards }: HaendlerComponents, game: Game): HaendlerBoard {
  const chosen = (game.options as { board?: { type?: string; layout?: HaendlerBoard } }).board;
  return chosen?.layout ?? (boards.find(({ name }) => name === chosen?.type) ?? boards[0]!).board;
}

function boardOf(table: Table): HaendlerBoard | undefined {
  const [components, game] = [table.components.value as GameComponents | undefined, table.game.value];
  return components?.ruleset === 'haendler' && game ? haendlerBoard(components.components, game) : undefined;
}

/** The name of a city, or of a space by what lies around it: « Paris 1 », or « Paris–Brügge ». */
export function placeName(board: HaendlerBoard | undefined, id: string): string {
  const named = (part: string) => board?.cities.find((city) => city.id === part)?.name;
  const [first = '', second = ''] = id.split('_');
  const [one, two] = [named(first) ?? first, named(second)];
  if (two !== undefined) return `${one}–${two}`;
  return named(id) ?? [one, second === 'junction' ? texts().games.haendler.board.fork : second].filter((part) => part !== '').join(' ');
}

/** What sentences ask of the table. */
export function tellerOf(table: Table): Teller {
  return {
    seat: (seat): Part => ({ seat }),
    place: (id) => placeName(boardOf(table), id),
    card: (card): Part => (card === null ? texts().page.unknown : { card }),
  };
}

/** What a field of a form is called, or with `none` its empty value, where the form has words of its own. */
export function formWord(ruleset: string, key: string): string | undefined {
  return (gameTexts(ruleset)?.forms as Readonly<Record<string, string>> | undefined)?.[key];
}

/** What a field or an id is called; what the catalogue does not know is shown as words. */
export function word(ruleset: string, id: string, kind: 'fields' | 'ids'): string {
  const words = gameTexts(ruleset)?.[kind] as Readonly<Record<string, string>> | undefined;
  return (words && Object.hasOwn(words, id) ? words[id] : undefined) ?? id.replaceAll('_', ' ');
}
