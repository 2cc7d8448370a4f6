import type { TableGameTypes } from '../session/session.ts';
import type { SoundRecipe } from './layers.ts';

/** Sounds of all tables. */
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

/** Sounds that call a player; they have a volume of their own. */
export const ALERTS: readonly Sound['name'][] = ['quill', 'bell'];

export interface Sound {
  /** The name of a shared sound, or the recipe of a game's own. */
  readonly name: SoundName | SoundRecipe;
  /** True for actions of people at this screen: they sound lower. */
  readonly mine?: boolean;
  /** Number of coins, from the points. */
  readonly count?: number;
}

/** Output for sounds: those of one moment are played one after the other. */
export type SoundOutput = (sounds: readonly Sound[]) => void;

/** The facts about a table that its sounds depend on. */
export interface SoundContext {
  /** True if somebody at this screen has that seat. */
  isMine(seat: number): boolean;
  readonly seats: number;
}

/** Returns the sounds for events of a game, as any spectator knows them; `view` is the view after them. */
export type SoundsOf<Event = TableGameTypes['Event'], View = TableGameTypes['View']> = (
  events: readonly Event[],
  around: SoundContext,
  view: View,
) => readonly Sound[];

const MOST_COINS = 6;

/** Returns a run of coins for that many points. */
export const coins = (points: number): Sound => ({ name: 'coins', count: Math.min(points, MOST_COINS) });

/** Keeps each sound once a moment; of several runs of coins the longest. */
export function dedupeSounds(sounds: readonly Sound[]): readonly Sound[] {
  const byName = new Map<Sound['name'], Sound>();
  for (const sound of sounds) {
    const known = byName.get(sound.name);
    if (!known || (sound.count ?? 0) > (known.count ?? 0)) byName.set(sound.name, sound);
  }
  return [...byName.values()];
}
