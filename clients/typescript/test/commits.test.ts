import assert from 'node:assert/strict';

import { type Commit, type GameEvent, Kontor, orThrow } from 'kontor-client';

import { after, before, test } from './limits.js';
import { GameEvent as EVENTS } from './samples.js';
import { Server } from './server.js';
import { AT_ONCE, ending, has, problem, stream } from './stubs.js';
import { finishedGame } from './table.js';

let server: Server;
before(async () => {
  server = await Server.start();
});
after(() => server.stop());

test('the commits of a game have all its events, each commit its own', async () => {
  const game = await finishedGame(server.baseUrl);
  const { commits, events } = { commits: await all(game.id), events: await all(game.id, 'events') };
  assert.deepEqual(commits.flatMap((commit) => (commit as Commit).events), events);
  for (const commit of commits as Commit[]) {
    assert.ok(commit.events.every((event) => event.commit === commit.commit));
    assert.equal(commit.seq, commit.events.at(-1)?.seq);
  }
  const numbers = commits.map((commit) => (commit as Commit).commit);
  assert.deepEqual(numbers, [...new Set(numbers)].sort((one, other) => one - other));
});

test('a commit comes as soon as it is whole, though nothing follows it', async () => {
  const ada = await Kontor.guest(server.baseUrl, 'Ada');
  const made = await orThrow(ada.api.POST('/v1/games', { body: { ruleset: 'medici', seats: 3 } }));
  const commits = ada.commits(made.id);
  const seen = (await commits.next()).value!;
  const { seq } = await orThrow(ada.api.GET('/v1/games/{game}', { params: { path: { game: made.id } } }));
  assert.equal(seen.seq, seq);
  await commits.return();
});

test('a commit that a lost connection cuts in two is one', async () => {
  const answers = [
    stream(frame(1, 1) + frame(2, 1) + frame(3, 2)),
    stream(frame(4, 2) + ': up to date\n' + frame(5, 3)),
    stream(': up to date\n'),
    problem(404, 'game-unknown'),
  ];
  const kontor = new Kontor('http://unused', { retry: AT_ONCE, fetch: async () => answers.shift()! });
  const commits = kontor.commits('g_1');
  for (const seqs of [[1, 2], [3, 4], [5]]) {
    assert.deepEqual((await commits.next()).value?.events.map(({ seq }) => seq), seqs);
  }
  await assert.rejects(commits.next(), has('game-unknown'));
});

test('the last commit is whole when the game is over', async () => {
  const kontor = new Kontor('http://unused', { fetch: async () => stream(frame(1, 1) + frame(2, 1) + ending('finished')) });
  const commits = kontor.commits('g_1');
  assert.equal((await commits.next()).value?.seq, 2);
  assert.equal((await commits.next()).done, true);
});

async function all(game: string, what: 'commits' | 'events' = 'commits'): Promise<(Commit | GameEvent)[]> {
  const kontor = new Kontor(server.baseUrl);
  const heard: (Commit | GameEvent)[] = [];
  for await (const one of what === 'commits' ? kontor.commits(game) : kontor.follow(game)) heard.push(one);
  return heard;
}

function frame(seq: number, commit: number): string {
  return `id: ${seq}\ndata: ${JSON.stringify({ ...EVENTS[0]!, seq, commit })}\n\n`;
}
