import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'THIRD-PARTY-NOTICES.txt';

/** Emits the licences of what the page is built of, fonts with them: they go wherever the page goes. */
export function notices() {
  return {
    name: 'bastide-notices',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(path.join(import.meta.dirname, '../..', FILE));
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}
