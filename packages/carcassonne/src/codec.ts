import { type Action, FIGURES, TURNS } from './actions.ts';
import { placeOf, segmentName, tileName, turnedOf } from './board/pieces.ts';
import { cellAt, DRAW, DRAWN, PHASE, PLACE, type State } from './state.ts';
import { TILES, tileNumber } from './tiles/catalogue.ts';
import { deployment, SKIP } from './turn/place.ts';

/** An allowed action as a small integer. A code means something only in the phase it was made for. */
export function encode(state: State, action: Action): number {
  switch (action.type) {
    case 'draw':
      return tileNumber(action.tile)!;
    case 'place':
      return (cellAt(action.at[0], action.at[1]) << 2) | TURNS.indexOf(action.turned);
    case 'deploy': {
      const { segments } = TILES[state.scalar[DRAWN]!]!;
      const local = segments.findIndex((segment) => segment.name === action.on);
      return deployment(FIGURES.indexOf(action.figure), local);
    }
    case 'skip':
      return SKIP;
  }
}

export function decode(state: State, code: number): Action {
  switch (state.scalar[PHASE]) {
    case DRAW:
      return { type: 'draw', tile: tileName(code) };
    case PLACE:
      return { type: 'place', at: placeOf(code >> 2), turned: turnedOf(code) };
    default:
      if (code === SKIP) return { type: 'skip' };
      return {
        type: 'deploy',
        figure: FIGURES[(code >> 4) - 1]!,
        on: segmentName(state.scalar[DRAWN]!, code & 15),
      };
  }
}
