import { gameSource } from './game/list.ts';
import { carcassonneSpeaker } from './games/carcassonne/messages.ts';
import { catanSpeaker } from './games/catan/messages.ts';

/** Games of this program. */
export const GAMES = gameSource(import.meta.url, [
  {
    ...carcassonneSpeaker,
    load: async () => (await import('./games/carcassonne/entry.ts')).carcassonneEntry,
  },
  { ...catanSpeaker, load: async () => (await import('./games/catan/entry.ts')).catanEntry },
]);
