import {
  closeSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { sanitize } from '@bastide/contract';
import type { Words } from '../words/index.ts';
import { BadInput, printProblem } from './bad-input.ts';

/** In place of a file name: standard input. */
export const STDIN = '-';

/** The name of a file in a message: the file may come from elsewhere. */
export const fileLabel = (file: string): string => sanitize(file, 100) || '""';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The text of a file; a file that cannot be read is bad input. */
export async function readText(name: string): Promise<string> {
  try {
    return (name === STDIN ? await readStdin() : await readFile(name, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    throw new BadInput('file.unreadable', { file: fileLabel(name), ...errorCause(error) });
  }
}

async function readStdin(): Promise<string> {
  let text = '';
  for await (const piece of process.stdin.setEncoding('utf8')) text += piece;
  return text;
}

/** A file that appears under its name whole or not at all. What is no ordinary file (a pipe, a device) is written to directly. */
export class NewFile {
  readonly #name: string;
  readonly #words: Words;
  /** Where the name leads. */
  readonly #path: string;
  /** Where it is written until it is whole. */
  readonly #aside: string | undefined;
  readonly #descriptor: number;

  /** `words`: in which a signal is answered. */
  constructor(name: string, words: Words) {
    this.#name = name;
    this.#words = words;
    [this.#path, this.#aside] = this.#attempt(() => {
      const asked = resolve(name);
      const there = statSync(asked, { throwIfNoEntry: false });
      if (there?.isDirectory()) throw new BadInput('file.folder', { file: fileLabel(name) });
      if (there?.isFile() === false) return [asked, undefined];
      const path = resolveLink(asked);
      return [path, join(dirname(path), `bastide-${process.pid}.part`)];
    });
    // Before there is a file that a signal could leave behind. A pipe leaves none, and to wait for its reader must end by a signal.
    if (this.#aside) for (const signal of SIGNALS) process.on(signal, this.#interrupted);
    try {
      this.#descriptor = this.#attempt(() => openSync(this.#aside ?? this.#path, 'w'));
    } catch (error) {
      this.#unhear();
      throw error;
    }
  }

  write(text: string): void {
    this.#attempt(() => writeFileSync(this.#descriptor, text));
  }

  /** Under its name from now on. */
  keep(): void {
    this.#attempt(() => {
      try {
        if (this.#aside) fsyncSync(this.#descriptor);
        closeSync(this.#descriptor);
        if (this.#aside) renameSync(this.#aside, this.#path);
      } finally {
        this.#clear();
      }
    });
  }

  discard(): void {
    try {
      closeSync(this.#descriptor);
    } finally {
      this.#clear();
    }
  }

  readonly #interrupted = (signal: NodeJS.Signals): void => {
    this.discard();
    printProblem(this.#words('file.stopped', { signal, file: fileLabel(this.#name) }));
    process.exit(128 + constants.signals[signal]);
  };

  #attempt<Done>(work: () => Done): Done {
    try {
      return work();
    } catch (error) {
      if (error instanceof BadInput) throw error;
      throw new BadInput('file.unwritable', { file: fileLabel(this.#name), ...errorCause(error) });
    }
  }

  /** Nothing lies aside any more; only then may a signal end the program by itself. */
  #clear(): void {
    if (this.#aside) rmSync(this.#aside, { force: true });
    this.#unhear();
  }

  #unhear(): void {
    for (const signal of SIGNALS) process.off(signal, this.#interrupted);
  }
}

/** Where links lead, be there a file or not; not in a circle. */
function resolveLink(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return resolveLink(resolve(realpathSync(dirname(path)), readlinkSync(path)));
}

/** What the system says of a failure, as messages ask for it. */
export function errorCause(error: unknown): { readonly code: string; readonly message: string } {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return { code, message };
}
