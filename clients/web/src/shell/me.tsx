/** The player: account, preferences, session. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { AskButton, Box, Choice, Failure, TextField } from '../look/ui.tsx';
import { player, signOut, upgrade } from '../net/session.ts';
import { type Preference, confirmation, following, keys, notifications, previews, sound, theme } from '../net/settings.ts';
import { LANGUAGES, choose, texts } from '../texts/language.ts';
import { OnDemand } from './on-demand.tsx';
import { playerHash } from './routes.ts';
import { SignIn } from './sign-in.tsx';

const account = async () => (await import('../account/index.tsx')).AccountParts;

export function Me(): JSX.Element {
  const t = texts().page;
  const isDeleted = useSignal(false);
  const onOff = { on: t.on, off: t.off };
  return (
    <main class="narrow">
      <h1 class="unseen">{t.account}</h1>
      <Box title={t.account}>
        {!player.value && isDeleted.value && <p role="status">{texts().account.deleted}</p>}
        {player.value ? <Account /> : <SignIn />}
      </Box>
      <Box title={t.preferences}>
        <Language />
        <Setting label={t.theme} of={theme} names={t.themes} />
        <Setting label={t.confirm} of={confirmation} names={t.confirms} />
        <Setting label={t.previews} of={previews} names={onOff} />
        <Setting label={t.sound} of={sound} names={onOff} />
        <Setting label={t.notify} of={notifications} names={onOff} onChange={askForNotifications} />
        <Setting label={t.following} of={following} names={onOff} />
        <Setting label={t.keys} of={keys} names={onOff} />
      </Box>
      {player.value && <OnDemand key={`${player.value.id} ${player.value.kind}`} load={account} props={{ me: player.value, onDeleted: () => (isDeleted.value = true) }} isPart />}
      <p>
        <a class="button" href="#/records">
          {texts().records.title}
        </a>
      </p>
    </main>
  );
}

/** The language of the page. Each is a file of its own, which may not arrive. */
function Language(): JSX.Element {
  const failed = useSignal<unknown>(undefined);
  const change = async (code: string) => {
    failed.value = undefined;
    await choose(code).catch((error: unknown) => (failed.value = error));
  };
  return (
    <>
      <Choice label={texts().page.language} values={Object.keys(LANGUAGES)} value={texts().code} name={(code) => LANGUAGES[code]} onChange={(code) => void change(code)} />
      <Failure error={failed.value} />
    </>
  );
}

/** Browsers show notifications only to users who have been asked. */
function askForNotifications(): void {
  if (notifications.value === 'on' && 'Notification' in window) void Notification.requestPermission();
}

function Setting<Value extends string>(props: {
  label: string;
  of: Preference<Value>;
  names: Record<Value, string>;
  onChange?: () => void;
}): JSX.Element {
  const set = (value: Value) => {
    props.of.value = value;
    props.onChange?.();
  };
  return <Choice label={props.label} values={props.of.values} value={props.of.value} name={(value) => props.names[value]} onChange={set} />;
}

function Account(): JSX.Element {
  const t = texts().page;
  const name = useSignal('');
  const password = useSignal('');
  const me = player.value!;
  return (
    <>
      <p>
        <b>{me.name}</b> {me.kind === 'guest' && <span class="tag">{t.guest}</span>} <a href={playerHash(me.id)}>{texts().players.profile}</a>
      </p>
      {me.kind === 'guest' && (
        <form class="sign-in" onSubmit={(event) => event.preventDefault()}>
          <h3>{t.upgrade}</h3>
          <p class="hint">{t.upgradeMore}</p>
          <TextField label={t.name} value={name.value} max={40} autocomplete="username" onInput={(text) => (name.value = text)} />
          <TextField
            label={t.password}
            type="password"
            value={password.value}
            max={128}
            autocomplete="new-password"
            hint={t.passwordRule(8)}
            onInput={(text) => (password.value = text)}
          />
          <AskButton main work={() => upgrade(name.value.trim(), password.value)}>
            {t.signUp}
          </AskButton>
        </form>
      )}
      <h3>{t.sessions}</h3>
      <p class="hint">{t.sessionsMore}</p>
      <AskButton work={signOut}>{t.signOut}</AskButton>
    </>
  );
}
