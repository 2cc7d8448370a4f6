import assert from 'node:assert/strict';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

rule('CAT-KNIGHT-01', 'a knight moves the robber at once and steals; nobody discards', () => {
  const t = table()
    .given('Red: V08; cards knight; hand ore:9\nBlue: V14; hand wool:9')
    .play('Red', 'play knight');
  assert.deepEqual(t.events, [{ type: 'played', seat: 0, card: 'knight' }]);
  assert.equal(t.phase, 'robber');
  assert.equal(t.refusalOf('Red', 'robber H09'), 'CAT-ROBBER-03');
  t.play('Red', 'robber H06 rob 1 wool');
  assert.deepEqual(t.eventsOfType('seven'), []);
  assert.equal(t.hand('Red'), 'wool ore:9');
  assert.equal(t.hand('Blue'), 'wool:8');
});

rule('CAT-KNIGHT-02', 'played knights lie open and count; unplayed ones do not', () => {
  const t = table().given('Red: V08; cards knight:2; 2 knights\nBlue: V14; cards knight:5');
  assert.equal(t.largestArmy, undefined);
  t.play('Red', 'play knight robber H11');
  assert.equal(t.view.seats[0]!.knights, 3);
  assert.equal(t.largestArmy, 'Red');
  assert.equal(t.of('Red').developments, 1);
});

rule(
  'CAT-KNIGHT-03 CAT-EDGE-11',
  'before the roll too, wherever the robber stands; a 7 then moves it again',
  () => {
    const t = table().given('Red: V08; cards knight; hand brick:8\nBlue: V14; hand wool').begin('Red');
    assert.deepEqual(t.choices('Red'), ['roll', 'play knight']);
    t.play('Red', 'play knight robber H06 rob 1 wool');
    assert.equal(t.phase, 'start');
    t.play('Red', 'roll 3 4');
    assert.equal(t.of('Red').due, 4); // nine cards: discards with the 7, not with the knight
    t.play('Red', 'discard brick discard brick discard brick discard brick robber H11');
    assert.equal(t.phase, 'main');
    // On an own hex as well as far from all own ones.
    for (const hex of ['H04', 'H09']) {
      const robbed = table().given('Red: V08; cards knight').robber(hex);
      assert.equal(robbed.refusalOf('Red', 'play knight'), undefined);
    }
  },
);

rule('CAT-LARMY-01', '2 points for the first with 3 played knights', () => {
  const t = table().given('Red: V08; cards knight:2; 1 knights').play('Red', 'play knight robber H11');
  assert.equal(t.largestArmy, undefined);
  t.begin('Red').play('Red', 'play knight');
  assert.equal(t.largestArmy, 'Red');
  assert.equal(t.points.Red, 3);
  assert.deepEqual(t.eventsOfType('award'), [
    { type: 'award', card: 'largest-army', from: null, to: 0, length: 3, rule: 'CAT-LARMY-01' },
  ]);
});

rule('CAT-LARMY-02', 'it passes only to strictly more knights', () => {
  const t = table()
    .given('Red: V08; 3 knights; largest army\nBlue: V14; 2 knights; cards knight:2')
    .turn('Blue');
  t.play('Blue', 'play knight robber H11');
  assert.equal(t.largestArmy, 'Red');
  t.begin('Blue').play('Blue', 'play knight robber H00');
  assert.equal(t.largestArmy, 'Blue');
  assert.deepEqual(t.points, { Red: 1, Blue: 3, White: 0, Orange: 0 });
  assert.equal(t.eventsOfType('award')[0]!.rule, 'CAT-LARMY-02');
  assert.deepEqual(
    t.eventsOfType('scored').map(({ seat, points, parts }) => [seat, points, parts]),
    [
      [0, -2, [{ for: 'largest-army', count: -1, each: 2, points: -2 }]],
      [1, 2, [{ for: 'largest-army', count: 1, each: 2, points: 2 }]],
    ],
  );
});

rule('CAT-LARMY-03', 'it is never set aside: whoever holds it keeps it until another has more', () => {
  const t = table()
    .given('Red: V08; 3 knights; largest army\nBlue: 3 knights\nWhite: 2 knights; cards knight')
    .turn('White');
  t.play('White', 'play knight robber H11');
  assert.equal(t.largestArmy, 'Red');
});

rule('CAT-LARMY-04', 'it counts when the knight is played: the game may end before the robber moves', () => {
  const t = table().given('Red: city V08 V14 V17 V31; 2 knights; cards knight').play('Red', 'play knight');
  assert.equal(t.winner, 'Red');
  assert.equal(t.view.robber, 'H09');
  assert.equal(t.phase, 'over');
  // With a higher target the robber moves.
  const longer = tableWith({ victoryTarget: 11 }).given('Red: city V08 V14 V17 V31; 2 knights; cards knight');
  assert.equal(longer.play('Red', 'play knight').phase, 'robber');
});
