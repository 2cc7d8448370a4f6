import { type Actor, CHANCE, type FastGame, type Game, OVER, type Seat, type Types } from './game.ts';
import { type Random, weightedIndex } from './random.ts';
import { sorted } from './sorted.ts';

/** Functions from which the fast lane is derived. */
export type SlowGame<T extends Types> = Pick<
  Game<T>,
  'setup' | 'options' | 'actors' | 'actions' | 'weights' | 'apply' | 'clone' | 'view' | 'determinize'
> & {
  readonly actionsAtMost: number;
  points(state: T['State']): readonly number[];
};

/** Code of an action that is not listed: it waits beside its state until the code is played. */
const UNLISTED = 0;

/**
 * The fast lane of a game that has none of its own: correct, and as slow as the game. Every action that was ever listed has a
 * code, the same in all states: the table of them grows while the process runs. A game in which chance, or a seat, may have
 * nothing listed gives `sampleChance`, or `sampleAction`, itself.
 */
export function deriveFast<T extends Types>(game: SlowGame<T>): FastGame<T> {
  type State = T['State'];
  type Action = T['Action'];
  const codeByText = new Map<string, number>();
  const actionByCode: (Action | undefined)[] = [undefined];
  /** By state: the action that waits for UNLISTED to be played. */
  const waiting = new WeakMap<object, Action>();

  function codeOf(action: Action): number {
    const text = sorted(action);
    const known = codeByText.get(text);
    if (known !== undefined) return known;
    codeByText.set(text, actionByCode.length);
    // A game may keep what it is given, and change it.
    return actionByCode.push(JSON.parse(JSON.stringify(action)) as Action) - 1;
  }

  const acting = (state: State): Actor | undefined => game.actors(state)[0];
  const listed = (state: State): readonly Action[] => {
    const actor = acting(state);
    return actor === undefined ? [] : game.actions(state, actor);
  };

  function legalActions(state: State, out: Int32Array): number {
    const actions = listed(state);
    if (actions.length > game.actionsAtMost)
      throw new RangeError(`${actions.length} actions are listed, more than ${game.actionsAtMost}`);
    actions.forEach((action, i) => {
      out[i] = codeOf(action);
    });
    return actions.length;
  }

  function decode(state: State, code: number): Action {
    const action = code === UNLISTED ? waiting.get(state as object) : actionByCode[code];
    if (action === undefined) throw new Error(`no action has the code ${code}`);
    return action;
  }

  function play(state: State, code: number): void {
    game.apply(state, acting(state)!, decode(state, code));
  }

  const sampleAction = (state: State, random: Random): number => {
    const actions = listed(state);
    if (actions.length === 0) throw new Error('nothing is listed: the game samples by itself');
    return codeOf(actions[random.below(actions.length)]!);
  };

  function sampleChance(state: State, random: Random): number {
    const actions = listed(state);
    if (actions.length === 0) throw new Error('nothing of chance is listed: the game samples by itself');
    return codeOf(actions[weightedIndex(game.weights(state), random)]!);
  }

  return {
    actionsAtMost: game.actionsAtMost,
    reset: (state) => void game.clone(game.setup(game.options(state)), state),
    copy: (from, to) => void game.clone(from, to),
    determinize: (view, random, into) => void game.clone(game.determinize(view, random), into),
    redeterminize: (from, seat, random, to) =>
      void game.clone(game.determinize(game.view(from, seat), random), to),
    actor(state) {
      const actor = acting(state);
      return actor === undefined ? OVER : actor === 'chance' ? CHANCE : actor;
    },
    legalActions,
    distinctActions: legalActions,
    sampleAction,
    play,
    sampleChance,
    chanceOutcomes(state, codes, weights) {
      game.weights(state).forEach((weight, i) => {
        weights[i] = weight;
      });
      return legalActions(state, codes);
    },
    rollout(state, random, actionsAtMost = Number.POSITIVE_INFINITY) {
      let actions = 0;
      for (
        let who = acting(state);
        who !== undefined && actions < actionsAtMost;
        who = acting(state), actions++
      )
        play(state, who === 'chance' ? sampleChance(state, random) : sampleAction(state, random));
      return actions;
    },
    points: (state: State, seat: Seat) => game.points(state)[seat]!,
    encode(state, action) {
      const text = sorted(action);
      if (codeByText.has(text) || listed(state).some((one) => sorted(one) === text)) return codeOf(action);
      waiting.set(state as object, action);
      return UNLISTED;
    },
    decode,
    typeOf: (state, code) => decode(state, code).type,
  };
}
