/** One tournament: its terms, who takes part, the standings, and its rounds. */
import { useSignal } from '@preact/signals';
import { KontorProblem, type Tournament, type TournamentParticipant } from 'kontor-client';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { AskButton, Box, Button, Failure, useRead } from '../look/ui.tsx';
import { ask, kontor, player } from '../net/session.ts';
import { WAIT_S, holding } from '../net/shared.ts';
import { SignIn } from '../shell/sign-in.tsx';
import { gameTexts } from '../table/names.ts';
import { PlayerName } from '../table/player.tsx';
import { texts } from '../texts/language.ts';
import { Rounds } from './rounds.tsx';
import { Standings } from './standings.tsx';
import { TermsOf } from './terms.tsx';
import { formatText, namesOf } from './words.ts';

/** A pause before a request that failed is made again. */
const AGAIN_MS = 3_000;

export function TournamentPage({ id }: { id: string }): JSX.Element {
  const t = texts().tournaments;
  const changes = useSignal(0);
  const { data, error, again } = useRead(() => read(id), `${id} ${player.value?.id}`, changes.value);
  const last = data?.tournament.last_event;
  const isOver = data !== undefined && ['finished', 'cancelled'].includes(data.tournament.status);
  useEffect(() => (last === undefined || isOver ? undefined : follow(id, last, () => (changes.value += 1))), [id, last === undefined, isOver]);
  if (!data) {
    const isUnknown = error instanceof KontorProblem && error.problem.status === 404;
    return (
      <main class="narrow">
        <Box>
          <h1 class="unseen">{t.title}</h1>
          {error === undefined && <p class="hint">{texts().page.working}</p>}
          {isUnknown ? <p role="status">{t.unknown}</p> : <Failure error={error} />}
          <a href="#/tournaments">{t.back}</a>
        </Box>
      </main>
    );
  }
  const { tournament, participants } = data;
  const names = linksOf(participants);
  return (
    <main class="narrow" data-event={tournament.last_event}>
      <Box>
        <Head tournament={tournament} participants={participants} />
        <Taking tournament={tournament} participants={participants} again={again} />
      </Box>
      <TermsOf tournament={tournament} />
      {tournament.rounds_drawn > 0 && <Rounds tournament={tournament} names={names} />}
      <Standings tournament={tournament} participants={participants} names={names} />
      {tournament.organizer.id === player.value?.id && !isOver && <Cancel id={id} again={again} />}
    </main>
  );
}

async function read(id: string) {
  const params = { path: { tournament: id } };
  const [tournament, { items }] = await Promise.all([
    ask(kontor.value.api.GET('/v1/tournaments/{tournament}', { params })),
    ask(kontor.value.api.GET('/v1/tournaments/{tournament}/standings', { params })),
  ]);
  return { tournament, participants: items };
}

/** Tells of each event, by requests that wait for the next one, as long as one looks at the page. The answer stops it. */
function follow(id: string, from: number, onEvent: () => void): () => void {
  const stop = new AbortController();
  holding.value += 1;
  void (async () => {
    for (let after = from; !stop.signal.aborted; ) {
      await seen(stop.signal);
      const params = { path: { tournament: id }, query: { after, wait: WAIT_S } };
      try {
        const { items, last } = await ask(kontor.peek().api.GET('/v1/tournaments/{tournament}/events', { params, signal: stop.signal }));
        if (stop.signal.aborted) return;
        after = last;
        if (items.length > 0) onEvent();
      } catch {
        await new Promise((resume) => setTimeout(resume, AGAIN_MS));
      }
    }
  })();
  return () => {
    holding.value -= 1;
    stop.abort();
  };
}

/** Until the page is looked at. */
function seen(signal: AbortSignal): Promise<void> {
  return new Promise((resume) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resume();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look, { once: true });
    look();
  });
}

/** The names of the participants, by their numbers, which lead to their pages. */
function linksOf(participants: readonly TournamentParticipant[]): (participant: number) => JSX.Element {
  const names = namesOf(participants);
  const players = new Map(participants.map(({ standing, who }) => [standing.participant, who.type === 'player' ? who.player : null]));
  return (participant) => <PlayerName player={players.get(participant)} name={names.get(participant) ?? `#${participant}`} />;
}

function Head({ tournament, participants }: { tournament: Tournament; participants: readonly TournamentParticipant[] }): JSX.Element {
  const t = texts().tournaments;
  const { terms, status, cancelled, organizer, participants: count } = tournament;
  const winner = status === 'finished' ? participants.find(({ standing }) => standing.rank === 1) : undefined;
  return (
    <>
      <div class="player-head">
        <h1>{terms.name}</h1>
        <span class="tag">{t.statuses[status]}</span>
        {terms.rated && <span class="tag">{texts().clocks.isRated}</span>}
      </div>
      <p>
        {gameTexts(terms.ruleset)?.name ?? terms.ruleset} · {formatText(terms)} · {t.entered(count, terms.participants_max)}
      </p>
      <p class="hint">
        {t.organizedBy} <PlayerName player={organizer} name={organizer.name} />
      </p>
      <div role="status">
        {winner && (
          <p>
            <b>{t.winner(namesOf(participants).get(winner.standing.participant) ?? '')}</b>
          </p>
        )}
        {cancelled !== null && <p>{t.cancelledBecause[cancelled]}</p>}
      </div>
    </>
  );
}

/** Entering, and withdrawing; after the start in two steps, because there is no way back. */
function Taking(props: { tournament: Tournament; participants: readonly TournamentParticipant[]; again: () => void }): JSX.Element | null {
  const t = texts().tournaments;
  const { tournament, participants, again } = props;
  const isSure = useSignal(false);
  const me = player.value;
  const { status } = tournament;
  if (status !== 'registering' && status !== 'running') return null;
  if (!me) return status === 'registering' ? <SignIn /> : null;
  const own = participants.find(({ who, standing }) => who.type === 'player' && who.player.id === me.id && !standing.withdrawn);
  const params = { path: { tournament: tournament.id } };
  const enter = async () => {
    await ask(kontor.value.api.PUT('/v1/tournaments/{tournament}/participants/me', { params }));
    again();
  };
  const withdraw = async () => {
    await ask(kontor.value.api.DELETE('/v1/tournaments/{tournament}/participants/me', { params }));
    isSure.value = false;
    again();
  };
  if (!own && status === 'running') return null;
  if (!own) return me.kind === 'guest' ? <p class="hint">{t.guestsCannot}</p> : <div class="row"><AskButton main work={enter}>{t.enter}</AskButton></div>;
  if (status === 'running' && !isSure.value) {
    return (
      <Button quiet onClick={() => (isSure.value = true)}>
        {t.withdraw}…
      </Button>
    );
  }
  return (
    <div class="sure">
      {status === 'running' ? <p>{t.withdrawSure}</p> : <p role="status">{t.isIn}</p>}
      <div class="row">
        {status === 'running' && <Button onClick={() => (isSure.value = false)}>{texts().page.cancel}</Button>}
        <AskButton work={withdraw}>{t.withdraw}</AskButton>
      </div>
    </div>
  );
}

/** The organizer may cancel it, in two steps. */
function Cancel({ id, again }: { id: string; again: () => void }): JSX.Element {
  const t = texts().tournaments;
  const isSure = useSignal(false);
  const cancel = async () => {
    await ask(kontor.value.api.DELETE('/v1/tournaments/{tournament}', { params: { path: { tournament: id } } }));
    again();
  };
  return (
    <Box title={t.organizer}>
      {isSure.value ? (
        <>
          <p>{t.cancelSure}</p>
          <div class="row">
            <Button onClick={() => (isSure.value = false)}>{texts().page.back}</Button>
            <AskButton work={cancel}>{t.cancel}</AskButton>
          </div>
        </>
      ) : (
        <Button quiet onClick={() => (isSure.value = true)}>
          {t.cancel}…
        </Button>
      )}
    </Box>
  );
}
