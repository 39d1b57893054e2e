// Sits down at a table and plays any ruleset to the end: it takes one of the actions that each decision lists.
//
//   node dist/examples/bot.js http://127.0.0.1:8080 GAME [INVITE]
import { Kontor, KontorProblem, orThrow } from 'kontor-client';

const [baseUrl = 'http://127.0.0.1:8080', game = '', invite] = process.argv.slice(2);
const kontor = await Kontor.guest(baseUrl, 'Bot');
const { api } = kontor;

const query = invite === undefined ? {} : { invite };
const table = await orThrow(api.GET('/v1/games/{game}', { params: { path: { game }, query } }));
const free = table.seats.find((seat) => seat.player === null && seat.bot === null);
if (!free) throw new Error('no seat is free');
const seat = { path: { game, seat: free.seat } };
await orThrow(api.PUT('/v1/games/{game}/seats/{seat}', { params: seat, body: { occupant: 'me', ...query } }));
console.log(`${kontor.player?.name} sits on seat ${free.seat}`);

for (let over = false; !over; ) {
  const due = await orThrow(api.GET('/v1/me/decisions', { params: { query: { wait: 5 } } }));
  for (const { decision } of due.items) {
    const actions = decision.actions ?? [];
    const action = actions[Math.floor(Math.random() * actions.length)]!;
    try {
      // The id of the decision is a good key: it is answered once, however often the request is sent.
      const params = { path: { game }, header: { 'Idempotency-Key': decision.id } };
      await orThrow(api.POST('/v1/games/{game}/actions', { params, body: { decision: decision.id, action } }));
      console.log(decision.kind, JSON.stringify(action));
    } catch (error) {
      // Somebody was quicker and changed what may be answered: ask again.
      if (!(error instanceof KontorProblem && error.problem.code === 'decision-closed')) throw error;
    }
  }
  const { status, outcome } = await orThrow(api.GET('/v1/games/{game}', { params: { path: { game } } }));
  over = status === 'finished';
  if (over) console.log('over', JSON.stringify(outcome?.places));
}
