import {
  conformance,
  type Game,
  GUARANTEES,
  type GuaranteeName,
  type Random,
  type Seat,
  Sfc32,
} from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { boasters } from './boasters.ts';
import { type Pearls, pearls } from './toy.ts';

/** Pearls as if there were too many of them to list what chance may deal. */
const uncounted: Game<Pearls> = {
  ...pearls,
  actions: (state, actor) => (actor === 'chance' ? [] : pearls.actions(state, actor)),
  unlisted: (state, actor) => (actor === 'chance' && pearls.actors(state).includes('chance') ? ['deal'] : []),
  weights: () => [],
  fast: { ...pearls.fast, chanceOutcomes: () => 0 },
};

const check = (game: Game<Pearls>) => conformance(game, { seats: 3, rounds: 4 }, { games: 2, longest: 200 });

test('a game that keeps its guarantees has no violation', () => {
  expect(check(pearls)).toEqual([]);
});

/** Some boasts are allowed, others are not. */
const boast = (_: Seat, random: Random) => ({ type: 'boast', pearls: random.below(1200) - 100 });
const checkTalk = (game: Game<Pearls>) =>
  conformance(game, { seats: 3, rounds: 4 }, { games: 1, longest: 2000, propose: boast });

describe('actions that no list holds', () => {
  test('a game may allow actions that it names as unlisted, to seats and to chance', () => {
    expect(checkTalk(boasters)).toEqual([]);
    expect(checkTalk(pearls)).toEqual([]); // all boasts are refused
    expect(check(uncounted)).toEqual([]);
  });

  test('conformance takes unlisted actions: the record holds some', () => {
    const taken = new Set<string>();
    const watched: Game<Pearls> = {
      ...boasters,
      apply(state, actor, action) {
        taken.add(action.type);
        return boasters.apply(state, actor, action);
      },
    };
    checkTalk(watched);
    expect([...taken].sort()).toEqual(['boast', 'choose', 'deal']);
  });

  test.each<[string, GuaranteeName, Game<Pearls>]>([
    ['allows them without saying so', 'refused', { ...boasters, unlisted: () => [] }],
    [
      'lets anybody decide for others, among those who may boast',
      'refused',
      {
        ...boasters,
        refusal: (state, actor, action) =>
          boasters.unlisted(state, actor).length > 0
            ? boasters.refusal(state, boasters.actors(state)[0]!, action)
            : boasters.refusal(state, actor, action),
      },
    ],
    ['lists nothing for chance, and does not say why', 'actors', { ...uncounted, unlisted: () => [] }],
    [
      'lists what nobody waits for',
      'actors',
      {
        ...boasters,
        actions: (state, actor) =>
          boasters.unlisted(state, actor).length > 0
            ? [{ type: 'choose', choice: 'keep' }]
            : boasters.actions(state, actor),
      },
    ],
    [
      'forgets them in the fast lane',
      'lanes',
      {
        ...boasters,
        fast: {
          ...boasters.fast,
          play(state, code) {
            if (boasters.fast.decode(state, code).type !== 'boast') boasters.fast.play(state, code);
          },
        },
      },
    ],
    [
      'loses them when it determinizes',
      'secrets',
      {
        ...boasters,
        determinize: (view, random) => ({
          ...boasters.determinize(view, random),
          boasts: view.boasts.map(() => 0),
        }),
      },
    ],
    [
      'has no words for them',
      'record',
      {
        ...boasters,
        text: {
          ...boasters.text,
          write: (action) => (action.type === 'boast' ? 'boast 1' : boasters.text.write(action)),
        },
      },
    ],
    [
      'deals what it refuses',
      'replay',
      {
        ...uncounted,
        refusal: (state, actor, action) =>
          actor === 'chance' ? { rule: 'X', because: 'no' } : uncounted.refusal(state, actor, action),
      },
    ],
  ])('a game is caught that %s', (_, guarantee, fault) => {
    const violations = [...checkTalk(fault), ...check(fault)];
    expect(violations.map((violation) => violation.guarantee)).toContain(guarantee);
  });
});

/** For each guarantee, ways to break it: a whole game with one fault. */
const FAULTS: Record<GuaranteeName, Record<string, Partial<Game<Pearls>>>> = {
  options: {
    'accepts nonsense': {
      readOptions: (input) =>
        pearls.readOptions(input).ok
          ? pearls.readOptions(input)
          : { ok: true, value: { seats: 3, rounds: 4 } },
    },
    'forgets an option': { options: (state) => ({ seats: state.options.seats }) as Pearls['Options'] },
  },
  actors: {
    'lists actions for those who wait': {
      actions: (state) => pearls.actions(state, pearls.actors(state)[0] ?? 0),
    },
    'leaves an actor without actions': {
      actors: (state) => (pearls.actors(state).length > 0 ? [...pearls.actors(state), 'chance'] : []),
    },
  },
  listed: {
    'refuses what it lists': {
      refusal: (state, actor, action) =>
        (action as { choice?: string } | null)?.choice === 'give'
          ? { rule: 'X', because: 'no' }
          : pearls.refusal(state, actor, action),
    },
  },
  refused: {
    'accepts from anybody': {
      refusal: (state, _, action) => pearls.refusal(state, pearls.actors(state)[0]!, action),
    },
    'throws on junk': {
      refusal(state, actor, action) {
        (action as { type: string }).type.toString();
        return pearls.refusal(state, actor, action);
      },
    },
    'looks at the type only': {
      refusal: (state, actor, action) =>
        pearls.actions(state, actor).some((one) => one.type === (action as { type?: string } | null)?.type)
          ? undefined
          : { rule: 'X', because: 'no' },
    },
    'changes the state while refusing': {
      refusal(state, actor, action) {
        const refused = pearls.refusal(state, actor, action);
        if (refused && action === 42) state.points[0]!++;
        return refused;
      },
    },
    'tells a phase by its number': {
      refusal: (state, actor, action) => {
        const refused = pearls.refusal(state, actor, action);
        return refused && { ...refused, facts: { phase: 2 } };
      },
    },
    'gives no reason': {
      refusal: (state, actor, action) =>
        pearls.refusal(state, actor, action) ? { rule: '', because: '' } : undefined,
    },
  },
  untouched: {
    'clones by reference': { clone: (state) => ({ ...state }) },
  },
  replay: {
    'remembers earlier games': {
      setup: (() => {
        let games = 0;
        return (options: Pearls['Options']) => {
          const state = pearls.setup(options);
          state.points[0] = games++;
          return state;
        };
      })(),
    },
  },
  lanes: {
    'fast lane forgets an action': {
      fast: {
        ...pearls.fast,
        legalActions: (state, out) => Math.max(1, pearls.fast.legalActions(state, out) - 1),
      },
    },
    'fast lane plays another rule': {
      fast: {
        ...pearls.fast,
        play(state, code) {
          pearls.fast.play(state, code);
          state.points[0]!++;
        },
      },
    },
    'codes are mixed up': {
      fast: { ...pearls.fast, encode: (state, action) => 5 - pearls.fast.encode(state, action) },
    },
  },
  copies: {
    'a clone shares its points': { clone: (state) => ({ ...structuredClone(state), points: state.points }) },
    'a clone is not the used state that it was to become': { clone: (state) => structuredClone(state) },
    'a copy leaves something behind': {
      fast: {
        ...pearls.fast,
        copy(from, to) {
          const { hands } = to;
          pearls.fast.copy(from, to);
          to.hands = hands;
        },
      },
    },
  },
  search: {
    'chances forget what is rare': {
      fast: { ...pearls.fast, chanceOutcomes: (...room) => Math.min(1, pearls.fast.chanceOutcomes(...room)) },
    },
    'chances weigh alike': {
      fast: {
        ...pearls.fast,
        chanceOutcomes(state, codes, weights) {
          const count = pearls.fast.chanceOutcomes(state, codes, weights);
          weights.fill(1);
          return count;
        },
      },
    },
    'types are those of the next code': {
      fast: { ...pearls.fast, typeOf: (state, code) => pearls.fast.typeOf(state, code + 1) },
    },
    'nothing is distinct': { fast: { ...pearls.fast, distinctActions: () => 0 } },
    'distinct actions are not in order': {
      fast: {
        ...pearls.fast,
        distinctActions(state, out) {
          const count = pearls.fast.legalActions(state, out);
          out.subarray(0, count).reverse();
          return count;
        },
      },
    },
    'the first action is never sampled': { fast: { ...pearls.fast, sampleAction: () => 3 } },
    'an action is sampled that nobody may take': {
      fast: { ...pearls.fast, sampleAction: (_, random) => 2 + random.below(3) },
    },
    'determinizes to the used state': {
      fast: { ...pearls.fast, determinize: () => {} },
    },
    'deals anew what the seat holds itself': {
      fast: {
        ...pearls.fast,
        redeterminize: (from, _, random, to) =>
          Object.assign(to, pearls.determinize(pearls.view(from), random)),
      },
    },
    'stops a playout before the end': {
      fast: { ...pearls.fast, rollout: (state, random) => pearls.fast.rollout(state, random, 5) },
    },
    'a playout hangs on what was played before': {
      fast: {
        ...pearls.fast,
        rollout: (
          (shared) => (state, _, most) =>
            pearls.fast.rollout(state, shared, most)
        )(new Sfc32(1)),
      },
    },
  },
  weights: {
    'one weight is missing': { weights: (state) => pearls.weights(state).slice(1) },
    'weights are fractions': { weights: (state) => pearls.weights(state).map((weight) => weight / 7) },
    'deals do not follow the weights': {
      fast: { ...pearls.fast, sampleChance: (state) => (state.bag.white > 0 ? 0 : 1) },
    },
  },
  secrets: {
    'a view tells another hand': {
      view: (state, seat) => ({ ...pearls.view(state, seat), unseen: { ...state.bag } }),
    },
    'a view is no plain JSON': {
      view: (state, seat) => ({
        ...pearls.view(state, seat),
        points: new Int32Array(3) as unknown as number[],
      }),
    },
    'determinizes too little': {
      determinize: (view, random) => ({
        ...pearls.determinize(view, random),
        chosen: view.chose.map(() => null),
      }),
    },
    'an event tells another hand': { redactEvent: (event) => event },
    'an act tells another hand': {
      redactAction: (state, actor, action, seat) =>
        action.type === 'deal' ? action : pearls.redactAction(state, actor, action, seat),
    },
    'an act tells a choice made face down': {
      redactAction: (state, actor, action, seat) =>
        action.type === 'choose' ? action : pearls.redactAction(state, actor, action, seat),
    },
    'an act hides from a seat what it did': { redactAction: (_state, _actor, { type }) => ({ type }) },
    'an act is told otherwise than it was': {
      redactAction: (state, actor, action, seat) =>
        action.type === 'choose' && actor !== seat
          ? { type: 'choose', choice: 'keep' }
          : pearls.redactAction(state, actor, action, seat),
    },
  },
  preview: {
    'refuses for a reason that the seat cannot see': {
      refusal: (state, actor, action) =>
        pearls.refusal(state, actor, action) && state.hands.at(-1) === 'white' && actor === 0
          ? { rule: 'X', because: 'the last seat has a white pearl' }
          : pearls.refusal(state, actor, action),
    },
    'lists by what the seat cannot see': {
      unlisted: (state, actor) => (actor === 0 && state.hands.at(-1) === 'white' ? ['boast'] : []),
    },
    'waits for those whom only others see to be asked': {
      actors: (state) => {
        const asked = pearls.actors(state);
        return asked.length > 1 && state.hands.at(-1) === 'white' ? asked.slice(0, -1) : asked;
      },
    },
    'does not say that an action reveals something': { revealsHidden: () => false },
    'pays at once by a card that nobody has seen': {
      apply(state, actor, action) {
        if (action.type === 'choose' && state.hands.at(-1) === 'white') state.boasts[0] = 1;
        return pearls.apply(state, actor, action);
      },
    },
  },
  ends: {
    'never ends': {
      apply(state, actor, action) {
        const events = pearls.apply(state, actor, action);
        state.round = 0;
        state.bag.white = 20;
        return events;
      },
    },
    'has an outcome too early': { outcome: (state) => ({ points: state.points, winners: [0] }) },
    'has no outcome': { outcome: () => undefined },
  },
  record: {
    'text loses a word': { text: { ...pearls.text, write: (action) => action.type } },
    'text reads another action': {
      text: {
        ...pearls.text,
        read: (words) =>
          words[1] === 'give'
            ? { action: { type: 'choose', choice: 'keep' }, chance: false, used: 2 }
            : pearls.text.read(words),
      },
    },
  },
};

describe.each(GUARANTEES)('a broken guarantee is seen: %s', (guarantee) => {
  test.each(Object.entries(FAULTS[guarantee]))('%s', (_, fault) => {
    const broken = new Set(check({ ...pearls, ...fault }).map((violation) => violation.guarantee));
    expect([...broken]).toContain(guarantee);
  });
});

test('acts may say too little only of what is hidden: a game without secrets tells all', () => {
  const shy: Game<Pearls> = {
    ...pearls,
    secrets: false,
    redactAction: (_state, _actor, { type }) => ({ type }),
  };
  const open = (game: Game<Pearls>) =>
    check({
      ...game,
      view: (state) => structuredClone(state) as unknown as Pearls['View'],
      determinize: (view) => structuredClone(view) as unknown as Pearls['State'],
      fast: {
        ...game.fast,
        determinize: (view, _, into) => void Object.assign(into, structuredClone(view)),
        redeterminize: (from, _seat, _random, to) => game.fast.copy(from, to),
      },
      redactEvent: (event) => event,
    });
  expect(open(shy).map(({ guarantee }) => guarantee)).toContain('secrets');
  expect(
    open({ ...shy, redactAction: (_state, _actor, action) => action, revealsHidden: () => false }),
  ).toEqual([]);
});

test('refused options are one violation', () => {
  expect(conformance(pearls, { seats: 9 })).toMatchObject([
    { guarantee: 'options', because: 'seats is a whole number from 2 to 4, not 9' },
  ]);
});
