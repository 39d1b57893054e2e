/** What players say to each other. Messages are text and nothing else. */
import { useSignal } from '@preact/signals';
import type { Message } from 'kontor-client';
import type { JSX } from 'preact';

import { SeatIcon } from '../look/shapes.tsx';
import { Button, Failure } from '../look/ui.tsx';
import { player } from '../net/session.ts';
import type { Table } from '../net/table.ts';
import { OnDemand } from '../shell/on-demand.tsx';
import { texts } from '../texts/language.ts';
import { PlayerName } from './player.tsx';

const reportForm = async () => (await import('../players/index.tsx')).ReportForm;

export function Talk({ table }: { table: Table }): JSX.Element {
  const t = texts().page;
  const text = useSignal('');
  const error = useSignal<unknown>(undefined);
  const reporting = useSignal<number | undefined>(undefined);
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
            <Said message={message} onReport={() => (reporting.value = message.number)} />
            {reporting.value === message.number && <OnDemand load={reportForm} props={{ game: table.id, message, onClose: () => (reporting.value = undefined) }} isPart />}
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

/** A message, with a way to tell the operator of it; of one that the operator has removed only that it was there. */
function Said({ message, onReport }: { message: Message; onReport: () => void }): JSX.Element {
  const t = texts().page;
  const { seat, player: author, text, removed } = message;
  const report = texts().people.reportOf(author.name);
  return (
    <>
      <span class="player">
        <SeatIcon seat={seat} size={13} />
        <b>
          <PlayerName player={author} name={author.name} />
        </b>
      </span>{' '}
      {removed ? <i class="hint">{t.removedMessage}</i> : text}
      {!removed && author.id !== player.value?.id && (
        <Button quiet extra="flag" label={report} title={report} onClick={onReport}>
          ⚑
        </Button>
      )}
    </>
  );
}
