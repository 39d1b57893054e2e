/** The texts of a language. A language that lacks one does not compile. */
import type { Bot, GameEvent, ProblemCode, RecordFaultKind, Scope, SignatureFinding } from 'kontor-client';

import type { BoardTexts } from './boards.ts';
import type { ActionOf, EventOf, FieldsOf, FormWords, IdsOf, Kinds, RulesetId, ViewOf } from './contract.ts';
import type { Part, Teller } from './parts.ts';

/** How the events of a game, or of the table, are told. Nothing is told of an event that says nothing to players. */
export type EventTexts<R extends RulesetId | 'table'> = {
  [Type in EventOf<R>['type']]: (data: Extract<GameEvent, { type: Type }>['data'], t: Teller) => readonly Part[] | null;
};

/** The texts of one game. */
export interface GameTexts<R extends RulesetId> {
  /** The game, and in one sentence what it is about. */
  name: string;
  summary: string;
  /** The author of the game, and who published it. */
  by: string;
  /** The names of fields of the view and of actions. */
  fields: Record<FieldsOf<R>, string>;
  /** The names of things and of other ids. */
  ids: Record<IdsOf<R>, string>;
  /** The options of a new table: name and what it changes. */
  options: Record<string, string>;
  /** What is asked, by the kind of the decision. */
  kinds: Record<Kinds[R], string>;
  /** The short name of each type of action, for buttons. */
  buttons: Record<ActionOf<R>['type'], string>;
  /** The fields of some forms, by type of action and name. */
  forms: Record<FormWords[R], string>;
  /** What an object inside of an action is called, such as a pledge; nothing where its fields say enough. */
  thing?: (value: object, t: Teller) => string | undefined;
  /** Each action with its values. */
  actions: { [Type in ActionOf<R>['type']]: (action: Extract<ActionOf<R>, { type: Type }>, t: Teller) => readonly Part[] };
  /** What happened. */
  events: EventTexts<R>;
  /** How far the game is. */
  progress(view: ViewOf<R>): string;
  /** What the score of the outcome counts. */
  score(score: number): string;
  /** What only the board of this game says. */
  board: BoardTexts[R];
}

/** The texts of the page. */
export interface PageTexts {
  lobby: string;
  guide: string;
  contract: string;
  signIn: string;
  signUp: string;
  signOut: string;
  playAsGuest: string;
  yourName: string;
  name: string;
  password: string;
  passwordRule(min: number): string;
  signedOut: string;
  signedOutNow: string;
  guestExplained: string;
  welcome: string;
  welcomeMore: string;
  yourTurn: string;
  yourTurnAt(count: number): string;
  noTurn: string;
  yourGames: string;
  noGames: string;
  openTables: string;
  noOpenTables: string;
  watchTables: string;
  more: string;
  newTable: string;
  /** The heading of the games that begin against bots with one click. */
  quickStart: string;
  ruleset: string;
  seatsOf(count: number): string;
  players: string;
  options: string;
  preferences: string;
  noOptions: string;
  visibility: string;
  public: string;
  private: string;
  publicMore: string;
  privateMore: string;
  turnLimit: string;
  noLimit: string;
  limits: Record<'m5' | 'h1' | 'd1' | 'd3' | 'd7', string>;
  standIn: string;
  standInMore: string;
  sandbox: string;
  sandboxMore: string;
  seed: string;
  sit: string;
  fillWithBots: string;
  leaveFree: string;
  playAllSeats: string;
  allSeatsMore: string;
  takeAllSeats: string;
  ownSeats: string;
  createTable: string;
  byDefault: string;
  own: string;
  bots: Record<Bot, string>;
  bot(kind: Bot): string;
  freeSeat: string;
  you: string;
  guest: string;
  owner: string;
  takeSeat: string;
  leaveSeat: string;
  removeBot: string;
  removePlayer: string;
  seatBot: string;
  start: string;
  startHint: string;
  waitForOwner: string;
  invite: string;
  inviteMore: string;
  copy: string;
  copied: string;
  newInvite: string;
  deleteTable: string;
  tableDeleted: string;
  status: Record<'open' | 'running' | 'finished' | 'quarantined', string>;
  quarantinedMore: string;
  live: string;
  connecting: string;
  lost(time: string): string;
  asleep: string;
  waitingFor: string;
  yourTurnIs: string;
  youMay: string;
  watching: string;
  notSeated: string;
  over: string;
  deadline(time: string): string;
  noDeadline: string;
  days(count: number): string;
  board: string;
  log: string;
  talk: string;
  talkOnlySeats: string;
  noTalk: string;
  say: string;
  send: string;
  sending: string;
  clear: string;
  clearKey: string;
  enterKey: string;
  undo: string;
  sendsIn(seconds: number): string;
  allChoices(count: number): string;
  someChoices(count: number): string;
  chooseOne: string;
  choicesLeft(count: number): string;
  notYet: string;
  changed: string;
  changedKept: string;
  closed: string;
  notSent: string;
  refused: string;
  less: string;
  moreOf: string;
  yes: string;
  no: string;
  none: string;
  hidden: string;
  unknown: string;
  first: string;
  /** Between the name of something and what it is. */
  colon: string;
  range(min: number, max: number): string;
  pickFrom(min: number, max: number): string;
  resign: string;
  resignSure: string;
  resignAllSure: string;
  cancel: string;
  rematch: string;
  record: string;
  result: string;
  place(place: number): string;
  resigned: string;
  takenOver(bot: Bot): string;
  things(count: number): string;
  sessionOver: string;
  sessionOverMore: string;
  continue: string;
  account: string;
  upgrade: string;
  upgradeMore: string;
  language: string;
  theme: string;
  themes: Record<'auto' | 'light' | 'dark', string>;
  confirm: string;
  confirms: Record<'twice' | 'undo', string>;
  previews: string;
  /** Stands before what an action leads to. */
  leadsTo: string;
  leadsToNothing: string;
  /** What decides how it goes on behind a preview. */
  stopped: Record<'luck' | 'reveal', string>;
  orders: string;
  ordersMore: string;
  ordersTell: string;
  ordersUsual: string;
  sound: string;
  notify: string;
  keys: string;
  following: string;
  on: string;
  off: string;
  sessions: string;
  sessionsMore: string;
  signedInOn(day: string): string;
  usedOn(day: string): string;
  thisBrowser: string;
  programs: string;
  programsMore: string;
  validUntil(day: string): string;
  neverUsed: string;
  revoke: string;
  newToken: string;
  tokenName: string;
  scopes: string;
  actsFor: string;
  myself: string;
  makeToken: string;
  tokenOnce: string;
  copyToken: string;
  newBot: string;
  engine: string;
  engineVersion: string;
  makeBot: string;
  reload: string;
  retry: string;
  back: string;
  notFound: string;
  partMissing: string;
  gameUnknown: string;
  working: string;
  seq(seq: number): string;
  ago(seconds: number): string;
  skip: string;
  regions: Record<'header' | 'board' | 'panel' | 'players' | 'log' | 'talk', string>;
}

/** The texts of a replay. */
export interface ReplayTexts {
  replay: string;
  watchAgain: string;
  lookBack: string;
  gamesOver: string;
  toTable: string;
  toPresent: string;
  notBegun: string;
  controls: string;
  position: string;
  step(step: number, count: number, seq: number): string;
  first: string;
  last: string;
  back: string;
  on: string;
  leapBack(count: number): string;
  leapOn(count: number): string;
  seenAs: string;
  spectator: string;
  fork: string;
  forkMore: string;
  forkHere: string;
  forkSeat: string;
  forkWhenOver: string;
  forkNotAtEnd: string;
}

/** The texts of the developer panel. */
export interface DeveloperTexts {
  title: string;
  close: string;
  forget: string;
  parts: Record<'calls' | 'stream' | 'decision' | 'view', string>;
  noCalls: string;
  noFrames: string;
  noTable: string;
  noDecision: string;
  noView: string;
  /** What `$BASE` and `$TOKEN` are. */
  curlMore: string;
  copyCurl: string;
  copied: string;
  /** The browser does not let the page copy; the text is selected instead. */
  selected: string;
  reply: string;
  requestId: string;
  /** A body that is not shown. */
  notShown(bytes: number): string;
  bytes(count: number): string;
  underWay: string;
  schema: string;
  actions(count: number, isComplete: boolean): string;
  /** Whose decision it is, where it is not one's own. */
  ofSeat(seat: number): string;
  comparedWith(seq: number): string;
  changes: Record<'changed' | 'added' | 'removed', string>;
}

/** The texts about apps of other people. */
export interface AppsTexts {
  title: string;
  signInFirst: string;
  guestsCannot: string;
  asks(app: string): string;
  by(owner: string): string;
  wants(player: string): string;
  /** What each scope allows. */
  scopes: Record<Scope, string>;
  whatItCannot: string;
  goesOnAt(place: string): string;
  allow: string;
  deny: string;
  leave: string;
  device: string;
  code: string;
  codeMore: string;
  goOn: string;
  otherCode: string;
  deviceWarning(code: string): string;
  deviceAllowed: string;
  deviceDenied: string;
}

/** The texts about records. */
export interface RecordsTexts {
  title: string;
  about: string;
  file: string;
  byId: string;
  fetch: string;
  unreadable: string;
  commits(count: number): string;
  watch: string;
  import: string;
  download: string;
  check: string;
  notHere: string;
  here: string;
  server: string;
  serverSignIn: string;
  insecure: string;
  inOrder: string;
  notInOrder: string;
  chain(commits: number, events: number): string;
  signatures: Record<SignatureFinding, string>;
  imported(count: number): string;
  forked(seq: number): string;
  sandbox: string;
  recomputed: string;
  notRecomputed: string;
  notPlayed: string;
  faultAt(seq: number): string;
  faultOutside: string;
  openThere(seq: number): string;
  faults: Record<RecordFaultKind, string>;
}

/** All texts of a language. */
export interface Texts {
  /** The language, as browsers and its speakers call it. */
  code: string;
  name: string;
  page: PageTexts;
  replay: ReplayTexts;
  developer: DeveloperTexts;
  apps: AppsTexts;
  records: RecordsTexts;
  games: { [R in RulesetId]: GameTexts<R> };
  table: EventTexts<'table'>;
  /** What to do about a problem; for all others the server's own sentence is shown. */
  problems: Partial<Record<ProblemCode, string>>;
}
