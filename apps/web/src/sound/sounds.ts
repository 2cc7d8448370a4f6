import type { TableGameTypes } from '../session/session.ts';
import type { SoundRecipe } from './layers.ts';

/** What can be heard at any table. */
export const SOUNDS = [
  // wood
  'ghost',
  'laid',
  'peg',
  'pegs',
  'knock',
  // paper
  'paper',
  'card',
  // metal and wax
  'coins',
  'seal',
  // pens and a far drum
  'drum',
  'quill',
  'nib',
  // far off
  'bell',
  'chord',
] as const;
export type SoundName = (typeof SOUNDS)[number];

/** Those that call somebody; they have a volume of their own. */
export const ALERTS: readonly Sound['name'][] = ['quill', 'bell'];

export interface Sound {
  /** One of those, or how a game's own sound is made. */
  readonly name: SoundName | SoundRecipe;
  /** By somebody at this screen: lower than what others do. */
  readonly mine?: boolean;
  /** Coins: how many, by points. */
  readonly count?: number;
}

/** Where sounds go: those of one moment, one after the other. */
export type SoundOutput = (sounds: readonly Sound[]) => void;

/** What must be known of a table to hear what happens at it. */
export interface SoundContext {
  /** Whether somebody at this screen sits there. */
  isMine(seat: number): boolean;
  readonly seats: number;
}

/** What is heard of the events of a game, as any onlooker knows them; `view`: what is known after them. */
export type SoundsOf<Event = TableGameTypes['Event'], View = TableGameTypes['View']> = (
  events: readonly Event[],
  around: SoundContext,
  view: View,
) => readonly Sound[];

const MOST_COINS = 6;

/** A run of coins for so many points. */
export const coins = (points: number): Sound => ({ name: 'coins', count: Math.min(points, MOST_COINS) });

/** What sounds alike is heard once a moment; of several runs of coins the longest. */
export function dedupeSounds(sounds: readonly Sound[]): readonly Sound[] {
  const byName = new Map<Sound['name'], Sound>();
  for (const sound of sounds) {
    const known = byName.get(sound.name);
    if (!known || (sound.count ?? 0) > (known.count ?? 0)) byName.set(sound.name, sound);
  }
  return [...byName.values()];
}
