import { type Carcassonne, carcassonne, clashes, TURNS } from '@bastide/carcassonne';
import { type Action, type Catan, catan, type View } from '@bastide/catan';
import { type Game, play, type Random, type Seat, Sfc32, seededDealer, type Types } from '@bastide/contract';
import { expect, test } from 'vitest';
import { legalCells, preview, sameChoice } from '../../src/games/carcassonne/turn/plan.ts';
import { stagesOf } from '../../src/games/catan/turn/plan.ts';
import { refusalForView } from '../../src/session/state-for-view.ts';

/** Returns a view after sending it over the network. */
const sent = <View>(view: View): View => JSON.parse(JSON.stringify(view));

/** Plays randomly, and calls back at some decisions with the view of the seat. */
function decisions<T extends Types>(
  game: Game<T>,
  input: unknown,
  seed: number,
  look: (state: T['State'], seat: Seat, view: T['View'], random: Random) => void,
): void {
  const options = game.readOptions(input);
  if (!options.ok) throw new Error(options.because);
  const random = new Sfc32(seed);
  const dealer = seededDealer(random);
  let state = game.setup(options.value);
  for (let [by] = game.actors(state); by !== undefined; [by] = game.actors(state)) {
    if (by !== 'chance' && random.below(8) === 0) look(state, by, sent(game.view(state, by)), random);
    const listed = by === 'chance' ? [dealer(game, state)!] : game.actions(state, by);
    state = taken(game, state, by, listed[random.below(listed.length)]!).state;
  }
}

function taken<T extends Types>(game: Game<T>, state: T['State'], by: Seat | 'chance', action: T['Action']) {
  const played = play(game, state, by, action);
  if (!played.ok) throw new Error(played.because);
  return played;
}

test.each([
  ['c1', 1],
  ['c2', 2],
  ['c3', 3],
])('Carcassonne, %s: placing a tile has the same result from a view as in the state', (edition, seed) => {
  const sets = ['river', 'inns', 'traders', 'abbot'];
  const seen = new Set<string>();
  decisions<Carcassonne>(carcassonne, { edition, sets, seats: 3 }, seed, (state, actor, view, random) => {
    const any = <X>(all: readonly X[]): X => all[random.below(all.length)]!;
    const at = view.phase === 'place' ? any(legalCells(view)).at : undefined;
    for (const turned of at ? TURNS : ([0] as const)) {
      const plan = { at, turned, returns: any([true, false]) };
      const shown = preview({ view, actor }, plan);
      if (shown.kind === 'open') throw new Error('nothing is shown');
      seen.add(shown.kind === 'ready' && shown.farmer ? 'farmer' : shown.kind);
      const place = { type: 'place', at: at!, turned } as const;
      if (shown.kind === 'misfit') {
        expect(shown.refusal).toMatchObject(carcassonne.refusal(state, actor, place)!);
        expect(shown.clashes).toEqual(clashes(state, view.drawn!, at!, turned));
        continue;
      }
      const choice = any([undefined, ...shown.choices]);
      const ready = preview({ view, actor }, { ...plan, choice });
      if (ready.kind !== 'ready') throw new Error(ready.kind);
      const laid = at ? taken<Carcassonne>(carcassonne, state, actor, place) : { state, events: [] };
      const figures = carcassonne
        .actions(laid.state, actor)
        .filter(({ type }) => type !== 'skip' && type !== 'farmer');
      expect(ready.choices).toEqual(view.phase === 'farmer' ? [] : figures);
      if (choice)
        expect(ready.actions.some((one) => one.type !== 'place' && sameChoice(one as never, choice))).toBe(
          true,
        );
      let truth = state;
      const events = ready.actions.flatMap((action) => {
        const played = taken<Carcassonne>(carcassonne, truth, actor, action);
        truth = played.state;
        return played.events;
      });
      expect(ready.events).toEqual(events);
      expect(ready.after).toEqual(carcassonne.view(truth, actor));
    }
  });
  for (const kind of ['ready', 'misfit']) expect(seen).toContain(kind);
});

test.each([
  [2, 1],
  [3, 2],
  [4, 3],
  [4, 4],
])('Catan, %i seats: steps have the same results from a view as in the state', (seats, seed) => {
  /** Actions that were possible at any time; most of them are refused now. */
  const seen: Action[] = [];
  const types = new Set<string>();
  decisions<Catan>(catan, { seats }, seed, (state, me, now, random) => {
    const any = <X>(all: readonly X[]): X => all[random.below(all.length)]!;
    for (let i = 0; i < Math.min(20, seen.length); i++) {
      const action = any(seen);
      expect([action, refusalForView<Catan>(catan, now, me, action)]).toEqual([
        action,
        catan.refusal(state, me, action),
      ]);
    }
    const staged: Action[] = [];
    const truth: { view: View; events: readonly unknown[] }[] = [{ view: catan.view(state, me), events: [] }];
    for (let at = state; staged.length < 3; ) {
      const open = catan.actions(at, me).filter((action) => !catan.revealsHidden(at, me, action));
      if (open.length === 0) break;
      const action = any(open);
      const played = taken<Catan>(catan, at, me, action);
      // At the end nothing is hidden.
      if (catan.outcome(played.state)) break;
      at = played.state;
      staged.push(action);
      seen.push(action);
      types.add(action.type);
      truth.push({
        view: catan.view(at, me),
        events: played.events.map((event) => catan.redactEvent(event, me)),
      });
    }
    const stages = stagesOf(now, me, staged);
    expect(stages.map(({ view, events }) => ({ view, events }))).toEqual(truth);
  });
  for (const type of ['settle', 'road', 'robber', 'roll']) expect(types).toContain(type);
});

test('a preview of a winning step names the winner', () => {
  let ended = 0;
  for (let seed = 1; seed < 6; seed++)
    decisions<Catan>(catan, { seats: 3, victoryTarget: 5 }, seed, (state, me, now) => {
      for (const action of catan.actions(state, me)) {
        if (catan.revealsHidden(state, me, action)) continue;
        const outcome = catan.outcome(taken<Catan>(catan, state, me, action).state);
        const end = stagesOf(now, me, [action])[1]!.events.find(({ type }) => type === 'ended');
        expect(end?.type === 'ended' ? end.winners : undefined).toEqual(outcome?.winners);
        if (outcome) ended++;
      }
    });
  expect(ended).toBeGreaterThan(0);
});
