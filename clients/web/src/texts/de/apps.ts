/** Die Texte über fremde Apps auf Deutsch. */
import type { AppsTexts } from '../texts.ts';

export const apps: AppsTexts = {
  title: 'Apps',
  signInFirst: 'Melde dich mit deinem Konto an, um der App zu antworten. Dein Passwort sieht sie nicht.',
  guestsCannot: 'Gäste können keine App für sich handeln lassen. Wähle zuerst Namen und Passwort und öffne dann die Adresse der App noch einmal.',
  asks: (app) => `${app} möchte für dich handeln`,
  by: (owner) => `Angemeldet von ${owner}`,
  wants: (player) => `Wenn du es erlaubst, kann die App 90 Tage lang als ${player}:`,
  scopes: {
    read: 'Sehen, was du siehst: deine Partien, verdeckte Karten, Entscheidungen und Nachrichten.',
    play: 'Deine Züge spielen und an deinen Tischen sprechen.',
    tables: 'Tische anlegen, Plätze nehmen und verlassen, einladen.',
    account: 'Dein Konto, Sitzungen und Schlüssel.',
  },
  whatItCannot: 'Dein Konto kann sie nicht ändern. Du kannst das unter deinem Konto jederzeit beenden.',
  goesOnAt: (place) => `Dein Browser geht danach zu ${place}.`,
  allow: 'Erlauben',
  deny: 'Ablehnen',
  leave: 'Nicht antworten',
  device: 'Gerät verbinden',
  code: 'Code',
  codeMore: 'Das Gerät zeigt ihn an: acht Buchstaben.',
  goOn: 'Weiter',
  otherCode: 'Anderer Code',
  deviceWarning: (code) => `Erlaube das nur, wenn du es selbst begonnen hast und dein Gerät ${code} anzeigt. Wer dir einen Code schickt, will als du spielen.`,
  deviceAllowed: 'Fertig. Das Gerät macht in wenigen Sekunden weiter.',
  deviceDenied: 'Abgelehnt. Das Gerät bekommt nichts.',
};
