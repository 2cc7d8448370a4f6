import path from 'node:path';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { runnerImport } from 'vite';
import { SRC } from './games.mjs';
import { resolveQuery } from './resolve-query.mjs';

/** Query that imports a painting module as a picture. */
const PICTURE_QUERY = '?painted';
/** Colours at half the width and height, as the library numbers it. */
const YUV_420 = 2;
/**
 * Speed of the encoder, from 1 to 10: this slow one costs a build two seconds, and saves a fourteenth of the bytes.
 */
const SPEED = 2;
/**
 * Quality by width in pixels, from 0 to 100: every first visit loads the small picture; screens with small pixels
 * load the other.
 */
const QUALITY_BY_WIDTH = new Map([
  [600, 83],
  [1280, 66],
]);

/**
 * Makes `import picture from './scene.ts?painted'` return the picture of the module's `scene`, with a file for each
 * width. Each build paints it again, so it is never older than the code.
 */
export function scenes() {
  let isBuild = false;
  return {
    name: 'bastide-scenes',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: resolveQuery(PICTURE_QUERY),
    async load(id) {
      if (!id.endsWith(PICTURE_QUERY)) return undefined;
      const pictures = await renderScene(id.slice(0, -PICTURE_QUERY.length));
      const urls = pictures.map(({ name, source }) =>
        isBuild
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`
          : JSON.stringify(`data:image/avif;base64,${source.toString('base64')}`),
      );
      const set = [...QUALITY_BY_WIDTH.keys()]
        .map((width, i) => `${urls[i]} + ' ${width}w'`)
        .join(` + ', ' + `);
      return `export default { src: ${urls[0]}, srcSet: ${set} };`;
    },
  };
}

async function renderScene(file) {
  const config = {
    configFile: false,
    resolve: { conditions: ['@bastide/source', 'module', 'node', 'import'] },
  };
  const [{ module: art }, { module: painting }] = await Promise.all(
    [file, `${SRC}/sprites/sprite-source.ts`].map((module) => runnerImport(module, config)),
  );
  globalThis.Path2D = Path2D;
  return Promise.all(
    [...QUALITY_BY_WIDTH].map(async ([width, quality]) => {
      const composition = art.scene(width);
      const height = Math.round((width * composition.box.height) / composition.box.width);
      const newSheet = (...size) => createCanvas(...size).getContext('2d');
      const { canvas } = painting.renderSprite(composition, width, height, newSheet);
      const game = path.basename(path.dirname(path.dirname(file)));
      return {
        name: `${game}-${width}.avif`,
        source: await canvas.encode('avif', { quality, speed: SPEED, chromaSubsampling: YUV_420 }),
      };
    }),
  );
}
