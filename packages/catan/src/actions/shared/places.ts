/** Members that name a place to build on. */
import { malformed, quote, type Refusal } from '@bastide/contract';
import { intersectionName, isPlace } from '../../hexes/names.ts';
import type { State } from '../../state.ts';
import type { Input, Read, Words } from './action.ts';

/** Returns the reason against an action at no intersection of the island. */
export const noIntersection = ({ island }: State, { at }: Input): Refusal | undefined =>
  island.intersectionNumber(at) >= 0
    ? undefined
    : malformed(
        `there is no intersection ${quote(at)}: they are "V00" to "${intersectionName(island.intersections - 1)}"`,
      );

/** Text of an action at an intersection: `city V08`. */
export const atIntersection = <Type extends string>(type: Type) => ({
  write: ({ at }: { readonly at: string }): string => `${type} ${at}`,
  read: ([, at = '']: Words): Read<{ readonly type: Type; readonly at: string }> =>
    isPlace(at, 'V') ? { action: { type, at }, used: 2 } : undefined,
});
