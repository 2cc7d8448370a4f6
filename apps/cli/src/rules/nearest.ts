import { distance } from '../shell/near.ts';

const SHOWN = 3;

/** The few names most like the one that was typed. */
export function similarIds<Name extends string>(typed: string, names: readonly Name[]): Name[] {
  return names
    .map((name) => ({ name, apart: distance(typed, name) }))
    .sort((a, b) => a.apart - b.apart)
    .slice(0, SHOWN)
    .map(({ name }) => name);
}
