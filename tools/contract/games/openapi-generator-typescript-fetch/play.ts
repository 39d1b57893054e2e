// One game by the client that openapi-generator makes for typescript-fetch: `node play.js ADDRESS`.

import { Configuration, GamesApi, PlayApi, PlayersApi, ResponseError } from './client/index.js';

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
const { games: owner, play } = players[0]!;
// The news begin when they are first read, and leave out what is over when they are read again.
await play.listAccountEvents();
const { id: game } = await owner.createGame({ createGameRequest: { ruleset: 'medici', seats: 3, visibility: 'public' } });
for (const seat of [1, 2]) {
    await players[seat]!.games.takeSeat({ game, seat, takeSeatRequest: { occupant: 'me' } });
}
await owner.startGame({ game });
await play.listAccountEvents({ after: 0, wait: 20 });
let now = await owner.getGame({ game });
while (now.status !== 'finished') {
    for (const player of players) await turn(player.play);
    now = await owner.getGame({ game });
}
await owner.listGames();
await play.getView({ game });
await play.listEvents({ game });
const refused = await owner.getGame({ game: 'g_nowhere' }).catch((error: ResponseError) => error.response.json());
if (!(refused as { code?: string }).code) throw new Error('there is no such game');
if (now.outcome?.places.length !== 3) throw new Error('a game ends with a place for everybody');
console.log(`a game of ${now.ruleset}, ${now.seq} events`);
