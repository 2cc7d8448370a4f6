// Rules for the folders of a program: no circles between them, and no game's name outside its own folder.

import { GAME_NAMES, GAMES } from './games.cjs';

/** Below these folders, no circle of imports between neighbours. */
export const WITHOUT_CIRCLES = [
  'packages/contract/src',
  ...GAME_NAMES.map((game) => `packages/${game}/src`),
  'packages/bots/src',
  'packages/arena/src',
  'packages/coach/src',
  'packages/rulebook/src',
  'packages/messages/src',
  'packages/protocol/src',
  'packages/fair/src',
  'apps/server/src',
  'apps/cli/src',
  'apps/web/src',
];

/**
 * Data of expansions, from which the base game is built: they lie below all other files, though their folders stand among them.
 * `.dependency-cruiser.cjs` keeps them from importing anything else.
 */
export const isBelow = (file) =>
  /^packages\/carcassonne\/src\/sets\/([^/]+\/)?(facts|set-facts|tiles|events)\.ts$/.test(file);

/**
 * Here a game is named only in its own folder, `<games>/<name>/`, and in the one list of games; nowhere if there is
 * no list.
 */
export const ONE_LIST = {
  'packages/contract/src': {},
  'packages/arena/src': {},
  'packages/coach/src': {},
  'packages/bots/src': { list: 'games.ts', games: '' },
  'packages/rulebook/src': { list: 'games.ts', games: '' },
  'packages/messages/src': {},
  'packages/protocol/src': {},
  'packages/fair/src': {},
  'apps/server/src': { list: 'games.ts', games: 'games/' },
  'apps/cli/src': { list: 'games.ts', games: 'games/' },
  'apps/web/src': { list: 'games/index.ts', games: 'games/' },
};

/**
 * Returns circles among neighbouring files and folders, at every depth below `root`: each with its names and the
 * imports that close it. Imports are pairs of paths from the repository's root. A circle of files only is left to
 * another rule.
 */
export function circlesBelow(root, imports) {
  const inside = imports.filter(([from, to]) => [from, to].every((file) => file.startsWith(`${root}/`)));
  const levels = new Map();
  for (const [from, to] of inside) {
    const [a, b] = [from, to].map((file) => file.split('/'));
    const depth = a.findIndex((part, i) => part !== b[i]);
    if (depth < 0) continue;
    const level = a.slice(0, depth).join('/');
    if (!levels.has(level)) levels.set(level, []);
    levels.get(level).push({ one: a[depth], other: b[depth], as: `${from} → ${to}` });
  }
  return [...levels].flatMap(([level, arrows]) =>
    knots(arrows)
      .filter((names) => names.some((name) => !/\.\w+$/.test(name)))
      .map((names) => ({
        names: names.map((name) => `${level}/${name}`),
        imports: arrows
          .filter(({ one, other }) => names.includes(one) && names.includes(other))
          .map(({ as }) => as),
      })),
  );
}

/** Returns groups of two or more names that reach each other both ways. */
function knots(arrows) {
  const names = [...new Set(arrows.flatMap(({ one, other }) => [one, other]))].sort();
  const reached = new Map(names.map((name) => [name, reachFrom(name, arrows)]));
  const seen = new Set();
  return names.flatMap((name) => {
    if (seen.has(name)) return [];
    const knot = names.filter((other) => reached.get(name).has(other) && reached.get(other).has(name));
    for (const one of knot) seen.add(one);
    return knot.length > 1 ? [knot] : [];
  });
}

function reachFrom(start, arrows) {
  const found = new Set();
  const next = [start];
  for (let name = next.pop(); name !== undefined; name = next.pop())
    for (const { one, other } of arrows)
      if (one === name && !found.has(other)) {
        found.add(other);
        next.push(other);
      }
  return found;
}

/**
 * Returns places where a file of a program names a game that it must not know; `lines` of the file at that path below
 * its root.
 */
export function strangersIn(file, lines, { list, games = '' }) {
  if (file === list) return [];
  return Object.entries(GAMES).flatMap(([game, names]) => {
    if (list !== undefined && file.startsWith(`${games}${game}/`)) return [];
    const isNamed = (text) => names.some((name) => name.test(text));
    return lines.flatMap((line, i) =>
      isNamed(line) || (i === 0 && isNamed(file)) ? [{ game, line: i + 1 }] : [],
    );
  });
}
