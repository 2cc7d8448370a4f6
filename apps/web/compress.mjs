import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Files that compression makes smaller; fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(js|css|html|svg|webmanifest)$/;

/**
 * Writes a `.br` and a `.gz` file beside every file that gets smaller, so that a server need not compress at each
 * request.
 */
export function compress() {
  return {
    name: 'bastide-packed',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir, { recursive: true })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const file = path.join(dir, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
