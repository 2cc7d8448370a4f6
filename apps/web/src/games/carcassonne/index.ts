import { type Carcassonne, carcassonneInfo } from '@bastide/carcassonne';
import { defineGameUi } from '../../game/game-ui.ts';
import { lazyWithMessages } from '../../ui/lazy-with-messages.ts';
import type { LogLine } from './log/lines.ts';
import { CARCASSONNE_MESSAGES } from './messages.ts';
import type { CarcassonneSetup } from './setup.ts';
import { setups } from './setups.ts';
import { CarcassonneCard } from './start/CarcassonneCard.tsx';
import { tileNumber, totalTiles } from './text/tiles-count.ts';

export const carcassonne = defineGameUi<Carcassonne, LogLine, CarcassonneSetup>({
  ...carcassonneInfo,
  bots: ['beginner', 'casual', 'greedy', 'strong', 'farmer', 'builder', 'baron'],
  messages: CARCASSONNE_MESSAGES,
  setups,
  Card: CarcassonneCard,
  Page: lazyWithMessages(() => import('./editions/EditionsScreen.tsx')),
  progress: (view) => ({ n: tileNumber(view), total: totalTiles(view) }),
  startBots: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  startCoach: () => new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' }),
  table: () => import('./table.tsx'),
  secondary: () => import('./secondary.tsx'),
  library: () => import('./library/index.ts'),
  lobby: () => import('./lobby/index.tsx'),
});
