import { mapSpriteSource } from '../art/board/map.ts';
import { TILE } from '../art/units.ts';
import { sampleView } from './sample.ts';

/** Two rows and a half from the middle of the sample: near enough to see houses. */
const BOX = { x: -2.4 * TILE, y: -1.3 * TILE, width: 5.375 * TILE, height: 2.5 * TILE };

/** For the card on the start page: a band of painted land, the middle of some game. Painted when the page is built. */
export function scene(px: number) {
  const { tiles, figures } = sampleView();
  return mapSpriteSource(
    { tiles, figures, colours: ['woad', 'madder', 'verdigris'], good: 'wine', box: BOX },
    px,
  );
}
