/** A call as a command of a shell, in which `BASE` and `TOKEN` are variables. */
import type { Call } from './calls.ts';
import { quoted } from './secrets.ts';

export function asCurl(call: Call): string {
  const words = [`curl -sS${call.isStream ? 'N' : ''}${call.method === 'GET' ? '' : ` -X ${call.method}`} "$BASE"${quoted(call.path)}`];
  for (const [name, value] of call.headers) {
    words.push(name === 'authorization' ? '-H "Authorization: Bearer $TOKEN"' : `-H ${quoted(`${name}: ${value}`)}`);
  }
  if (call.sent && 'json' in call.sent) words.push(`--data-raw ${quoted(JSON.stringify(call.sent.json))}`);
  else if (call.sent) words.push('--data-binary @body.json');
  return words.join(' \\\n');
}
