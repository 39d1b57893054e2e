/**
 * Checks the record of a game without the rules and without trusting a server: canonical form, commitment to the seed, salts,
 * chain, and the signature. It uses WebCrypto, which browsers have in secure contexts only: https, or the machine itself.
 */
import type { GameRecord } from './contract.js';

/** Where a record goes wrong. */
export interface RecordFault {
  /** Seq of the first event of the commit at fault; 0 where the fault lies outside of all commits. */
  seq: number;
  /** What is wrong. */
  kind: RecordFaultKind;
}

/** What can be wrong with a record. */
export type RecordFaultKind =
  /** It is no record of format 1, or a commit of it is of another format or number. */
  | 'format'
  /** A number is no integer that canonical JSON has. */
  | 'canonical'
  /** The seeds are malformed, or rule from no commit. */
  | 'seeds'
  /** A commit does not commit to the seed that rules from there on. */
  | 'commitment'
  /** The link of a commit does not follow from the one before, its salt and its content. */
  | 'link'
  /** The chain ends elsewhere than the record says. */
  | 'chain-head'
  /** Ruleset, version, options or outcome are not what the commits say. */
  | 'frame'
  /** The signature is malformed, speaks of another record, or is not by the key that it names. */
  | 'signature';

/** Whose signature a record bears: that of one of the given keys, or of a key that is none of them. Unchecked without Ed25519. */
export type SignatureFinding = 'valid' | 'unknown-key' | 'unchecked';

/** What was found about a record. Whether it is in order is whether `fault` is null. */
export interface RecordReport {
  fault: RecordFault | null;
  /** How many commits and events it has. */
  commits: number;
  events: number;
  /** Null where the signature is at fault, or was not come to. */
  signature: SignatureFinding | null;
  /** How many commits, from the first on, the signing server says that it imported. */
  importedCommits: number;
}

/** A public key, as `/.well-known/jwks.json` has it. */
export interface RecordKey {
  kid: string;
  kty: string;
  crv: string;
  x: string;
}

/** A commit, as far as its shape does not depend on the game. */
interface RecordCommit {
  format: number;
  commit: number;
  events: { type: string; data: Readonly<Record<string, unknown>> }[];
}

type Bytes = Uint8Array<ArrayBuffer>;

class Fault extends Error {
  constructor(
    readonly seq: number,
    readonly kind: RecordFaultKind,
  ) {
    super(kind);
  }
}

/** The form of records that this module knows. */
const FORMAT = 1;

/** The `typ` in the header of a record's signature. */
const TYP = 'kontor-record';

/** Whether this runs where WebCrypto is: in a browser's secure context, or outside of browsers. */
export function canVerifyRecords(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Checks a record; the signature against the public keys of a server. It throws only where {@link canVerifyRecords} is false. */
export async function verifyRecord(record: GameRecord, keys: readonly RecordKey[]): Promise<RecordReport> {
  const report: RecordReport = { fault: null, commits: 0, events: 0, signature: null, importedCommits: 0 };
  try {
    const commits = commitsOf(record);
    report.commits = commits.length;
    report.events = commits.reduce((sum, { events }) => sum + events.length, 0);
    await checkChain(record, commits);
    checkFrame(record, commits);
    const { finding, imported } = await checkSignature(record, keys);
    report.signature = finding;
    report.importedCommits = imported;
  } catch (error) {
    report.fault = faultOf(error);
  }
  return report;
}

/** A record is whatever a client sends, so a member that is missing is a fault of its form. */
function faultOf(error: unknown): RecordFault {
  if (error instanceof Fault) return { seq: error.seq, kind: error.kind };
  if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError) return { seq: 0, kind: 'format' };
  throw error;
}

function demand(holds: boolean, seq: number, kind: RecordFaultKind): void {
  if (!holds) throw new Fault(seq, kind);
}

/** The commits, each of which has a number and events. */
function commitsOf(record: GameRecord): readonly RecordCommit[] {
  const commits = record.commits as unknown as readonly RecordCommit[];
  demand(record.format === FORMAT && commits.length > 0 && commits.length === record.links.length, 0, 'format');
  let seq = 1;
  commits.forEach(({ format, commit, events }, number) => {
    demand(format === FORMAT && commit === number && events.length > 0 && events.every(({ data }) => typeof data === 'object'), seq, 'format');
    seq += events.length;
  });
  return commits;
}

/** Commitments and links, commit by commit, so that the first fault is found. */
async function checkChain(record: GameRecord, commits: readonly RecordCommit[]): Promise<void> {
  const seeds = rulingSeeds(record.seeds, commits.length);
  let [seq, before]: [number, Bytes] = [1, new Uint8Array(32)];
  for (const [number, commit] of commits.entries()) {
    const seed = seeds[number]!;
    if (seed !== seeds[number - 1]) {
      const made = await commitment(seed);
      demand(commit.events.some(({ data }) => data['commitment'] === made), seq, 'commitment');
    }
    before = await linkOf(before, seed, number, commit, seq);
    demand(hex(before) === record.links[number], seq, 'link');
    seq += commit.events.length;
  }
  demand(hex(before) === record.chain_head, 0, 'chain-head');
}

/** For each commit the seed that rules it: that of the last entry that begins with it or before. */
function rulingSeeds(entries: GameRecord['seeds'], count: number): readonly Bytes[] {
  const seeds: Bytes[] = [];
  entries.forEach(({ from_commit: from, seed }, index) => {
    demand(/^[0-9a-f]{64}$/.test(seed) && Number.isInteger(from) && from < count, 0, 'seeds');
    demand(index === 0 ? from === 0 : from > 0, 0, 'seeds');
    const bytes = unhex(seed);
    for (let number = from; number < count; number += 1) seeds[number] = bytes;
  });
  demand(seeds.length === count, 0, 'seeds');
  return seeds;
}

/** The fields around the commits say what the commits say. */
function checkFrame(record: GameRecord, commits: readonly RecordCommit[]): void {
  const created = commits[0]!.events[0]!.data;
  for (const field of ['ruleset', 'rules_version', 'options'] as const) demand(isSame(record[field], created[field]), 0, 'frame');
  const last = commits.at(-1)!.events.at(-1)!;
  demand(isSame(record.outcome, last.type === 'table.finished' ? last.data : null), 0, 'frame');
}

function isSame(one: unknown, other: unknown): boolean {
  return other !== undefined && canonical(one) === canonical(other);
}

async function checkSignature(record: GameRecord, keys: readonly RecordKey[]): Promise<{ finding: SignatureFinding; imported: number }> {
  const parts = record.signature.split('.');
  demand(parts.length === 3, 0, 'signature');
  const [header, claims, signature] = parts as [string, string, string];
  const { typ, alg, kid } = inSignature(header);
  demand(typ === TYP && alg === 'EdDSA', 0, 'signature');
  const { game, commits, chain_head: head, imported_commits: imported = 0 } = inSignature(claims);
  demand(game === record.game && commits === record.commits.length && head === record.chain_head && Number.isInteger(imported), 0, 'signature');
  const key = keys.find((one) => one.kid === kid);
  const finding = key ? await checkKey(key, signature, utf8(`${header}.${claims}`)) : 'unknown-key';
  return { finding, imported: imported as number };
}

async function checkKey({ kty, crv, x }: RecordKey, signature: string, content: Bytes): Promise<SignatureFinding> {
  const algorithm = { name: 'Ed25519' };
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey('jwk', { kty, crv, x }, algorithm, false, ['verify']);
  } catch (error) {
    // Browsers of before 2025 do not know Ed25519.
    if ((error as Error).name === 'NotSupportedError') return 'unchecked';
    throw new Fault(0, 'signature');
  }
  demand(await crypto.subtle.verify(algorithm, key, inBase64Url(signature), content), 0, 'signature');
  return 'valid';
}

/** A part of the signature that is JSON. */
function inSignature(part: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(inBase64Url(part))) as Readonly<Record<string, unknown>>;
  } catch {
    throw new Fault(0, 'signature');
  }
}

function inBase64Url(text: string): Bytes {
  demand(/^[A-Za-z0-9_-]+$/.test(text), 0, 'signature');
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** The commitment to a seed, as 64 hexadecimal digits. */
export async function commitment(seed: Bytes): Promise<string> {
  return hex(await sha256(utf8('kontor/1 seed'), seed));
}

/** The salt of a commit. */
export async function saltOf(seed: Bytes, commit: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(commit));
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, joined(utf8('kontor/1 salt'), number)));
}

/** The link of a commit in the chain: before the first commit there are 32 zero bytes. */
export async function linkOf(before: Bytes, seed: Bytes, number: number, commit: unknown, seq = 0): Promise<Bytes> {
  const text = canonical(commit);
  demand(text !== undefined, seq, 'canonical');
  return sha256(utf8('kontor/1 link'), before, await saltOf(seed, number), utf8(text!));
}

/** Canonical JSON (RFC 8785) as far as records need it: integers only. Nothing for a value with another number. */
export function canonical(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  // Names are sorted by UTF-16 code units, which is how strings compare here.
  const parts = isList
    ? value.map(canonical)
    : Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, member]) => {
          const text = canonical(member);
          return text === undefined ? undefined : `${JSON.stringify(name)}:${text}`;
        });
  if (parts.includes(undefined)) return undefined;
  return isList ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}

async function sha256(...parts: Bytes[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joined(...parts)));
}

function joined(...parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** Bytes as hexadecimal digits. */
export const hex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hexadecimal digits as bytes. */
export const unhex = (digits: string): Bytes => Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16));
