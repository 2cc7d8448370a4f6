// Finds the files of each language by their names: `rules/uk/`, `uk.ts`, `uk.json`, `app.uk.webmanifest`.
import { readdirSync } from 'node:fs';
import { at } from '../run-tool.mjs';

const ROOMS = ['locales', 'rules', 'packages', 'apps'];
const SKIPPED = new Set(['node_modules', 'dist', 'dist-types', 'bundle', 'generated', 'test', 'dev']);

/** The model for all other languages. */
export const MODEL = 'en';
/** The model for new catalogues: their declarations are copied from this translation. */
export const PATTERN = 'uk';

const named = (language) => new RegExp(`^(app[.])?${language}([.](ts|json|webmanifest))?$`);

/** Returns the files of one language, as paths from the repository's root, sorted. */
export function filesOf(language) {
  const name = named(language);
  return ROOMS.flatMap((room) => below(room))
    .filter((file) => file.split('/').some((part) => name.test(part)))
    .toSorted();
}

function below(folder) {
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const inside = `${folder}/${entry.name}`;
    return entry.isDirectory() ? below(inside) : [inside];
  });
}

/** Returns the path of the same file in another language. */
export const inLanguage = (file, from, to) =>
  file
    .split('/')
    .map((part) => (named(from).test(part) ? part.replace(from, to) : part))
    .join('/');
