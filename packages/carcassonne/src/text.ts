import type { ActionText } from '@bastide/contract';
import { assertNever } from '@bastide/contract';
import { type Action, FIGURES, type Figure, TURNS } from './actions.ts';

/** `BA-U` draws, `1,0 90` places, `meeple r1` deploys, `skip` skips: a whole part is `BA-U 1,0 90 meeple r1`. */
export const text: ActionText<Action> = {
  write(action) {
    switch (action.type) {
      case 'draw':
        return action.tile;
      case 'place':
        return `${action.at[0]},${action.at[1]} ${action.turned}`;
      case 'deploy':
        return `${action.figure} ${action.on}`;
      case 'skip':
        return 'skip';
      default:
        return assertNever(action);
    }
  },
  read([first = '', second = '']) {
    if (first === 'skip') return { action: { type: 'skip' }, chance: false, used: 1 };
    if (/^[A-Z]{2}-[A-Z]['3]?$/.test(first))
      return { action: { type: 'draw', tile: first }, chance: true, used: 1 };
    const cell = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(first);
    const turned = TURNS.find((one) => String(one) === second);
    if (cell && turned !== undefined)
      return {
        action: { type: 'place', at: [Number(cell[1]), Number(cell[2])], turned },
        chance: false,
        used: 2,
      };
    const figure = first as Figure;
    if (FIGURES.includes(figure) && /^[crfm]\d$/.test(second))
      return { action: { type: 'deploy', figure, on: second }, chance: false, used: 2 };
    return undefined;
  },
};
