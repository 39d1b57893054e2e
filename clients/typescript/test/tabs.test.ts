// What a page in a browser meets: no secure context, and several tabs with one session.
import assert from 'node:assert/strict';

import { Kontor, type SessionStore, type SignedIn, orThrow, storedIn } from 'kontor-client';

import { after, before, test } from './limits.js';
import { Server } from './server.js';
import { has, intercepted } from './stubs.js';

/** Longer than an access token lives. */
const LIFETIME_MS = 15 * 60_000;

let server: Server;
before(async () => {
  server = await Server.start();
});
after(() => server.stop());

test('a page over plain http has no randomUUID, and its requests bear a key of their own nevertheless', async (t) => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  t.after(() => Reflect.deleteProperty(crypto, 'randomUUID'));
  const keys: (string | null)[] = [];
  const fetch = intercepted(async (request) => void keys.push(request.headers.get('Idempotency-Key')));
  await Kontor.guest(server.baseUrl, 'Ada', { fetch });
  await Kontor.guest(server.baseUrl, 'Ada', { fetch });
  assert.equal(new Set(keys).size, 2);
  for (const key of keys) assert.match(key!, /^[0-9a-f]{32}$/);
});

test('two tabs that share a store stay signed in, with renewals in any order', async (t) => {
  const store = memory();
  const one = await Kontor.guest(server.baseUrl, 'Ada', { store });
  const other = await Kontor.restore(server.baseUrl, { store });
  assert.deepEqual(other.player, one.player);
  const now = Date.now();
  // To the clients every token is about to expire, so that each request renews.
  t.mock.method(Date, 'now', () => now + LIFETIME_MS);
  for (const tab of [one, one, one, other, other, other, one]) assert.equal(await nameOf(tab), 'Ada');
  assert.deepEqual(await Promise.all([one, other, one, other].map(nameOf)), ['Ada', 'Ada', 'Ada', 'Ada']);
});

test('a tab takes over the session that another tab has renewed', async () => {
  const store = memory();
  const refreshes: string[] = [];
  const fetch = intercepted(async ({ url }) => void (url.endsWith('/refresh') && refreshes.push(url)));
  await Kontor.guest(server.baseUrl, 'Ada', { store });
  store.session = { ...store.session!, expires_at: new Date().toISOString() };
  const tabs = [await Kontor.restore(server.baseUrl, { store, fetch }), await Kontor.restore(server.baseUrl, { store, fetch })];
  for (const tab of tabs) assert.equal(await nameOf(tab), 'Ada');
  assert.equal(refreshes.length, 1);
});

test('a renewal does not replace what another player has stored during it', async (t) => {
  const store = memory();
  const ada = await Kontor.guest(server.baseUrl, 'Ada', { store });
  const ben = await Kontor.guest(server.baseUrl, 'Ben', { store });
  const now = Date.now();
  t.mock.method(Date, 'now', () => now + LIFETIME_MS);
  assert.equal(await nameOf(ada), 'Ada');
  assert.deepEqual(store.session?.player, ben.player);
});

test('who signs out leaves nothing in the store, and an empty one signs no player in', async () => {
  const store = memory();
  const ada = await Kontor.guest(server.baseUrl, 'Ada', { store });
  await ada.upgrade('Lovelace', 'correct horse');
  assert.equal(store.session?.player.name, 'Lovelace');
  await ada.signOut();
  assert.equal(store.session, undefined);
  const empty = await Kontor.restore(server.baseUrl, { store });
  assert.equal(empty.player, undefined);
  await assert.rejects(nameOf(empty), has('token-missing'));
});

test('a browser keeps the session in its storage, and what is no session there is none', async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const ada = await Kontor.guest(server.baseUrl, 'Ada', { store: storedIn(storage, 'session') });
  assert.deepEqual([...kept.keys()], ['session']);
  const again = await Kontor.restore(server.baseUrl, { store: storedIn(storage, 'session') });
  assert.deepEqual(again.player, ada.player);
  await again.signOut();
  assert.equal(kept.size, 0);
  for (const strange of ['{', 'null', '{"player":{}}']) {
    kept.set('session', strange);
    assert.equal(await storedIn(storage, 'session').load(), undefined);
  }
});

/** A store that several clients share. */
function memory(): SessionStore & { session: SignedIn | undefined } {
  return {
    session: undefined,
    async load() {
      return this.session;
    },
    async save(session) {
      this.session = session;
    },
  };
}

async function nameOf(kontor: Kontor): Promise<string> {
  return (await orThrow(kontor.api.GET('/v1/me'))).name;
}
