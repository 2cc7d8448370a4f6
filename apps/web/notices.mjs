import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'THIRD-PARTY-NOTICES.txt';

/** Emits the licences of everything in the build, including fonts. */
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
