/** Problems in French. */
import type { Texts } from '../texts.ts';

export const problems: Texts['problems'] = {
  'credentials-invalid': 'Le nom ou le mot de passe est faux.',
  'name-taken': 'Ce nom est déjà pris, ou trop proche d’un nom déjà pris.',
  'rate-limited': 'Trop de requêtes. Attends un instant, puis réessaie.',
  'app-unknown': "Cette application n'est pas enregistrée ici, ou ne l'est plus.",
  'device-unknown': "Aucun appareil n'attend avec ce code. Il est peut-être mal saisi, déjà utilisé ou trop ancien.",
  'tokens-spent': 'Vous avez déjà autant de clés que possible. Révoquez-en une dans votre compte.',
  'seat-taken': 'Quelqu’un a été plus rapide : cette place est prise.',
  'open-tables-spent': 'Tu as trop de tables ouvertes. Commence d’abord une partie ou supprime une table.',
  'storage-full': 'Le serveur manque de place et ne crée plus rien. Les parties en cours continuent.',
  'read-only': 'Le serveur montre seulement les parties en ce moment ; rien ne peut être changé.',
};
