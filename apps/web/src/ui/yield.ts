/** Longest slice of work in milliseconds; between slices the page answers input. */
const SLICE_MS = 30;

/** Runs work in slices, and lets the page answer input between them. */
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

/** Waits until pending tasks have run. It uses no timer, because a hidden page would wait a second for each. */
const yieldToPage = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
