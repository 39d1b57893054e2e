/** Signing in: as a guest with a name alone, or with an account. */
import { signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { playAsGuest, recover, sessionLost, signIn, signUp } from '../net/session.ts';
import { Button, Failure, TextField } from '../look/ui.tsx';
import { texts } from '../texts/language.ts';

type Way = 'guest' | 'in' | 'up' | 'recover';

const WAYS: readonly Way[] = ['guest', 'in', 'up', 'recover'];

/** The name that is being typed in: who starts a game without having pressed anything else plays under it. */
export const typedName = signal('');

/** The form. */
export function SignIn({ onDone }: { onDone?: () => void }): JSX.Element {
  const t = texts().page;
  const way = useSignal<Way>('guest');
  const name = typedName;
  const password = useSignal('');
  const code = useSignal('');
  const busy = useSignal(false);
  const error = useSignal<unknown>(undefined);
  const names: Record<Way, string> = { guest: t.playAsGuest, in: t.signIn, up: t.signUp, recover: texts().account.recover };
  const hints: Partial<Record<Way, string>> = { guest: t.guestExplained, recover: texts().account.recoverMore };
  const submit = async () => {
    busy.value = true;
    error.value = undefined;
    try {
      if (way.value === 'guest') await playAsGuest(name.value.trim());
      else if (way.value === 'recover') await recover(name.value.trim(), code.value.trim(), password.value);
      else await (way.value === 'in' ? signIn : signUp)(name.value.trim(), password.value);
      onDone?.();
    } catch (cause) {
      error.value = cause;
    } finally {
      busy.value = false;
    }
  };
  return (
    <form
      class="sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div class="row" role="group" aria-label={t.account}>
        {WAYS.map((one) => (
          <Button key={one} extra="chip" pressed={way.value === one} onClick={() => (way.value = one)}>
            {names[one]}
          </Button>
        ))}
      </div>
      <TextField label={way.value === 'guest' ? t.yourName : t.name} value={name.value} max={40} autocomplete="username" onInput={(text) => (name.value = text)} />
      {way.value === 'recover' && <TextField label={texts().account.recoveryCode} value={code.value} max={64} onInput={(text) => (code.value = text)} />}
      {way.value !== 'guest' && (
        <TextField
          label={way.value === 'recover' ? texts().account.newPassword : t.password}
          type="password"
          value={password.value}
          max={128}
          autocomplete={way.value === 'in' ? 'current-password' : 'new-password'}
          hint={way.value === 'in' ? undefined : t.passwordRule(8)}
          onInput={(text) => (password.value = text)}
        />
      )}
      <p class="hint">{hints[way.value]}</p>
      <Failure error={error.value} />
      <button type="submit" class="button main" disabled={busy.value}>
        {way.value === 'recover' ? texts().account.setPassword : names[way.value]}
      </button>
    </form>
  );
}

/** The sheet that asks for another session when one has ended. What lies below it stays as it is. */
export function SessionSheet(): JSX.Element | null {
  const t = texts().page;
  if (!sessionLost.value) return null;
  return (
    <div class="sheet" role="dialog" aria-modal="true" aria-labelledby="session-over">
      <section class="box">
        <h2 id="session-over">{t.sessionOver}</h2>
        <p>{t.sessionOverMore}</p>
        <SignIn />
      </section>
    </div>
  );
}

