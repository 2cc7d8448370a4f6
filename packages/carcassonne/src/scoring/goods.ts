import { partsOf } from '../board/pieces.ts';
import { MAX_SEATS, SEAT, SEATS_AT_TABLE, type State } from '../state.ts';
import { GOODS } from '../tiles/notation.ts';
import { GOODS_MASK, GOODS_SHIFT, goodsIn } from '../tiles/tables.ts';
import { tell } from '../turn/tell.ts';

/** Points for the most tokens of one kind. CAR-TB-GOODS-06 */
export const MOST_GOODS = 10;

/** Whoever completed the city takes a token for each of its symbols, whoever owns it. CAR-TB-GOODS-02 */
export function takeGoods(state: State, root: number): void {
  const tally = state.tally[root]!;
  if (goodsIn(tally) === 0) return;
  const seat = state.scalar[SEAT]!;
  for (let good = 0; good < GOODS_SHIFT.length; good++)
    state.goods[good * MAX_SEATS + seat]! += symbols(tally, good);
  if (state.sink) {
    const [wine, grain, cloth] = [symbols(tally, 0), symbols(tally, 1), symbols(tally, 2)];
    tell(state, {
      type: 'goods',
      seat,
      goods: { wine, grain, cloth },
      feature: partsOf(state, root),
      rule: 'CAR-TB-GOODS-02',
    });
  }
}

/** How many symbols of a kind a city holds. */
export const symbols = (tally: number, good: number): number =>
  (tally >> GOODS_SHIFT[good]!) & GOODS_MASK[good]!;

/** At the end the most tokens of each kind bring 10, to every seat that has as many. CAR-TB-GOODS-06, -07, -08 */
export function payGoods(state: State): void {
  const { goods, scalar } = state;
  const seats = scalar[SEATS_AT_TABLE]!;
  for (let good = 0; good < GOODS_SHIFT.length; good++) {
    let most = 0;
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, goods[good * MAX_SEATS + seat]!);
    if (most === 0) continue;
    for (let seat = 0; seat < seats; seat++) {
      if (goods[good * MAX_SEATS + seat] !== most) continue;
      state.points[seat]! += MOST_GOODS;
      if (state.sink)
        tell(state, {
          type: 'scored',
          seat,
          rule: 'CAR-TB-GOODS-06',
          points: MOST_GOODS,
          parts: [{ for: GOODS[good]!, count: most, each: 0, points: MOST_GOODS }],
          kind: 'goods',
          feature: [],
          strength: Array.from({ length: seats }, (_, other) => goods[good * MAX_SEATS + other]!),
          final: true,
        });
    }
  }
}
