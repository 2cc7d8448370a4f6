import { type Actor, defineGame, type Game } from '@bastide/contract';
import { isOver, NOT_NOW, nextToDeal, type Pearls, pearlsOf } from './toy.ts';

const isChoosing = (state: Pearls['State'], actor: Actor) =>
  actor !== 'chance' && actor >= 0 && actor < state.options.seats && !isOver(state) && nextToDeal(state) < 0;

/** Pearls for talkers: while anybody chooses, any seat may boast, of far too many numbers to list. */
export const boasters: Game<Pearls> = defineGame({
  ...pearlsOf,
  unlisted: (state, actor) => (isChoosing(state, actor) ? ['boast'] : []),
  refusal: (state, actor, { type }) => (type === 'boast' && isChoosing(state, actor) ? undefined : NOT_NOW),
});
