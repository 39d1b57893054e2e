/** All that is stored of a player, as a file; and the end of the account. */
import { useSignal } from '@preact/signals';
import type { Player } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, Box, TextField, saveFile } from '../look/ui.tsx';
import { ask, forget, kontor } from '../net/session.ts';
import { texts } from '../texts/language.ts';

/** The last line of an export is much shorter than this. */
const LAST_LINE_MAX = 1_000;

const PASSWORD_MAX = 128;

export function Data(): JSX.Element {
  const t = texts().account;
  const isBroken = useSignal(false);
  const load = async () => {
    isBroken.value = false;
    const lines = (await ask<unknown>(kontor.value.api.GET('/v1/me/export', { parseAs: 'blob' }))) as Blob;
    if (await isWhole(lines)) saveFile('kontor-export.ndjson', lines);
    else isBroken.value = true;
  };
  return (
    <Box title={t.data}>
      <p class="hint">{t.dataMore}</p>
      <AskButton work={load}>{t.download}</AskButton>
      {isBroken.value && (
        <p class="failure" role="alert">
          {t.downloadBroken}
        </p>
      )}
    </Box>
  );
}

/** Whether the last line of an export says that it is the last one. */
async function isWhole(lines: Blob): Promise<boolean> {
  const last = (await lines.slice(-LAST_LINE_MAX).text()).trimEnd().split('\n').at(-1) ?? '';
  try {
    return (JSON.parse(last) as { type?: unknown }).type === 'end';
  } catch {
    return false;
  }
}

/** The end of the account, behind the name that has to be typed. */
export function Leaving({ me, onDeleted }: { me: Player; onDeleted: () => void }): JSX.Element {
  const t = texts().account;
  const [typed, password] = [useSignal(''), useSignal('')];
  const isUser = me.kind === 'user';
  const isSure = typed.value.trim() === me.name && (!isUser || password.value !== '');
  const leave = async () => {
    await ask(kontor.value.api.POST('/v1/me/deletion', { body: isUser ? { password: password.value } : {} }));
    onDeleted();
    await forget();
  };
  return (
    <Box title={t.leaving} extra="leaving">
      <p>{t.leavingMore}</p>
      <ul>
        {[...(isUser ? t.leavingUser : []), ...t.leavingAll].map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <details>
        <summary>{t.leavingOpen}</summary>
        <form class="sign-in" onSubmit={(event) => event.preventDefault()}>
          <TextField label={t.typeName(me.name)} value={typed.value} onInput={(text) => (typed.value = text)} />
          {isUser && (
            <TextField label={t.passwordToLeave} type="password" value={password.value} max={PASSWORD_MAX} autocomplete="current-password" onInput={(text) => (password.value = text)} />
          )}
          <AskButton disabled={!isSure} work={leave}>
            {t.leave}
          </AskButton>
        </form>
      </details>
    </Box>
  );
}
