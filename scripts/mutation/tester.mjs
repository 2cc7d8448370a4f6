// Controls the warm processes that try mutants (worker.mjs).
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));
/**
 * The worker notices endless loops by itself (see worker.mjs); this limit is for everything else that may never
 * answer.
 */
const PATIENCE_MS = 300_000;

/** One process, replaced if it ends or stops answering. */
export class Tester {
  #child;

  /** Returns the code that each test reaches without a mutant. */
  survey = (sources, tests) => this.#ask({ survey: { sources, tests } });

  /** Returns the test that finds the mutant, and its message; or nothing: `{ by, because }`. */
  async attempt(mutant, tests) {
    try {
      return await this.#ask({ mutant: { ...mutant, tests } }, PATIENCE_MS);
    } catch (error) {
      return { because: `the process ended: ${error.message}` };
    }
  }

  end() {
    this.#child?.kill();
    this.#child = undefined;
  }

  async #ask(question, patience) {
    if (!this.#child) {
      this.#child = fork(WORKER, { execArgv: ['--max-old-space-size=2048'] });
      await this.#answer(); // it reports that it is ready
    }
    this.#child.send(question);
    const answer = await this.#answer(patience);
    if (answer.failed) throw new Error(answer.failed);
    return answer;
  }

  #answer(patience) {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const giveUp = (why) => {
        settle();
        this.end();
        reject(new Error(why));
      };
      const onMessage = (message) => {
        settle();
        resolve(message);
      };
      const onExit = (code, signal) => giveUp(`exit ${code ?? signal}`);
      const timer = patience && setTimeout(giveUp, patience, `no answer in ${patience / 1000} s`);
      const settle = () => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit);
      };
      child.once('message', onMessage).once('exit', onExit);
    });
  }
}
