/** All of a changing crowd in turn: each once in a round of so many turns, whoever comes later in the next round. */
export class Rounds<One> {
  readonly #all: () => Iterable<One>;
  readonly #turns: number;
  #round: readonly One[] = [];
  #turn = 0;

  constructor(all: () => Iterable<One>, turns: number) {
    this.#all = all;
    this.#turns = turns;
  }

  /** Those whose turn it is; some may have gone since the round began. */
  next(): readonly One[] {
    if (this.#turn === 0) this.#round = [...this.#all()];
    const start = (turn: number) => Math.floor((this.#round.length * turn) / this.#turns);
    const some = this.#round.slice(start(this.#turn), start(this.#turn + 1));
    this.#turn = (this.#turn + 1) % this.#turns;
    return some;
  }
}
