/** The texts of a replay in English. */
import type { ReplayTexts } from '../texts.ts';

export const replay: ReplayTexts = {
  replay: 'Replay',
  watchAgain: 'Watch it again',
  lookBack: 'Look back',
  gamesOver: 'Games that are over',
  toTable: 'To the table',
  toPresent: 'To the present',
  notBegun: 'This game has not begun, so there is nothing to watch yet.',
  controls: 'Steps through the game',
  position: 'Position',
  step: (step, count, seq) => `Step ${step} of ${count}, event ${seq}`,
  first: 'To the start',
  last: 'To the end',
  back: 'One step back',
  on: 'One step on',
  leapBack: (count) => `${count} steps back`,
  leapOn: (count) => `${count} steps on`,
  seenAs: 'Seen as',
  spectator: 'Spectator',
  fork: 'Another way',
  forkMore: 'Opens a new table that goes on from this position: with the same cards in every hand, and new luck from here on.',
  forkHere: 'Fork here',
  forkSeat: 'My seat',
  forkWhenOver: 'As soon as this game is over, other games can go on from any of its positions.',
  forkNotAtEnd: 'The game ends here. Go back to a position from which it can go on.',
};
