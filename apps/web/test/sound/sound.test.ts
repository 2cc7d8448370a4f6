import { catan, DEVELOPMENTS, type Event, RESOURCES } from '@bastide/catan';
import { Sfc32, seededDealer } from '@bastide/contract';
import { expect, test } from 'vitest';
import { GOODS_SOUNDS, soundsOf as tileSounds } from '../../src/games/carcassonne/secondary.tsx';
import { carcassonneAdapter } from '../../src/games/carcassonne/session.ts';
import { DICE, soundsOf as islandSounds } from '../../src/games/catan/secondary.tsx';
import { catanAdapter } from '../../src/games/catan/session.ts';
import { soloSeats } from '../../src/people/seats.ts';
import { LocalSession } from '../../src/session/local-session.ts';
import type { GameSession, GameSetup, TableGameTypes } from '../../src/session/session.ts';
import { type SoundCues, soundsOfCues } from '../../src/sound/cues.ts';
import { listenToTable } from '../../src/sound/engine.ts';
import { recipeOf } from '../../src/sound/play.ts';
import { SOUNDS, type Sound, type SoundContext, type SoundsOf } from '../../src/sound/sounds.ts';
import { act } from '../act.ts';

/** The first of three seats belongs to a person at this screen. */
const AROUND: SoundContext = { isMine: (seat) => seat === 0, seats: 3 };
const names = (sounds: readonly Sound[]) =>
  sounds.map(({ name }) => (typeof name === 'string' ? name : name.name!));
const WINE = { options: { thirdGood: 'wine' } } as const;
/** No sound of Catan depends on the view. */
const VIEW = { seat: 0, seats: [] };
const island = (...events: readonly Event[]) => islandSounds(events, AROUND, VIEW);

/** Returns the sounds of random actions at a table, until `stop`. */
function heardAt<T extends TableGameTypes, Line, Setup extends GameSetup>(
  session: GameSession<T, Line, Setup>,
  soundsOf: SoundsOf<T['Event'], T['View']>,
  stop: (session: GameSession<T, Line, Setup>) => boolean = () => false,
  isHidden = () => false,
): readonly { readonly by: number; readonly sounds: readonly Sound[] }[] {
  const heard: { by: number; sounds: readonly Sound[] }[] = [];
  let by = 0;
  const unsubscribe = listenToTable(session, soundsOf, (sounds) => heard.push({ by, sounds }), isHidden);
  const random = new Sfc32(6);
  while (session.moment().actor !== undefined && !stop(session)) {
    by = Number(session.moment().actor);
    const { actions } = session.moment(by).view as unknown as { actions: readonly T['Action'][] };
    act(session, by, [actions[random.below(actions.length)]!]);
  }
  unsubscribe();
  return heard;
}
const tiles = () =>
  new LocalSession(
    carcassonneAdapter,
    { game: 'carcassonne', edition: 'c1', sets: ['traders'], seats: soloSeats('', 1, 'greedy') },
    [],
    seededDealer(new Sfc32(5)),
  );
const islandTable = () =>
  new LocalSession(
    catanAdapter,
    { game: 'catan', seats: soloSeats('', 2, 'greedy') },
    [],
    seededDealer(new Sfc32(5)),
  );

test('my own tile has a seal, and a lower sound than those of others', () => {
  const laid = (seat: number) =>
    tileSounds([{ type: 'placed', seat, tile: 'D', at: [1, 0], turned: 0 }], AROUND, WINE);
  expect(laid(0)).toEqual([{ name: 'seal' }, { name: 'laid', mine: true }]);
  expect(laid(1)).toEqual([{ name: 'laid', mine: false }]);
  const pitch = (mine: boolean) => recipeOf({ name: 'laid', mine }).layers[0]!.from;
  expect(pitch(true)).toBeLessThan(pitch(false));
});

test('a builder sounds like two pegs, coins count points up to six, and goods differ by kind', () => {
  const figure = (kind: 'meeple' | 'builder') =>
    names(tileSounds([{ type: 'deployed', seat: 1, figure: kind, at: [0, 0], on: 'N' }], AROUND, WINE));
  expect(figure('meeple')).toEqual(['peg']);
  expect(figure('builder')).toEqual(['pegs']);
  const scored = (points: number, final = false) =>
    ({
      type: 'scored',
      seat: 0,
      rule: '',
      points,
      parts: [],
      kind: 'road',
      feature: [],
      strength: [],
      final,
    }) as const;
  expect(tileSounds([scored(3), scored(4)], AROUND, WINE)).toEqual([{ name: 'coins', count: 4 }]);
  expect(tileSounds([scored(20)], AROUND, WINE)).toEqual([{ name: 'coins', count: 6 }]);
  expect(tileSounds([scored(20, true)], AROUND, WINE)).toEqual([]);
  const goods = { type: 'goods', seat: 0, goods: { wine: 1, grain: 0, cloth: 2 }, feature: [] } as const;
  const taken = [{ ...goods, rule: 'CAR-TB-GOODS-02' }] as const;
  expect(names(tileSounds(taken, AROUND, WINE))).toEqual(['wine', 'cloth']);
  expect(names(tileSounds(taken, AROUND, { options: { thirdGood: 'chicken' } }))).toEqual([
    'chicken',
    'cloth',
  ]);
});

test('a low drum follows a 7', () => {
  expect(names(island({ type: 'rolled', seat: 1, dice: [2, 3] }))).toEqual(['dice']);
  expect(names(island({ type: 'rolled', seat: 1, dice: [2, 5] }))).toEqual(['dice', 'drum']);
});

test('the recipients of an offer hear it, and its answers are short', () => {
  const offer = (seat: number, ...to: number[]) =>
    names(island({ type: 'offered', seat, to, give: { ore: 1 }, get: { wool: 1 } }));
  expect(offer(1, 0, 2)).toEqual(['quill']);
  expect(offer(1, 2)).toEqual([]);
  expect(offer(0, 1, 2)).toEqual(['seal']);
  expect(names(island({ type: 'declined', seat: 1 }))).toEqual(['nib']);
});

test('the end of my turn has a seal, and that of others has none', () => {
  expect(names(island({ type: 'turn', seat: 1, turn: 5 }))).toEqual(['seal']);
  expect(names(island({ type: 'turn', seat: 2, turn: 6 }))).toEqual([]);
  expect(names(island({ type: 'turn', seat: 0, turn: 1 }))).toEqual([]);
});

test('hidden cards make no difference to the sounds of thefts and purchases', () => {
  for (const seat of [0, 1, 2]) {
    const stolen = [null, ...RESOURCES].map((card) =>
      island({ type: 'robbed', seat, from: (seat + 1) % 3, card }),
    );
    const dealt = [null, ...DEVELOPMENTS].map((card) =>
      island({ type: 'bought', seat, cost: { ore: 1 } }, { type: 'dealt', seat, card }),
    );
    for (const all of [stolen, dealt]) for (const one of all) expect(one).toEqual(all[0]);
  }
  const table = islandTable();
  heardAt(table, islandSounds);
  const told = [0, 1, 2].map((seat) => table.moment(seat).log.map(({ event }) => event));
  expect(told.flat().some((event) => event.type === 'robbed' && event.card !== null)).toBe(true);
  for (const events of told)
    for (const event of events) expect(island(event)).toEqual(island(catan.redactEvent(event)));
});

test('every game has sounds from its first piece to its final chord, also for bots', () => {
  for (const heard of [heardAt(tiles(), tileSounds), heardAt(islandTable(), islandSounds)]) {
    const all = new Set(heard.flatMap(({ sounds }) => names(sounds)));
    for (const name of ['laid', 'peg', 'coins', 'chord'] as const) expect(all).toContain(name);
    expect(names(heard.at(-1)!.sounds)).toContain('chord');
    expect(heard.filter(({ sounds }) => names(sounds).includes('chord'))).toHaveLength(1);
    expect(all).not.toContain('bell');
    const lower = heard.flatMap(({ by, sounds }) =>
      sounds.flatMap(({ name, mine }) => (name === 'laid' ? [[by, mine]] : [])),
    );
    for (const [by, mine] of lower) expect(mine).toBe(by === 0);
  }
});

test('a bell calls me to my turn, once, and only when the page is hidden', () => {
  const heard = heardAt(
    tiles(),
    tileSounds,
    ({ moment }) => moment().count > 40,
    () => true,
  );
  const bells = heard.filter(({ sounds }) => names(sounds).includes('bell'));
  expect(bells.length).toBeGreaterThan(3);
  for (const { by } of bells) expect(by).not.toBe(0);
});

test('an undo makes no sound', () => {
  const table = islandTable();
  heardAt(table, islandSounds, ({ moment }) => moment().actor === 0);
  const heard: (readonly Sound[])[] = [];
  const settle = table.moment(0).view.actions[0]!;
  act(table, 0, [settle]);
  listenToTable(
    table,
    islandSounds,
    (sounds) => heard.push(sounds),
    () => false,
  );
  void table.undo(0);
  expect(heard).toEqual([[]]);
});

test('a replay makes only the sound of paper, a refusal knocks, and a ghost taps', () => {
  const rest: SoundCues = { ghost: undefined, refused: undefined, past: undefined, rule: undefined };
  const heard = (part: Partial<SoundCues>, before: Partial<SoundCues> = {}) =>
    names(soundsOfCues({ ...rest, ...before }, { ...rest, ...part }));
  expect(heard({})).toEqual([]);
  expect(heard({ ghost: '1,0' })).toEqual(['ghost']);
  expect(heard({ ghost: '1,0', refused: 'CAR-TILE-02' })).toEqual(['knock']);
  expect(heard({ ghost: '1,0' }, { ghost: '1,0' })).toEqual([]);
  expect(heard({}, { ghost: '1,0' })).toEqual([]);
  expect(heard({ past: 7, ghost: '1,0' })).toEqual(['paper']);
  expect(heard({ past: 6 }, { past: 7 })).toEqual(['paper']);
  expect(heard({ rule: '' })).toEqual(['paper']);
});

test('every sound can be played, and a refusal is no louder than a tap', () => {
  const loudness = (name: Sound['name']) =>
    recipeOf({ name }).layers.reduce((most, { level }) => Math.max(most, level), 0);
  for (const name of [...SOUNDS, ...Object.values(GOODS_SOUNDS), DICE]) {
    const { next, layers } = recipeOf({ name });
    expect(next).toBeGreaterThan(0);
    for (const { at, last, from, to = from, level } of layers) {
      expect(Math.min(last, from, to, level)).toBeGreaterThan(0);
      expect(at + last).toBeLessThan(2);
      expect(level).toBeLessThanOrEqual(1);
    }
  }
  expect(loudness('knock')).toBeLessThanOrEqual(loudness('laid'));
  expect(recipeOf({ name: 'coins', count: 6 }).layers).toHaveLength(12);
});
