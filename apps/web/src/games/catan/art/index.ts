/**
 * The art of Catan that the page itself draws; the art painted by a worker is in `paintings.ts`. The same arguments
 * always give the same text. Lengths are units of the board: a hex has a circumradius of 120, its middle is at
 * `hexCentre`.
 */
/** Icons of development cards, 24 × 24, and the badges of longest road and largest army, 48 × 48. */
export { awardBadge, developmentIcon } from './developments.ts';
/** The face of a die, 48 × 48. */
export { DICE, type Die, diePicture } from './dice.ts';
/** Boxes of the island picture and of the light, in units: their places, and the visible part of a board. */
export { islandBox } from './frame.ts';
/** Places of hexes, intersections and paths, numbered as in the rules; hexes as path data for hit areas. */
export {
  type Axial,
  HEX_HEIGHT,
  HEX_RADIUS,
  HEX_WIDTH,
  hexCentre,
  hexCorners,
  hexPath,
  type Layout,
  layoutOf,
  type PathPlace,
  STANDARD_ISLAND,
} from './geometry.ts';
/** Place and size of a harbor's seal. */
export { type HarborPlace, harborRadius, harborSeal } from './harbors.ts';
/** Names of all things that have a picture. */
export {
  AWARDS,
  type Award,
  DEVELOPMENTS,
  type Development,
  type Harbor,
  RESOURCES,
  type Resource,
  TERRAINS,
  type Terrain,
} from './kinds.ts';
/** The frame of a hex of land; its colour until it is painted; variants by hex. */
export { HEX_FRAME, terrainColour, variantsOf } from './land.ts';
/** Roads, settlements and cities: markup round their place on the board, frames of 92 × 92, icons of 24 × 24. */
export {
  BUILDINGS,
  type Building,
  buildingMarkup,
  buildingPicture,
  catanPieceIcon,
  roadMarkup,
  roadPicture,
} from './pieces.ts';
/** Icons of resources, 24 × 24. */
export { resourceIcon } from './resources.ts';
/** The robber, origin in the middle of its foot, and the place of that foot in a hex with a token and without. */
export { ROBBER_FOOT, ROBBER_FOOT_ALONE, robberMarkup, robberPicture } from './robber.ts';
