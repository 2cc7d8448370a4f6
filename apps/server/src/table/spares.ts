import type { Played } from './played.ts';

/** Of one kind of game; more are not needed, since a move holds one only while it is written. */
const KEPT = 16;
/** Kinds of games that are remembered. */
const KINDS = 100;

/** Moments of games that hardly anybody will ask for again: the next move of any game of their kind may have their memory. */
export class Spares {
  readonly #kinds = new Map<string, Played[]>();

  put(played: Played): void {
    const { kind } = played;
    const known = this.#kinds.get(kind);
    if (!known && this.#kinds.size >= KINDS) this.#kinds.clear();
    const kept = known ?? [];
    if (!known) this.#kinds.set(kind, kept);
    if (kept.length < KEPT) kept.push(played);
  }

  /** One whose memory fits a copy of that game. */
  take({ kind }: Played): Played | undefined {
    return this.#kinds.get(kind)?.pop();
  }
}
