import { type Catan, catanInfo } from '@bastide/catan';
import { gameUi } from '../../game/game-ui.ts';
import type { LogEntry } from './session.ts';
import type { CatanSetup } from './setup.ts';
import { setups } from './setups.ts';
import { CatanCard } from './start/CatanCard.tsx';
import { WORDS } from './words/index.ts';

export const catan = gameUi<Catan, LogEntry, CatanSetup>({
  ...catanInfo,
  bots: ['beginner', 'casual', 'greedy', 'strong', 'builder', 'merchant', 'baron'],
  words: WORDS,
  setups,
  Card: CatanCard,
  progress: ({ turn }) => ({ n: turn }),
  startBots: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  startCoach: () => new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' }),
  table: () => import('./table.ts'),
  later: () => import('./later.ts'),
  shelf: () => import('./shelf/index.ts'),
  rooms: () => import('./rooms/index.ts'),
});
