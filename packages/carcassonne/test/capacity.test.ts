import {
  type Action,
  carcassonne,
  type Options,
  SEATS,
  SETS,
  type TileFacts,
  tileFacts,
  tilesOf,
} from '@bastide/carcassonne';
import { expect, test } from 'vitest';
import { deployment, figureOf, localOf, WITH_HELPER } from '../src/actions/deployment-codes.ts';
import { CAPACITY, needsOf, shortage, sizesOf } from '../src/capacity.ts';
import { setup } from '../src/game.ts';
import { deployed, figureIn, localIn, seatIn, slotIn } from '../src/layout/deployed.ts';
import { readOptions } from '../src/options.ts';
import { RETRIEVE } from '../src/sets/abbot/retrieve.ts';
import { sharedRulesOf } from '../src/shared-rules.ts';
import { State } from '../src/state.ts';
import { readTiles } from '../src/tiles/proof.ts';
import { optionsOf, playRandomGame, RefereeCheck } from './random-game.ts';

/** Tiles by name and number. */
const bag = (copies: Record<string, number>): TileFacts[] =>
  Object.entries(copies).map(([id, count]) => ({ ...tileFacts(id), copies: count }));

/** So many of a tile, and a BA-W more. */
const bagWith = (tile: string, copies: number): Record<string, number> =>
  tile === 'BA-W' ? { 'BA-W': copies + 1 } : { [tile]: copies, 'BA-W': 1 };

/** Plays lines such as `BA-H 0,1 0 meeple c1`, whoever's turn it is; where nothing is said of a figure, none is put. */
function play(state: State, lines: readonly string[]): void {
  const take = (action: Action, actor = carcassonne.actors(state)[0]!) => {
    const refusal = carcassonne.refusal(state, actor, action);
    expect(refusal, `${carcassonne.text.write(action)}: ${refusal?.because}`).toBeUndefined();
    carcassonne.apply(state, actor, action);
  };
  for (const line of lines) {
    const seen = state.tileCount;
    let words = line.trim().split(' ');
    while (words.length > 0) {
      const { action, used } = carcassonne.text.read(words)!;
      take(action);
      words = words.slice(used);
    }
    if (carcassonne.view(state).phase === 'deploy') take({ type: 'skip' });
    expect(state.tileCount, line).toBe(seen + 1);
  }
}

const featureAt = (state: State, at: string, on: string) =>
  carcassonne
    .view(state)
    .features.find(({ parts }) => parts.some((part) => part.on === on && part.at.join() === at))!;

const BASE = optionsOf({ seats: 2 });
const count = (length: number) => Array.from({ length }, (_, i) => i);

test('every game that the options allow fits', () => {
  const sets = SETS.reduce<(typeof SETS)[number][][]>(
    (all, set) => all.flatMap((some) => [some, [...some, set]]),
    [[]],
  );
  for (const some of sets)
    for (const edition of ['c1', 'c3'] as const) {
      const options = optionsOf({ edition, sets: some, seats: SEATS.max });
      expect(shortage(needsOf(options, tilesOf(options))), some.join()).toBeUndefined();
    }
});

const fits = needsOf(BASE, tilesOf(BASE));
for (const [what, room] of Object.entries(CAPACITY))
  test(`room for ${room} ${what}, and a game that needs more is refused`, () => {
    expect(shortage({ ...fits, [what]: room })).toBeUndefined();
    expect(shortage({ ...fits, [what]: room + 1 })!).toMatch(
      new RegExp(`^${what}: ${room + 1}, .* ${room}$`),
    );
  });

test('what a game needs is counted from its tiles, figures and seats', () => {
  const all = optionsOf({ edition: 'c1', sets: [...SETS], seats: 6 });
  expect(needsOf(all, tilesOf(all))).toStrictEqual({
    seats: 6,
    figures: 5,
    strength: 7 + 2 + 1,
    fields: 6 * 8,
    tiles: 72 + 12 + 24 + 18,
    openEnds: 2 + total(tilesOf(all), (sides) => Math.max(0, sides - 2)),
    shields: total(tilesOf(all), (_, shield) => (shield ? 1 : 0)),
    wine: 9,
    grain: 6,
    cloth: 5,
  });
});

test('memory for a game is what its longest course needs', () => {
  const sizes = (rules: Partial<Options>) => {
    const options = optionsOf(rules);
    return sizesOf(options, tilesOf(options));
  };
  const segments = tilesOf(BASE).reduce((sum, tile) => sum + tile.copies * tile.segments.length, 0);
  // A meeple or nobody on one of the eight segments of a crossroads, with or without a helper, or the abbot home.
  const base = {
    tiles: 72,
    segments,
    frontier: 146,
    figures: 72,
    monks: 6,
    deployCodes: 2 * 8 + 2,
    multiWords: 1,
  };
  expect(sizes({})).toStrictEqual(base);
  // Meeples ordinary and big; the abbot too, and gardens for it.
  expect(sizes({ sets: ['inns', 'traders'] }).deployCodes).toBe(2 * 2 * 8 + 2);
  const gardens = sizes({ sets: ['abbot'] });
  expect(gardens).toStrictEqual({
    ...base,
    segments: segments + 8,
    monks: 6 + 8,
    deployCodes: 2 * 2 * 8 + 2,
  });
  for (const [rules, figures] of [
    [{ builderRule: 'classic', pigRule: 'bonus' }, 72 + 24],
    [{ builderRule: 'paired', pigRule: 'bonus' }, 2 * (72 + 24)],
    [{ builderRule: 'classic', pigRule: 'shield-city' }, 2 * (72 + 24)],
  ] as const)
    expect(sizes({ sets: ['traders'], ...rules }).figures).toBe(figures);
  const bagOf = (copies: number) => sizesOf(BASE, bag({ 'BA-D': 1, 'BA-W': copies })).multiWords;
  expect([0, 1, 32, 33, 64, 65].map(bagOf)).toStrictEqual([1, 1, 1, 2, 2, 3]);
});

test('games that are played with the same tiles share one list of them, and others do not', () => {
  const list = (rules: Partial<Options>) => tilesOf(optionsOf(rules));
  expect(list({ sets: ['river', 'abbot'], seats: 2 })).toBe(list({ sets: ['abbot', 'river'], seats: 5 }));
  const sets = [...SETS];
  const lists = [
    ...SETS.map((set) => list({ sets: sets.filter((other) => other !== set) })),
    ...(['first', 'third'] as const).map((tradersTiles) => list({ sets, tradersTiles })),
    list({ sets, riverTiles: 'third' }),
    list({ sets, startTileWithRiver: 'shuffle' }),
  ];
  expect(new Set(lists.map((tiles) => JSON.stringify(tiles))).size).toBe(lists.length);
});

/** Adds up something of all cities. */
function total(tiles: readonly TileFacts[], of: (sides: number, shield: boolean) => number): number {
  let sum = 0;
  for (const { segments, copies } of tiles)
    for (const one of segments) if (one.kind === 'city') sum += copies * of(one.sides.length, one.shield);
  return sum;
}

const TOO_MANY: Record<string, Record<string, number>> = {
  tiles: { 'BA-D': 1, 'BA-B': 255 },
  openEnds: { 'BA-D': 1, 'IC-K': 127 },
  shields: { 'BA-D': 1, 'BA-M': 32 },
  wine: { 'BA-D': 1, 'TB-Q': 16 },
};
for (const [what, tiles] of Object.entries(TOO_MANY))
  test(`too many ${what} in the bag: options and set-up refuse`, () => {
    expect(() => setup(BASE, bag(tiles))).toThrow(new RegExp(what));
    const read = readOptions({ seats: 2 }, 'table', () => bag(tiles));
    expect.assert(!read.ok);
    expect(read.rule).toBe('OPTIONS');
    expect(read.because).toMatch(new RegExp(what));
  });

test('too many seats: set-up refuses, and options have a limit of their own', () => {
  expect(() => carcassonne.setup({ ...BASE, seats: 9 })).toThrow(/seats/);
  expect(carcassonne.readOptions({ seats: 7 }).ok).toBe(false);
});

test('a tile has at most 14 segments, beside a garden', () => {
  const tile = (fields: number) =>
    `XX-A x1 RRRR | r1(N-x) r2(E-x) r3(S-x) r4(W-x) f1(N1 W3;-) f2(N3 E1;-) f3(E3 S1;-) f4(S3 W1;-) ${count(
      fields,
    )
      .map((i) => (i < 5 ? `f${i + 5}(-;-)` : `m${i}`))
      .join(' ')}`;
  expect(readTiles(tile(6))[0]?.segments.length).toBe(14);
  expect(() => readTiles(tile(7))).toThrow(/XX-A: 15 segments, and there is room for 14/);
});

for (const seat of [0, 7])
  test(`32 kinds of figures, 15 segments and 255 tiles have room beside seat ${seat}`, () => {
    for (const figure of [0, 15, 31])
      for (const local of [0, 14])
        for (const slot of [0, 254]) {
          const entry = deployed(slot, local, figure, seat);
          expect([slotIn(entry), localIn(entry), figureIn(entry), seatIn(entry)]).toStrictEqual([
            slot,
            local,
            figure,
            seat,
          ]);
          const code = deployment(figure, local);
          expect([figureOf(code), localOf(code)]).toStrictEqual([figure, local]);
          expect([figureOf(code | WITH_HELPER), localOf(code | WITH_HELPER)]).toStrictEqual([figure, local]);
          expect(code).not.toBe(RETRIEVE);
        }
  });

/** Monasteries and roads in one line, as far as a bag of 255 tiles goes. */
for (const [way, tile, on, turned, points] of [
  ['1,0', 'BA-U', 'r1', 90, 255],
  ['-1,0', 'BA-U', 'r1', 90, 255],
  ['0,1', 'BA-B', 'm1', 0, 2],
] as const)
  test(`255 tiles in a line towards ${way}`, () => {
    const state = setup(BASE, bag({ 'BA-D': 1, [tile]: 254 }));
    const [x = 0, y = 0] = way.split(',').map(Number);
    play(
      state,
      count(254).map(
        (i) => `${tile} ${x * (i + 1)},${y * (i + 1)} ${turned}${i === 253 ? ` meeple ${on}` : ''}`,
      ),
    );
    const view = carcassonne.view(state);
    expect(view.tiles.at(-1)?.at).toStrictEqual([x * 254, y * 254]);
    expect(view.phase).toBe('over');
    expect(featureAt(state, view.tiles.at(-1)!.at.join(), on).tiles).toBe(points);
    expect(view.seats.map((seat) => seat.points)).toStrictEqual([0, points]);
  });

// A tile with two cities has a bit of its own: the bits of two tiles must differ however many tiles lie between.
for (const between of [0, 31, 63, 100])
  test(`tiles with two cities count once in a joined city, with ${between} such tiles between them`, () => {
    const state = setup(BASE, bag({ 'BA-D': 1, 'BA-A': 1, 'BA-H': 110, 'BA-N': 4, 'BA-R': 2, 'BA-G': 1 }));
    play(state, [
      'BA-H 0,1 0 meeple c1',
      'BA-A -1,0 270',
      ...count(between).map((i) => `BA-H ${-2 - i},0 90`),
      ...['BA-N 1,1 180', 'BA-R 1,2 270', 'BA-N 1,3 270', 'BA-H 0,3 0'],
      ...['BA-N -1,3 0', 'BA-R -1,2 90', 'BA-N -1,1 90', 'BA-G 0,2 0'],
    ]);
    expect(featureAt(state, '0,2', 'c1').tiles).toBe(9);
    expect([...state.points.subarray(0, 2)]).toStrictEqual([18, 0]);
  });

for (const between of [0, 31, 63, 100])
  test(`tiles with several roads count once each, with ${between} such tiles between them`, () => {
    const state = setup(BASE, bag({ 'BA-D': 1, 'BA-W': 110 }));
    play(state, ['BA-W 1,0 0', ...count(between).map((i) => `BA-W ${-1 - i},0 0`), 'BA-W 2,0 0 meeple r3']);
    expect(featureAt(state, '2,0', 'r3').tiles).toBe(2);
    expect(carcassonne.view(state).seats.reduce((sum, { points }) => sum + points, 0)).toBe(2);
  });

// Roads and cities are counted apart: tiles with two cities leave all bits for those with several roads, and the other way round.
for (const [tile, copies] of [
  ['BA-H', 64],
  ['BA-W', 31],
] as const)
  test(`a tile with several roads counts once in a ring of road, after ${copies} ${tile}`, () => {
    const state = setup(BASE, bag({ 'BA-D': 1, 'BA-V': 3, ...bagWith(tile, copies) }));
    play(state, [
      ...count(copies).map((i) => (tile === 'BA-H' ? `BA-H 0,${1 + i} 0` : `BA-W ${-1 - i},0 180`)),
      ...['BA-W 1,0 180', 'BA-V 1,-1 270', 'BA-V 2,-1 0', 'BA-V 2,0 90'],
    ]);
    expect(featureAt(state, '2,0', 'r1').tiles).toBe(4);
  });
test('tiles with two cities count once in a joined city beside as many with several roads', () => {
  const state = setup(BASE, bag({ 'BA-D': 1, 'BA-W': 64, 'BA-H': 3, 'BA-N': 4, 'BA-R': 2, 'BA-G': 1 }));
  play(state, [
    ...count(64).map((i) => `BA-W ${1 + i},0 180`),
    'BA-H 0,1 0 meeple c1',
    ...['BA-N 1,1 180', 'BA-R 1,2 270', 'BA-N 1,3 270', 'BA-H 0,3 0'],
    ...['BA-N -1,3 0', 'BA-R -1,2 90', 'BA-N -1,1 90', 'BA-G 0,2 0'],
  ]);
  expect(featureAt(state, '0,2', 'c1').tiles).toBe(9);
});

test('a game has room for as many monks as monasteries', () => {
  const state = setup({ ...BASE, seats: 6 }, bag({ 'BA-D': 1, 'BA-B': 40 }));
  play(
    state,
    count(40).map((i) => `BA-B ${i % 2},${1 + (i >> 1)} 0 meeple m1`),
  );
  const { figures, seats, phase } = carcassonne.view(state);
  expect(phase).toBe('over');
  expect(figures).toHaveLength(40);
  // Two columns beneath the start tile: five neighbours each, at the upper end four, at the lower end three.
  expect(seats.reduce((sum, { points }) => sum + points, 0)).toBe(36 * 6 + 2 * 5 + 2 * 4);
});

test('every choice has room: on a crossroads that touches nobody, in the third edition', () => {
  const state = setup(optionsOf({ edition: 'c3', sets: ['traders'] }));
  for (const words of [['BA-X'], ['1,0', '0']])
    carcassonne.apply(state, carcassonne.actors(state)[0]!, carcassonne.text.read(words)!.action);
  const choices = carcassonne.actions(state, 0).map(carcassonne.text.write);
  expect(choices).toHaveLength(2 * 8 + 1);
  expect([choices[0], choices.at(-2), choices.at(-1)]).toStrictEqual([
    'meeple r1',
    'meeple f4 with pig',
    'skip',
  ]);
});

// Beside a city of 33 tiles and its ends six seats have a farmer each in turn, every one in a field of its own; beside a small city two.
for (const [fieldScoring, points] of [
  ['city-4', [4, 4, 4, 4, 4, 0]], // three have six farmers around the long city; of the others two share the small one
  ['field-3-once', [3, 3, 3, 6, 6, 3]],
  ['field-3', [18, 18, 18, 18, 18, 15]],
] as const)
  test(`more fields with farmers than a word has bits (${fieldScoring})`, () => {
    const tiles = bag({ 'BA-D': 1, 'BA-G': 33, 'BA-E': 3 });
    const state = setup({ ...optionsOf({ seats: 6 }), fieldScoring }, tiles);
    const lines = [
      ...count(33).map((i) => `BA-G 0,${-1 - i} 90 meeple f1`),
      'BA-E 0,1 180 meeple f1',
      'BA-E 0,2 0 meeple f1',
      'BA-E 0,-34 180',
    ];
    // Twice, for nothing of a game that is over may be left.
    for (const begin of [() => {}, () => carcassonne.fast.reset(state)]) {
      begin();
      play(state, lines);
      expect(carcassonne.view(state).phase).toBe('over');
      expect([...state.points.subarray(0, 6)]).toStrictEqual(points);
    }
  });

test('a state that needs more memory than there is says so', () => {
  class Larger extends State {
    readonly more = this.allocate(1 << 20);
  }
  expect(
    () => new Larger(BASE, bag({ 'BA-D': 1 }), sizesOf(BASE, bag({ 'BA-D': 1 })), sharedRulesOf(BASE)),
  ).toThrow(/words are taken/);
});

test('back at the start nothing of the last game lies on the board', () => {
  const tiles = bag({ 'BA-D': 1, 'BA-E': 1, 'BA-U': 2 });
  const state = setup(BASE, tiles);
  play(state, ['BA-E 0,-1 180', 'BA-U -1,0 90']);
  carcassonne.fast.reset(state);
  const choices = [state, setup(BASE, tiles)].map((one) => {
    play(one, ['BA-E 0,-1 180']);
    carcassonne.apply(one, 'chance', { type: 'draw', tile: 'BA-U' });
    return carcassonne.actions(one, 1).map(carcassonne.text.write);
  });
  expect(choices[0]).toStrictEqual(choices[1]);
});

test('the field behind a full word of them is told from the first (CAR-FARM-04)', () => {
  const tiles = bag({ 'BA-D': 1, 'BA-G': 32, 'BA-E': 3 });
  const state = setup({ ...optionsOf({ seats: 6 }), fieldScoring: 'field-3-once' }, tiles);
  play(state, [
    'BA-E 0,1 180 meeple f1',
    'BA-E 0,2 0 meeple f1',
    ...count(32).map((i) => `BA-G 0,${-1 - i} 90 meeple f1`),
    'BA-E 0,-33 180',
  ]);
  expect(carcassonne.view(state).phase).toBe('over');
  // All have farmers around the long city, only the first two beside the small one.
  expect([...state.points.subarray(0, 6)]).toStrictEqual([6, 6, 3, 3, 3, 3]);
});

/** The referee counts in lists of any length. */
for (const sets of [[], [...SETS]])
  test(`eight seats play by the same rules (${sets.join(', ') || 'base game'})`, () => {
    const options: Options = { ...optionsOf({ edition: 'c1', sets, seats: 6 }), seats: 8 };
    for (const style of ['anything', 'crowded'] as const) {
      const watch = new RefereeCheck(options);
      playRandomGame({ options, seed: 8, style }, ({ state, actor, action, take }) =>
        watch.follow(state, actor, action, take),
      );
    }
  });
