// One game by the functions that orval makes, in `client/api.ts`, whose answers zod checks by the schemas that orval makes,
// in `client/zod.ts`: `node play.js ADDRESS`.
import { type GameAction, createGame, createGuest, getGame, getView, listDueDecisions, listGames, playAction, startGame, takeSeat } from './client/api.js';
import { GetGameResponse, GetViewResponse, ListDueDecisionsResponse, ListGamesResponse, PlayActionResponse } from './client/zod.js';

const { fetch } = globalThis;
globalThis.fetch = (path, init) => fetch(process.argv[2]! + String(path), init);
const { data: ada } = await createGuest({ name: 'Ada' });
const headers = { Authorization: `Bearer ${ada.access_token}` };

const { data: made } = await createGame({ ruleset: 'medici', seats: 3, visibility: 'public' }, { headers });
for (const seat of [1, 2]) await takeSeat(made.id, seat, { occupant: 'bot', bot: 'greedy' }, { headers });
await startGame(made.id, { headers });

let { data: table } = await getGame(made.id, {}, { headers });
while (table.status === 'running') {
  const { data: due } = await listDueDecisions({ wait: 20 }, { headers });
  ListDueDecisionsResponse.parse(due);
  for (const { decision } of due.items) {
    let action: GameAction = decision.actions![0]!;
    for (const choice of decision.choices!) {
      if (choice.type === 'medici.bid') action = { type: choice.type, amount: choice.min };
    }
    const { data: played } = await playAction(made.id, { decision: decision.id, action }, { headers: { ...headers, 'Idempotency-Key': decision.id } });
    PlayActionResponse.parse(played);
  }
  ({ data: table } = await getGame(made.id, {}, { headers }));
}
GetGameResponse.parse(table);
ListGamesResponse.parse((await listGames({}, { headers })).data);
GetViewResponse.parse((await getView(made.id, {}, { headers })).data);
const refused = await getGame('g_nowhere', {}, { headers }).catch((thrown: { info: { code: string } }) => thrown);
if (!('info' in refused) || !refused.info.code) throw new Error('there is no such game');
console.log(`a game of ${table.ruleset}, ${table.seq} events`);
