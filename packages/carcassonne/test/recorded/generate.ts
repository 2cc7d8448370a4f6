import { writeFileSync } from 'node:fs';
import { EDITIONS, type EditionName, type Options, SETS } from '@bastide/carcassonne';
import { optionsOf, playRandomGame, RefereeCheck, type Style } from '../random-game.ts';
import { playAgain, type RecordedGame, turnsOf } from '../recorded.ts';

const MANNERS: readonly Style[] = [
  'anything',
  'helpers',
  'crowded',
  'misfits',
  'greedy',
  'helpers',
  'misfits last',
];

/** Options that no edition has together. */
const CHANGES: readonly Partial<Options>[] = [
  { fieldScoring: 'field-3-once' },
  { farmers: false },
  { icUnfinished: 'plain', smallCity: 2 },
  { builderRule: 'paired', pigRule: 'bonus' },
  { builderRule: 'classic', pigRule: 'shield-city', tradersTiles: 'third' },
  { fieldScoring: 'city-4', pigRule: 'shield-city' },
  { riverTiles: 'first', tradersTiles: 'third', startTileWithRiver: 'shuffle' },
  { riverTiles: 'third', tradersTiles: 'first', startTileWithRiver: 'remove', thirdGood: 'chicken' },
  { secondTile: 'asked' },
  { secondTile: 'asked', builderRule: 'paired', pigRule: 'shield-city' },
];

/** All sets in all combinations with two to six seats, and all sets with each of the changes. */
function tables(edition: EditionName): RecordedGame['options'][] {
  const combinations = Array.from({ length: 16 }, (_, bits) => SETS.filter((_, bit) => (bits >> bit) & 1));
  const plain = combinations.flatMap((sets) => [2, 3, 4, 5, 6].map((seats) => ({ edition, sets, seats })));
  const changed = CHANGES.map((change, i) => ({ edition, sets: [...SETS], seats: 2 + (i % 5), ...change }));
  return [...plain, ...changed];
}

function record(given: RecordedGame['options'], seed: number): string {
  const options = optionsOf(given, 'record');
  const style = MANNERS[seed % MANNERS.length]!;
  const watch = new RefereeCheck(options);
  const acts = playRandomGame({ options, seed, style }, ({ state, actor, action, take }) =>
    watch.follow(state, actor, action, take),
  );
  const { points, digest } = playAgain(options, acts);
  const recorded: RecordedGame = { options: given, style, turns: turnsOf(options, acts), points, digest };
  return JSON.stringify(recorded);
}

export function writeRecorded(editions: readonly string[]): void {
  const all = Object.keys(EDITIONS) as EditionName[];
  for (const edition of all) {
    if (editions.length > 0 && !editions.includes(edition)) continue;
    const lines = tables(edition).map((options, i) => record(options, 1000 * (1 + all.indexOf(edition)) + i));
    writeFileSync(new URL(`${edition}.jsonl`, import.meta.url), `${lines.join('\n')}\n`);
    console.log(`${edition}: ${lines.length} games`);
  }
}
