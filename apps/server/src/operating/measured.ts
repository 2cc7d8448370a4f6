import type { Thinker } from '../bots/thinker.ts';
import type { Store } from '../store/store.ts';
import type { Meters } from './meters.ts';

/** The same store, of which each append is measured. */
export const measured = (store: Store, meters: Pick<Meters, 'appended'>): Store => ({
  ...store,
  append: async (append) => {
    const since = performance.now();
    const seconds = () => (performance.now() - since) / 1e3;
    try {
      const appended = await store.append(append);
      meters.appended(appended.ok ? 'written' : appended.why, seconds());
      return appended;
    } catch (error) {
      meters.appended('failed', seconds());
      throw error;
    }
  },
});

/** The same place to think, of which each thought is measured, failed ones too. */
export const measuredThinker = (thinker: Thinker, meters: Pick<Meters, 'thought'>): Thinker => ({
  ...thinker,
  think: async (question) => {
    const since = performance.now();
    try {
      return await thinker.think(question);
    } finally {
      meters.thought(question.bot, (performance.now() - since) / 1e3);
    }
  },
});
