import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { BEGINNERS, table } from '../table.ts';

const PRICE = 'brick lumber wool grain';

rule('SG-08', 'the two conditions for a settlement', () => {
  const t = table().given(`${BEGINNERS}\nWhite: hand brick:2 lumber:2 wool grain`).turn('White');
  expect(t.refusalOf('White', 'settle V22')).toBe('CAT-SETL-04'); // V17 and V28 are occupied
  expect(t.refusalOf('White', 'settle V25')).toBe('CAT-SETL-04'); // V31 is white's own
  expect(t.refusalOf('White', 'settle V26')).toBe('CAT-SETL-03'); // no white road
  t.play('White', 'road E31');
  expect(t.placesFor('White', 'settle')).toStrictEqual(['V20']);
  t.play('White', 'settle V20');
  expect(t.points.White).toBe(3);
});

rule('GG-09', "Illustration M: the distance rule beside blue's new road", () => {
  const t = table().given(`${BEGINNERS}\nBlue: E45; hand ${PRICE}`).turn('Blue');
  expect(t.placesFor('Blue', 'settle')).toStrictEqual(['V30']);
  expect(t.refusalOf('Blue', 'settle V36')).toBe('CAT-SETL-04'); // V31 and V41
  expect(t.refusalOf('Blue', 'settle V29')).toBe('CAT-SETL-03'); // its neighbours are free, but there is no blue road
});

rule('CAT-SETL-01', 'a settlement is worth 1 point', () => {
  const t = table().given(`Red: V08 V08-V13-V18; hand ${PRICE}`);
  expect(t.points.Red).toBe(1);
  t.play('Red', 'settle V18');
  expect(t.points.Red).toBe(2);
  expect(t.eventsOfType('scored')).toStrictEqual([
    {
      type: 'scored',
      seat: 0,
      rule: 'CAT-SETL-01',
      points: 1,
      parts: [{ for: 'settlement', count: 1, each: 1, points: 1 }],
      final: false,
    },
  ]);
});

rule('CAT-SETL-02', 'on a free intersection, inland or on the coast', () => {
  const t = table().given(`Red: V12-V08-V04-V00; hand ${PRICE}\nBlue: V12 V12-V17`);
  expect(t.refusalOf('Red', 'settle V12')).toBe('CAT-SETL-02');
  expect(t.placesFor('Red', 'settle')).toStrictEqual(['V00', 'V04']);
});

rule('CAT-SETL-03', 'beside an own road', () => {
  const t = table().given(`Red: V08 V08-V13-V18; hand ${PRICE}\nBlue: V31 V31-V36-V30-V24`);
  expect(t.placesFor('Red', 'settle')).toStrictEqual(['V18']);
  expect(t.refusalOf('Red', 'settle V24')).toBe('CAT-SETL-03'); // only another's road leads there
});

rule('CAT-SETL-04', 'no building next to another, own ones included; roads do not matter', () => {
  for (const owner of ['Red', 'Blue'])
    for (const piece of ['V18', 'city V18']) {
      const t = table().given(`Red: V23-V29-V34; hand ${PRICE}\n${owner}: ${piece}`);
      expect(t.refusalOf('Red', 'settle V23')).toBe('CAT-SETL-04');
      expect(t.refusalOf('Red', 'settle V29')).toBeUndefined();
    }
  // Two neighbours on the coast, three inland.
  const t = table().given('Red: V00 V30').turn('Red');
  for (const at of ['V03', 'V04', 'V24', 'V35', 'V36'])
    expect(t.refusalOf('Red', `settle ${at}`)).toBe('CAT-SETL-04');
});

rule('CAT-SETL-05', 'it shares in what every hex around it produces', () => {
  // V17: fields 12, hills 6, forest 11.
  const t = table().given('Red: V17').begin('Red');
  expect(t.copy().play('Red', 'roll 6 6').hand('Red')).toBe('grain');
  expect(t.copy().play('Red', 'roll 3 3').hand('Red')).toBe('brick');
  expect(t.copy().play('Red', 'roll 5 6').hand('Red')).toBe('lumber');
});

/** Five settlements, and a road to a sixth place. */
const FIVE = 'V08 V14 V17 V31 V39 V39-V44-V48';

rule('CAT-SETL-06 CAT-EDGE-02 CAT-BUILD-03', 'no sixth settlement before one has become a city', () => {
  const t = table().given(`Red: ${FIVE}; hand ${PRICE}`);
  expect(t.of('Red').supply.settlement).toBe(0);
  expect(t.refusalOf('Red', 'settle V48')).toBe('CAT-SETL-06');
  expect(t.placesFor('Red', 'settle')).toStrictEqual([]);
});

rule(
  'CAT-EDGE-01 CAT-CITY-01 CAT-SETL-06',
  'with five settlements a city makes room for another, in the same turn',
  () => {
    const t = table().given(`Red: ${FIVE}; hand brick lumber wool grain:3 ore:3`).play('Red', 'city V08');
    expect(t.of('Red').supply).toStrictEqual({ settlement: 1, city: 3, road: 13 });
    expect(t.placesFor('Red', 'settle')).toStrictEqual(['V48']);
    t.play('Red', 'settle V48');
    expect(t.points.Red).toBe(7);
  },
);

rule(
  'CAT-SETL-07 CAT-EDGE-14 CAT-LROAD-06',
  "in the middle of others' road, which it interrupts; the roads stay",
  () => {
    const t = table()
      .given(`Red: V33 V33-V28-V22-V17-V12-V08; longest road\nWhite: V17-V23; hand ${PRICE}`)
      .turn('White');
    t.play('White', 'settle V17');
    expect(t.of('Red').roadLength).toBe(3);
    expect(t.longestRoad).toBeUndefined();
    expect(t.view.roads.filter(({ seat }) => seat === 0)).toHaveLength(5);
  },
);
