/**
 * The token of a program: a personal token, or one that an app got by OAuth. A function is asked for it before the first request,
 * and again with the token that the server has just refused, so that an app can give one that is newer.
 */
export type TokenSource = string | ((refused?: string) => string | Promise<string>);

/** Sends requests with a token, and once more with another one where it was refused and there is one. */
export class TokenSender {
  #token: string | undefined;
  #asked: Promise<string> | undefined;
  readonly #source: TokenSource;

  constructor(source: TokenSource) {
    this.#source = source;
  }

  async send(send: (token: string) => Promise<Response>): Promise<Response> {
    const used = await this.#take();
    const response = await send(used);
    if (response.status !== 401) return response;
    const next = await this.#take(used);
    if (next === used) return response;
    await response.body?.cancel();
    return send(next);
  }

  /** The token that is used now; calls that come while the program looks for it wait for the same answer. */
  async #take(refused?: string): Promise<string> {
    const source = this.#source;
    if (typeof source === 'string') return source;
    if (this.#token !== undefined && this.#token !== refused) return this.#token;
    this.#asked ??= (async () => (this.#token = await source(refused)))().finally(() => (this.#asked = undefined));
    return this.#asked;
  }
}
