// A table at which only people sit, so that nothing moves by itself.

/** Three players. */
export const people = (server) => Promise.all(["Ada", "Ben", "Cleo"].map((name) => server.guest(name)));

/** A game of Medici whose seats are all people, so that nothing moves by itself. */
export function gameOf(server, players) {
  return server.game({ ruleset: "medici", owner: players[0], others: players.slice(1), seats: 3, seed: 7 });
}

/** The player who is asked moves by the API: the reply. */
export async function moveByApi(server, players, game) {
  const { items } = await server.call("GET", `/v1/games/${game.id}/decisions`, players[0]);
  const due = await server.call("GET", `/v1/games/${game.id}/decisions`, players[items[0].seat]);
  const own = due.items.find(({ actions }) => actions !== null);
  return server.play(game.id, players[own.seat], own, own.actions[0]);
}
