/** The texts of the developer panel in English. */
import type { DeveloperTexts } from '../texts.ts';

export const developer: DeveloperTexts = {
  title: 'Developer panel',
  close: 'Close',
  forget: 'Forget all',
  parts: { calls: 'Calls', stream: 'Stream', decision: 'Decision', view: 'View' },
  noCalls: 'The page has called nothing since this panel was opened first.',
  noFrames: 'No event has come since this panel was opened first.',
  noTable: 'Open a table to see this.',
  noDecision: 'No player is asked anything.',
  noView: 'The table has no view before the game begins.',
  curlMore: 'In a shell: BASE is the address of the server, TOKEN an access token. This panel shows no tokens and no passwords, and keeps nothing.',
  copyCurl: 'Copy as curl',
  copied: 'Copied',
  selected: 'Selected: copy it with the keyboard',
  reply: 'Reply',
  requestId: 'request id',
  notShown: (bytes) => `${bytes} bytes, which are not shown`,
  bytes: (count) => (count < 1000 ? `${count} B` : `${(count / 1000).toFixed(1)} kB`),
  underWay: 'under way',
  schema: 'Schema',
  actions: (count, isComplete) => (isComplete ? `All actions (${count})` : `Some of the actions (${count})`),
  ofSeat: (seat) => `of seat ${seat}`,
  comparedWith: (seq) => `Compared with the view of event ${seq}`,
  changes: { changed: 'changed', added: 'new', removed: 'gone' },
};
