// Opens tables against bots and plays at all of them over one connection: the feed of news says where something is to be
// decided. Takes one of the actions that each decision lists.
//
//   npm run build && node build/examples/tables.js http://127.0.0.1:8080 medici basari
import { Kontor, KontorProblem, orThrow } from 'kontor-client';

const [baseUrl = '', ...rulesets] = process.argv.slice(2);
// A bot that stays has an account, and a token of its own. Without one, a guest plays.
const token = process.env['KONTOR_TOKEN'];
const kontor = token ? Kontor.withToken(baseUrl, token) : await Kontor.guest(baseUrl, 'Bot');
const { api } = kontor;

for (const ruleset of rulesets) {
  const { id } = await orThrow(api.POST('/v1/games', { body: { ruleset, seats: 3 } }));
  for (const seat of [1, 2]) {
    const params = { path: { game: id, seat } };
    await orThrow(api.PUT('/v1/games/{game}/seats/{seat}', { params, body: { occupant: 'bot', bot: 'greedy' } }));
  }
  await orThrow(api.POST('/v1/games/{game}/start', { params: { path: { game: id } } }));
}

let running = rulesets.length;
for await (const { game, ruleset, news } of kontor.news()) {
  if (news.type === 'decision.opened') {
    await decide(game!, news.decision);
  } else if (news.type === 'table.finished') {
    console.log(`${ruleset} is over: ${JSON.stringify(news.outcome.places)}`);
    running -= 1;
    if (running === 0) break;
  }
}

async function decide(game: string, decision: string): Promise<void> {
  const path = { game };
  try {
    const { actions } = await orThrow(api.GET('/v1/games/{game}/decisions/{decision}', { params: { path: { game, decision } } }));
    const action = actions![Math.floor(Math.random() * actions!.length)]!;
    const params = { path, header: { 'Idempotency-Key': decision } };
    await orThrow(api.POST('/v1/games/{game}/actions', { params, body: { decision, action } }));
  } catch (error) {
    // It is not open any more, because a player was quicker: if another one took its place, that is news.
    if (!(error instanceof KontorProblem && ['decision-unknown', 'decision-closed'].includes(error.problem.code))) throw error;
  }
}
