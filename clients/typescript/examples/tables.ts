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

const running = new Set<string>();
for (const ruleset of rulesets) {
  const { id } = await orThrow(api.POST('/v1/games', { body: { ruleset, seats: 3 } }));
  for (const seat of [1, 2]) {
    const params = { path: { game: id, seat } };
    await orThrow(api.PUT('/v1/games/{game}/seats/{seat}', { params, body: { occupant: 'bot', bot: 'greedy' } }));
  }
  await orThrow(api.POST('/v1/games/{game}/start', { params: { path: { game: id } } }));
  running.add(id);
}

for await (const { game, ruleset, news } of kontor.news()) {
  if (news.type === 'decision.opened') {
    await decide(game!, news.decision);
  } else if (news.type === 'table.finished' && running.delete(game!)) {
    console.log(`${ruleset} is over: ${JSON.stringify(news.outcome.places)}`);
  } else if (news.type === 'table.deleted' && running.delete(game!)) {
    console.log(`${ruleset} is gone`);
  }
  if (running.size === 0) break;
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
