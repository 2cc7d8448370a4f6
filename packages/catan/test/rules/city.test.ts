import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { table } from '../table.ts';

const PRICE = 'ore:3 grain:2';

rule('CAT-CITY-01', 'only in place of an own settlement, which goes back to its owner', () => {
  const t = table().given(`Red: V08 V08-V13-V18; city V39; hand ${PRICE}\nBlue: V14`);
  expect(t.placesFor('Red', 'city')).toStrictEqual(['V08']);
  for (const at of ['V18', 'V14', 'V39']) expect(t.refusalOf('Red', `city ${at}`)).toBe('CAT-CITY-01');
  t.play('Red', 'city V08');
  expect(t.of('Red').supply).toStrictEqual({ settlement: 5, city: 2, road: 13 });
});

rule('CAT-CITY-02', '2 points in all, and 2 cards from each producing hex', () => {
  const t = table().given(`Red: V08; hand ${PRICE}`).play('Red', 'city V08');
  expect(t.points.Red).toBe(2);
  expect(t.eventsOfType('built')).toStrictEqual([
    { type: 'built', seat: 0, piece: 'city', at: 'V08', cost: { grain: 2, ore: 3 } },
  ]);
  expect(t.eventsOfType('scored')[0]!.parts).toStrictEqual([
    { for: 'city', count: 1, each: 2, points: 2 },
    { for: 'settlement', count: -1, each: 1, points: -1 },
  ]);
  // V08: mountains 10, pasture 2, hills 6.
  t.begin('Red');
  expect(t.copy().play('Red', 'roll 4 6').hand('Red')).toBe('ore:2');
  expect(t.copy().play('Red', 'roll 1 1').hand('Red')).toBe('wool:2');
  expect(t.copy().play('Red', 'roll 2 4').hand('Red')).toBe('brick:2');
});

rule('CAT-CITY-03 CAT-EDGE-02 CAT-BUILD-03', 'no fifth city; a city stays a city', () => {
  const t = table().given(`Red: V08; city V14 V17 V31 V39; hand ${PRICE}`);
  expect(t.refusalOf('Red', 'city V08')).toBe('CAT-CITY-03');
  expect(t.placesFor('Red', 'city')).toStrictEqual([]);
  expect(t.refusalOf('Red', 'settle V14')).toBe('CAT-SETL-02');
});

rule('CAT-BUILD-03', 'the refusal of what cannot be paid names what is missing', () => {
  const t = table().given('Red: V08 V08-V13-V18; hand brick wool');
  expect(t.refusalOf('Red', 'road V18-V23')).toBe('CAT-BUILD-01');
  expect(t.refusalOf('Red', 'settle V18')).toBe('CAT-BUILD-01');
  expect(t.refusalOf('Red', 'city V08')).toBe('CAT-BUILD-01');
  expect(t.refusalOf('Red', 'buy')).toBe('CAT-BUILD-01');
});

rule('CAT-CITY-01 CAT-SETL-01 CAT-ROAD-01', 'on the first place as on any other', () => {
  const t = table().given('Red: V03-V07 V03-V00; hand brick:2 lumber:2 wool grain:3 ore:3');
  expect(t.copy().refusalOf('Red', 'settle V00')).toBeUndefined();
  t.play('Red', 'settle V00 city V00');
  expect(t.view.buildings).toStrictEqual([{ at: 'V00', seat: 0, piece: 'city' }]);
  const road = table().given('Red: V00; hand brick lumber').play('Red', 'road E00');
  expect(road.view.roads).toStrictEqual([{ on: 'E00', seat: 0 }]);
});
