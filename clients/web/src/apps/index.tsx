/** Apps of other people: whether one may act for the player, as a browser asks it or a device. */
import { useSignal } from '@preact/signals';
import type { App, Scope } from 'kontor-client';
import type { ComponentChildren, JSX } from 'preact';

import { useEffect } from 'preact/hooks';

import { AskButton, Box, Failure, TextField, useRead } from '../look/ui.tsx';
import { ask, kontor, player } from '../net/session.ts';
import { go } from '../shell/routes.ts';
import { SignIn } from '../shell/sign-in.tsx';
import { texts } from '../texts/language.ts';

const SCOPES: readonly string[] = ['read', 'play', 'tables'] satisfies Scope[];

/** How long a question stands unchanged in a window that one looks at before it can be allowed: too long for a click that was meant for something else. */
const PAUSE_MS = 500;

/** The screens that this part has. */
export function Apps({ screen, query }: { screen: 'authorize' | 'device'; query: URLSearchParams }): JSX.Element {
  const t = texts().apps;
  const isUser = player.value?.kind === 'user';
  // Another site may have put another question into the address: nothing is taken over from the one before.
  const key = `${player.value?.id} ${query}`;
  return (
    <main class="narrow">
      <h1>{t.title}</h1>
      {!isUser && (
        <Box title={texts().page.signIn}>
          <p>{player.value ? t.guestsCannot : t.signInFirst}</p>
          {player.value ? <a class="button" href="#/me">{texts().page.account}</a> : <SignIn />}
        </Box>
      )}
      {isUser && (screen === 'authorize' ? <Authorize key={key} query={query} /> : <Device key={key} query={query} />)}
    </main>
  );
}

/** What an app asks that has sent the browser here. */
function Authorize({ query }: { query: URLSearchParams }): JSX.Element {
  const id = query.get('app') ?? '';
  const redirect = query.get('redirect_uri') ?? '';
  const scopes = scopesOf((query.get('scope') ?? '').split(' '));
  const state = query.get('state');
  const { data, error, again } = useRead(() => ask(kontor.value.api.GET('/v1/apps/{app}', { params: { path: { app: id } } })), id);
  const answer = async (allowed: boolean) => {
    const body = {
      app: id,
      redirect_uri: redirect,
      scopes: [...scopes],
      code_challenge: query.get('code_challenge') ?? '',
      allowed,
      ...shownOf(data),
      ...(state === null ? {} : { state }),
    };
    // The server has checked that the address is one of the app's.
    location.assign((await ask(kontor.value.api.POST('/v1/me/authorizations', { body }))).redirect_to);
  };
  return (
    <>
      <Failure error={error} />
      {data && (
        <Question app={data} scopes={scopes} answer={answer} again={again}>
          <p class="hint">{texts().apps.goesOnAt(placeOf(redirect))}</p>
        </Question>
      )}
    </>
  );
}

/** What a device asks whose code the player types in. */
function Device({ query }: { query: URLSearchParams }): JSX.Element {
  const t = texts().apps;
  const typed = useSignal(query.get('user_code') ?? '');
  const code = useSignal('');
  const done = useSignal<boolean | undefined>(undefined);
  if (done.value !== undefined) return <p role="status">{done.value ? t.deviceAllowed : t.deviceDenied}</p>;
  if (code.value !== '') {
    return <DeviceQuestion code={code.value} onDone={(allowed) => (done.value = allowed)} onOther={() => (code.value = '')} />;
  }
  return (
    <Box title={t.device}>
      <form
        class="sign-in"
        onSubmit={(event) => {
          event.preventDefault();
          code.value = typed.value.trim();
        }}
      >
        <TextField label={t.code} hint={t.codeMore} value={typed.value} max={16} autocomplete="off" onInput={(text) => (typed.value = text)} />
        <button type="submit" class="button main" disabled={typed.value.trim() === ''}>
          {t.goOn}
        </button>
      </form>
    </Box>
  );
}

function DeviceQuestion(props: { code: string; onDone: (allowed: boolean) => void; onOther: () => void }): JSX.Element {
  const t = texts().apps;
  const params = { path: { user_code: props.code } };
  const { data, error, again } = useRead(() => ask(kontor.value.api.GET('/v1/me/devices/{user_code}', { params })), props.code);
  const answer = async (allowed: boolean) => {
    await ask(kontor.value.api.POST('/v1/me/devices/{user_code}', { params, body: { allowed, ...shownOf(data?.app) } }));
    props.onDone(allowed);
  };
  return (
    <>
      <Failure error={error} />
      {data && (
        <Question app={data.app} scopes={data.scopes} answer={answer} again={again}>
          <p class="warning">{t.deviceWarning(props.code.toUpperCase())}</p>
        </Question>
      )}
      <p>
        <button type="button" class="button" onClick={props.onOther}>
          {t.otherCode}
        </button>
      </p>
    </>
  );
}

/** What the answer says that was shown, for the server to compare. */
function shownOf(app: App | undefined) {
  return app && { shown: { id: app.id, name: app.name, website: app.website, owner: app.owner.name } };
}

/** Whether nothing has changed for a while: the question has stood there, and the window was the one that the user looks at. */
function useRest(question: string): boolean {
  const rested = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let timer = 0;
    const wait = () => {
      rested.value = undefined;
      clearTimeout(timer);
      timer = window.setTimeout(() => (rested.value = question), PAUSE_MS);
    };
    wait();
    addEventListener('focus', wait);
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      removeEventListener('focus', wait);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [question]);
  return rested.value === question;
}

/** The question itself: who asks, for what, and both answers. */
function Question(props: {
  app: App;
  scopes: readonly Scope[];
  answer: (allowed: boolean) => Promise<void>;
  /** Reads the question again. */
  again: () => void;
  children: ComponentChildren;
}): JSX.Element {
  const t = texts().apps;
  const { app, scopes } = props;
  const answer = (allowed: boolean) =>
    props.answer(allowed).catch((error: unknown) => {
      // The app may have changed.
      props.again();
      throw error;
    });
  const isRested = useRest(JSON.stringify([app, scopes, texts().code]));
  return (
    <Box>
      <h2 class="asks">{t.asks(app.name)}</h2>
      <p>
        {t.by(app.owner.name)}
        {app.website !== null && (
          <>
            {' · '}
            <a href={app.website} rel="noopener noreferrer">
              {placeOf(app.website)}
            </a>
          </>
        )}
      </p>
      <p>{t.wants(player.value?.name ?? '')}</p>
      <ul>
        {scopes.map((scope) => (
          <li key={scope}>{t.scopes[scope]}</li>
        ))}
      </ul>
      <p class="hint">{t.whatItCannot}</p>
      {props.children}
      <div class="row">
        <AskButton main disabled={!isRested} work={() => answer(true)}>
          {t.allow}
        </AskButton>
        <AskButton work={() => answer(false)}>{t.deny}</AskButton>
        <button type="button" class="button" onClick={() => go('#/')}>
          {t.leave}
        </button>
      </div>
    </Box>
  );
}

function scopesOf(names: readonly string[]): readonly Exclude<Scope, 'account'>[] {
  return SCOPES.filter((scope) => names.includes(scope)) as Exclude<Scope, 'account'>[];
}

/** The part of an address by which people know who is there. */
function placeOf(address: string): string {
  try {
    const url = new URL(address);
    return url.host === '' ? url.protocol : url.host;
  } catch {
    return address;
  }
}
