// Enters a tournament as a new user, or as the player of `KONTOR_TOKEN`, plays all its games, and prints how it ended. Takes
// one of the actions that each decision lists.
//
//   npm run build && node build/examples/tournament.js http://127.0.0.1:8080 TOURNAMENT [NAME PASSWORD]
import { Kontor, KontorProblem, orThrow } from 'kontor-client';

const [baseUrl = '', tournament = '', name = '', password = ''] = process.argv.slice(2);
// A bot that stays has an account, and a token of its own.
const token = process.env['KONTOR_TOKEN'];
const kontor = token ? Kontor.withToken(baseUrl, token) : await Kontor.signUp(baseUrl, name, password);
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
