/**
 * Where one is in the past, written into the address: so a reload keeps the place, and it can be passed on.
 *
 * Steps replace the entry of the browser's history, and jumps make a new one, to which «back» returns. Browsers refuse pages
 * that write their address many times a second, so steps in quick succession are written once.
 */
import { pastHash } from '../shell/routes.ts';

/** The shortest time between two steps that are written. */
const WRITE_MS = 350;

export class Place {
  readonly #game: string;
  readonly #invite: string | undefined;
  #writtenAt = 0;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string, invite: string | undefined) {
    this.#game = game;
    this.#invite = invite;
  }

  /** Writes a step. */
  step(seq: number, as: number | undefined): void {
    clearTimeout(this.#later);
    const write = () => {
      this.#writtenAt = performance.now();
      history.replaceState(history.state, '', pastHash(this.#game, seq, as, this.#invite));
    };
    const left = WRITE_MS - (performance.now() - this.#writtenAt);
    if (left <= 0) write();
    else this.#later = setTimeout(write, left);
  }

  /** Goes to a place as one follows a link. */
  jump(seq: number, as: number | undefined): void {
    clearTimeout(this.#later);
    location.hash = pastHash(this.#game, seq, as, this.#invite);
  }

  /** Writes nothing more. */
  close(): void {
    clearTimeout(this.#later);
  }
}
