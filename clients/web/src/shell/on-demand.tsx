/** A screen that only some visitors need: a file of its own, which is loaded when it is opened. */
import type { JSX } from 'preact';

import { Button, useRead } from '../look/ui.tsx';
import { Message } from '../table/page.tsx';
import { texts } from '../texts/language.ts';

export function OnDemand<Props extends object>({ load, props }: { load: () => Promise<(props: Props) => JSX.Element>; props: Props }): JSX.Element {
  const t = texts().page;
  const { data, error } = useRead(async () => ({ Screen: await load() }), load);
  if (data) return <data.Screen {...props} />;
  if (error === undefined) return <Message text={t.working} isQuiet />;
  return (
    <Message text={t.partMissing}>
      <Button main onClick={() => location.reload()}>
        {t.reload}
      </Button>
    </Message>
  );
}
