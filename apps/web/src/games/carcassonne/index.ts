import { type Carcassonne, carcassonneInfo } from '@bastide/carcassonne';
import { defineGameUi } from '../../game/game-ui.ts';
import { lazyWithMessages } from '../../ui/lazy-with-messages.ts';
import type { LogLine } from './log/lines.ts';
import type { CarcassonneSetup } from './setup.ts';
import { setups } from './setups.ts';
import { CarcassonneCard } from './start/CarcassonneCard.tsx';
import { tileNumber, totalTiles } from './text/tiles-count.ts';
import { WORDS } from './words/index.ts';

export const carcassonne = defineGameUi<Carcassonne, LogLine, CarcassonneSetup>({
  ...carcassonneInfo,
  bots: ['beginner', 'casual', 'greedy', 'strong', 'farmer', 'builder', 'baron'],
  messages: WORDS,
  setups,
  Card: CarcassonneCard,
  Page: lazyWithMessages(() => import('./editions/EditionsScreen.tsx')),
  progress: (view) => ({ n: tileNumber(view), total: totalTiles(view) }),
  startBots: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  startCoach: () => new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' }),
  table: () => import('./table.tsx'),
  secondary: () => import('./secondary.tsx'),
  library: () => import('./library/index.ts'),
  lobby: () => import('./lobby/index.ts'),
});
