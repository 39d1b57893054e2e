/**
 * What the developer panel must not show. Secrets are replaced before anything is noted, so that none is in the page, and
 * none in what a user copies.
 */

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Fields of bodies and addresses that are secret, and the variable of the shell that stands in their place. */
const VARIABLES: Readonly<Record<string, string>> = {
  access_token: 'TOKEN',
  refresh_token: 'REFRESH_TOKEN',
  password: 'PASSWORD',
  old_password: 'OLD_PASSWORD',
  new_password: 'PASSWORD',
  recovery_code: 'RECOVERY_CODE',
  codes: 'RECOVERY_CODES',
  ticket: 'TICKET',
  secret: 'TOKEN',
  redirect_to: 'REDIRECT_TO',
};

/** Stands before and behind the name of a variable: a character for private use, which has no meaning in any text. */
const MARK = '\uE000';
const MARKED = new RegExp(`${MARK}(${Object.values(VARIABLES).join('|')})${MARK}`, 'g');

const isSecret = (name: string): boolean => Object.hasOwn(VARIABLES, name);

/** What is noted of a secret. */
const marked = (name: string): string => MARK + VARIABLES[name] + MARK;

/** A value without its secrets. */
export function withoutSecrets(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, field]) => [name, isSecret(name) && field !== null ? marked(name) : withoutSecrets(field)]);
  return Object.fromEntries(entries) as Json;
}

/** The path and query of an address, without its secrets. */
export function withoutSecretsIn(url: URL): string {
  return url.pathname + url.search.replace(/([?&])([^=&]+)=[^&]*/g, (all, before: string, name: string) => (isSecret(name) ? `${before}${name}=${marked(name)}` : all));
}

/** A noted text as people read it: a secret is the name of its variable. */
export function readable(text: string): string {
  return text.replace(MARKED, '$$$1');
}

/** A noted text as a word of a shell: in single quotation marks, except for the variables. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''").replace(MARKED, `'"$$$1"'`)}'`;
}
