/** All of a changing crowd in turn: each once in a round of so many turns, whoever comes later in the next round. */
export class RoundRobin<Member> {
  readonly #members: () => Iterable<Member>;
  readonly #turns: number;
  #round: readonly Member[] = [];
  #turn = 0;

  constructor(members: () => Iterable<Member>, turns: number) {
    this.#members = members;
    this.#turns = turns;
  }

  /** Those whose turn it is; some may have gone since the round began. */
  next(): readonly Member[] {
    if (this.#turn === 0) this.#round = [...this.#members()];
    const start = (turn: number) => Math.floor((this.#round.length * turn) / this.#turns);
    const batch = this.#round.slice(start(this.#turn), start(this.#turn + 1));
    this.#turn = (this.#turn + 1) % this.#turns;
    return batch;
  }
}
