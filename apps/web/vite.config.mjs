import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './chunks.mjs';
import { compileEagerly } from './compile-eagerly.mjs';
import { compress } from './compress.mjs';
import { fonts } from './fonts.mjs';
import { messages } from './messages.mjs';
import { notices } from './notices.mjs';
import { offline } from './offline.mjs';
import { packs } from './packs.mjs';
import { rules } from './rules.mjs';
import { scenes } from './scenes.mjs';
import { withoutMessageParser } from './without-message-parser.mjs';
import { withoutTransitions } from './without-transitions.mjs';

export default defineConfig({
  base: './',
  plugins: [
    react(),
    fonts(),
    messages(),
    rules(),
    scenes(),
    packs(),
    withoutMessageParser(),
    withoutTransitions(),
    compileEagerly(),
    notices(),
    offline(),
    compress(),
  ],
  json: { stringify: false }, // as a string, messages with quotes would be larger
  resolve: { conditions: ['@bastide/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks() } },
      checks: { bundlerTimings: false }, // cutting fonts and compressing take seconds, which is expected
    },
  },
  worker: { format: 'es' },
});
