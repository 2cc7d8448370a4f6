import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notices } from '../../apps/web/notices.mjs';
import { NOTICES, noticesOf, shipped } from '../notices.mjs';
import { at } from '../run-tool.mjs';

const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
const manifest = (folder) => JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'));

test('the notices match the lock file; otherwise run `npm run notices`', () => {
  expect(readFileSync(at(NOTICES), 'utf8')).toBe(noticesOf(lock));
});

test('all dependencies of page, server and program ship, including fonts, but no tools', () => {
  const names = new Set(shipped(lock).map(({ name }) => name));
  const folders = Object.keys(lock.packages).filter((folder) => /^(?:apps|packages)\/[^/]+$/.test(folder));
  const named = folders.flatMap((folder) => Object.keys(manifest(folder).dependencies ?? {}));
  const foreign = named.filter((name) => !name.startsWith('@bastide/'));
  expect(foreign.length).toBeGreaterThan(20);
  expect(foreign.filter((name) => !names.has(name))).toEqual([]);
  expect(foreign).toContain('@fontsource/alegreya-sans');
  for (const tool of ['vitest', 'vite', '@biomejs/biome', 'subset-font']) expect(names).not.toContain(tool);
});

test('every licence allows distribution beside an MIT program', () => {
  const known =
    /^(?:MIT|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|Apache-2\.0 AND BSL-1\.0|BSL-1\.0|Unlicense|MPL-2\.0|OFL-1\.1)$/;
  expect(shipped(lock).filter(({ license }) => !known.test(license ?? ''))).toEqual([]);
});

test('a package with a licence but without a text fails with its name', () => {
  const packages = { 'node_modules/nobody': { version: '1.0.0', license: 'GPL-3.0' } };
  expect(() => noticesOf({ packages })).toThrow('nobody');
});

test('a changed version in the lock file changes the notices', () => {
  const folder = 'node_modules/react';
  const other = {
    ...lock,
    packages: { ...lock.packages, [folder]: { ...lock.packages[folder], version: '0.0.1' } },
  };
  expect(noticesOf(other)).not.toBe(noticesOf(lock));
});

test('the build of the page includes the notices', () => {
  const files = [];
  notices().generateBundle.call({ emitFile: (file) => files.push(file) });
  expect(files).toMatchObject([{ type: 'asset', fileName: NOTICES }]);
  expect(String(files[0].source)).toBe(readFileSync(at(NOTICES), 'utf8'));
  expect(readFileSync(at('apps/web/vite.config.mjs'), 'utf8')).toMatch(/plugins: \[[\s\S]*\bnotices\(\)/);
});
