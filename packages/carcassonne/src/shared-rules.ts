import type { Options } from './editions.ts';
import { figureRulesOf } from './figure-rules.ts';
import type { Hooks, SetRules } from './hooks.ts';
import { factsOf } from './sets/facts.ts';
import { EXPANSIONS } from './sets/index.ts';
import type { SetHooks } from './sets/set.ts';
import type { SharedRules, State } from './state.ts';

/** Nothing is printed on any tile that changes the worth of its features. */
const NOTHING_RICH = { each: () => 0, rule: () => '' };

const all: SetRules<State> = {
  reasons: Object.assign({}, ...EXPANSIONS.map((set) => set.reasons)),
  reserved: Object.assign({}, ...EXPANSIONS.map((set) => set.reserved)),
  worthRules: Object.assign({}, ...EXPANSIONS.map((set) => set.worthRules)),
  rich:
    onlyOne(
      'a worth of rich features',
      EXPANSIONS.flatMap(({ rich }) => rich ?? []),
    ) ?? NOTHING_RICH,
};

const NO_BONUS = { points: () => 0, ruleByField: '', ruleByCity: '' };

/** By what chooses them: a search determinizes again and again. */
const known = new WeakMap<Options, SharedRules>();

/** Rules of a table that do not change during the game. */
export function sharedRulesOf(options: Options): SharedRules {
  const shared = known.get(options) ?? {
    hooks: hooksOf(options),
    sets: all,
    figures: figureRulesOf(options),
  };
  known.set(options, shared);
  return shared;
}

function hooksOf(options: Options): Hooks<State> {
  const hooks = EXPANSIONS.filter(({ facts }) => factsOf(options.sets).includes(facts)).map(
    (set) => set.hooks?.(options) ?? {},
  );
  const list = <Key extends keyof SetHooks>(key: Key) =>
    hooks.flatMap((one) => (one[key] ? [one[key] as NonNullable<SetHooks[Key]>] : []));
  return {
    opening: onlyOne('an opening', list('opening')),
    begins: list('begins'),
    laid: list('laid'),
    listDeploy: list('listDeploy'),
    completed: list('completed'),
    scored: list('scored'),
    partEnds: list('partEnds'),
    finished: list('finished'),
    cityBonus: onlyOne('a bonus of cities', list('cityBonus')) ?? NO_BONUS,
  };
}

/** The one of its kind, or none. */
function onlyOne<Value>(name: string, values: readonly Value[]): Value | undefined {
  if (values.length > 1) throw new Error(`two sets bring ${name}`);
  return values[0];
}
