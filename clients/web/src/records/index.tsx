/** Records: a file that was dropped or picked, or the record of a game, checked here by the TypeScript package, and by the server. */
import { useSignal } from '@preact/signals';
import { type GameRecord, type RecordFinding, type RecordKey, type RecordReport, canVerifyRecords, verifyRecord } from 'kontor-client';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { AskButton, Box, Button, Failure, TextField, useRead } from '../look/ui.tsx';
import { ask, kontor, player } from '../net/session.ts';
import { go, pastHash, tableHash } from '../shell/routes.ts';
import { SignIn } from '../shell/sign-in.tsx';
import { gameTexts } from '../table/names.ts';
import { texts } from '../texts/language.ts';

/** The largest file that is read, in bytes: no server accepts a larger record. */
const RECORD_BYTES_MAX = 64 * 1024 * 1024;

/** The longest id of a game. */
const GAME_ID_LENGTH_MAX = 64;

/** A record, and where it comes from. */
interface Loaded {
  readonly name: string;
  readonly record: GameRecord;
}

export function Records({ query }: { query: URLSearchParams }): JSX.Element {
  const t = texts().records;
  const loaded = useSignal<Loaded | undefined>(undefined);
  const failed = useSignal<unknown>(undefined);
  const isUnreadable = useSignal(false);
  // What is asked for last is shown, however late an earlier answer comes.
  const newest = useRef(0);
  const load = async (read: () => Promise<{ name: string; text: string }>) => {
    const number = ++newest.current;
    failed.value = undefined;
    isUnreadable.value = false;
    loaded.value = undefined;
    try {
      const { name, text } = await read();
      if (number !== newest.current) return;
      const record = parsed(text);
      if (record) loaded.value = { name, record };
      else isUnreadable.value = true;
    } catch (error) {
      if (number === newest.current) failed.value = error;
    }
  };
  const loadFile = (file: File | undefined) => {
    if (!file) return;
    if (file.size > RECORD_BYTES_MAX) isUnreadable.value = true;
    else void load(async () => ({ name: file.name, text: await file.text() }));
  };
  const loadGame = (game: string, invite?: string) => load(async () => ({ name: game, text: await recordText(game, invite) }));
  useEffect(() => {
    const game = query.get('game');
    if (game !== null) void loadGame(game, query.get('invite') ?? undefined);
  }, [query]);
  return (
    <main class="records">
      <h1>{t.title}</h1>
      <Source onFile={loadFile} onGame={loadGame} />
      <Failure error={failed.value} />
      {isUnreadable.value && (
        <p class="failure" role="alert">
          {t.unreadable}
        </p>
      )}
      {loaded.value && <Checked loaded={loaded.value} />}
    </main>
  );
}

/** A record, as far as its shape shows that it is one. */
function parsed(text: string): GameRecord | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && Array.isArray((value as GameRecord).commits) ? (value as GameRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** The record of a game, as the server wrote it. */
async function recordText(game: string, invite: string | undefined): Promise<string> {
  const params = { path: { game }, query: invite === undefined ? {} : { invite } };
  return JSON.stringify(await ask(kontor.value.api.GET('/v1/games/{game}/record', { params })));
}

function Source({ onFile, onGame }: { onFile: (file: File | undefined) => void; onGame: (game: string) => Promise<void> }): JSX.Element {
  const t = texts().records;
  const game = useSignal('');
  const isOver = useSignal(false);
  return (
    <Box>
      <p>{t.about}</p>
      <div
        class="drop"
        data-over={isOver.value}
        onDragOver={(event) => {
          event.preventDefault();
          isOver.value = true;
        }}
        onDragLeave={() => (isOver.value = false)}
        onDrop={(event) => {
          event.preventDefault();
          isOver.value = false;
          onFile(event.dataTransfer?.files[0]);
        }}
      >
        <label class="field">
          <span>{t.file}</span>
          <input type="file" accept="application/json,.json" onChange={({ currentTarget }) => onFile(currentTarget.files?.[0])} />
        </label>
      </div>
      <form class="row end" onSubmit={(event) => event.preventDefault()}>
        <TextField label={t.byId} value={game.value} max={GAME_ID_LENGTH_MAX} onInput={(text) => (game.value = text)} />
        <AskButton disabled={game.value.trim() === ''} work={() => onGame(game.value.trim())}>
          {t.fetch}
        </AskButton>
      </form>
    </Box>
  );
}

function Checked({ loaded }: { loaded: Loaded }): JSX.Element {
  const t = texts().records;
  const { record } = loaded;
  const { data: known } = useRead(() => isKnown(record.game), record.game);
  return (
    <>
      <Box title={gameTexts(record.ruleset)?.name ?? String(record.ruleset)}>
        <p>
          {loaded.name} · {t.commits(record.commits.length)}
        </p>
        <div class="row">
          {known === true && (
            <a class="button" href={pastHash(record.game, 1)}>
              {t.watch}
            </a>
          )}
          {player.value && <AskButton work={() => importRecord(record)}>{t.import}</AskButton>}
        </div>
        {known === false && <p class="hint">{t.notHere}</p>}
      </Box>
      <div class="findings">
        <Here loaded={loaded} isKnown={known === true} />
        <Server loaded={loaded} isKnown={known === true} />
      </div>
    </>
  );
}

/** Whether the game of a record is one that this server shows to the caller. */
async function isKnown(game: string): Promise<boolean> {
  const { response } = await kontor.value.api.GET('/v1/games/{game}', { params: { path: { game: String(game) } } });
  return response.ok;
}

async function importRecord(record: GameRecord): Promise<void> {
  const made = await ask(kontor.value.api.POST('/v1/records', { body: record }));
  go(tableHash(made.id, made.invite));
}

/** What the browser finds by itself. */
function Here({ loaded, isKnown }: { loaded: Loaded; isKnown: boolean }): JSX.Element {
  const t = texts().records;
  const can = canVerifyRecords();
  const { data: report, error } = useRead(async () => {
    if (!can) return undefined;
    const { keys } = await ask(kontor.value.api.GET('/.well-known/jwks.json'));
    return verifyRecord(loaded.record, keys as readonly RecordKey[]);
  }, loaded);
  return (
    <Box title={t.here}>
      {!can && <p>{t.insecure}</p>}
      <Failure error={error} />
      {can && !report && error === undefined && <p class="hint">{texts().page.working}</p>}
      {report && <Report report={report} game={loaded.record.game} isKnown={isKnown} />}
    </Box>
  );
}

function Report({ report, game, isKnown }: { report: RecordReport; game: string; isKnown: boolean }): JSX.Element {
  const t = texts().records;
  if (report.fault) return <Fault seq={report.fault.seq} text={t.faults[report.fault.kind]} game={game} isKnown={isKnown} />;
  return (
    <Verdict isGood text={t.inOrder}>
      <li>{t.chain(report.commits, report.events)}</li>
      {report.signature && <li>{t.signatures[report.signature]}</li>}
      {report.importedCommits > 0 && <li>{t.imported(report.importedCommits)}</li>}
      <li>{t.notPlayed}</li>
    </Verdict>
  );
}

/** What the server finds, which also knows the rules. */
function Server({ loaded, isKnown }: { loaded: Loaded; isKnown: boolean }): JSX.Element {
  const t = texts().records;
  const me = player.value?.id;
  const { data: finding, error } = useRead(
    async () => (me === undefined ? undefined : ask(kontor.value.api.POST('/v1/records/verifications', { body: loaded.record }))),
    me === undefined ? undefined : loaded,
  );
  return (
    <Box title={t.server}>
      {me === undefined && (
        <>
          <p>{t.serverSignIn}</p>
          <SignIn />
        </>
      )}
      <Failure error={error} />
      {me !== undefined && !finding && error === undefined && <p class="hint">{texts().page.working}</p>}
      {finding && <Finding finding={finding} game={loaded.record.game} isKnown={isKnown} />}
    </Box>
  );
}

function Finding({ finding, game, isKnown }: { finding: RecordFinding; game: string; isKnown: boolean }): JSX.Element {
  const t = texts().records;
  const { checked, divergence } = finding;
  if (!checked) return <Fault seq={divergence?.seq ?? 0} text={divergence?.detail ?? t.faults.format} game={game} isKnown={isKnown} />;
  return (
    <Verdict isGood text={t.inOrder}>
      <li>{t.chain(checked.commits, checked.seq)}</li>
      <li>{checked.signer === 'this_server' ? t.signatures.valid : t.signatures['unknown-key']}</li>
      <li>{checked.recomputed ? t.recomputed : t.notRecomputed}</li>
      {checked.sandbox && <li>{t.sandbox}</li>}
      {checked.imported_commits > 0 && <li>{t.imported(checked.imported_commits)}</li>}
      {checked.forked_from && <li>{t.forked(checked.forked_from.seq)}</li>}
    </Verdict>
  );
}

function Verdict({ isGood, text, children }: { isGood: boolean; text: string; children: ComponentChildren }): JSX.Element {
  return (
    <>
      <p class="verdict" data-good={isGood} role="status">
        <span aria-hidden="true">{isGood ? '✓' : '✗'}</span> {text}
      </p>
      <ul>{children}</ul>
    </>
  );
}

/** Where the record goes wrong, with a way there if the game is here. */
function Fault({ seq, text, game, isKnown }: { seq: number; text: string; game: string; isKnown: boolean }): JSX.Element {
  const t = texts().records;
  return (
    <>
      <Verdict isGood={false} text={t.notInOrder}>
        <li>{seq > 0 ? t.faultAt(seq) : t.faultOutside}</li>
        <li>{text}</li>
      </Verdict>
      {seq > 0 && isKnown && (
        <Button main onClick={() => go(pastHash(game, seq))}>
          {t.openThere(seq)}
        </Button>
      )}
    </>
  );
}
