/** What a user has besides the account: tokens for programs, and bot accounts. */
import { useSignal } from '@preact/signals';
import { SCOPE_VALUES, type Scope, type Token } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, Box, Button, Failure, TextField, copyText, useRead } from '../look/ui.tsx';
import { ask, kontor } from '../net/session.ts';
import { dayText, texts } from '../texts/language.ts';
import { passwordChanges } from './changes.ts';


/** Tokens for programs and bot accounts. */
export function Programs(): JSX.Element {
  const t = texts().page;
  const bots = useRead(() => ask(kontor.value.api.GET('/v1/me/bots')), 'bots');
  const tokens = useRead(() => ask(kontor.value.api.GET('/v1/me/tokens')), 'tokens', passwordChanges.value);
  const revoke = async (token: string) => {
    await ask(kontor.value.api.DELETE('/v1/me/tokens/{token}', { params: { path: { token } } }));
    tokens.again();
  };
  const nameOf = ({ player }: Token) => bots.data?.items.find(({ id }) => id === player)?.name;
  return (
    <Box title={t.programs}>
      <p class="hint">{t.programsMore}</p>
      <ul class="owned">
        {tokens.data?.items.map((token) => (
          <li key={token.id}>
            <span>
              <b>{token.name}</b> {[nameOf(token), token.scopes.join(', ')].filter(Boolean).join(' · ')}{' '}
              <span class="hint">
                {t.validUntil(dayText(token.expires_at))} {token.last_used_at === null ? t.neverUsed : t.usedOn(dayText(token.last_used_at))}
              </span>
            </span>
            <AskButton work={() => revoke(token.id)}>{t.revoke}</AskButton>
          </li>
        ))}
      </ul>
      <Failure error={tokens.error ?? bots.error} />
      <NewToken bots={bots.data?.items ?? []} made={tokens.again} />
      <NewBot made={bots.again} />
    </Box>
  );
}

/** A token is shown once, when it is made. */
function NewToken({ bots, made }: { bots: readonly { id: string; name: string }[]; made: () => void }): JSX.Element {
  const t = texts().page;
  const name = useSignal('');
  const scopes = useSignal<readonly Scope[]>(['read', 'play']);
  const bot = useSignal('');
  const text = useSignal('');
  const toggle = (scope: Scope) =>
    (scopes.value = SCOPE_VALUES.filter((one) => (one === scope) !== scopes.value.includes(one)));
  const make = async () => {
    const acting = bot.value === '' ? {} : { bot: bot.value };
    const body = { name: name.value.trim(), scopes: [...scopes.value], ...acting };
    text.value = (await ask(kontor.value.api.POST('/v1/me/tokens', { body }))).secret;
    name.value = '';
    made();
  };
  return (
    <form class="sign-in" onSubmit={(event) => event.preventDefault()}>
      <h3>{t.newToken}</h3>
      <TextField label={t.tokenName} value={name.value} max={40} onInput={(value) => (name.value = value)} />
      <fieldset class="choice">
        <legend>{t.scopes}</legend>
        <div class="row">
          {SCOPE_VALUES.map((scope) => (
            <Button key={scope} pressed={scopes.value.includes(scope)} onClick={() => toggle(scope)} extra="chip">
              {scope}
            </Button>
          ))}
        </div>
      </fieldset>
      {bots.length > 0 && (
        <label class="field">
          <span>{t.actsFor}</span>
          <select value={bot.value} onChange={(event) => (bot.value = event.currentTarget.value)}>
            <option value="">{t.myself}</option>
            {bots.map(({ id, name: called }) => (
              <option key={id} value={id}>
                {called}
              </option>
            ))}
          </select>
        </label>
      )}
      <AskButton main disabled={name.value.trim() === '' || scopes.value.length === 0} work={make}>
        {t.makeToken}
      </AskButton>
      {text.value !== '' && (
        <p role="status">
          {t.tokenOnce} <code class="secret">{text.value}</code>{' '}
          <AskButton work={() => copyText(text.value)}>{t.copyToken}</AskButton>
        </p>
      )}
    </form>
  );
}

function NewBot({ made }: { made: () => void }): JSX.Element {
  const t = texts().page;
  const name = useSignal('');
  const engine = useSignal('');
  const version = useSignal('');
  const make = async () => {
    const body = { name: name.value.trim(), engine: { name: engine.value.trim(), version: version.value.trim() } };
    await ask(kontor.value.api.POST('/v1/me/bots', { body }));
    name.value = '';
    made();
  };
  return (
    <form class="sign-in" onSubmit={(event) => event.preventDefault()}>
      <h3>{t.newBot}</h3>
      <TextField label={t.name} value={name.value} max={40} onInput={(value) => (name.value = value)} />
      <TextField label={t.engine} value={engine.value} max={40} onInput={(value) => (engine.value = value)} />
      <TextField label={t.engineVersion} value={version.value} max={40} onInput={(value) => (version.value = value)} />
      <AskButton disabled={[name, engine, version].some(({ value }) => value.trim() === '')} work={make}>
        {t.makeBot}
      </AskButton>
    </form>
  );
}
