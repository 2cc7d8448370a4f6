import type { Event, View } from '@bastide/catan';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../src/games/catan/log/lines.ts';
import type { CatanTranslator } from '../../../src/games/catan/messages.ts';
import { canTrade } from '../../../src/games/catan/table/CatanScreen.tsx';
import { logLineText } from '../../../src/games/catan/text/log-text.ts';
import { openOfferText, tradeText, withdrawnOfferText } from '../../../src/games/catan/text/trade-text.ts';
import { translatorIn } from '../../translators.ts';

/** Seat 0 has the turn. */
const may = (people: readonly number[], me: number | undefined, also: object = {}) =>
  canTrade({ people }, { actors: [0] }, { seat: 0, options: { playerTrades: true }, ...also }, me);

test('a spectator cannot open the trade panel', () => {
  expect(may([], undefined)).toBe(false);
  expect([may([0], 0), may([1], 1)]).toEqual([true, true]);
  // Several people share a screen, which changes hands now.
  expect(may([0, 1], undefined)).toBe(true);
});

test('a player who gave up, or whose seat a bot plays, cannot open the trade panel', () => {
  const resting = { actors: [0], resting: [1] };
  const now = { seat: 0, options: { playerTrades: true } };
  expect([0, 1].map((me) => canTrade({ people: [0, 1] }, resting, now, me))).toEqual([true, false]);
});

test('without trades between players, the panel opens only in one’s own turn', () => {
  const bank = { options: { playerTrades: false } };
  expect([may([0], 0, bank), may([1], 1, bank), may([], undefined, bank)]).toEqual([true, false, false]);
});

describe('sentences about others’ trades', async () => {
  const en = (await translatorIn('en')) as CatanTranslator;
  const people = {
    names: ['Ann', 'Ben', 'Cy'],
    isNameless: () => false,
    botAt: () => undefined,
    you: undefined,
  };
  const terms = { give: { wool: 1 }, get: { brick: 1 } } as const;
  const offered = { type: 'offered', seat: 0, to: [1, 2], ...terms } as const;
  const traded = { type: 'traded', seat: 0, with: 1, ...terms } as const;
  /** Returns Ann's turn after these events. */
  const seen = (events: readonly Event[], also: Partial<View> = {}) => ({
    lines: linesOf(
      [{ type: 'turn', seat: 0, turn: 3 } as const, ...events].map((event) => ({ after: 9, event })),
    ),
    now: { seat: 0, turn: 3, offer: null, withdrawn: false, hexes: [], ...also },
    people,
  });

  test('a third player reads for whom an offer is that is not for all', async () => {
    const offer = { ...terms, to: [1] };
    const others = { ...people, names: ['Ann', 'Ben', 'Cy', 'Di'] };
    const told = (to: readonly number[], who = people) =>
      openOfferText(en, { ...seen([{ ...offered, to }], { offer }), people: who });
    expect(told([1])).toBe('Ann: offered Ben 1 wool for 1 brick.');
    expect(told([1, 3], others)).toBe('Ann: offered Ben and Di 1 wool for 1 brick.');
    expect(told([1, 2])).toBe('Ann: offered 1 wool for 1 brick.');
    const countered = { ...offered, type: 'countered', seat: 1, to: [0] } as const;
    const log = linesOf([{ after: 1, event: countered }]);
    expect(log.map((line) => logLineText(en, line, { hexes: [] }, people))).toEqual([
      'made a counter-offer: 1 wool for 1 brick',
    ]);
    const toYou = { ...people, isNameless: (seat: number) => seat === 1 };
    expect(told([1], toYou)).toBe('Ann: offered you 1 wool for 1 brick.');
    const [line] = linesOf([{ after: 1, event: { ...offered, to: [1] } }]);
    const inWords = async (language: 'de' | 'es' | 'uk', who: typeof people) =>
      logLineText((await translatorIn(language)) as CatanTranslator, line!, { hexes: [] }, who);
    expect(await inWords('de', toYou)).toMatch(/^bietet dir 1\sWolle für/);
    expect(await inWords('es', toYou)).toMatch(/^te ofrece 1\sde lana por/);
    expect(await inWords('es', people)).toMatch(/^ofrece 1 de lana por .* a Ben$/);
    expect(await inWords('uk', people)).toMatch(/^пропонує гравцю Ben 1\s/);
  });

  test('the partner reads of a trade, as long as it is the latest news', () => {
    const now = seen([offered, traded]);
    expect(tradeText(en, now, 1)).toBe('Ann gave you 1 wool for 1 brick.');
    expect([tradeText(en, now, 0), tradeText(en, now, 2), tradeText(en, now, undefined)]).toEqual(
      Array(3).fill(undefined),
    );
    const later = seen([traded, { type: 'bought', seat: 0, cost: {} }]);
    expect(tradeText(en, later, 1)).toBeUndefined();
  });

  test('every seat that may not answer reads of an open offer', () => {
    const offer = { ...terms, to: [1, 2] };
    expect(openOfferText(en, seen([offered], { offer }))).toBe('Ann: offered 1 wool for 1 brick.');
    expect(openOfferText(en, seen([offered]))).toBeUndefined();
  });

  test('a seat that is answering an offer reads why it ends', () => {
    expect(withdrawnOfferText(en, seen([offered], { withdrawn: true }), 1)).toBe(
      'Ann has withdrawn the offer.',
    );
    expect(withdrawnOfferText(en, seen([offered, traded]), 2)).toBe(
      'Ann: traded 1 wool for 1 brick with Ben.',
    );
    // The partner reads their own form of the sentence.
    expect(withdrawnOfferText(en, seen([offered, traded]), 1)).toBeUndefined();
    expect(withdrawnOfferText(en, seen([offered], { offer: { ...terms, to: [1] } }), 1)).toBeUndefined();
  });
});
