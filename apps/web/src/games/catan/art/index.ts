/**
 * The art of Catan as the page draws it itself, by code; what a worker paints for it is in `paintings.ts`. Everything is
 * pure: the same arguments give the same text. Lengths are units of the board: a hex has a circumradius of 120, its middle
 * is at `hexCentre`.
 */
/** Icons of development cards, 24 × 24, and the badges of longest road and largest army, 48 × 48. */
export { awardBadge, developmentIcon } from './developments.ts';
/** The face of a die, 48 × 48. */
export { DICE, type Die, diePicture } from './dice.ts';
/** The box of the island picture and of the light, in units: where to put them, and what a board shows. */
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
/** Where the seal of a harbor floats and how large it is. */
export { type HarborPlace, harborRadius, harborSeal } from './harbors.ts';
/** The words for everything that has a picture. */
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
/** The robber, origin in the middle of its foot, and where that stands in a hex with a token and without. */
export { ROBBER_FOOT, ROBBER_FOOT_ALONE, robberMarkup, robberPicture } from './robber.ts';
