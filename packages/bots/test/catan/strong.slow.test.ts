import { askBot, BOTS, type Bot, type Budget, CATAN_TERMS, loadBot } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { type CardCounts, catan, packed, type State } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../../../../scripts/scope.mjs';
import { playByViews, setUp, wonAlone } from './table.ts';

let strong: Bot;
beforeAll(async () => {
  strong = await loadBot('catan', 'strong');
});

/** States of a game by greedy at which a seat is to decide: every `step`-th. */
function decisions(seats: number, step: number, options: object = {}): { state: State; seat: number }[] {
  const greedy = BOTS.greedy();
  const found: { state: State; seat: number }[] = [];
  let count = 0;
  const state = setUp({ seats, ...options });
  playByViews(
    state,
    Array.from({ length: seats }, () => greedy),
    7,
    (at, seat) => {
      if (count++ % step === 0) found.push({ state: at.copy(), seat });
    },
  );
  return found;
}

const cardsOf = (cards: CardCounts): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

describe('the strongest bot for Catan', () => {
  test.each([2, 3, 4])('plays whole games at a table of %i by what its seat sees', (seats) => {
    const shares = playByViews(
      setUp({ seats }),
      Array.from({ length: seats }, () => strong),
      seats,
    );
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
  });

  test('decides alike where only what its seat cannot know is different', () => {
    let different = 0;
    for (const { state, seat } of decisions(4, 17)) {
      const view = catan.view(state, seat);
      const other = catan.determinize(view, new Sfc32(99));
      expect(catan.view(other, seat)).toEqual(view);
      if (other.all.some((word, i) => word !== state.all[i])) different++;
      const ask = (one: State) => askBot(catan, strong, catan.view(one, seat), seat, new Sfc32(5));
      expect(ask(other)).toEqual(ask(state));
    }
    expect(different).toBeGreaterThan(3);
  });

  test('says what it weighed: its choice first, chances falling, terms by name, and what it means to do then', () => {
    const named = new Set<string>();
    for (const { state, seat } of decisions(4, 11)) {
      const before = state.copy();
      const thoughts = strong.consider!(catan, state, seat, new Sfc32(5));
      expect(state.all).toEqual(before.all);
      expect(strong.choose(catan, state, seat, new Sfc32(5))).toEqual(thoughts[0]!.action);
      const chances = thoughts.map(({ chance }) => chance);
      expect(chances).toEqual([...chances].sort((a, b) => b - a));
      for (const { action, then, chance, terms } of thoughts) {
        expect(catan.refusal(state, seat, action)).toBeUndefined();
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        for (const { name } of terms) named.add(name);
        const after = state.copy();
        catan.apply(after, seat, action);
        for (const next of then) {
          expect(catan.refusal(after, seat, next)).toBeUndefined();
          catan.apply(after, seat, next);
        }
      }
    }
    expect(CATAN_TERMS).toEqual(expect.arrayContaining([...named]));
    expect(named.size).toBeGreaterThan(6);
  });

  test('answers at once when it is stopped, and within its work, whatever it says to the others', () => {
    let unlimited = 0;
    for (const { state, seat } of decisions(4, 13)) {
      let asked = 0;
      const isStopped = () => ++asked < 0;
      const spent = (budget: Budget): number => {
        asked = 0;
        const action = strong.choose(catan, state, seat, new Sfc32(5), { isStopped, ...budget });
        expect(catan.refusal(state, seat, action)).toBeUndefined();
        return asked;
      };
      unlimited = Math.max(unlimited, spent({}));
      // It asks every now and then; what was begun is ended.
      expect(spent({ work: 100 })).toBeLessThan(6);
      spent({ work: 1 });
      spent({ isStopped: () => ++asked > 0 });
      expect(asked).toBeLessThan(3);
      spent({ time: 0 });
    }
    expect(unlimited).toBeGreaterThan(20);
  });

  test('tells of a trade what is there once it is done, and of an offer what can be expected of it', () => {
    let trades = 0;
    let offers = 0;
    for (const { state, seat } of decisions(4, 1)) {
      const [best, ...others] = strong.consider!(catan, state, seat, new Sfc32(5));
      const { type } = best!.action;
      if (type === 'offer') {
        offers++;
        expect(best!.chance - others[0]!.chance).toBeCloseTo(best!.terms[0]!.value, 9);
      }
      if (type !== 'trade') continue;
      trades++;
      const after = state.copy();
      catan.apply(after, seat, best!.action);
      const then = strong.consider!(catan, after, seat, new Sfc32(5)).filter(
        ({ action }) => action.type !== 'offer',
      );
      expect(then[0]!.chance).toBeCloseTo(best!.chance, 6);
    }
    expect([trades, offers].every((count) => count > 0)).toBe(true);
  });

  test('thinks through all the cards that it has to discard, whoever has rolled', () => {
    let many = 0;
    for (const { state, seat } of decisions(4, 1)) {
      const due = state.due[seat]!;
      if (state.phase !== packed.DISCARD || state.seat === seat || due < 2) continue;
      many++;
      expect(strong.consider!(catan, state, seat, new Sfc32(5))[0]!.then).toHaveLength(due - 1);
    }
    expect(many).toBeGreaterThan(0);
  });

  test('offers again only what gives more than what was refused, whatever it remembers', async () => {
    const greedy = BOTS.greedy();
    const refusing: Bot = {
      ...greedy,
      choose: (game, state, seat, random) => {
        const { seat: active, offer } = state as State;
        return active !== seat && offer !== packed.NO_OFFER
          ? { type: 'decline' }
          : greedy.choose(game, state, seat, random);
      },
    };
    const minds = await Promise.all([loadBot('catan', 'strong'), loadBot('catan', 'strong')]);
    const offers: { turn: number; generosity: number }[] = [];
    let asked = 0;
    const forgetful: Bot = {
      ...minds[0]!,
      choose(game, state, ...told) {
        const action = minds[asked++ % 2]!.choose(game, state, ...told);
        const { type, give, get } = action as { type: string; give: CardCounts; get: CardCounts };
        const { turn } = state as State;
        if (type === 'offer') offers.push({ turn, generosity: cardsOf(give) - cardsOf(get) });
        return action;
      },
    };
    playByViews(setUp({ seats: 4 }), [forgetful, refusing, refusing, refusing], 3);
    let again = 0;
    offers.forEach(({ turn, generosity }, i) => {
      const before = offers[i - 1];
      if (before?.turn !== turn) return;
      again++;
      expect(generosity).toBeGreaterThan(before.generosity);
    });
    expect(again).toBeGreaterThan(0);
  });

  test('the strongest bot for Catan plays the city that wins', () => {
    const state = setUp({ map: 'beginners', seats: 4 });
    catan.apply(state, 0, { type: 'roll' });
    catan.apply(state, 'chance', { type: 'dice', dice: [6, 6] });
    state.counting = null;
    state.points[0] = 9;
    state.hand[0] = packed.CITY_COST;
    state.cards[0] = packed.total(packed.CITY_COST);
    expect(strong.choose(catan, state, 0, new Sfc32(1)).type).toBe('city');
    const [best] = strong.consider!(catan, state, 0, new Sfc32(1));
    expect(best!.chance).toBe(1);
  });

  test('the strongest bot for Catan refuses another game', () => {
    const read = carcassonne.readOptions({ seats: 2 });
    if (!read.ok) throw new Error(read.because);
    expect(() => strong.choose(carcassonne, carcassonne.setup(read.value), 0, new Sfc32(1))).toThrow(
      'strong has not learnt carcassonne',
    );
  });
});

const DEALS = isLong ? 50 : 3;

test.each([
  [2, 0.3],
  [3, 0.4],
  [4, 0.3],
])(
  'at a table of %i it wins more than its share against greedy ones',
  (seats, share) => {
    expect(wonAlone(strong, BOTS.greedy(), { seats }, DEALS, 100)).toBeGreaterThanOrEqual(
      share * seats * DEALS,
    );
  },
  isLong ? 900_000 : 120_000,
);
