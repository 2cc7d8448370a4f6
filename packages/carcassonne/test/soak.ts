import {
  type Action,
  carcassonne,
  EDITIONS,
  type EditionName,
  type Options,
  SETS,
  type State,
} from '@bastide/carcassonne';
import { CHANCE, OVER, type Random, Sfc32 } from '@bastide/contract';
import { violations } from './invariants.ts';
import { optionsOf, RefereeCheck } from './random-game.ts';

const { fast } = carcassonne;
const codes = new Int32Array(fast.actionsAtMost);
/** Positions are looked at before every so many actions, and at the end. */
const LOOK = 60;

/** Game number i of an edition: all sets in all combinations, two to six seats in turn. */
export function optionsOfGame(edition: EditionName, game: number): Options {
  const sets = SETS.filter((_, bit) => ((game >> bit) & 1) === 1);
  return optionsOf({ edition, sets, seats: 2 + (game % 5) });
}

export interface SoakReport {
  readonly edition: EditionName;
  games: number;
  actions: number;
  refereed: number;
  readonly violations: string[];
}

/**
 * Random games of one edition in the fast lane, looked at now and then; one in so many is played along by the referee,
 * action by action.
 */
export function soak(edition: EditionName, games: number, refereeEvery: number, seed = 1): SoakReport {
  const soaked: SoakReport = { edition, games: 0, actions: 0, refereed: 0, violations: [] };
  for (let game = 0; game < games; game++) {
    const options = optionsOfGame(edition, game);
    // One later in every round, so that all combinations have their turn.
    const isRefereed = game % refereeEvery === Math.floor(game / refereeEvery) % refereeEvery;
    const watch = isRefereed ? new RefereeCheck(options) : undefined;
    try {
      const random = new Sfc32(seed, game);
      soaked.actions += playOne(carcassonne.setup(options), random, watch, (wrong) => {
        throw new Error(wrong.join('; '));
      });
      if (watch) soaked.refereed++;
    } catch (error) {
      const what = (error as Error).message.split('\n').slice(0, 12).join('\n  ');
      soaked.violations.push(`${edition}, seed ${seed}, game ${game} (${options.sets}): ${what}`);
    }
    soaked.games++;
  }
  return soaked;
}

function playOne(
  state: State,
  random: Random,
  watch: RefereeCheck | undefined,
  complain: (wrong: string[]) => void,
): number {
  const look = () => {
    const wrong = violations(carcassonne.view(state));
    if (wrong.length > 0) complain(wrong);
  };
  let actions = 0;
  for (let who = fast.actor(state); who !== OVER; who = fast.actor(state)) {
    if (actions % LOOK === LOOK - 1) look();
    const code =
      who === CHANCE
        ? fast.sampleChance(state, random)
        : codes[random.below(fast.legalActions(state, codes))]!;
    if (watch) {
      const action: Action = fast.decode(state, code);
      const actor = who === CHANCE ? 'chance' : who;
      watch.follow(state, actor, action, () => carcassonne.apply(state, actor, action));
    } else fast.play(state, code);
    actions++;
  }
  look();
  return actions;
}

/** `games` of every edition, or of those named; prints what it finds, and returns how much that is. */
export function soakAll(games: number, editions: readonly string[]): number {
  let found = 0;
  for (const edition of Object.keys(EDITIONS) as EditionName[]) {
    if (editions.length > 0 && !editions.includes(edition)) continue;
    const since = Date.now();
    const { actions, refereed, violations } = soak(edition, games, 50);
    const seconds = ((Date.now() - since) / 1000).toFixed(0);
    for (const violation of violations.slice(0, 10)) console.log(violation);
    console.log(
      `${edition}: ${games} games, ${actions} actions, ${refereed} refereed, ${violations.length} violations, ${seconds} s`,
    );
    found += violations.length;
  }
  return found;
}
