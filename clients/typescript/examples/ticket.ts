// Shows a game on a page as it happens, by the browser's own EventSource. That sends no access token, so it comes with a stream
// ticket. After a cut line it goes on by itself; when its ticket has expired, it is given a fresh one.
//
//   Make one script of this and its imports, and open a page that has it with ?server=http://127.0.0.1:8080&game=GAME
import { type GameEvent, Kontor, orThrow } from 'kontor-client';

/** The pause before a fresh ticket is taken. */
const PAUSE_MS = 1_000;

const asked = new URLSearchParams(location.search);
const game = asked.get('game')!;
const kontor = await Kontor.guest(asked.get('server')!, 'Ada');
await listen(0);

/** Hears the events behind `after`. */
async function listen(after: number): Promise<void> {
  const { ticket } = await orThrow(kontor.api.POST('/v1/stream-tickets', { body: { game } }));
  const query = new URLSearchParams({ ticket, after: String(after) });
  const source = new EventSource(`${kontor.baseUrl}/v1/games/${game}/events?${query}`);
  source.onmessage = ({ data }) => {
    const event = JSON.parse(data) as GameEvent;
    after = event.seq;
    document.body.append(`${event.type} ${JSON.stringify(event.data)}`, document.createElement('br'));
  };
  source.addEventListener('end', ({ data }) => {
    // For other reasons than these the browser comes back by itself.
    if (['finished', 'deleted'].includes(JSON.parse(data).reason)) source.close();
  });
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, PAUSE_MS, after);
  };
}
