/** Problems in English. */
import type { Texts } from '../texts.ts';

export const problems: Texts['problems'] = {
  'credentials-invalid': 'Name or password is wrong.',
  'name-taken': 'This name is taken, or too similar to one that is.',
  'rate-limited': 'Too many requests. Wait a moment and try again.',
  'app-unknown': 'This app is not registered here, or no longer.',
  'device-unknown': 'No device waits with this code. It may be mistyped, answered already, or too old.',
  'tokens-spent': 'You have as many tokens as one can have. Revoke one under your account first.',
  'seat-taken': 'Somebody else was faster: this seat is taken.',
  'open-tables-spent': 'You have too many open tables. Start or delete one first.',
  'storage-full': 'The server is short of disk space and makes nothing new. Games under way go on.',
  'read-only': 'The server only shows games at the moment; nothing can be changed.',
};
