import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { BadInput } from '../shell/bad-input.ts';
import { causeOf, named } from '../shell/files.ts';

/**
 * A file of JSON lines that is only added to, a line in one piece, so that a program that is killed loses nothing of what it
 * had written. A last line that is torn was never whole: it is cut off.
 */
export class Log {
  readonly #name: string;
  readonly #descriptor: number;
  /** What was there when it was opened. */
  readonly lines: readonly string[];

  constructor(name: string) {
    this.#name = name;
    [this.#descriptor, this.lines] = this.#attempt(() => {
      const bytes = existsSync(name) ? readFileSync(name) : Buffer.alloc(0);
      const whole = bytes.lastIndexOf(0x0a) + 1;
      const descriptor = openSync(name, 'a+');
      if (whole < bytes.length) ftruncateSync(descriptor, whole);
      return [descriptor, bytes.toString('utf8', 0, whole).split('\n').slice(0, -1)];
    });
  }

  add(line: string): void {
    this.#attempt(() => writeSync(this.#descriptor, `${line}\n`));
  }

  /** Keeps only the first so many lines of those that were there. */
  cut(lines: number): void {
    const length = this.lines.slice(0, lines).reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
    this.#attempt(() => ftruncateSync(this.#descriptor, length));
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #attempt<Done>(work: () => Done): Done {
    try {
      return work();
    } catch (error) {
      throw new BadInput('file.unwritable', { file: named(this.#name), ...causeOf(error) });
    }
  }
}
