/**
 * The island as the rulebook's tables print it, read from their text: no coordinates, nothing worked out.
 */

/** Corners of each hex, clockwise from the top. */
const HEX_TABLE = `
  H00 V00 V04 V08 V12 V07 V03
  H01 V01 V05 V09 V13 V08 V04
  H02 V02 V06 V10 V14 V09 V05
  H03 V07 V12 V17 V22 V16 V11
  H04 V08 V13 V18 V23 V17 V12
  H05 V09 V14 V19 V24 V18 V13
  H06 V10 V15 V20 V25 V19 V14
  H07 V16 V22 V28 V33 V27 V21
  H08 V17 V23 V29 V34 V28 V22
  H09 V18 V24 V30 V35 V29 V23
  H10 V19 V25 V31 V36 V30 V24
  H11 V20 V26 V32 V37 V31 V25
  H12 V28 V34 V39 V43 V38 V33
  H13 V29 V35 V40 V44 V39 V34
  H14 V30 V36 V41 V45 V40 V35
  H15 V31 V37 V42 V46 V41 V36
  H16 V39 V44 V48 V51 V47 V43
  H17 V40 V45 V49 V52 V48 V44
  H18 V41 V46 V50 V53 V49 V45
`;

/** Ends of each path. */
const PATH_TABLE = `
  E00 0-3; E01 0-4; E02 1-4; E03 1-5; E04 2-5; E05 2-6; E06 3-7; E07 4-8;
  E08 5-9; E09 6-10; E10 7-11; E11 7-12; E12 8-12; E13 8-13; E14 9-13; E15 9-14;
  E16 10-14; E17 10-15; E18 11-16; E19 12-17; E20 13-18; E21 14-19; E22 15-20; E23 16-21;
  E24 16-22; E25 17-22; E26 17-23; E27 18-23; E28 18-24; E29 19-24; E30 19-25; E31 20-25;
  E32 20-26; E33 21-27; E34 22-28; E35 23-29; E36 24-30; E37 25-31; E38 26-32; E39 27-33;
  E40 28-33; E41 28-34; E42 29-34; E43 29-35; E44 30-35; E45 30-36; E46 31-36; E47 31-37;
  E48 32-37; E49 33-38; E50 34-39; E51 35-40; E52 36-41; E53 37-42; E54 38-43; E55 39-43;
  E56 39-44; E57 40-44; E58 40-45; E59 41-45; E60 41-46; E61 42-46; E62 43-47; E63 44-48;
  E64 45-49; E65 46-50; E66 47-51; E67 48-51; E68 48-52; E69 49-52; E70 49-53; E71 50-53;
`;

/** Ways in which tokens are laid out by letter: round the coast, round the inner ring, the centre. CAT-MAP-13 */
const SPIRAL_TABLE = `
  00 03 07 12 16 17 18 15 11 06 02 01 | 04 08 13 14 10 05 | 09
  07 12 16 17 18 15 11 06 02 01 00 03 | 08 13 14 10 05 04 | 09
  16 17 18 15 11 06 02 01 00 03 07 12 | 13 14 10 05 04 08 | 09
  18 15 11 06 02 01 00 03 07 12 16 17 | 14 10 05 04 08 13 | 09
  11 06 02 01 00 03 07 12 16 17 18 15 | 10 05 04 08 13 14 | 09
  02 01 00 03 07 12 16 17 18 15 11 06 | 05 04 08 13 14 10 | 09
`;

const lines = (table: string): string[] => table.trim().split('\n');
const name = (letter: string, number: string): string => letter + number.padStart(2, '0');

export const CORNERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  lines(HEX_TABLE).map((line) => {
    const [hex = '', ...corners] = line.trim().split(' ');
    return [hex, corners];
  }),
);
export const HEXES = Object.keys(CORNERS);

export const ENDS: Readonly<Record<string, readonly [string, string]>> = Object.fromEntries(
  PATH_TABLE.split(';').flatMap((entry) => {
    const match = /(E\d\d) (\d+)-(\d+)/.exec(entry);
    return match ? [[match[1]!, [name('V', match[2]!), name('V', match[3]!)] as const]] : [];
  }),
);
export const PATHS = Object.keys(ENDS);
export const INTERSECTIONS = [...new Set(Object.values(CORNERS).flat())].sort();

const table = <Value>(
  keys: readonly string[],
  value: (key: string) => Value,
): Readonly<Record<string, Value>> => Object.fromEntries(keys.map((key) => [key, value(key)]));

/** By intersection: its paths, its neighbours, its hexes. */
export const PATHS_AT = table(INTERSECTIONS, (at) => PATHS.filter((path) => ENDS[path]!.includes(at)));
export const NEIGHBOURS = table(INTERSECTIONS, (at) =>
  PATHS_AT[at]!.map((path) => ENDS[path]!.find((end) => end !== at)!),
);
export const HEXES_AT = table(INTERSECTIONS, (at) => HEXES.filter((hex) => CORNERS[hex]!.includes(at)));
/** By hex: those that share two corners with it. */
export const HEXES_BESIDE = table(HEXES, (hex) =>
  HEXES.filter((other) => CORNERS[other]!.filter((at) => CORNERS[hex]!.includes(at)).length === 2),
);

/** Paths with a harbour, clockwise from the top left. CAT-GEO-05 */
export const HARBOR_PATHS = ['E00', 'E03', 'E17', 'E38', 'E61', 'E69', 'E66', 'E49', 'E18'];

export const SPIRALS: readonly (readonly string[])[] = lines(SPIRAL_TABLE).map((line) =>
  line
    .split(/[ |]+/)
    .filter((number) => number !== '')
    .map((number) => name('H', number)),
);
