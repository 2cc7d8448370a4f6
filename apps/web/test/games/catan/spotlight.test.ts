import { catan, production, siteAt, type View } from '@bastide/catan';
import { expect, test } from 'vitest';
import type { CatanTranslator } from '../../../src/games/catan/messages.ts';
import { blockedText } from '../../../src/games/catan/sidebar/ProductionTable.tsx';
import { spotlightPlaces } from '../../../src/games/catan/table/IslandArea.tsx';
import { translatorIn } from '../../translators.ts';
import { until } from './position.ts';

/** Returns the first such position of a game with three seats. */
function viewWhere(isThere: (view: View) => boolean): View {
  const options = catan.readOptions({ seats: 3 });
  if (!options.ok) throw new Error(options.because);
  return until(options.value, isThere).view;
}

const hexesAt = (view: View, at: string) => siteAt(view, at).hexes.map(({ hex }) => hex);
const robbed = (view: View) =>
  view.buildings.filter(({ at }) => hexesAt(view, at).includes(view.robber ?? ''));

/** Tells whether the robber keeps cards from somebody. */
const isBlocking = (view: View) =>
  robbed(view).length > 0 && view.hexes.some(({ hex, pips }) => hex === view.robber && pips > 0);

test('the production of a seat lights its buildings and the hexes that bring it cards, not the one with the robber', () => {
  const view = viewWhere((one) => isBlocking(one));
  const { seat } = robbed(view)[0]!;
  const lit = spotlightPlaces({ on: 'production', seat }, view);
  const own = view.buildings.filter((one) => one.seat === seat).map(({ at }) => at);
  const desert = new Set(view.hexes.filter(({ pips }) => pips === 0).map(({ hex }) => hex));
  const beside = own
    .flatMap((at) => hexesAt(view, at))
    .filter((hex) => !desert.has(hex) && hex !== view.robber);
  expect([...(lit.hexes ?? [])].sort()).toEqual([...new Set(beside)].sort());
  expect(lit.intersections).toEqual(own);
  expect([lit.seat, lit.hasShares, lit.paths]).toEqual([seat, true, undefined]);
  expect(production(view).get(view.robber!)).toEqual([]);
});

test('points light the pieces that they come from', () => {
  const view = viewWhere(({ buildings }) =>
    buildings.some(
      (city) =>
        city.piece === 'city' && buildings.some((one) => one.seat === city.seat && one.piece !== 'city'),
    ),
  );
  const { seat } = view.buildings.find(({ piece }) => piece === 'city')!;
  const lit = (['settlement', 'city'] as const).map((on) => {
    const { intersections, ...rest } = spotlightPlaces({ on, seat }, view);
    expect(rest).toEqual({ seat });
    return intersections?.map((at) => view.buildings.find((one) => one.at === at));
  });
  const own = view.buildings.filter((one) => one.seat === seat);
  expect(lit).toEqual(['settlement', 'city'].map((on) => own.filter(({ piece }) => piece === on)));
  expect(spotlightPlaces({ on: 'longest-road', seat }, view)).toEqual({
    paths: view.seats[seat]!.trail,
    seat,
  });
});

test('the table of production tells what the robber keeps from whom', async () => {
  const en = (await translatorIn('en')) as CatanTranslator;
  const names = ['Ann', 'Ben', 'Cy'];
  const view = viewWhere((one) => isBlocking(one));
  const { pips, resource } = view.hexes.find(({ hex }) => hex === view.robber)!;
  const due = new Map<number, number>();
  for (const { seat, piece } of robbed(view))
    due.set(seat, (due.get(seat) ?? 0) + pips * (piece === 'city' ? 2 : 1));
  const said = blockedText(en, view, names)!.replaceAll(/\s/g, ' ');
  for (const [seat, n] of due) expect(said).toContain(`${names[seat]}: ${n} ${resource}`);
  for (const [seat, name] of names.entries()) expect(said.includes(name)).toBe(due.has(seat));
  expect(said).toMatch(/^Blocked by the robber: .*\.$/);
  const free = viewWhere((one) => robbed(one).length === 0);
  expect(blockedText(en, free, names)).toBeUndefined();
});
