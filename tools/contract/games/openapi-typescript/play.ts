// One game by openapi-fetch and the types that openapi-typescript makes, in `contract.ts`: `node play.js ADDRESS`.
import createClient from 'openapi-fetch';
import type { components, paths } from './contract.js';

// The JSON media types, which are what openapi-fetch reads: without them an answer could be the text of a stream too.
type Json = 'application/json' | 'application/problem+json';
const ada = createClient<paths, Json>({ baseUrl: process.argv[2]! });

// What an operation answered; its problem is thrown.
async function done<T>(answer: Promise<{ data?: T; error?: unknown }>): Promise<NonNullable<T>> {
  const { data, error } = await answer;
  if (data === undefined || data === null) throw new Error(JSON.stringify(error));
  return data;
}

const { access_token } = await done(ada.POST('/v1/guests', { body: { name: 'Ada' } }));
ada.use({ onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${access_token}`) });

// The news begin when they are first read, and leave out what is over when they are read again.
await done(ada.GET('/v1/me/events'));
const made = await done(ada.POST('/v1/games', { body: { ruleset: 'medici', seats: 3, visibility: 'public' } }));
const path = { game: made.id };
for (const seat of [1, 2]) {
  const params = { path: { ...path, seat } };
  await done(ada.PUT('/v1/games/{game}/seats/{seat}', { params, body: { occupant: 'bot', bot: 'greedy' } }));
}
await done(ada.POST('/v1/games/{game}/start', { params: { path } }));
await done(ada.GET('/v1/me/events', { params: { query: { after: 0, wait: 20 } } }));

let table = await done(ada.GET('/v1/games/{game}', { params: { path } }));
while (table.status === 'running') {
  const due = await done(ada.GET('/v1/me/decisions', { params: { query: { wait: 20 } } }));
  for (const { decision } of due.items) {
    let action: components['schemas']['GameAction'] = decision.actions![0]!;
    for (const choice of decision.choices!) {
      if (choice.type === 'medici.bid') action = { type: choice.type, amount: choice.min };
    }
    const params = { path, header: { 'Idempotency-Key': decision.id } };
    await done(ada.POST('/v1/games/{game}/actions', { params, body: { decision: decision.id, action } }));
  }
  table = await done(ada.GET('/v1/games/{game}', { params: { path } }));
}
await done(ada.GET('/v1/games'));
await done(ada.GET('/v1/games/{game}/view', { params: { path } }));
await done(ada.GET('/v1/games/{game}/events', { params: { path } }));
const { error } = await ada.GET('/v1/games/{game}', { params: { path: { game: 'g_nowhere' } } });
if (!error?.code) throw new Error('there is no such game');
console.log(`a game of ${table.ruleset}, ${table.seq} events`);
