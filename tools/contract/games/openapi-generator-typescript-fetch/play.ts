// One game by the client that openapi-generator makes for typescript-fetch: `node play.js ADDRESS`.

import { Configuration, GamesApi, PlayApi, PlayersApi } from './client/index.js';

const basePath = process.argv[2]!;

// A guest, with the operations of the contract.
async function guest(name: string) {
    const signedIn = await new PlayersApi(new Configuration({ basePath })).createGuest({ createGuestRequest: { name } });
    const configuration = new Configuration({ basePath, accessToken: signedIn.accessToken });
    return { games: new GamesApi(configuration), play: new PlayApi(configuration) };
}

// Answers every due decision with the first listed action.
async function turn(play: PlayApi) {
    for (const { game, decision } of (await play.listDueDecisions()).items) {
        const action = decision.actions?.[0];
        if (decision.optional || action === undefined) continue;
        await play.playAction({ game, idempotencyKey: decision.id, actionRequest: { decision: decision.id, action } });
    }
}

const players = await Promise.all(['Ada', 'Ben', 'Cleo'].map(guest));
const owner = players[0]!.games;
const { id: game } = await owner.createGame({ createGameRequest: { ruleset: 'medici', seats: 3 } });
for (const seat of [1, 2]) {
    await players[seat]!.games.takeSeat({ game, seat, takeSeatRequest: { occupant: 'me' } });
}
await owner.startGame({ game });
let now = await owner.getGame({ game });
while (now.status !== 'finished') {
    for (const { play } of players) await turn(play);
    now = await owner.getGame({ game });
}
if (now.outcome?.places.length !== 3) throw new Error('a game ends with a place for everybody');
console.log(`a game of ${now.ruleset}, ${now.seq} events`);
