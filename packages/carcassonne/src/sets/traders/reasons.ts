import { refuse } from '@bastide/contract';
import type { FigureReasons } from '../../hooks.ts';
import type { State } from '../../state.ts';
import { CITY, FIELD, isPrecinct } from '../../tiles/tables.ts';
import { BUILDER, PAIRED_BUILDER, PIG } from './facts.ts';

const builder: FigureReasons<State> = {
  out: (state) =>
    state.secondPart === 1 && state.has(PAIRED_BUILDER)
      ? refuse('CAR-TB-BUILDER-24', 'the builder stands beside the stacks')
      : refuse('CAR-TB-BUILDER-05', 'the builder is on the board'),
  misplaced: (kind) =>
    kind > CITY
      ? refuse('CAR-TB-BUILDER-04', 'a builder never stands in a field or on a monastery')
      : undefined,
  helper: {
    neverAlone: refuse('CAR-TB-BUILDER-20', 'the builder arrives beside a meeple, never alone'),
    alone: refuse('CAR-TB-BUILDER-01', 'by the rules of this table the builder is deployed by itself'),
    complete: refuse('CAR-TB-BUILDER-14', 'the feature is complete: the builder would come straight back'),
    foreign: (others) =>
      refuse(
        'CAR-TB-BUILDER-02',
        others ? 'only others have meeples in this feature' : 'no own meeple stands in this feature',
      ),
    elsewhere: (kind) =>
      kind === FIELD ? refuse('CAR-TB-BUILDER-20', 'no builder stands there') : undefined,
    beside: (kind) =>
      isPrecinct(kind) ? refuse('CAR-TB-BUILDER-20', 'a builder stands on a road or in a city') : undefined,
    besides: refuse('CAR-TB-BUILDER-20', 'the builder cannot come along'),
  },
};

const pig: FigureReasons<State> = {
  out: () => refuse('CAR-TB-PIG-03', 'the pig is on the board'),
  misplaced: (kind) => (kind === FIELD ? undefined : refuse('CAR-TB-PIG-01', 'a pig stands in a field')),
  helper: {
    neverAlone: refuse('CAR-TB-PIG-20', 'the pig arrives beside a farmer, never alone'),
    alone: refuse('CAR-TB-PIG-01', 'by the rules of this table the pig is deployed by itself'),
    foreign: (others) =>
      refuse(
        'CAR-TB-PIG-02',
        others ? 'only others have farmers in this field' : 'no own farmer stands in this field',
      ),
    elsewhere: (kind) => (kind === FIELD ? undefined : refuse('CAR-TB-PIG-20', 'no pig stands there')),
    besides: refuse('CAR-TB-PIG-20', 'the pig cannot come along'),
  },
};

/** Reasons against builder and pig, by number. */
export const reasons = { [BUILDER]: builder, [PIG]: pig };
