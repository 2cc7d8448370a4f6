/** Colours of the painted map. They are the same in every theme: the map lies in lamplight. */
export const COLOURS = {
  ink: '#43301f',
  inkSoft: '#6b5237',
  inkHouse: '#553b28',
  inkGreen: '#4b5227',
  shadow: '#3a2412',
  parchment: '#f1e3c3',
  parchmentDeep: '#dcc597',
  vellum: '#fbf3dd',
  meadow: '#b8b872',
  meadowLit: '#cccb8c',
  meadowDeep: '#a2a75e',
  meadowShade: '#8a924f',
  meadowDry: '#d9c98c',
  wheat: '#dbc07a',
  wheatLine: '#bd9a52',
  plough: '#c6a472',
  ploughLine: '#a07d50',
  crop: '#a5ad63',
  cropLine: '#828e49',
  fallow: '#c3bf86',
  leafDeep: '#536632',
  leaf: '#71853f',
  leafLit: '#96a651',
  leafGlint: '#bcc46e',
  trunk: '#6d4c2d',
  fence: '#8f7a4e',
  blossom: '#f7e9c9',
  road: '#ecd9a9',
  roadRut: '#d0b37c',
  roadPale: '#f6e8c4',
  roadEdge: '#7d6040',
  water: '#7fb0b8',
  waterDeep: '#6297a6',
  waterGlint: '#c3dedb',
  bank: '#d3c48b',
  bankInk: '#5e6b50',
  stone: '#e9dcc0',
  stoneMid: '#cdbb98',
  stoneShade: '#a79272',
  stoneDeep: '#83704f',
  passage: '#39281a',
  ground: '#d9b88a',
  groundLit: '#e6cb9f',
  plaster: '#f3e6c8',
  plasterShade: '#d2b98d',
  slate: '#7c8fa0',
  slateShade: '#566879',
  gold: '#e5b73b',
  arms: '#1f5b58',
  armsShade: '#17464a',
  /** Outline of playing pieces, darker than any ink on the map. */
  pieceInk: '#2a1a10',
  halo: '#fff6e0',
} as const;

/** The four kinds of roof: lit slope, slope in shade, marks of single tiles. */
export const ROOFS = [
  { lit: '#c96f47', shade: '#964930', marks: '#de956b' }, // terracotta
  { lit: '#d5a05a', shade: '#a3703b', marks: '#e8c08a' }, // ochre
  { lit: '#b2605a', shade: '#7e3f3f', marks: '#cb837b' }, // madder
  { lit: '#b78d63', shade: '#836043', marks: '#d0ad82' }, // clay
] as const;
