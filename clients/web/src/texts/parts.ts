/** Sentences in parts: text, and what the page draws inside of it. No part is ever markup. */
import type { Card } from './things.ts';

/** A part of a sentence. */
export type Part =
  /** Text. */
  | string
  /** A player, drawn with the shape and colour of the seat. */
  | { seat: number }
  /** Text that stands out. */
  | { b: string }
  /** A card of Dale of Merchants, by its name; its text is shown on request. */
  | { card: Card };

/** What a value of a sentence may be. */
export type Said = Part | number | readonly Part[];

/** A sentence: `` say`${t.seat(1)} bids ${7}.` ``. */
export function say(texts: TemplateStringsArray, ...values: Said[]): Part[] {
  const parts: Part[] = [];
  texts.forEach((text, index) => {
    if (text !== '') parts.push(text);
    const value = values[index];
    if (value === undefined) return;
    if (typeof value === 'number') parts.push(String(value));
    else if (Array.isArray(value)) parts.push(...(value as readonly Part[]));
    else parts.push(value as Part);
  });
  return parts;
}

/** Parts with something between them. */
export function joined(items: readonly (readonly Part[])[], between: string, last = between): Part[] {
  return items.flatMap((item, index) => (index === 0 ? item : [index === items.length - 1 ? last : between, ...item]));
}

/** What a language asks of the table that it tells about. */
export interface Teller {
  /** A player. */
  seat(seat: number): Part;
  /** The name of a place of Die Händler. */
  place(id: string): string;
  /** A card of Dale of Merchants; unknown where the viewer may not know it. */
  card(card: Card | null): Part;
}
