// One game by the functions that @hey-api/openapi-ts makes, in the folder `client`: `node play.js ADDRESS`.
import { client } from './client/client.gen.js';
import { createGame, createGuest, getGame, getView, listAccountEvents, listDueDecisions, listEvents, listGames, playAction, startGame, takeSeat } from './client/index.js';

client.setConfig({ baseUrl: process.argv[2]! });
const throwOnError = true;
const { data: ada } = await createGuest({ body: { name: 'Ada' }, throwOnError });
// Some requests take a ticket, too, which is no token.
client.setConfig({ auth: ({ scheme }) => (scheme === 'bearer' ? ada.access_token : undefined) });

// The news begin when they are first read, and leave out what is over when they are read again.
await listAccountEvents({ throwOnError });
const { data: made } = await createGame({ body: { ruleset: 'medici', seats: 3, visibility: 'public' }, throwOnError });
const path = { game: made.id };
for (const seat of [1, 2]) {
  await takeSeat({ path: { ...path, seat }, body: { occupant: 'bot', bot: 'greedy' }, throwOnError });
}
await startGame({ path, throwOnError });
await listAccountEvents({ query: { after: 0, wait: 20 }, throwOnError });

let { data: table } = await getGame({ path, throwOnError });
while (table.status === 'running') {
  const { data: due } = await listDueDecisions({ query: { wait: 20 }, throwOnError });
  for (const { decision } of due.items) {
    let action = decision.actions![0]!;
    for (const choice of decision.choices!) {
      if (choice.type === 'medici.bid') action = { type: choice.type, amount: choice.min };
    }
    const headers = { 'Idempotency-Key': decision.id };
    await playAction({ path, headers, body: { decision: decision.id, action }, throwOnError });
  }
  ({ data: table } = await getGame({ path, throwOnError }));
}
await listGames({ throwOnError });
await getView({ path, throwOnError });
await listEvents({ path, throwOnError });
const { error } = await getGame({ path: { game: 'g_nowhere' } });
if (!error?.code) throw new Error('there is no such game');
console.log(`a game of ${table.ruleset}, ${table.seq} events`);
