/** The texts of the developer panel in French. */
import type { DeveloperTexts } from '../texts.ts';
import { plural } from './plural.ts';

export const developer: DeveloperTexts = {
  title: 'Pour développeurs',
  close: 'Fermer',
  forget: 'Tout oublier',
  parts: { calls: 'Appels', stream: 'Flux', decision: 'Question', view: 'Vue' },
  noCalls: 'La page n’a rien appelé depuis la première ouverture de ce panneau.',
  noFrames: 'Aucun événement n’est arrivé depuis la première ouverture de ce panneau.',
  noTable: 'Ouvre une table pour voir ceci.',
  noDecision: 'Rien n’est demandé à personne.',
  noView: 'La table n’a pas de vue avant le début de la partie.',
  curlMore: 'Dans un shell : BASE est l’adresse du serveur, TOKEN un jeton d’accès. Ce panneau ne montre ni jetons ni mots de passe, et ne garde rien.',
  copyCurl: 'Copier pour curl',
  copied: 'Copié',
  selected: 'Sélectionné : copie-le au clavier',
  reply: 'Réponse',
  requestId: 'identifiant de la requête',
  notShown: (bytes) => plural(bytes, 'octet, non affiché', 'octets, non affichés'),
  bytes: (count) => (count < 1000 ? `${count} o` : `${(count / 1000).toFixed(1).replace('.', ',')} ko`),
  underWay: 'en cours',
  schema: 'Schéma',
  actions: (count, isComplete) => (isComplete ? `Toutes les actions (${count})` : `Une partie des actions (${count})`),
  ofSeat: (seat) => `de la place ${seat}`,
  comparedWith: (seq) => `Comparée à la vue de l’événement ${seq}`,
  changes: { changed: 'modifié', added: 'nouveau', removed: 'disparu' },
};
