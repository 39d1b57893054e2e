/** What a player hides and shows, and what a user says of themself. */
import { type Signal, useSignal } from '@preact/signals';
import type { OwnProfile, Player } from 'kontor-client';
import type { JSX } from 'preact';

import { AskButton, Box, Failure, useRead } from '../look/ui.tsx';
import { ask, kontor } from '../net/session.ts';
import { playerHash } from '../shell/routes.ts';
import { texts } from '../texts/language.ts';

/** The most characters of the text. */
const ABOUT_MAX = 500;

export function OwnProfileForm({ me }: { me: Player }): JSX.Element {
  const { data, error } = useRead(() => ask(kontor.value.api.GET('/v1/me/profile')), me.id);
  return (
    <Box title={texts().account.profile}>
      <Failure error={error} />
      {data ? <Fields me={me} kept={data} /> : error === undefined && <p class="hint">{texts().page.working}</p>}
    </Box>
  );
}

function Fields({ me, kept }: { me: Player; kept: OwnProfile }): JSX.Element {
  const t = texts().account;
  const about = useSignal(kept.about ?? '');
  // Guests may hide and show what users may, but say nothing of themselves.
  const isGuest = me.kind === 'guest';
  const hides = useSignal(kept.hides_history ?? false);
  const shows = useSignal(kept.shows_presence ?? false);
  const isSaved = useSignal(false);
  const save = async () => {
    isSaved.value = false;
    const text = about.value.trim();
    const body = { about: text === '' ? null : text, hides_history: hides.value, shows_presence: shows.value };
    await ask(kontor.value.api.PUT('/v1/me/profile', { body }));
    isSaved.value = true;
  };
  return (
    <form class="sign-in" onSubmit={(event) => event.preventDefault()}>
      {!isGuest && (
        <label class="field">
          <span>{t.about}</span>
          <textarea
            rows={4}
            maxLength={ABOUT_MAX}
            value={about.value}
            onInput={({ currentTarget }) => {
              about.value = currentTarget.value;
              isSaved.value = false;
            }}
          />
          <small class="hint">{t.aboutMore(ABOUT_MAX)}</small>
        </label>
      )}
      <Switch value={hides} label={t.hidesHistory} hint={t.hidesMore} onChange={() => (isSaved.value = false)} />
      <Switch value={shows} label={t.showsPresence} hint={t.showsMore} onChange={() => (isSaved.value = false)} />
      <div class="row">
        <AskButton work={save}>{t.save}</AskButton>
        <a href={playerHash(me.id)}>{t.showProfile}</a>
      </div>
      <p role="status">{isSaved.value && t.saved}</p>
    </form>
  );
}

function Switch({ value, label, hint, onChange }: { value: Signal<boolean>; label: string; hint: string; onChange: () => void }): JSX.Element {
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={value.value}
          onChange={({ currentTarget }) => {
            value.value = currentTarget.checked;
            onChange();
          }}
        />
        <span>{label}</span>
      </label>
      <small class="hint">{hint}</small>
    </>
  );
}
