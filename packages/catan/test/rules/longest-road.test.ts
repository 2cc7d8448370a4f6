import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { type TestTable, table } from '../table.ts';

const PRICE = 'brick lumber wool grain';

/** Red's long road across the west, and white's in the middle of the island. */
const CUT = `
  Red:   V33 V01 V33-V28-V22-V17-V12-V08-V04-V01; longest road
  White: V17-V23-V18-V24-V30-V36-V41; hand ${PRICE}
`;

rule('GG-06', "white builds on V17: red's 7 fall into 3 and 4, white's 6 take the card", () => {
  const t = table().given(CUT).turn('White');
  expect(t.view.seats.map(({ roadLength }) => roadLength)).toStrictEqual([7, 0, 6, 0]);
  expect(t.longestRoad).toBe('Red');
  t.play('White', 'settle V17');
  expect(t.view.seats.map(({ roadLength }) => roadLength)).toStrictEqual([4, 0, 6, 0]);
  expect(t.longestRoad).toBe('White');
  expect(t.points).toStrictEqual({ Red: 2, Blue: 0, White: 3, Orange: 0 });
  expect(t.eventsOfType('award')[0]).toStrictEqual({
    type: 'award',
    card: 'longest-road',
    from: 0,
    to: 2,
    length: 6,
    rule: 'CAT-LROAD-08',
  });
});

rule('GG-06 CAT-LROAD-03', "a side branch adds nothing to red's 7, unless it lengthens an end", () => {
  expect(table().given(`${CUT}\nRed: V22-V16`).of('Red').roadLength).toBe(7);
  expect(table().given(`${CUT}\nRed: V33-V38`).of('Red').roadLength).toBe(8);
});

rule('GG-10 CAT-LROAD-02 CAT-EDGE-16', 'six roads round a hex: length 6', () => {
  const ring = 'V18-V24-V30-V35-V29-V23-V18';
  const t = table().given(`Red: V18 ${ring}`);
  expect(t.of('Red').roadLength).toBe(6);
  expect(new Set(t.of('Red').trail).size).toBe(6);
});

rule('CAT-LROAD-01', 'the first with 5 roads in a row takes the card and 2 points', () => {
  const t = table().given('Red: V33 V33-V28-V22-V17-V12; hand brick lumber').turn('Red');
  expect(t.longestRoad).toBeUndefined();
  t.play('Red', 'road V12-V08');
  expect(t.longestRoad).toBe('Red');
  expect(t.eventsOfType('award')).toStrictEqual([
    { type: 'award', card: 'longest-road', from: null, to: 0, length: 5, rule: 'CAT-LROAD-01' },
  ]);
  expect(t.eventsOfType('scored')[0]!.points).toBe(2);
});

rule('CAT-LROAD-01', 'four in a row are nothing yet, and nothing is told of the card', () => {
  const t = table().given('Orange: V33 V33-V28-V22-V17; hand brick:2 lumber:2').turn('Orange');
  t.play('Orange', 'road V17-V12');
  expect(t.events.map(({ type }) => type)).toStrictEqual(['built']);
  t.play('Orange', 'road V12-V08');
  expect(t.longestRoad).toBe('Orange');
  expect(t.eventsOfType('award')[0]!.to).toStrictEqual(3);
});

rule('CAT-LROAD-08', 'a card set aside is told as such: two points less for one, and more for nobody', () => {
  const t = cut(rows({ A: 7, B: 6, C: 6 }, 'A'), A_TO_4);
  expect(t.eventsOfType('award')).toStrictEqual([
    { type: 'award', card: 'longest-road', from: 0, to: null, length: 6, rule: 'CAT-LROAD-08' },
  ]);
  expect(t.eventsOfType('scored').map(({ seat, rule, points }) => [seat, rule, points])).toStrictEqual([
    [3, 'CAT-SETL-01', 1],
    [0, 'CAT-LROAD-01', -2],
  ]);
});

rule('CAT-LROAD-08', "the last seat's road is cut like any other", () => {
  const t = table()
    .given(`Orange: V33 V33-V28-V22-V17-V12-V08; longest road\nRed: V17-V23; hand ${PRICE}`)
    .play('Red', 'settle V17');
  expect(t.of('Orange').roadLength).toBe(3);
  expect(t.longestRoad).toBeUndefined();
});

rule(
  'CAT-LROAD-02 CAT-EDGE-16',
  'no road twice, intersections as often as one likes: two rings that share a road count 11',
  () => {
    const rings = 'V18-V24-V30-V35-V29-V23-V18 V24-V19-V25-V31-V36-V30';
    const t = table().given(`Red: V18 ${rings}`);
    expect(t.of('Red').supply.road).toBe(4);
    expect(t.of('Red').roadLength).toBe(11);
    expect(t.of('Red').trail).toHaveLength(11);
    // A ring with a tail counts whole; with two tails at one corner only one of them.
    const ring = 'V18-V24-V30-V35-V29-V23-V18';
    expect(table().given(`Red: V18 ${ring} V18-V13-V08`).of('Red').roadLength).toBe(8);
    expect(table().given(`Red: V18 ${ring} V18-V13-V08 V13-V09`).of('Red').roadLength).toBe(8);
    expect(table().given(`Red: V18 ${ring} V18-V13 V30-V36`).of('Red').roadLength).toBe(7);
  },
);

rule('CAT-LROAD-03', 'branches are not added', () => {
  const t = table().given('Red: V18 V18-V13-V08 V18-V23-V17 V18-V24-V19');
  expect(t.of('Red').roadLength).toBe(4);
});

rule(
  'CAT-LROAD-04 CAT-EDGE-15',
  'own buildings do not interrupt, neither there before nor built later',
  () => {
    for (const piece of ['V22', 'city V22']) {
      const t = table().given(`Red: V33 ${piece}; V33-V28-V22-V17-V12-V08; longest road`);
      expect(t.of('Red').roadLength).toBe(5);
    }
    const t = table()
      .given(`Red: V33 V33-V28-V22-V17-V12-V08; longest road; hand ${PRICE}`)
      .play('Red', 'settle V22');
    expect(t.of('Red').roadLength).toBe(5);
    expect(t.longestRoad).toBe('Red');
  },
);

rule('CAT-LROAD-05', "others' roads do not interrupt", () => {
  const t = table().given('Red: V33 V33-V28-V22-V17-V12-V08\nBlue: V34 V34-V28 V16 V16-V22 V23 V23-V17');
  expect(t.of('Red').roadLength).toBe(5);
});

rule('CAT-LROAD-06', "an opponent's building stops a trail, which may begin or end there", () => {
  const road = 'Red: V33 V33-V28-V22-V17-V12-V08';
  expect(table().given(`${road}\nBlue: V17`).of('Red').roadLength).toBe(3); // up to it: 3; from it: 2
  expect(table().given(`${road}\nBlue: V08`).of('Red').roadLength).toBe(5); // at the end
  expect(table().given(`${road}\nBlue: city V22`).of('Red').roadLength).toBe(3); // from it: 3
  // A ring that begins and ends at it.
  expect(table().given('Red: V18-V24-V30-V35-V29-V23-V18\nBlue: V30').of('Red').roadLength).toBe(6);
  // A building laid on the road counts the moment it is built.
  const t = table()
    .given(`${road}; longest road\nBlue: V17-V23; hand ${PRICE}`)
    .turn('Blue')
    .play('Blue', 'settle V17');
  expect(t.of('Red').roadLength).toBe(3);
});

rule('CAT-LROAD-07', 'the holder loses the card only to a strictly longer road', () => {
  const t = table()
    .given(`
    Red:  V33 V33-V28-V22-V17-V12-V08; longest road
    Blue: V38 V38-V43-V39-V44-V40; hand brick:2 lumber:2
  `)
    .turn('Blue');
  t.play('Blue', 'road V40-V45');
  expect(t.longestRoad).toBe('Red');
  t.play('Blue', 'road V45-V41');
  expect(t.longestRoad).toBe('Blue');
  expect(t.eventsOfType('award')).toStrictEqual([
    { type: 'award', card: 'longest-road', from: 0, to: 1, length: 6, rule: 'CAT-LROAD-07' },
  ]);
  expect(t.eventsOfType('scored').map(({ seat, points, final }) => [seat, points, final])).toStrictEqual([
    [0, -2, false],
    [1, 2, false],
  ]);
});

/** Rows across the island along which A, B, C and D lay roads; D also comes near those of A and B. */
const ROWS = {
  A: 'V21-V16-V22-V17-V23-V18-V24-V19-V25',
  B: 'V38-V43-V39-V44-V40-V45-V41-V46',
  C: 'V47-V51-V48-V52-V49-V53-V50-V46',
  D: 'V03-V00-V04-V01-V05-V02-V06',
};
const D_NEAR = 'V30 V09 V30-V35-V29-V23 V35-V40 V09-V13-V18';

/** So many roads in a row for each seat. The acting seat can pay for it. */
function rows(lengths: Partial<Record<keyof typeof ROWS, number>>, holder?: string): TestTable {
  const lines = Object.entries(lengths).map(([name, length]) => {
    const row = ROWS[name as keyof typeof ROWS].split('-').slice(0, length + 1);
    return `${name}: ${row.join('-')}; hand ${PRICE}${holder === name ? '; longest road' : ''}`;
  });
  return table('A', 'B', 'C', 'D').given([...lines, `D: ${D_NEAR}; hand ${PRICE}`].join('\n'));
}

/** The next path of the seat's row. */
function build(t: TestTable, name: keyof typeof ROWS): TestTable {
  const row = ROWS[name].split('-');
  const length = t.of(name).roadLength;
  return t.turn(name).play(name, `road ${row[length]}-${row[length + 1]}`);
}

/** D settles on another's row. */
const cut = (t: TestTable, at: string): TestTable => t.turn('D').play('D', `settle ${at}`);
const A_TO_5 = 'V18'; // leaves five of A's seven
const A_TO_4 = 'V23'; // leaves four of A's six or seven
const B_TO_4 = 'V40';

const CASES: [before: string, holder: string | undefined, t: () => TestTable, result: string | undefined][] =
  [
    ['A 5, others < 5', undefined, () => build(rows({ A: 4, B: 4, C: 4 }), 'A'), 'A'],
    ['A 5, B reaches 5', 'A', () => build(rows({ A: 5, B: 4 }, 'A'), 'B'), 'A'],
    ['A 5, B reaches 6', 'A', () => build(rows({ A: 5, B: 5 }, 'A'), 'B'), 'B'],
    ['A 7 broken to 5, B 5', 'A', () => cut(rows({ A: 7, B: 5 }, 'A'), A_TO_5), 'A'],
    ['A 7 broken to 4, B 6, C 5', 'A', () => cut(rows({ A: 7, B: 6, C: 5 }, 'A'), A_TO_4), 'B'],
    ['A 7 broken to 4, B 6, C 6', 'A', () => cut(rows({ A: 7, B: 6, C: 6 }, 'A'), A_TO_4), undefined],
    ['A 7 broken to 5, B 6, C 6', 'A', () => cut(rows({ A: 7, B: 6, C: 6 }, 'A'), A_TO_5), undefined],
    ['A 6 broken to 4, others ≤ 4', 'A', () => cut(rows({ A: 6, B: 4, C: 4 }, 'A'), A_TO_4), undefined],
    ['set aside; B 6, C 6; C builds to 7', undefined, () => build(rows({ B: 6, C: 6 }), 'C'), 'C'],
    ['set aside; B 6, C 6; D reaches 6', undefined, () => build(rows({ B: 6, C: 6, D: 5 }), 'D'), undefined],
    ['set aside; B 6, C 6; B broken to 4', undefined, () => cut(rows({ B: 6, C: 6 }), B_TO_4), 'C'],
  ];

for (const [before, holder, course, result] of CASES)
  rule('CAT-LROAD-08', `${before}: ${result ? `${result} has the card` : 'it is set aside'}`, () => {
    const t = course();
    expect(t.longestRoad).toBe(result);
    const awards = t.eventsOfType('award').map(({ from, to }) => [from, to]);
    const seat = (name: string | undefined) => (name === undefined ? null : 'ABCD'.indexOf(name));
    expect(awards).toStrictEqual(holder === result ? [] : [[seat(holder), seat(result)]]);
    // Two points with the card, and none without.
    t.view.seats.forEach(({ points, longestRoad }, index) => {
      const buildings = t.view.buildings.filter((one) => one.seat === index).length;
      expect(points).toBe(buildings + (longestRoad ? 2 : 0));
    });
  });

rule('CAT-LROAD-08 CAT-DEC-02', 'the lengths of the table are what it says', () => {
  const lengths = (t: TestTable) => t.view.seats.map(({ roadLength }) => roadLength);
  expect(lengths(rows({ A: 7, B: 6, C: 6, D: 5 }))).toStrictEqual([7, 6, 6, 5]);
  expect(lengths(cut(rows({ A: 7, B: 6, C: 6 }), A_TO_5)).slice(0, 3)).toStrictEqual([5, 6, 6]);
  expect(lengths(cut(rows({ A: 7, B: 6, C: 6 }), A_TO_4)).slice(0, 3)).toStrictEqual([4, 6, 6]);
  expect(lengths(cut(rows({ A: 6 }), A_TO_4))[0]).toStrictEqual(4);
  expect(lengths(cut(rows({ B: 6, C: 6 }), B_TO_4)).slice(1, 3)).toStrictEqual([4, 6]);
});

rule('CAT-LROAD-09', 'set aside, it goes to the next who alone is longest, of at least 5', () => {
  const t = cut(rows({ A: 7, B: 6, C: 6 }, 'A'), A_TO_4);
  expect(t.longestRoad).toBeUndefined();
  build(t.given(`B: hand ${PRICE}`), 'B');
  expect(t.longestRoad).toBe('B');
  const below = cut(rows({ A: 6, B: 3 }, 'A'), A_TO_4);
  expect(below.longestRoad).toBeUndefined();
  build(below, 'B'); // four are not enough
  expect(below.longestRoad).toBeUndefined();
  build(below.given(`B: hand ${PRICE}`), 'B');
  expect(below.longestRoad).toBe('B');
});

rule(
  'CAT-LROAD-10',
  'after a break it may pass to a third player, who cannot win before the own turn',
  () => {
    // D breaks A's road; B has 8 points and now the longest road.
    const t = rows({ A: 7, B: 6 }, 'A').given('B: city V02 V11 V26 V32');
    cut(t, A_TO_4);
    expect(t.longestRoad).toBe('B');
    expect(t.points.B).toBe(10);
    expect(t.winner).toBeUndefined();
    t.play('D', 'end');
    t.play('A', 'roll 1 1 end'); // B is next
    expect(t.winner).toBe('B');
  },
);

rule('CAT-LROAD-11', 'none of the known mistakes', () => {
  const { length } = table().given('Red: V33-V28-V22-V17\nBlue: V17').of('Red').trail;
  expect(length).toBe(3); // the last road, up to an opponent's building, counts
  const tied = cut(rows({ A: 7, B: 6, C: 6 }, 'A'), A_TO_4);
  expect(tied.longestRoad).toBeUndefined(); // nobody is first of several tied
  const below = cut(rows({ A: 6 }, 'A'), A_TO_4);
  expect(below.longestRoad).toBeUndefined(); // not kept below 5
  const tree = table().given('Red: V18 V18-V13-V08 V18-V23-V17 V18-V24-V19 V13-V09 V23-V29');
  expect(tree.of('Red').roadLength).toBe(4); // no flood-filling: eight roads
});

rule('CAT-LROAD-06', "a trail is shown without what lies behind an opponent's building", () => {
  const t = table().given('Red: V33 V33-V28-V22-V17-V12\nBlue: V17');
  expect(t.of('Red').trail.toSorted()).toStrictEqual(['E25', 'E34', 'E40']); // not E19, from V12 to V17
});

rule('CAT-LROAD-06', "a new road up to an opponent's building is not joined to what lies behind it", () => {
  // Blue stands between a road in the north and one in the south, each as long as may be without the other.
  const north = table().given('Red: V08 V03-V00-V04 V08-V12; hand brick lumber\nBlue: V04');
  expect(north.play('Red', 'road V04-V08').of('Red').roadLength).toBe(2);
  const south = table().given('Red: V00 V03-V00 V04-V08-V12; hand brick lumber\nBlue: V04');
  expect(south.play('Red', 'road V00-V04').of('Red').roadLength).toBe(2);
});

rule('CAT-LROAD-02', 'the very first path counts like any other, for the length and in what is shown', () => {
  const t = table().given('Red: V00 E00; hand brick lumber').play('Red', 'road E01');
  expect(t.of('Red').roadLength).toBe(2);
  expect(t.of('Red').trail).toStrictEqual(['E00', 'E01']);
});

rule('CAT-LROAD-02', 'a trail is shown road by road, from the lower of its ends', () => {
  expect(table().given('Red: V00-V03-V07').of('Red').trail).toStrictEqual(['E00', 'E06']);
  expect(table().given('Red: V07-V12-V08').of('Red').trail).toStrictEqual(['E11', 'E12']);
});

rule('CAT-LROAD-06', 'a trail between two buildings of opponents is shown whole', () => {
  const t = table().given('Red: V33-V28-V22-V17\nBlue: V33\nWhite: V17');
  expect(t.of('Red').trail.toSorted()).toStrictEqual(['E25', 'E34', 'E40']);
});
