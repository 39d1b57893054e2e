/** The texts of the developer panel in German. */
import type { DeveloperTexts } from '../texts.ts';

export const developer: DeveloperTexts = {
  title: 'Für Entwickler',
  close: 'Schließen',
  forget: 'Alles vergessen',
  parts: { calls: 'Aufrufe', stream: 'Stream', decision: 'Frage', view: 'Ansicht' },
  noCalls: 'Die Seite hat noch nichts aufgerufen, seit dies hier zum ersten Mal offen war.',
  noFrames: 'Es kam noch kein Ereignis, seit dies hier zum ersten Mal offen war.',
  noTable: 'Öffne einen Tisch, um das zu sehen.',
  noDecision: 'Niemand wird gerade etwas gefragt.',
  noView: 'Der Tisch hat keine Ansicht, bevor das Spiel beginnt.',
  curlMore: 'In einer Shell: BASE ist die Adresse des Servers, TOKEN ein Zugangstoken. Hier werden weder Token noch Passwörter gezeigt, und nichts wird aufgehoben.',
  copyCurl: 'Als curl kopieren',
  copied: 'Kopiert',
  selected: 'Markiert: kopiere es mit der Tastatur',
  reply: 'Antwort',
  requestId: 'Anfrage-ID',
  notShown: (bytes) => `${bytes} Byte, die nicht gezeigt werden`,
  bytes: (count) => (count < 1000 ? `${count} B` : `${(count / 1000).toFixed(1).replace('.', ',')} kB`),
  underWay: 'unterwegs',
  schema: 'Schema',
  actions: (count, isComplete) => (isComplete ? `Alle Züge (${count})` : `Einige der Züge (${count})`),
  ofSeat: (seat) => `von Platz ${seat}`,
  comparedWith: (seq) => `Verglichen mit der Ansicht von Ereignis ${seq}`,
  changes: { changed: 'geändert', added: 'neu', removed: 'weg' },
};
