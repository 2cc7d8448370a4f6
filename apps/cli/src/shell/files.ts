import {
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { BadInput } from './bad-input.ts';

/** In place of a file name: standard input. */
export const STDIN = '-';

/** The text of a file; a file that cannot be read is bad input. */
export async function readText(name: string): Promise<string> {
  try {
    return (name === STDIN ? await readStdin() : await readFile(name, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    throw new BadInput(`${name}: ${reasonOf(error)}`);
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
  /** Where it is written until it is whole. */
  readonly #aside: string | undefined;
  readonly #descriptor: number;
  readonly #interrupted = () => {
    this.discard();
    process.exit(130);
  };

  constructor(name: string) {
    const there = statSync(name, { throwIfNoEntry: false });
    if (there?.isDirectory()) throw new BadInput(`${name}: this is a folder`);
    this.#name = there ? realpathSync(name) : name;
    this.#aside = there?.isFile() === false ? undefined : `${this.#name}.${process.pid}.part`;
    try {
      this.#descriptor = openSync(this.#aside ?? this.#name, 'w');
    } catch (error) {
      throw new BadInput(`${name}: cannot be written: ${reasonOf(error)}`);
    }
    process.once('SIGINT', this.#interrupted).once('SIGTERM', this.#interrupted);
  }

  write(text: string): void {
    try {
      writeFileSync(this.#descriptor, text);
    } catch (error) {
      throw new BadInput(`${this.#name}: cannot be written: ${reasonOf(error)}`);
    }
  }

  /** Under its name from now on. */
  keep(): void {
    if (this.#aside) fsyncSync(this.#descriptor);
    this.#close();
    if (!this.#aside) return;
    try {
      renameSync(this.#aside, this.#name);
    } catch (error) {
      rmSync(this.#aside, { force: true });
      throw new BadInput(`${this.#name}: cannot be written: ${reasonOf(error)}`);
    }
  }

  discard(): void {
    this.#close();
    if (this.#aside) rmSync(this.#aside, { force: true });
  }

  #close(): void {
    process.off('SIGINT', this.#interrupted).off('SIGTERM', this.#interrupted);
    closeSync(this.#descriptor);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EISDIR: 'this is a folder',
  EACCES: 'not allowed',
  ENOTDIR: 'no such folder',
  ENOSPC: 'no space is left',
  EFBIG: 'the file would be too large',
};

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}
