/**
 * The art of Catan, drawn by code: land, sea, pieces, cards. Everything is pure: the same arguments give the same
 * text. Lengths are units of the board: a hex has a circumradius of 120, its middle is at `hexCentre`. Layers of a
 * board from below: `islandPicture`, `terrainSvg` of each hex, `islandLight`, `tokenMarkup`, roads, then buildings
 * and robber from north to south. Below 90 px to a hex ask for `low` detail.
 */

/** Faces and backs of cards, 200 × 300 in a frame of 208 × 308 with their shadow; no words: titles are live text. */
export { cardBack, developmentCard, resourceCard } from './cards.ts';
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
/** One harbor as markup, where its seal floats and how large it is; `islandPicture` paints them, too. */
export { type HarborPlace, harborMarkup, harborRadius, harborSeal } from './harbors.ts';
/** Sea, coast, paths and harbors as one picture; washes and sunlight over the land as another. */
export { type IslandOptions, islandLight, islandPicture } from './island.ts';
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
/** Land: a standalone SVG for each hex, to be made a bitmap; its colour until that is ready; variants by hex. */
export { HEX_FRAME, type TerrainOptions, terrainColour, terrainSvg, variantsOf } from './terrain.ts';
/** Number tokens round (0, 0), or in a frame of 88 × 88. */
export { TOKEN_RADIUS, tokenMarkup, tokenPicture } from './tokens.ts';
