import { refuse } from '@bastide/contract';
import { askedOf, type PhaseRules } from '../../actions/phase-rules.ts';
import { partAt } from '../../board/pieces.ts';
import type { Coordinates } from '../../layout/cells.ts';
import { localIn, slotIn } from '../../layout/deployed.ts';
import { symbolsIn } from '../../layout/tally.ts';
import { bySeat, type State } from '../../state.ts';
import type { SegmentKind } from '../../tiles/notation.ts';
import type { ExpansionSet, SetHooks } from '../set.ts';
import { earnSecondPart, offerSecondPart } from './builder.ts';
import { GOODS, type Good, PIG, tradersFacts } from './facts.ts';
import { farmer } from './farmer.ts';
import { payGoods, takeGoods } from './goods.ts';
import { pigBonus } from './pig-bonus.ts';
import { payPigsIfDue } from './pigs.ts';
import { reasons } from './reasons.ts';
import { second } from './second.ts';

const phases: Readonly<Record<'farmer' | 'second', PhaseRules>> = {
  // Owners of pigs that were paid decide about their farmers. CAR-TB-PIG-25
  farmer: {
    actor: askedOf,
    actions: [farmer],
    duty: 'say whether the farmer returns',
    refusal: refuse('CAR-TB-PIG-25', 'the farmer beside the pig stays or returns first'),
    isUrgent: true,
  },
  // The builder earned a second part: another tile, or the next seat. CAR-TURN-06, CAR-TB-DOUBLE-06
  second: {
    actor: askedOf,
    actions: [second],
    duty: 'say whether it takes the second tile',
    refusal: refuse('CAR-TB-DOUBLE-06', 'the second tile is taken or declined first'),
    isUrgent: true,
  },
};

/** A second part that was earned and not begun is lost with the last tile. */
function finish(state: State): void {
  payGoods(state);
  state.secondPart = 0;
}

const hooks = ({ pigRule }: { readonly pigRule: string }): SetHooks => ({
  laid: earnSecondPart,
  completed: takeGoods,
  ...(pigRule === 'shield-city' && { scored: payPigsIfDue }),
  partEnds: offerSecondPart,
  finished: finish,
  cityBonus: { points: pigBonus, ruleByField: 'CAR-TB-PIG-05', ruleByCity: 'CAR-TB-PIG-06' },
});

export interface TradersView {
  /** True if this part earned a second one, which follows or is asked about. CAR-TB-DOUBLE-01, CAR-TB-DOUBLE-06 */
  readonly double: boolean;
  /** Seats that still decide whether the farmer goes home, in order, and the place of that farmer. CAR-TB-PIG-25 */
  readonly deciding: readonly { readonly seat: number; readonly at: Coordinates; readonly on: string }[];
}

export interface GoodsOfFeature {
  /** Goods that its completion brings. CAR-TB-GOODS-02 */
  readonly goods: Readonly<Record<Good, number>>;
}

export interface GoodsOfSeat {
  /** Tokens of goods. */
  readonly goods: Readonly<Record<Good, number>>;
}

const goodsOf = (count: (good: number) => number): GoodsOfSeat => ({
  goods: Object.fromEntries(GOODS.map((name, good) => [name, count(good)])) as Record<Good, number>,
});

function deciding(state: State): TradersView['deciding'] {
  const { seats } = state;
  const clockwise = Array.from({ length: seats }, (_, i) => (state.asked + i) % seats);
  return clockwise
    .filter((seat) => (state.pending & (1 << seat)) !== 0)
    .map((seat) => {
      const entry = state.figures[state.lastAt[bySeat(PIG, seat)]! - 2]!;
      return { seat, ...partAt(state, slotIn(entry), localIn(entry)) };
    });
}

export interface Restored extends TradersView {
  readonly phase: string;
  readonly seat: number;
  readonly seats: readonly GoodsOfSeat[];
  readonly figures: readonly { readonly at: Coordinates }[];
}

function restore(state: State, view: Restored): void {
  state.secondPart = view.double ? 1 : 0;
  view.seats.forEach(({ goods }, seat) => {
    GOODS.forEach((good, i) => {
      state.goods[bySeat(i, seat)] = goods[good];
    });
  });
  state.asked = view.phase === 'second' ? view.seat : (view.deciding[0]?.seat ?? 0);
  for (const { seat, at } of view.deciding) {
    state.pending |= 1 << seat;
    // On its tile stands nothing else: the pig that was deployed after it has gone home.
    state.lastAt[bySeat(PIG, seat)] = 2 + view.figures.findIndex((one) => one.at.join() === at.join());
  }
}

/** Traders & Builders: goods, the builder and the pig. */
export const traders = {
  facts: tradersFacts,
  actions: [farmer, second],
  phases,
  hooks,
  reasons,
  view: (state: State): TradersView => ({ double: state.secondPart === 1, deciding: deciding(state) }),
  viewOfFeature: (kind: SegmentKind, tally: number) =>
    goodsOf((good) => (kind === 'city' ? symbolsIn(tally, good) : 0)),
  viewOfSeat: (state: State, seat: number) => goodsOf((good) => state.goods[bySeat(good, seat)]!),
  restore,
} as const satisfies ExpansionSet;
