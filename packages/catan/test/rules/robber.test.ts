import assert from 'node:assert/strict';
import { catan } from '@bastide/catan';
import { rule } from '../rule.ts';
import { BEG, BEG_46, type TestTable, table, tableOn, tableWith } from '../table.ts';

const HEXES = Array.from({ length: 19 }, (_, hex) => `H${String(hex).padStart(2, '0')}`);
const targets = (t: TestTable, name: string) =>
  HEXES.filter((hex) => t.refusalOf(name, `robber ${hex}`) === undefined);

/** Illustration L: settlements A (red) and B (white) at the hills with the 4; Xander is blue. */
const XANDER = `
  Red:    V13; hand grain
  Blue:   V50; hand ore
  White:  V17; hand wool
  Orange: V40; hand lumber
`;
const xander = () => tableOn(BEG_46).given(XANDER).robber('H07').begin('Blue');

rule('SG-03', 'Illustration L: Xander moves the robber to the hills', () => {
  const t = xander().play('Blue', 'roll 3 4');
  assert.deepEqual(t.eventsOfType('produced'), []);
  assert.equal(t.refusalOf('Blue', 'robber H07'), 'CAT-ROBBER-03');
  t.play('Blue', 'robber H04');
  assert.deepEqual(t.eventsOfType('robber'), [{ type: 'robber', seat: 1, from: 'H07', to: 'H04' }]);
  assert.deepEqual(t.choices('Blue'), ['rob 0', 'rob 2']);
  assert.equal(t.refusalOf('Blue', 'rob 3'), 'CAT-ROBBER-07'); // orange has nothing there
  t.play('Blue', 'rob 0');
  assert.deepEqual(t.choices('chance'), ['grain']);
  t.play('chance', 'grain');
  assert.equal(t.hand('Blue'), 'grain ore');
  assert.equal(t.hand('White'), 'wool');
  assert.deepEqual([t.phase, t.active], ['main', 'Blue']); // on with trade and build
});

rule(
  'SG-03',
  'a later 4 brings no brick; fields with a 4 still produce, and so does the hex left behind',
  () => {
    const t = xander().given('Red: V16').play('Blue', 'roll 3 4 robber H04 rob 2 wool end');
    t.play('White', 'roll 2 2');
    assert.equal(t.hand('Red'), 'grain');
    assert.equal(t.hand('White'), 'nothing');
    assert.equal(t.hand('Orange'), 'lumber grain');
    t.play('White', 'end').play('Orange', 'roll 4 5');
    assert.equal(t.hand('Red'), 'grain:2'); // fields H07, with the 9
    // Once the robber has left, a 4 pays brick.
    t.play('Orange', 'end').play('Red', 'roll 3 4 robber H15 end').play('Blue', 'roll 1 3');
    assert.equal(t.hand('Red'), 'brick grain:2');
    assert.equal(t.hand('White'), 'brick');
  },
);

rule('SG-04', 'the robber may go to the desert, but not stay there', () => {
  const t = xander().play('Blue', 'roll 3 4');
  assert.equal(t.refusalOf('Blue', 'robber H09'), undefined);
  t.robber('H09');
  assert.equal(t.refusalOf('Blue', 'robber H09'), 'CAT-ROBBER-03');
});

rule('CAT-ROBBER-01', 'it starts on the desert', () => {
  assert.equal(table().view.robber, 'H09');
});

rule('CAT-ROBBER-02', 'it moves only with a 7 or a knight', () => {
  const t = table().given('Red: V08; cards knight');
  assert.equal(t.refusalOf('Red', 'robber H04'), 'CAT-ROBBER-02');
  const others = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [a, b] as const));
  for (const [a, b] of others) {
    const rolled = t.copy().begin('Red').play('Red', `roll ${a} ${b}`);
    assert.equal(rolled.phase, a + b === 7 ? 'robber' : 'main');
  }
  assert.equal(t.play('Red', 'play knight').phase, 'robber');
});

rule('CAT-ROBBER-03 CAT-EDGE-09', 'it must move', () => {
  for (const hex of ['H00', 'H09', 'H18']) {
    const t = table().given('Red: V08').robber(hex).begin('Red').play('Red', 'roll 3 4');
    assert.equal(t.refusalOf('Red', `robber ${hex}`), 'CAT-ROBBER-03');
    assert.equal(targets(t, 'Red').length, 18);
  }
});

rule('CAT-ROBBER-04 CAT-EDGE-08', 'to any other hex: empty ones, own ones, and the desert', () => {
  const t = table().given('Red: V08\nBlue: V14').robber('H12').begin('Red').play('Red', 'roll 3 4');
  assert.deepEqual(
    targets(t, 'Red'),
    HEXES.filter((hex) => hex !== 'H12'),
  );
  assert.equal(t.copy().play('Red', 'robber H18').phase, 'main'); // empty
  assert.equal(t.copy().play('Red', 'robber H00').phase, 'main'); // only Red's own
  assert.equal(t.copy().play('Red', 'robber H09').view.robber, 'H09');
});

rule('CAT-ROBBER-05', 'its hex produces nothing; others with the same token do', () => {
  // 8: mountains H11 and forest H12.
  const t = table().given('Red: V20; city V38').robber('H12').begin('Red');
  assert.equal(t.copy().play('Red', 'roll 4 4').hand('Red'), 'ore');
  assert.equal(t.robber('H11').play('Red', 'roll 4 4').hand('Red'), 'lumber:2');
  // A building put beside it while it is there gets nothing either.
  const built = table().given('Red: V38 V38-V33-V28; hand brick lumber wool grain').robber('H12');
  built.play('Red', 'settle V28').begin('Red').play('Red', 'roll 4 4');
  assert.equal(built.hand('Red'), 'nothing');
  built.begin('Red').play('Red', 'roll 3 4 robber H09').begin('Red').play('Red', 'roll 4 4');
  assert.equal(built.hand('Red'), 'lumber:2');
});

rule('CAT-ROBBER-06', 'on the desert it blocks nothing', () => {
  const t = table().given('Red: V18 V30').begin('Red'); // both beside the desert
  assert.equal(t.copy().play('Red', 'roll 3 3').hand('Red'), 'brick');
  assert.equal(t.copy().play('Red', 'roll 1 2').hand('Red'), 'lumber');
});

/** Red and White at hex H04, Blue to rob them. */
const hills = (red: string, white: string) =>
  table()
    .given(`Red: V13; ${red}\nBlue: V50\nWhite: V17; ${white}`)
    .begin('Blue')
    .play('Blue', 'roll 3 4 robber H04');

rule('CAT-ROBBER-07', 'the mover takes one card of a player with a building there', () => {
  const t = hills('hand ore:2', 'hand wool').play('Blue', 'rob 0 ore');
  assert.equal(t.hand('Red'), 'ore');
  assert.equal(t.hand('Blue'), 'ore');
  assert.deepEqual(t.eventsOfType('robbed'), [{ type: 'robbed', seat: 1, from: 0, card: 'ore' }]);
});

rule('CAT-ROBBER-08', 'of several players the mover chooses one', () => {
  const t = hills('hand ore', 'hand wool');
  assert.deepEqual(t.choices('Blue'), ['rob 0', 'rob 2']);
  t.play('Blue', 'rob 2 wool');
  assert.equal(t.hand('Red'), 'ore');
});

rule('CAT-ROBBER-09', 'never from oneself; with no other player there nothing is stolen', () => {
  const t = table().given('Red: V13; hand ore\nBlue: V17; hand wool').begin('Red').play('Red', 'roll 3 4');
  const both = t.copy().play('Red', 'robber H04');
  assert.deepEqual(both.choices('Red'), ['rob 1']);
  assert.equal(both.refusalOf('Red', 'rob 0'), 'CAT-ROBBER-09');
  t.play('Red', 'robber H01'); // only Red's own building
  assert.deepEqual(t.eventsOfType('nothing-stolen'), [
    { type: 'nothing-stolen', seat: 0, rule: 'CAT-ROBBER-09' },
  ]);
  assert.equal(t.phase, 'main');
  const blue = t.begin('Blue').play('Blue', 'roll 3 4 robber H08'); // only Blue's
  assert.deepEqual(blue.eventsOfType('nothing-stolen'), [
    { type: 'nothing-stolen', seat: 1, rule: 'CAT-ROBBER-09' },
  ]);
});

rule(
  'CAT-ROBBER-10 CAT-DEC-04 CAT-EDGE-10',
  'a victim without cards may be chosen, and yields nothing',
  () => {
    const t = hills('hand ore', 'cards knight');
    assert.deepEqual(t.choices('Blue'), ['rob 0', 'rob 2']);
    t.play('Blue', 'rob 2');
    assert.deepEqual(t.eventsOfType('nothing-stolen')[0]!.rule, 'CAT-ROBBER-10');
    assert.equal(t.hand('Blue'), 'nothing');
    assert.equal(t.phase, 'main');
    // Nobody there has cards: there is nothing to choose.
    const none = hills('2 knights', '2 knights');
    assert.equal(none.phase, 'main');
    assert.deepEqual(none.eventsOfType('nothing-stolen')[0]!.rule, 'CAT-ROBBER-10');
  },
);

rule('CAT-ROBBER-11', 'the draw is uniform over cards: of 3 ore and 1 wool it is ore with 3/4', () => {
  const t = hills('hand ore:3 wool', '2 knights').play('Blue', 'rob 0');
  assert.deepEqual(t.choices('chance'), ['wool', 'ore']);
  assert.deepEqual(catan.weights(t.state), [1, 3]);
  assert.equal(t.refusalOf('chance', 'brick'), 'CAT-ROBBER-11');
});

rule('CAT-ROBBER-12', 'one card, however many buildings stand there', () => {
  const t = table().given('Red: V13 V17; city V23; hand ore:5\nBlue: V50').begin('Blue');
  t.play('Blue', 'roll 3 4 robber H04 rob 0 ore');
  assert.equal(t.hand('Blue'), 'ore');
  assert.equal(t.phase, 'main');
});

rule('CAT-ROBBER-13 CAT-DEC-03', 'where a victim has cards the theft is not optional', () => {
  const t = hills('hand ore', '2 knights');
  assert.deepEqual(t.actors, ['Blue']);
  assert.equal(t.refusalOf('Blue', 'end'), 'CAT-TURN-03');
  assert.equal(t.refusalOf('Blue', 'skip'), 'CAT-TURN-03');
  t.play('Blue', 'rob 0');
  assert.deepEqual(t.actors, ['chance']);
});

rule('CAT-ROBBER-14', 'it hinders neither building nor roads, harbors or trade', () => {
  const t = table()
    .given('Orange: V10 V10-V14-V19; hand brick:2 lumber:2 wool grain ore:2')
    .robber('H06')
    .turn('Orange');
  t.play('Orange', 'bank ore for wool road V19-V25 settle V19');
  assert.equal(t.points.Orange, 2);
});

rule('CAT-ROBBER-15', 'the stolen card is known to thief and victim only', () => {
  const t = hills('hand ore:2 wool', 'hand grain').play('Blue', 'rob 0 wool');
  const [told] = t.eventsOfType('robbed');
  assert.deepEqual(
    [0, 1, 2, 3, undefined].map((seat) => {
      const event = catan.redactEvent(told!, seat);
      return event.type === 'robbed' && event.card;
    }),
    ['wool', 'wool', null, null, null],
  );
});

rule('CAT-VAR-07', 'as an option the robber never returns to the desert', () => {
  const t = tableWith({ robberDesert: 'forbidden' })
    .given('Red: V08')
    .robber('H12')
    .begin('Red')
    .play('Red', 'roll 3 4');
  assert.equal(t.refusalOf('Red', 'robber H09'), 'CAT-VAR-07');
  assert.equal(targets(t, 'Red').length, 17);
  // It starts there, and leaves.
  const first = tableWith({ robberDesert: 'forbidden' })
    .given('Red: V08')
    .begin('Red')
    .play('Red', 'roll 3 4');
  assert.equal(first.refusalOf('Red', 'robber H09'), 'CAT-ROBBER-03');
  assert.equal(targets(first, 'Red').length, 18);
});

const friendly = (board: string, robber = 'H09') =>
  tableWith({ friendlyRobber: true }).given(board).robber(robber).begin('Red').play('Red', 'roll 3 4');

rule('CAT-VAR-03', 'a friendly robber keeps away from players with 2 points or fewer', () => {
  const t = friendly('Red: V50; city V46\nBlue: V13; city V39; hand ore\nWhite: V17 V31; hand wool');
  // White has 2 points: no hex of V17 (H03 H04 H08) or V31 (H10 H11 H15).
  const kept = ['H03', 'H04', 'H08', 'H10', 'H11', 'H15'];
  assert.deepEqual(
    targets(t, 'Red'),
    HEXES.filter((hex) => !kept.includes(hex) && hex !== 'H09'),
  );
  for (const hex of kept) assert.equal(t.refusalOf('Red', `robber ${hex}`), 'CAT-VAR-03');
  t.play('Red', 'robber H13 rob 1 ore'); // Blue has 3
});

rule('CAT-VAR-03', 'with a knight too; discards stay as they are', () => {
  const t = tableWith({ friendlyRobber: true }).given(
    'Red: V50; cards knight; hand ore:8\nBlue: V13; hand wool:9',
  );
  assert.equal(t.copy().play('Red', 'play knight').refusalOf('Red', 'robber H04'), 'CAT-VAR-03');
  t.begin('Red').play('Red', 'roll 3 4');
  assert.deepEqual(t.eventsOfType('seven')[0]!.due, [4, 4, 0, 0]);
});

rule('CAT-VAR-03', 'hidden points do not count', () => {
  const t = friendly('Red: V50; city V46\nBlue: V13 V39; cards point:3; hand ore');
  assert.equal(t.refusalOf('Red', 'robber H04'), 'CAT-VAR-03');
});

/** Players with 2 points beside every hex but the desert. */
const EVERYWHERE = `
  Red:   V08 V14
  Blue:  V22 V31; hand ore
  White: V39 V45; hand wool
`;

rule('CAT-VAR-03', 'with nowhere else to go it goes to the desert, or stays there', () => {
  const away = friendly(`${EVERYWHERE}\nOrange: city V24 V29; hand grain`, 'H12');
  assert.deepEqual(targets(away, 'Red'), ['H09']);
  away.play('Red', 'robber H09 rob 3 grain'); // Orange has 4 points
  const there = friendly(EVERYWHERE);
  assert.deepEqual(targets(there, 'Red'), ['H09']);
  there.play('Red', 'robber H09');
  assert.deepEqual([there.view.robber, there.phase], ['H09', 'main']);
});

rule(
  'CAT-VAR-03 CAT-VAR-07',
  'even where it does not return to the desert, there is no other way out',
  () => {
    const t = tableWith({ friendlyRobber: true, robberDesert: 'forbidden' }).given(EVERYWHERE).robber('H12');
    t.begin('Red').play('Red', 'roll 3 4');
    assert.deepEqual(targets(t, 'Red'), ['H09']);
  },
);

rule('CAT-VAR-03', 'and then nothing is taken from a player with only 2 points', () => {
  const board = `
    Red:    V08 V14
    Blue:   V22 V31
    White:  V43 V49
    Orange: V35; hand grain
  `;
  const alone = friendly(board, 'H12').play('Red', 'robber H09');
  assert.deepEqual(alone.eventsOfType('nothing-stolen'), [
    { type: 'nothing-stolen', seat: 0, rule: 'CAT-VAR-03' },
  ]);
  assert.equal(alone.hand('Orange'), 'grain');
  assert.equal(alone.refusalOf('Red', 'rob 3'), 'CAT-ROBBER-07'); // the turn goes on
});

rule('CAT-ROBBER-10', 'the same where nobody listens', () => {
  const t = table()
    .given('Red: cards knight\nBlue: V14\nWhite: V25; hand ore')
    .play('Red', 'play knight robber H06');
  assert.deepEqual(t.choices('Red'), ['rob 1', 'rob 2']);
  const copy = catan.clone(t.state);
  catan.fast.play(copy, catan.fast.encode(copy, { type: 'rob', seat: 1 }));
  assert.deepEqual(catan.view(copy, 0), catan.view(t.play('Red', 'rob 1').state, 0));
});

rule('CAT-VAR-03', 'it spares the first seat as any other, and the desert beside such a player', () => {
  const t = tableWith({ friendlyRobber: true })
    .given('Red: V18; hand ore\nBlue: V50; city V46\nWhite: city V39 V41\nOrange: city V14 V31')
    .robber('H12')
    .begin('Blue')
    .play('Blue', 'roll 3 4');
  for (const hex of ['H04', 'H05', 'H09']) assert.equal(t.refusalOf('Blue', `robber ${hex}`), 'CAT-VAR-03');
  assert.equal(targets(t, 'Blue').length, 15);
});

rule('CAT-VAR-03 CAT-VAR-07', 'each hex is refused by the rule that is about it', () => {
  const t = tableWith({ friendlyRobber: true, robberDesert: 'forbidden' }).given(
    'Red: V50; city V46\nBlue: V13',
  );
  t.robber('H12').begin('Red').play('Red', 'roll 3 4');
  assert.equal(t.refusalOf('Red', 'robber H04'), 'CAT-VAR-03');
  assert.equal(t.refusalOf('Red', 'robber H09'), 'CAT-VAR-07');
});

rule('CAT-VAR-03', 'of those beside the desert it robs whoever has more than 2 points', () => {
  // Hills and desert have changed places: with the robber on the hills only the desert is left.
  const hexes = BEG.hexes.with(4, BEG.hexes[9]!).with(9, BEG.hexes[4]!);
  const t = tableWith({ friendlyRobber: true }, { ...BEG, hexes }).given(`
    Red:    V14 V22
    Blue:   V08 V31; hand ore
    White:  V39 V45; hand wool
    Orange: city V18 V50; hand grain
  `);
  t.robber('H09').begin('Red').play('Red', 'roll 3 4');
  assert.deepEqual(targets(t, 'Red'), ['H04']);
  t.play('Red', 'robber H04');
  assert.deepEqual(t.choices('Red'), ['rob 3']);
  assert.equal(t.refusalOf('Red', 'rob 1'), 'CAT-VAR-03');
  assert.equal(t.refusalOf('Red', 'rob 2'), 'CAT-ROBBER-07'); // White has nothing there
});
