import { closeSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { BadInput } from '../shell/bad-input.ts';
import { errorCause, fileLabel } from '../shell/files.ts';

/** So many bytes are read at once: files of long arenas are larger than a text can be. */
const PIECE = 1 << 20;
const END = 0x0a;

/**
 * A file of JSON lines that is only added to, a line in one piece, so that a program that is killed loses nothing of what it
 * had written. A last line that is torn was never whole: it is cut off, but not before something is added, since the file may turn out
 * to be somebody else's. Of a line that was there only `Line` is kept, what `read` made of it.
 */
export class Log<Line> {
  readonly #name: string;
  readonly #descriptor: number;
  /** What was there when it was opened. */
  readonly lines: readonly Line[];
  /** What stands behind the last whole line. */
  readonly torn: string;
  /** By number of whole lines, how many bytes they take. */
  readonly #ends: readonly number[];
  /** How many bytes stay of it; undefined: cut already. */
  #stays: number | undefined;

  constructor(name: string, read: (line: string) => Line) {
    this.#name = name;
    this.#descriptor = this.#attempt(() => openSync(name, 'a+'));
    const lines: Line[] = [];
    const ends = [0];
    let rest: Buffer = Buffer.alloc(0);
    for (let piece = this.#piece(0), at = 0; piece.length > 0; piece = this.#piece(at)) {
      at += piece.length;
      rest = Buffer.concat([rest, piece]);
      let from = 0;
      for (let end = rest.indexOf(END); end >= 0; end = rest.indexOf(END, from)) {
        lines.push(read(rest.toString('utf8', from, end)));
        from = end + 1;
        ends.push(at - rest.length + from);
      }
      rest = rest.subarray(from);
    }
    this.lines = lines;
    this.#ends = ends;
    this.torn = rest.toString();
    this.cut(lines.length);
  }

  add(line: string): void {
    this.#attempt(() => {
      if (this.#stays !== undefined) ftruncateSync(this.#descriptor, this.#stays);
      this.#stays = undefined;
      writeSync(this.#descriptor, `${line}\n`);
    });
  }

  /** Keeps only the first so many lines of those that were there. Before anything is added. */
  cut(lines: number): void {
    this.#stays = this.#ends[lines]!;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #piece(at: number): Buffer {
    const piece = Buffer.alloc(PIECE);
    return this.#attempt(() => piece.subarray(0, readSync(this.#descriptor, piece, 0, PIECE, at)));
  }

  #attempt<Done>(work: () => Done): Done {
    try {
      return work();
    } catch (error) {
      throw new BadInput('file.unwritable', { file: fileLabel(this.#name), ...errorCause(error) });
    }
  }
}
