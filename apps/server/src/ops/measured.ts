import type { BotRunner } from '../bots/bot-runner.ts';
import type { Store } from '../store/store.ts';
import type { Meters } from './meters.ts';

/** The same store, of which each append is measured. */
export const measuredStore = (store: Store, meters: Pick<Meters, 'countAppend'>): Store => ({
  ...store,
  append: async (append) => {
    const since = performance.now();
    const seconds = () => (performance.now() - since) / 1e3;
    try {
      const appended = await store.append(append);
      meters.countAppend(appended.ok ? 'written' : appended.why, seconds());
      return appended;
    } catch (error) {
      meters.countAppend('failed', seconds());
      throw error;
    }
  },
});

/** The same place to think, of which each thought is measured, failed ones too. */
export const measuredBotRunner = (
  botRunner: BotRunner,
  meters: Pick<Meters, 'observeDecision'>,
): BotRunner => ({
  ...botRunner,
  decide: async (question) => {
    const since = performance.now();
    try {
      return await botRunner.decide(question);
    } finally {
      meters.observeDecision(question.bot, (performance.now() - since) / 1e3);
    }
  },
});
