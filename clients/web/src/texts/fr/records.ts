/** The texts about records in French. */
import type { RecordsTexts } from '../texts.ts';

export const records: RecordsTexts = {
  title: 'Vérifier un enregistrement',
  about: 'L’enregistrement d’une partie terminée contient tout, même la graine secrète : chacun peut ainsi vérifier que personne n’y a touché.',
  file: 'Dépose un enregistrement ici, ou choisis un fichier',
  byId: 'Ou l’identifiant d’une partie',
  fetch: 'Le récupérer',
  unreadable: 'Ce fichier n’est pas un enregistrement.',
  commits: (count) => `${count} ${count < 2 ? 'étape' : 'étapes'}`,
  watch: 'Regarder',
  import: 'Importer la partie',
  download: 'Télécharger l’enregistrement',
  check: 'Vérifier l’enregistrement',
  notHere: 'Ce serveur n’a pas la partie, ou ne te la montre pas. Importe l’enregistrement pour la regarder.',
  here: 'Vérifié ici',
  server: 'Le serveur dit',
  serverSignIn: 'Le serveur vérifie pour les personnes connectées.',
  insecure: 'Cette page n’est pas venue par https : le navigateur n’a donc pas de cryptographie pour elle. Seule la vérification du serveur est montrée.',
  inOrder: 'En règle',
  notInOrder: 'Pas en règle',
  chain: (commits, events) => `Graine, sels et chaîne concordent : ${commits} étapes, ${events} événements.`,
  signatures: {
    valid: 'Ce serveur l’a signé.',
    'unknown-key': 'Il porte la signature d’un autre serveur.',
    unchecked: 'Ce navigateur ne sait pas vérifier les signatures.',
  },
  imported: (count) =>
    count < 2
      ? 'La première étape a été importée : le serveur qui a signé ne l’a pas vue se jouer.'
      : `Les ${count} premières étapes ont été importées : le serveur qui a signé ne les a pas vues se jouer.`,
  forked: (seq) => `Il continue à partir de l’événement ${seq} d’une autre partie.`,
  sandbox: 'Une table d’essai : son hasard était connu dès le début, elle ne prouve donc rien sur la victoire.',
  recomputed: 'Chaque tirage, chaque action et chaque événement a été recalculé d’après les règles.',
  notRecomputed: 'Ce serveur ne connaît pas cette version des règles : tirages et actions n’ont pas été recalculés.',
  notPlayed: 'Les tirages et les coups ne peuvent être vérifiés qu’avec les règles, que le serveur possède.',
  faultAt: (seq) => `La faute est dans l’étape qui commence par l’événement ${seq}.`,
  faultOutside: 'La faute est en dehors des étapes.',
  openThere: (seq) => `Voir la partie à l’événement ${seq}`,
  faults: {
    format: 'Il n’a pas la forme d’un enregistrement.',
    canonical: 'Il contient un nombre qu’aucun enregistrement ne peut avoir.',
    seeds: 'Ses graines sont mal formées.',
    commitment: 'La graine n’est pas celle à laquelle le serveur s’était engagé avant la partie.',
    link: 'Le contenu ne correspond pas à son maillon de la chaîne : quelque chose a été changé ici.',
    'chain-head': 'La chaîne finit autrement que l’enregistrement ne le dit.',
    frame: 'Jeu, options ou résultat ne sont pas ce que disent les étapes.',
    signature: 'La signature ne correspond pas à l’enregistrement.',
  },
};
