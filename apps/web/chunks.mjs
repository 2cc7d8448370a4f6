import { existsSync } from 'node:fs';
import { GAMES, SRC } from './games.mjs';

/**
 * Few files pack smaller than many: what the start needs is one, what the table of a game needs is another, and so is
 * what several games share. The rest is fetched when it is opened. A game's door is `src/games/<game>/table.ts`, for
 * `import()` only.
 */
export function chunks() {
  const doors = GAMES.map((game) =>
    [`${SRC}/games/${game}/table.ts`, `${SRC}/games/${game}/table.tsx`].find(existsSync),
  );
  // The rules of a game are its own, even if the start looks something up in them.
  const isRules = (id) => GAMES.some((game) => id.includes(`/packages/${game}/`));
  const doorsTo = (id, bundle) => doors.filter((door) => modulesOf(door, bundle).has(id)).length;
  const isShared = (id, bundle) => !isRules(id) && doorsTo(id, bundle) > 1;
  // Of no game, yet needed at once by one of them: another may open it later, and not all of the first with it.
  const isFrame = (id, bundle) => isOfNoGame(id) && doorsTo(id, bundle) === 1;
  return [
    { name: 'page', tags: ['$initial'], priority: 2 },
    { name: (id, bundle) => (isShared(id, bundle) ? 'games' : null), debugName: 'games', priority: 1 },
    { name: (id, bundle) => (isFrame(id, bundle) ? 'frame' : null), debugName: 'frame', priority: 0.5 },
    ...GAMES.map((game, index) => ({ name: game, test: (id) => id === doors[index] })), // with all that it imports
  ];
}

const isOfNoGame = (id) => id.startsWith(`${SRC}/`) && !id.startsWith(`${SRC}/games/`);

const modulesByEntry = new Map();

/** All modules that a door imports, but for those that are opened later. */
function modulesOf(door, bundle) {
  let modules = modulesByEntry.get(door);
  if (modules) return modules;
  modules = new Set([door]);
  for (const id of modules)
    for (const imported of bundle.getModuleInfo(id)?.importedIds ?? []) modules.add(imported);
  modulesByEntry.set(door, modules);
  return modules;
}
