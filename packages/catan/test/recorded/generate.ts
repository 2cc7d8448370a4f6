import { writeFileSync } from 'node:fs';
import { CHOICES, type Options } from '@bastide/catan';
import { optionsOf, playRandomGame, RefereeCheck, STYLES, type Style } from '../random-game.ts';
import { FILES, playAgain, type RecordedGame, turnsOf } from '../recorded.ts';

/** Games that are not over by then are left. */
const ACTIONS_AT_MOST = 1000;
const MAPS = CHOICES.map;

/** Numbers that are not the printed ones, in turn. */
const NUMBERS: readonly Partial<Options>[] = [
  {},
  { discardLimit: 9 },
  { victoryTarget: 8, noSevenRounds: 2 },
  { discardLimit: 95 },
  { victoryTarget: 12, discardLimit: 14 },
  { startSettlements: 3 },
  { victoryTarget: 5, noSevenRounds: 20 },
  { discardLimit: 5, victoryTarget: 13 },
  { victoryTarget: 20, discardLimit: 30 },
];

/** Every combination of the choices that are not the map. */
const CHANGES: readonly Partial<Options>[] = CHOICES.dice.flatMap((dice) =>
  CHOICES.tradeBuild.flatMap((tradeBuild) =>
    CHOICES.friendlyRobber.flatMap((friendlyRobber) =>
      CHOICES.robberDesert.flatMap((robberDesert) =>
        CHOICES.playerTrades.map((playerTrades) => ({
          dice,
          tradeBuild,
          friendlyRobber,
          robberDesert,
          playerTrades,
        })),
      ),
    ),
  ),
);

interface Plan {
  readonly options: RecordedGame['options'];
  readonly style: Style;
}

/** Every map in every style; and every combination of the other choices, with maps, styles and numbers in turn. */
function plans(seats: number): Plan[] {
  const printed = MAPS.flatMap((map) => STYLES.map((style) => ({ options: { seats, map }, style })));
  const changed = CHANGES.map((change, i) => {
    const map = MAPS[(i + Math.floor(i / 4)) % MAPS.length]!;
    const { startSettlements, ...numbers } = NUMBERS[i % NUMBERS.length]!;
    const start = startSettlements && map !== 'beginners' ? { startSettlements } : {};
    return {
      options: { seats, map, ...change, ...numbers, ...start },
      style: STYLES[(i * 3) % STYLES.length]!,
    };
  });
  return [...printed, ...changed];
}

/** Found by trying many seeds: settlements that cut the longest road, so that it is set aside, or goes to a third seat. */
const FOUND: readonly (Plan & { readonly seed: number })[] = [
  { options: { seats: 4, victoryTarget: 8 }, style: 'roads', seed: 1028 },
  { options: { seats: 4, victoryTarget: 8 }, style: 'roads', seed: 95 },
];

/** Only what is not said by default. */
function shortened(given: RecordedGame['options']): RecordedGame['options'] {
  const defaults = optionsOf({ seats: given.seats }) as unknown as Record<string, unknown>;
  const changes = Object.entries(given).filter(
    ([name, value]) => name === 'seats' || defaults[name] !== value,
  );
  return Object.fromEntries(changes) as unknown as RecordedGame['options'];
}

function record({ options: given, style }: Plan, seed: number): string {
  const options = optionsOf(given);
  const watch = new RefereeCheck(options);
  const game = { options, seed, style, atMost: ACTIONS_AT_MOST };
  const acts = playRandomGame(game, ({ state, actor, action, take }) =>
    watch.follow(state, actor, action, take),
  );
  const { points, digest } = playAgain(options, acts);
  const recorded: RecordedGame = {
    options: shortened(given),
    style,
    turns: turnsOf(options, acts),
    points,
    digest,
  };
  return JSON.stringify(recorded);
}

export function writeRecorded(names: readonly string[]): void {
  for (const [name, seats] of Object.entries(FILES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const found = FOUND.filter(({ options }) => options.seats === seats);
    const lines = [
      ...plans(seats).map((plan, i) => record(plan, 1000 * seats + i)),
      ...found.map((plan) => record(plan, plan.seed)),
    ];
    writeFileSync(new URL(`${name}.jsonl`, import.meta.url), `${lines.join('\n')}\n`);
    console.log(`${name} seats: ${lines.length} games`);
  }
}
