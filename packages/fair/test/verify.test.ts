import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { type Game, replay, type Types } from '@bastide/contract';
import { describe, expect, it } from 'vitest';
import { boasters } from '../../contract/test/boasters.ts';
import { race } from '../../contract/test/race.ts';
import { pearls } from '../../contract/test/toy.ts';
import { verify, verifySteps } from '../src/index.ts';
import { fairnessOf, playedFairly, sharesFor } from './table.ts';

const ALL_SETS = ['river', 'inns', 'traders', 'abbot'];

const verifiesPlayed = <T extends Types>(game: Game<T>, options: object, kinds: readonly string[]) => {
  const record = playedFairly(game, options);
  const verified = verify(game, record);
  if (!verified.ok) throw new Error(JSON.stringify(verified));
  expect(Object.keys(verified.kinds)).toEqual(expect.arrayContaining([...kinds]));
  const chance = record.actions.filter(({ by }) => by === 'chance').length;
  expect(verified.draws).toBe(chance);
  expect(Object.values(verified.kinds).reduce((sum, count) => sum + count, 0)).toBe(chance);
};

describe('whole games dealt fairly are verified', () => {
  it.each([
    {},
    { seats: 6, sets: ALL_SETS },
    { edition: 'c3', sets: ALL_SETS, startTileWithRiver: 'shuffle' },
  ])('Carcassonne %j', (options) => verifiesPlayed(carcassonne, options, ['draw']));

  it.each([
    {},
    { seats: 2, map: 'variable-random', dice: 'deck' },
    { seats: 3, map: 'free', dice: 'deck-5', noSevenRounds: 2 },
  ])('Catan %j', (options) => verifiesPlayed(catan, options, ['map', 'dice', 'stolen', 'dealt']));

  it('a game of Catan on the beginners’ map is verified', () =>
    verifiesPlayed(catan, { map: 'beginners' }, ['dice']));

  it('a game in which several act at once and boast is verified', () =>
    verifiesPlayed(boasters, { seats: 4 }, ['deal']));

  it('an open game of which everything is derived is verified', () =>
    verifiesPlayed(race, { seats: 3 }, ['die']));
});

describe('tiles leave the bag in one order, however they are placed, so that a tile that was put back comes again', () => {
  it.each([
    {},
    { seats: 6, sets: ALL_SETS },
    { edition: 'c3', sets: ALL_SETS, startTileWithRiver: 'shuffle' },
  ])('Carcassonne %j', (options) => {
    const tiles = [1, 2, 3].map((seed) =>
      playedFairly(carcassonne, options, { seed }).actions.flatMap((one) =>
        one.type === 'draw' ? one.tile : [],
      ),
    );
    expect(tiles[1]).toEqual(tiles[0]);
    expect(tiles[2]).toEqual(tiles[0]);
  });
});

describe('the same shares deal the same game, others another', () => {
  const dealt = (shares: ReturnType<typeof sharesFor>) =>
    JSON.stringify(playedFairly(carcassonne, {}, { shares }).actions);
  const shares = sharesFor(2);

  it('with the same key', () => expect(dealt(shares)).toBe(dealt({ ...shares })));
  it.each([
    { secret: '5f'.repeat(32) },
    { game: 'g-2' },
    { nonces: ['', shares.nonces[1]!] },
    { nonces: [...shares.nonces].reverse() },
  ])('with %j', (other) => expect(dealt({ ...shares, ...other })).not.toBe(dealt(shares)));
});

describe('a record that differs from the deal', () => {
  const record = playedFairly(catan, { seats: 3 });
  const fairness = fairnessOf(sharesFor(3));
  const withFairness = (changes: object) => ({ ...record, fairness: { ...fairness, ...changes } });
  const withAction = (at: number, action: object) => ({
    ...record,
    actions: record.actions.map((one, i) => (i === at ? { ...one, ...action } : one)),
  });
  const firstOf = (type: string) => record.actions.findIndex((one) => one.type === type);
  const chanceBefore = (at: number) => record.actions.slice(0, at).filter(({ by }) => by === 'chance').length;

  it('is found by any single roll that was changed', () => {
    const rolls = record.actions.flatMap((one, at) => (one.type === 'dice' ? [{ at, ...one }] : []));
    expect(rolls.length).toBeGreaterThan(20);
    for (const { at, dice } of rolls.slice(0, 20)) {
      const found = { type: 'dice', dice: [dice[1], (dice[0] % 6) + 1] };
      expect(verify(catan, withAction(at, found))).toMatchObject({
        ok: false,
        why: 'draw',
        at,
        draw: chanceBefore(at),
        due: { type: 'dice', dice },
        found,
      });
    }
  });

  it('is found by another island, and the fault names it', () => {
    const map = record.actions[0] as { harbors: readonly string[] };
    const harbors = [...map.harbors.slice(1), map.harbors[0]!];
    expect(verify(catan, withAction(0, { harbors }))).toMatchObject({ why: 'draw', at: 0, draw: 0 });
  });

  it('is found by another card bought', () => {
    const at = firstOf('dealt');
    const bought = record.actions[at] as { card: string };
    const card = bought.card === 'knight' ? 'point' : 'knight';
    const due = { type: 'dealt', card: bought.card };
    expect(verify(catan, withAction(at, { card }))).toMatchObject({ why: 'draw', at, due });
  });

  it('is found by another nonce, and by nonces that changed places', () => {
    const [first, second, third] = fairness.nonces;
    for (const nonces of [
      [first, second, 'ff'.repeat(16)],
      [second, first, third],
      [first, second, ''],
    ])
      expect(verify(catan, withFairness({ nonces }))).toMatchObject({ why: 'draw', at: 0 });
  });

  it('is found by another secret, game or commitment', () => {
    for (const changes of [{ secret: '5f'.repeat(32) }, { game: 'g-2' }, { commitment: '00'.repeat(32) }])
      expect(verify(catan, withFairness(changes))).toMatchObject({ ok: false, why: 'commitment' });
    expect(verify(catan, withFairness({ commitment: '00'.repeat(32) }))).toMatchObject({
      due: fairness.commitment,
    });
  });

  it('is found by another secret with its own commitment', () => {
    const other = fairnessOf({ ...sharesFor(3), secret: '5f'.repeat(32) });
    expect(verify(catan, { ...record, fairness: other })).toMatchObject({ why: 'draw', at: 0 });
  });

  it('is found by two tiles that changed places, though all that follows is allowed', () => {
    const game = playedFairly(carcassonne, {});
    const draws = game.actions.flatMap((one, at) => (one.type === 'draw' ? [at] : []));
    const swapped = draws.flatMap((first, i) =>
      draws.slice(i + 1).flatMap((second) => {
        const actions = [...game.actions];
        [actions[first], actions[second]] = [actions[second]!, actions[first]!];
        const isOther = JSON.stringify(actions[first]) !== JSON.stringify(game.actions[first]);
        return isOther ? [{ first, record: { ...game, actions } }] : [];
      }),
    );
    const legal = swapped.filter(({ record }) => replay(carcassonne, record).ok);
    expect(legal.length).toBeGreaterThan(0);
    for (const { first, record: one } of legal)
      expect(verify(carcassonne, one)).toMatchObject({ why: 'draw', at: first });
  });
});

describe('a record that cannot be verified', () => {
  const record = playedFairly(pearls, {});
  const { secret, ...hidden } = fairnessOf(sharesFor(2));

  it('is one without a fair dealer', () => {
    const { fairness: _, ...local } = record;
    expect(verify(pearls, local)).toEqual({ ok: false, why: 'none' });
  });

  it('is one whose secret is not revealed', () => {
    const found = { ok: false, why: 'hidden', fairness: hidden };
    const all = record.actions.length;
    expect(verify(pearls, { ...record, fairness: hidden })).toEqual({ ...found, actions: all, isOver: true });
    const actions = record.actions.slice(0, all - 1);
    expect(
      verify(pearls, {
        format: record.format,
        game: record.game,
        options: record.options,
        seats: record.seats,
        actions,
        fairness: hidden,
      }),
    ).toEqual({
      ...found,
      actions: all - 1,
      isOver: false,
    });
  });

  it('is not one that stops early: it is right as far as it goes', () => {
    const {
      result: _,
      at: __,
      ...whole
    } = record as typeof record & { readonly result?: unknown; readonly at?: unknown };
    const fairness = fairnessOf(sharesFor(2));
    for (let actions = 0; actions <= record.actions.length; actions++)
      expect(verify(pearls, { ...whole, fairness, actions: record.actions.slice(0, actions) })).toMatchObject(
        {
          ok: true,
          actions,
          isOver: actions === record.actions.length,
        },
      );
  });

  it('is one whose actions are not allowed, whatever it says of its dealer', () => {
    const actions = [...record.actions, { by: 0, type: 'choose', choice: 'keep' }];
    for (const fairness of [undefined, hidden, { ...hidden, secret }])
      expect(verify(pearls, { ...record, actions, fairness })).toMatchObject({
        why: 'record',
        fault: { at: record.actions.length, rule: 'PEARL-01' },
      });
  });

  it('is any value that is no record', () => {
    for (const junk of [null, 7, 'x', [], {}, { format: 'bastide/1' }, { fairness: {} }])
      expect(verify(pearls, junk)).toMatchObject({ ok: false, why: 'record' });
  });

  it.each([
    ['form', 7],
    ['form', [hidden]],
    ['form', null],
    ['member', { ...hidden, more: 1 }],
    ['scheme', { ...hidden, scheme: 'fair-v2' }],
    ['game', { ...hidden, game: '' }],
    ['game', { ...hidden, game: 'größer' }],
    ['commitment', { ...hidden, commitment: hidden.commitment.toUpperCase() }],
    ['nonces', { ...hidden, nonces: 'x' }],
    ['nonces', { ...hidden, nonces: ['', 'abc'] }],
    ['nonces', { ...hidden, nonces: ['', 7] }],
    ['seats', { ...hidden, nonces: [''] }],
    ['secret', { ...hidden, secret: `${secret}00` }],
    ['secret', { ...hidden, secret: undefined }],
  ])('a member `fairness` of another form: %s %j', (fault, fairness) =>
    expect(verify(pearls, { ...record, fairness })).toMatchObject({
      why: 'record',
      fault: { rule: 'FAIRNESS', facts: { fault } },
    }),
  );
});

it('draws are told as they come, an action at a time', () => {
  const record = playedFairly(pearls, {});
  const told: number[] = [];
  const pieces = verifySteps(pearls, record, ({ at, draw, action }) => {
    expect({ by: 'chance', ...action }).toEqual(record.actions[at]);
    expect(draw).toBe(told.length);
    told.push(at);
  });
  for (const _ of record.actions) expect(pieces.next().done).toBe(false);
  expect(pieces.next()).toMatchObject({ done: true, value: { ok: true, draws: told.length } });
});
