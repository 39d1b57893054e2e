/** The texts of a replay in German. */
import type { ReplayTexts } from '../texts.ts';

export const replay: ReplayTexts = {
  replay: 'Rückschau',
  watchAgain: 'Noch einmal ansehen',
  lookBack: 'Zurückblicken',
  gamesOver: 'Beendete Partien',
  toTable: 'Zum Tisch',
  toPresent: 'In die Gegenwart',
  notBegun: 'Diese Partie hat noch nicht begonnen, es gibt also noch nichts zu sehen.',
  controls: 'Schritte durch die Partie',
  position: 'Stellung',
  step: (step, count, seq) => `Schritt ${step} von ${count}, Ereignis ${seq}`,
  first: 'Zum Anfang',
  last: 'Zum Ende',
  back: 'Einen Schritt zurück',
  on: 'Einen Schritt weiter',
  leapBack: (count) => `${count} Schritte zurück`,
  leapOn: (count) => `${count} Schritte weiter`,
  seenAs: 'Gesehen von',
  spectator: 'Zuschauer',
  fork: 'Ein anderer Weg',
  forkMore: 'Öffnet einen neuen Tisch, der von dieser Stellung aus weitergeht: mit denselben Karten auf jeder Hand und neuem Glück von hier an.',
  forkHere: 'Hier abzweigen',
  forkSeat: 'Mein Platz',
  forkWhenOver: 'Sobald diese Partie zu Ende ist, können andere Partien von jeder ihrer Stellungen aus weitergehen.',
  forkNotAtEnd: 'Hier ist die Partie zu Ende. Geh zu einer Stellung zurück, von der aus sie weitergehen kann.',
};
