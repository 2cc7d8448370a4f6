import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subset from 'subset-font';

const require = createRequire(import.meta.url);
const CACHE = path.join(import.meta.dirname, 'node_modules', '.faces');
/**
 * OpenType features that style sheets or the letters themselves use; fractions, superiors and others are left out.
 */
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'mark', 'mkmk', 'rvrn', 'tnum'];

const RULE = /@font-face\s*\{[^}]*\}/g;
const FILE = /url\("(@fontsource[^"]+\.woff2)"\)/;

/**
 * Cuts every font to its `@font-face`: the characters of `unicode-range` and the weights of `font-weight`. So a style
 * sheet may use one file several times, for common and for rare letters. Without this plugin the same style sheets
 * work, with whole files.
 */
export function fonts() {
  return {
    name: 'bastide-faces',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: FILE },
      async handler(code, id) {
        let changed = code;
        for (const [rule] of code.matchAll(RULE)) {
          const [, file] = FILE.exec(rule) ?? [];
          if (!file) continue;
          const cut = path.relative(path.dirname(id), await subsetFont(require.resolve(file), rule));
          changed = changed.replace(rule, rule.replace(file, cut.replaceAll(path.sep, '/')));
        }
        return { code: changed, map: null };
      },
    },
  };
}

/** Returns the path of the cut font; makes the file unless it exists. */
async function subsetFont(file, rule) {
  const whole = readFileSync(file);
  const text = charactersOf(/unicode-range:([^;}]+)/.exec(rule)[1]);
  const weights = /font-weight:\s*(\d+)(?:\s+(\d+))?/.exec(rule);
  const key = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([text, weights, FEATURES]));
  const cut = path.join(CACHE, key.digest('hex').slice(0, 16), path.basename(file));
  if (existsSync(cut)) return cut;
  const font = await subset(whole, text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...(file.includes('-wght-') && { variationAxes: { wght: axis(weights) } }),
  });
  mkdirSync(path.dirname(cut), { recursive: true });
  writeFileSync(cut, font);
  return cut;
}

const axis = ([, least, most]) => (most ? { min: Number(least), max: Number(most) } : Number(least));

/** `U+41-43, U+A0` → `ABC ` */
function charactersOf(ranges) {
  const characters = [];
  for (const range of ranges.split(',')) {
    const [first, last = first] = range.trim().slice('U+'.length).split('-');
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++)
      characters.push(String.fromCodePoint(code));
  }
  return characters.join('');
}
