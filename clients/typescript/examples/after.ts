// Prints how each seat saw the end of a game, has the record verified, imports it, and plays on from the middle of the game.
//
//   npm run build && node build/examples/after.js http://127.0.0.1:8080 GAME [NAME PASSWORD]
import { Kontor, orThrow } from 'kontor-client';

const [baseUrl = '', game = '', name, password = ''] = process.argv.slice(2);
const kontor = await Kontor.guest(baseUrl, 'Ada');
const { api } = kontor;
const path = { game };

const over = await orThrow(api.GET('/v1/games/{game}', { params: { path } }));
for (const { seat } of over.seats) {
  const { view } = await orThrow(api.GET('/v1/games/{game}/view', { params: { path, query: { as: seat } } }));
  console.log(`seat ${seat} saw ${JSON.stringify(view)}`);
}

const record = await orThrow(api.GET('/v1/games/{game}/record', { params: { path } }));
const finding = await orThrow(api.POST('/v1/records/verifications', { body: record }));
console.log(finding.valid ? 'the record is in order' : finding.divergence);
const imported = await orThrow(api.POST('/v1/records', { body: record }));
console.log(`imported as ${imported.id}`);

// Ada plays the first seat from here on, bots all others.
const others = over.seats.slice(1).map(({ seat }) => ({ seat, occupant: 'bot', bot: 'greedy' }) as const);
const body = { at: Math.floor(over.seq / 2), seats: [{ seat: 0, occupant: 'me' } as const, ...others] };
const fork = await orThrow(api.POST('/v1/games/{game}/forks', { params: { path }, body }));
await orThrow(api.POST('/v1/games/{game}/start', { params: { path: { game: fork.id } } }));
console.log(`goes on as ${fork.id}`);

// A guest is gone with the session; as a user Ada can come back to her games.
if (name !== undefined) {
  await kontor.upgrade(name, password);
  console.log(`${name} is a user now`);
}
