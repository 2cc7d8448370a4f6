import { carcassonne } from '@bastide/carcassonne';
import { type Actor, preview, Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import { type TestTable, table, tableWith } from './table.ts';

const NO_GOODS = { wine: 0, grain: 0, cloth: 0 };
/** Members of a feature that are the same unless named. */
const PLAIN = { open: 0, shields: 0, goods: NO_GOODS, helpers: [], rich: false, cities: [] };

test('a view shows a road and what it is worth, now and complete', () => {
  const t = tableWith({ sets: ['inns', 'traders'] }, 'Blue', 'Red').given(`
    (1,0) IC-B@0    Blue big highwayman r1
    (2,0) BA-U@90   Blue builder r1
  `);
  expect(t.feature('(2,0) r1')).toStrictEqual({
    ...PLAIN,
    kind: 'road',
    parts: [
      { at: [0, 0], on: 'r1' },
      { at: [1, 0], on: 'r1' },
      { at: [2, 0], on: 'r1' },
    ],
    tiles: 3,
    open: 2,
    strength: { Blue: 2, Red: 0 },
    helpers: [0],
    rich: true,
    worth: [0, 0],
    whenComplete: 6,
  });
});

test('a view shows a city, its shields and goods, and what it is worth, now and complete', () => {
  const t = table('Blue', 'Red').given(`
    (0,-1) BA-F@90  Red knight c1
    (0,-2) TB-Q@90
  `);
  expect(t.feature('(0,0) c1')).toStrictEqual({
    ...PLAIN,
    kind: 'city',
    parts: [
      { at: [0, 0], on: 'c1' },
      { at: [0, -1], on: 'c1' },
      { at: [0, -2], on: 'c1' },
    ],
    tiles: 3,
    open: 1,
    shields: 1,
    goods: { wine: 1, grain: 0, cloth: 0 },
    strength: { Blue: 0, Red: 1 },
    worth: [4, 4],
    whenComplete: 8,
  });
});

test('a view shows a monastery, occupied or not, and a garden', () => {
  const t = tableWith({ sets: ['abbot'] }, 'Blue', 'Red').given(`
    (0,1) BA-B@0
    (1,1) BA-B@0      Blue monk m1
    (0,-1) BA-Eg@180  Red abbot g1
  `);
  const precinct = { ...PLAIN, tiles: 3, open: 6, worth: [3, 3], whenComplete: 9 };
  expect(t.feature('(0,1) m1')).toStrictEqual({
    ...precinct,
    kind: 'monastery',
    parts: [{ at: [0, 1], on: 'm1' }],
    strength: { Blue: 0, Red: 0 },
  });
  expect(t.feature('(1,1) m1')).toStrictEqual({
    ...precinct,
    kind: 'monastery',
    parts: [{ at: [1, 1], on: 'm1' }],
    strength: { Blue: 1, Red: 0 },
  });
  expect(t.feature('(0,-1) g1')).toStrictEqual({
    ...precinct,
    kind: 'garden',
    parts: [{ at: [0, -1], on: 'g1' }],
    tiles: 2,
    open: 7,
    worth: [2, 2],
    strength: { Blue: 0, Red: 1 },
  });
});

test('a view shows a field: its tiles, the complete cities beside it, and what they bring with a pig', () => {
  const t = table('Blue', 'Red').given(`
    (0,-1) BA-E@180  Red farmer f1
    (1,0) BA-U@90
    (1,-1) BA-B@0    Red pig f1
  `);
  expect(t.feature('(1,0) f2')).toStrictEqual({
    ...PLAIN,
    kind: 'field',
    parts: [
      { at: [0, 0], on: 'f1' },
      { at: [0, -1], on: 'f1' },
      { at: [1, 0], on: 'f2' },
      { at: [1, -1], on: 'f1' },
    ],
    tiles: 4,
    strength: { Blue: 0, Red: 1 },
    helpers: [1],
    worth: [3, 4],
    whenComplete: 3,
    cities: [{ at: [0, 0], on: 'c1' }],
  });
});

test('a view shows tiles, figures, bag and seats, and whose turn it is', () => {
  const t = table('Blue', 'Red').part('(0,1) BA-B@90 Blue monk m1').has('Red', { cloth: 2 });
  const view = carcassonne.view(t.left('BA-C', 'BA-U', 'BA-U').state, 1);
  expect(view.tiles).toStrictEqual([
    { tile: 'BA-D', at: [0, 0], turned: 0, by: null },
    { tile: 'BA-B', at: [0, 1], turned: 90, by: 0 },
  ]);
  expect(view.figures).toStrictEqual([{ seat: 0, figure: 'meeple', at: [0, 1], on: 'm1' }]);
  expect(view.bag).toStrictEqual({ 'BA-C': 1, 'BA-U': 2 });
  expect(view.seats).toStrictEqual([
    { points: 0, supply: { meeple: 6, big: 0, abbot: 0, builder: 1, pig: 1 }, goods: NO_GOODS },
    {
      points: 0,
      supply: { meeple: 7, big: 0, abbot: 0, builder: 1, pig: 1 },
      goods: { ...NO_GOODS, cloth: 2 },
    },
  ]);
  const { game, you, phase, seat, part, double, deciding, riverEnd, drawn, left, actions, outcome } = view;
  expect({
    game,
    you,
    phase,
    seat,
    part,
    double,
    deciding,
    riverEnd,
    drawn,
    left,
    actions,
    outcome,
  }).toStrictEqual({
    game: 'carcassonne',
    you: 1,
    phase: 'draw',
    seat: 1,
    part: 1,
    double: false,
    deciding: [],
    riverEnd: null,
    drawn: null,
    left: 3,
    actions: [],
    outcome: null,
  });
});

const secondPartOwed = () =>
  table('Blue', 'Red')
    .given('(1,0) BA-U@90 Blue highwayman r1')
    .given('(2,0) BA-U@90 Blue builder r1')
    .lays('Blue', '(3,0) BA-U@90');
const riverBend = () => tableWith({ sets: ['river'] }, 'Blue', 'Red').part('(0,1) RI-G@0');

/** Tables where something is half done. */
const MOMENTS: Record<string, () => TestTable> = {
  'nothing is drawn yet': () => table('Blue', 'Red'),
  'a tile is in hand': () => table('Blue', 'Red').begin('Red').draw('BA-E'),
  'a river tile is in hand': () => riverBend().draw('RI-J'),
  'the lake is in hand': () => riverBend().left('RI-L', 'BA-B').draw('RI-L'),
  'the river goes on': riverBend,
  'a figure may be put on the last river tile but the lake': () =>
    riverBend().left('RI-K', 'RI-L', 'BA-B', 'BA-V').lays('Red', '(-1,1) RI-K@90'),
  'a figure may be put': () =>
    table('Blue', 'Red', 'Green').given('(0,1) BA-B@0 Green farmer f1').lays('Green', '(0,2) BA-B@0'),
  'a second part is owed': secondPartOwed,
  'a second part is offered': () => secondPartOwed().asking().does('skip'),
  'a second part begins': () => secondPartOwed().does('skip'),
  'a figure may be put in the second part': () => secondPartOwed().does('skip').draw('BA-U').does('(4,0)@90'),
  'two have to decide about their farmers': () =>
    tableWith({ edition: 'c3', sets: ['traders'] }, 'Blue', 'Red', 'Green')
      .given(`
        (0,1) BA-B@0    Red farmer f1
        (0,-1) BA-F@90  Green farmer f2 with pig
        (1,-1) BA-B@0   Red farmer f1 with pig
      `)
      .turn('Blue', '(0,-2) BA-E@180 Blue knight c1'),
  'the game is over': () => table('Blue', 'Red').left('BA-B').turn('Blue', '(0,1) BA-B@0 Blue monk m1'),
};

/** The seat that is to act; nobody while chance is, or when the game is over. */
const seatOf = (actor: Actor | undefined) => (actor === 'chance' ? undefined : actor);

for (const [moment, where] of Object.entries(MOMENTS)) {
  test(`what a view shows is all there is to know: ${moment}`, () => {
    const { state } = where();
    const seat = seatOf(carcassonne.actors(state)[0]);
    const determinized = carcassonne.determinize(carcassonne.view(state, seat), new Sfc32(0));
    expect(carcassonne.view(determinized, seat)).toStrictEqual(carcassonne.view(state, seat));
    expect(carcassonne.actors(determinized)).toStrictEqual(carcassonne.actors(state));
    for (const actor of carcassonne.actors(state))
      for (const action of carcassonne.actions(state, actor)) {
        const [one, other] = [carcassonne.clone(state), carcassonne.clone(determinized)];
        expect(carcassonne.apply(one, actor, action), carcassonne.text.write(action)).toStrictEqual(
          carcassonne.apply(other, actor, action),
        );
        expect(carcassonne.view(one)).toStrictEqual(carcassonne.view(other));
      }
    // … and all that comes after it.
    const random = new Sfc32(1);
    for (let actors = carcassonne.actors(state); actors.length > 0; actors = carcassonne.actors(state)) {
      const actions = carcassonne.actions(state, actors[0]!);
      expect(carcassonne.actions(determinized, actors[0]!)).toStrictEqual(actions);
      const action = actions[random.below(actions.length)]!;
      expect(carcassonne.apply(determinized, actors[0]!, action)).toStrictEqual(
        carcassonne.apply(state, actors[0]!, action),
      );
    }
    expect(carcassonne.view(determinized)).toStrictEqual(carcassonne.view(state));
  });

  test(`seats and onlookers see the same, and nothing is a guess: ${moment}`, () => {
    const { state } = where();
    const { you: _, actions: __, ...all } = carcassonne.view(state);
    for (const viewer of carcassonne.view(state).seats.keys()) {
      const { you, actions, ...seen } = carcassonne.view(state, viewer);
      expect(you).toBe(viewer);
      expect(actions).toStrictEqual(carcassonne.actions(state, viewer));
      expect(seen).toStrictEqual(all);
    }
    expect(carcassonne.secrets).toBe(false);
    const seat = seatOf(carcassonne.actors(state)[0]);
    if (seat === undefined) return;
    for (const action of carcassonne.actions(state, seat)) {
      const [step] = preview(carcassonne, state, seat, [action]);
      expect(step?.ok && !step.isGuess, carcassonne.text.write(action)).toBe(true);
    }
  });
}
