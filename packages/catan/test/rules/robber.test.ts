import { catan } from '@bastide/catan';
import { expect } from 'vitest';
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
  expect(t.eventsOfType('produced')).toStrictEqual([]);
  expect(t.refusalOf('Blue', 'robber H07')).toBe('CAT-ROBBER-03');
  t.play('Blue', 'robber H04');
  expect(t.eventsOfType('robber')).toStrictEqual([{ type: 'robber', seat: 1, from: 'H07', to: 'H04' }]);
  expect(t.choices('Blue')).toStrictEqual(['rob 0', 'rob 2']);
  expect(t.refusalOf('Blue', 'rob 3')).toBe('CAT-ROBBER-07'); // orange has nothing there
  t.play('Blue', 'rob 0');
  expect(t.choices('chance')).toStrictEqual(['grain']);
  t.play('chance', 'grain');
  expect(t.hand('Blue')).toBe('grain ore');
  expect(t.hand('White')).toBe('wool');
  expect([t.phase, t.active]).toStrictEqual(['main', 'Blue']); // on with trade and build
});

rule(
  'SG-03',
  'a later 4 brings no brick; fields with a 4 still produce, and so does the hex left behind',
  () => {
    const t = xander().given('Red: V16').play('Blue', 'roll 3 4 robber H04 rob 2 wool end');
    t.play('White', 'roll 2 2');
    expect(t.hand('Red')).toBe('grain');
    expect(t.hand('White')).toBe('nothing');
    expect(t.hand('Orange')).toBe('lumber grain');
    t.play('White', 'end').play('Orange', 'roll 4 5');
    expect(t.hand('Red')).toBe('grain:2'); // fields H07, with the 9
    // Once the robber has left, a 4 pays brick.
    t.play('Orange', 'end').play('Red', 'roll 3 4 robber H15 end').play('Blue', 'roll 1 3');
    expect(t.hand('Red')).toBe('brick grain:2');
    expect(t.hand('White')).toBe('brick');
  },
);

rule('SG-04', 'the robber may go to the desert, but not stay there', () => {
  const t = xander().play('Blue', 'roll 3 4');
  expect(t.refusalOf('Blue', 'robber H09')).toBeUndefined();
  t.robber('H09');
  expect(t.refusalOf('Blue', 'robber H09')).toBe('CAT-ROBBER-03');
});

rule('CAT-ROBBER-01', 'it starts on the desert', () => {
  expect(table().view.robber).toBe('H09');
});

rule('CAT-ROBBER-02', 'it moves only with a 7 or a knight', () => {
  const t = table().given('Red: V08; cards knight');
  expect(t.refusalOf('Red', 'robber H04')).toBe('CAT-ROBBER-02');
  const others = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [a, b] as const));
  for (const [a, b] of others) {
    const rolled = t.copy().begin('Red').play('Red', `roll ${a} ${b}`);
    expect(rolled.phase).toBe(a + b === 7 ? 'robber' : 'main');
  }
  expect(t.play('Red', 'play knight').phase).toBe('robber');
});

rule('CAT-ROBBER-03 CAT-EDGE-09', 'it must move', () => {
  for (const hex of ['H00', 'H09', 'H18']) {
    const t = table().given('Red: V08').robber(hex).begin('Red').play('Red', 'roll 3 4');
    expect(t.refusalOf('Red', `robber ${hex}`)).toBe('CAT-ROBBER-03');
    expect(targets(t, 'Red')).toHaveLength(18);
  }
});

rule('CAT-ROBBER-04 CAT-EDGE-08', 'to any other hex: empty ones, own ones, and the desert', () => {
  const t = table().given('Red: V08\nBlue: V14').robber('H12').begin('Red').play('Red', 'roll 3 4');
  expect(targets(t, 'Red')).toStrictEqual(HEXES.filter((hex) => hex !== 'H12'));
  expect(t.copy().play('Red', 'robber H18').phase).toBe('main'); // empty
  expect(t.copy().play('Red', 'robber H00').phase).toBe('main'); // only Red's own
  expect(t.copy().play('Red', 'robber H09').view.robber).toBe('H09');
});

rule('CAT-ROBBER-05', 'its hex produces nothing; others with the same token do', () => {
  // 8: mountains H11 and forest H12.
  const t = table().given('Red: V20; city V38').robber('H12').begin('Red');
  expect(t.copy().play('Red', 'roll 4 4').hand('Red')).toBe('ore');
  expect(t.robber('H11').play('Red', 'roll 4 4').hand('Red')).toBe('lumber:2');
  // A building put beside it while it is there gets nothing either.
  const built = table().given('Red: V38 V38-V33-V28; hand brick lumber wool grain').robber('H12');
  built.play('Red', 'settle V28').begin('Red').play('Red', 'roll 4 4');
  expect(built.hand('Red')).toBe('nothing');
  built.begin('Red').play('Red', 'roll 3 4 robber H09').begin('Red').play('Red', 'roll 4 4');
  expect(built.hand('Red')).toBe('lumber:2');
});

rule('CAT-ROBBER-06', 'on the desert it blocks nothing', () => {
  const t = table().given('Red: V18 V30').begin('Red'); // both beside the desert
  expect(t.copy().play('Red', 'roll 3 3').hand('Red')).toBe('brick');
  expect(t.copy().play('Red', 'roll 1 2').hand('Red')).toBe('lumber');
});

/** Red and White at hex H04, Blue to rob them. */
const hills = (red: string, white: string) =>
  table()
    .given(`Red: V13; ${red}\nBlue: V50\nWhite: V17; ${white}`)
    .begin('Blue')
    .play('Blue', 'roll 3 4 robber H04');

rule('CAT-ROBBER-07', 'the mover takes one card of a player with a building there', () => {
  const t = hills('hand ore:2', 'hand wool').play('Blue', 'rob 0 ore');
  expect(t.hand('Red')).toBe('ore');
  expect(t.hand('Blue')).toBe('ore');
  expect(t.eventsOfType('robbed')).toStrictEqual([{ type: 'robbed', seat: 1, from: 0, card: 'ore' }]);
});

rule('CAT-ROBBER-08', 'of several players the mover chooses one', () => {
  const t = hills('hand ore', 'hand wool');
  expect(t.choices('Blue')).toStrictEqual(['rob 0', 'rob 2']);
  t.play('Blue', 'rob 2 wool');
  expect(t.hand('Red')).toBe('ore');
});

rule('CAT-ROBBER-09', 'never from oneself; with no other player there nothing is stolen', () => {
  const t = table().given('Red: V13; hand ore\nBlue: V17; hand wool').begin('Red').play('Red', 'roll 3 4');
  const both = t.copy().play('Red', 'robber H04');
  expect(both.choices('Red')).toStrictEqual(['rob 1']);
  expect(both.refusalOf('Red', 'rob 0')).toBe('CAT-ROBBER-09');
  t.play('Red', 'robber H01'); // only Red's own building
  expect(t.eventsOfType('nothing-stolen')).toStrictEqual([
    { type: 'nothing-stolen', seat: 0, rule: 'CAT-ROBBER-09' },
  ]);
  expect(t.phase).toBe('main');
  const blue = t.begin('Blue').play('Blue', 'roll 3 4 robber H08'); // only Blue's
  expect(blue.eventsOfType('nothing-stolen')).toStrictEqual([
    { type: 'nothing-stolen', seat: 1, rule: 'CAT-ROBBER-09' },
  ]);
});

rule(
  'CAT-ROBBER-10 CAT-DEC-04 CAT-EDGE-10',
  'a victim without cards may be chosen, and yields nothing',
  () => {
    const t = hills('hand ore', 'cards knight');
    expect(t.choices('Blue')).toStrictEqual(['rob 0', 'rob 2']);
    t.play('Blue', 'rob 2');
    expect(t.eventsOfType('nothing-stolen')[0]!.rule).toStrictEqual('CAT-ROBBER-10');
    expect(t.hand('Blue')).toBe('nothing');
    expect(t.phase).toBe('main');
    // Nobody there has cards: there is nothing to choose.
    const none = hills('2 knights', '2 knights');
    expect(none.phase).toBe('main');
    expect(none.eventsOfType('nothing-stolen')[0]!.rule).toStrictEqual('CAT-ROBBER-10');
  },
);

rule('CAT-ROBBER-11', 'the draw is uniform over cards: of 3 ore and 1 wool it is ore with 3/4', () => {
  const t = hills('hand ore:3 wool', '2 knights').play('Blue', 'rob 0');
  expect(t.choices('chance')).toStrictEqual(['wool', 'ore']);
  expect(catan.weights(t.state)).toStrictEqual([1, 3]);
  expect(t.refusalOf('chance', 'brick')).toBe('CAT-ROBBER-11');
});

rule('CAT-ROBBER-12', 'one card, however many buildings stand there', () => {
  const t = table().given('Red: V13 V17; city V23; hand ore:5\nBlue: V50').begin('Blue');
  t.play('Blue', 'roll 3 4 robber H04 rob 0 ore');
  expect(t.hand('Blue')).toBe('ore');
  expect(t.phase).toBe('main');
});

rule('CAT-ROBBER-13 CAT-DEC-03', 'where a victim has cards the theft is not optional', () => {
  const t = hills('hand ore', '2 knights');
  expect(t.actors).toStrictEqual(['Blue']);
  expect(t.refusalOf('Blue', 'end')).toBe('CAT-TURN-03');
  expect(t.refusalOf('Blue', 'skip')).toBe('CAT-TURN-03');
  t.play('Blue', 'rob 0');
  expect(t.actors).toStrictEqual(['chance']);
});

rule('CAT-ROBBER-14', 'it hinders neither building nor roads, harbors or trade', () => {
  const t = table()
    .given('Orange: V10 V10-V14-V19; hand brick:2 lumber:2 wool grain ore:2')
    .robber('H06')
    .turn('Orange');
  t.play('Orange', 'bank ore for wool road V19-V25 settle V19');
  expect(t.points.Orange).toBe(2);
});

rule('CAT-ROBBER-15', 'the stolen card is known to thief and victim only', () => {
  const t = hills('hand ore:2 wool', 'hand grain').play('Blue', 'rob 0 wool');
  const [told] = t.eventsOfType('robbed');
  expect(
    [0, 1, 2, 3, undefined].map((seat) => {
      const event = catan.redactEvent(told!, seat);
      return event.type === 'robbed' && event.card;
    }),
  ).toStrictEqual(['wool', 'wool', null, null, null]);
});

rule('CAT-VAR-07', 'as an option the robber never returns to the desert', () => {
  const t = tableWith({ robberDesert: 'forbidden' })
    .given('Red: V08')
    .robber('H12')
    .begin('Red')
    .play('Red', 'roll 3 4');
  expect(t.refusalOf('Red', 'robber H09')).toBe('CAT-VAR-07');
  expect(targets(t, 'Red')).toHaveLength(17);
  // It starts there, and leaves.
  const first = tableWith({ robberDesert: 'forbidden' })
    .given('Red: V08')
    .begin('Red')
    .play('Red', 'roll 3 4');
  expect(first.refusalOf('Red', 'robber H09')).toBe('CAT-ROBBER-03');
  expect(targets(first, 'Red')).toHaveLength(18);
});

const friendly = (board: string, robber = 'H09') =>
  tableWith({ friendlyRobber: true }).given(board).robber(robber).begin('Red').play('Red', 'roll 3 4');

rule('CAT-VAR-03', 'a friendly robber keeps away from players with 2 points or fewer', () => {
  const t = friendly('Red: V50; city V46\nBlue: V13; city V39; hand ore\nWhite: V17 V31; hand wool');
  // White has 2 points: no hex of V17 (H03 H04 H08) or V31 (H10 H11 H15).
  const kept = ['H03', 'H04', 'H08', 'H10', 'H11', 'H15'];
  expect(targets(t, 'Red')).toStrictEqual(HEXES.filter((hex) => !kept.includes(hex) && hex !== 'H09'));
  for (const hex of kept) expect(t.refusalOf('Red', `robber ${hex}`)).toBe('CAT-VAR-03');
  t.play('Red', 'robber H13 rob 1 ore'); // Blue has 3
});

rule('CAT-VAR-03', 'with a knight too; discards stay as they are', () => {
  const t = tableWith({ friendlyRobber: true }).given(
    'Red: V50; cards knight; hand ore:8\nBlue: V13; hand wool:9',
  );
  expect(t.copy().play('Red', 'play knight').refusalOf('Red', 'robber H04')).toBe('CAT-VAR-03');
  t.begin('Red').play('Red', 'roll 3 4');
  expect(t.eventsOfType('seven')[0]!.due).toStrictEqual([4, 4, 0, 0]);
});

rule('CAT-VAR-03', 'hidden points do not count', () => {
  const t = friendly('Red: V50; city V46\nBlue: V13 V39; cards point:3; hand ore');
  expect(t.refusalOf('Red', 'robber H04')).toBe('CAT-VAR-03');
});

/** Players with 2 points beside every hex but the desert. */
const EVERYWHERE = `
  Red:   V08 V14
  Blue:  V22 V31; hand ore
  White: V39 V45; hand wool
`;

rule('CAT-VAR-03', 'with nowhere else to go it goes to the desert, or stays there', () => {
  const away = friendly(`${EVERYWHERE}\nOrange: city V24 V29; hand grain`, 'H12');
  expect(targets(away, 'Red')).toStrictEqual(['H09']);
  away.play('Red', 'robber H09 rob 3 grain'); // Orange has 4 points
  const there = friendly(EVERYWHERE);
  expect(targets(there, 'Red')).toStrictEqual(['H09']);
  there.play('Red', 'robber H09');
  expect([there.view.robber, there.phase]).toStrictEqual(['H09', 'main']);
});

rule(
  'CAT-VAR-03 CAT-VAR-07',
  'even where it does not return to the desert, there is no other way out',
  () => {
    const t = tableWith({ friendlyRobber: true, robberDesert: 'forbidden' }).given(EVERYWHERE).robber('H12');
    t.begin('Red').play('Red', 'roll 3 4');
    expect(targets(t, 'Red')).toStrictEqual(['H09']);
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
  expect(alone.eventsOfType('nothing-stolen')).toStrictEqual([
    { type: 'nothing-stolen', seat: 0, rule: 'CAT-VAR-03' },
  ]);
  expect(alone.hand('Orange')).toBe('grain');
  expect(alone.refusalOf('Red', 'rob 3')).toBe('CAT-ROBBER-07'); // the turn goes on
});

rule('CAT-ROBBER-10', 'the same where nobody listens', () => {
  const t = table()
    .given('Red: cards knight\nBlue: V14\nWhite: V25; hand ore')
    .play('Red', 'play knight robber H06');
  expect(t.choices('Red')).toStrictEqual(['rob 1', 'rob 2']);
  const copy = catan.clone(t.state);
  catan.fast.play(copy, catan.fast.encode(copy, { type: 'rob', seat: 1 }));
  expect(catan.view(copy, 0)).toStrictEqual(catan.view(t.play('Red', 'rob 1').state, 0));
});

rule('CAT-VAR-03', 'it spares the first seat as any other, and the desert beside such a player', () => {
  const t = tableWith({ friendlyRobber: true })
    .given('Red: V18; hand ore\nBlue: V50; city V46\nWhite: city V39 V41\nOrange: city V14 V31')
    .robber('H12')
    .begin('Blue')
    .play('Blue', 'roll 3 4');
  for (const hex of ['H04', 'H05', 'H09']) expect(t.refusalOf('Blue', `robber ${hex}`)).toBe('CAT-VAR-03');
  expect(targets(t, 'Blue')).toHaveLength(15);
});

rule('CAT-VAR-03 CAT-VAR-07', 'each hex is refused by the rule that is about it', () => {
  const t = tableWith({ friendlyRobber: true, robberDesert: 'forbidden' }).given(
    'Red: V50; city V46\nBlue: V13',
  );
  t.robber('H12').begin('Red').play('Red', 'roll 3 4');
  expect(t.refusalOf('Red', 'robber H04')).toBe('CAT-VAR-03');
  expect(t.refusalOf('Red', 'robber H09')).toBe('CAT-VAR-07');
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
  expect(targets(t, 'Red')).toStrictEqual(['H04']);
  t.play('Red', 'robber H04');
  expect(t.choices('Red')).toStrictEqual(['rob 3']);
  expect(t.refusalOf('Red', 'rob 1')).toBe('CAT-VAR-03');
  expect(t.refusalOf('Red', 'rob 2')).toBe('CAT-ROBBER-07'); // White has nothing there
});
