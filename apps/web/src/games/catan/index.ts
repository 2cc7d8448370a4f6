import { type Catan, catanInfo } from '@bastide/catan';
import { defineGameUi } from '../../game/game-ui.ts';
import { CATAN_MESSAGES } from './messages.ts';
import type { CatanLogEntry } from './session.ts';
import type { CatanSetup } from './setup.ts';
import { setups } from './setups.ts';
import { CatanCard } from './start/CatanCard.tsx';

export const catan = defineGameUi<Catan, CatanLogEntry, CatanSetup>({
  ...catanInfo,
  bots: ['beginner', 'casual', 'greedy', 'strong', 'builder', 'merchant', 'baron'],
  messages: CATAN_MESSAGES,
  setups,
  Card: CatanCard,
  progress: ({ turn }) => ({ n: turn }),
  startBots: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  startCoach: () => new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' }),
  table: () => import('./table.ts'),
  secondary: () => import('./secondary.tsx'),
  library: () => import('./library/index.ts'),
  lobby: () => import('./lobby/index.tsx'),
});
