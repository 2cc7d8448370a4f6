import type { Action } from '@bastide/carcassonne';
import { expect, test } from 'vitest';
import { planOf } from '../../../src/games/carcassonne/explanation/index.tsx';
import type { CarcassonneMoment } from '../../../src/games/carcassonne/session.ts';
import type { CarcassonneSetup } from '../../../src/games/carcassonne/setup.ts';
import { preview } from '../../../src/games/carcassonne/turn/plan.ts';
import { soloSeats } from '../../../src/people/seats.ts';
import { moments } from './moments.ts';

const SETUP: CarcassonneSetup = {
  game: 'carcassonne',
  edition: 'c3',
  sets: ['inns', 'traders', 'abbot'],
  seats: soloSeats('Olena', 2, 'greedy'),
  house: { secondTile: 'asked' },
};

/** Returns some possible advice: for each action, and for a placed tile also the action with a figure. */
const rowsAt = ({ view }: CarcassonneMoment): readonly (readonly Action[])[] =>
  view.actions.slice(-2).map((action) => {
    if (action.type !== 'place') return [action];
    const laid = preview({ view, actor: view.seat }, { at: action.at, turned: action.turned }, true);
    if (laid.kind !== 'ready') throw new Error(laid.kind);
    const figure = laid.choices.at(-1);
    return figure ? [action, figure] : laid.actions;
  });

/** Returns the kind of an action, and of an answer its content. */
function kindOf(action: Action): string {
  switch (action.type) {
    case 'farmer':
      return action.returns ? 'farmer goes home' : 'farmer stays';
    case 'second':
      return action.taken ? 'second taken' : 'second declined';
    default:
      return action.type;
  }
}

test('an advised move is chosen completely: a tile with its figure, the abbot, a farmer, a second tile', () => {
  const kinds = new Set<string>();
  for (const moment of [1, 2].flatMap((seed) => moments(SETUP, seed)))
    for (const row of rowsAt(moment)) {
      const plan = planOf(row);
      if (!plan) {
        expect(row).toEqual([{ type: 'skip' }]);
        continue;
      }
      const ready = preview(moment, plan, true);
      expect(ready.kind === 'ready' && ready.actions).toEqual(row);
      kinds.add(row.map(kindOf).join(' '));
    }
  expect([...kinds].sort()).toEqual([
    'deploy',
    'farmer goes home',
    'farmer stays',
    'place',
    'place deploy',
    'place retrieve',
    'retrieve',
    'second declined',
    'second taken',
  ]);
});

test('there is nothing to choose if only the confirmation is left', () => {
  expect(planOf([])).toBeUndefined();
  expect(planOf([{ type: 'skip' }])).toBeUndefined();
});
