import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { BEGINNERS, table } from '../table.ts';

/** Illustration K: white's road ends at blue's settlement. */
const LIAM = `
  White: V23 E26 E19; hand brick lumber
  Blue:  V12 E11
`;

rule('SG-01', 'Illustration K: where Liam (white) may build a road', () => {
  const t = table().given(LIAM).turn('White');
  expect(t.placesFor('White', 'road')).toStrictEqual(['E25', 'E27', 'E35']);
  expect(t.refusalOf('White', 'road E12')).toBe('CAT-ROAD-04'); // on past blue's settlement
  expect(t.refusalOf('White', 'road E11')).toBe('CAT-ROAD-01'); // occupied
  expect(t.refusalOf('White', 'road E00')).toBe('CAT-ROAD-03'); // touches nothing white
  t.play('White', 'road E25');
  expect(t.hand('White')).toBe('nothing');
  expect(t.left('brick')).toBe(19);
  expect(t.left('lumber')).toBe(19);
  t.given('White: hand brick lumber');
  expect(t.placesFor('White', 'road')).toStrictEqual(['E24', 'E27', 'E34', 'E35']);
});

rule('SG-01', "the control: without blue's settlement and road E11 and E12 are allowed too", () => {
  const t = table().given('White: V23 E26 E19; hand brick lumber').turn('White');
  expect(t.placesFor('White', 'road')).toStrictEqual(['E11', 'E12', 'E25', 'E27', 'E35']);
});

rule('SG-06 CAT-ROAD-06', 'roads are worth points only through the Longest Road card', () => {
  const four = table().given('Red: V27 V35 V27-V33-V28-V34-V29; hand brick lumber');
  expect(four.points.Red).toBe(2);
  expect(four.copy().play('Red', 'road V29-V35').points.Red).toBe(4);
  const held = four.given('Blue: V38 V38-V43-V39-V44-V40-V45; longest road');
  expect(held.points).toStrictEqual({ Red: 2, Blue: 3, White: 0, Orange: 0 });
  expect(held.play('Red', 'road V29-V35').points.Red).toBe(2);
  expect(held.longestRoad).toBe('Blue');
});

rule('SG-07', 'blue builds inland, then along the coast', () => {
  const t = table().given(`${BEGINNERS}\nBlue: hand brick:2 lumber:2\nWhite: hand brick lumber`).turn('Blue');
  expect(t.refusalOf('Blue', 'road E62')).toBe('CAT-ROAD-03');
  t.play('Blue', 'road E55 road E62');
  expect(t.given('Blue: hand brick lumber').refusalOf('Blue', 'road E55')).toBe('CAT-ROAD-01');
  expect(t.turn('White').refusalOf('White', 'road E55')).toBe('CAT-ROAD-01');
});

rule('CAT-ROAD-01', 'on paths, one road each', () => {
  const t = table().given('Red: V08 V08-V13; hand brick lumber\nBlue: V14 V14-V09-V13').turn('Red');
  expect(t.refusalOf('Red', 'road V08-V13')).toBe('CAT-ROAD-01'); // an own road
  expect(t.refusalOf('Red', 'road V09-V13')).toBe('CAT-ROAD-01'); // another's
  expect(t.refusalOf('Red', 'road V13-V18')).toBeUndefined();
});

rule('CAT-ROAD-02', 'along the coast too', () => {
  const t = table().given('Red: V00; hand brick:3 lumber:3').play('Red', 'road E01 road E02 road E03');
  expect(t.of('Red').roadLength).toBe(3);
  // An intersection of the coast has two paths, and three at most where two hexes meet.
  const coast = table().given('Red: V00; hand brick lumber');
  expect(coast.placesFor('Red', 'road')).toStrictEqual(['E00', 'E01']);
});

rule('CAT-ROAD-03', 'it touches an own road, settlement or city', () => {
  const t = table().given('Red: V08; city V39; V30-V36; hand brick lumber');
  expect(t.placesFor('Red', 'road')).toStrictEqual([
    ...['E07', 'E12', 'E13'], // from the settlement
    ...['E36', 'E44', 'E46'], // from the road
    ...['E50'], // from the city
    ...['E52'], // from the road's other end
    ...['E55', 'E56'], // from the city
  ]);
  expect(t.refusalOf('Red', 'road E00')).toBe('CAT-ROAD-03');
});

rule(
  'CAT-ROAD-04 CAT-ROAD-05',
  "not through an opponent's building, but up to it from the other side",
  () => {
    // Blue stands on V12, where white's road ends. White comes round by V08.
    const t = table().given(`${LIAM}\nWhite: V18-V23 V13-V18 V08-V13`).turn('White');
    expect(t.refusalOf('White', 'road E12')).toBeUndefined(); // V08 is open
    expect(table().given(LIAM).turn('White').refusalOf('White', 'road E12')).toBe('CAT-ROAD-04');
    t.play('White', 'road E12');
    expect(t.of('White').roadLength).toBe(6); // E26-E27-E20-E13-E12 and back to E19: cut only at V12
  },
);

rule('CAT-ROAD-05', 'a new building closes only the paths that it alone opened', () => {
  const t = table().given(`
    Red:   V33 V33-V28-V22-V17 V08 V08-V12; hand brick lumber
    White: V23-V17; hand brick lumber wool grain
  `);
  expect(t.refusalOf('Red', 'road V12-V17')).toBeUndefined();
  t.turn('White').play('White', 'settle V17 end');
  t.play('Orange', 'roll 6 6 end').play('Red', 'roll 6 6');
  expect(t.refusalOf('Red', 'road V12-V17')).toBeUndefined(); // still open from V12
  expect(t.placesFor('Red', 'road')).toStrictEqual(
    [
      ...['E07', 'E11', 'E13', 'E19'], // from V08 and V12
      ...['E24', 'E41', 'E49'],
      ...['E39'],
    ].sort(),
  );
  expect(t.refusalOf('Red', 'road V17-V23')).toBe('CAT-ROAD-01');
});

rule(
  'CAT-ROAD-04 CAT-ROAD-05',
  'a new building closes what was open from there alone, and nothing beside it',
  () => {
    const t = table().given(`
    Red:   V33 V33-V28-V22-V17 V24-V18; hand brick lumber
    White: V23-V17; hand brick lumber wool grain
  `);
    expect(['V12-V17', 'V18-V13'].map((path) => t.refusalOf('Red', `road ${path}`))).toStrictEqual([
      undefined,
      undefined,
    ]);
    t.turn('White').play('White', 'settle V17 end').play('Orange', 'roll 6 6 end').play('Red', 'roll 6 6');
    expect(t.refusalOf('Red', 'road V12-V17')).toBe('CAT-ROAD-04');
    expect(t.placesFor('Red', 'road')).toStrictEqual([
      'E20',
      'E24',
      'E27',
      'E29',
      'E36',
      'E39',
      'E41',
      'E49',
    ]);
  },
);

rule('CAT-ROAD-05', 'a network that was cut may grow on both sides', () => {
  const t = table().given(
    'Red: V33 V33-V28-V22-V17-V12-V08; hand brick:2 lumber:2\nWhite: V17-V23; hand brick lumber wool grain',
  );
  t.turn('White').play('White', 'settle V17').turn('Red');
  expect(t.refusalOf('Red', 'road V22-V16')).toBeUndefined();
  expect(t.refusalOf('Red', 'road V08-V04')).toBeUndefined(); // beyond the cut
  expect(t.refusalOf('Red', 'road V33-V38')).toBeUndefined();
  t.play('Red', 'road V08-V04 road V22-V16');
});

rule('CAT-ROAD-07 CAT-EDGE-02 CAT-BUILD-03', 'there are 15 roads for each player', () => {
  const row = 'V21-V16-V22-V17-V23-V18-V24-V19-V25-V20-V26'; // ten
  const t = table().given(`Red: V21 ${row} V26-V32-V37-V31-V36; hand brick:2 lumber:2`);
  expect(t.of('Red').supply.road).toBe(1);
  t.play('Red', 'road V36-V30');
  expect(t.of('Red').supply.road).toBe(0);
  expect(t.refusalOf('Red', 'road V30-V35')).toBe('CAT-ROAD-07');
  expect(t.placesFor('Red', 'road')).toStrictEqual([]);
});

rule('CAT-ROAD-08', 'without roads no new settlement', () => {
  const t = table().given('Red: V08 V39; hand brick lumber wool grain');
  expect(t.placesFor('Red', 'settle')).toStrictEqual([]);
  expect(t.refusalOf('Red', 'settle V20')).toBe('CAT-SETL-03');
});

rule('CAT-BUILD-02', 'only the active player builds, and only after the roll', () => {
  const t = table().given(
    `${BEGINNERS}\nRed: hand brick lumber ore:3 wool grain:2\nBlue: hand brick lumber ore:3 wool grain:2`,
  );
  const all = (name: string, road: string, city: string) =>
    [`road ${road}`, `city ${city}`, 'settle V20', 'buy'].map((text) => t.refusalOf(name, text));
  expect(all('Blue', 'E45', 'V41')).toStrictEqual(Array(4).fill('CAT-TURN-01'));
  t.begin('Red');
  expect(all('Red', 'E20', 'V08')).toStrictEqual(Array(4).fill('CAT-BUILD-02'));
  t.given('Red: cards roads').play('Red', 'play roads road E20'); // but for this card
});

rule('CAT-BUILD-04', 'roads and cities stay; a settlement leaves only for a city', () => {
  const t = table().given('Red: V08 V08-V13; hand ore:3 grain:2').play('Red', 'city V08');
  expect(t.view.buildings).toStrictEqual([{ at: 'V08', seat: 0, piece: 'city' }]);
  expect(t.view.roads).toStrictEqual([{ on: 'E13', seat: 0 }]);
});

rule(
  'CAT-ROAD-04',
  'of the paths of a new building the one that is free is closed to whose road ends there',
  () => {
    for (const [from, by, free] of [
      ['V12', 'V22', 'V23'],
      ['V22', 'V23', 'V12'],
      ['V23', 'V12', 'V22'],
    ]) {
      const t = table().given(`
      Orange: ${from}-V17; hand brick lumber
      White:  ${by}-V17; hand brick lumber wool grain
    `);
      expect(t.turn('Orange').refusalOf('Orange', `road V17-${free}`)).toBeUndefined();
      t.turn('White').play('White', 'settle V17 end').play('Orange', 'roll 6 6');
      expect(t.refusalOf('Orange', `road V17-${free}`)).toBe('CAT-ROAD-04');
      expect(t.placesFor('Orange', 'road')).toHaveLength(2); // from the road's other end
    }
  },
);
