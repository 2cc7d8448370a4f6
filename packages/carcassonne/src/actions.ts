import type { ActionRules } from './actions/action.ts';
import { type DeployAction, deploy } from './actions/deploy.ts';
import { type DrawAction, draw } from './actions/draw.ts';
import { type PlaceAction, place } from './actions/place.ts';
import { type SkipAction, skip } from './actions/skip.ts';
import { EXPANSIONS, type SetAction } from './sets/index.ts';
import type { State } from './state.ts';

export type Action = DrawAction | PlaceAction | DeployAction | SkipAction | SetAction;

/** The rules of all actions. */
export const ACTIONS: readonly ActionRules<Action>[] = [
  draw,
  place,
  deploy,
  skip,
  ...EXPANSIONS.flatMap(({ actions = [], deployActions = [] }) => [...actions, ...deployActions]),
];

const BY_TYPE = new Map<unknown, ActionRules<Action>>(ACTIONS.map((rules) => [rules.type, rules]));

/** Rules of the actions of a type; undefined if there is none. Accepts anything. */
export const rulesOf = (type: unknown): ActionRules<Action> | undefined => BY_TYPE.get(type);

/** An allowed action as a small integer. A code means something only in the phase it was made for. */
export const encode = (state: State, action: Action): number => rulesOf(action.type)!.encode(state, action);
