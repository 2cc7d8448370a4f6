import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './offline.mjs';
import { packed } from './packed.mjs';

export default defineConfig({
  base: './',
  plugins: [react(), offline(), packed()],
  resolve: { conditions: ['@bastide/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // What the first page needs comes in one file, which packs smaller than many; the rest is fetched when it is opened.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } } },
  },
  worker: { format: 'es' },
});
