import type { GameInfo } from '@bastide/contract';
import { SEATS } from './editions.ts';

export const carcassonneInfo = {
  name: 'carcassonne',
  seats: SEATS,
  secrets: false,
  rulesVersion: '1',
  rulePrefix: 'CAR-',
} as const satisfies GameInfo;
