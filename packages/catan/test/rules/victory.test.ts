import { catan } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

const FIVE_ROADS = 'V33-V28-V22-V17-V12-V08';

rule('GG-07', '2 settlements, 2 cities, Longest Road and 2 victory point cards are 10', () => {
  const t = table().given(`
    Red: V33 V39; city V14 V31; V33-V28-V22-V17-V12; cards point:2; hand brick lumber
  `);
  expect(t.points.Red).toBe(6);
  t.play('Red', 'road V12-V08');
  expect(t.winner).toBe('Red');
  expect(t.view.outcome).toStrictEqual({ points: [10, 0, 0, 0], winners: [0] });
});

rule('CAT-VP-01', 'what a point is: settlement 1, city 2, bonus cards 2 each, victory point card 1', () => {
  const t = tableWith({ victoryTarget: 20 }).given(`
    Red: V08 V14; city V17; ${FIVE_ROADS.replace('V12-V08', 'V12')} V31-V36-V30; 3 knights; largest army; cards point:3
    Blue: V45 V45-V40-V44-V39-V43-V38; longest road
  `);
  expect(t.points).toStrictEqual({ Red: 6, Blue: 3, White: 0, Orange: 0 });
  expect([0, 1].map((seat) => catan.fast.points(t.state, seat))).toStrictEqual([9, 3]);
});

rule('CAT-VP-02', 'whoever has 10 or more on the own turn wins at once', () => {
  const nine = 'V08 V21 V45; city V31 V26 V11';
  const t = table().given(`Red: ${nine}; hand ore:3 grain:2`).play('Red', 'city V08');
  expect(t.winner).toBe('Red');
  expect(t.events.at(-1)).toStrictEqual({
    type: 'ended',
    points: [10, 0, 0, 0],
    winners: [0],
    rule: 'CAT-VP-02',
  });
  const more = table()
    .given(`Red: ${nine}; V21-V16-V22-V17-V23; hand brick lumber`)
    .play('Red', 'road V23-V18');
  expect(more.view.outcome).toStrictEqual({ points: [11, 0, 0, 0], winners: [0] });
});

rule(
  'CAT-VP-03 CAT-DEC-10 CAT-EDGE-17',
  "10 points in another's turn win at the start of the own turn, before the roll",
  () => {
    // Blue's road is cut, so Longest Road passes to Red, who has 8.
    const t = table()
      .given(`
      Red:    city V06 V11 V26 V32; V38-V43-V39-V44-V40-V45
      Blue:   V21 V21-V16-V22-V17-V23-V18-V24; longest road
      Orange: V29-V23; hand brick lumber wool grain
    `)
      .turn('Orange')
      .play('Orange', 'settle V23');
    expect(t.longestRoad).toBe('Red');
    expect(t.points.Red).toBe(10);
    expect(t.phase).toBe('main'); // it is not Red's turn
    t.play('Orange', 'end');
    expect(t.winner).toBe('Red');
    expect(t.phase).toBe('over');
    expect(t.events.at(-1)).toStrictEqual({
      type: 'ended',
      points: [10, 1, 0, 1],
      winners: [0],
      rule: 'CAT-VP-03',
    });
    expect(t.actors).toStrictEqual([]);
  },
);

rule('CAT-VP-03', 'and not if the points are gone by then', () => {
  const t = table()
    .given(`
      Red:    city V06 V11 V26 V32; V38-V43-V39-V44-V40-V45; longest road
      White:  V21 V21-V16-V22-V17-V23; hand brick:2 lumber:2
    `)
    .turn('White');
  expect(t.points.Red).toBe(10);
  t.play('White', 'road V23-V18 road V18-V24');
  expect(t.longestRoad).toBe('White');
  t.play('White', 'end').play('Orange', 'roll 1 1 end');
  expect(t.winner).toBeUndefined();
  expect(t.active).toBe('Red');
});

rule('CAT-VP-04', 'it is checked after every action, for the active player only', () => {
  const eight = 'city V06 V11 V26 V32';
  const seven = 'V21; city V06 V11 V26';
  const courses: [board: string, text: string][] = [
    [`${eight}; V21 V21-V16-V22; hand brick lumber wool grain`, 'settle V22'],
    [`V45 V50; ${seven}; hand ore:3 grain:2`, 'city V21'],
    [`${eight}; V21-V16-V22-V17-V23; hand brick lumber`, 'road V23-V18'],
    [`${eight}; 2 knights; cards knight`, 'play knight'],
    [`${seven}; cards point:2; hand wool grain ore`, 'buy point'],
    [`${eight}; V21-V16-V22-V17-V23; cards roads`, 'play roads road V23-V18'],
  ];
  for (const [board, text] of courses) {
    const t = table().given(`Red: ${board}`);
    expect(t.winner).toBeUndefined();
    expect(t.play('Red', text).winner, text).toBe('Red');
  }
  // The same for somebody else brings the win with the own turn.
  const other = table()
    .given('Red: V08; hand ore wool grain\nBlue: city V06 V11 V26 V32; V21; cards point')
    .play('Red', 'buy knight');
  expect(other.winner).toBeUndefined();
  expect(other.play('Red', 'end').winner).toBe('Blue');
});

rule('CAT-VP-05', 'hidden victory point cards count, and the win comes by itself', () => {
  const t = table().given(
    'Red: V21; city V06 V11 V26; cards point:2; V21-V16-V22; hand brick lumber wool grain',
  );
  expect(t.points.Red).toBe(7);
  t.play('Red', 'settle V22');
  expect(t.winner).toBe('Red');
  expect(t.view.outcome!.points).toStrictEqual([10, 0, 0, 0]);
});

rule('CAT-VP-06', 'one winner; at the end all hidden cards are shown', () => {
  const t = table()
    .given(`
      Red:  V21; city V06 V11 V26; cards point:2; V21-V16-V22; hand brick lumber wool grain
      Blue: city V39 V41; cards point knight:2; hand ore:2
    `)
    .play('Red', 'settle V22');
  expect(t.view.outcome).toStrictEqual({ points: [10, 5, 0, 0], winners: [0] });
  expect(t.of('Blue', 'White').held).toStrictEqual({ knight: 2, point: 1, roads: 0, plenty: 0, monopoly: 0 });
  expect(t.of('Blue', 'White').hand!.ore).toBe(2);
  expect(
    t
      .eventsOfType('scored')
      .filter(({ final }) => final)
      .map(({ seat, points }) => [seat, points]),
  ).toStrictEqual([
    [0, 2],
    [1, 1],
  ]);
  expect(t.refusalOf('Red', 'end')).toBe('CAT-VP-02'); // the game is over
  expect(t.refusalOf('Blue', 'roll')).toBe('CAT-VP-02');
});

rule('CAT-VAR-01', 'another number of points may win', () => {
  const at = (victoryTarget: number) =>
    tableWith({ victoryTarget })
      .given('Red: V21 V08; V21-V16-V22; hand brick lumber wool grain')
      .play('Red', 'settle V22').winner;
  expect(at(3)).toBe('Red');
  expect(at(4)).toBeUndefined();
  const more = tableWith({ victoryTarget: 12 }).given(
    'Red: V21; city V06 V11 V26 V32; V21-V16-V22; hand brick lumber wool grain',
  );
  expect(more.play('Red', 'settle V22').winner).toBeUndefined(); // ten points
});

rule('CAT-VP-02 CAT-VP-06', 'who has won is known from a view, whatever the others have', () => {
  // Blue has ten points too, which come in Red's turn.
  const t = table().given(`
    Red:  V21; city V06 V11 V26 V32; V21-V16-V22; hand brick lumber wool grain
    Blue: V14; city V39 V41 V31; cards point:3
  `);
  t.play('Red', 'settle V22');
  expect(t.view.outcome).toStrictEqual({ points: [10, 10, 0, 0], winners: [0] });
  for (const viewer of ['Red', 'White'])
    expect(catan.outcome(catan.determinize(t.viewOf(viewer), new Sfc32(1)))).toStrictEqual(t.view.outcome);
});

rule('CAT-VP-06 CAT-ROBBER-15', 'at the end all hands are known, whatever was stolen', () => {
  const t = table()
    .given(`
      Red:  V21; city V06 V11 V26 V32; V21-V16-V22; hand brick lumber wool grain
      Blue: V39; hand wool ore
    `)
    .begin('Red')
    .play('Red', 'roll 3 4 robber H13 rob 1 ore');
  expect(t.viewOf('White').ways).toHaveLength(2);
  t.play('Red', 'settle V22');
  const [red, blue] = [
    [0, 0, 0, 0, 1],
    [0, 0, 1, 0, 0],
  ];
  const none = [0, 0, 0, 0, 0];
  expect(t.viewOf('White').ways).toStrictEqual([{ hands: [red, blue, none, none], chances: 1 }]);
});
