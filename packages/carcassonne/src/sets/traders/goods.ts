import { partsOf } from '../../board/pieces.ts';
import { emit } from '../../emit.ts';
import { hasSymbols, symbolsIn } from '../../layout/tally.ts';
import { bySeat, type State } from '../../state.ts';
import { CITY } from '../../tiles/tables.ts';
import { GOODS } from './facts.ts';
import { MOST_GOODS } from './points.ts';

/** Gives the seat that completed the city a token for each of its symbols, whoever owns it. CAR-TB-GOODS-02 */
export function takeGoods(state: State, root: number, kind: number): void {
  if (kind !== CITY) return;
  const tally = state.tally[root]!;
  if (!hasSymbols(tally)) return;
  const { seat } = state;
  for (let good = 0; good < GOODS.length; good++) state.goods[bySeat(good, seat)]! += symbolsIn(tally, good);
  if (state.events) {
    const [wine, grain, cloth] = [symbolsIn(tally, 0), symbolsIn(tally, 1), symbolsIn(tally, 2)];
    emit(state, {
      type: 'goods',
      seat,
      goods: { wine, grain, cloth },
      feature: partsOf(state, root),
      rule: 'CAR-TB-GOODS-02',
    });
  }
}

/** At the end the most tokens of each kind bring 10, to every seat that has as many. CAR-TB-GOODS-06, -07, -08 */
export function payGoods(state: State): void {
  const { goods, seats } = state;
  for (let good = 0; good < GOODS.length; good++) {
    let most = 0;
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, goods[bySeat(good, seat)]!);
    if (most === 0) continue;
    for (let seat = 0; seat < seats; seat++) {
      if (goods[bySeat(good, seat)] !== most) continue;
      state.points[seat]! += MOST_GOODS;
      if (state.events)
        emit(state, {
          type: 'scored',
          seat,
          rule: 'CAR-TB-GOODS-06',
          points: MOST_GOODS,
          parts: [{ for: GOODS[good]!, count: most, each: 0, points: MOST_GOODS }],
          kind: 'goods',
          feature: [],
          strength: Array.from({ length: seats }, (_, other) => goods[bySeat(good, other)]!),
          final: true,
        });
    }
  }
}
