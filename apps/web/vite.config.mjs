import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './offline.mjs';

export default defineConfig({
  base: './',
  plugins: [react(), offline()],
  resolve: { conditions: ['@bastide/source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  worker: { format: 'es' },
});
