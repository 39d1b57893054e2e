// Asks for opponents and plays with others who ask for the same game. The request has a key, so that it can be sent again
// until there is an answer. Takes one of the actions that each decision lists.
//
//   npm run build && node build/examples/match.js http://127.0.0.1:8080 basari 3
import { Kontor, KontorProblem, orThrow } from 'kontor-client';

const [baseUrl = '', ruleset = '', seats = ''] = process.argv.slice(2);
// A bot that stays has an account, and a token of its own. Without one, a guest plays.
const token = process.env['KONTOR_TOKEN'];
const kontor = token ? Kontor.withToken(baseUrl, token) : await Kontor.guest(baseUrl, 'Bot');
const { api } = kontor;

const header = { 'Idempotency-Key': crypto.randomUUID() };
const { seek } = await orThrow(api.POST('/v1/matches', { params: { header }, body: { ruleset, seats: Number(seats) } }));
console.log(seek ? `waits, ${seek.players.length} of ${seek.seats} are there` : 'all are there');

for await (const { game, news } of kontor.news()) {
  if (news.type === 'decision.opened') {
    await decide(game!, news.decision);
  } else if (news.type === 'table.finished') {
    console.log(`${ruleset} is over: ${JSON.stringify(news.outcome.places)}`);
    break;
  } else if (news.type === 'table.deleted') {
    console.log('the table is gone');
    break;
  } else if (news.type === 'seek.expired') {
    console.log('no other player came');
    break;
  }
}

/** Decides. A bot that must not wait for one game that is set aside does not wait for this promise. */
async function decide(game: string, decision: string): Promise<void> {
  for (;;) {
    try {
      return await answer(game, decision);
    } catch (error) {
      const code = error instanceof KontorProblem ? error.problem.code : undefined;
      // It is not open any more, because a player was quicker or the table is gone: if another one took its place, that is news.
      if (['decision-unknown', 'decision-closed', 'game-over', 'game-unknown'].includes(code ?? '')) return;
      // The game is set aside: it goes on when its operator lets it.
      if (code !== 'game-quarantined') throw error;
      await new Promise((resume) => setTimeout(resume, 5_000));
    }
  }
}

async function answer(game: string, decision: string): Promise<void> {
  const path = { game };
  const { actions } = await orThrow(api.GET('/v1/games/{game}/decisions/{decision}', { params: { path: { game, decision } } }));
  const action = actions![Math.floor(Math.random() * actions!.length)]!;
  const params = { path, header: { 'Idempotency-Key': decision } };
  await orThrow(api.POST('/v1/games/{game}/actions', { params, body: { decision, action } }));
}
