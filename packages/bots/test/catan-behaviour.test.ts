import { BOTS, createCatanSell, declineReason } from '@bastide/bots';
import {
  type Action,
  BASE_ISLAND,
  type CardCounts,
  catan,
  packed,
  RESOURCES,
  type State,
} from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { describe, expect, test } from 'vitest';

const KNIGHT = packed.one(0);
const [ROADS, PLENTY, MONOPOLY] = [packed.one(2), packed.one(3), packed.one(4)];

function setUp(options: object): State {
  const read = catan.readOptions(options);
  if (!read.ok) throw new Error(read.because);
  const state = catan.setup(read.value);
  state.counting = null;
  return state;
}

const pack = (cards: CardCounts): number =>
  RESOURCES.reduce((sum, card, kind) => sum + (cards[card] ?? 0) * packed.one(kind), 0);

/** The beginners' map at the first turn, after the roll if `dice` are given, with these hands by seat. */
function table(hands: readonly CardCounts[], dice?: readonly [number, number], options: object = {}): State {
  const state = setUp({ map: 'beginners', ...options });
  if (dice) {
    catan.apply(state, 0, { type: 'roll' });
    catan.apply(state, 'chance', { type: 'dice', dice });
  }
  let bank = pack({ brick: 19, lumber: 19, wool: 19, grain: 19, ore: 19 });
  for (let seat = 0; seat < state.options.seats; seat++) {
    const hand = pack(hands[seat] ?? {});
    state.hand[seat] = hand;
    state.cards[seat] = packed.total(hand);
    bank -= hand;
  }
  state.bank = bank;
  return state;
}

function choose(state: State, seat = 0, seed = 1): Action {
  const action = BOTS.greedy().choose(catan, state, seat, new Sfc32(seed));
  expect(catan.refusal(state, seat, action)).toBeUndefined();
  return action;
}

/** A seat's actions in words until it has nothing more to do, or somebody else is to act. */
function turn(state: State, seat = 0): string[] {
  const words: string[] = [];
  for (let i = 0; i < 30 && catan.actors(state)[0] === seat; i++) {
    const action = choose(state, seat);
    words.push(catan.text.write(action));
    if (action.type === 'end' || action.type === 'roll') break;
    catan.apply(state, seat, action);
  }
  return words;
}

const NEUTRAL = [3, 6] as const;

describe('the opening', () => {
  const pipsAt = (state: State, at: number) =>
    BASE_ISLAND.hexesAt[at]!.reduce(
      (sum, hex) => sum + (state.token[hex] ? 6 - Math.abs(7 - state.token[hex]!) : 0),
      0,
    );
  const ISLANDS = Array.from({ length: 12 }, (_, seed) => {
    const state = setUp({ seats: 4 });
    catan.fast.play(state, catan.fast.sampleChance(state, new Sfc32(seed)));
    return state;
  });

  test('takes a spot that brings nearly as much as any, of more than one kind', () => {
    for (const island of ISLANDS) {
      const action = choose(catan.clone(island));
      if (action.type !== 'settle') throw new Error(action.type);
      const at = BASE_ISLAND.intersectionNumber(action.at);
      const best = Math.max(...Array.from({ length: 54 }, (_, one) => pipsAt(island, one)));
      expect(pipsAt(island, at)).toBeGreaterThanOrEqual(best - 3);
      expect(new Set(BASE_ISLAND.hexesAt[at]!.map((hex) => island.terrain[hex])).size).toBeGreaterThan(1);
    }
  });

  test('completes with the second settlement what the first does not bring', () => {
    let kinds = 0;
    for (const island of ISLANDS) {
      const state = catan.clone(island);
      while (state.turn === 0) {
        const seat = catan.actors(state)[0] as number;
        catan.apply(state, seat, choose(state, seat));
      }
      for (let seat = 0; seat < 4; seat++) {
        const own = BASE_ISLAND.hexesAt.flatMap((hexes, at) =>
          state.building[at] === seat + 1 ? hexes : [],
        );
        kinds += new Set(own.map((hex) => state.terrain[hex]).filter((terrain) => terrain !== 5)).size;
      }
    }
    expect(kinds / (4 * ISLANDS.length)).toBeGreaterThan(3.9);
  });
});

describe('building', () => {
  test('plays the winning move', () => {
    const state = table([{ ore: 3, grain: 2 }], NEUTRAL, { victoryTarget: 3 });
    expect(turn(state)[0]).toMatch(/^city/);
    expect(catan.outcome(state)?.winners).toEqual([0]);
  });

  test('wins by what it has to swap for first', () => {
    const state = table([{ ore: 3, grain: 1, wool: 4 }], NEUTRAL, { victoryTarget: 3, playerTrades: false });
    expect(turn(state)[0]).toBe('bank wool for grain');
    expect(catan.outcome(state)?.winners).toEqual([0]);
  });

  test('does not spend on a card what makes a city next turn', () => {
    const state = table([{ ore: 3, grain: 1, wool: 1 }], NEUTRAL, { playerTrades: false });
    expect(turn(state)).toEqual(['end']);
  });

  test('ends with an empty hand at once', () => {
    expect(turn(table([], NEUTRAL))).toEqual(['end']);
  });
});

describe('when neither deck nor pieces bring anything more', () => {
  /** Nothing is left but roads: no settlement, no city, no card to buy. */
  const spent = (hand: CardCounts, dice?: readonly [number, number]) => {
    const state = table([hand], dice, { playerTrades: false, victoryTarget: 20 });
    state.deckLeft = 0;
    state.settlementsLeft[0] = 0;
    state.citiesLeft[0] = 0;
    return state;
  };

  test('lays the roads it has, wherever they lead', () => {
    expect(turn(spent({ brick: 2, lumber: 2 }, NEUTRAL)).map((word) => word.split(' ')[0])).toEqual([
      'road',
      'road',
      'end',
    ]);
  });

  test('plays the knight it has', () => {
    const state = spent({});
    state.held[0] = KNIGHT;
    expect(choose(state)).toEqual({ type: 'play', card: 'knight' });
  });

  test('builds what it can instead of keeping the cards for something else', () => {
    const state = spent({ ore: 3, grain: 2, wool: 1, brick: 1, lumber: 1 }, NEUTRAL);
    state.citiesLeft[0] = 1;
    expect(turn(state)[0]).toMatch(/^city/);
  });
});

describe('a 7', () => {
  test('discards what it does not need', () => {
    const state = table([{ ore: 3, grain: 2, wool: 5 }]);
    catan.apply(state, 0, { type: 'roll' });
    catan.apply(state, 'chance', { type: 'dice', dice: [3, 4] });
    for (let i = 0; i < 5; i++) {
      const action = choose(state);
      expect(action).toEqual({ type: 'discard', card: 'wool' });
      catan.apply(state, 0, action);
    }
  });

  test('discards as well while a seat before it has still to', () => {
    const state = table([{ wool: 9 }, { ore: 3, grain: 2, lumber: 4 }]);
    catan.apply(state, 0, { type: 'roll' });
    catan.apply(state, 'chance', { type: 'dice', dice: [3, 4] });
    expect(choose(state, 1)).toEqual({ type: 'discard', card: 'lumber' });
  });

  test.each([1, 2, 3])('puts the robber on the leader, seat %i, and robs it', (leader) => {
    const state = table([{}, { wool: 2 }, { wool: 2 }, { wool: 2 }]);
    state.points[leader] = 8;
    catan.apply(state, 0, { type: 'roll' });
    catan.apply(state, 'chance', { type: 'dice', dice: [3, 4] });
    const move = choose(state);
    if (move.type !== 'robber') throw new Error(move.type);
    const owners = BASE_ISLAND.cornersOf[BASE_ISLAND.hexNumber(move.to)]!.map((at) => state.building[at]);
    expect(owners).toContain(leader + 1);
    expect(owners).not.toContain(1);
    catan.apply(state, 0, move);
    expect(choose(state)).toEqual({ type: 'rob', seat: leader });
  });
});

describe('development cards', () => {
  /** A hex of the seat that brings much. */
  const ownHex = (state: State, seat: number) =>
    BASE_ISLAND.cornersOf.findIndex(
      (corners, hex) =>
        [5, 6, 8, 9].includes(state.token[hex]!) && corners.some((at) => state.building[at] === seat + 1),
    );

  test('plays a knight before the roll when the robber stands on its hex', () => {
    const state = table([{}, { ore: 2 }, { wool: 2 }]);
    state.held[0] = KNIGHT;
    state.robber = ownHex(state, 0);
    expect(choose(state)).toEqual({ type: 'play', card: 'knight' });
  });

  test('plays the knight that wins', () => {
    const state = table([], undefined, { victoryTarget: 4 });
    state.knights[0] = 2;
    state.held[0] = KNIGHT;
    catan.apply(state, 0, choose(state));
    expect(catan.outcome(state)?.winners).toEqual([0]);
  });

  test('takes by plenty what completes a city', () => {
    const state = table([{ ore: 2, grain: 1 }], NEUTRAL, { playerTrades: false });
    state.held[0] = PLENTY;
    expect(turn(state).slice(0, 2)).toEqual(['play plenty grain ore', expect.stringMatching(/^city/)]);
  });

  test('names the card by monopoly of which the others have most, if it can use it', () => {
    const state = table([{ grain: 2 }, { ore: 3 }, { ore: 2, wool: 1 }, { lumber: 1 }], NEUTRAL, {
      playerTrades: false,
    });
    state.held[0] = MONOPOLY;
    expect(choose(state)).toEqual({ type: 'play', card: 'monopoly', resource: 'ore' });
  });

  test('lays free roads for the longest road', () => {
    const state = table([], NEUTRAL, { victoryTarget: 4 });
    // Two roads of the beginners' set-up lie far apart: lengthen one of them to three.
    const random = new Sfc32(3);
    state.held[0] = ROADS;
    while (state.length[0]! < 3) {
      catan.apply(state, 0, { type: 'play', card: 'roads' });
      for (let i = 0; i < 2; i++) catan.apply(state, 0, BOTS.greedy().choose(catan, state, 0, random));
      state.held[0] = ROADS;
      state.played = 0; // as if no card had been played this turn
      if (catan.outcome(state)) break;
    }
    turn(state);
    expect(state.length[0]).toBeGreaterThanOrEqual(5);
    expect(catan.outcome(state)?.winners).toEqual([0]);
  });
});

describe('trade', () => {
  test('makes an offer when it is one card short, and builds with what it gets', () => {
    const state = table(
      [
        { ore: 3, grain: 1, lumber: 2 },
        { grain: 2, brick: 1, wool: 1 },
      ],
      NEUTRAL,
    );
    const offer = choose(state);
    expect(offer).toEqual({ type: 'offer', to: [1], give: { lumber: 1 }, get: { grain: 1 } });
    catan.apply(state, 0, offer);
    expect(choose(state, 1)).toEqual({ type: 'accept' });
    catan.apply(state, 1, { type: 'accept' });
    expect(turn(state).slice(0, 2)).toEqual(['trade 1', expect.stringMatching(/^city/)]);
  });

  test('takes its offer back when nobody agrees, and makes no other in this turn', () => {
    const state = table(
      [
        { ore: 3, grain: 1, lumber: 2 },
        { grain: 2, brick: 1, wool: 1 },
      ],
      NEUTRAL,
    );
    catan.apply(state, 0, choose(state));
    catan.apply(state, 1, { type: 'decline' });
    const words = turn(state);
    expect(words[0]).toBe('withdraw');
    expect(words.filter((word) => word.startsWith('offer'))).toEqual([]);
    expect(words.at(-1)).toBe('end');
  });

  const ask = (state: State, give: CardCounts, get: CardCounts, of = 1) => {
    catan.apply(state, 0, { type: 'offer', to: [of], give, get });
    return choose(state, of);
  };

  test('declines what would cost it a city', () => {
    const state = table([{ wool: 2 }, { ore: 3, grain: 2 }], NEUTRAL);
    expect(ask(state, { wool: 1 }, { ore: 1 }).type).not.toBe('accept');
  });

  test('accepts what it lacks for what it has too much of', () => {
    const state = table([{ ore: 1 }, { ore: 2, grain: 2, wool: 3 }], NEUTRAL);
    expect(ask(state, { ore: 1 }, { wool: 1 })).toEqual({ type: 'accept' });
  });

  test('asks for another card where that would do', () => {
    const state = table(
      [
        { ore: 1, brick: 2, lumber: 3, grain: 1 },
        { ore: 2, grain: 2, wool: 3 },
      ],
      NEUTRAL,
    );
    const answer = ask(state, { lumber: 1 }, { wool: 1 });
    expect(answer).toMatchObject({ type: 'counter', get: { ore: 1 } });
  });

  test('never trades with a seat that is about to win', () => {
    const hands = [{ ore: 1 }, { ore: 2, grain: 2, wool: 3 }];
    const asked = table(hands, NEUTRAL);
    asked.points[0] = 8;
    expect(ask(asked, { ore: 1 }, { wool: 1 })).toEqual({ type: 'decline' });
    const asking = table(
      [
        { ore: 3, grain: 1, lumber: 2 },
        { grain: 2, brick: 1, wool: 1 },
      ],
      NEUTRAL,
    );
    asking.points[1] = 8;
    expect(choose(asking).type).not.toBe('offer');
  });

  test('leaves a proposal alone that does not help it', () => {
    const state = table([{ ore: 3, grain: 2 }, { wool: 2 }], NEUTRAL);
    catan.apply(state, 1, { type: 'offer', to: [0], give: { wool: 1 }, get: { ore: 1 } });
    expect(turn(state).some((word) => word.startsWith('trade'))).toBe(false);
  });
});

describe('the open question', () => {
  const sell = createCatanSell();
  /** It is the first seat's turn; the second is asked for cards, and knows what it may. */
  const price = (state: State, wanted: CardCounts, seed = 1) =>
    sell(catan.determinize(catan.view(state, 1), new Sfc32(seed)), 1, wanted);
  const RICH = { ore: 1, wool: 2, brick: 2, lumber: 1 };

  test('is answered with a proposal to whose turn it is, of just the cards asked for', () => {
    const state = table([RICH, { ore: 2, grain: 2, wool: 3 }], NEUTRAL);
    const terms = price(state, { wool: 1 });
    expect(terms).toMatchObject({ type: 'offer', to: [0], give: { wool: 1 } });
    expect(catan.refusal(state, 1, terms!)).toBeUndefined();
    catan.apply(state, 1, terms!);
    expect(catan.refusal(state, 0, { type: 'trade', with: 1 })).toBeUndefined();
  });

  test('brings the seller what it lacks, and asks for no more than is fair', () => {
    const state = table([RICH, { ore: 2, grain: 2, wool: 3 }], NEUTRAL);
    expect(price(state, { wool: 1 })).toMatchObject({ get: { ore: 1 } });
  });

  test('does not buy what keeps a city whole', () => {
    const state = table([{ brick: 1 }, { ore: 3, grain: 2 }], NEUTRAL);
    expect(price(state, { ore: 1 })).toBeUndefined();
  });

  test('finds no seller of cards that are not there', () => {
    const state = table([RICH, { ore: 2, wool: 1 }], NEUTRAL);
    expect(price(state, { wool: 2 })).toBeUndefined();
    expect(price(state, { grain: 1 })).toBeUndefined();
    expect(price(state, {})).toBeUndefined();
  });

  test('is not heard from a seat that is about to win, nor after it has built', () => {
    const winning = table([RICH, { ore: 2, grain: 2, wool: 3 }], NEUTRAL);
    winning.points[0] = 8;
    expect(price(winning, { wool: 1 })).toBeUndefined();
    const built = table([RICH, { ore: 2, grain: 2, wool: 3 }], NEUTRAL);
    built.built = 1;
    expect(price(built, { wool: 1 })).toBeUndefined();
  });

  test('is answered alike whatever the others hide', () => {
    const own = { ore: 2, grain: 2, wool: 3 };
    const one = table([{ ore: 3 }, own, { brick: 3 }], NEUTRAL);
    const other = table([{ brick: 3 }, own, { ore: 3 }], NEUTRAL);
    expect(catan.view(other, 1)).toEqual(catan.view(one, 1));
    for (let seed = 0; seed < 5; seed++)
      expect(price(one, { wool: 1 }, seed)).toEqual(price(other, { wool: 1 }, seed));
  });
});

describe('the word of a refusal', () => {
  const offered = (give: CardCounts, get: CardCounts, hand: CardCounts) => {
    const state = table([{ ore: 3, wool: 3 }, hand], NEUTRAL);
    catan.apply(state, 0, { type: 'offer', to: [1], give, get });
    return state;
  };

  test('follows from the points and the terms that all can see', () => {
    const state = offered({ ore: 1 }, { grain: 2 }, {});
    expect(declineReason(catan.view(state))).toBe('too-little');
    expect(declineReason(catan.view(offered({ ore: 1 }, { grain: 1 }, {})))).toBe('not-for-that');
    expect(declineReason({ ...catan.view(state), offer: null })).toBe('no');
    state.points[0] = 8;
    expect(declineReason(catan.view(state))).toBe('too-close');
  });

  test('is the same with every hand', () => {
    const known = [{}, { grain: 2 }, { grain: 1, wool: 5 }].map((hand) =>
      catan.view(offered({ ore: 1 }, { grain: 1 }, hand), 1),
    );
    expect(new Set(known.map(({ seats }) => JSON.stringify(seats[1]!.hand))).size).toBe(known.length);
    expect(known.map((view) => declineReason(view))).toEqual(known.map(() => 'not-for-that'));
  });
});
