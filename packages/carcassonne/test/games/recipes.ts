import { readFileSync, writeFileSync } from 'node:fs';
import {
  type Action,
  type Carcassonne,
  carcassonne,
  type Event,
  type Options,
  type View,
} from '@bastide/carcassonne';
import { type RecordedAction, readText, recordOf, writeText } from '@bastide/contract';
import { fingerprint, holds } from '../claimed-game.ts';
import { byEngine, byReferee, type Perft } from '../perft.ts';
import { optionsOf, playRandomGame, positionOf, RefereeCheck, type Style } from '../random-game.ts';

/** A game to be found: random play from an opening, of which all the claims are true. */
interface Recipe {
  readonly file: string;
  readonly seats: string;
  readonly options?: Partial<Options>;
  readonly style?: Style;
  /** The first turns, in the words of the text form. */
  readonly opening?: string;
  readonly claims: readonly string[];
}

const TRADERS: Partial<Options> = { sets: ['traders'] };
const EVERY = 25;

const RECIPES: readonly Recipe[] = [
  {
    file: 'two-seats',
    seats: 'Blue Red',
    claims: ['Two seats, the base game.', 'Blue wins alone.', 'Fields bring at least 9 points in all.'],
  },
  {
    file: 'three-seats',
    seats: 'Blue Red Green',
    style: 'crowded',
    claims: ['Three seats, the base game.', 'Green wins alone.', 'A city with nobody in it is completed.'],
  },
  {
    file: 'six-seats',
    seats: 'Blue Red Green Yellow Black Pink',
    options: TRADERS,
    style: 'helpers',
    claims: ['Six seats, Traders & Builders.', 'Pink wins alone.', 'Black plays at least one double turn.'],
  },
  {
    file: 'six-seats-base-game',
    seats: 'Blue Red Green Yellow Black Pink',
    style: 'crowded',
    claims: ['Six seats, the base game.', 'One tile completes at least three features.'],
  },
  {
    file: 'five-seats',
    seats: 'Blue Red Green Yellow Black',
    options: TRADERS,
    style: 'helpers',
    claims: ['Five seats, Traders & Builders.', 'Ten points for goods are paid to two seats at once.'],
  },
  {
    file: 'shared-win',
    seats: 'Blue Red Green',
    options: TRADERS,
    style: 'crowded',
    claims: ['Three seats, Traders & Builders.', 'Blue and Green share the win.'],
  },
  {
    file: 'shared-win-base-game',
    seats: 'Blue Red',
    claims: ['Two seats, the base game.', 'Blue and Red share the win.'],
  },
  {
    file: 'many-double-turns',
    seats: 'Blue Red',
    options: TRADERS,
    style: 'helpers',
    claims: ['Blue plays at least six double turns.', 'Red plays at least six double turns.'],
  },
  {
    file: 'crowded-board',
    seats: 'Blue Red',
    options: TRADERS,
    style: 'crowded',
    claims: ['At least one tile fits nowhere.', 'A city of at least 20 tiles is completed.'],
  },
  {
    file: 'misfits',
    seats: 'Blue Red Green',
    style: 'misfits',
    claims: ['At least three tiles fit nowhere.', 'Red wins alone.'],
  },
  {
    file: 'no-place-in-the-second-part',
    seats: 'Blue Red',
    options: TRADERS,
    style: 'misfits',
    claims: ['In a second part a tile fits nowhere.'],
  },
  {
    file: 'no-place-for-the-last-tile',
    seats: 'Blue Red Green Yellow',
    options: TRADERS,
    style: 'misfits last',
    claims: ['Four seats, Traders & Builders.', 'The last tile fits nowhere, which ends the game.'],
  },
  {
    file: 'second-part-never-played',
    seats: 'Blue Red',
    options: TRADERS,
    style: 'helpers',
    claims: ['The last tile earns a second part that is never played.'],
  },
  {
    file: 'much-trade',
    seats: 'Blue Red',
    options: TRADERS,
    style: 'helpers',
    claims: [
      'Red takes at least three wine.',
      'Blue takes at least three wine.',
      'Blue takes at least three grain.',
    ],
  },
  {
    file: 'no-cloth',
    seats: 'Blue Red Green Yellow',
    options: TRADERS,
    claims: ['Nobody takes any cloth.', 'Yellow wins alone.'],
  },
  {
    file: 'small-cities',
    seats: 'Blue Red Green',
    options: { ...TRADERS, smallCity: 2 },
    style: 'crowded',
    claims: ['A complete city of two tiles brings 2 points.', 'One tile completes at least two features.'],
  },
  {
    file: 'small-cities-base-game',
    seats: 'Blue Red',
    options: { smallCity: 2 },
    claims: ['Two seats, the base game.', 'A complete city of two tiles brings 2 points.'],
  },
  {
    file: 'market',
    seats: 'Blue Red',
    options: TRADERS,
    style: 'helpers',
    opening: `
      0 TB-Q 0,-1 90 meeple c1
      1 BA-B 0,1 0 meeple m1
      0 TB-E 0,-2 90 skip
      1 BA-B 0,2 0 skip
      0 TB-G 0,-3 180 skip
      1 BA-E 1,-3 270 skip
    `,
    claims: [
      'A complete city brings Blue 10 points, and the goods go to Red.',
      'A city of five tiles is completed.',
    ],
  },
  {
    file: 'builder-goes-to-the-city',
    seats: 'Blue Red',
    options: TRADERS,
    opening: `
      0 BA-U 1,0 90 meeple r1
      1 BA-W -1,0 0 skip
      0 BA-U 2,0 90 builder r1
      1 BA-B 0,1 0 meeple f1
      0 TB-A 3,0 180 meeple c1
      0 BA-R 3,1 0 builder c1
      1 BA-B 0,2 0 pig f1
    `,
    claims: [
      'A road of five tiles is completed.',
      'The builder comes home in the first part and goes out again in the second.',
    ],
  },
  {
    file: 'bridge-crossed-twice',
    seats: 'Blue Red',
    options: TRADERS,
    style: 'crowded',
    opening: `
      0 BA-W -1,0 0 meeple r1
      1 TB-B 1,0 0 meeple f1
      0 BA-V 2,0 90 skip
      1 BA-V 2,-1 0 skip
      0 BA-V 1,-1 270 skip
      1 BA-W 1,1 180 skip
    `,
    claims: ['A road of 7 tiles is completed.', 'Red wins alone.'],
  },
  {
    file: 'city-round-a-gap',
    seats: 'Blue Red Green',
    options: TRADERS,
    style: 'crowded',
    opening: `
      0 BA-C 0,-1 0 meeple c1
      1 BA-N -1,-1 0 meeple f1
      2 BA-N 1,-1 270 skip
      0 BA-R -1,-2 90 skip
      1 BA-R 1,-2 270 skip
      2 BA-N -1,-3 90 skip
      0 BA-M 1,-3 180 skip
      1 BA-R 0,-3 180 skip
      2 TB-X 0,-2 0 skip
    `,
    claims: [
      'A city of 10 tiles is completed.',
      'A complete city brings Blue 24 points, and the goods go to Green.',
    ],
  },
  {
    file: 'two-builders-on-a-road',
    seats: 'Blue Red',
    options: TRADERS,
    opening: `
      0 BA-U 1,0 90 meeple r1
      1 BA-B 1,1 0 skip
      0 BA-B 2,1 0 skip
      1 BA-B 3,1 0 skip
      0 BA-E 0,-1 180 meeple f1
      1 BA-U 3,0 90 meeple r1
      0 BA-U 2,0 90 builder r1
      1 BA-U 4,0 90 builder r1
      0 BA-W 5,0 0 skip
      0 BA-B 0,1 0 meeple m1
      1 BA-W -1,0 0 skip
      1 BA-U 0,2 90 skip
    `,
    claims: [
      'Two builders stand on one road, and both come home when it is completed.',
      'A complete road brings Blue and Red 7 points each.',
      'Red plays at least one double turn.',
    ],
  },
  {
    file: 'meadow-for-three',
    seats: 'Red Blue Yellow',
    options: TRADERS,
    opening: `
      0 BA-E 0,-1 180 meeple f1
      1 BA-U 1,0 90 skip
      2 BA-U -1,0 90 meeple f2
      0 BA-D 2,0 0 skip
      1 BA-E 2,-1 180 meeple f1
      2 BA-B 0,1 0 skip
      0 BA-E 1,-1 0 pig f1
      1 BA-B -1,-1 0 pig f1
    `,
    claims: ['A field shared by all brings the owners of pigs a third more.'],
  },
  {
    file: 'seven-meeples-out',
    seats: 'Blue Red',
    options: TRADERS,
    opening: `
      0 BA-W -1,0 0 meeple r1
      1 BA-E 0,-1 180 skip
      0 BA-B 0,1 0 meeple m1
      1 BA-B 0,2 0 meeple m1
      0 BA-B 0,3 0 meeple m1
      1 BA-U 0,-2 90 skip
      0 BA-B 0,4 0 meeple m1
      1 BA-V 1,-1 180 skip
      0 BA-A 1,2 0 meeple m1
      1 BA-U 1,0 90 meeple f2
      0 BA-E 0,5 180 meeple f1
      1 BA-V -1,-2 180 skip
      0 BA-E 1,1 90 meeple c1
    `,
    claims: ['Blue once has no meeple left.'],
  },
  {
    file: 'twin-monasteries',
    seats: 'Blue Red',
    options: TRADERS,
    style: 'helpers',
    opening: `
      0 BA-B 0,1 0 meeple m1
      1 BA-U -1,0 90 skip
      0 BA-U 1,0 90 skip
      1 BA-E -1,1 270 skip
      0 BA-E 1,1 90 skip
      1 BA-E -1,2 270 skip
      0 BA-E 1,2 90 skip
      1 BA-N -1,3 180 skip
      0 BA-N 1,3 90 skip
      1 BA-E 0,3 180 meeple f1
      0 BA-B 0,2 0 meeple m1
    `,
    claims: ['One tile completes two monasteries.'],
  },
];

function read(options: Options, names: readonly string[], lines: string): RecordedAction<Action>[] {
  const head = writeText(carcassonne, recordOf<Carcassonne>(carcassonne, options, names, []));
  const read = readText(carcassonne, `${head}${lines}`);
  if (!read.ok) throw new Error(read.because);
  return (read.value as { actions: RecordedAction<Action>[] }).actions;
}

/** The first random game that fulfils the recipe, as text. */
function cook({ file, seats, options = {}, style = 'anything', opening = '', claims }: Recipe): string {
  const names = seats.split(' ');
  const rules = optionsOf({ ...options, seats: names.length });
  const acts = read(rules, names, opening);
  const remarks = claims.map((claim) => `# ${claim}\n`).join('');
  for (let seed = 1; seed < 1000; seed++) {
    const game = { options: rules, seed, style, opening: acts };
    const events: (readonly Event[])[] = [];
    let end: View | undefined;
    const actions = playRandomGame(game, ({ state, take }) => {
      events.push(take());
      if (carcassonne.actors(state).length === 0) end = carcassonne.view(state);
    });
    const story = { record: recordOf(carcassonne, rules, names, actions), claims, events, end: end! };
    if (!claims.every((claim) => holds(claim, story))) continue;

    const watch = new RefereeCheck(rules);
    const positions: string[] = [];
    let count = 0;
    playRandomGame(game, ({ state, actor, action, take }) => {
      watch.follow(state, actor, action, take);
      count++;
      const mine = watch.referee.position();
      if (fingerprint(mine) !== fingerprint(positionOf(carcassonne.view(state))))
        throw new Error(`${file}: ${count}`);
      if (count % EVERY === 0 || count === actions.length) positions.push(fingerprint(mine));
    });
    const result = { points: watch.referee.position().points, winners: end!.outcome!.winners };
    const record = recordOf(carcassonne, rules, names, actions, {
      result,
      meta: { every: EVERY, positions },
    });
    return writeText(carcassonne, record).replace('\n\n', `\n\n${remarks}`);
  }
  throw new Error(`no game of this kind was found: ${file}`);
}

export function writeGames(files: readonly string[]): void {
  for (const recipe of RECIPES) {
    if (files.length > 0 && !files.includes(recipe.file)) continue;
    writeFileSync(new URL(`${recipe.file}.bastide`, import.meta.url), cook(recipe));
    console.log(recipe.file);
  }
}

/** Counts the game tree anew, where `perft.json` says. The referee must find the same, as deep as it can look. */
export function writePerft(): void {
  const file = new URL('../perft.json', import.meta.url);
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Perft[];
  const counted = entries.map((entry) => {
    const counts = entry.counts.map((_, depth) => byEngine(entry, depth + 1));
    counts.slice(0, entry.refereed).forEach((count, depth) => {
      const other = byReferee(entry, depth + 1);
      if (other !== count) throw new Error(`${entry.name}: ${count} or ${other} at depth ${depth + 1}`);
    });
    return { ...entry, counts };
  });
  writeFileSync(file, `${JSON.stringify(counted, null, 2)}\n`);
}
