import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { runnerImport } from 'vite';
import { SRC } from './games.mjs';
import { resolveQuery } from './resolve-query.mjs';

/** Query that imports the list of a game's packs as their URLs. */
const PACKED_QUERY = '?packed';
const CACHE = path.join(import.meta.dirname, '../../.cache/packs');
/** Speed of the encoder, from 1 to 10: slower ones save few bytes. */
const SPEED = 8;
/** Number of pictures that are encoded at a time, in threads of the library. */
const AT_A_TIME = 8;
const CONFIG = {
  configFile: false,
  resolve: { conditions: ['@bastide/source', 'module', 'node', 'import'] },
};

/**
 * Makes `import urls from './packs.ts?packed'` return the URLs of the packs that the module lists, by name: files
 * with many small pictures each (`src/sprites/picture-pack.ts`). They are painted once for each version of the art. In
 * development there are none, and the page paints.
 */
export function packs() {
  return {
    name: 'bastide-packs',
    apply: 'build',
    enforce: 'pre',
    resolveId: resolveQuery(PACKED_QUERY),
    async load(id) {
      if (!id.endsWith(PACKED_QUERY)) return undefined;
      const file = id.slice(0, -PACKED_QUERY.length);
      const game = path.basename(path.dirname(path.dirname(file)));
      const urls = (await packsOf(file)).map(({ name, source }) => {
        const asset = this.emitFile({ type: 'asset', name: `${game}-${name}.bin`, source });
        return `${JSON.stringify(name)}: import.meta.ROLLUP_FILE_URL_${asset}`;
      });
      return `export default { ${urls.join(', ')} };`;
    },
  };
}

/** Returns the files of all packs: kept from an earlier build with the same art, or else painted. */
async function packsOf(file) {
  const [{ module: list, dependencies }, { module: painting, dependencies: more }] = await Promise.all(
    [file, `${SRC}/sprites/sprite-source.ts`].map((module) => runnerImport(module, CONFIG)),
  );
  const kept = path.join(CACHE, hashOf([file, ...dependencies, ...more, import.meta.filename]));
  if (existsSync(path.join(kept, 'whole')))
    return list.packs().map(({ name }) => ({ name, source: readFileSync(path.join(kept, `${name}.bin`)) }));
  const painted = [];
  for (const pack of list.packs())
    painted.push({
      name: pack.name,
      source: await paintPack(pack, list.spriteSource, painting.renderSprite),
    });
  for (const other of existsSync(CACHE) ? readdirSync(CACHE) : [])
    rmSync(path.join(CACHE, other), { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  for (const { name, source } of painted) writeFileSync(path.join(kept, `${name}.bin`), source);
  writeFileSync(path.join(kept, 'whole'), '');
  return painted;
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].sort()) if (path.isAbsolute(file)) hash.update(readFileSync(file));
  hash.update(readFileSync(path.join(import.meta.dirname, '../../package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}

async function paintPack({ pictures, quality }, spriteSource, renderSprite) {
  globalThis.Path2D = Path2D;
  const newSheet = (...size) => createCanvas(...size).getContext('2d');
  const encoded = [];
  for (let i = 0; i < pictures.length; i += AT_A_TIME)
    encoded.push(
      ...(await Promise.all(
        pictures.slice(i, i + AT_A_TIME).map(async ({ name, subject, width }) => {
          const { canvas } = renderSprite(spriteSource(subject, width), width, width, newSheet);
          return { name, picture: await canvas.encode('avif', { quality, speed: SPEED }) };
        }),
      )),
    );
  return joinPictures(encoded);
}

/** Writes pictures into one file, as `PicturePack` reads it. */
export function joinPictures(pictures) {
  const index = {};
  let start = 0;
  for (const { name, picture } of pictures) {
    index[name] = [start, picture.length];
    start += picture.length;
  }
  const json = Buffer.from(JSON.stringify(index));
  const head = Buffer.alloc(4);
  head.writeUInt32LE(json.length);
  return Buffer.concat([head, json, ...pictures.map(({ picture }) => picture)]);
}
