import { closeSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { BadInput } from '../shell/bad-input.ts';
import { errorCause, fileLabel } from '../shell/files.ts';

/** Bytes in one read: files of long arenas are larger than a string can be. */
const PIECE = 1 << 20;
const END = 0x0a;

/**
 * A file of JSON lines that only grows, one write for each line, so that a killed program loses nothing that it had
 * written. An incomplete last line is cut off before the first write, but not earlier, because the file may turn out
 * to be somebody else's. In memory only `Line` is kept of each line, as `read` returns it.
 */
export class Log<Line> {
  readonly #name: string;
  readonly #descriptor: number;
  /** Lines in the file when it was opened. */
  readonly lines: readonly Line[];
  /** Text after the last complete line. */
  readonly torn: string;
  /** Size of the file in bytes, by number of complete lines. */
  readonly #ends: readonly number[];
  /** Bytes of the file to keep; undefined: it has been cut already. */
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

  /** Keeps only the first lines of the file. Call it before anything is added. */
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
