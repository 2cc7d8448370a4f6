import type { ActionKind } from '../actions/action.ts';
import { abbot } from './abbot/index.ts';
import { inns } from './inns/index.ts';
import { river } from './river/index.ts';
import type { ExpansionSet } from './set.ts';
import { traders } from './traders/index.ts';

/** Every set, in the order in which their parts of actions and views stand. */
const ALL = [traders, river, inns, abbot] as const;

type One = (typeof ALL)[number];
/** A member of the sets that have it. */
type Member<Key extends keyof ExpansionSet, Set = One> = Set extends { readonly [key in Key]: infer Value }
  ? Value
  : never;
type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type ActionOf<Kind> = Kind extends ActionKind<infer A> ? A : never;
type Viewed<Key extends 'view' | 'viewOfFeature' | 'viewOfSeat'> = Merged<
  Member<Key> extends infer View ? (View extends (...of: never[]) => infer Part ? Part : never) : never
>;

export const SETS: readonly ExpansionSet[] = ALL;
export type SetAction = ActionOf<Member<'actions'>[number] | Member<'choices'>[number]>;
export type SetView = Viewed<'view'>;
export type SetFeatureView = Viewed<'viewOfFeature'>;
export type SetSeatView = Viewed<'viewOfSeat'>;
