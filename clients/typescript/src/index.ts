/** Client of Kontor: the contract as types, and a thin layer for sessions, repeats, event streams and problems. */
export { NoServerAnswered } from './addresses.js';
export type * from './contract.js';
export * from './enumerations.js';
export type { Waiting } from './decisions.js';
export type { Commit, Follow, News } from './follow.js';
export { type BaseUrl, Kontor, type Settings } from './kontor.js';
export { KontorProblem, UnexpectedAnswer, orThrow } from './problem.js';
export { type RecordFault, type RecordFaultKind, type RecordKey, type RecordReport, type SignatureFinding, canVerifyRecords, verifyRecord } from './records.js';
export type { Retry } from './retry.js';
export { type SessionStore, type StringStorage, storedIn } from './store.js';
export type { TokenSource } from './token.js';
