import type { ActionKind } from './actions/action.ts';
import { type DeployAction, deploy } from './actions/deploy.ts';
import { type DrawAction, draw } from './actions/draw.ts';
import { type PlaceAction, place } from './actions/place.ts';
import { type SkipAction, skip } from './actions/skip.ts';
import { EXPANSIONS, type SetAction } from './sets/index.ts';
import type { State } from './state.ts';

export type Action = DrawAction | PlaceAction | DeployAction | SkipAction | SetAction;

/** Every type of action. */
export const ACTIONS: readonly ActionKind<Action>[] = [
  draw,
  place,
  deploy,
  skip,
  ...EXPANSIONS.flatMap(({ actions = [], deployActions = [] }) => [...actions, ...deployActions]),
];

const KINDS = new Map<unknown, ActionKind<Action>>(ACTIONS.map((kind) => [kind.type, kind]));

/** All that is known of a type of action; undefined if there is none of that name. */
export const kindOfAction = (type: unknown): ActionKind<Action> | undefined => KINDS.get(type);

/** An allowed action as a small integer. A code means something only in the phase it was made for. */
export const encode = (state: State, action: Action): number =>
  kindOfAction(action.type)!.encode(state, action);
