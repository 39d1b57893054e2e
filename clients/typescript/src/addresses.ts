/** The most addresses of one service. */
export const ADDRESSES_MAX = 16;

/** No server answered, at any of several addresses. */
export class NoServerAnswered extends Error {
  override readonly name = 'NoServerAnswered';

  constructor(addresses: readonly string[], last: unknown) {
    const why = last instanceof Error ? `: ${last.message}` : '';
    super(`no server answered at ${addresses.join(', ')}${why}`, { cause: last });
  }
}

/** An address as it stands in the URLs of requests, for example without the usual port; one that is none stays as it is. */
function normalized(address: string): string {
  return URL.canParse(address) ? new URL(address).href : address;
}

/** The addresses of servers of one service, any of which takes any request. The one that answered last is used next. */
export class Addresses {
  /** All of them, in the order in which they are tried, without slashes at their ends. */
  readonly all: readonly string[];
  #current = 0;

  constructor(addresses: string | readonly string[]) {
    this.all = [addresses].flat().map((address) => normalized(address).replace(/\/+$/, ''));
    if (this.all.length === 0 || this.all.length > ADDRESSES_MAX) {
      throw new RangeError(`a client has 1 to ${ADDRESSES_MAX} addresses, not ${this.all.length}`);
    }
  }

  /** The address with which requests are written. */
  get first(): string {
    return this.all[0]!;
  }

  /** The number of the address that is to be tried first. */
  get current(): number {
    return this.#current;
  }

  /** Notes that the server at this address answered. */
  keep(number: number): void {
    this.#current = number;
  }

  /** The number of the address after this one. */
  after(number: number): number {
    return (number + 1) % this.all.length;
  }

  /** Notes that the line to the server that answered at this URL is lost, unless another address is in use already. */
  leave(url: string): void {
    if (url.startsWith(`${this.all[this.#current]!}/`)) this.#current = this.after(this.#current);
  }

  /** The same request, which was written for the first address, for another one. */
  async at(number: number, request: Request): Promise<Request> {
    if (number === 0 || !request.url.startsWith(`${this.first}/`)) return request;
    const url = `${this.all[number]!}${request.url.slice(this.first.length)}`;
    const { method, headers, credentials, signal } = request;
    // Read, because browsers send a body that is a stream over HTTP/2 only.
    const body = ['GET', 'HEAD'].includes(method) ? null : await request.clone().arrayBuffer();
    return new Request(url, { method, headers, credentials, signal, body: body?.byteLength ? body : null });
  }
}
