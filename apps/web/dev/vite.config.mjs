import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { scenes } from '../scenes.mjs';

// Shows the board by itself: npx vite --config apps/web/dev/vite.config.mjs
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), scenes()],
  resolve: { conditions: ['@bastide/source', 'module', 'browser', 'development|production'] },
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5190), fs: { strict: false } },
});
