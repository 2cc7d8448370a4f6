import { defineConfig } from 'vitest/config';

// Tests run against the built packages (`tsc -b` runs first). No "source" condition here: worker threads would
// inherit it, and Node 20 cannot load TypeScript.
export default defineConfig({
  test: { include: ['{packages,apps}/*/test/**/*.test.ts'], testTimeout: 60_000 },
});
