// Opens a table against two bots, plays a game of Medici, and prints who won: it makes low bids, and otherwise
// takes the first action that a decision lists.
//
//   npm run build && node build/examples/play.js http://127.0.0.1:8080
//
// Further addresses are other servers of the same service.
import { type GameAction, Kontor, orThrow } from 'kontor-client';

const ada = await Kontor.guest(process.argv.slice(2), 'Ada');
const made = await orThrow(ada.api.POST('/v1/games', { body: { ruleset: 'medici', seats: 3 } }));
const path = { game: made.id };
for (const seat of [1, 2]) {
  const params = { path: { ...path, seat } };
  await orThrow(ada.api.PUT('/v1/games/{game}/seats/{seat}', { params, body: { occupant: 'bot', bot: 'greedy' } }));
}
await orThrow(ada.api.POST('/v1/games/{game}/start', { params: { path } }));

// Each decision comes once, when it is Ada's turn; the last one is followed by the end of the game.
for await (const { decision } of ada.decisions({ game: made.id })) {
  let action: GameAction = decision.actions![0]!;
  // A choice says what can be done; an action is what is done. Both have the same type.
  for (const choice of decision.choices ?? []) {
    if (choice.type === 'medici.bid' && choice.min <= 10) action = { type: 'medici.bid', amount: choice.min };
  }
  const params = { path, header: { 'Idempotency-Key': decision.id } };
  const body = { decision: decision.id, action };
  await orThrow(ada.api.POST('/v1/games/{game}/actions', { params, body }));
}

for await (const event of ada.follow(made.id)) {
  if (event.type === 'medici.lot_sold') {
    console.log(`seat ${event.data.buyer} buys for ${event.data.price}`);
  } else if (event.type === 'table.finished') {
    console.log('number one:', event.data.places.filter(({ place }) => place === 1).map(({ seat }) => seat));
  }
}
