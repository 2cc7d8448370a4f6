import path from 'node:path';
import { mergeConfig } from 'vite';
import page from '../../vite.config.mjs';

/** The toy's messages stand in its code, so the page has to parse them. */
const plugins = page.plugins.filter(({ name }) => name !== 'bastide-without-message-parser');

/** Builds the page with the toy's list of games in place of its own. */
export default mergeConfig(
  { ...page, plugins },
  {
    root: path.join(import.meta.dirname, '../..'),
    resolve: {
      alias: [{ find: /^\.\/games\/index\.ts$/, replacement: path.join(import.meta.dirname, 'games.ts') }],
    },
    build: { outDir: path.join(import.meta.dirname, '../../../../.cache/toy-page'), emptyOutDir: true },
  },
);
