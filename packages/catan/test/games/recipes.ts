import { writeFileSync } from 'node:fs';
import { BEGINNERS_HARBORS, BEGINNERS_HEXES, catan, type Options } from '@bastide/catan';
import { recordOf, writeText } from '@bastide/contract';
import { fingerprint, holds, playClaimedGame } from '../claimed-game.ts';
import { byEngine, byReferee, type Perft } from '../perft.ts';
import { RefereeCheck } from '../random-game.ts';
import { Director } from './director.ts';

/** A game to be told: who does what, and what can be said of it. Turns in which nothing matters are filled in. */
interface Recipe {
  readonly file: string;
  readonly seats: string;
  /** Without a map it is the beginners' island without its pieces. */
  readonly options?: Partial<Options>;
  readonly script: string;
  /** Then the bank is emptied down to one card, which this seat takes by year of plenty. */
  readonly plentyOfOne?: string;
  readonly claims: readonly string[];
}

const BEGINNERS: Partial<Options> = { map: 'beginners' };
const EVERY = 20;

/** Red beside a forest and its hills, so that it may build round both. */
const RING = `
  Red: settle V17 road E26
  Blue: settle V14 road E15
  White: settle V31 road E37
  White: settle V46 road E60
  Blue: settle V40 road E58
  Red: settle V34 road E41
  Red: road E35
  Red: road E42
  Red: road E34
  Red: road E25
`;
const SECOND_RING = `
  Red: road E27
  Red: road E20
  Red: road E13
  Red: road E12
  Red: road E19
`;

/** The golden case GG-06: a road of seven that White can reach in its middle. */
const SEVEN = `
  Red: road E34
  Red: road E25
  Red: road E19
  Red: road E12
  Red: road E07
`;
const PLACES_OF_SEVEN = `
  Red: settle V33 road E40
  Blue: settle V41 road E52
  White: settle V29 road E35
  White: settle V10 road E09
  Blue: settle V20 road E31
  Red: settle V01 road E02
`;
const SIX_OF_BLUE = `
  Blue: road E45
  Blue: road E36
  Blue: road E29
  Blue: road E30
`;
const CUT = `
  White: road E26
  White: settle V17
`;

/** Ore, wool and grain for Red and Blue; nobody beside the hexes H12 and H16. */
const PLACES_OF_KNIGHTS = `
  Red: settle V37 road E53
  Blue: settle V08 road E07
  White: settle V22 road E34
  White: settle V14 road E15
  Blue: settle V07 road E11
  Red: settle V40 road E58
`;
const THREE_KNIGHTS = `
  Red: buy knight
  Red: buy knight
  Red: buy knight
  Red: play knight robber H16
  Red: play knight robber H12
  Red: play knight
`;

const RECIPES: readonly Recipe[] = [
  {
    file: 'first-roll',
    seats: 'Red Blue White Orange',
    options: BEGINNERS,
    script: `
      Red: roll 4 6 end
      Blue: roll 1 2 end
    `,
    claims: ['A roll of 10 brings Red ore and Orange brick, and nobody else anything.'],
  },
  {
    file: 'ring-of-six',
    seats: 'Red Blue White',
    script: RING,
    claims: ['Red takes the longest road with 5 roads.', 'The six roads of Red are a ring round H08.'],
  },
  {
    file: 'two-rings',
    seats: 'Red Blue White',
    script: RING + SECOND_RING,
    claims: ['At the end the longest road of Red has 11 of its 11 roads.'],
  },
  {
    file: 'fifteenth-road',
    seats: 'Red Blue White',
    script: `${RING}
      Red: buy roads
      ${SECOND_RING}
      Red: road E24
      Red: road E18
      Red: road E10
      Red: play roads road E06
    `,
    claims: [
      'Road building brings Red one road, its fifteenth.',
      'At the end the longest road of Red has 14 of its 15 roads.',
    ],
  },
  {
    file: 'one-free-road-is-enough',
    seats: 'Red Blue White',
    script: `
      ${RING}
      Red: buy roads
      Red: play roads road E27 skip
    `,
    claims: [
      'Red does without the second free road.',
      'At the end the longest road of Red has 7 of its 7 roads.',
    ],
  },
  {
    file: 'cut-and-passed-on',
    seats: 'Red Blue White',
    script: PLACES_OF_SEVEN + SEVEN + SIX_OF_BLUE + CUT,
    claims: [
      'Red takes the longest road with 5 roads.',
      'A settlement of White cuts the road of Red from 7 to 4.',
      'Blue takes the longest road in the turn of White.',
      'At the end Blue holds the longest road.',
    ],
  },
  {
    file: 'won-on-the-own-turn-only',
    seats: 'Red Blue White',
    options: { victoryTarget: 5 },
    script: `${PLACES_OF_SEVEN + SEVEN + SIX_OF_BLUE}
      Blue: city V20
      ${CUT}
      White: end
      Red: roll 1 1 end
    `,
    claims: [
      'Blue takes the longest road in the turn of White.',
      'Blue has 5 points in the turn of White, and has not won.',
      'Blue has 5 points in the turn of Red, and has not won.',
      'Blue wins at the start of its turn, before the roll.',
    ],
  },
  {
    file: 'cut-and-set-aside',
    seats: 'Red Blue White',
    script: PLACES_OF_SEVEN + SEVEN + CUT + SIX_OF_BLUE,
    claims: [
      'A settlement of White cuts the road of Red from 7 to 4.',
      'The longest road is set aside.',
      'Blue takes the longest road with 6 roads.',
    ],
  },
  {
    file: 'row-between-two-strangers',
    seats: 'Red Blue White',
    script: `
      Red: settle V33 road E40
      Blue: settle V41 road E52
      White: settle V21 road E23
      White: settle V18 road E20
      Blue: settle V20 road E31
      Red: settle V01 road E02
      ${SEVEN}
      White: road E24
      White: settle V22
      White: road E13
      White: settle V08
    `,
    claims: [
      'A settlement of White cuts the road of Red from 7 to 5.',
      'A settlement of White cuts the road of Red from 5 to 3.',
      'The longest road is set aside.',
    ],
  },
  {
    file: 'kept-by-the-holder',
    seats: 'Red Blue White',
    script: `
      Red: settle V33 road E40
      Blue: settle V41 road E52
      White: settle V21 road E23
      White: settle V18 road E20
      Blue: settle V20 road E31
      Red: settle V01 road E02
      ${SEVEN}
      Blue: road E45
      Blue: road E36
      Blue: road E29
      Blue: road E21
      White: road E24
      White: settle V22
    `,
    claims: [
      'A settlement of White cuts the road of Red from 7 to 5.',
      'At the end the longest road of Blue has 5 of its 6 roads.',
      'At the end Red holds the longest road.',
    ],
  },
  {
    file: 'two-equal-roads',
    seats: 'Red Blue White Orange',
    script: `
      Red: settle V33 road E40
      Blue: settle V41 road E52
      White: settle V29 road E35
      Orange: settle V43 road E55
      Orange: settle V53 road E70
      White: settle V10 road E09
      Blue: settle V20 road E31
      Red: settle V01 road E02
      ${SEVEN + SIX_OF_BLUE}
      Orange: road E56
      Orange: road E63
      Orange: road E68
      Orange: road E69
      ${CUT}
      Orange: road E71
    `,
    claims: [
      'The longest road is set aside, though Blue and Orange have 6 roads each.',
      'Orange takes the longest road with 7 roads.',
    ],
  },
  {
    file: 'bank-short-for-one',
    seats: 'Red Blue White',
    script: `
      Red: settle V00 road E00
      Blue: settle V40 road E58
      White: settle V31 road E37
      White: settle V46 road E60
      Blue: settle V20 road E22
      Red: settle V08 road E07
      Red: roll 4 6 end
      Blue: roll 5 5 end
      White: roll 6 4 end
      Red: roll 4 6 end
      Blue: roll 5 5 end
      White: roll 6 4 end
      Red: roll 4 6 end
      Blue: roll 5 5 end
      White: roll 6 4 end
    `,
    claims: ['The bank has 1 ore for Red, who is owed 2, and pays them.'],
  },
  {
    file: 'bank-short-for-two',
    seats: 'Red Blue White',
    script: `
      Red: settle V00 road E00
      Blue: settle V20 road E22
      White: settle V31 road E37
      White: settle V46 road E60
      Blue: settle V08 road E13
      Red: settle V07 road E11
      Red: roll 4 6 end
      Blue: roll 5 5 end
      White: roll 6 4 end
      Red: roll 4 6 end
      Blue: roll 5 5 end
      White: roll 6 4 end
    `,
    claims: ['The bank has 2 ore, Red is owed 2 and Blue 1: nobody gets any.'],
  },
  {
    file: 'last-card-of-the-bank',
    seats: 'Red Blue White',
    options: { discardLimit: 95 },
    script: `
      Red: settle V07 road E11
      Blue: settle V25 road E37
      White: settle V41 road E52
      White: settle V34 road E41
      Blue: settle V09 road E08
      Red: settle V44 road E57
      Red: buy plenty
    `,
    plentyOfOne: 'Red',
    claims: ['Year of plenty brings Red the only card of the bank.'],
  },
  {
    file: 'monopoly',
    seats: 'Red Blue White Orange',
    options: BEGINNERS,
    script: `
      Red: buy monopoly end
      Blue: roll 2 3 end
      White: roll 5 6 end
      Orange: roll 1 3 end
      Red: play monopoly wool roll 6 2 end
    `,
    claims: ['Monopoly brings Red 4 wool, 2 of them from Blue.'],
  },
  {
    file: 'knight-then-seven',
    seats: 'Red Blue White Orange',
    options: BEGINNERS,
    script: `
      Red: roll 4 6 end
      Blue: roll 2 3 end
      White: roll 2 3 end
      Orange: roll 1 1 end
      Red: roll 1 3 buy knight end
      Blue: roll 1 1 end
      White: roll 1 1 end
      Orange: roll 1 1 end
      Red: play knight robber H14 rob 3 grain roll 3 4
      Blue: discard wool discard wool discard brick discard brick
      Red: robber H11 rob 2 wool end
    `,
    claims: ['Red moves the robber twice in one turn.', 'Blue discards 4 of 8 cards.'],
  },
  {
    file: 'largest-army',
    seats: 'Red Blue White',
    script: `${PLACES_OF_KNIGHTS + THREE_KNIGHTS}
      Red: robber H16
      Blue: buy knight
      Blue: buy knight
      Blue: buy knight
      Blue: buy knight
      Blue: play knight robber H12
      Blue: play knight robber H16
      Blue: play knight robber H12
      Blue: play knight robber H09
    `,
    claims: [
      'Blue takes the largest army from Red with 4 knights.',
      'At the end Blue holds the largest army.',
    ],
  },
  {
    file: 'won-by-the-third-knight',
    seats: 'Red Blue White',
    options: { victoryTarget: 4 },
    script: PLACES_OF_KNIGHTS + THREE_KNIGHTS,
    claims: ['Red wins by a knight, before the robber moves.'],
  },
  {
    file: 'won-by-a-bought-card',
    seats: 'Red Blue White Orange',
    options: { ...BEGINNERS, victoryTarget: 4 },
    script: `
      Red: buy point
      Red: buy point
    `,
    claims: ['Red wins by a card just bought.', 'Nobody else saw the points of Red before.'],
  },
  {
    file: 'friendly-robber',
    seats: 'Blue White Orange',
    options: { ...BEGINNERS, friendlyRobber: true, discardLimit: 95 },
    script: `
      Blue: roll 3 4 robber H01
      Blue: city V41
      Blue: end
      White: roll 3 4 robber H18 rob 0 lumber
    `,
    claims: [
      'The friendly robber may go to no hex beside White, who has two points.',
      'The friendly robber may go to no hex beside Blue, who has two points.',
      'White robs Blue, who has 3 points.',
    ],
  },
  {
    file: 'nowhere-for-the-friendly-robber',
    seats: 'Red Blue White Orange',
    options: { ...BEGINNERS, friendlyRobber: true },
    script: 'Red: roll 3 4 robber H09 end',
    claims: ['The friendly robber has nowhere to go, and stays in the desert.'],
  },
  {
    file: 'empty-hands',
    seats: 'Red Blue White',
    script: `
      Red: settle V17 road E26
      Blue: settle V41 road E52
      White: settle V31 road E37
      White: settle V14 road E15
      Blue: settle V43 road E55
      Red: settle V34 road E41
      Red: roll 1 1 end
      Blue: roll 1 1 road E56 end
      White: roll 1 1 end
      Red: roll 3 4 robber H15 rob 1 end
      Blue: roll 1 1 end
      White: roll 1 1 end
      Red: roll 3 4 robber H18 end
    `,
    claims: [
      'Red robs Blue, who has no card, though White has some, and gets nothing.',
      'The robber comes to Blue, who has no card, and nobody is asked.',
    ],
  },
  {
    file: 'talk-and-trade',
    seats: 'Red Blue White Orange',
    options: BEGINNERS,
    script: `
      Red: roll 3 3 offer lumber for ore to 1 2 3
      Blue: counter ore for lumber:2
      White: decline
      Orange: accept
      Red: trade 1 offer grain for lumber to 1
      Blue: accept
      Red: trade 1 offer lumber for brick to 2 3
      White: accept
      Orange: decline
      Red: road E20 withdraw
      Orange: offer grain for ore to 0
      Red: trade 3 end
    `,
    claims: [
      'Red trades with Blue on the terms of Blue.',
      'Red trades with Blue on the terms of Red.',
      'An accepted offer is not carried out, for Red no longer has the cards.',
      'Red trades with Orange on the terms of Orange.',
    ],
  },
];

const ISLAND = { type: 'map', hexes: BEGINNERS_HEXES, harbors: BEGINNERS_HARBORS } as const;

/** The game of a recipe, as text. */
function cook({ seats, options = {}, script, plentyOfOne, claims }: Recipe): string {
  const names = seats.split(' ');
  const director = new Director({ map: 'free', ...options }, names);
  if (!options.map) director.play(`chance: ${catan.text.write(ISLAND)}`);
  director.play(script);
  if (plentyOfOne) director.play(`${plentyOfOne}: play plenty ${director.drain(plentyOfOne)} roll 1 1`);
  const rules = director.state.options;
  const outcome = catan.outcome(director.state);
  const more = outcome ? { result: outcome } : {};
  const story = playClaimedGame(recordOf(catan, rules, names, director.acts, more));
  for (const claim of claims)
    if (!holds(claim, { ...story, claims })) throw new Error(`${claim}\n${writeText(catan, story.record)}`);

  const watch = new RefereeCheck(rules);
  const state = catan.setup(rules);
  const positions: string[] = [];
  director.acts.forEach(({ by, ...action }, i) => {
    watch.follow(state, by, action, () => catan.apply(state, by, action));
    if ((i + 1) % EVERY === 0 || i + 1 === director.acts.length)
      positions.push(fingerprint(watch.referee.position()));
  });
  const meta = { every: EVERY, positions };
  const text = writeText(catan, recordOf(catan, rules, names, director.acts, { ...more, meta }));
  return text.replace('\n\n', `\n\n${claims.map((claim) => `# ${claim}\n`).join('')}`);
}

export function writeGames(names: readonly string[]): void {
  for (const recipe of RECIPES) {
    if (names.length > 0 && !names.includes(recipe.file)) continue;
    try {
      const text = cook(recipe);
      writeFileSync(new URL(`${recipe.file}.bastide`, import.meta.url), text);
      console.log(`${recipe.file}: ${text.split('\n').length} lines`);
    } catch (error) {
      console.error(`${recipe.file}: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
}

/** Number of sequences at which a count ends: it goes on to the first of more than so many. */
const ENOUGH = 20_000;
/** So many sequences are counted by the referee too. */
const REFEREED = 4_000;

const ENTRIES: readonly Omit<Perft, 'counts' | 'refereed'>[] = [
  { name: 'four seats, from the first settlement', options: { seats: 4 }, seed: 1, after: 1 },
  { name: 'three seats, the last places', options: { seats: 3 }, seed: 2, after: 9 },
  { name: "beginners' map, from the first roll", options: { seats: 4, map: 'beginners' }, after: 0 },
  { name: 'four seats, early', options: { seats: 4 }, seed: 3, after: 122 },
  { name: 'four seats, later', options: { seats: 4 }, seed: 4, after: 600 },
  { name: 'four seats, late', options: { seats: 4 }, seed: 14, after: 900 },
  { name: 'two seats, late', options: { seats: 2 }, seed: 5, after: 500 },
  {
    name: 'dice from a deck, no 7',
    options: { seats: 3, dice: 'deck', noSevenRounds: 9 },
    seed: 6,
    after: 90,
  },
  { name: 'separate phases', options: { seats: 3, tradeBuild: 'separate' }, seed: 7, after: 402 },
  {
    name: 'friendly robber, none in the desert',
    options: { seats: 4, friendlyRobber: true, robberDesert: 'forbidden' },
    seed: 8,
    after: 300,
  },
  { name: 'no discards', options: { seats: 4, discardLimit: 95 }, seed: 9, after: 502 },
  { name: 'knight, then a seven', game: 'knight-then-seven', after: 28 },
  { name: 'talk and trade', game: 'talk-and-trade', after: 4 },
  { name: 'two rings', game: 'two-rings', after: 60 },
];

export function writePerft(): void {
  const perfts = ENTRIES.map((entry) => {
    const counts: number[] = [];
    const perft = { ...entry, counts, refereed: 0 };
    while ((counts.at(-1) ?? 1) <= ENOUGH) counts.push(byEngine(perft, counts.length + 1));
    while (perft.refereed < counts.length && counts[perft.refereed]! <= REFEREED) {
      perft.refereed++;
      if (byReferee(perft, perft.refereed) !== counts[perft.refereed - 1])
        throw new Error(`${entry.name}: the referee counts otherwise at depth ${perft.refereed}`);
    }
    console.log(`${entry.name}: ${counts}, refereed to depth ${perft.refereed}`);
    return perft;
  });
  writeFileSync(new URL('../perft.json', import.meta.url), `${JSON.stringify(perfts, null, 2)}\n`);
}
