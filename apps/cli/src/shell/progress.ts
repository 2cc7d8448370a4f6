import { SingleBar } from 'cli-progress';

const SHOWN_AFTER_MS = 1_000;

/** Tells people how far we are, on stderr, if a person may be looking and it takes longer than a second. */
export interface Progress {
  to(done: number): void;
  end(): void;
}

export function progress(what: string, total: number): Progress {
  if (!process.stderr.isTTY) return { to: () => {}, end: () => {} };
  const since = Date.now();
  let bar: SingleBar | undefined;
  return {
    to(done) {
      if (!bar && Date.now() - since > SHOWN_AFTER_MS) {
        bar = new SingleBar({
          format: `{bar} {value}/{total} ${what}, {eta_formatted} left`,
          barCompleteChar: '█',
          barIncompleteChar: '░',
          barsize: 30,
          linewrap: true, // nothing is changed about the terminal that a signal would leave so
          clearOnComplete: true,
          stream: process.stderr,
        });
        bar.start(total, done);
      }
      bar?.update(done);
    },
    end: () => bar?.stop(),
  };
}
