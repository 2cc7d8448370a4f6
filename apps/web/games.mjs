import { readdirSync } from 'node:fs';
import path from 'node:path';

export const SRC = path.join(import.meta.dirname, 'src').replaceAll('\\', '/');

/** Games of the page, one for each folder. */
export const GAMES = readdirSync(`${SRC}/games`, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
