import type { Sound, SoundName } from './sounds.ts';
import { noiseLayer, type SoundRecipe, sineLayer, triangleLayer } from './strands.ts';

const pegLayers = (at: number) => [triangleLayer(at, 0.07, [620, 520], 0.3), noiseLayer(at, 0.02, 1800, 0.2)];
const RECIPES: Readonly<Record<SoundName, SoundRecipe>> = {
  ghost: { next: 0.1, layers: [noiseLayer(0, 0.03, 1100, 0.16), sineLayer(0, 0.06, [430, 320], 0.14)] },
  laid: { next: 0.16, layers: [noiseLayer(0, 0.05, 800, 0.4), sineLayer(0, 0.14, [250, 160], 0.5)] },
  peg: { next: 0.16, layers: pegLayers(0) },
  pegs: { next: 0.3, layers: [...pegLayers(0), ...pegLayers(0.14)] },
  knock: { next: 0.15, layers: [sineLayer(0, 0.09, [170, 120], 0.4), noiseLayer(0, 0.04, 350, 0.2)] },
  paper: {
    next: 0.2,
    layers: [noiseLayer(0, 0.1, [2400, 4200], 0.1), noiseLayer(0.08, 0.12, [4600, 3000], 0.08)],
  },
  card: { next: 0.14, layers: [noiseLayer(0, 0.09, [4200, 2600], 0.16)] },
  // One coin; a run has as many as there are points.
  coins: { next: 0.07, layers: [triangleLayer(0, 0.14, 2100, 0.1), sineLayer(0, 0.1, 3370, 0.07)] },
  seal: { next: 0.14, layers: [sineLayer(0, 0.14, [130, 85], 0.4), noiseLayer(0, 0.08, 420, 0.2)] },
  drum: { next: 0.3, layers: [sineLayer(0, 0.55, [95, 55], 0.6), noiseLayer(0, 0.06, 180, 0.25)] },
  quill: {
    next: 0.4,
    layers: [0, 0.1, 0.24].map((at) => noiseLayer(at, 0.08, [2600, 3800], 0.22)),
  },
  nib: { next: 0.15, layers: [noiseLayer(0, 0.07, [2800, 3600], 0.14)] },
  bell: {
    next: 0.4,
    layers: [sineLayer(0, 1.1, 1318, 0.22), sineLayer(0, 0.6, 2640, 0.08), sineLayer(0, 0.3, 3960, 0.04)],
  },
  chord: {
    next: 1,
    layers: [392, 493.9, 587.3].map((pitch, i) => triangleLayer(0.1 * i, 1.5 - 0.1 * i, pitch, 0.16)),
  },
};

/** What somebody at this screen does sounds so much lower. */
const OWN_PITCH = 0.78;

/** The strands of a sound, and when the next one may begin. */
export function recipeOf({ name, mine = false, count = 1 }: Sound): SoundRecipe {
  const { next, layers } = typeof name === 'string' ? RECIPES[name] : name;
  const pitch = mine ? OWN_PITCH : 1;
  const all = Array.from({ length: count }, (_, i) =>
    layers.map(({ at, from, to, ...rest }) => ({
      ...rest,
      at: at + i * next,
      from: from * pitch,
      ...(to !== undefined && { to: to * pitch }),
    })),
  );
  return { next: next * count, layers: all.flat() };
}
