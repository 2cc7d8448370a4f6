import { catanLearning, loadBot } from '@bastide/bots';
import { expect, test } from 'vitest';
import { isLong } from '../../../../scripts/scope.mjs';
import { wonAlone } from './table.ts';

const { fetchLearned, learnedBot, PLANNER_SETTINGS, unpackNetwork } = catanLearning;
const SEATS = 4;
/** Two deals say only that there is nothing foolish in offers; 150 tell what they are worth. */
const [DEALS, SHARE] = isLong ? [150, 0.45] : [2, 0.2];

test(
  `whoever offers wins at least ${SHARE} of the games against three alike that only answer`,
  async () => {
    const learned = await fetchLearned();
    const answering = learnedBot(() => unpackNetwork(learned[3]), 'answering', {
      ...PLANNER_SETTINGS,
      isOffering: false,
    });
    const won = wonAlone(await loadBot('catan', 'strong'), answering, { seats: SEATS }, DEALS, 5000);
    if (isLong) console.log(`${won} of ${SEATS * DEALS} games`);
    expect(won).toBeGreaterThanOrEqual(SHARE * SEATS * DEALS);
  },
  isLong ? 3_600_000 : 120_000,
);
