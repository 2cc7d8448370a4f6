import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { BEGINNERS, table, tableWith } from '../table.ts';

const RICH = 'hand brick:3 lumber:3 wool:3 grain:3 ore:3';

rule('CAT-TURN-01', 'turns go round; a turn is roll, trade and build, pass', () => {
  const t = table().given(BEGINNERS).begin('Red');
  for (const name of ['Red', 'Blue', 'White', 'Orange', 'Red']) {
    expect(t.active).toBe(name);
    expect(t.refusalOf(name, 'end')).toBe('CAT-TURN-02'); // first the roll
    t.play(name, 'roll 1 1 end');
  }
  expect(t.view.turn).toBe(6);
  expect(t.refusalOf('Red', 'roll')).toBe('CAT-TURN-01');
});

rule('CAT-TURN-02', 'the roll comes first, and once', () => {
  const t = table().given(`${BEGINNERS}\nRed: ${RICH}; cards knight`).begin('Red');
  expect(t.choices('Red')).toStrictEqual(['roll', 'play knight']);
  for (const [text, rule] of [
    ['road V13-V18', 'CAT-BUILD-02'],
    ['buy', 'CAT-BUILD-02'],
    ['bank ore for wool', 'CAT-MARI-07'],
    ['offer ore for wool to 1', 'CAT-TRADE-09'],
    ['end', 'CAT-TURN-02'],
  ] as const)
    expect(t.refusalOf('Red', text), text).toBe(rule);
  t.play('Red', 'roll 1 1');
  expect(t.view.dice).toStrictEqual([1, 1]);
  expect(t.refusalOf('Red', 'roll')).toBe('CAT-TURN-02');
});

rule('CAT-TURN-03', 'trade and build wait until a 7 is settled', () => {
  const t = table()
    .given(`${BEGINNERS}\nRed: hand brick:4 lumber:4\nBlue: hand ore:2`)
    .begin('Red')
    .play('Red', 'roll 3 4');
  expect(t.actors).toStrictEqual(['Red']);
  expect(t.refusalOf('Red', 'road V13-V18')).toBe('CAT-SEVEN-03');
  t.play('Red', 'discard brick discard brick discard lumber discard lumber');
  expect(t.refusalOf('Red', 'road V13-V18')).toBe('CAT-TURN-03');
  expect(t.refusalOf('Red', 'end')).toBe('CAT-TURN-03');
  t.play('Red', 'robber H16');
  expect(t.refusalOf('Red', 'road V13-V18')).toBe('CAT-TURN-03'); // somebody is to be robbed
  t.play('Red', 'rob 1');
  expect(t.refusalOf('Red', 'road V13-V18')).toBe('CAT-TURN-07'); // the card is still being drawn
  t.play('chance', 'ore').play('Red', 'road V13-V18 end');
});

rule(
  'CAT-TURN-04 CAT-DEC-08',
  'combined: trade and build in any order; separate: no trade after the first thing built',
  () => {
    const course = (tradeBuild: 'combined' | 'separate') =>
      tableWith({ tradeBuild }).given(
        `${BEGINNERS}\nRed: hand brick:5 lumber ore wool grain\nBlue: hand ore`,
      );
    const combined = course('combined').play(
      'Red',
      'road V13-V18 bank brick for ore offer ore for wool to 1',
    );
    expect(combined.phase).toBe('main');
    for (const built of ['road V13-V18', 'buy knight']) {
      const separate = course('separate');
      expect(separate.refusalOf('Red', 'bank brick for ore')).toBeUndefined();
      separate.play('Red', `offer ore for wool to 1 ${built}`);
      expect(separate.view.offer).toBeNull(); // with the trade phase all offers are over
      expect(separate.view.built).toBe(true);
      for (const trade of ['bank brick for ore', 'offer brick for wool to 1'])
        expect(separate.refusalOf('Red', trade)).toBe('CAT-TURN-04');
      for (const answer of ['accept', 'decline', 'counter ore for wool', 'offer ore for wool to 0'])
        expect(separate.refusalOf('Blue', answer)).toBe('CAT-TURN-04');
      expect(separate.choices('Red').some((text) => text.startsWith('bank'))).toBe(false);
      separate.play('Red', 'end').play('Blue', 'roll 1 1');
      expect(separate.view.built).toBe(false);
    }
  },
);

rule(
  'CAT-TURN-05',
  'a harbor just built serves at once where the phases are combined, else from the next turn on',
  () => {
    const course = (tradeBuild: 'combined' | 'separate') =>
      tableWith({ tradeBuild })
        .given('Red: V19 V19-V25-V20-V15; hand brick lumber wool grain ore:2')
        .play('Red', 'settle V15');
    expect(course('combined').refusalOf('Red', 'bank ore for wool')).toBeUndefined();
    const separate = course('separate');
    expect(separate.refusalOf('Red', 'bank ore for wool')).toBe('CAT-TURN-04');
    for (const name of ['Red', 'Blue', 'White', 'Orange', 'Red']) {
      if (separate.phase === 'start') separate.play(name, 'roll 1 1');
      if (separate.view.turn < 5) separate.play(name, 'end');
    }
    expect(separate.refusalOf('Red', 'bank ore for wool')).toBeUndefined();
  },
);

rule('CAT-TURN-06', 'as much as cost and pieces allow; a settlement may be upgraded in the same turn', () => {
  const t = table().given('Red: V08 V08-V13-V18; hand brick:4 lumber:4 wool:4 grain:6 ore:6');
  t.play('Red', 'road V18-V23 road V23-V29 settle V18 city V18 buy knight buy knight');
  expect(t.points.Red).toBe(3);
  expect(t.of('Red').developments).toBe(2);
});

rule('CAT-TURN-07', 'a card may be played at any moment of the own turn, but not within another step', () => {
  const t = table().given(
    `${BEGINNERS}\nRed: hand brick:8; cards knight plenty roads\nBlue: cards knight; hand ore`,
  );
  expect(t.refusalOf('Red', 'play knight')).toBeUndefined(); // after the roll
  expect(t.refusalOf('Blue', 'play knight')).toBe('CAT-TURN-01');
  t.begin('Red');
  expect(t.refusalOf('Red', 'play knight')).toBeUndefined(); // before it
  expect(t.copy().play('Red', 'roll').refusalOf('Red', 'play knight')).toBe('CAT-TURN-02');
  const seven = t.copy().play('Red', 'roll 3 4');
  expect(seven.refusalOf('Red', 'play knight')).toBe('CAT-TURN-07');
  seven.play('Red', 'discard brick discard brick discard brick discard brick');
  expect(seven.refusalOf('Red', 'play knight')).toBe('CAT-TURN-07');
  seven.play('Red', 'robber H16');
  expect(seven.refusalOf('Red', 'play knight')).toBe('CAT-TURN-07');
  seven.play('Red', 'rob 1');
  expect(seven.refusalOf('Red', 'play knight')).toBe('CAT-TURN-07');
  seven.play('chance', 'ore');
  expect(seven.refusalOf('Red', 'play knight')).toBeUndefined();
  const roads = t.copy().play('Red', 'play roads');
  expect(roads.refusalOf('Red', 'play knight')).toBe('CAT-TURN-07');
  const bought = table().given('Red: hand ore wool grain; cards knight').play('Red', 'buy');
  expect(bought.refusalOf('Red', 'play knight')).toBe('CAT-TURN-07');
});
