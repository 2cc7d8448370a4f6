import type { Sound } from './sounds.ts';

/** What the reader chose or looks at: nothing of it belongs to the game. */
export interface SoundCues {
  /** What is laid loosely, in any words that change with it. */
  readonly ghost: string | undefined;
  /** Why something may not be done, in any words. */
  readonly refused: string | undefined;
  /** The moment looked at, as a number of actions; undefined: now. */
  readonly past: number | undefined;
  /** The page of the rules that lies open. */
  readonly rule: string | undefined;
}

/** What is heard when the reader chooses or looks at something else. Of the replay, only its paper. */
export function soundsOfCues(before: SoundCues, now: SoundCues): readonly Sound[] {
  const comes = (what: keyof SoundCues) => now[what] !== undefined && now[what] !== before[what];
  if (now.past !== before.past) return [{ name: 'paper' }];
  if (comes('refused')) return [{ name: 'knock' }];
  if (comes('ghost')) return [{ name: 'ghost' }];
  return comes('rule') ? [{ name: 'paper' }] : [];
}
