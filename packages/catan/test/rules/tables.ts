/** The tables of the rules, as they stand there: hex, axial coordinates, beginners' map, corners clockwise from the top. */
export const HEXES = rows(`
  H00 | 0,-2  | mountains 10 | V00 V04 V08 V12 V07 V03
  H01 | 1,-2  | pasture 2    | V01 V05 V09 V13 V08 V04
  H02 | 2,-2  | forest 9     | V02 V06 V10 V14 V09 V05
  H03 | -1,-1 | fields 12    | V07 V12 V17 V22 V16 V11
  H04 | 0,-1  | hills 6      | V08 V13 V18 V23 V17 V12
  H05 | 1,-1  | pasture 4    | V09 V14 V19 V24 V18 V13
  H06 | 2,-1  | hills 10     | V10 V15 V20 V25 V19 V14
  H07 | -2,0  | fields 9     | V16 V22 V28 V33 V27 V21
  H08 | -1,0  | forest 11    | V17 V23 V29 V34 V28 V22
  H09 | 0,0   | desert       | V18 V24 V30 V35 V29 V23
  H10 | 1,0   | forest 3     | V19 V25 V31 V36 V30 V24
  H11 | 2,0   | mountains 8  | V20 V26 V32 V37 V31 V25
  H12 | -2,1  | forest 8     | V28 V34 V39 V43 V38 V33
  H13 | -1,1  | mountains 3  | V29 V35 V40 V44 V39 V34
  H14 | 0,1   | fields 4     | V30 V36 V41 V45 V40 V35
  H15 | 1,1   | pasture 5    | V31 V37 V42 V46 V41 V36
  H16 | -2,2  | hills 5      | V39 V44 V48 V51 V47 V43
  H17 | -1,2  | fields 6     | V40 V45 V49 V52 V48 V44
  H18 | 0,2   | pasture 11   | V41 V46 V50 V53 V49 V45
`);

/** Intersection, hexes, neighbours, harbour on the beginners' map. */
export const INTERSECTIONS = rows(`
  V00 | H00         | V03 V04     | 3:1
  V01 | H01         | V04 V05     | grain
  V02 | H02         | V05 V06     |
  V03 | H00         | V00 V07     | 3:1
  V04 | H00 H01     | V00 V01 V08 |
  V05 | H01 H02     | V01 V02 V09 | grain
  V06 | H02         | V02 V10     |
  V07 | H00 H03     | V03 V11 V12 |
  V08 | H00 H01 H04 | V04 V12 V13 |
  V09 | H01 H02 H05 | V05 V13 V14 |
  V10 | H02 H06     | V06 V14 V15 | ore
  V11 | H03         | V07 V16     | lumber
  V12 | H00 H03 H04 | V07 V08 V17 |
  V13 | H01 H04 H05 | V08 V09 V18 |
  V14 | H02 H05 H06 | V09 V10 V19 |
  V15 | H06         | V10 V20     | ore
  V16 | H03 H07     | V11 V21 V22 | lumber
  V17 | H03 H04 H08 | V12 V22 V23 |
  V18 | H04 H05 H09 | V13 V23 V24 |
  V19 | H05 H06 H10 | V14 V24 V25 |
  V20 | H06 H11     | V15 V25 V26 |
  V21 | H07         | V16 V27     |
  V22 | H03 H07 H08 | V16 V17 V28 |
  V23 | H04 H08 H09 | V17 V18 V29 |
  V24 | H05 H09 H10 | V18 V19 V30 |
  V25 | H06 H10 H11 | V19 V20 V31 |
  V26 | H11         | V20 V32     | 3:1
  V27 | H07         | V21 V33     |
  V28 | H07 H08 H12 | V22 V33 V34 |
  V29 | H08 H09 H13 | V23 V34 V35 |
  V30 | H09 H10 H14 | V24 V35 V36 |
  V31 | H10 H11 H15 | V25 V36 V37 |
  V32 | H11         | V26 V37     | 3:1
  V33 | H07 H12     | V27 V28 V38 | brick
  V34 | H08 H12 H13 | V28 V29 V39 |
  V35 | H09 H13 H14 | V29 V30 V40 |
  V36 | H10 H14 H15 | V30 V31 V41 |
  V37 | H11 H15     | V31 V32 V42 |
  V38 | H12         | V33 V43     | brick
  V39 | H12 H13 H16 | V34 V43 V44 |
  V40 | H13 H14 H17 | V35 V44 V45 |
  V41 | H14 H15 H18 | V36 V45 V46 |
  V42 | H15         | V37 V46     | wool
  V43 | H12 H16     | V38 V39 V47 |
  V44 | H13 H16 H17 | V39 V40 V48 |
  V45 | H14 H17 H18 | V40 V41 V49 |
  V46 | H15 H18     | V41 V42 V50 | wool
  V47 | H16         | V43 V51     | 3:1
  V48 | H16 H17     | V44 V51 V52 |
  V49 | H17 H18     | V45 V52 V53 | 3:1
  V50 | H18         | V46 V53     |
  V51 | H16         | V47 V48     | 3:1
  V52 | H17         | V48 V49     | 3:1
  V53 | H18         | V49 V50     |
`);

/** `E00 0-3`: the path joins V00 and V03. */
export const PATHS = `
  E00 0-3; E01 0-4; E02 1-4; E03 1-5; E04 2-5; E05 2-6; E06 3-7; E07 4-8;
  E08 5-9; E09 6-10; E10 7-11; E11 7-12; E12 8-12; E13 8-13; E14 9-13; E15 9-14;
  E16 10-14; E17 10-15; E18 11-16; E19 12-17; E20 13-18; E21 14-19; E22 15-20; E23 16-21;
  E24 16-22; E25 17-22; E26 17-23; E27 18-23; E28 18-24; E29 19-24; E30 19-25; E31 20-25;
  E32 20-26; E33 21-27; E34 22-28; E35 23-29; E36 24-30; E37 25-31; E38 26-32; E39 27-33;
  E40 28-33; E41 28-34; E42 29-34; E43 29-35; E44 30-35; E45 30-36; E46 31-36; E47 31-37;
  E48 32-37; E49 33-38; E50 34-39; E51 35-40; E52 36-41; E53 37-42; E54 38-43; E55 39-43;
  E56 39-44; E57 40-44; E58 40-45; E59 41-45; E60 41-46; E61 42-46; E62 43-47; E63 44-48;
  E64 45-49; E65 46-50; E66 47-51; E67 48-51; E68 48-52; E69 49-52; E70 49-53; E71 50-53;
`
  .split(';')
  .map((entry) => entry.trim())
  .filter((entry) => entry !== '');

function rows(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}
