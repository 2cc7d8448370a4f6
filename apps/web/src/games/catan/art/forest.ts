import { blobPolygon, smoothPolygonPath } from '../../../art/pen/paths.ts';
import { path } from '../../../art/pen/svg.ts';
import { distance, type Point } from '../../../art/pen/vectors.ts';
import { depth, type HexDrawing, isLow, placeUpright, scatter, settle } from './easel.ts';
import type { HexMotif } from './stamps.ts';

type Landmark = readonly [name: HexMotif, foot: Point, radius: number, scale?: number];

/** Woods differ by the masses of their trees and by what is in their clearings. */
const WOODS: readonly {
  readonly masses: readonly (readonly HexMotif[])[];
  readonly clearing: readonly Landmark[];
}[] = [
  {
    masses: [
      ['deep0', 'deep1', 'deep0'],
      ['mid0', 'mid1', 'deep0'],
      ['spruce1', 'deep0', 'spruce0'],
    ],
    clearing: [
      ['logs', [-46, 66], 21, 1.15],
      ['stump', [-22, 78], 8],
    ],
  },
  {
    masses: [
      ['spruce0', 'spruce1', 'spruce0'],
      ['spruce0', 'spruce1', 'deep1'],
      ['mid1', 'spruce1', 'mid0'],
    ],
    clearing: [['deer', [45, 62], 20, 1.15]],
  },
  {
    masses: [
      ['deep0', 'deep1', 'mid0'],
      ['warm0', 'warm1', 'mid0'],
      ['autumn0', 'warm1', 'autumn1'],
    ],
    clearing: [['burner', [50, 60], 24]],
  },
  {
    masses: [
      ['mid0', 'mid1', 'deep0'],
      ['spruce0', 'spruce1', 'spruce1'],
      ['deep0', 'warm0', 'deep1'],
    ],
    clearing: [
      ['hut', [-52, 56], 24],
      ['stump', [-24, 72], 8],
    ],
  },
];

/** A closed canopy in masses of one kind, with a glade for the number token. */
export function paintForest(easel: HexDrawing): void {
  const { random, variant, occupied } = easel;
  const wood = WOODS[variant % WOODS.length]!;
  const low = isLow(easel);
  const glade = low ? { rx: 49, ry: 55, y: 14 } : { rx: 43, ry: 48, y: 12 };
  easel.ground.push(
    path(smoothPolygonPath(blobPolygon(random, [0, 6], glade.rx + 2, glade.ry, 13, 0.08)), {
      fill: '#a3ab5f',
      opacity: 0.75,
    }),
  );
  for (const [name, foot, radius, scale = 1] of wood.clearing) {
    easel.ground.push(
      path(
        smoothPolygonPath(blobPolygon(random, [foot[0], foot[1] - 4], radius * 1.1, radius * 0.7, 11, 0.12)),
        {
          fill: '#a3ab5f',
          opacity: 0.75,
        },
      ),
    );
    settle(easel, name, foot, radius, low ? scale * 1.2 : scale);
  }
  const [a, b, c] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  const mass = ([x, y]: Point) => {
    const height = Math.sin(x / 34 + a) + Math.sin(y / 27 + b) + Math.sin((x + y) / 47 + c);
    return wood.masses[height > 0.75 ? 1 : height < -0.9 ? 2 : 0]!;
  };
  const [row, column, scale] = low ? [18, 22, 1.4] : [12.5, 15.5, 1];
  for (let y = -92, k = 0; y < 112; y += row, k++)
    for (let x = -104 + (k % 2) * (column / 2); x < 106; x += column) {
      const foot: Point = [x + random.between(-4, 4), y + random.between(-3.5, 3.5)];
      const name = random.pick(mass(foot));
      const height = (name.startsWith('spruce') ? 34 : 23) * scale;
      if (depth([foot[0], foot[1] + 3]) < 7 || depth([foot[0], foot[1] - height]) < -1) continue;
      if ((foot[0] / glade.rx) ** 2 + ((foot[1] - glade.y) / glade.ry) ** 2 < 1) continue;
      if (occupied.some(({ at, radius }) => distance(at, foot) < radius)) continue;
      placeUpright(easel, name, foot, scale * random.between(0.92, 1.1));
    }
  if (!low)
    scatter(easel, { count: 7, gap: 12, wide: 5 }, (foot) =>
      placeUpright(easel, random.pick(['tuft', 'flowers', 'bush1']), foot),
    );
}
