import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

import { Kontor, orThrow } from 'kontor-client';

import { after, before, test } from './limits.js';
import { Server } from './server.js';
import { botToken, finishedGame } from './table.js';

let server: Server;
before(async () => {
  server = await Server.start();
});
after(() => server.stop());

test('the example of the readme plays a game', async () => {
  const said = await run('play', server.baseUrl).over;
  assert.match(said[0]!, /buys for/);
  assert.match(said.at(-1)!, /^number one: \[/);
  for (const shown of ['play', 'stored', 'tables']) {
    const example = await readFile(`examples/${shown}.ts`, 'utf8');
    assert.ok((await readFile('README.md', 'utf8')).includes(example), `README.md has examples/${shown}.ts as it is`);
  }
});

test('bots play a game that a spectator follows', async () => {
  const { api } = await Kontor.guest(server.baseUrl, 'Owner');
  const body = { ruleset: 'basari', seats: 3, sit: false, visibility: 'private' } as const;
  const game = await orThrow(api.POST('/v1/games', { body }));
  const follower = run('follow', server.baseUrl, game.id, game.invite!);
  const token = await botToken(server.baseUrl, 'Bot by example');
  const bots: Run[] = [];
  for (const seat of [0, 1, 2]) {
    bots.push(run('bot', { KONTOR_TOKEN: seat === 2 ? token : '' }, server.baseUrl, game.id, game.invite!));
    assert.equal(await bots[seat]!.firstLine, `sits on seat ${seat}`);
  }
  await orThrow(api.POST('/v1/games/{game}/start', { params: { path: { game: game.id } } }));
  for (const bot of bots) assert.match((await bot.over).at(-1)!, /is number/);
  const said = await follower.over;
  assert.ok(said.includes('The game begins.'));
  assert.match(said.at(-1)!, /^It is over: /);
  const { seats } = await orThrow(api.GET('/v1/games/{game}', { params: { path: { game: game.id } } }));
  assert.deepEqual(seats.map(({ player }) => [player?.kind, player?.name]), [['guest', 'Bot'], ['guest', 'Bot'], ['bot', 'Bot by example']]);
});

test('a bot plays at several tables over one connection', async () => {
  const said = await run('tables', server.baseUrl, 'medici', 'basari', 'medici').over;
  assert.deepEqual(said.map((line) => line.replace(/ is over: \[.*place.*\]$/, '')).sort(), ['basari', 'medici', 'medici']);
});

test('programs that ask for a match find each other and play', async () => {
  const asking = [run('match', server.baseUrl, 'basari', '3'), run('match', server.baseUrl, 'basari', '3'), run('match', server.baseUrl, 'basari', '3')];
  for (const { over } of asking) {
    const said = await over;
    assert.match(said[0]!, /^(waits, \d of 3 are there|all are there)$/);
    assert.match(said.at(-1)!, /^basari is over: \[.*place.*\]$/);
  }
});

test('programs that enter a tournament play it to its end', async () => {
  const { api } = await Kontor.signUp(server.baseUrl, 'Organizer', 'correct horse');
  const cup = await orThrow(api.POST('/v1/tournaments', {
    body: {
      name: 'Cup', ruleset: 'basari', seats: 3, format: { type: 'swiss', rounds: 2 },
      participants_max: 3, start_when_full: true, registration_ends_at: new Date(Date.now() + 3_600_000).toISOString(),
      round_limit_s: 3600, turn_limit_s: 60,
    },
  }));
  const names = ['Tom', 'Kim', 'Lea'];
  const token = await botToken(server.baseUrl, 'Lea');
  const entering = [
    run('tournament', server.baseUrl, cup.id, 'Tom', 'correct horse'),
    run('tournament', server.baseUrl, cup.id, 'Kim', 'correct horse'),
    run('tournament', { KONTOR_TOKEN: token }, server.baseUrl, cup.id),
  ];
  for (const { over } of entering) {
    const [entered, ...standings] = await over;
    assert.equal(entered, 'enters Cup');
    assert.deepEqual(standings.map((line) => line.match(/^\d\. (.*), [\d.]+ points$/)?.[1]).sort(), [...names].sort());
  }
});

test('a game that is over is looked at from all sides, and goes on from its middle', async () => {
  const over = await finishedGame(server.baseUrl);
  const said = await run('after', server.baseUrl, over.id, 'Eva', 'correct horse').over;
  assert.deepEqual(said.slice(0, 3).map((line) => line.split(' saw {')[0]), ['seat 0', 'seat 1', 'seat 2']);
  assert.equal(said[3], 'the record is in order');
  assert.match(said[4]!, /^imported as g_/);
  const params = { path: { game: said[5]!.replace('goes on as ', '') } };
  assert.equal(said[6], 'Eva is a user now');
  const fork = await orThrow(new Kontor(server.baseUrl).api.GET('/v1/games/{game}', { params }));
  assert.equal(fork.forked_from?.game, over.id);
  assert.equal(fork.status, 'running');
  assert.deepEqual(fork.seats.map(({ bot }) => bot), [null, 'greedy', 'greedy']);
});

/** A running example. */
interface Run {
  firstLine: Promise<string>;
  /** All that it said, once it is over and all is well. */
  over: Promise<string[]>;
}

function run(example: string, ...given: (string | Record<string, string>)[]): Run {
  const args = given.filter((one) => typeof one === 'string');
  const env = Object.assign({}, process.env, ...given.filter((one) => typeof one !== 'string')) as NodeJS.ProcessEnv;
  const child: ChildProcess = spawn('node', [`build/examples/${example}.js`, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout!);
  const said: string[] = [];
  lines.on('line', (line) => said.push(line));
  const over = once(child, 'close').then(([code]) => {
    assert.equal(code, 0, `${example} failed`);
    return said;
  });
  return { firstLine: once(lines, 'line').then(([line]) => line as string), over };
}
