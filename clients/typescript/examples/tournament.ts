// Enters a tournament as a new user, plays all its games, and prints how it ended. Takes one of the actions that each
// decision lists.
//
//   npm run build && node build/examples/tournament.js http://127.0.0.1:8080 TOURNAMENT NAME PASSWORD
import { Kontor, KontorProblem, orThrow } from 'kontor-client';

const [baseUrl = '', tournament = '', name = '', password = ''] = process.argv.slice(2);
const kontor = await Kontor.signUp(baseUrl, name, password);
const { api } = kontor;

const params = { path: { tournament } };
const { terms } = await orThrow(api.PUT('/v1/tournaments/{tournament}/participants/me', { params }));
console.log(`enters ${terms.name}`);

for await (const { game, news } of kontor.news()) {
  if (news.type === 'decision.opened') {
    await decide(game!, news.decision);
  } else if (news.type === 'tournament.ended' && news.tournament === tournament) {
    break;
  } else if (news.type === 'tournament.cancelled' && news.tournament === tournament) {
    console.log('it was cancelled');
    process.exit();
  }
}

const { items } = await orThrow(api.GET('/v1/tournaments/{tournament}/standings', { params }));
for (const { standing, who } of items) {
  const named = who.type === 'player' ? who.player.name : who.bot;
  console.log(`${standing.rank}. ${named}, ${standing.points / 2} points`);
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
