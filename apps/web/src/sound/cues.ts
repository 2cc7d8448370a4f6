import type { Sound } from './sounds.ts';

/** The reader's choices and the page's state that make sounds; nothing of it belongs to the game. */
export interface SoundCues {
  /** The piece put down for now, as any text that changes with it. */
  readonly ghost: string | undefined;
  /** Reason of a refusal, as any text. */
  readonly refused: string | undefined;
  /** The moment looked at, as a number of actions; undefined: now. */
  readonly past: number | undefined;
  /** The open page of the rules. */
  readonly rule: string | undefined;
}

/** Returns the sounds for the reader's own choices. A replay makes only the sound of paper. */
export function soundsOfCues(before: SoundCues, now: SoundCues): readonly Sound[] {
  const comes = (what: keyof SoundCues) => now[what] !== undefined && now[what] !== before[what];
  if (now.past !== before.past) return [{ name: 'paper' }];
  if (comes('refused')) return [{ name: 'knock' }];
  if (comes('ghost')) return [{ name: 'ghost' }];
  return comes('rule') ? [{ name: 'paper' }] : [];
}
