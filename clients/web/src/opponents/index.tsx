/** Finding people to play with, on demand: quick matching, who looks for players, invitations, and inviting players to one's own table. */
import type { JSX } from 'preact';

import { Box } from '../look/ui.tsx';
import { player } from '../net/session.ts';
import { SignIn } from '../shell/sign-in.tsx';
import { texts } from '../texts/language.ts';
import { Invitations } from './invitations.tsx';
import { PlayNow } from './play-now.tsx';
import { OpenSeeks, OwnSeeks } from './seeks.tsx';

export { NewSeek } from './new-seek.tsx';
export { TableInvitations } from './table.tsx';

export function Opponents(): JSX.Element {
  const t = texts().people;
  const me = player.value;
  return (
    <main class="narrow">
      <h1 class="unseen">{t.opponents}</h1>
      {me ? (
        <>
          <Invitations key={`invitations ${me.id}`} />
          <OwnSeeks key={`own ${me.id}`} />
          <PlayNow key={`play ${me.id}`} />
        </>
      ) : (
        <Box title={texts().page.signIn}>
          <p>{t.signInFirst}</p>
          <SignIn />
        </Box>
      )}
      <OpenSeeks key={`open ${me?.id}`} />
    </main>
  );
}
