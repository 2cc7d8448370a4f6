import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** What shrinks; fonts and pictures are packed already. */
const COMPRESSIBLE = /\.(js|css|html|svg|webmanifest)$/;

/** Puts a `.br` and a `.gz` beside every file that shrinks, so that a server need not pack at each request. */
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
