/** The texts of a replay in French. */
import type { ReplayTexts } from '../texts.ts';

export const replay: ReplayTexts = {
  replay: 'Rediffusion',
  watchAgain: 'Revoir la partie',
  lookBack: 'Revenir en arrière',
  gamesOver: 'Parties terminées',
  toTable: 'À la table',
  toPresent: 'Au présent',
  notBegun: 'Cette partie n’a pas commencé : il n’y a encore rien à voir.',
  controls: 'Étapes de la partie',
  position: 'Position',
  step: (step, count, seq) => `Étape ${step} sur ${count}, événement ${seq}`,
  first: 'Au début',
  last: 'À la fin',
  back: 'Une étape en arrière',
  on: 'Une étape en avant',
  leapBack: (count) => `${count} étapes en arrière`,
  leapOn: (count) => `${count} étapes en avant`,
  seenAs: 'Point de vue',
  spectator: 'Public',
  fork: 'Une autre voie',
  forkMore: 'Ouvre une nouvelle table qui continue à partir de cette position : avec les mêmes cartes dans chaque main, et un nouveau hasard ensuite.',
  forkHere: 'Bifurquer ici',
  forkSeat: 'Ma place',
  forkWhenOver: 'Dès que cette partie sera terminée, d’autres pourront continuer à partir de chacune de ses positions.',
  forkNotAtEnd: 'La partie se termine ici. Reviens à une position à partir de laquelle elle peut continuer.',
};
