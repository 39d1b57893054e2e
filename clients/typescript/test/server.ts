import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { within } from './limits.js';

/** Rate limits that many clients at one address do not reach, and passwords that are cheap to hash. */
const FLAGS = [
  ...['moves', 'player', 'address', 'address-total', 'sign-ins', 'account'].map((of) => `--rate-${of}=1000000`),
  '--password-memory-kib=8',
  '--password-passes=1',
];

/** A server for the tests, with its own data; it can be killed and started again at the same address. */
export class Server {
  baseUrl = '';
  #listen = '127.0.0.1:0';
  #process: ChildProcess | undefined;
  readonly #data: string;

  private constructor(data: string) {
    this.#data = data;
  }

  static async start(): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'kontor-')));
    await server.#run();
    return server;
  }

  /** Kills the server with SIGKILL, and starts it again. */
  async restart(): Promise<void> {
    await this.#kill();
    await this.#run();
  }

  async stop(): Promise<void> {
    await this.#kill();
    await rm(this.#data, { recursive: true });
  }

  async #run(): Promise<void> {
    const kontor = process.env['KONTOR'] ?? '../../target/debug/kontor';
    const args = ['serve', '--log=error', '--listen', this.#listen, '--data', this.#data, ...FLAGS];
    this.#process = spawn(kontor, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [address] = (await within(`the first line of ${kontor}`, once(createInterface(this.#process.stdout!), 'line'))) as [string];
    this.#listen = address;
    this.baseUrl = `http://${address}`;
  }

  async #kill(): Promise<void> {
    const gone = once(this.#process!, 'exit');
    this.#process!.kill('SIGKILL');
    await within('the end of the server', gone);
  }
}
