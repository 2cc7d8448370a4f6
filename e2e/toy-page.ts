import path from 'node:path';
import { test as base } from '@playwright/test';
import { build } from 'vite';
import { decisionMaker } from '../apps/server/src/bots/decide.ts';
import { GAMES_WITH_TOY } from '../apps/server/test/games-with-toy.ts';
import { openTestServer } from '../apps/server/test/http/test-server.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** A page with one more game, and a server that hosts it, each by one line in a list of games; shared code does not know it. */
export const test = base.extend<object, { readonly toyPage: string }>({
  toyPage: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it that nothing else is needed
    async ({}, use) => {
      await build({ configFile: path.join(ROOT, 'apps/web/test/toy/vite.config.mjs'), logLevel: 'warn' });
      const { url, close } = await openTestServer({
        games: GAMES_WITH_TOY,
        page: path.join(ROOT, '.cache/toy-page'),
        scheduler: { botRunner: { decide: decisionMaker(GAMES_WITH_TOY), close: async () => {} } },
      });
      await use(`${url}/`);
      await close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ toyPage }, use) => use(toyPage),
});
