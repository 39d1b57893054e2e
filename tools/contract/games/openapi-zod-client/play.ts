// One game by the client that openapi-zod-client makes, in `client.ts`, which checks all that it sends and gets by zod:
// `node play.js ADDRESS`.
import { createApiClient } from './client.js';

const kontor = createApiClient(process.argv[2]!);
const { access_token } = await kontor.create_guest({ name: 'Ada' });
const headers = { Authorization: `Bearer ${access_token}` };

// The news begin when they are first read, and leave out what is over when they are read again.
await kontor.list_account_events({ headers });
const made = await kontor.create_game({ ruleset: 'medici', seats: 3, visibility: 'public' }, { headers });
const params = { game: made.id };
for (const seat of [1, 2]) {
  await kontor.take_seat({ occupant: 'bot', bot: 'greedy' }, { headers, params: { ...params, seat } });
}
await kontor.start_game(undefined, { headers, params });
await kontor.list_account_events({ headers, queries: { after: 0, wait: 20 } });

let table = await kontor.get_game({ headers, params });
while (table.status === 'running') {
  const due = await kontor.list_due_decisions({ headers, queries: { wait: 20 } });
  for (const { decision } of due.items) {
    let action = decision.actions![0]!;
    for (const choice of decision.choices!) {
      if (choice.type === 'medici.bid') action = { type: choice.type, amount: choice.min };
    }
    const body = { decision: decision.id, action };
    await kontor.play_action(body, { headers: { ...headers, 'Idempotency-Key': decision.id }, params });
  }
  table = await kontor.get_game({ headers, params });
}
await kontor.list_games({ headers });
await kontor.get_view({ headers, params });
await kontor.list_events({ headers, params });
console.log(`a game of ${table.ruleset}, ${table.seq} events`);
