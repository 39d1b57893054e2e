import { type Game, Kontor, type Ruleset, type Settings, orThrow } from 'kontor-client';

/** A table with guests, its game started. */
export async function startTable(
  baseUrl: string,
  ruleset: Ruleset,
  seats: number,
  options: Record<string, unknown> = {},
  settings?: Settings,
): Promise<{ game: Game; players: Kontor[] }> {
  const guests = Array.from({ length: seats }, (_, seat) => Kontor.guest(baseUrl, `Seat ${seat}`, settings));
  const players = await Promise.all(guests);
  const api = players[0]!.api;
  // Random players would need very long in games without a limit of rounds.
  const shortest = hasOption(ruleset, 'round_limit') ? { round_limit: 20 } : {};
  const body = { ruleset: ruleset.id, seats, options: { ...shortest, ...options } };
  const made = await orThrow(api.POST('/v1/games', { body }));
  for (const [seat, player] of players.entries()) {
    if (seat === 0) continue;
    const path = { game: made.id, seat };
    await orThrow(player.api.PUT('/v1/games/{game}/seats/{seat}', { params: { path }, body: { occupant: 'me' } }));
  }
  const game = await orThrow(api.POST('/v1/games/{game}/start', { params: { path: { game: made.id } } }));
  return { game, players };
}

/** A game that bots have played to the end. */
export async function finishedGame(baseUrl: string): Promise<Game> {
  const owner = await Kontor.guest(baseUrl, 'Owner');
  const made = await orThrow(owner.api.POST('/v1/games', { body: { ruleset: 'medici', seats: 3, sit: false } }));
  const params = { path: { game: made.id } };
  for (const { seat } of made.seats) {
    const path = { game: made.id, seat };
    await orThrow(owner.api.PUT('/v1/games/{game}/seats/{seat}', { params: { path }, body: { occupant: 'bot', bot: 'greedy' } }));
  }
  await orThrow(owner.api.POST('/v1/games/{game}/start', { params }));
  for await (const event of owner.follow(made.id)) {
    if (event.type === 'table.finished') break;
  }
  return orThrow(owner.api.GET('/v1/games/{game}', { params }));
}

/** Whether a table can be made with this option. */
export function hasOption(ruleset: Ruleset, name: string): boolean {
  return name in ((ruleset.options_schema['properties'] as object | undefined) ?? {});
}

/** Plays a seat to the end of the game with actions that its decisions list. */
export async function playSeat(player: Kontor, game: string, onMove: () => void): Promise<void> {
  const path = { game };
  for (let moves = 0; ; ) {
    const { items } = await orThrow(player.api.GET('/v1/me/decisions', { params: { query: { wait: 1 } } }));
    for (const { decision } of items) {
      const actions = decision.actions ?? [];
      moves += 1;
      // Not random: the same moves in each run, as far as the server's luck is the same.
      const action = actions[(moves * 7) % actions.length]!;
      const params = { path, header: { 'Idempotency-Key': `${player.player?.id}-${moves}` } };
      const { error } = await player.api.POST('/v1/games/{game}/actions', { params, body: { decision: decision.id, action } });
      if (error && error.code !== 'decision-closed') throw new Error(`${error.code}: ${error.detail}`);
      onMove();
    }
    if (items.length > 0) continue;
    if ((await orThrow(player.api.GET('/v1/games/{game}', { params: { path } }))).status === 'finished') return;
  }
}

/** The token of a new bot account of a new user. */
export async function botToken(baseUrl: string, name: string): Promise<string> {
  const { api } = await Kontor.signUp(baseUrl, `Owner of ${name}`, 'correct horse');
  const bot = await orThrow(api.POST('/v1/me/bots', { body: { name, engine: { name: 'first', version: '1' } } }));
  const { secret } = await orThrow(api.POST('/v1/me/tokens', { body: { name: 'program', scopes: ['read', 'play', 'tables'], bot: bot.id } }));
  return secret;
}
