/** The texts of a replay in German. */
import type { ReplayTexts } from '../texts.ts';

export const replay: ReplayTexts = {
  replay: 'Wiederholung',
  watchAgain: 'Noch einmal ansehen',
  lookBack: 'Zurückblättern',
  gamesOver: 'Beendete Spiele',
  toTable: 'Zum Tisch',
  toPresent: 'Aktueller Stand',
  notBegun: 'Dieses Spiel hat noch nicht begonnen, also gibt es noch nichts zu sehen.',
  controls: 'Schritte durch das Spiel',
  position: 'Stellung',
  step: (step, count, seq) => `Schritt ${step} von ${count}, Ereignis ${seq}`,
  first: 'Zum Anfang',
  last: 'Zum Ende',
  back: 'Einen Schritt zurück',
  on: 'Einen Schritt weiter',
  leapBack: (count) => `${count} Schritte zurück`,
  leapOn: (count) => `${count} Schritte weiter`,
  seenAs: 'Ansicht von',
  spectator: 'Zuschauer',
  fork: 'Ein anderer Weg',
  forkMore: 'Öffnet einen neuen Tisch, der von dieser Stellung aus weitergeht: mit denselben Karten auf jeder Hand, aber von hier an mit neuem Zufall.',
  forkHere: 'Hier abzweigen',
  forkSeat: 'Mein Platz',
  forkWhenOver: 'Sobald dieses Spiel zu Ende ist, können andere Spiele von jeder seiner Stellungen aus weitergehen.',
  forkNotAtEnd: 'Hier ist das Spiel zu Ende. Geh zu einer Stellung zurück, von der aus es weitergehen kann.',
};
