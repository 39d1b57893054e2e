/** How players, things and places are called. */
import type { GameComponents, GameSeat, HaendlerBoard } from 'kontor-client';

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

/** The names of the seats of a table. Bots of one kind are numbered by their seats. */
export function seatNames(table: Table): (seat: number) => string {
  const seats = table.game.value?.seats ?? [];
  return (number) => {
    const seat = seats[number];
    if (!seat) return `${number + 1}`;
    const bots = seats.filter(({ bot, player }) => !player && bot !== null);
    return !seat.player && seat.bot && bots.length > 1 ? `${seatName(seat)} ${bots.indexOf(seat) + 1}` : seatName(seat);
  };
}

/** The board of Die Händler that is played on: one of the box, or the table's own. */
export function boardOf(table: Table): HaendlerBoard | undefined {
  const components = table.components.value as GameComponents | undefined;
  if (components?.ruleset !== 'haendler') return undefined;
  const chosen = (table.game.value?.options as { board?: { type?: string; layout?: HaendlerBoard } } | undefined)?.board;
  if (chosen?.layout) return chosen.layout;
  const { boards } = components.components;
  return (boards.find(({ name }) => name === chosen?.type) ?? boards[0])?.board;
}

/** The name of a city, or of a space by what lies around it. */
export function placeName(board: HaendlerBoard | undefined, id: string): string {
  const cities = board?.cities ?? [];
  const named = (part: string) => cities.find((city) => city.id === part)?.name;
  const [first = '', second = ''] = id.split('_');
  return named(id) ?? [named(first) ?? first, named(second) ?? (second === 'junction' ? '⑂' : second)].filter((part) => part !== '').join(' ');
}

/** What sentences ask of the table. */
export function tellerOf(table: Table): Teller {
  return {
    seat: (seat): Part => ({ seat }),
    place: (id) => placeName(boardOf(table), id),
    card: (card): Part => (card === null ? texts().page.unknown : { card }),
  };
}

/** What a field or an id is called; what the catalogue does not know is shown as words. */
export function word(ruleset: string, id: string, kind: 'fields' | 'ids'): string {
  const words = gameTexts(ruleset)?.[kind] as Readonly<Record<string, string>> | undefined;
  return (words && Object.hasOwn(words, id) ? words[id] : undefined) ?? id.replaceAll('_', ' ');
}
