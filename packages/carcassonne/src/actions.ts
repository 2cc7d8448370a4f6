import type { ActionKind } from './actions/action.ts';
import { deploy } from './actions/deploy.ts';
import { draw } from './actions/draw.ts';
import { farmer } from './actions/farmer.ts';
import { place } from './actions/place.ts';
import { retrieve } from './actions/retrieve.ts';
import { second } from './actions/second.ts';
import { skip } from './actions/skip.ts';
import type { State } from './state.ts';

/** Every type of action. */
export const ACTIONS = [draw, place, deploy, retrieve, skip, farmer, second] as const;

export type Action = ActionOf<(typeof ACTIONS)[number]>;
type ActionOf<Kind> = Kind extends ActionKind<infer A> ? A : never;

const KINDS = new Map<unknown, ActionKind<Action>>(ACTIONS.map((kind) => [kind.type, kind]));

/** All that is known of a type of action; undefined if there is none of that name. */
export const kindOfAction = (type: unknown): ActionKind<Action> | undefined => KINDS.get(type);

/** An allowed action as a small integer. A code means something only in the phase it was made for. */
export const encode = (state: State, action: Action): number =>
  kindOfAction(action.type)!.encode(state, action);
