// One game by the functions that kubb makes, in the folder `client`: `node play.js ADDRESS`.
import { setConfig } from '@kubb/plugin-client/clients/fetch';
import { createGame } from './client/calls/createGame.js';
import { createGuest } from './client/calls/createGuest.js';
import { getGame } from './client/calls/getGame.js';
import { getView } from './client/calls/getView.js';
import { listDueDecisions } from './client/calls/listDueDecisions.js';
import { listGames } from './client/calls/listGames.js';
import { playAction } from './client/calls/playAction.js';
import { startGame } from './client/calls/startGame.js';
import { takeSeat } from './client/calls/takeSeat.js';
import type { GameAction } from './client/types/GameAction.js';

// The functions do not say what they send.
const json = { 'Content-Type': 'application/json' };
const baseURL = process.argv[2]!;
setConfig({ baseURL, headers: json });
const { access_token } = await createGuest({ data: { name: 'Ada' } });
setConfig({ baseURL, headers: { ...json, Authorization: `Bearer ${access_token}` } });

const { id: game } = await createGame({ data: { ruleset: 'medici', seats: 3, visibility: 'public' } });
for (const seat of [1, 2]) await takeSeat({ game, seat, data: { occupant: 'bot', bot: 'greedy' } });
await startGame({ game });

let table = await getGame({ game });
while (table.status === 'running') {
  const due = await listDueDecisions({ params: { wait: 20 } });
  for (const { decision } of due.items) {
    let action: GameAction = decision.actions![0]!;
    for (const choice of decision.choices!) {
      if (choice.type === 'medici.bid') action = { type: choice.type, amount: choice.min };
    }
    const data = { decision: decision.id, action };
    await playAction({ game, data, headers: { 'Idempotency-Key': decision.id } });
  }
  table = await getGame({ game });
}
await listGames();
await getView({ game });
const refused = (await getGame({ game: 'g_nowhere' })) as unknown as { code?: string };
if (!refused.code) throw new Error('there is no such game');
console.log(`a game of ${table.ruleset}, ${table.seq} events`);
