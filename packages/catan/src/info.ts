import type { GameInfo } from '@bastide/contract';
import { SEATS } from './options.ts';

export const catanInfo = {
  name: 'catan',
  seats: SEATS,
  secrets: true,
  rulesVersion: '1',
  rulePrefix: 'CAT-',
} as const satisfies GameInfo;
