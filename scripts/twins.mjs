// npm run twins: shows how many lines each game's part of the page shares with another game's. To look at, not a
// check.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './build.mjs';
import { at } from './run-tool.mjs';

const GAMES = at('apps/web/src/games');

/** Files with the same purpose and different names. */
const NAMED_APART = [
  ['table/BoardArea.tsx', 'table/IslandArea.tsx'],
  ['table/Remaining.tsx', 'table/CatanDialogs.tsx'],
  ['table/TableScreen.tsx', 'table/CatanScreen.tsx'],
  ['board/Board.tsx', 'board/Island.tsx'],
  ['board/TextBoard.tsx', 'board/IslandText.tsx'],
  ['final/FinalRim.tsx', 'final/ResultRim.tsx'],
  ['final/Reckoning.tsx', 'final/PointsTable.tsx'],
  ['start/CarcassonneCard.tsx', 'start/CatanCard.tsx'],
  ['start/SetupSentence.tsx', 'start/IslandSentence.tsx'],
];

/** Returns the lines with content: no imports, comments, or lone brackets. */
const said = (text) =>
  text
    .replace(/^(import|export)\s[^;]*?\sfrom\s[^;]*;$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[a-z]{2}/i.test(line) && !/^(\/\/|\/?\*)/.test(line));

/** Returns the lines that both texts have, each as often as it is in both. */
function shared(lines, others) {
  const left = new Map();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const n = left.get(line) ?? 0;
    left.set(line, n - 1);
    return n > 0;
  }).length;
}

/** Returns the files of a game by their path in its folder. */
const filesOf = (game) =>
  new Map(
    filesBelow(path.join(GAMES, game))
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [path.relative(path.join(GAMES, game), file).split(path.sep).join('/'), file]),
  );

const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => filesOf(name));

const rows = [];
for (const [i, one] of games.entries())
  for (const other of games.slice(i + 1))
    for (const [name, twin] of [...[...one.keys()].map((name) => [name, name]), ...NAMED_APART]) {
      if (!one.has(name) || !other.has(twin)) continue;
      const [lines, others] = [one.get(name), other.get(twin)].map((file) =>
        said(readFileSync(file, 'utf8')),
      );
      const row = { comparable: Math.min(lines.length, others.length), same: shared(lines, others) };
      if (row.comparable > 0) rows.push({ name: name === twin ? name : `${name} ~ ${twin}`, ...row });
    }

const told = ({ name, same, comparable }) =>
  `${String(same).padStart(5)} of ${String(comparable).padStart(5)}  ${String(Math.round((100 * same) / comparable)).padStart(3)} %  ${name}`;
rows.sort((a, b) => b.same / b.comparable - a.same / a.comparable);
for (const row of rows) console.log(told(row));
const sum = (key) => rows.reduce((all, row) => all + row[key], 0);
console.log(told({ name: `${rows.length} pairs`, same: sum('same'), comparable: sum('comparable') }));
