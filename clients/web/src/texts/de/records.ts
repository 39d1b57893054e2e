/** The texts about records in German. */
import type { RecordsTexts } from '../texts.ts';

export const records: RecordsTexts = {
  title: 'Protokoll prüfen',
  about: 'Das Protokoll eines beendeten Spiels enthält alles, auch den geheimen Startwert: So kann jeder prüfen, dass niemand etwas daran verändert hat.',
  file: 'Zieh ein Protokoll hierher oder wähle eine Datei',
  byId: 'Oder die Kennung eines Spiels',
  fetch: 'Dessen Protokoll nehmen',
  unreadable: 'Diese Datei ist kein Protokoll.',
  commits: (count) => (count === 1 ? '1 Schritt' : `${count} Schritte`),
  watch: 'Ansehen',
  import: 'Als Spiel einspielen',
  download: 'Protokoll herunterladen',
  check: 'Protokoll prüfen',
  notHere: 'Dieser Server hat das Spiel nicht oder zeigt es dir nicht. Spiel das Protokoll ein, um es anzusehen.',
  here: 'Hier geprüft',
  server: 'Der Server sagt',
  serverSignIn: 'Der Server prüft Protokolle für alle, die angemeldet sind.',
  insecure: 'Diese Seite kam nicht über https, deshalb stellt der Browser ihr keine Kryptografie bereit. Gezeigt wird nur die Prüfung des Servers.',
  inOrder: 'In Ordnung',
  notInOrder: 'Nicht in Ordnung',
  chain: (commits, events) => `Startwert, Salze und Kette passen zusammen: ${commits} Schritte, ${events} Ereignisse.`,
  signatures: {
    valid: 'Dieser Server hat es unterschrieben.',
    'unknown-key': 'Es trägt die Unterschrift eines anderen Servers.',
    unchecked: 'Dieser Browser kann Unterschriften nicht prüfen.',
  },
  imported: (count) =>
    count === 1
      ? 'Der erste Schritt wurde eingespielt: Der Server, der unterschrieben hat, hat ihn nicht gesehen.'
      : `Die ersten ${count} Schritte wurden eingespielt: Der Server, der unterschrieben hat, hat sie nicht gesehen.`,
  forked: (seq) => `Es geht von Ereignis ${seq} eines anderen Spiels weiter.`,
  sandbox: 'Ein Übungstisch: Sein Glück war von Anfang an bekannt, es beweist also nichts über den Sieg.',
  recomputed: 'Jedes Ziehen, jeder Zug und jedes Ereignis wurde nach den Regeln noch einmal berechnet.',
  notRecomputed: 'Dieser Server kennt die Fassung der Regeln nicht, deshalb wurden die Züge nicht noch einmal berechnet.',
  notPlayed: 'Was gezogen und gespielt wurde, lässt sich nur mit den Regeln prüfen, und die hat der Server.',
  faultAt: (seq) => `Der Fehler liegt in dem Schritt, der mit Ereignis ${seq} beginnt.`,
  faultOutside: 'Der Fehler liegt außerhalb der Schritte.',
  openThere: (seq) => `Das Spiel bei Ereignis ${seq} ansehen`,
  faults: {
    format: 'Es hat nicht die Form eines Protokolls.',
    canonical: 'Es enthält eine Zahl, die in keinem Protokoll stehen kann.',
    seeds: 'Seine Startwerte sind fehlerhaft.',
    commitment: 'Der Startwert ist nicht der, auf den sich der Server vor dem Spiel festgelegt hat.',
    link: 'Der Inhalt passt nicht zu seinem Glied der Kette: Hier wurde etwas verändert.',
    'chain-head': 'Die Kette endet anders, als das Protokoll sagt.',
    frame: 'Spiel, Einstellungen oder Ergebnis sind nicht das, was die Schritte sagen.',
    signature: 'Die Unterschrift passt nicht zum Protokoll.',
  },
};
