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
import { sanitize, withoutByteOrderMark } from '@bastide/contract';
import type { Translator } from '../i18n/translator.ts';
import { BadInput, printProblem } from './bad-input.ts';

/** Stands for standard input in place of a file name. */
export const STDIN = '-';

/** Returns a file's name for a message, without control characters: somebody else may have chosen it. */
export const fileLabel = (file: string): string => sanitize(file, 100) || '""';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Reads the text of a file; an unreadable file is bad input. */
export async function readText(name: string): Promise<string> {
  try {
    return withoutByteOrderMark(name === STDIN ? await readStdin() : await readFile(name, 'utf8'));
  } catch (error) {
    throw new BadInput('file.unreadable', { file: fileLabel(name), ...errorCause(error) });
  }
}

async function readStdin(): Promise<string> {
  let text = '';
  for await (const piece of process.stdin.setEncoding('utf8')) text += piece;
  return text;
}

/**
 * A new file that appears under its name complete or not at all. A target that is no regular file (a pipe, a device)
 * is written directly.
 */
export class NewFile {
  readonly #name: string;
  readonly #words: Translator;
  /** Path after following links. */
  readonly #path: string;
  /** Temporary path until the file is complete. */
  readonly #aside: string | undefined;
  readonly #descriptor: number;

  /** `words`: messages for the answer to a signal. */
  constructor(name: string, words: Translator) {
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
    // Comes before the file exists, because a signal could leave it behind. A pipe leaves nothing behind, and a
    // signal must be able to end the wait for its reader.
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

  /** Moves the file to its final name. */
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

  /** The temporary file is gone; from now on signals end the program as usual. */
  #clear(): void {
    if (this.#aside) rmSync(this.#aside, { force: true });
    this.#unhear();
  }

  #unhear(): void {
    for (const signal of SIGNALS) process.off(signal, this.#interrupted);
  }
}

/** Follows links, even to a file that does not exist, but not in a circle. */
function resolveLink(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return resolveLink(resolve(realpathSync(dirname(path)), readlinkSync(path)));
}

/** Returns the system's code and message of a failure, as values for messages. */
export function errorCause(error: unknown): { readonly code: string; readonly message: string } {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return { code, message };
}
