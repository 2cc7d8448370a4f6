// THIRD-PARTY-NOTICES.txt: names, versions and licences of everything that ships in page and program. `npm run
// notices` writes it again.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from './run-tool.mjs';

export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

const LICENCE = /^(?:licen[cs]e|copying|unlicense)(?:[-.].*)?$/i;
const NOTICE = /^notice(?:\..*)?$/i;
const LINE = `${'-'.repeat(80)}\n`;

/** Texts of licences that packages name without including them. */
const USUAL = {
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR
ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
};

/** Returns the packages that ship: those of the lock file that are not only for development, without our own. */
export function shipped(lock) {
  return Object.entries(lock.packages)
    .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link)
    .map(([folder, { version, license, os, cpu }]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { folder, name, version, license, isOfPlatform: os !== undefined || cpu !== undefined };
    })
    .sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** Returns the whole file, the same on every system: packages for some systems only are named without a text. */
export function noticesOf(lock, root = at('.')) {
  const packages = shipped(lock);
  const texts = new Map();
  for (const one of packages) {
    if (one.isOfPlatform) continue;
    const text = textOf(one, root);
    texts.set(text, new Set([...(texts.get(text) ?? []), titleOf(one)]));
  }
  const list = new Set(
    packages.map((one) => `${titleOf(one)}  ${one.license}${one.isOfPlatform ? '  (of one system)' : ''}`),
  );
  return [
    'What Bastide ships of others, in its page, in its program and in both: names, versions, licences.\n',
    'Generated from package-lock.json by `npm run notices`. Packages "of one system" hold what a package of the same family runs there,',
    'under the licence of that family.\n',
    `${[...list].join('\n')}\n`,
    ...[...texts].map(([text, names]) => `${LINE}${[...names].join(', ')}\n\n${text}\n`),
  ].join('\n');
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const titleOf = ({ name, version }) => `${name} ${version}`;

/** Returns the licence and notice that a package includes, or else its description. */
function textOf({ folder, license, name }, root) {
  const from = path.join(root, folder);
  if (!existsSync(from)) throw new Error(`${name} is not installed: npm ci`);
  const files = readdirSync(from).sort();
  const read = (pattern) =>
    files
      .filter((file) => pattern.test(file))
      .map((file) => clean(readFileSync(path.join(from, file), 'utf8')));
  const licences = read(LICENCE);
  return [...(licences.length > 0 ? licences : [usual(from, license, name)]), ...read(NOTICE)].join('\n\n');
}

function usual(from, license, name) {
  const text = USUAL[license];
  if (!text)
    throw new Error(
      `${name} names the licence ${license} and has no copy of it: scripts/notices.mjs needs its text`,
    );
  const { author, contributors = [] } = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8'));
  const people = [author, ...contributors].flatMap(
    (one) => (typeof one === 'string' ? one : one?.name) || [],
  );
  const who = people[0]?.replace(/\s*[<(].*$/, '') ?? `the authors of ${name}`;
  return `${license} License\n\nCopyright (c) ${who}\n\n${text}`;
}

/** Normalizes line ends and trailing spaces, so that equal texts are the same. */
const clean = (text) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();

const isProgram = process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isProgram)
  writeFileSync(at(NOTICES), noticesOf(JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))));
