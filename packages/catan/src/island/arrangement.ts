import { HARBORS, type Harbor, TERRAINS, type Terrain } from '../hexes/terrain.ts';
import type { State } from '../state.ts';

/** Terrain and number of every hex in the order of their ids, and the harbours in that of CAT-GEO-05. */
export interface Arrangement {
  readonly hexes: readonly (readonly [terrain: Terrain, token: number | null])[];
  readonly harbors: readonly Harbor[];
}

/** Terrain, tokens and harbours as numbers; nothing is in force before the island is laid. */
export function arrange(state: State, { hexes, harbors }: Arrangement): void {
  hexes.forEach(([terrain, token], hex) => {
    state.terrain[hex] = TERRAINS.indexOf(terrain);
    state.token[hex] = token ?? 0;
  });
  harbors.forEach((harbor, place) => {
    state.harbor[place] = HARBORS.indexOf(harbor);
  });
}

export const arrangement = (state: State): Arrangement => ({
  hexes: Array.from(
    { length: state.island.hexes },
    (_, hex) => [TERRAINS[state.terrain[hex]!]!, state.token[hex] || null] as const,
  ),
  harbors: Array.from(state.harbor, (harbor) => HARBORS[harbor]!),
});
