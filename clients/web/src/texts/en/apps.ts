/** The texts about apps of other people in English. */
import type { AppsTexts } from '../texts.ts';

export const apps: AppsTexts = {
  title: 'Apps',
  signInFirst: 'Sign in with your account to answer the app. It does not see your password.',
  guestsCannot: "Guests cannot let apps act for them. Choose a name and a password first, then open the app's address again.",
  asks: (app) => `${app} wants to act for you`,
  by: (owner) => `Registered by ${owner}`,
  wants: (player) => `If you allow it, the app can do this as ${player}, for 90 days:`,
  scopes: {
    read: 'See what you see: your games, hidden cards, decisions and messages.',
    play: 'Play your moves and speak at your tables.',
    tables: 'Make tables, take and leave seats, invite.',
    account: 'Your account, sessions and tokens.',
  },
  whatItCannot: 'It cannot change your account. You can end it at any time under your account.',
  goesOnAt: (place) => `Your browser goes on at ${place}.`,
  allow: 'Allow',
  deny: 'Deny',
  leave: 'Leave unanswered',
  device: 'Connect a device',
  code: 'Code',
  codeMore: 'The device shows it: eight letters.',
  goOn: 'Go on',
  otherCode: 'Another code',
  deviceWarning: (code) => `Allow this only if you have started it yourself, and your device shows ${code}. A person who sends you a code wants to play as you.`,
  deviceAllowed: 'Done. The device goes on within a few seconds.',
  deviceDenied: 'Denied. The device gets nothing.',
};
