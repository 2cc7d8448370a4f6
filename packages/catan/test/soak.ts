import { type Action, catan, type Options, type State } from '@bastide/catan';
import { CHANCE, OVER, type Random, Sfc32 } from '@bastide/contract';
import { violations } from './invariants.ts';
import { optionsOf, playRandomGame, positionOf, RefereeCheck, STYLES } from './random-game.ts';
import { linesOf, readRecorded } from './recorded.ts';
import { WORDS } from './referee/allowed.ts';

const { fast } = catan;
const codes = new Int32Array(fast.actionsAtMost);

/** The options that games are played under, by name. */
export const ROWS: Readonly<Record<string, Partial<Options>>> = {
  four: { seats: 4 },
  three: { seats: 3 },
  duel: { seats: 2 },
  'beginners, four': { seats: 4, map: 'beginners' },
  'beginners, three': { seats: 3, map: 'beginners' },
  'beginners, two': { seats: 2, map: 'beginners' },
  'random tokens': { seats: 4, map: 'variable-random' },
  'any island, three places each': { seats: 4, map: 'free', startSettlements: 3 },
  'dice from a deck': { seats: 3, dice: 'deck', noSevenRounds: 2 },
  'dice from a deck of which five are kept': { seats: 4, dice: 'deck-5' },
  'separate phases': { seats: 4, tradeBuild: 'separate' },
  'friendly robber, none in the desert': { seats: 3, friendlyRobber: true, robberDesert: 'forbidden' },
  'bank only, no discards': { seats: 4, playerTrades: false, discardLimit: 95 },
  'small hands': { seats: 3, discardLimit: 5, victoryTarget: 8 },
  'twelve points': { seats: 4, victoryTarget: 12 },
  'twenty points for two': { seats: 2, victoryTarget: 20 },
};

/** Positions are looked at before every so many actions, and at the end. */
const LOOK = 499;
/** No game goes on for so long: one that did is told, and counts as a violation. */
const ENDLESS = 1_000_000;

export interface SoakReport {
  readonly name: string;
  games: number;
  actions: number;
  refereed: number;
  /** Games that came to a standstill, before anybody had enough points. */
  standstills: number;
  /** The longest game. */
  longest: { actions: number; turns: number };
  readonly violations: string[];
}

/**
 * Random games under the options of one row in the fast lane, looked at now and then; one in so many is wandered, and
 * played along by the referee action by action. No game is left before its end.
 */
export function soak(name: string, games: number, refereeEvery: number, seed = 1): SoakReport {
  const options = optionsOf(ROWS[name]);
  const soaked: SoakReport = {
    name,
    games: 0,
    actions: 0,
    refereed: 0,
    standstills: 0,
    longest: { actions: 0, turns: 0 },
    violations: [],
  };
  const state = catan.setup(options);
  for (let game = 0; game < games; game++) {
    const isRefereed = game % refereeEvery === refereeEvery - 1;
    try {
      const end = isRefereed ? playRefereed(options, seed, game) : playOne(state, new Sfc32(seed, game));
      soaked.actions += end.actions;
      if (isRefereed) soaked.refereed++;
      if (end.isStandstill) soaked.standstills++;
      if (end.actions > soaked.longest.actions) soaked.longest = { actions: end.actions, turns: end.turns };
    } catch (error) {
      const what = (error as Error).message.split('\n').slice(0, 12).join('\n  ');
      soaked.violations.push(`${name}, seed ${seed}, game ${game}: ${what}`);
    }
    soaked.games++;
  }
  return soaked;
}

interface End {
  readonly actions: number;
  readonly turns: number;
  readonly isStandstill: boolean;
}

function look(state: State): void {
  const wrong = violations(state);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}

const end = (state: State, actions: number): End => {
  const most = Math.max(...(catan.outcome(state)?.points ?? []));
  return { actions, turns: state.turn, isStandstill: most < state.options.victoryTarget };
};

function complainIfEndless(state: State, actions: number): void {
  if (actions > ENDLESS)
    throw new Error(`no end after ${actions} actions: ${JSON.stringify(positionOf(state))}`);
}

function playOne(state: State, random: Random): End {
  fast.reset(state);
  let actions = 0;
  for (let who = fast.actor(state); who !== OVER; who = fast.actor(state)) {
    if (actions % LOOK === LOOK - 1) look(state);
    complainIfEndless(state, actions);
    fast.play(
      state,
      who === CHANCE
        ? fast.sampleChance(state, random)
        : codes[random.below(fast.legalActions(state, codes))]!,
    );
    actions++;
  }
  look(state);
  return end(state, actions);
}

function playRefereed(options: Options, seed: number, game: number): End {
  const watch = new RefereeCheck(options);
  const style = STYLES[game % STYLES.length]!;
  let actions = 0;
  let last: State | undefined;
  playRandomGame({ options, seed: seed * 1_000_003 + game, style }, ({ state, actor, action, take }) => {
    if (actions % 400 === 399) watch.probe(state, WORDS);
    complainIfEndless(state, actions);
    watch.follow(state, actor, action, take);
    actions++;
    last = state;
  });
  return end(last!, actions);
}

/** `games` of every row, or of those whose names begin so; prints what it finds, and returns how much that is. */
export function soakAll(games: number, seed: number, names: readonly string[]): number {
  let found = 0;
  for (const name of Object.keys(ROWS)) {
    if (names.length > 0 && !names.some((one) => name.startsWith(one))) continue;
    const since = Date.now();
    const { actions, refereed, standstills, longest, violations } = soak(name, games, 50, seed);
    const seconds = ((Date.now() - since) / 1000).toFixed(0);
    for (const violation of violations.slice(0, 10)) console.log(violation);
    console.log(
      `${name}: ${games} games, ${actions} actions, ${refereed} refereed, ${violations.length} violations, ` +
        `${standstills} standstills, longest ${longest.actions} actions and ${longest.turns} turns, ${seconds} s`,
    );
    found += violations.length;
  }
  return found;
}

/** All recorded games with the referee; returns how many part from it. */
export function refereeRecorded(): number {
  let found = 0;
  let games = 0;
  for (const line of linesOf()) {
    const { options, acts } = readRecorded(line);
    const watch = new RefereeCheck(options);
    const state = catan.setup(options);
    try {
      for (const { by, ...action } of acts)
        watch.follow(state, by, action as Action, () => catan.apply(state, by, action));
    } catch (error) {
      console.log((error as Error).message);
      found++;
    }
    games++;
  }
  console.log(`${games} recorded games refereed, ${found} violations`);
  return found;
}
