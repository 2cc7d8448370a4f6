import { type Action, catan, DEVELOPMENTS, type Event, packed, RESOURCES, type State } from '@bastide/catan';
import { type Actor, CHANCE, play, type RecordedAction, Sfc32 } from '@bastide/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INVARIANTS } from './invariants.ts';
import {
  anyGame,
  optionsOf,
  playRandomGame,
  positionOf,
  type RandomGame,
  type RandomGameStep,
} from './random-game.ts';
import { WORDS } from './referee/allowed.ts';

/** Checks something at every action of some random games. */
function inAnyGame(
  numRuns: number,
  check: (game: RandomGame) => (step: RandomGameStep, at: number) => void,
  atMost = 500,
): void {
  fc.assert(
    fc.property(anyGame(atMost), (game) => {
      const look = check(game);
      let at = 0;
      playRandomGame(game, (step) => look(step, at++));
    }),
    { numRuns },
  );
}

const seatsOf = (state: State): number[] => Array.from({ length: state.options.seats }, (_, seat) => seat);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
/** All that the seats and an onlooker see. */
const print = (state: State): string =>
  JSON.stringify([undefined, ...seatsOf(state)].map((seat) => catan.view(state, seat)));
const sameNumbers = (one: State, other: State) => Buffer.compare(bytes(one), bytes(other)) === 0;
const bytes = ({ all }: State) => new Uint8Array(all.buffer);

describe('in every position', () => {
  for (const [name, holds] of Object.entries(INVARIANTS))
    test(name, () => {
      inAnyGame(4, () => ({ state, take }) => {
        take();
        holds(state, catan.view(state));
      });
    });
});

test('a refused action leaves the state as it was', () => {
  inAnyGame(6, () => ({ state }, at) => {
    if (at % 40 > 0) return;
    const [before, numbers] = [print(state), state.all.join()];
    for (const actor of ['chance', ...seatsOf(state)] as Actor[])
      for (const action of WORDS)
        if (catan.refusal(state, actor, action) && play(catan, state, actor, action).ok)
          expect.fail(`played: ${actor} ${catan.text.write(action)}`);
    expect(state.all.join()).toBe(numbers);
    expect(print(state)).toBe(before);
  });
});

test('equal options and actions lead to equal states', () => {
  inAnyGame(8, ({ options }) => {
    const acts: RecordedAction<Action>[] = [];
    return ({ state, actor, action, take }, at) => {
      take();
      acts.push({ by: actor, ...action });
      if (at % 120 < 119 && catan.actors(state).length > 0) return;
      const again = catan.setup(options);
      for (const { by, ...one } of acts) catan.apply(again, by, one);
      expect(sameNumbers(again, state)).toBe(true);
      expect(print(again)).toBe(print(state));
    };
  });
});

test('both lanes come to the same state, number by number', () => {
  const { fast } = catan;
  inAnyGame(30, ({ options }) => {
    const quick = catan.setup(options);
    const codes = new Int32Array(fast.actionsAtMost);
    fast.reset(quick);
    return ({ state, actor, action, take }) => {
      const who = fast.actor(quick);
      const waits = who === CHANCE ? 'chance' : who;
      expect(catan.actors(state)).toContain(waits);
      if (who !== CHANCE) {
        const listed = codes.subarray(0, fast.legalActions(quick, codes));
        const words = catan.actions(state, waits).map(catan.text.write);
        const quickWords = Array.from(listed, (code) => catan.text.write(fast.decode(quick, code)));
        expect(quickWords.join('\n')).toBe(words.join('\n'));
      }
      if (actor === waits) fast.play(quick, fast.encode(quick, action));
      else catan.apply(quick, actor, action);
      take();
      expect(sameNumbers(quick, state), catan.text.write(action)).toBe(true);
    };
  });
});

test('what is done to a copy does nothing to its origin, and a used state becomes equal by copying', () => {
  inAnyGame(8, ({ options, seed }) => {
    const used = catan.setup(options);
    const random = new Sfc32(seed);
    return ({ state }, at) => {
      if (at % 25 > 0) return;
      const [before, numbers] = [print(state), state.all.join()];
      const copy = catan.clone(state);
      expect(sameNumbers(copy, state)).toBe(true);
      for (let i = 0; i < 8 && catan.actors(copy).length > 0; i++) {
        const [actor] = catan.actors(copy);
        const listed = catan.actions(copy, actor!);
        const chance = () => catan.fast.decode(copy, catan.fast.sampleChance(copy, random));
        catan.apply(copy, actor!, actor === 'chance' ? chance() : listed[random.below(listed.length)]!);
      }
      expect(state.all.join()).toBe(numbers);
      expect(print(state)).toBe(before);
      expect(print(catan.clone(state, used))).toBe(before);
      expect(print(used)).toBe(before);
      catan.fast.copy(state, used);
      expect(used.all.join()).toBe(state.all.join());
      expect(used.counting).toBeNull();
    };
  });
});

test('CAT-SEVEN-03: in whatever order the seats discard, all ends the same', () => {
  let seen = 0;
  inAnyGame(40, ({ seed }) => {
    const random = new Sfc32(seed);
    let turn = 0;
    return ({ state, action }) => {
      // Once for a roll of 7, and for not too many of them.
      if (action.type !== 'discard' || catan.view(state).turn < turn + 8) return;
      turn = catan.view(state).turn;
      const owing = catan.actors(state) as number[];
      // The cards that each seat will lose, in any order of the seats.
      const lost = owing.map((seat) => {
        const hand = RESOURCES.flatMap((card, kind) =>
          Array<typeof card>(packed.countOf(state.hand[seat]!, kind)).fill(card),
        );
        const due = state.due[seat]!;
        while (hand.length > due) hand.splice(random.below(hand.length), 1);
        return hand;
      });
      const ends = [0, 1].map(() => {
        const end = catan.clone(state);
        const rest = lost.map((cards) => [...cards]);
        while (rest.some((cards) => cards.length > 0)) {
          const one = random.below(owing.length);
          if (rest[one]!.length === 0) continue;
          const [card] = rest[one]!.splice(random.below(rest[one]!.length), 1);
          expect(catan.view(end).phase).toBe('discard');
          catan.apply(end, owing[one]!, { type: 'discard', card: card! });
        }
        expect(catan.view(end).phase).toBe('robber');
        return end;
      });
      expect(sameNumbers(ends[0]!, ends[1]!)).toBe(true);
      expect(print(ends[0]!)).toBe(print(ends[1]!));
      if (owing.length > 1) seen++;
    };
  });
  expect(seen, 'some seats discarded at the same time').toBeGreaterThan(0);
});

test('CAT-INFO-02: what is counted holds the truth, and no seat sees more of the others', () => {
  inAnyGame(16, () => ({ state, take }, at) => {
    take();
    if (at % 5 > 0) return;
    const truth = seatsOf(state).map((seat) =>
      RESOURCES.map((_, kind) => packed.countOf(state.hand[seat]!, kind)),
    );
    for (const viewer of [undefined, ...seatsOf(state)]) {
      const { ways, seats, phase } = catan.view(state, viewer);
      if (ways.length > 0)
        expect(
          ways.some(({ hands }) => hands.join(';') === truth.join(';')),
          'the truth is among the ways',
        ).toBe(true);
      const all = seats.map(({ cards }) => cards).join();
      const own = viewer === undefined ? undefined : truth[viewer]!.join();
      const impossible = ways.filter(
        ({ hands, chances }) =>
          !Number.isSafeInteger(chances) ||
          chances <= 0 ||
          hands.map(sum).join() !== all ||
          (viewer !== undefined && hands[viewer]!.join() !== own),
      );
      expect(impossible).toStrictEqual([]);
      expect(new Set(ways.map(({ hands }) => hands.join(';'))).size, 'no way twice').toBe(ways.length);
      const misjudged = seats.filter(({ hand, held, least, most, cards }, seat) => {
        const isOpen = seat === viewer || phase === 'over';
        if ((hand !== null && held !== null) !== isOpen) return true;
        return RESOURCES.some((card, kind) => {
          const many = truth[seat]![kind]!;
          const isWithin = least[card] <= many && many <= most[card] && most[card] <= cards;
          return !isWithin || (isOpen && hand![card] !== many);
        });
      });
      expect(misjudged).toStrictEqual([]);
    }
  });
});

test('cards and points change only as the events tell', () => {
  inAnyGame(16, () => ({ state, take }) => {
    const hands = seatsOf(state).map((seat) =>
      RESOURCES.map((_, kind) => packed.countOf(state.hand[seat]!, kind)),
    );
    const points = seatsOf(state).map((seat) => catan.view(state).seats[seat]!.points);
    for (const event of take()) {
      follow(hands, event);
      if (event.type !== 'scored') continue;
      expect(sum(event.parts.map((part) => part.points))).toBe(event.points);
      for (const part of event.parts) expect(part.count * part.each).toBe(part.points);
      points[event.seat]! += event.points;
    }
    const now = seatsOf(state).map((seat) =>
      RESOURCES.map((_, kind) => packed.countOf(state.hand[seat]!, kind)),
    );
    expect(now.join('; ')).toBe(hands.join('; '));
    const { seats, outcome } = catan.view(state);
    expect(points).toStrictEqual(outcome?.points ?? seats.map((own) => own.points));
  });
});

/** Moves the cards of one event. */
function follow(hands: number[][], event: Event): void {
  const add = (seat: number, cards: Readonly<Partial<Record<string, number>>>, sign: number) =>
    RESOURCES.forEach((card, kind) => {
      hands[seat]![kind]! += sign * (cards[card] ?? 0);
    });
  switch (event.type) {
    case 'produced':
      event.cards.forEach((cards, seat) => {
        add(seat, cards, 1);
      });
      break;
    case 'built':
    case 'bought':
      add(event.seat, event.cost, -1);
      break;
    case 'discarded':
      add(event.seat, { [event.card]: 1 }, -1);
      break;
    case 'robbed':
      add(event.seat, { [event.card!]: 1 }, 1);
      add(event.from, { [event.card!]: 1 }, -1);
      break;
    case 'took':
      add(event.seat, event.cards, 1);
      break;
    case 'monopoly':
      event.from.forEach((many, seat) => {
        add(event.seat, { [event.card]: many }, 1);
        add(seat, { [event.card]: many }, -1);
      });
      break;
    case 'banked':
    case 'traded':
      add(event.seat, event.give, -1);
      add(event.seat, event.get, 1);
      if (event.type === 'banked') break;
      add(event.with, event.give, 1);
      add(event.with, event.get, -1);
  }
}

test('turns pass clockwise, each with one roll; a development card at most, and none bought in the same turn', () => {
  inAnyGame(16, ({ options }) => {
    let rolls = 0;
    let played = 0;
    let before: number[] = [];
    const held = (state: State, seat: number) =>
      DEVELOPMENTS.map((_, kind) => packed.countOf(state.held[seat]!, kind));
    return ({ state, action, take }) => {
      const { seat, turn, phase } = catan.view(state);
      if (phase === 'start' && rolls === 0 && played === 0) before = held(state, seat);
      if (action.type === 'roll') rolls++;
      if (action.type === 'play') {
        played++;
        expect(
          before[DEVELOPMENTS.indexOf(action.card)]!,
          'it was there when the turn began',
        ).toBeGreaterThan(0);
      }
      take();
      expect(rolls).toBeLessThanOrEqual(1);
      expect(played).toBeLessThanOrEqual(1);
      const now = catan.view(state);
      if (now.turn === turn) return;
      expect(now.seat).toBe(turn === 0 ? 0 : (seat + 1) % options.seats);
      if (turn > 0) expect(rolls).toBe(1);
      rolls = 0;
      played = 0;
    };
  });
});

test('no 7 in the first rounds, and a deck of dice holds every pair once', () => {
  fc.assert(
    fc.property(
      anyGame(700),
      fc.constantFrom('deck', 'deck-5'),
      fc.integer({ min: 0, max: 6 }),
      (game, dice, noSevenRounds) => {
        const options = optionsOf({ ...game.options, dice, noSevenRounds });
        let since: string[] = [];
        playRandomGame({ ...game, options }, ({ state, action, take }) => {
          const { turn, pairs } = catan.view(state);
          if (action.type === 'roll' && pairs!.length < 36) expect(pairs!.length + since.length).toBe(36);
          take();
          if (action.type === 'roll' && catan.view(state).pairs?.length === 36) since = [];
          if (action.type !== 'dice') return;
          const pair = action.dice.join(' ');
          expect(since, pair).not.toContain(pair);
          since.push(pair);
          expect(turn > noSevenRounds * options.seats || sum(action.dice) !== 7).toBe(true);
        });
      },
    ),
    { numRuns: 12 },
  );
});

test('a record is the whole truth: its first half leads to the position from which the second goes on', () => {
  inAnyGame(6, ({ options }) => {
    const acts: RecordedAction<Action>[] = [];
    const positions: string[] = [];
    return ({ state, actor, action, take }, at) => {
      take();
      acts.push({ by: actor, ...action });
      positions.push(at % 50 === 49 ? JSON.stringify(positionOf(state)) : '');
      if (at % 200 < 199) return;
      const again = catan.setup(options);
      acts.forEach(({ by, ...one }, i) => {
        catan.apply(again, by, one);
        if (positions[i]) expect(JSON.stringify(positionOf(again))).toBe(positions[i]);
      });
    };
  });
});
