import { CHANCE, conformance, refuse, Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import type { ActionRules } from '../src/actions/action.ts';
import { askedOf } from '../src/actions/phase-rules.ts';
import { SET_FACTS } from '../src/sets/facts.ts';
import type { ExpansionSet } from '../src/sets/set.ts';
import type { SetFacts } from '../src/sets/set-facts.ts';

/** A set made to try its own chance: after each part of a turn the wind blows, twice as often to the north. */
const facts: SetFacts = { name: 'wind', phases: ['wind'] };
// The base game is built from the data of all sets when it is loaded.
(SET_FACTS as SetFacts[]).push(facts);
const { EXPANSIONS } = await import('../src/sets/index.ts');
const { PHASES } = await import('../src/state.ts');
const { nextSeat } = await import('../src/turn/end-part.ts');
const { finish } = await import('../src/turn/finish.ts');

const TO = ['north', 'south'];
const WEIGHTS = [2, 1];

interface WindAction {
  readonly type: 'wind';
  readonly to: string;
}

const blow: ActionRules<WindAction> = {
  type: 'wind',
  members: ['to'],
  encode: (_, { to }) => TO.indexOf(to),
  decode: (_, code) => ({ type: 'wind', to: TO[code]! }),
  list(_, out, from) {
    TO.forEach((_to, code) => {
      out[from + code] = code;
    });
    return from + TO.length;
  },
  refusal: (_, { to }) =>
    TO.includes(to as string) ? undefined : refuse('RECORD', '"to" is north or south'),
  apply(state) {
    state.phase = PHASES.indexOf('draw');
    if (state.left === 0) finish(state);
    else nextSeat(state);
  },
  chance: {
    weight: (_, code) => WEIGHTS[code]!,
    sample: (_, random) => (random.below(3) < 2 ? 0 : 1),
    refusal: refuse('WIND', 'the wind blows by chance'),
  },
  write: ({ to }) => `wind ${to}`,
  read: ([word, to = '']) =>
    word === 'wind' && TO.includes(to) ? { action: { type: 'wind', to }, used: 2 } : undefined,
};

const WIND = PHASES.indexOf('wind' as never);
const set: ExpansionSet = {
  facts,
  actions: [blow],
  phases: { wind: { actor: askedOf, actions: [blow], duty: 'wait for the wind' } },
  hooks: () => ({
    partEnds(state) {
      state.phase = WIND;
      state.asked = CHANCE;
      return true;
    },
  }),
  restore(state) {
    if (state.phase === WIND) state.asked = CHANCE;
  },
};
(EXPANSIONS as ExpansionSet[]).push(set);
const { carcassonne } = await import('../src/game.ts');

test('a set with a draw of its own keeps every guarantee, without a change to the base game', () => {
  const settings = { games: 1, every: 5 };
  expect(conformance(carcassonne, { sets: ['wind'], seats: 2 }, settings)).toStrictEqual([]);
});

test('rollouts pass through the draws of a set to the end of the game', () => {
  const options = carcassonne.readOptions({ sets: ['wind'], seats: 2 });
  expect.assert(options.ok);
  const state = carcassonne.setup(options.value);
  carcassonne.fast.rollout(state, new Sfc32(5));
  expect(carcassonne.outcome(state)).toBeDefined();
});
