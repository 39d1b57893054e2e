/** The texts of a language. A language that lacks one does not compile. */
import type {
  AccountEventType,
  Bot,
  DeliveryOutcome,
  GameEvent,
  OnTimeout,
  PlayerKind,
  ProblemCode,
  RatedKind,
  RatingPool,
  RecordFaultKind,
  ReportCategory,
  Scope,
  SignatureFinding,
  TournamentCancelReason,
  TournamentEntrants,
  TournamentFormat,
  TournamentResultReason,
  TournamentSeeding,
  TournamentStatus,
  TournamentTieBreak,
  WebhookDisabledReason,
} from 'kontor-client';

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
  visibility: string;
  public: string;
  private: string;
  publicMore: string;
  privateMore: string;
  standIn: string;
  standInMore: string;
  sandbox: string;
  sandboxMore: string;
  seed: string;
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
  startByOthers(moment: string): string;
  openUntil(day: string): string;
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
  notSeated: string;
  over: string;
  deadline(time: string): string;
  noDeadline: string;
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
  abort: string;
  abortMore: string;
  abortWant: string;
  abortBack: string;
  abortWantedBy: string;
  aborted: string;
  abortedShort: string;
  /** The game ended because only one player or team had not left. */
  othersLeft: string;
  leaversLast: string;
  removedMessage: string;
  rematch: string;
  rematchRated: string;
  record: string;
  result: string;
  place(place: number): string;
  resigned: string;
  takenOver(bot: Bot): string;
  sessionOver: string;
  sessionOverMore: string;
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

/** The texts about the account of the signed-in player. */
export interface AccountTexts {
  profile: string;
  about: string;
  aboutMore(max: number): string;
  hidesHistory: string;
  hidesMore: string;
  showsPresence: string;
  showsMore: string;
  save: string;
  saved: string;
  showProfile: string;
  ownPassword: string;
  oldPassword: string;
  newPassword: string;
  passwordMore: string;
  /** The switch that also switches off all that acts without the password. */
  revokeAll: string;
  revokeAllMore: string;
  changePassword: string;
  passwordChanged: string;
  allRevoked: string;
  recover: string;
  recoverMore: string;
  setPassword: string;
  recoveryCode: string;
  recovery: string;
  recoveryMore: string;
  noCodes: string;
  codesLeft(count: number, day: string): string;
  codesReplace: string;
  makeCodes: string;
  /** What the codes are for, on paper. */
  codesOf(name: string, host: string): string;
  codesOnce: string;
  copyCodes: string;
  notCopied: string;
  printCodes: string;
  codesKept: string;
  devices: string;
  endOthers: string;
  data: string;
  dataMore: string;
  download: string;
  downloadBroken: string;
  leaving: string;
  leavingMore: string;
  /** What becomes of what a player has; first what only users have. */
  leavingUser: readonly string[];
  leavingAll: readonly string[];
  leavingOpen: string;
  typeName(name: string): string;
  passwordToLeave: string;
  leave: string;
  deleted: string;
  vacation: string;
  vacationMore: string;
  noVacation: string;
  onVacation(day: string): string;
  daysLeft(left: number, all: number): string;
  lastDay: string;
  takeVacation: string;
  changeVacation: string;
  endVacation: string;
  webhooks: string;
  webhooksMore: string;
  webhooksGuide: string;
  newWebhook: string;
  address: string;
  addressMore: string;
  whichEvents: string;
  allEvents: string;
  events: Record<AccountEventType, string>;
  answers: string;
  playsAnswers: string;
  makeWebhook: string;
  secretOnce(url: string): string;
  copySecret: string;
  newSecret: string;
  webhookWorks: string;
  webhookFails(day: string): string;
  webhookDisabled: Record<WebhookDisabledReason, string>;
  /** What to look at before one that is switched off is switched on. */
  webhookBefore: string;
  switchOff: string;
  switchOn: string;
  remove: string;
  change: string;
  deliveries: string;
  noDeliveries: string;
  testDelivery: string;
  testAsked: string;
  test: string;
  readAgain: string;
  outcomes: Record<DeliveryOutcome, string>;
  apps: string;
  appsMore: string;
  appsGuide: string;
  /** That an app is switched off, and what to look at before it is switched on. */
  appDisabled: string;
  newApp: string;
  appName: string;
  website: string;
  redirects: string;
  redirectsMore: string;
  makeApp: string;
}

/** The texts about finding opponents, and about keeping away from players. */
export interface PeopleTexts {
  opponents: string;
  guide: string;
  signInFirst: string;
  invitations: string;
  noInvitations: string;
  /** How many invitations wait, in the head of the page. */
  invitedCount(count: number): string;
  /** Between a game and who invites to it. */
  invitedBy: string;
  keptForYou: string;
  /** The game whose rematch it is. */
  playedBefore: string;
  hasDeclined(name: string, game: string): string;
  hasWithdrawn(name: string, game: string): string;
  seekExpired: string;
  accept: string;
  decline: string;
  ownSeeks: string;
  noOwnSeeks: string;
  begins: string;
  playNow: string;
  playNowMore: string;
  matching: string;
  toGame: string;
  leaveSeek: string;
  openSeeks: string;
  noSeeks: string;
  allGames: string;
  join: string;
  joined: string;
  present(there: number, seats: number): string;
  ratings(min: number | null, max: number | null): string;
  startsAt(time: string, least: number, bot: string | undefined): string;
  since(span: string): string;
  until(time: string): string;
  newSeek: string;
  seats: string;
  wait: string;
  waitForAll: string;
  after(span: string): string;
  waitMore: string;
  fewest: string;
  fill: string;
  fillMore: string;
  lifetime: string;
  ratingRange: string;
  ratingRangeMore: string;
  ratingMin: string;
  ratingMax: string;
  invitePlayers: string;
  invitePlayersMore: string;
  seat(seat: number): string;
  withdraw: string;
  whom: string;
  otherPlayer: string;
  playerAddress: string;
  playerAddressMore: string;
  unknownName: string;
  whichSeat: string;
  anySeat: string;
  invite: string;
  toTable: string;
  noTableToInvite: string;
  invitedTo(table: string): string;
  block: string;
  unblock: string;
  mute: string;
  unmute: string;
  isBlocked: string;
  isMuted: string;
  keepMore: string;
  awayFrom: string;
  noneKept: string;
  blocked: string;
  muted: string;
  report: string;
  reportOf(name: string): string;
  reportMore: string;
  category: string;
  categories: Record<ReportCategory, string>;
  reportText: string;
  reported: string;
  toMute(name: string): string;
  close: string;
}

/** The texts about tournaments. */
export interface TournamentsTexts {
  title: string;
  about: string;
  guide: string;
  make: string;
  lists: Record<TournamentStatus, string>;
  noneRegistering: string;
  noneRunning: string;
  noneFinished: string;
  statuses: Record<TournamentStatus, string>;
  entered(count: number, most: number): string;
  registrationUntil(time: string): string;
  roundOf(round: number, rounds: number | null): string;
  formats: Record<TournamentFormat['type'], string>;
  formatsMore: Record<TournamentFormat['type'], string>;
  advance(count: number): string;
  rounds(count: number): string;
  unknown: string;
  back: string;
  organizer: string;
  organizedBy: string;
  winner(name: string): string;
  cancelledBecause: Record<TournamentCancelReason, string>;
  guestsCannot: string;
  enter: string;
  isIn: string;
  withdraw: string;
  withdrawSure: string;
  withdrawn: string;
  /** What is announced of a tournament in which the player takes part. */
  news: Record<Extract<AccountEventType, `tournament.${string}`>, (name: string) => string>;
  own: string;
  ofPlayer: string;
  cancel: string;
  cancelSure: string;
  terms: string;
  registration: string;
  startsWhenFull: string;
  participant: string;
  participants: string;
  noneEntered: string;
  entrants: Record<TournamentEntrants, string>;
  tables: string;
  games(count: number): string;
  roundLimit: string;
  seeding: string;
  seedings: Record<TournamentSeeding, string>;
  tieBreaks: string;
  tieBreaksMore: string;
  tieBreakNames: Record<TournamentTieBreak, string>;
  lots: string;
  lotsMore: string;
  commitment: string;
  standings: string;
  finalStandings: string;
  points: string;
  byes(count: number): string;
  round: string;
  table(table: number): string;
  game(game: number): string;
  toGame: string;
  underWay: string;
  reasons: Record<TournamentResultReason, string>;
  left: string;
  byesOf: string;
  endsAt(time: string): string;
  closedAt(time: string): string;
  howPlayed: string;
  name: string;
  seats: string;
  format: string;
  howManyRounds: string;
  howManyAdvance: string;
  gamesPerTable: string;
  gamesPerTableMore: string;
  least: string;
  most: string;
  registrationEnds: string;
  whenFull: string;
  ratedMore: string;
  whoEnters: string;
  withBots: string;
  howManyBots: string;
  whichBot: string;
  needsClock: string;
}

/** The texts about players and leaderboards. */
export interface PlayersTexts {
  profile: string;
  kinds: Record<PlayerKind, string>;
  since(day: string): string;
  online: string;
  seenAt(time: string): string;
  unknown: string;
  ownProfile: string;
  noAbout: string;
  ratings: string;
  noRatings: string;
  rating: string;
  game: string;
  pool: string;
  pools: Record<RatingPool, string>;
  ratedKinds: Record<RatedKind, string>;
  /** Twice the standard deviation, within which the strength most likely is. */
  uncertainty: string;
  ratingMore: string;
  provisional: string;
  provisionalMore: string;
  games: string;
  wins: string;
  left: string;
  lastGame: string;
  history: string;
  historyHidden: string;
  historyHiddenOwn: string;
  noHistory: string;
  count(count: number): string;
  results: string;
  placeOf(place: string, seats: number): string;
  hasLeft: string;
  allGames: string;
  leaderboards: string;
  leaderboardsMore: string;
  whoIsCompared: string;
  rank: string;
  player: string;
  noneRated: string;
  guide: string;
}

/** The texts about clocks and rated tables. */
export interface ClocksTexts {
  title: string;
  /** A time, coarser the longer it is: days with hours, hours with minutes, minutes with seconds. */
  span(seconds: number): string;
  presets: Record<'none' | 'live' | 'evening' | 'daily' | 'weekdays' | 'own', string>;
  counted: string;
  ways: Record<'decision' | 'turn' | 'banked', string>;
  limit: string;
  turnLimit: string;
  start: string;
  increment: string;
  most: string;
  unit: string;
  units: Record<'d' | 'h' | 'min' | 's', string>;
  daysOff: string;
  hoursOff: string;
  noHoursOff: string;
  from: string;
  to: string;
  /** Hours are in UTC, where it is this time now. */
  utc(time: string): string;
  onTimeout: string;
  onTimeouts: Record<OnTimeout, string>;
  unlimited: string;
  eachDecision(limit: string): string;
  eachTurn(limit: string): string;
  account(start: string, increment: string, most: string): string;
  stands(hours: string): string;
  timedOut: Record<OnTimeout, string>;
  standsUntil(time: string): string;
  lessThan(time: string): string;
  paused: string;
  pauseWantedBy: string;
  wantPause: string;
  wantNoPause: string;
  pauseMore: string;
  give: string;
  giveTo: string;
  giveMore: string;
  giveNone: string;
  howMuch: string;
  given(name: string, time: string): string;
  timeUp: string;
  comeBack: string;
  seatWaits: string;
  /** Of a player whose time was up, and whose seat a bot plays until they come back. */
  isAway(name: string): string;
  rated: string;
  isRated: string;
  ratedMore: string;
  vacations: string;
  vacationsMore: string;
  /** Said of a clock that stands in vacations. */
  hasVacations: string;
  onVacation(day: string): string;
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
  account: AccountTexts;
  players: PlayersTexts;
  apps: AppsTexts;
  clocks: ClocksTexts;
  people: PeopleTexts;
  tournaments: TournamentsTexts;
  records: RecordsTexts;
  games: { [R in RulesetId]: GameTexts<R> };
  table: EventTexts<'table'>;
  /** What to do about a problem; for all others the server's own sentence is shown. */
  problems: Partial<Record<ProblemCode, string>>;
}
