/** Problems in German. */
import type { Texts } from '../texts.ts';

export const problems: Texts['problems'] = {
  'credentials-invalid': 'Name oder Passwort ist falsch.',
  'name-taken': 'Dieser Name ist vergeben oder einem vergebenen zu ähnlich.',
  'rate-limited': 'Zu viele Anfragen. Warte kurz und versuche es noch einmal.',
  'app-unknown': 'Diese App ist hier nicht oder nicht mehr angemeldet.',
  'device-unknown': 'Mit diesem Code wartet kein Gerät. Vielleicht ist er falsch, schon beantwortet oder zu alt.',
  'tokens-spent': 'Du hast schon so viele Schlüssel, wie möglich sind. Widerrufe zuerst einen unter deinem Konto.',
  'seat-taken': 'Jemand war schneller: Dieser Platz ist besetzt.',
  'open-tables-spent': 'Du hast zu viele offene Tische. Starte oder lösche zuerst einen.',
  'storage-full': 'Der Server hat zu wenig Speicherplatz und legt nichts Neues an. Laufende Spiele gehen weiter.',
  'read-only': 'Der Server zeigt Spiele zurzeit nur an; nichts kann geändert werden.',
};
