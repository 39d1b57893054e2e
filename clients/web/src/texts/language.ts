/** The language in use. Each is a file of its own, of which only one is loaded. */
import { signal } from '@preact/signals';
import type { Texts as ContractTexts } from 'kontor-client';

import { onChangeElsewhere, storage } from '../net/settings.ts';
import type { Texts } from './texts.ts';

/** The languages there are, by code, as their speakers call them. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };

const KEY = 'kontor.language';

const current = signal<Texts | undefined>(undefined);

/** The texts of the language in use. */
export function texts(): Texts {
  if (!current.value) throw new Error('the language is loaded before anything is drawn');
  return current.value;
}

/** A text of the contract in the language in use, or in English where the contract has none in it. */
export function said(text: ContractTexts): string {
  const { code } = texts();
  return Object.hasOwn(text, code) ? text[code as keyof ContractTexts] : text.en;
}

/** A day, as it is written in the language in use. */
export const dayText = (time: string): string => new Date(time).toLocaleDateString(texts().code);

/** A day and a time of day, as they are written in the language in use. */
export const momentText = (time: string): string => new Date(time).toLocaleString(texts().code, { dateStyle: 'medium', timeStyle: 'short' });

/** The language that was chosen here, or else the first one that the browser asks for and that there is. */
function preferred(): string {
  const kept = storage.getItem(KEY);
  const wanted = [kept ?? '', ...navigator.languages.map((code) => code.split('-')[0] ?? '')];
  return wanted.find((code) => Object.hasOwn(LANGUAGES, code)) ?? 'en';
}

/** Loads a language; without a name the preferred one. */
export async function speak(code = preferred()): Promise<void> {
  const url = new URL(`${code}.js`, import.meta.url).href;
  const loaded = (await import(url)) as { default: Texts };
  current.value = loaded.default;
  document.documentElement.lang = code;
}

/** Changes the language in all tabs, and remembers it. */
export async function choose(code: string): Promise<void> {
  await speak(code);
  storage.setItem(KEY, code);
}

// Where the other language does not arrive, this tab stays as it is.
onChangeElsewhere(KEY, () => void speak().catch(() => undefined));
