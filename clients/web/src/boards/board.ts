/**
 * What a board is: a module of its own for each game, which draws the table and says how clicks become actions. It knows the
 * view, the components and the action machine, and never the rules.
 */
import type { Game, GameEvent } from 'kontor-client';
import type { JSX } from 'preact';

import type { Act } from '../act/machine.ts';
import type { ComponentsOf } from '../net/rulesets.ts';
import type { RulesetId, ViewOf } from '../texts/contract.ts';
import type { Part, Teller } from '../texts/parts.ts';
import type { GameTexts } from '../texts/texts.ts';

/** What a board is given. */
export interface BoardProps<R extends RulesetId> {
  /** The table as the viewer may see it. */
  readonly view: ViewOf<R>;
  /** What is in the box. */
  readonly components: ComponentsOf<R>;
  /** The game: seats, options, outcome. */
  readonly game: Game;
  /** The viewer's seat; null for spectators. */
  readonly me: number | null;
  /** How a seat is called. */
  readonly name: (seat: number) => string;
  /** The action machine. Without a decision it offers nothing. */
  readonly act: Act;
  /** The events of the last commit, which say how the table came about. */
  readonly last: readonly GameEvent[];
  /** All events so far, the oldest first. */
  readonly events: readonly GameEvent[];
  /** The texts of the game in the language of the page. */
  readonly texts: GameTexts<R>;
  /** Draws the parts of a sentence. */
  readonly say: (parts: readonly Part[]) => JSX.Element;
  /** Names places and cards inside sentences. */
  readonly teller: Teller;
}

/** A board. */
export interface Board<R extends RulesetId> {
  /** The table itself, in the middle of the page. */
  readonly Table: (props: BoardProps<R>) => JSX.Element;
  /** What stands above the log in the column at the side. */
  readonly Side?: (props: BoardProps<R>) => JSX.Element | null;
  /**
   * The form for the present decision inside the panel, in place of the generic one. With null, the generic one is shown.
   * The buttons for clearing and sending, and the list of all choices, are always the panel's own.
   */
  readonly Panel?: (props: BoardProps<R>) => JSX.Element | null;
}
