import { existsSync } from 'node:fs';
import { GAMES, SRC } from './games.mjs';

/**
 * Groups modules into few files, because these compress better than many: one for the start page, one for the table
 * of each game, and one for code that several games share. Other code is loaded when it is needed. The entry of a
 * game's table is `src/games/<game>/table.ts`, for `import()` only.
 */
export function chunks() {
  const doors = GAMES.map((game) =>
    [`${SRC}/games/${game}/table.ts`, `${SRC}/games/${game}/table.tsx`].find(existsSync),
  );
  // The rules of a game stay in its own file, even if the start page uses a part of them.
  const isRules = (id) => GAMES.some((game) => id.includes(`/packages/${game}/`));
  const doorsTo = (id, bundle) => doors.filter((door) => modulesOf(door, bundle).has(id)).length;
  const isShared = (id, bundle) => !isRules(id) && doorsTo(id, bundle) > 1;
  // These modules belong to no game, but one game needs them at once: another game that loads them later must not
  // load the whole file of the first.
  const isFrame = (id, bundle) => isOfNoGame(id) && doorsTo(id, bundle) === 1;
  return [
    { name: 'page', tags: ['$initial'], priority: 2 },
    { name: (id, bundle) => (isShared(id, bundle) ? 'games' : null), debugName: 'games', priority: 1 },
    { name: (id, bundle) => (isFrame(id, bundle) ? 'frame' : null), debugName: 'frame', priority: 0.5 },
    ...GAMES.map((game, index) => ({ name: game, test: (id) => id === doors[index] })), // with all its imports
  ];
}

const isOfNoGame = (id) => id.startsWith(`${SRC}/`) && !id.startsWith(`${SRC}/games/`);

const modulesByEntry = new Map();

/** Returns all modules that an entry imports, without those that are loaded later. */
function modulesOf(door, bundle) {
  let modules = modulesByEntry.get(door);
  if (modules) return modules;
  modules = new Set([door]);
  for (const id of modules)
    for (const imported of bundle.getModuleInfo(id)?.importedIds ?? []) modules.add(imported);
  modulesByEntry.set(door, modules);
  return modules;
}
