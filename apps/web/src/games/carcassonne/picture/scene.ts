import { mapPainting } from '../art/board/map.ts';
import { TILE } from '../art/units.ts';
import { sampleView } from './sample.ts';

/** Four rows from the middle of the sample. */
const BOX = { x: -4.3 * TILE, y: -2 * TILE, width: 8.6 * TILE, height: 4 * TILE };

/** For the card on the start page: a band of painted land, the middle of some game. Painted when the page is built. */
export function scene(px: number) {
  const { tiles, figures } = sampleView();
  return mapPainting(
    { tiles, figures, colours: ['woad', 'madder', 'verdigris'], good: 'wine', box: BOX },
    px,
  );
}
