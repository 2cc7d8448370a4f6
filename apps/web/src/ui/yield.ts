/** Longer than this nothing goes on at a stretch, in milliseconds: whoever presses something is answered between. */
const SLICE_MS = 30;

/** Does what comes in pieces, and lets the page breathe between them. */
export async function runInSlices<Result>(pieces: Iterator<undefined, Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const piece = pieces.next();
    if (piece.done) return piece.value;
    if (performance.now() - since < SLICE_MS) continue;
    await yieldToPage();
    since = performance.now();
  }
}

/** Until what waits has had its turn. Timers would make a page that nobody looks at wait a second each time. */
const yieldToPage = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
