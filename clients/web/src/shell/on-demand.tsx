/** What only some visitors need: a file of its own, which is loaded when it is opened; a whole screen, or with `isPart` a part of one. */
import type { JSX } from 'preact';

import { Button, useRead } from '../look/ui.tsx';
import { Message } from '../table/page.tsx';
import { texts } from '../texts/language.ts';

interface OnDemandProps<Props extends object> {
  readonly load: () => Promise<(props: Props) => JSX.Element | null>;
  readonly props: Props;
  readonly isPart?: boolean;
}

export function OnDemand<Props extends object>({ load, props, isPart }: OnDemandProps<Props>): JSX.Element {
  const t = texts().page;
  const { data, error } = useRead(async () => ({ Screen: await load() }), load);
  if (data) return <data.Screen {...props} />;
  if (error === undefined) return isPart ? <p class="hint">{t.working}</p> : <Message text={t.working} isQuiet />;
  const reload = (
    <Button main onClick={() => location.reload()}>
      {t.reload}
    </Button>
  );
  if (!isPart) return <Message text={t.partMissing}>{reload}</Message>;
  return (
    <p class="row" role="alert">
      {t.partMissing} {reload}
    </p>
  );
}
