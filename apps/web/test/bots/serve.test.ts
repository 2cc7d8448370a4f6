import { carcassonne } from '@bastide/carcassonne';
import { Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import type { Answer, Question } from '../../src/bots/protocol.ts';
import { repliesIn, serveBots } from '../../src/bots/serve.ts';

/** Carcassonne as a seat sees it when the first tile has been drawn. */
function begun() {
  const options = carcassonne.readOptions({ seats: 2 });
  if (!options.ok) throw new Error(options.because);
  const state = carcassonne.setup(options.value);
  carcassonne.apply(state, 'chance', carcassonne.actions(state, 'chance')[0]!);
  return { state, view: carcassonne.view(state, 0) };
}
const { state, view } = begun();
const QUESTION: Question = { id: 7, bot: 'greedy', seat: 0, view, seed: 5 };

test('a bot moves by the view of its seat: legally, and alike for equal questions', () => {
  const move = moveOf(carcassonne);
  const action = move(QUESTION, new Sfc32(5));
  expect(carcassonne.refusal(state, 0, action)).toBeUndefined();
  expect(move(QUESTION, new Sfc32(5))).toEqual(action);
});

test('each question is answered under its number; one that cannot be is told why', () => {
  const said: Answer[] = [];
  let ask = (_question: Question) => {};
  Object.assign(globalThis, {
    self: {
      postMessage: (answer: Answer) => said.push(answer),
      addEventListener: (_: 'message', hear: (event: { data: Question }) => void) => {
        ask = (data) => hear({ data });
      },
    },
  });
  serveBots(({ more }) => {
    if (more === undefined) throw new Error('nothing was asked');
    return more;
  });
  ask({ ...QUESTION, more: 'wool' });
  ask({ ...QUESTION, id: 8 });
  expect(said).toEqual([
    { id: 7, ok: true, action: 'wool' },
    { id: 8, ok: false, because: 'nothing was asked' },
  ]);
});
