import { type Carcassonne, carcassonneInfo } from '@bastide/carcassonne';
import { gameUi } from '../../game/game-ui.ts';
import { opened } from '../../parts/opened.ts';
import type { LogLine } from './log/lines.ts';
import type { CarcassonneSetup } from './setup.ts';
import { setups } from './setups.ts';
import { CarcassonneCard } from './start/CarcassonneCard.tsx';
import { tileNumber, totalTiles } from './text/tiles-count.ts';
import { WORDS } from './words/index.ts';

export const carcassonne = gameUi<Carcassonne, LogLine, CarcassonneSetup>({
  ...carcassonneInfo,
  bots: ['beginner', 'casual', 'greedy', 'strong', 'farmer', 'builder', 'baron'],
  words: WORDS,
  setups,
  Card: CarcassonneCard,
  Page: opened(() => import('./editions/EditionsScreen.tsx')),
  progress: (view) => ({ n: tileNumber(view), total: totalTiles(view) }),
  startBots: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  startCoach: () => new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' }),
  table: () => import('./table.ts'),
  later: () => import('./later.ts'),
  shelf: () => import('./shelf/index.ts'),
  rooms: () => import('./rooms/index.ts'),
});
