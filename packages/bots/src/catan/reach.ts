import { INTERSECTIONS, NEXT, OWNER, opens, PATH_AT, type State } from './packed.ts';

/** No spot is looked for beyond so many roads. */
export const FAR = 3;

/** Number of roads that a seat lacks to build at each intersection. */
export class Reach {
  /** By intersection; more than FAR: too many. */
  readonly roads = new Int32Array(INTERSECTIONS);
  readonly #queue = new Int32Array(INTERSECTIONS);

  look(state: State, seat: number): void {
    const { roads } = this;
    const queue = this.#queue;
    let end = 0;
    for (let at = 0; at < INTERSECTIONS; at++) {
      const isOpen = opens(state, seat, at);
      roads[at] = isOpen ? 0 : FAR + 1;
      if (isOpen) queue[end++] = at;
    }
    for (let next = 0; next < end; next++) {
      const from = queue[next]!;
      const far = roads[from]! + 1;
      if (far > FAR) return;
      for (let i = from * 3; i < from * 3 + 3; i++) {
        if (PATH_AT[i]! < 0 || state.road[PATH_AT[i]!] !== 0) continue;
        const at = NEXT[i]!;
        // Nobody builds past the building of another. CAT-ROAD-04
        const owner = state.building[at]! & OWNER;
        if (roads[at]! <= far || (owner !== 0 && owner !== seat + 1)) continue;
        roads[at] = far;
        queue[end++] = at;
      }
    }
  }
}
