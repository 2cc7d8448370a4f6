import {
  carcassonne,
  FIGURES,
  figureRefusals,
  type PlaceAction,
  SETS,
  type State,
  tileFacts,
} from '@bastide/carcassonne';
import { play, Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import { optionsOf, playRandomGame } from './random-game.ts';
import { rule } from './rule.ts';
import { table, tableWith } from './table.ts';

/** The reasons in short: `pig f1 CAR-TB-PIG-02 feature`. */
const reasons = (state: State, place?: PlaceAction) =>
  figureRefusals(state, place).map(
    ({ action, refusal, about }) => `${action.figure} ${action.on} ${refusal.rule} ${about}`,
  );

test('every figure on every segment is either allowed or refused for a reason, before and after the tile is laid', () => {
  const options = optionsOf({ edition: 'c3', sets: [...SETS], seats: 3 });
  let laid = 0;
  let unasked = 0;
  playRandomGame({ options, seed: 4, style: 'crowded' }, ({ state, actor, action }) => {
    if (action.type !== 'place') return;
    laid++;
    const before = carcassonne.view(state);
    const refused = figureRefusals(state, action);
    expect(carcassonne.view(state)).toStrictEqual(before);
    const seen = carcassonne.determinize(carcassonne.view(state, actor as number), new Sfc32(0));
    expect(figureRefusals(seen, action)).toStrictEqual(refused);
    const next = play(carcassonne, state, actor, action);
    expect.assert(next.ok);
    const allowed = carcassonne.actions(next.state, actor).filter(({ type }) => type === 'deploy');
    if (carcassonne.view(next.state).phase === 'deploy')
      expect(figureRefusals(next.state)).toStrictEqual(refused);
    else unasked++;
    for (const figure of FIGURES)
      for (const { name } of tileFacts(before.drawn!).segments) {
        const isAllowed = allowed.some(
          (one) => one.type === 'deploy' && one.figure === figure && one.on === name,
        );
        const isRefused = refused.some((one) => one.action.figure === figure && one.action.on === name);
        expect(isAllowed, `${figure} ${name}`).not.toBe(isRefused);
      }
  });
  expect(laid).toBeGreaterThan(40);
  expect(unasked).toBeGreaterThan(0);
});

rule(
  'CAR-MEEP-04',
  'without a meeple in the supply the reason is the supply, though nothing is asked',
  () => {
    const t = tableWith({}, 'Blue', 'Red').begin('Blue').draw('BA-U');
    const seats = t.view.seats.map((seat) => ({ ...seat, supply: { ...seat.supply, meeple: 0 } }));
    t.determinize({ seats });
    const place = { type: 'place', at: [1, 0], turned: 90 } as const;
    const refused = reasons(t.state, place).filter((reason) => reason.startsWith('meeple'));
    expect(refused).toStrictEqual(['r1', 'f1', 'f2'].map((on) => `meeple ${on} CAR-MEEP-04 figure`));
  },
);

rule('CAR-TB-BUILDER-02', 'what a reason speaks of: the figure, the feature, or what never is', () => {
  const t = table('Blue', 'Red').lays('Blue', '(1,0) BA-U@90');
  expect(reasons(t.state)).toStrictEqual([
    ...['r1', 'f1', 'f2'].map((on) => `big ${on} CAR-GEN-03 never`),
    ...['r1', 'f1', 'f2'].map((on) => `abbot ${on} CAR-ABB-01 never`),
    'builder r1 CAR-TB-BUILDER-02 feature',
    'builder f1 CAR-TB-BUILDER-04 never',
    'builder f2 CAR-TB-BUILDER-04 never',
    'pig r1 CAR-TB-PIG-01 never',
    'pig f1 CAR-TB-PIG-02 feature',
    'pig f2 CAR-TB-PIG-02 feature',
  ]);
});

rule('CAR-MEEP-02', 'a tile in hand meets who would stand in its features if it were laid there', () => {
  const t = tableWith({}, 'Blue', 'Red').given('(1,0) BA-U@90 Red highwayman r1');
  t.begin('Blue').draw('BA-V');
  const meeples = (at: [number, number], turned: 0 | 180) =>
    reasons(t.state, { type: 'place', at, turned }).filter((reason) => reason.startsWith('meeple'));
  expect(meeples([2, 0], 0)).toStrictEqual(['meeple r1 CAR-MEEP-02 feature']);
  expect(meeples([0, 1], 180)).toStrictEqual([]);
});
