/** Les textes sur les applications d'autres personnes en français. */
import type { AppsTexts } from '../texts.ts';

export const apps: AppsTexts = {
  title: 'Applications',
  signInFirst: "Connectez-vous à votre compte pour répondre à l'application. Elle ne voit pas votre mot de passe.",
  guestsCannot: "Un invité ne peut laisser aucune application agir pour lui. Choisissez d'abord un nom et un mot de passe, puis rouvrez l'adresse de l'application.",
  asks: (app) => `${app} veut agir pour vous`,
  by: (owner) => `Enregistrée par ${owner}`,
  wants: (player) => `Si vous l'autorisez, l'application pourra, pendant 90 jours et en tant que ${player} :`,
  scopes: {
    read: 'Voir ce que vous voyez : vos parties, cartes cachées, décisions et messages.',
    play: 'Jouer vos coups et parler à vos tables.',
    tables: 'Créer des tables, prendre et quitter des places, inviter.',
    account: 'Votre compte, vos sessions et vos clés.',
  },
  whatItCannot: 'Elle ne peut pas modifier votre compte. Vous pouvez y mettre fin à tout moment dans votre compte.',
  goesOnAt: (place) => `Votre navigateur continuera sur ${place}.`,
  allow: 'Autoriser',
  deny: 'Refuser',
  leave: 'Ne pas répondre',
  device: 'Connecter un appareil',
  code: 'Code',
  codeMore: "L'appareil l'affiche : huit lettres.",
  goOn: 'Continuer',
  otherCode: 'Un autre code',
  deviceWarning: (code) => `N'autorisez que si vous avez commencé vous-même et si votre appareil affiche ${code}. Qui vous envoie un code veut jouer à votre place.`,
  deviceAllowed: "C'est fait. L'appareil continue dans quelques secondes.",
  deviceDenied: "Refusé. L'appareil ne reçoit rien.",
};
