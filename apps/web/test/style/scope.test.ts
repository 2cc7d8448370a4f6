import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
/** Folders whose styles are meant for all others. */
const SHARED = ['ui', 'style', 'rules'];

/** Returns the part of a file: a game, or a part of the page. */
const partOf = (file: string) =>
  /^games\/[^/]+/.exec(file)?.[0] ?? (file.includes('/') ? file.slice(0, file.indexOf('/')) : '');
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const read = (ending: string) =>
  FILES.filter((file) => file.endsWith(ending)).map((file) => ({
    file,
    text: readFileSync(SRC + file, 'utf8'),
  }));

/** Returns the classes that a sheet styles without a context, as `.band { … }`. */
const bare = (css: string): readonly string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{/g)]
    .flatMap(([, selectors]) => selectors!.split(','))
    .flatMap((selector) => /^\.([\w-]+)$/.exec(selector.trim())?.[1] ?? []);

/** Returns the classes that a file names as text. */
const used = (tsx: string): readonly string[] =>
  [...tsx.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, text, pieces]) =>
    (text ?? pieces!.replace(/\$\{[^}]*\}/g, ' ')).split(/\s+/),
  );

// A sheet stays once it is loaded: its rules for a class of another part would apply only from then on.
test('no part of the page styles the classes of another', () => {
  const parts = read('.tsx').map(({ file, text }) => ({ file, classes: new Set(used(text)) }));
  const strays = read('.css')
    .filter(({ file }) => !SHARED.includes(partOf(file)))
    .flatMap(({ file, text }) =>
      [...new Set(bare(text))].flatMap((name) =>
        parts
          .filter((part) => partOf(part.file) !== partOf(file) && part.classes.has(name))
          .map((part) => `.${name} of ${file} in ${part.file}`),
      ),
    );
  expect(strays).toEqual([]);
});
