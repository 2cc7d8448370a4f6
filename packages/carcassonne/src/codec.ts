import { assertNever } from '@bastide/contract';
import { type Action, TURNS } from './actions.ts';
import { segmentName, tileName, turnedOf } from './board/pieces.ts';
import { FIGURES } from './figures.ts';
import { DEPLOY, DRAW, FARMER, PLACE, SECOND, type State } from './state.ts';
import { TILES, tileNumber } from './tiles/catalogue.ts';
import { FIELD, kindOf } from './tiles/tables.ts';
import { deployment, figureOf, localOf, RETRIEVE, SKIP, WITH_HELPER } from './turn/deployments.ts';
import { DECLINED, TAKEN } from './turn/pass-on.ts';
import { RETURNS, STAYS } from './turn/pigs.ts';

/** An allowed action as a small integer. A code means something only in the phase it was made for. */
export function encode(state: State, action: Action): number {
  switch (action.type) {
    case 'draw':
      return tileNumber(action.tile)!;
    case 'place':
      return (state.cellAt(action.at) << 2) | TURNS.indexOf(action.turned);
    case 'deploy': {
      const { segments } = TILES[state.drawn]!;
      const local = segments.findIndex((segment) => segment.name === action.on);
      return deployment(FIGURES.indexOf(action.figure), local) | (action.with ? WITH_HELPER : 0);
    }
    case 'retrieve':
      return RETRIEVE;
    case 'skip':
      return SKIP;
    case 'farmer':
      return action.returns ? RETURNS : STAYS;
    case 'second':
      return action.taken ? TAKEN : DECLINED;
    default:
      return assertNever(action);
  }
}

export function decode(state: State, code: number): Action {
  switch (state.phase) {
    case DRAW:
      return { type: 'draw', tile: tileName(code) };
    case PLACE:
      return { type: 'place', at: state.placeOf(code >> 2), turned: turnedOf(code) };
    case FARMER:
      return { type: 'farmer', returns: code === RETURNS };
    case SECOND:
      return { type: 'second', taken: code === TAKEN };
    default:
      return decodeChoice(state, code);
  }
}

/** Returns the type of the action that `decode` would give. */
export function typeOf(state: State, code: number): Action['type'] {
  if (state.phase !== DEPLOY) return TYPES[state.phase]!;
  return code === SKIP ? 'skip' : code === RETRIEVE ? 'retrieve' : 'deploy';
}

/** By phase: the type of action that it waits for; of a deployment, the code says it. */
const TYPES: readonly (Action['type'] | undefined)[] = ['draw', 'place', undefined, 'farmer', 'second'];

function decodeChoice(state: State, code: number): Action {
  if (code === SKIP) return { type: 'skip' };
  if (code === RETRIEVE) return { type: 'retrieve' };
  const type = state.drawn;
  const local = localOf(code);
  const deploy = {
    type: 'deploy',
    figure: FIGURES[figureOf(code)]!,
    on: segmentName(type, local),
  } as const;
  if ((code & WITH_HELPER) === 0) return deploy;
  return { ...deploy, with: kindOf(type, local) === FIELD ? 'pig' : 'builder' };
}
