import { catan, siteAt } from '@bastide/catan';
import { expect, test } from 'vitest';
import { productionGain } from '../../../src/games/catan/decision/consequence-text.ts';
import type { CatanTranslator } from '../../../src/games/catan/messages.ts';
import { translatorIn } from '../../translators.ts';
import { until } from './position.ts';

test('a planned city tells what it adds of each resource in 36 rolls, without what the robber blocks', async () => {
  const en = (await translatorIn('en')) as CatanTranslator;
  const options = catan.readOptions({ seats: 3 });
  if (!options.ok) throw new Error(options.because);
  const { state, view, seat } = until(options.value, ({ actions }) =>
    actions.some(({ type }) => type === 'city'),
  );
  const action = view.actions.find((one) => one.type === 'city');
  if (action?.type !== 'city') throw new Error('no city can be built');
  const then = catan.clone(state);
  catan.apply(then, seat, action);
  const said = productionGain(en, view, catan.view(then, seat), seat) ?? '';
  const due: Record<string, number> = {};
  for (const { hex, resource, pips } of siteAt(view, action.at).hexes)
    if (resource && hex !== view.robber) due[resource] = (due[resource] ?? 0) + pips;
  const told = said.split(', ').map((part) => part.match(/^\+(\d+)\s(\w+)$/)?.slice(1));
  expect(Object.fromEntries(told.map((part) => [part?.[1], Number(part?.[0])]))).toEqual(due);
  expect(productionGain(en, view, view, seat)).toBeUndefined();
});
