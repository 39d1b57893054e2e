import type { TestContext } from 'node:test';

/** A line that stays open until a test ends it. */
export class Line {
  isGivenUp = false;
  readonly response: Response;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor(type = 'text/event-stream', status = 200) {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (this.#controller = controller),
      cancel: () => void (this.isGivenUp = true),
    });
    this.response = new Response(body, { status, headers: { 'Content-Type': type } });
  }

  end(): void {
    this.#controller!.close();
  }

  send(text: string): void {
    this.#controller!.enqueue(new TextEncoder().encode(text));
  }
}

/** What lets time pass; whatever is under way is done before and afterwards. */
export function clock(t: TestContext): (ms: number) => Promise<void> {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return async (ms) => {
    await settled();
    t.mock.timers.tick(ms);
    await settled();
  };
}
