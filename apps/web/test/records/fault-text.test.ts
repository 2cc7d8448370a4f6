import { expect, test } from 'vitest';
import { faultTexts } from '../../src/games/carcassonne/editions/setup-faults.ts';
import { GAMES } from '../../src/games/index.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { numberDuplicates } from '../../src/people/people.ts';
import { faultText } from '../../src/records/FaultMessage.tsx';
import { readFile, splitRecords } from '../../src/records/files.ts';
import { openRecord } from '../../src/records/open-record.ts';
import { translatorIn } from '../translators.ts';

const GOOD = {
  format: 'bastide/1',
  game: 'carcassonne',
  options: { seats: 2 },
  seats: [{ name: 'Olena' }, { name: 'Ramiro' }],
  actions: [],
};
const bad = (part: object) => JSON.stringify({ ...GOOD, ...part });
const after = (...actions: unknown[]) =>
  bad({ actions: [{ by: 'chance', type: 'draw', tile: 'BA-U' }, ...actions] });
const place = (at: unknown, turned: unknown = 90) => ({ by: 0, type: 'place', at, turned });

const FAULTS = [
  'junk',
  '{',
  'bastide/1 carcassonne\nnothing 1\n',
  'bastide/1 carcassonne\noptions {}\noptions {}\n',
  bad({ format: 'other/1' }),
  bad({ game: 7 }),
  bad({ game: 'chess' }),
  bad({ colour: 1 }),
  bad({ meta: JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) }),
  bad({ seats: [] }),
  bad({ seats: [{ name: 1 }, { name: '' }] }),
  bad({ actions: 7 }),
  bad({ at: [1] }),
  bad({ result: { points: [0, 0], winners: [0, 1] } }),
  bad({ options: 7 }),
  bad({ options: { edition: 'c9' } }),
  bad({ options: { sets: ['dragons'] } }),
  bad({ options: { seats: 40 } }),
  bad({ options: { dragons: true } }),
  bad({ options: { smallCity: 7 } }),
  bad({ options: { icUnfinished: 'plain' } }),
  bad({ actions: [7] }),
  bad({ actions: [{ by: 9, type: 'skip' }] }),
  bad({ actions: [{ by: 0, type: 'dance' }] }),
  bad({ actions: [{ by: 0, type: 'skip' }] }),
  bad({ actions: [{ by: 0, type: 'draw', tile: 'BA-U' }] }),
  bad({ actions: [{ by: 'chance', type: 'draw', tile: 'XX' }] }),
  after({ by: 1, type: 'skip' }),
  after({ by: 0, type: 'skip' }),
  after(place(7)),
  after(place([0, 0])),
  after(place([0, 1], 7)),
  after(place([0, 1], 0)),
  after(place([0, 1]), { by: 0, type: 'deploy', figure: 'meeple', on: 'zz' }),
];

test.each(LANGUAGES)('every fault of a record has a sentence in %s', async (language) => {
  const t = await translatorIn(language);
  for (const content of FAULTS) {
    const opened = await openRecord(GAMES, content);
    if (opened.ok) throw new Error(`no fault in ${content}`);
    const said = faultText(t, opened, opened.words);
    expect([opened.because, said]).not.toContain(t('recordFault.rule'));
    expect(said).not.toBe(opened.because);
  }
  expect(faultText(t, { rule: 'CAR-XX-01', because: 'nobody knows' }, faultTexts)).toBe(
    t('recordFault.rule'),
  );
});

test('records on separate lines count as several, and one over several lines as one', () => {
  expect(splitRecords(`${bad({})}\n\n${bad({})}\n`)).toEqual([bad({}), bad({})]);
  expect(splitRecords(bad({}))).toEqual([bad({})]);
  expect(splitRecords(`${bad({})}\n{"cut`)).toEqual([bad({}), '{"cut']);
  const wide = JSON.stringify(GOOD, undefined, 1);
  expect(splitRecords(wide)).toEqual([wide]);
});

test('a file larger than any record is not read', async () => {
  const file = { size: 5_000_001, text: () => Promise.reject(new Error('read')) };
  expect(await readFile(file as unknown as File)).toBe('large');
});

test('seats with the same name are numbered', () => {
  expect(numberDuplicates(['greedy', 'Mei', 'greedy'])).toEqual(['greedy 1', 'Mei', 'greedy 2']);
});

test('a broken rule of a record, and a missing set, have whole sentences', async () => {
  const [en, uk] = [await translatorIn('en'), await translatorIn('uk')];
  const alone = { rule: 'CAR-TB-BUILDER-20', because: '' };
  expect(faultTexts.rule(en as never, alone)).toBe(
    'The builder is placed together with a meeple on a road or in a city, never alone.',
  );
  const lacks = { rule: 'OPTION', because: '', facts: { needs: 'river' } };
  expect(faultTexts.option(en as never, lacks, 'riverTiles')).toBe(
    'River tiles: this needs The River, which is not in play.',
  );
  expect(faultTexts.option(uk as never, lacks, 'riverTiles')).toBe(
    'Плитки «Річки»: це правило «Річки», якої немає в грі.',
  );
});
