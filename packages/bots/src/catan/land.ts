import { BASE_ISLAND, DESERT, HARBOR_AT, HEX_AT, HEXES, INTERSECTIONS, pips, type State } from './packed.ts';

const ROLLS = 36;
/** Probability that two dice show a sum. */
export const chanceOf = (sum: number): number => pips(sum) / ROLLS;

/** Yields of the island: worked out once for each island. */
export class Land {
  readonly #terrain = new Int32Array(HEXES).fill(-1);
  readonly #token = new Int32Array(HEXES);
  readonly #harbor = new Int32Array(9).fill(-1);
  /** By hex: cards per roll for a settlement beside it. */
  readonly rate = new Float64Array(HEXES);
  /** By intersection, three places each: resource (−1: none). The rate is that of the hex. */
  readonly kind = new Int32Array(INTERSECTIONS * 3);
  /** By intersection: place in HARBORS, −1: none. */
  readonly harbor = new Int32Array(INTERSECTIONS);

  /** Number of islands seen: another number, another island. */
  islands = 0;

  look({ island, terrain, token, harbor }: State): void {
    if (island !== BASE_ISLAND) throw new Error('bots know no island but that of the base game');
    if (same(terrain, this.#terrain) && same(token, this.#token) && same(harbor, this.#harbor)) return;
    this.islands++;
    this.#terrain.set(terrain);
    this.#token.set(token);
    this.#harbor.set(harbor);
    for (let hex = 0; hex < HEXES; hex++)
      this.rate[hex] = terrain[hex] === DESERT ? 0 : chanceOf(token[hex]!);
    for (let i = 0; i < this.kind.length; i++) {
      const hex = HEX_AT[i]!;
      this.kind[i] = hex < 0 || terrain[hex] === DESERT ? -1 : terrain[hex]!;
    }
    for (let at = 0; at < INTERSECTIONS; at++)
      this.harbor[at] = HARBOR_AT[at]! < 0 ? -1 : harbor[HARBOR_AT[at]!]!;
  }
}

function same(one: Int32Array, other: Int32Array): boolean {
  for (let i = one.length - 1; i >= 0; i--) if (one[i] !== other[i]) return false;
  return true;
}
