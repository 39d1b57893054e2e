// A mock of the contract: Prism starts with the document and answers a client as the document says.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

const document = JSON.parse(await readFile(process.env.DOCUMENT, 'utf-8'));

/** A free port. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

const base = `http://127.0.0.1:${await freePort()}`;
const prism = spawn('prism', ['mock', process.env.DOCUMENT, '-p', new URL(base).port], { stdio: ['ignore', 'pipe', 'inherit'] });

/** Without a token where the document asks for none: Prism refuses it there. */
async function call(method, path, body, token = 'secret') {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'one' };
  if (token) headers.Authorization = `Bearer ${token}`;
  const reply = await fetch(base + path, { method, headers, body: body && JSON.stringify(body) });
  return [reply.status, await reply.json()];
}

try {
  for await (const line of createInterface(prism.stdout)) if (line.includes('is listening on')) break;
  const [, meta] = await call('GET', '/v1/meta', undefined, null);
  assert.deepEqual(meta, document.paths['/v1/meta'].get.responses[200].content['application/json'].example);
  const [status, guest] = await call('POST', '/v1/guests', { name: 'Ada' }, null);
  assert.equal(status, 201);
  assert.equal(guest.player.kind, 'guest');
  const [, due] = await call('GET', '/v1/me/decisions');
  const { game, decision } = due.items[0];
  const [made, played] = await call('POST', `/v1/games/${game}/actions`, { decision: decision.id, action: decision.actions[0] });
  assert.ok([200, 201].includes(made), JSON.stringify(played));
  assert.ok(played.view.ruleset);
  const [refused] = await call('POST', '/v1/games', { ruleset: 'medici' });
  assert.ok(refused >= 400, 'a body without the number of seats');
  console.log(`answers like the document, a move with commit ${played.commit}`);
} finally {
  prism.kill();
}
