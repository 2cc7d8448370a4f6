import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catan, type Event } from '@bastide/catan';
import { describe, expect, test } from 'vitest';
import { costStateText } from '../../../src/games/catan/decision/Choices.tsx';
import { winnerSentence } from '../../../src/games/catan/decision/Decision.tsx';
import { suggestDiscard } from '../../../src/games/catan/decision/Discard.tsx';
import {
  type LogInput,
  type LogLine,
  linesOf,
  momentsOf,
  rollsOf,
} from '../../../src/games/catan/log/lines.ts';
import type { CatanTranslator } from '../../../src/games/catan/messages.ts';
import type { CatanMoment } from '../../../src/games/catan/session.ts';
import { oddsOf } from '../../../src/games/catan/sidebar/odds.ts';
import { blockedPurchaseText } from '../../../src/games/catan/text/blocked-purchase-text.ts';
import { cardsWords } from '../../../src/games/catan/text/cards.ts';
import { logLineText, rollSentence } from '../../../src/games/catan/text/log-text.ts';
import { hexWords, yieldBySeat } from '../../../src/games/catan/text/places.ts';
import { refusalText } from '../../../src/games/catan/text/refusal-text.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import type { People } from '../../../src/people/people.ts';
import { translatorIn } from '../../translators.ts';
import { until } from './position.ts';

const read = catan.readOptions({ seats: 3, map: 'beginners' });
if (!read.ok) throw new Error(read.because);
const view = catan.view(catan.setup(read.value), 0);

const people: People = {
  names: ['Olena', 'Ramiro', 'Mei'],
  you: 0,
  botAt: (seat) => (seat > 0 ? 'greedy' : undefined),
  isNameless: () => false,
};
const en = await translatorIn('en');
const uk = await translatorIn('uk');

const logged = (...events: Event[]): LogInput[] => events.map((event, i) => ({ after: i + 1, event }));
const said = (...events: Event[]) =>
  linesOf(logged({ type: 'turn', seat: 0, turn: 1 }, ...events)).map((line) =>
    logLineText(en, line, view, people),
  );

test('a roll and all its results are one line and one sentence', () => {
  const events: Event[] = [
    { type: 'rolled', seat: 0, dice: [2, 3] },
    {
      type: 'produced',
      rule: 'CAT-PROD-02',
      cards: [{ brick: 3, wool: 1 }, {}, { wool: 1 }],
      hexes: ['H01'],
      gains: [],
    },
  ];
  expect(said(...events)).toEqual(['rolled 5 and got 3 brick, 1 wool; Mei got 1 wool']);
  const [line] = linesOf(logged(...events));
  if (line?.kind !== 'rolled') throw new Error(line?.kind);
  expect(rollSentence(en, line, people, 0).said).toBe(
    'You rolled 5: you get 3 brick and 1 wool, Mei gets 1 wool.',
  );
  expect(rollSentence(en, line, people, 2).said).toBe(
    'Olena rolled 5: you get 1 wool, Olena gets 3 brick and 1 wool.',
  );
});

test('the roll that the robber blocks and its chance do not read as one range', () => {
  const { view: found } = until(read.value, ({ phase }) => phase === 'start');
  const hex = found.hexes.find((one) => one.token !== null && yieldBySeat(found, one.hex)[1]! > 0)!;
  expect(blockedPurchaseText(en, found, hex.hex, 2, people)).toMatch(
    new RegExp(`^On a roll of ${hex.token} \\((once|${hex.pips} times) in 36\\), .*Ramiro loses out on `),
  );
});

test('a shortage of the bank is shown with its rule', () => {
  const [line] = linesOf(
    logged(
      { type: 'rolled', seat: 1, dice: [4, 4] },
      { type: 'short', rule: 'CAT-PROD-04', shortages: [{ card: 'ore', owed: [1, 2, 0], paid: 0 }] },
    ),
  );
  if (line?.kind !== 'rolled') throw new Error(line?.kind);
  expect(rollSentence(en, line, people, 0)).toEqual({
    said: 'Ramiro rolled 8. Nobody gets anything. The bank is short of ore.',
    rule: 'CAT-PROD-04',
  });
});

test('a 7, discards and the robber have separate lines, and only witnesses see a stolen card', () => {
  const events: Event[] = [
    { type: 'rolled', seat: 0, dice: [6, 1] },
    { type: 'seven', rule: 'CAT-SEVEN-02', due: [0, 4, 0] },
    { type: 'discarded', seat: 1, card: 'ore', left: 3 },
    { type: 'discarded', seat: 1, card: 'ore', left: 2 },
    { type: 'robber', seat: 0, from: 'H09', to: 'H01' },
    { type: 'robbed', seat: 0, from: 2, card: 'grain' },
  ];
  expect(said(...events)).toEqual([
    'rolled a 7; Ramiro discards 4',
    'discarded 2 cards: 2 ore',
    'moved the robber to pasture 2 and robbed Mei of 1 grain',
  ]);
  const hidden = events.map((event) => catan.redactEvent(event, 1));
  expect(said(...hidden).at(-1)).toBe('moved the robber to pasture 2 and robbed Mei of one card');
});

test('a building has its points in its own line, and a bonus card has a separate line', () => {
  const lines = linesOf(
    logged(
      { type: 'turn', seat: 0, turn: 4 },
      { type: 'built', seat: 0, piece: 'road', on: 'E10', cost: { brick: 1, lumber: 1 } },
      { type: 'award', card: 'longest-road', from: 1, to: 0, length: 6, rule: 'CAT-LROAD-07' },
      { type: 'scored', seat: 1, rule: 'CAT-LROAD-01', points: -2, parts: [], final: false },
      { type: 'scored', seat: 0, rule: 'CAT-LROAD-01', points: 2, parts: [], final: false },
      { type: 'built', seat: 0, piece: 'settlement', at: 'V10', cost: { brick: 1 } },
      { type: 'scored', seat: 0, rule: 'CAT-SETL-01', points: 1, parts: [], final: false },
    ),
  );
  expect(lines.map((line) => [logLineText(en, line, view, people), line.points])).toEqual([
    ['built a road', undefined],
    ['got Longest Road with 6 roads, taken from Ramiro', 2],
    ['built a settlement', 1],
  ]);
  expect(momentsOf(lines)).toEqual([2, 3, 6]);
});

test('rolls are counted by sum, beside the expected counts', () => {
  const rolls = rollsOf(
    logged({ type: 'rolled', seat: 0, dice: [1, 1] }, { type: 'rolled', seat: 1, dice: [6, 6] }),
  );
  expect(rolls).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  const odds = oddsOf(36);
  expect(odds.map(({ expected }) => Math.round(expected))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  expect(odds.every(({ low, high, expected }) => low < expected && expected < high)).toBe(true);
});

test('a line of the log lists the cards that each hex produced for each seat', () => {
  const gains = [{ hex: 'H04', seat: 0, card: 'brick', count: 2 }] as const;
  const [line] = linesOf(
    logged(
      { type: 'rolled', seat: 0, dice: [3, 3] },
      { type: 'produced', rule: 'CAT-PROD-02', cards: [{ brick: 2 }, {}, {}], hexes: ['H04'], gains },
    ),
  );
  expect(line).toMatchObject({ kind: 'rolled', hexes: ['H04'], gains });
});

test('suggested discards are exactly enough, and keep the most valuable piece affordable', () => {
  expect(suggestDiscard({ ore: 3, grain: 2, brick: 2, wool: 1, lumber: 1 }, 4)).toEqual({
    cards: { brick: 2, lumber: 1, wool: 1 },
    keeps: 'city',
  });
  expect(suggestDiscard({ lumber: 6, wool: 2 }, 4)).toEqual({ cards: { lumber: 4 }, keeps: 'nothing' });
});

test('Ukrainian cards agree with their number and case', () => {
  expect(cardsWords(uk, { brick: 1, wool: 3 }, 'object')).toBe('1 цеглу і 3 вовни');
  expect(cardsWords(uk, { brick: 1, ore: 5 })).toBe('1 цегла і 5 руди');
});

test('Ukrainian puts missing cards in the genitive', () => {
  const refusal = { rule: 'CAT-BUILD-01', because: '', facts: { brick: 1, ore: 2 } };
  expect(refusalText(uk, refusal)).toBe('Бракує 1 цегли і 2 руди.');
  expect(cardsWords(uk, { lumber: 1, wool: 1, grain: 5 }, 'lack')).toBe('1 деревини, 1 вовни і 5 зерна');
  const [line] = linesOf(
    logged(
      { type: 'rolled', seat: 1, dice: [4, 4] },
      { type: 'short', rule: 'CAT-PROD-04', shortages: [{ card: 'ore', owed: [1, 2, 0], paid: 0 }] },
    ),
  );
  if (line?.kind !== 'rolled') throw new Error(line?.kind);
  expect(rollSentence(uk, line, people, 0).said).toBe(
    'Ramiro викидає 8. Ніхто нічого не отримує. У банку бракує руди.',
  );
});

/** Returns a hex of that terrain. */
const land = (terrain: string) => view.hexes.find((hex) => hex.terrain === terrain)!;

test('terrains have the form that their sentence needs', () => {
  const cases = ['name', 'to', 'between', 'by', 'from'] as const;
  const said = (t: typeof en, terrain: string) => cases.map((as) => hexWords(t, land(terrain), as));
  expect(new Set(said(en, 'desert'))).toEqual(new Set(['the desert']));
  expect(said(uk, 'desert')).toEqual(['пустеля', 'у пустелю', 'пустелею', 'пустелі', 'пустелі']);
  const { token } = land('forest');
  expect(said(uk, 'forest').slice(0, 3)).toEqual([`ліс ${token}`, `у ліс ${token}`, `лісом ${token}`]);
});

test('one sentence moves the robber, with or without a victim', () => {
  const moved = { type: 'robber', seat: 0, from: 'H01', to: land('desert').hex } as const;
  const robbed = { type: 'robbed', seat: 0, from: 2, card: 'ore' } as const;
  const lines = (...events: Event[]) => linesOf(logged({ type: 'turn', seat: 0, turn: 1 }, ...events));
  const last = (t: typeof en, who: People, ...events: Event[]) =>
    logLineText(t, lines(...events).at(-1)!, view, who);
  expect(last(en, people, moved)).toBe('moved the robber to the desert');
  expect(last(uk, people, moved, robbed)).toBe('пересуває розбійника у пустелю; забирає 1 руду, Mei втрачає');
  // A player without a name is addressed as "you".
  const nameless = (t: typeof en): People => ({ ...people, names: ['Olena', 'Ramiro', t('start.you')] });
  expect(last(en, nameless(en), moved, robbed)).toBe(
    'moved the robber to the desert and robbed you of 1 ore',
  );
  expect(last(uk, nameless(uk), moved, robbed)).toBe(
    'пересуває розбійника у пустелю; забирає 1 руду, ви втрачаєте',
  );
  const award = {
    type: 'award',
    rule: 'CAT-LROAD-01',
    card: 'longest-road',
    from: 2,
    to: 0,
    length: 5,
  } as const;
  expect(last(en, nameless(en), award)).toBe('got Longest Road with 5 roads, taken from you');
});

test('a progress card and its result are one sentence', () => {
  const played = (took: object) => ({ kind: 'played', after: 1, turn: 1, seat: 0, ...took }) as LogLine;
  const none = played({ card: 'monopoly', resource: 'ore', from: [0, 0, 0] });
  const some = played({ card: 'monopoly', resource: 'ore', from: [0, 2, 1] });
  const plenty = played({ card: 'plenty', took: { ore: 2 } });
  expect([none, some, plenty].map((line) => logLineText(en, line, view, people))).toEqual([
    'played Monopoly: nobody has ore',
    'played Monopoly and got 3 ore (Ramiro: 2, Mei: 1)',
    'played Year of Plenty: 2 ore',
  ]);
  expect(logLineText(uk, none, view, people)).toBe('грає монополію: ні в кого немає руди');
});

test('the result names the winner’s lead, also for a winner without a name', () => {
  const lead = (t: typeof en, names: readonly string[]) => {
    const moment = { view, outcome: { points: [10, 8, 8], winners: [0] } } as unknown as CatanMoment;
    return winnerSentence(t, { moment, lines: [], people: { ...people, names } }).details.at(-1);
  };
  expect(lead(en, people.names)).toBe('2 points ahead of Ramiro and Mei.');
  expect(lead(uk, people.names)).toBe('На 2 очки більше, ніж мають Ramiro і Mei.');
  const one = (t: typeof en, you: string) => {
    const moment = { view, outcome: { points: [10, 7, 8], winners: [0] } } as unknown as CatanMoment;
    return winnerSentence(t, { moment, lines: [], people: { ...people, names: ['A', 'B', you] } }).details.at(
      -1,
    );
  };
  expect(one(en, en('start.you'))).toBe('2 points ahead of you.');
  expect(one(uk, uk('start.you'))).toBe('На 2 очки більше, ніж маєте ви.');
});

/** Rules by which the game refuses, read from its source. */
const SOURCES = fileURLToPath(new URL('../../../../../packages/catan/src/', import.meta.url));
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.startsWith('actions') && file.endsWith('.ts'),
);
const rules = new Set(
  ['refusal.ts', 'sequence.ts', ...files].flatMap((file) =>
    [...readFileSync(SOURCES + file, 'utf8').matchAll(/'(CAT-[A-Z]+-\d+)'/g)].map(([, rule = '']) => rule),
  ),
);
describe.each(LANGUAGES)('%s', (language) => {
  test('every refusal has a sentence', async () => {
    const t = await translatorIn(language);
    for (const rule of rules) {
      const refusal = { rule, because: 'in English', facts: { rate: 4 } };
      expect([rule, refusalText(t, refusal)]).not.toEqual([rule, t.sentence('in English')]);
    }
  });
});

test('sentences about missing cards have singular and plural forms, in Spanish too', async () => {
  const t = (await translatorIn('es')) as unknown as CatanTranslator;
  const lacking = (cards: object) => {
    const none = { brick: 0, lumber: 0, wool: 0, grain: 0, ore: 0 };
    return costStateText(t, { kind: 'short', cards: { ...none, ...cards } }, 'city');
  };
  expect(lacking({ grain: 1 })).toBe('falta 1 de cereales');
  expect(lacking({ grain: 2 })).toBe('faltan 2 de cereales');
  expect(lacking({ grain: 1, ore: 1 })).toMatch(/^faltan 1 de cereales.*1 de mineral$/);
});
