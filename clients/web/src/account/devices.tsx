/** Where a player is signed in; of a guest it is this session alone. */
import type { JSX } from 'preact';

import { AskButton, Box, Failure, useRead } from '../look/ui.tsx';
import { ask, kontor } from '../net/session.ts';
import { dayText, texts } from '../texts/language.ts';
import { passwordChanges } from './changes.ts';

export function Devices(): JSX.Element {
  const t = texts().page;
  const { data, error, again } = useRead(() => ask(kontor.value.api.GET('/v1/me/sessions')), 'sessions', passwordChanges.value);
  const end = async (...sessions: readonly string[]) => {
    try {
      for (const session of sessions) await ask(kontor.value.api.DELETE('/v1/me/sessions/{session}', { params: { path: { session } } }));
    } finally {
      again();
    }
  };
  const others = data?.items.filter(({ current }) => !current) ?? [];
  return (
    <Box title={texts().account.devices}>
      <ul class="owned">
        {data?.items.map(({ id, current, created_at, refreshed_at }) => (
          <li key={id}>
            <span>
              {t.signedInOn(dayText(created_at))} <span class="hint">{t.usedOn(dayText(refreshed_at))}</span>
            </span>
            {current ? <span class="tag">{t.thisBrowser}</span> : <AskButton work={() => end(id)}>{t.signOut}</AskButton>}
          </li>
        ))}
      </ul>
      <Failure error={error} />
      {others.length > 1 && <AskButton work={() => end(...others.map(({ id }) => id))}>{texts().account.endOthers}</AskButton>}
    </Box>
  );
}
