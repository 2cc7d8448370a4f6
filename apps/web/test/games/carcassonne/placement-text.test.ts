import { BOTS } from '@bastide/bots';
import { type Action, type Carcassonne, carcassonne, type View } from '@bastide/carcassonne';
import { preview, Sfc32, seededDealer } from '@bastide/contract';
import { expect, test } from 'vitest';
import {
  effectsOf,
  partOfMap,
  placementText,
} from '../../../src/games/carcassonne/explanation/placement-text.ts';
import { stateForView } from '../../../src/session/state-for-view.ts';
import { translatorIn } from '../../translators.ts';

type Placement = Extract<Action, { type: 'place' }>;

/** Returns the placements at every fourth turn of a game between two bots, with the views before them. */
function placements(): readonly { readonly view: View; readonly action: Placement }[] {
  const options = carcassonne.readOptions({ seats: 2 });
  if (!options.ok) throw new Error(options.because);
  const state = carcassonne.setup(options.value);
  const [random, deal, bot] = [new Sfc32(5), seededDealer(new Sfc32(6)), BOTS.greedy()];
  const found: { view: View; action: Placement }[] = [];
  for (let [by] = carcassonne.actors(state); by !== undefined; [by] = carcassonne.actors(state)) {
    if (by === 'chance') carcassonne.apply(state, by, deal(carcassonne, state)!);
    else {
      const view = carcassonne.view(state, by);
      if (view.tiles.length % 4 === 0)
        for (const action of carcassonne.actions(state, by))
          if (action.type === 'place') found.push({ view, action });
      carcassonne.apply(state, by, bot.choose(carcassonne, state, by, random));
    }
  }
  return found;
}

/** Returns the seats that score something at once if no figure is placed; 'nobody' for a city that nobody has. */
function scorers({ view, action }: ReturnType<typeof placements>[number]) {
  const row = [action, { type: 'skip' }];
  return preview<Carcassonne>(
    carcassonne,
    stateForView<Carcassonne>(carcassonne, view),
    view.seat,
    row,
  ).flatMap((step) =>
    step.ok
      ? step.events.flatMap((event) => {
          if (event.type === 'scored' && !event.final) return [event.seat];
          return event.type === 'completed' ? ['nobody'] : [];
        })
      : [],
  );
}

const PLACEMENTS = placements();

test('a placement is said to complete something exactly when it completes a feature', async () => {
  const t = await translatorIn('en');
  let closings = 0;
  for (const one of PLACEMENTS) {
    const said = placementText(t, one.view, one.action, true);
    const scored = scorers(one);
    closings += scored.length;
    expect([said, /completing/.test(said)]).toEqual([said, scored.length > 0]);
    if (scored.some((seat) => seat === one.view.seat)) expect(said).toMatch(/completing (your|a shared)/);
    else if (scored.length > 0) expect(said).not.toMatch(/completing (your|a shared)/);
  }
  expect(closings).toBeGreaterThan(5);
});

test('a placement has at most two effects, and a new feature is told only where nothing is joined', () => {
  for (const { view, action } of PLACEMENTS) {
    const effects = effectsOf(view, action);
    expect(effects.length).toBeLessThanOrEqual(2);
    if (effects.length > 1) expect(effects.map(({ does }) => does)).not.toContain('starts');
  }
});

test('a cell is in a part of the map once there are some tiles', () => {
  const tiles = [-2, -1, 0, 1, 2].flatMap((x) => [-2, -1, 0, 1, 2].map((y) => ({ at: [x, y] as const })));
  const map = { tiles } as unknown as View;
  expect(partOfMap(map, [0, -3])).toBe('n');
  expect(partOfMap(map, [3, 2])).toBe('se');
  expect(partOfMap(map, [0, 0])).toBe('middle');
  expect(partOfMap({ tiles: map.tiles.slice(0, 3) }, [0, -3])).toBe('small');
});
