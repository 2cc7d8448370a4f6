import type { Match } from './match.ts';

/** Of one kind of game; more are not needed, since a move holds one only while it is written. */
const MAX_KEPT = 16;
/** Kinds of games that are remembered. */
const MAX_KINDS = 100;

/** Moments of games that hardly anybody will ask for again: the next move of any game of their kind may have their memory. */
export class StatePool {
  readonly #byKind = new Map<string, Match[]>();

  release(match: Match): void {
    const { kind } = match;
    const known = this.#byKind.get(kind);
    if (!known && this.#byKind.size >= MAX_KINDS) this.#byKind.clear();
    const kept = known ?? [];
    if (!known) this.#byKind.set(kind, kept);
    if (kept.length < MAX_KEPT) kept.push(match);
  }

  /** One whose memory fits a copy of that game. */
  acquire({ kind }: Match): Match | undefined {
    return this.#byKind.get(kind)?.pop();
  }
}
