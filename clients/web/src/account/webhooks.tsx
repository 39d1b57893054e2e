/** Webhooks: addresses to which the events of the account are posted. */
import { useSignal } from '@preact/signals';
import type { AccountEventType, Webhook } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, Box, Button, Failure, TextField, copyText, useRead } from '../look/ui.tsx';
import { ask, kontor } from '../net/session.ts';
import { dayText, texts } from '../texts/language.ts';
import { passwordChanges } from './changes.ts';

const URL_MAX = 500;

/** A secret that is shown this once, and whose it is. */
interface Shown {
  readonly url: string;
  readonly secret: string;
}

export function Webhooks(): JSX.Element {
  const t = texts().account;
  const { data, error, again } = useRead(() => ask(kontor.value.api.GET('/v1/me/webhooks')), 'webhooks', passwordChanges.value);
  const shown = useSignal<Shown | undefined>(undefined);
  const show = ({ webhook, secret }: { webhook: Webhook; secret: string }) => {
    shown.value = { url: webhook.url, secret };
    again();
  };
  return (
    <Box title={t.webhooks}>
      <p class="hint">
        {t.webhooksMore} <a href="docs/guide/webhooks.md">{t.webhooksGuide}</a>
      </p>
      <Failure error={error} />
      <ul class="owned">
        {data?.items.map((webhook) => (
          <Held key={webhook.id} webhook={webhook} again={again} show={show} />
        ))}
      </ul>
      <NewWebhook show={show} />
      <div role="status">
        {shown.value && (
          <p>
            {t.secretOnce(shown.value.url)} <code class="secret">{shown.value.secret}</code> <AskButton work={() => copyText(shown.value!.secret)}>{t.copySecret}</AskButton>
          </p>
        )}
      </div>
    </Box>
  );
}

function Held({ webhook, again, show }: { webhook: Webhook; again: () => void; show: (made: { webhook: Webhook; secret: string }) => void }): JSX.Element {
  const t = texts().account;
  const params = { path: { webhook: webhook.id } };
  const isOpen = useSignal(false);
  const { disabled, failing_since: failing, types, url, answers } = webhook;
  const state = disabled !== null ? t.webhookDisabled[disabled] : failing === null ? t.webhookWorks : t.webhookFails(dayText(failing));
  const change = async (active: boolean) => {
    await ask(kontor.value.api.PUT('/v1/me/webhooks/{webhook}', { params, body: { active } }));
    again();
  };
  const remove = async () => {
    await ask(kontor.value.api.DELETE('/v1/me/webhooks/{webhook}', { params }));
    again();
  };
  const replace = async () => show(await ask(kontor.value.api.POST('/v1/me/webhooks/{webhook}/secret', { params })));
  return (
    <li class="several">
      <span class="secret">
        <b>{url}</b>
      </span>
      <span class="hint">
        {[types.length === 0 ? t.allEvents : types.map((type) => t.events[type]).join(', '), ...(answers ? [t.playsAnswers] : []), state].join(' · ')}
      </span>
      {disabled !== null && <span class="hint">{t.webhookBefore}</span>}
      <div class="row">
        <Button pressed={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)}>
          {t.deliveries}
        </Button>
        <AskButton work={() => change(disabled !== null)}>{disabled === null ? t.switchOff : t.switchOn}</AskButton>
        <AskButton work={replace}>{t.newSecret}</AskButton>
        <AskButton work={remove}>{t.remove}</AskButton>
      </div>
      {isOpen.value && <Deliveries webhook={webhook.id} />}
    </li>
  );
}

/** The last attempts, and one more to try it. */
function Deliveries({ webhook }: { webhook: string }): JSX.Element {
  const t = texts().account;
  const params = { path: { webhook } };
  const { data, error, again } = useRead(() => ask(kontor.value.api.GET('/v1/me/webhooks/{webhook}/deliveries', { params })), webhook);
  const isAsked = useSignal(false);
  const test = async () => {
    await ask(kontor.value.api.POST('/v1/me/webhooks/{webhook}/deliveries', { params, body: {} }));
    isAsked.value = true;
    again();
  };
  return (
    <div class="deliveries">
      <div class="row">
        <AskButton work={test}>{t.testDelivery}</AskButton>
        <Button onClick={again}>{t.readAgain}</Button>
      </div>
      <p role="status">{isAsked.value && t.testAsked}</p>
      <Failure error={error} />
      {data?.items.length === 0 && <p class="hint">{t.noDeliveries}</p>}
      <ul class="owned">
        {data?.items.map(({ id, at, event_type: type, outcome, status, duration_ms: took }) => (
          <li key={`${id} ${at}`}>
            <span>
              {type === null ? t.test : t.events[type]} <b>{t.outcomes[outcome]}</b> <span class="hint">{[...(status === null ? [] : [status]), `${took} ms`].join(' · ')}</span>
            </span>
            <time class="hint" dateTime={at}>
              {new Date(at).toLocaleString(texts().code)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NewWebhook({ show }: { show: (made: { webhook: Webhook; secret: string }) => void }): JSX.Element {
  const t = texts().account;
  const [url, answers] = [useSignal(''), useSignal(false)];
  const types = useSignal<readonly AccountEventType[]>([]);
  const all = Object.keys(t.events) as AccountEventType[];
  const toggle = (type: AccountEventType) => (types.value = all.filter((one) => (one === type) !== types.value.includes(one)));
  const make = async () => {
    show(await ask(kontor.value.api.POST('/v1/me/webhooks', { body: { url: url.value.trim(), answers: answers.value, types: [...types.value] } })));
    url.value = '';
  };
  return (
    <form class="sign-in" onSubmit={(event) => event.preventDefault()}>
      <h3>{t.newWebhook}</h3>
      <TextField label={t.address} hint={t.addressMore} value={url.value} max={URL_MAX} onInput={(text) => (url.value = text)} />
      <fieldset class="choice">
        <legend>{t.whichEvents}</legend>
        <div class="row">
          <Button extra="chip" pressed={types.value.length === 0} onClick={() => (types.value = [])}>
            {t.allEvents}
          </Button>
          {all.map((type) => (
            <Button key={type} extra="chip" pressed={types.value.includes(type)} onClick={() => toggle(type)}>
              {t.events[type]}
            </Button>
          ))}
        </div>
      </fieldset>
      <label class="check">
        <input type="checkbox" checked={answers.value} onChange={({ currentTarget }) => (answers.value = currentTarget.checked)} />
        <span>{t.answers}</span>
      </label>
      <AskButton disabled={url.value.trim() === ''} work={make}>
        {t.makeWebhook}
      </AskButton>
    </form>
  );
}
