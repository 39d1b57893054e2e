/** The account of the signed-in player, on demand: profile, vacation, people whom one keeps away from, password, recovery codes, sessions, programs, webhooks, apps, data, and its end. */
import type { Player } from 'kontor-client';
import type { JSX } from 'preact';

import { OwnApps } from './apps.tsx';
import { Devices } from './devices.tsx';
import { Data, Leaving } from './leaving.tsx';
import { Password, RecoveryCodes } from './password.tsx';
import { People } from './people.tsx';
import { OwnProfileForm } from './profile.tsx';
import { Programs } from './programs.tsx';
import { VacationForm } from './vacation.tsx';
import { Webhooks } from './webhooks.tsx';

export function AccountParts({ me, onDeleted }: { me: Player; onDeleted: () => void }): JSX.Element {
  const isUser = me.kind === 'user';
  return (
    <>
      <OwnProfileForm me={me} />
      <VacationForm />
      <People />
      {isUser && <Password />}
      {isUser && <RecoveryCodes me={me} />}
      <Devices />
      {isUser && <Programs />}
      {isUser && <Webhooks />}
      {isUser && <OwnApps />}
      <Data />
      <Leaving me={me} onDeleted={onDeleted} />
    </>
  );
}
