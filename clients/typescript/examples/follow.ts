// Prints a game as spectators hear it, from its first event to its last.
//
//   npm run build && node build/examples/follow.js http://127.0.0.1:8080 GAME [INVITE]
import { Kontor } from 'kontor-client';

const [baseUrl = '', game = '', invite] = process.argv.slice(2);

for await (const event of new Kontor(baseUrl).follow(game, invite === undefined ? {} : { invite })) {
  switch (event.type) {
    case 'table.started':
      console.log('The game begins.');
      break;
    case 'table.finished':
      console.log(`It is over: ${event.data.reason}.`);
      break;
    default:
      // Types that this client does not know yet come here too.
      console.log(event.seq, event.type, JSON.stringify(event.data));
  }
}
