import { COLOURS } from '../../../art/palette.ts';
import { formatNumber } from '../../../art/pen/paths.ts';
import { roughen } from '../../../art/pen/stray.ts';
import { fillShape, groundShadow, outlineShape, strokePath } from '../../../art/stamps/ink.ts';
import { NATURE } from '../../../art/stamps/nature.ts';
import { WATERSIDE } from '../../../art/stamps/waterside.ts';
import { TREES } from './trees.ts';
import { BUILDING_MOTIFS } from './works.ts';

/** A sheep of some size; `way` −1 looks to the west, 1 to the east. */
const sheep = (way: 1 | -1) => {
  const x = (value: number) => formatNumber(value * way);
  return (
    groundShadow(3, 0, 11, 3.4) +
    strokePath('M-5-3v4M-2-2v3M4-3v4M7-3v3', COLOURS.ink, 1.8) +
    outlineShape(
      'M-10-5Q-13-9-9-12-9-17-4-16 0-20 4-16 10-17 10-12 14-8 10-5 6-1 0-3-6-1-10-5Z',
      '#fdf8ea',
      1.3,
    ) +
    fillShape('M-9-5Q-2-2 4-6 10-6 11-10 12-6 9-4 5-2 0-3.5-6-2-9-5Z', '#d8c9a5') +
    outlineShape(
      `M${x(9)}-14Q${x(14)}-17 ${x(17)}-13 ${x(18)}-8 ${x(14)}-7 ${x(9)}-8 ${x(9)}-14Z`,
      '#5b4530',
      1.2,
    ) +
    strokePath(`M${x(11)}-14l${x(-3)} 1`, COLOURS.ink, 1.8, true)
  );
};

const small = {
  bush0: NATURE.bush0,
  bush1: NATURE.bush1,
  tuft: NATURE.tuft,
  flowers: NATURE.flowers,
  poppies: NATURE.poppies,
  rock: NATURE.rock,
  cypress: NATURE.cypress,
  reeds: WATERSIDE.reeds,
  boulder: WATERSIDE.boulder,
  sheepWest: sheep(-1),
  sheepEast: sheep(1),
  /** Scrub of dry hills. */
  broom:
    groundShadow(3, 0, 7, 2.4, 0.22) +
    outlineShape('M-7 0Q-8-6-3-7 0-11 4-7 9-5 7 0 2 2-7 0Z', '#8d8b45', 1.1) +
    strokePath('M-4-5h.1M1-8h.1M4-4h.1', '#e8c94f', 2.6, true),
};

const PLAIN = { ...BUILDING_MOTIFS, ...TREES, ...small };
export type HexMotif = keyof typeof PLAIN;

const drawn = new Map<HexMotif, string>();

/** A stamp as the hand draws it, origin in the middle of its foot. */
export function hexMotif(name: HexMotif): string {
  const known = drawn.get(name) ?? roughen(PLAIN[name], name, 0.4);
  drawn.set(name, known);
  return known;
}
