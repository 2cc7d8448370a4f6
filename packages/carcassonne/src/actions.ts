import type { ActionKind } from './actions/action.ts';
import { deploy } from './actions/deploy.ts';
import { draw } from './actions/draw.ts';
import { place } from './actions/place.ts';
import { skip } from './actions/skip.ts';
import { SETS, type SetAction } from './sets/index.ts';
import type { State } from './state.ts';

/** Types of actions of the base game. */
const OF_BASE = [draw, place, deploy, skip] as const;

export type Action = ActionOf<(typeof OF_BASE)[number]> | SetAction;
type ActionOf<Kind> = Kind extends ActionKind<infer A> ? A : never;

/** Every type of action. */
export const ACTIONS: readonly ActionKind<Action>[] = [
  ...(OF_BASE as readonly ActionKind<Action>[]),
  ...SETS.flatMap(({ actions = [], choices = [] }) => [...actions, ...choices]),
];

const KINDS = new Map<unknown, ActionKind<Action>>(ACTIONS.map((kind) => [kind.type, kind]));

/** All that is known of a type of action; undefined if there is none of that name. */
export const kindOfAction = (type: unknown): ActionKind<Action> | undefined => KINDS.get(type);

/** An allowed action as a small integer. A code means something only in the phase it was made for. */
export const encode = (state: State, action: Action): number =>
  kindOfAction(action.type)!.encode(state, action);
