/** The password of a user, and the codes that replace it once it is forgotten. */
import { useSignal } from '@preact/signals';
import type { Player } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, Box, Button, Failure, TextField, copyText, useRead } from '../look/ui.tsx';
import { BASE, ask, kontor } from '../net/session.ts';
import { dayText, texts } from '../texts/language.ts';
import { passwordChanges } from './changes.ts';

/** The fewest and the most characters of a password. */
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

export function Password(): JSX.Element {
  const t = texts().account;
  const [before, next] = [useSignal(''), useSignal('')];
  const revokesAll = useSignal(false);
  const changed = useSignal<'password' | 'all' | undefined>(undefined);
  const change = async () => {
    changed.value = undefined;
    const isAll = revokesAll.value;
    await ask(kontor.value.api.PUT('/v1/me/password', { body: { old_password: before.value, new_password: next.value, revoke_all: isAll } }));
    [before.value, next.value, revokesAll.value] = ['', '', false];
    changed.value = isAll ? 'all' : 'password';
    passwordChanges.value += 1;
  };
  return (
    <Box title={texts().page.password}>
      <form class="sign-in" onSubmit={(event) => event.preventDefault()}>
        <p class="hint">{t.passwordMore}</p>
        <TextField label={t.oldPassword} type="password" value={before.value} max={PASSWORD_MAX} autocomplete="current-password" onInput={(text) => (before.value = text)} />
        <TextField
          label={t.newPassword}
          type="password"
          value={next.value}
          max={PASSWORD_MAX}
          autocomplete="new-password"
          hint={texts().page.passwordRule(PASSWORD_MIN)}
          onInput={(text) => (next.value = text)}
        />
        <label class="check">
          <input type="checkbox" checked={revokesAll.value} onChange={({ currentTarget }) => (revokesAll.value = currentTarget.checked)} />
          <span>{t.revokeAll}</span>
        </label>
        <small class="hint">{t.revokeAllMore}</small>
        <AskButton disabled={before.value === '' || next.value.length < PASSWORD_MIN} work={change}>
          {t.changePassword}
        </AskButton>
        <p role="status">{changed.value && [t.passwordChanged, ...(changed.value === 'all' ? [t.allRevoked] : [])].join(' ')}</p>
      </form>
    </Box>
  );
}

export function RecoveryCodes({ me }: { me: Player }): JSX.Element {
  const t = texts().account;
  const password = useSignal('');
  const codes = useSignal<readonly string[]>([]);
  const left = useRead(() => ask(kontor.value.api.GET('/v1/me/recovery-codes')), me.id);
  const make = async () => {
    const made = await ask(kontor.value.api.POST('/v1/me/recovery-codes', { body: { password: password.value } }));
    [codes.value, password.value] = [made.codes, ''];
    left.again();
  };
  const { created_at: since = null, left: count = 0 } = left.data ?? {};
  return (
    <Box title={t.recovery}>
      <p class="hint">{t.recoveryMore}</p>
      <Failure error={left.error} />
      {left.data && <p>{since === null ? t.noCodes : t.codesLeft(count, dayText(since))}</p>}
      {codes.value.length > 0 ? (
        <Codes codes={codes.value} name={me.name} onKept={() => (codes.value = [])} />
      ) : (
        <form class="sign-in" onSubmit={(event) => event.preventDefault()}>
          <TextField
            label={t.ownPassword}
            type="password"
            value={password.value}
            max={PASSWORD_MAX}
            autocomplete="current-password"
            hint={since === null ? undefined : t.codesReplace}
            onInput={(text) => (password.value = text)}
          />
          <AskButton disabled={password.value === ''} work={make}>
            {t.makeCodes}
          </AskButton>
        </form>
      )}
    </Box>
  );
}

/** The codes, this once. Printed, the page has nothing else. */
function Codes({ codes, name, onKept }: { codes: readonly string[]; name: string; onKept: () => void }): JSX.Element {
  const t = texts().account;
  const copied = useSignal<boolean | undefined>(undefined);
  return (
    <>
      <div class="printed" role="status">
        <h3>{t.codesOf(name, new URL(BASE).host)}</h3>
        <p>{t.codesOnce}</p>
        <ol class="codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div class="row">
        <Button onClick={() => void copyText(codes.join('\n')).then((isCopied) => (copied.value = isCopied))}>{t.copyCodes}</Button>
        <Button onClick={() => print()}>{t.printCodes}</Button>
        <Button onClick={onKept}>{t.codesKept}</Button>
      </div>
      <p role="status">{copied.value === undefined ? '' : copied.value ? texts().page.copied : t.notCopied}</p>
    </>
  );
}
