/** What this browser remembers: the preferences of its users. Without a storage they last as long as the page. */
import { signal } from '@preact/signals';

/** A storage that may be missing or blocked. */
export const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = usable() ?? inMemory();

function usable(): Storage | undefined {
  try {
    const probe = 'kontor.probe';
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return undefined;
  }
}

function inMemory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** Calls back when another tab of this browser has changed what is remembered under a key. */
export function onChangeElsewhere(key: string, changed: () => void): void {
  addEventListener('storage', (change) => {
    if (change.key === key) changed();
  });
}

/** One preference, which is one of a few words, and the same in all tabs. */
export class Preference<Value extends string> {
  readonly values: readonly Value[];
  readonly #key: string;
  readonly #value;

  constructor(name: string, values: readonly Value[], usual: Value) {
    this.values = values;
    this.#key = `kontor.${name}`;
    const kept = () => values.find((value) => value === storage.getItem(this.#key)) ?? usual;
    this.#value = signal(kept());
    onChangeElsewhere(this.#key, () => (this.#value.value = kept()));
  }

  get value(): Value {
    return this.#value.value;
  }

  set value(value: Value) {
    this.#value.value = value;
    storage.setItem(this.#key, value);
  }
}

export const theme = new Preference('theme', ['auto', 'light', 'dark'], 'auto');
export const confirmation = new Preference('confirm', ['twice', 'undo'], 'twice');
export const sound = new Preference('sound', ['off', 'on'], 'off');
export const notifications = new Preference('notify', ['off', 'on'], 'off');
export const previews = new Preference('previews', ['on', 'off'], 'on');
export const keys = new Preference('keys', ['on', 'off'], 'on');
/** Whether a player with several seats is shown the one whose turn it is. */
export const following = new Preference('following', ['on', 'off'], 'on');
