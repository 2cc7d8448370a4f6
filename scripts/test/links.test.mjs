import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the documents below a folder, or only those in it. */
const documentsIn = (folder, recursive) =>
  readdirSync(path.join(ROOT, folder), { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => path.join(folder, name));

const DOCUMENTS = [
  ...documentsIn('.', false),
  ...documentsIn('docs', true),
  ...documentsIn('rules', true),
  ...documentsIn('examples', true),
];

/** Returns the local targets of a document: links, pictures, and the sources of HTML. */
function targetsIn(text) {
  const prose = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
  const links = [
    ...prose.matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g),
    ...prose.matchAll(/^\[[^\]]+\]: (\S+)/gm),
    ...prose.matchAll(/(?:href|src)="([^"]+)"/g),
  ].map(([, target]) => target);
  return links.filter((target) => !/^([a-z]+:|#)/.test(target));
}

test('every relative link in the documents leads to a file', () => {
  const found = DOCUMENTS.flatMap((document) =>
    targetsIn(readFileSync(path.join(ROOT, document), 'utf8')).map((target) => ({ document, target })),
  );
  expect(found.length).toBeGreaterThan(50);
  const lost = found.filter(({ document, target }) => {
    const file = decodeURIComponent(target.replace(/[#?].*/, ''));
    return !existsSync(path.resolve(ROOT, path.dirname(document), file));
  });
  expect(lost.map(({ document, target }) => `${document}: ${target}`)).toEqual([]);
});

test('links of all forms are found', () => {
  const text =
    '[a](b.md#c) ![d](e.jpg "f") <img src="g.png"> [h](https://i.example) `[j](k)` [l](#m)\n[n]: o.md';
  expect(targetsIn(text)).toEqual(['b.md#c', 'e.jpg', 'o.md', 'g.png']);
});

/** Returns the paths of this repository that a text names as code: `packages/catan/src/text.ts`. No patterns, no placeholders. */
function pathsIn(text) {
  const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const named = [...text.matchAll(/`(?:node )?([\w.-]+)\/([\w./-]*)`/g)];
  return named
    .filter(([, first]) => folders.some(({ name }) => name === first))
    .map(([, first, rest]) => `${first}/${rest}`)
    .filter((name) => !/\bnl\b/.test(name));
}

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])('every path in %s exists', (document) => {
  const named = pathsIn(readFileSync(path.join(ROOT, document), 'utf8'));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
});
