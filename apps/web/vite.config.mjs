import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileEagerly } from './at-once.mjs';
import { chunks } from './chunks.mjs';
import { fonts } from './faces.mjs';
import { notices } from './notices.mjs';
import { offline } from './offline.mjs';
import { compress } from './packed.mjs';
import { scenes } from './scenes.mjs';
import { withoutTransitions } from './still.mjs';
import { words } from './words.mjs';

export default defineConfig({
  base: './',
  plugins: [
    react(),
    fonts(),
    words(),
    scenes(),
    withoutTransitions(),
    compileEagerly(),
    notices(),
    offline(),
    compress(),
  ],
  resolve: { conditions: ['@bastide/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks() } },
      checks: { bundlerTimings: false }, // cutting faces and packing take their seconds, and nobody need be told
    },
  },
  worker: { format: 'es' },
});
