import { preview, type Seat, Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import { boasters } from './boasters.ts';
import { race } from './race.ts';
import { type Pearls, pearls } from './toy.ts';

const KEEP = { type: 'choose', choice: 'keep' };
const boast = (count: number) => ({ type: 'boast', pearls: count });

/** Two seats, one round, both pearls dealt. */
function dealt(...hands: ('white' | 'black')[]): Pearls['State'] {
  const state = pearls.setup({ seats: 2, rounds: 1 });
  for (const pearl of hands) pearls.apply(state, 'chance', { type: 'deal', pearl });
  return state;
}

const determinized = (view: Pearls['View'], seed = 1) => boasters.determinize(view, new Sfc32(seed));
const shownTo = (state: Pearls['State'], seat: Seat) => JSON.parse(JSON.stringify(pearls.view(state, seat)));

test('actions of a seat are shown one after the other, from its view alone', () => {
  const view = shownTo(dealt('white', 'black'), 0);
  const steps = preview(boasters, determinized(view), 0, [boast(3), boast(5), KEEP]);
  expect(steps).toMatchObject([
    { ok: true, view: { boasts: [3, 0] }, events: [{ type: 'boasted' }], isGuess: false },
    { ok: true, view: { boasts: [5, 0] }, isGuess: false },
    { ok: true, view: { choice: 'keep' }, events: [{ type: 'chose', seat: 0 }], isGuess: false },
  ]);
});

test('a refused action ends the preview, with its rule and reason', () => {
  const view = shownTo(dealt('white', 'black'), 0);
  const steps = preview(pearls, determinized(view), 0, [KEEP, KEEP, KEEP]);
  expect(steps).toMatchObject([{ ok: true }, { ok: false, rule: 'PEARL-01', because: 'not now' }]);
});

test('a step that depends on hidden pearls is a guess, and so are the next ones and the end', () => {
  const state = dealt('white', 'black');
  pearls.apply(state, 1, { type: 'choose', choice: 'give' });
  const found = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const steps = preview(pearls, determinized(shownTo(state, 0), seed), 0, [KEEP]);
    expect(steps).toMatchObject([{ ok: true, isGuess: true }]);
    found.add(JSON.stringify(steps[0]?.ok && steps[0].view.points));
  }
  expect([...found].sort()).toEqual(['[1,0]', '[1,1]', '[2,0]']);
});

test('a preview leaves its state as it was', () => {
  const view = shownTo(dealt('white', 'black'), 1);
  const state = determinized(view);
  preview(boasters, state, 1, [boast(2), KEEP]);
  expect(shownTo(state, 1)).toEqual(view);
});

test('an open game is shown up to the action that chance answers, and nothing in it is a guess', () => {
  const state = race.setup({ seats: 2, target: 30 });
  expect(preview(race, race.determinize(race.view(state, 0), new Sfc32(1)), 0, [{ type: 'move' }])).toEqual([
    { ok: false, rule: 'RACE-02', because: 'a turn begins with a roll' },
  ]);
  const steps = preview(race, race.determinize(race.view(state, 0), new Sfc32(1)), 0, [
    { type: 'roll' },
    { type: 'roll' },
  ]);
  expect(steps).toMatchObject([{ ok: true, view: { isRolling: true }, isGuess: false }, { ok: false }]);
});
