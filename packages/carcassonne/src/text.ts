import type { ActionText } from '@bastide/contract';
import { assertNever } from '@bastide/contract';
import { type Action, TURNS } from './actions.ts';
import { FIGURES, type Figure } from './figures.ts';

/**
 * `BA-U` draws, `1,0 90` places, `meeple r1` deploys, `skip` skips: a whole part is `BA-U 1,0 90 meeple r1`.
 * Also `meeple r1 with builder`, `retrieve`, `farmer stays`, `farmer returns`, `second taken`, `second declined`.
 */
export const text: ActionText<Action> = {
  write(action) {
    switch (action.type) {
      case 'draw':
        return action.tile;
      case 'place':
        return `${action.at[0]},${action.at[1]} ${action.turned}`;
      case 'deploy':
        return `${action.figure} ${action.on}${action.with ? ` with ${action.with}` : ''}`;
      case 'retrieve':
      case 'skip':
        return action.type;
      case 'farmer':
        return action.returns ? 'farmer returns' : 'farmer stays';
      case 'second':
        return action.taken ? 'second taken' : 'second declined';
      default:
        return assertNever(action);
    }
  },
  answers: () => false,
  read([first = '', second = '', third = '', fourth = '']) {
    if (first === 'skip' || first === 'retrieve') return { action: { type: first }, chance: false, used: 1 };
    if (first === 'farmer' && (second === 'stays' || second === 'returns'))
      return { action: { type: 'farmer', returns: second === 'returns' }, chance: false, used: 2 };
    if (first === 'second' && (second === 'taken' || second === 'declined'))
      return { action: { type: 'second', taken: second === 'taken' }, chance: false, used: 2 };
    if (/^[A-Z]{2}-[A-Z]['3]?g?$/.test(first))
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
    if (!FIGURES.includes(figure) || !/^[crfmg]\d$/.test(second)) return undefined;
    const deploy = { type: 'deploy', figure, on: second } as const;
    if (third !== 'with') return { action: deploy, chance: false, used: 2 };
    if (fourth !== 'builder' && fourth !== 'pig') return undefined;
    return { action: { ...deploy, with: fourth }, chance: false, used: 4 };
  },
};
