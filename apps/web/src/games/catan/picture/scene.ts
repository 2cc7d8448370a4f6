import { catan } from '@bastide/catan';
import { HEX_HEIGHT, HEX_WIDTH } from '../art/index.ts';
import { mapSpriteSource } from '../art/map.ts';
import { angleOf, endsOf, pointOf } from '../board/places.ts';
import { robberFoot } from '../board/robber-foot.ts';

const COLOURS = ['woad', 'saffron', 'madder', 'verdigris'] as const;

/** Its middle: the land from coast to coast. */
const BOX = { x: -2.9 * HEX_WIDTH, y: -1.15 * HEX_HEIGHT, width: 5.8 * HEX_WIDTH, height: 2.3 * HEX_HEIGHT };

/** For the card on the start page: the island for beginners as a game begins there. Painted when the page is built. */
export function scene(px: number) {
  const options = catan.readOptions({ map: 'beginners', seats: COLOURS.length });
  if (!options.ok) throw new Error(options.because);
  const { hexes, harbors, roads, buildings, robber } = catan.view(catan.setup(options.value));
  return mapSpriteSource(
    {
      hexes: hexes.map(({ hex, terrain, token }) => ({ terrain, token, at: pointOf(hex) })),
      harbors: harbors.map(({ on, harbor }) => ({ harbor, ends: endsOf(on) })),
      pieces: [
        ...roads.map(({ on, seat }) => ({
          piece: { kind: 'road', colour: COLOURS[seat]!, angle: angleOf(on) } as const,
          at: pointOf(on),
        })),
        ...buildings.map(({ at, seat, piece }) => ({
          piece: { kind: piece, colour: COLOURS[seat]! },
          at: pointOf(at),
        })),
        ...(robber === null ? [] : [{ piece: { kind: 'robber' } as const, at: robberFoot(hexes, robber) }]),
      ],
      box: BOX,
    },
    px,
  );
}
