// Sits down at a table and plays any ruleset to the end: it takes one of the actions that each decision lists.
//
//   npm run build && node build/examples/bot.js http://127.0.0.1:8080 GAME [INVITE]
import { Kontor, KontorProblem, orThrow } from 'kontor-client';

const [baseUrl = '', game = '', invite] = process.argv.slice(2);
// A bot that stays has an account, and a token of its own. Without one, a guest plays.
const token = process.env['KONTOR_TOKEN'];
const kontor = token ? Kontor.withToken(baseUrl, token) : await Kontor.guest(baseUrl, 'Bot');
const { api } = kontor;
const path = { game };
const invited = invite === undefined ? {} : { invite };

let table = await orThrow(api.GET('/v1/games/{game}', { params: { path, query: invited } }));
const free = table.seats.find((seat) => seat.player === null && seat.bot === null);
if (!free) throw new Error('no seat is free');
const seat = { path: { game, seat: free.seat } };
await orThrow(api.PUT('/v1/games/{game}/seats/{seat}', { params: seat, body: { occupant: 'me', ...invited } }));
console.log(`sits on seat ${free.seat}`);

for await (const { decision } of kontor.decisions({ game, ...invited })) {
  const actions = decision.actions ?? [];
  const action = actions[Math.floor(Math.random() * actions.length)]!;
  // The id of the decision is a good key: it is answered once, however often the request is sent.
  const params = { path, header: { 'Idempotency-Key': decision.id } };
  for (let isAnswered = false; !isAnswered; ) {
    isAnswered = true;
    try {
      await orThrow(api.POST('/v1/games/{game}/actions', { params, body: { decision: decision.id, action } }));
    } catch (error) {
      const code = error instanceof KontorProblem ? error.problem.code : undefined;
      // The game is set aside: it goes on when its operator lets it. If a player was quicker and changed what may be answered,
      // another decision follows.
      isAnswered = code !== 'game-quarantined';
      if (isAnswered && code !== 'decision-closed') throw error;
      if (!isAnswered) await new Promise((resume) => setTimeout(resume, 5_000));
    }
  }
}
table = await orThrow(api.GET('/v1/games/{game}', { params: { path, query: invited } }));
for (const { seat, place, score } of table.outcome?.places ?? []) {
  console.log(`seat ${seat} is number ${place} with ${score}`);
}
