/** Apps of the user, which act for other players by OAuth. */
import { useSignal } from '@preact/signals';
import type { OwnApp } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, Box, Button, Failure, TextField, useRead } from '../look/ui.tsx';
import { ask, kontor } from '../net/session.ts';
import { dayText, texts } from '../texts/language.ts';
import { passwordChanges } from './changes.ts';

const NAME_MAX = 40;
const URL_MAX = 500;

export function OwnApps(): JSX.Element {
  const t = texts().account;
  const { data, error, again } = useRead(() => ask(kontor.value.api.GET('/v1/me/apps')), 'apps', passwordChanges.value);
  const changing = useSignal<string | undefined>(undefined);
  const remove = async (app: string) => {
    await ask(kontor.value.api.DELETE('/v1/me/apps/{app}', { params: { path: { app } } }));
    again();
  };
  // What is said of it is replaced by the same: each change switches it on.
  const switchOn = async ({ app: { id, name, website }, redirect_uris }: OwnApp) => {
    await ask(kontor.value.api.PUT('/v1/me/apps/{app}', { params: { path: { app: id } }, body: { name, website, redirect_uris } }));
    again();
  };
  const done = () => {
    changing.value = undefined;
    again();
  };
  return (
    <Box title={t.apps}>
      <p class="hint">
        {t.appsMore} <a href="docs/guide/apps.md">{t.appsGuide}</a>
      </p>
      <Failure error={error} />
      <ul class="owned">
        {data?.items.map((own) => (
          <li key={own.app.id} class="several">
            <span>
              <b>{own.app.name}</b> <span class="hint">{dayText(own.app.created_at)}</span>
            </span>
            <span>
              client_id <code class="secret">{own.app.id}</code>
            </span>
            {own.redirect_uris.length > 0 && <span class="hint secret">{own.redirect_uris.join(' ')}</span>}
            {own.disabled && <span class="hint">{t.appDisabled}</span>}
            <div class="row">
              {own.disabled && <AskButton work={() => switchOn(own)}>{t.switchOn}</AskButton>}
              <Button pressed={changing.value === own.app.id} onClick={() => (changing.value = changing.value === own.app.id ? undefined : own.app.id)}>
                {t.change}
              </Button>
              <AskButton work={() => remove(own.app.id)}>{t.remove}</AskButton>
            </div>
            {changing.value === own.app.id && <AppForm own={own} onDone={done} />}
          </li>
        ))}
      </ul>
      <AppForm onDone={done} />
    </Box>
  );
}

/** What is said of an app, of one that is there or of a new one. */
function AppForm({ own, onDone }: { own?: OwnApp; onDone: () => void }): JSX.Element {
  const t = texts().account;
  const [name, website, redirects] = [useSignal(own?.app.name ?? ''), useSignal(own?.app.website ?? ''), useSignal(own?.redirect_uris.join('\n') ?? '')];
  const send = async () => {
    const address = website.value.trim();
    const body = { name: name.value.trim(), website: address === '' ? null : address, redirect_uris: redirects.value.split(/\s+/).filter((one) => one !== '') };
    const { api } = kontor.value;
    await ask(own ? api.PUT('/v1/me/apps/{app}', { params: { path: { app: own.app.id } }, body }) : api.POST('/v1/me/apps', { body }));
    [name.value, website.value, redirects.value] = ['', '', ''];
    onDone();
  };
  return (
    <form class="sign-in" onSubmit={(event) => event.preventDefault()}>
      {!own && <h3>{t.newApp}</h3>}
      <TextField label={t.appName} value={name.value} max={NAME_MAX} onInput={(text) => (name.value = text)} />
      <TextField label={t.website} value={website.value} max={URL_MAX} onInput={(text) => (website.value = text)} />
      <label class="field">
        <span>{t.redirects}</span>
        <textarea rows={2} value={redirects.value} onInput={({ currentTarget }) => (redirects.value = currentTarget.value)} />
        <small class="hint">{t.redirectsMore}</small>
      </label>
      <AskButton disabled={name.value.trim() === ''} work={send}>
        {own ? t.save : t.makeApp}
      </AskButton>
    </form>
  );
}
