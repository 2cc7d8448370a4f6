/** Differences between the editions, one test for each line of the table of differences; each names all sides. */
import { type EditionName, tilesOf } from '@bastide/carcassonne';
import { describe, expect, test } from 'vitest';
import { optionsOf } from '../random-game.ts';
import { type TestTable, tableWith } from '../table.ts';

type InEach<T> = Record<EditionName, T>;

/** One course of events under each edition, and what comes of it. */
function differs<T>(topic: string, played: (edition: EditionName) => T, expected: InEach<T>): void {
  test(topic, () => {
    for (const [edition, due] of Object.entries(expected) as [EditionName, T][])
      expect(played(edition), edition).toStrictEqual(due);
  });
}

const traders = (edition: EditionName, ...seats: string[]): TestTable =>
  tableWith({ edition, sets: ['traders'] }, ...seats);

const same = <T>(value: T, c3 = value): InEach<T> => ({ c1: value, classic: value, c2: value, c3 });

/** Blue's road with highwayman and builder, in the way of the edition. */
const builderRoad = (edition: EditionName) =>
  edition === 'c3'
    ? traders(edition, 'Blue', 'Red').given(`
        (1,0) BA-U@90  Blue highwayman r1 with builder
        (2,0) BA-U@90  Red`)
    : traders(edition, 'Blue', 'Red').given(`
        (1,0) BA-U@90  Blue highwayman r1
        (2,0) BA-U@90  Blue builder r1`);

/** The field of the printed example: two complete cities, Blue two farmers and a pig, Red one farmer. */
const FIELD = `
  (-1,0) BA-U@90   Red farmer f2
  (1,0) BA-U@90
  (2,0) BA-D@0
  (0,-1) BA-E@180  Blue farmer f1
  (2,-1) BA-E@180  Blue farmer f1
  (1,-1) BA-E@0
`;

describe('the editions differ', () => {
  differs(
    'players: two to six in each',
    (edition) => [2, 3, 4, 5, 6].map((seats) => optionsOf({ edition, seats }).seats),
    same([2, 3, 4, 5, 6]),
  );

  differs(
    'goods: the nine tokens show wine, or chickens',
    (edition) => optionsOf({ edition, sets: ['traders'] }).thirdGood,
    same<string>('wine', 'chicken'),
  );

  differs(
    'tiles of Traders & Builders: 24 on land, or 23 and one of the river',
    (edition) => {
      const tiles = tilesOf(optionsOf({ edition, sets: ['river', 'traders'] }));
      const own = tiles.filter(({ id }) => id.startsWith('TB'));
      return [own.filter(({ river }) => !river).length, own.filter(({ river }) => river).length];
    },
    same([24, 0], [23, 1]),
  );

  differs(
    'TB-A, TB-J and TB-L have other facts in the third edition, and TB-T is gone',
    (edition) => {
      const { bag } = traders(edition, 'Blue', 'Red').view;
      return ['TB-A', 'TB-J', 'TB-L', 'TB-T', "TB-A'", "TB-J'", "TB-L'"]
        .map((tile) => bag[tile] ?? 0)
        .join('');
    },
    same('1111000', '0000111'),
  );

  differs(
    'spring and lake: the 2021 printing has a road and a monastery there',
    (edition) => {
      const tiles = tilesOf(optionsOf({ edition, sets: ['river'] }));
      const ends = tiles.filter(({ river }) => river?.ends.some((end) => end.length > 1));
      return ends.map(({ id }) => id).join(' ');
    },
    same('RI-A RI-L', 'RI-A3 RI-L3'),
  );

  differs(
    'with the river the start tile is shuffled in, or stays out',
    (edition) => tableWith({ edition, sets: ['river'] }, 'Blue', 'Red').view.bag['BA-D'],
    { c1: 4, classic: 4, c2: 3, c3: 3 },
  );

  differs(
    'goods go to whoever completed the city, in each',
    (edition) => {
      const t = traders(edition, 'Blue', 'Red').given('(0,-1) TB-Q@90  Blue knight c1');
      t.turn('Red', '(0,-2) BA-E@180');
      return [t.points.Blue, t.goods('Blue').wine, t.goods('Red').wine];
    },
    same([6, 0, 1]),
  );

  differs(
    'goods at the end: those who share the most get 10 each, in each',
    (edition) => {
      const t = traders(edition, 'Blue', 'Red').has('Blue', { grain: 2 }).has('Red', { grain: 2 });
      return t.left('BA-B').turn('Blue', '(0,1) BA-B@0').points;
    },
    same({ Blue: 10, Red: 10 }),
  );

  differs(
    'the builder joins a meeple that stands, or arrives with one',
    (edition) => {
      const t = traders(edition, 'Blue', 'Red').given('(1,0) BA-U@90  Blue highwayman r1');
      const joins = t.lays('Blue', '(2,0) BA-U@90').refuses('builder r1') === undefined;
      const alone = traders(edition, 'Blue', 'Red').lays('Blue', '(1,0) BA-U@90');
      return { joins, arrives: alone.refuses('highwayman r1 with builder') === undefined };
    },
    same({ joins: true, arrives: false }, { joins: false, arrives: true }),
  );

  differs(
    'the builder may stand alone on its tile, or never',
    (edition) => {
      const cells = builderRoad(edition).figures.map((figure) => figure.split(' ')[2]);
      return new Set(cells).size === 2;
    },
    same(true, false),
  );

  differs(
    'the builder works when its feature is extended or completed, in each',
    (edition) => {
      const extended = builderRoad(edition).turn('Blue', '(3,0) BA-U@90').view.part;
      const closed = builderRoad(edition).given('(-1,0) BA-W@0  Red').turn('Blue', '(3,0) BA-W@0').view.part;
      return [extended, closed];
    },
    same([2, 2]),
  );

  differs(
    'after that the builder stays in its feature, or leaves it for the supply',
    (edition) => {
      const t = builderRoad(edition).turn('Blue', '(3,0) BA-U@90');
      return [t.feature('(1,0) r1').helpers.length, t.supply('Blue').builder];
    },
    same([1, 0], [0, 1]),
  );

  differs(
    'so it works again in the next turn, or must be placed anew',
    (edition) => {
      const t = builderRoad(edition).turn('Blue', '(3,0) BA-U@90').part('(0,1) BA-B@0');
      return t.turn('Blue', '(4,0) BA-U@90').view.part;
    },
    same(2, 1),
  );

  differs(
    'that tile may be declined, or must be taken',
    (edition) => {
      const t = builderRoad(edition).asking().turn('Blue', '(3,0) BA-U@90');
      return t.refuses('second declined') ?? t.does('second declined').seat;
    },
    same('Red', 'CAR-TB-DOUBLE-06'),
  );

  differs(
    'there is one extra part and never another, in each',
    (edition) => builderRoad(edition).turn('Blue', '(3,0) BA-U@90').part('(4,0) BA-U@90').seat,
    same('Red'),
  );

  differs(
    'in the extra part a builder from the supply joins the knight of the first part, or arrives with another',
    (edition) => {
      const t = builderRoad(edition).given('(-1,0) BA-W@0  Red');
      t.turn('Blue', '(3,0) BA-L@90 Blue knight c1');
      expect(t.view.part).toBe(2);
      const joins = t.copy().draw('BA-R').does('(4,0)@0').refuses('builder c1') === undefined;
      const arrives = t.copy().draw('BA-G').does('(0,-1)@90').refuses('knight c1 with builder') === undefined;
      return { joins, arrives };
    },
    same({ joins: true, arrives: false }, { joins: false, arrives: true }),
  );

  differs(
    'a builder on a feature that its own tile completes: not offered, or it comes straight back',
    (edition) => {
      const t = traders(edition, 'Blue', 'Red').given('(0,-1) BA-N@90').lays('Blue', '(1,-1) BA-E@270');
      return t.choices.some((choice) => choice.includes('builder'));
    },
    same(false, true),
  );

  differs(
    'the pig joins a farmer that stands, or arrives with one',
    (edition) => {
      const t = traders(edition, 'Blue', 'Red').given('(0,1) BA-B@0  Blue farmer f1');
      const joins = t.lays('Blue', '(0,2) BA-B@0').refuses('pig f1') === undefined;
      const alone = traders(edition, 'Blue', 'Red').lays('Blue', '(0,1) BA-B@0');
      return { joins, arrives: alone.refuses('farmer f1 with pig') === undefined };
    },
    same({ joins: true, arrives: false }, { joins: false, arrives: true }),
  );

  differs(
    'two cities beside a field with two farmers, a pig, and another’s farmer: 10, 8, 8 at the end, and 6',
    (edition) => {
      const t = traders(edition, 'Blue', 'Red');
      // In the third edition the pig came with the first farmer.
      t.given(edition === 'c3' ? FIELD.replace('Blue farmer f1', 'Blue farmer f1 with pig') : FIELD);
      t.left('BA-B').turn('Blue', `(-1,-1) BA-B@0${edition === 'c3' ? '' : ' Blue pig f1'}`);
      return t.points;
    },
    {
      c1: { Blue: 10, Red: 0 },
      classic: { Blue: 8, Red: 0 },
      c2: { Blue: 8, Red: 0 },
      c3: { Blue: 6, Red: 0 },
    },
  );

  differs(
    'a city with a coat of arms is completed: the pig waits for the end, or is paid and goes home',
    (edition) => {
      const t = traders(edition, 'Blue', 'Red');
      if (edition === 'c3') t.given('(0,-1) BA-F@90  Blue farmer f2 with pig');
      else t.given('(0,-1) BA-F@90  Blue farmer f2').given('(-1,-1) BA-B@0  Blue pig f1');
      t.turn('Red', '(0,-2) BA-E@180');
      return [t.points.Blue, t.supply('Blue').pig, t.deciding.length];
    },
    same([0, 0, 0], [3, 1, 1]),
  );

  differs(
    'fields at the end: city by city at 4, or field by field at 3',
    (edition) =>
      traders(edition, 'Blue', 'Red')
        .given(`
          (0,-1) BA-G@90   Blue farmer f1
          (-1,-1) BA-B@0   Red farmer f1
          (0,-2) BA-E@180  Blue farmer f1`)
        .left('BA-B')
        .turn('Blue', '(0,1) BA-B@0').points,
    {
      c1: { Blue: 4, Red: 0 },
      classic: { Blue: 6, Red: 3 },
      c2: { Blue: 6, Red: 3 },
      c3: { Blue: 6, Red: 3 },
    },
  );

  differs(
    'a complete city of two tiles: 2 or 4',
    (edition) => traders(edition, 'Blue', 'Red').turn('Blue', '(0,-1) BA-E@180 Blue knight c1').points.Blue,
    { c1: 2, classic: 4, c2: 4, c3: 4 },
  );

  differs(
    'an unfinished road with an inn brings nothing, in each; another choice is open',
    (edition) =>
      (['zero', 'plain'] as const).map(
        (icUnfinished) =>
          tableWith({ edition, sets: ['inns'], icUnfinished }, 'Blue', 'Red')
            .given('(1,0) IC-B@0  Blue highwayman r1')
            .left('BA-B')
            .turn('Red', '(0,1) BA-B@0').points.Blue,
      ),
    same([0, 2]),
  );

  differs(
    'neither abbot nor gardens unless the table wants them, in each',
    (edition) =>
      [[], ['abbot'] as const].map((sets) => tableWith({ edition, sets }, 'Blue', 'Red').pieces('Blue')),
    same(['7 meeples', '7 meeples, abbot']),
  );
});
