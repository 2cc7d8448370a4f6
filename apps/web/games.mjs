import { readdirSync } from 'node:fs';
import path from 'node:path';

export const SRC = path.join(import.meta.dirname, 'src').replaceAll('\\', '/');

/** The games of the page: each is a folder. */
export const GAMES = readdirSync(`${SRC}/games`, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
