import type { Pearls } from '../../../../packages/contract/test/toy.ts';
import { defineGameUi } from '../../src/game/game-ui.ts';
import { Card } from './Card.tsx';
import { PEARLS_MESSAGES } from './messages.ts';
import type { PearlsLogEntry } from './session.ts';
import { type PearlsSetup, setups } from './setups.ts';

/** The toy game of the contract's tests for the page: the smallest possible entry of a game. */
export const pearls = defineGameUi<Pearls, PearlsLogEntry, PearlsSetup>({
  name: 'pearls',
  rulesVersion: '1',
  rulePrefix: 'PEARL-',
  seats: { min: 2, max: 4 },
  bots: ['random'],
  messages: PEARLS_MESSAGES,
  setups,
  secrets: true,
  Card,
  progress: ({ round }) => ({ n: round + 1 }),
  startBots: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  table: () => import('./table.ts'),
  secondary: () => import('./secondary.ts'),
  lobby: () => import('./lobby.tsx'),
});
