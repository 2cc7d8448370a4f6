import { RESOURCES, topology, type View } from '@bastide/catan';
import type { Gain } from '../board/props.ts';
import type { LineOf } from '../log/lines.ts';

/** Where the cards of a roll come from: each hex pays the buildings round it, as far as the bank did. */
export function gainsOf(view: View, { cards, hexes }: LineOf<'rolled'>): readonly Gain[] {
  const left = cards.map((own) => ({ ...own }));
  const gains: Gain[] = [];
  for (const hex of hexes) {
    const card = RESOURCES.find((one) => view.hexes.find((its) => its.hex === hex)?.resource === one);
    if (!card) continue;
    const corners = topology.CORNERS_OF[topology.hexNumber(hex)]!.map(topology.intersectionName);
    for (const [seat, own] of left.entries()) {
      const due = view.buildings
        .filter((building) => building.seat === seat && corners.includes(building.at))
        .reduce((sum, { piece }) => sum + (piece === 'city' ? 2 : 1), 0);
      const count = Math.min(due, own[card] ?? 0);
      if (count === 0) continue;
      left[seat] = { ...own, [card]: own[card]! - count };
      gains.push({ seat, hex, card, count });
    }
  }
  return gains;
}
