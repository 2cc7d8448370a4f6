import type { SingleBar } from 'cli-progress';
import type { Translator } from '../i18n/translator.ts';

const SHOWN_AFTER_MS = 1_000;
const BAR_WIDTH = 30;

/** Shows progress on stderr, if it is a terminal and the work takes longer than a second. */
export interface Progress {
  to(done: number): void;
  end(): void;
}

export async function progress(
  words: Translator,
  what: 'games' | 'records' | 'rounds' | 'moments',
  total: number,
): Promise<Progress> {
  if (!process.stderr.isTTY) return { to: () => {}, end: () => {} };
  const cliProgress = await import('cli-progress');
  const since = Date.now();
  let bar: SingleBar | undefined;
  return {
    to(done) {
      if (!bar && Date.now() - since > SHOWN_AFTER_MS) {
        bar = new cliProgress.default.SingleBar({
          format: (_, { progress: share, value, eta }) =>
            words(`progress.${what}`, { bar: drawn(share), done: value, total, time: inMinutes(eta) }),
          linewrap: true, // It changes no state of the terminal that a signal could leave behind.
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

function drawn(share: number): string {
  const full = Math.round(Math.min(1, share) * BAR_WIDTH);
  return '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
}

/** Formats 95 as "1:35". */
function inMinutes(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.round(seconds) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
