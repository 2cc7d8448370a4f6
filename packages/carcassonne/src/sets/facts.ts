import { abbotFacts } from './abbot/facts.ts';
import { type InnsOptions, innsFacts } from './inns/facts.ts';
import { type RiverOptions, riverFacts } from './river/facts.ts';
import type { SetFacts } from './set-facts.ts';
import { type TradersOptions, tradersFacts } from './traders/facts.ts';

/** The data of every set, in the order in which options name them. */
const ALL = [riverFacts, innsFacts, tradersFacts, abbotFacts] as const;

type One = (typeof ALL)[number];
/** A member of the sets that have it. */
type Member<Key extends keyof SetFacts, Set = One> = Set extends { readonly [key in Key]: infer Value }
  ? Value
  : never;
/** All members of a union, as one. */
type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

export const SET_FACTS: readonly SetFacts[] = ALL;
export type SetName = One['name'];
export type SetFigures = Merged<Member<'figures'>>;
export type SetArrays = Merged<Member<'arrays'>>;
export type SetScalar = Member<'scalars'>[number];
export type SetPhase = Member<'phases'>[number];
/** Options that sets bring. */
export interface SetOptions extends TradersOptions, RiverOptions, InnsOptions {}

/** Those of them that belong to a game with these sets. */
export const factsOf = (sets: readonly string[]): readonly SetFacts[] =>
  SET_FACTS.filter(({ name }) => sets.includes(name));

/** A record that sets have, of all of them together. */
export const merged = <Value>(
  of: (facts: SetFacts) => Readonly<Record<string, Value>> | undefined,
): Record<string, Value> => Object.assign({}, ...SET_FACTS.map(of));
