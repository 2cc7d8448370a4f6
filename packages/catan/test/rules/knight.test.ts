import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

rule('CAT-KNIGHT-01', 'a knight moves the robber at once and steals; nobody discards', () => {
  const t = table()
    .given('Red: V08; cards knight; hand ore:9\nBlue: V14; hand wool:9')
    .play('Red', 'play knight');
  expect(t.events).toStrictEqual([{ type: 'played', seat: 0, card: 'knight' }]);
  expect(t.phase).toBe('robber');
  expect(t.refusalOf('Red', 'robber H09')).toBe('CAT-ROBBER-03');
  t.play('Red', 'robber H06 rob 1 wool');
  expect(t.eventsOfType('seven')).toStrictEqual([]);
  expect(t.hand('Red')).toBe('wool ore:9');
  expect(t.hand('Blue')).toBe('wool:8');
});

rule('CAT-KNIGHT-02', 'played knights lie open and count; unplayed ones do not', () => {
  const t = table().given('Red: V08; cards knight:2; 2 knights\nBlue: V14; cards knight:5');
  expect(t.largestArmy).toBeUndefined();
  t.play('Red', 'play knight robber H11');
  expect(t.view.seats[0]!.knights).toBe(3);
  expect(t.largestArmy).toBe('Red');
  expect(t.of('Red').developments).toBe(1);
});

rule(
  'CAT-KNIGHT-03 CAT-EDGE-11',
  'before the roll too, wherever the robber stands; a 7 then moves it again',
  () => {
    const t = table().given('Red: V08; cards knight; hand brick:8\nBlue: V14; hand wool').begin('Red');
    expect(t.choices('Red')).toStrictEqual(['roll', 'play knight']);
    t.play('Red', 'play knight robber H06 rob 1 wool');
    expect(t.phase).toBe('start');
    t.play('Red', 'roll 3 4');
    expect(t.of('Red').due).toBe(4); // nine cards: discards with the 7, not with the knight
    t.play('Red', 'discard brick discard brick discard brick discard brick robber H11');
    expect(t.phase).toBe('main');
    // On an own hex as well as far from all own ones.
    for (const hex of ['H04', 'H09']) {
      const robbed = table().given('Red: V08; cards knight').robber(hex);
      expect(robbed.refusalOf('Red', 'play knight')).toBeUndefined();
    }
  },
);

rule('CAT-LARMY-01', '2 points for the first with 3 played knights', () => {
  const t = table().given('Red: V08; cards knight:2; 1 knights').play('Red', 'play knight robber H11');
  expect(t.largestArmy).toBeUndefined();
  t.begin('Red').play('Red', 'play knight');
  expect(t.largestArmy).toBe('Red');
  expect(t.points.Red).toBe(3);
  expect(t.eventsOfType('award')).toStrictEqual([
    { type: 'award', card: 'largest-army', from: null, to: 0, length: 3, rule: 'CAT-LARMY-01' },
  ]);
});

rule('CAT-LARMY-02', 'it passes only to strictly more knights', () => {
  const t = table()
    .given('Red: V08; 3 knights; largest army\nBlue: V14; 2 knights; cards knight:2')
    .turn('Blue');
  t.play('Blue', 'play knight robber H11');
  expect(t.largestArmy).toBe('Red');
  t.begin('Blue').play('Blue', 'play knight robber H00');
  expect(t.largestArmy).toBe('Blue');
  expect(t.points).toStrictEqual({ Red: 1, Blue: 3, White: 0, Orange: 0 });
  expect(t.eventsOfType('award')[0]!.rule).toBe('CAT-LARMY-02');
  expect(t.eventsOfType('scored').map(({ seat, points, parts }) => [seat, points, parts])).toStrictEqual([
    [0, -2, [{ for: 'largest-army', count: -1, each: 2, points: -2 }]],
    [1, 2, [{ for: 'largest-army', count: 1, each: 2, points: 2 }]],
  ]);
});

rule('CAT-LARMY-03', 'it is never set aside: whoever holds it keeps it until another has more', () => {
  const t = table()
    .given('Red: V08; 3 knights; largest army\nBlue: 3 knights\nWhite: 2 knights; cards knight')
    .turn('White');
  t.play('White', 'play knight robber H11');
  expect(t.largestArmy).toBe('Red');
});

rule('CAT-LARMY-04', 'it counts when the knight is played: the game may end before the robber moves', () => {
  const t = table().given('Red: city V08 V14 V17 V31; 2 knights; cards knight').play('Red', 'play knight');
  expect(t.winner).toBe('Red');
  expect(t.view.robber).toBe('H09');
  expect(t.phase).toBe('over');
  // With a higher target the robber moves.
  const longer = tableWith({ victoryTarget: 11 }).given('Red: city V08 V14 V17 V31; 2 knights; cards knight');
  expect(longer.play('Red', 'play knight').phase).toBe('robber');
});
