import assert from 'node:assert/strict';

import { type GameEvent, Kontor, type Ruleset, orThrow } from 'kontor-client';

import { after, before, test } from './limits.js';
import { Server } from './server.js';
import { hasOption, playSeat, startTable } from './table.js';

/** Moves after which the server is killed, once in each game. */
const MOVES_BEFORE_KILL = 20;

let server: Server;
before(async () => {
  server = await Server.start();
});
after(() => server.stop());

test('every ruleset is played to its end at every number of players, over a kill of the server', async () => {
  const anybody = new Kontor(server.baseUrl);
  const { items: rulesets } = await orThrow(anybody.api.GET('/v1/rulesets'));
  assert.ok(rulesets.length >= 4);
  for (const ruleset of rulesets) {
    for (const { seats, options } of tables(ruleset)) {
      const { game, players } = await startTable(server.baseUrl, ruleset, seats, options);
      const heard = collect(anybody.follow(game.id));
      let moves = 0;
      let restarted: Promise<void> | undefined;
      const onMove = () => {
        moves += 1;
        if (moves === MOVES_BEFORE_KILL) restarted = server.restart();
      };
      await Promise.all(players.map((player) => playSeat(player, game.id, onMove)));
      await restarted;

      const events = await heard;
      assert.deepEqual(events.map((event) => event.seq), events.map((_, index) => index + 1), 'no gap, nothing twice');
      assert.equal(events.at(-1)?.type, 'table.finished');
      const known = new Set(ruleset.event_types);
      assert.ok(events.every((event) => known.has(event.type) || event.type.startsWith('table.')));
      const record = await orThrow(anybody.api.GET('/v1/games/{game}/record', { params: { path: { game: game.id } } }));
      assert.equal(record.outcome?.places.length, seats);
      const finding = await orThrow(players[0]!.api.POST('/v1/records/verifications', { body: record }));
      assert.ok(finding.valid, `goes back as it came: ${finding.divergence?.detail}`);
    }
  }
});

/** A table for every number of players, and one in teams where there are any. */
function tables(ruleset: Ruleset): { seats: number; options: Record<string, unknown> }[] {
  const numbers = Array.from({ length: ruleset.seats_max - ruleset.seats_min + 1 }, (_, more) => ruleset.seats_min + more);
  const plain = numbers.map((seats) => ({ seats, options: {} }));
  return hasOption(ruleset, 'teams') ? [...plain, { seats: 4, options: { teams: true } }] : plain;
}

async function collect(events: AsyncIterable<GameEvent>): Promise<GameEvent[]> {
  const all = [];
  for await (const event of events) all.push(event);
  return all;
}
