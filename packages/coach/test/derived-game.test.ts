import { BOTS, greedy, type Heuristic, pointLead } from '@bastide/bots';
import { analystOf, ReviewBuilder, Study, tasksFor } from '@bastide/coach';
import { type RecordedAction, recordedAction, Sfc32, seededDealer } from '@bastide/contract';
import { expect, test } from 'vitest';
import { type Race, race } from '../../contract/test/race.ts';

const OPTIONS: Race['Options'] = { seats: 2, target: 40 };
const leading: Heuristic<Race['State'], Race['Action']> = { evaluate: pointLead(race) };

/** A whole game of random bots. */
function played(seed: number): readonly RecordedAction<Race['Action']>[] {
  const random = new Sfc32(seed);
  const deal = seededDealer(random);
  const state = race.setup(OPTIONS);
  const acts: RecordedAction<Race['Action']>[] = [];
  for (let [by] = race.actors(state); by !== undefined; [by] = race.actors(state)) {
    const action =
      by === 'chance' ? deal(race, state)! : BOTS.random().choose(race, race.clone(state), by, random, {});
    race.apply(state, by, action);
    acts.push(recordedAction(by, action));
  }
  return acts;
}

test('a game that bots know nothing of is judged by a given heuristic only', () => {
  expect(() => analystOf(race, BOTS.random())).toThrow('nobody can judge race');
});

test.each([
  ['a bot that weighs moves', greedy('leading', leading as never)],
  ['a bot that does not', BOTS.random()],
])('a game of which everything is derived is reviewed with %s', (_, bot) => {
  const acts = played(3);
  const study = new Study(race, analystOf(race, bot, leading), OPTIONS, acts);
  const builder = new ReviewBuilder<Race['Action']>();
  for (const task of tasksFor(acts, [{}])) builder.add(study.do(task));
  const review = builder.review();
  expect(review.curve).toHaveLength(acts.length + 1);
  for (const [one, other] of review.curve) expect(one! + other!).toBeCloseTo(1, 9);
  const winner = review.curve.at(-1)!.indexOf(1);
  expect(acts.at(-1)).toEqual({ by: winner, type: 'move' });
  expect(review.draws).toHaveLength(acts.filter(({ by }) => by === 'chance').length);
  expect(review.draws.every(({ ways }) => ways === 6)).toBe(true);
  // Who has rolled something may move or roll on.
  expect(review.decisions.some(({ thoughts }) => thoughts.length === 2)).toBe(true);
});
