// What learning keeps on the disk: batches of games, packed, each written at once or not at all.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { at } from '../run-tool.mjs';

/** A folder that git does not see, for one kind of table. */
export function shelf(name) {
  const folder = at('.cache/learn', name);
  mkdirSync(folder, { recursive: true });
  const file = (part) => path.join(folder, part);
  return {
    has: (part) => existsSync(file(part)),
    read: (part) => readFileSync(file(part)),
    write(part, data) {
      writeFileSync(`${file(part)}.new`, data);
      renameSync(`${file(part)}.new`, file(part));
    },
  };
}

/** Games as bytes: a line of JSON with what is told of each, then their states one after the other. */
export function packGames(games) {
  const head = Buffer.from(`${JSON.stringify(games.map(({ count, shares }) => ({ count, shares })))}\n`);
  const states = games.map(({ snapshots: { buffer, byteOffset, byteLength } }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  return gzipSync(Buffer.concat([head, ...states]), { level: 1 });
}

export function unpackGames(packed, words) {
  const bytes = gunzipSync(packed);
  const end = bytes.indexOf(10);
  let from = end + 1;
  return JSON.parse(bytes.subarray(0, end).toString()).map(({ count, shares }) => {
    const part = bytes.subarray(from, from + count * words * 4);
    from += part.length;
    return { count, shares, snapshots: new Int32Array(Uint8Array.from(part).buffer) };
  });
}
