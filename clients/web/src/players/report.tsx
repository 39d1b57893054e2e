/** Telling the operator of the server of a message, on demand. */
import { useSignal } from '@preact/signals';
import { type Message, REPORT_CATEGORY_VALUES, type ReportCategory } from 'kontor-client';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { AskButton, Button } from '../look/ui.tsx';
import { ask, kontor } from '../net/session.ts';
import { playerHash } from '../shell/routes.ts';
import { texts } from '../texts/language.ts';


/** The most characters of what one adds. */
const TEXT_MAX = 500;

export function ReportForm({ game, message, onClose }: { game: string; message: Message; onClose: () => void }): JSX.Element {
  const t = texts().people;
  const category = useSignal<ReportCategory>('harassment');
  const text = useSignal('');
  const isSent = useSignal(false);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const send = async () => {
    const added = text.value.trim();
    const params = { path: { game, message: message.number } };
    await ask(kontor.value.api.POST('/v1/games/{game}/messages/{message}/reports', { params, body: { category: category.value, text: added === '' ? null : added } }));
    isSent.value = true;
  };
  if (isSent.value) {
    return (
      <div class="report">
        <p role="status">{t.reported}</p>
        <div class="row">
          <a href={playerHash(message.player.id)}>{t.toMute(message.player.name)}</a>
          <Button onClick={onClose}>{t.close}</Button>
        </div>
      </div>
    );
  }
  return (
    <form class="report" aria-label={t.reportOf(message.player.name)} onSubmit={(event) => event.preventDefault()}>
      <p class="hint">{t.reportMore}</p>
      <label class="field">
        <span>{t.category}</span>
        <select ref={first} value={category.value} onChange={({ currentTarget }) => (category.value = currentTarget.value as ReportCategory)}>
          {REPORT_CATEGORY_VALUES.map((one) => (
            <option key={one} value={one}>
              {t.categories[one]}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t.reportText}</span>
        <textarea rows={2} maxLength={TEXT_MAX} value={text.value} onInput={({ currentTarget }) => (text.value = currentTarget.value)} />
      </label>
      <div class="row">
        <Button onClick={onClose}>{texts().page.cancel}</Button>
        <AskButton work={send}>{t.report}</AskButton>
      </div>
    </form>
  );
}
