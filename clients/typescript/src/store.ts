import type { Player, SignedIn } from './contract.js';

/**
 * Where a session is kept, so that all tabs of a browser and the next run of a program go on with the same one. It is read
 * before each renewal, because the server ends a session when it is shown a refresh token that was replaced long ago.
 */
export interface SessionStore {
  /** The session that was saved last; nothing if there is none. */
  load(): Promise<SignedIn | undefined>;
  /** Replaces it; `undefined` removes it. */
  save(session: SignedIn | undefined): Promise<void>;
}

/** A storage of strings, such as the `localStorage` of a browser. */
export type StringStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A store in `localStorage`, or in what has the same functions, under this key. */
export function storedIn(storage: StringStorage, key: string): SessionStore {
  return {
    async load() {
      return sessionIn(storage.getItem(key) ?? '');
    },
    async save(session) {
      if (session) storage.setItem(key, JSON.stringify(session));
      else storage.removeItem(key);
    },
  };
}

/** What is kept may be of another program: only what has all fields of a session is one. */
function sessionIn(text: string): SignedIn | undefined {
  try {
    const kept = JSON.parse(text) as Partial<SignedIn> | null;
    const fields = [kept?.access_token, kept?.refresh_token, kept?.expires_at, (kept?.player as Partial<Player>)?.id];
    return fields.every((field) => typeof field === 'string') ? (kept as SignedIn) : undefined;
  } catch {
    return undefined;
  }
}
