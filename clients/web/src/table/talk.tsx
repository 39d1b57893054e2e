/** What players say to each other. Messages are text and nothing else. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { SeatIcon } from '../look/shapes.tsx';
import { Failure } from '../look/ui.tsx';
import type { Table } from '../net/table.ts';
import { texts } from '../texts/language.ts';

export function Talk({ table }: { table: Table }): JSX.Element {
  const t = texts().page;
  const text = useSignal('');
  const error = useSignal<unknown>(undefined);
  if (table.seat.value === null) return <p class="hint">{t.talkOnlySeats}</p>;
  const submit = async () => {
    const said = text.value.trim();
    if (said === '') return;
    try {
      await table.say(said);
      text.value = '';
      error.value = undefined;
    } catch (cause) {
      error.value = cause;
    }
  };
  return (
    <>
      <ol class="talk">
        {table.messages.value.map((message) => (
          <li key={message.number}>
            <span class="player">
              <SeatIcon seat={message.seat} size={13} />
              <b>{message.player.name}</b>
            </span>{' '}
            {message.text}
          </li>
        ))}
      </ol>
      {table.messages.value.length === 0 && <p class="hint">{t.noTalk}</p>}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <input type="text" aria-label={t.say} placeholder={t.say} maxLength={500} value={text.value} onInput={({ currentTarget }) => (text.value = currentTarget.value)} />
        <button type="submit" class="button">
          {t.send}
        </button>
      </form>
      <Failure error={error.value} />
    </>
  );
}
