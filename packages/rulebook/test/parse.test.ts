import { describe, expect, it } from 'vitest';
import { parseRulebook, readRulebook } from '../scripts/parse.mjs';

/** A game of three rules in two chapters. */
const GAME = {
  chapters: ['TOY-A', 'TOY-B'],
  editions: ['old', 'new'],
  reasons: ['time'],
  sources: ['book', 'ruling'],
  facts: {
    'TOY-A-01': { differs: 'same' },
    'TOY-A-02': { differs: ['old', 'new'] },
    'TOY-B-01': { differs: ['new'] },
  },
};

const BOOK = `# Toy

Introductions are free: **bold**, [links](toy.md) and lists.

- as here

<a id="editions"></a>
## Editions

- **old · First edition, 1999**: Nobody knows it: it is lost.
- **new · Second edition**: In every shop.

<a id="TOY-A"></a>
## TOY-A · The turn

<a id="TOY-A-01"></a>
### TOY-A-01 · Take a stone

You take 1 stone & keep it.

*pebble, draw a stone*

<a id="TOY-A-02"></a>
### TOY-A-02 · Take no stone

You may pass.

- **new, old**: You must take a stone.

*pass*

<a id="TOY-B"></a>
## TOY-B · The end

<a id="TOY-B-01"></a>
### TOY-B-01 · The last stone

Whoever takes the last stone wins.

- **new**: They lose.

*win, lose*

<a id="sources"></a>
## Sources

- **book**: the book
- **ruling**: our ruling

<a id="reasons"></a>
## Why a rule is not played

- **time**: takes too long
`;

interface Problem {
  readonly line: number;
  readonly message: string;
}

/** The problems of the book with one passage changed: `line: message`. */
function problemsWith(before: string, after: string): string[] {
  expect(BOOK.split(before)).toHaveLength(2);
  const { problems } = parseRulebook(BOOK.replace(before, after), GAME);
  return problems.map(({ line, message }: Problem) => `${line}: ${message}`);
}

/** The lines from the anchor of one id to the next anchor. */
function partOf(id: string): string {
  const start = BOOK.indexOf(`<a id="${id}"></a>`);
  const end = BOOK.indexOf('<a id=', start + 1);
  return BOOK.slice(start, end < 0 ? undefined : end);
}

describe('a rulebook without errors', () => {
  it('becomes texts and names', () => {
    expect(parseRulebook(BOOK, GAME)).toEqual({
      names: {
        game: 'Toy',
        chapters: { 'TOY-A': 'The turn', 'TOY-B': 'The end' },
        editions: {
          old: { name: 'First edition, 1999', about: 'Nobody knows it: it is lost.' },
          new: { name: 'Second edition', about: 'In every shop.' },
        },
        reasons: { time: 'takes too long' },
        sources: { book: 'the book', ruling: 'our ruling' },
      },
      texts: {
        'TOY-A-01': {
          title: 'Take a stone',
          text: 'You take 1 stone & keep it.',
          words: ['pebble', 'draw a stone'],
        },
        'TOY-A-02': {
          title: 'Take no stone',
          text: 'You may pass.',
          words: ['pass'],
          differs: { old: 'You must take a stone.', new: 'You must take a stone.' },
        },
        'TOY-B-01': {
          title: 'The last stone',
          text: 'Whoever takes the last stone wins.',
          words: ['win', 'lose'],
          differs: { new: 'They lose.' },
        },
      },
      problems: [],
    });
  });

  it('lists rules, and the editions of each, in the order of the facts', () => {
    const { texts } = parseRulebook(BOOK, GAME);
    expect(Object.keys(texts)).toEqual(Object.keys(GAME.facts));
    expect(Object.keys(texts['TOY-A-02'].differs)).toEqual(['old', 'new']);
  });

  it('may have line ends of Windows and spaces at the ends of lines', () => {
    const spaced = BOOK.replaceAll('\n', '  \r\n');
    expect(parseRulebook(spaced, GAME)).toEqual(parseRulebook(BOOK, GAME));
  });
});

describe('ids', () => {
  it('are known', () => {
    const rule = partOf('TOY-A-02').replaceAll('TOY-A-02', 'TOY-A-03');
    expect(problemsWith(partOf('TOY-A-02'), rule)).toEqual([
      '24: unknown id TOY-A-03',
      '33: missing: TOY-A-02, before TOY-B',
    ]);
    expect(problemsWith('**ruling**', '**rumour**')).toEqual([
      '48: unknown id rumour in sources',
      '48: missing in sources: ruling',
    ]);
  });

  it('are all there', () => {
    expect(problemsWith(partOf('TOY-A-01'), '')).toEqual(['17: missing: TOY-A-01, before TOY-A-02']);
    expect(problemsWith(partOf('reasons'), '')).toEqual(['50: missing: reasons']);
    expect(problemsWith('- **time**: takes too long\n', '')).toEqual(['51: missing in reasons: time']);
    expect(problemsWith('- **old · First edition, 1999**: Nobody knows it: it is lost.\n', '')).toEqual([
      '10: missing in editions: old, before new',
    ]);
  });

  it('stand once', () => {
    expect(problemsWith(partOf('TOY-A-01'), partOf('TOY-A-01').repeat(2))).toEqual([
      '24: TOY-A-01 stands twice; first in line 17',
    ]);
  });

  it('stand in the order of the facts', () => {
    const swapped = partOf('TOY-A-02') + partOf('TOY-A-01');
    expect(problemsWith(partOf('TOY-A-01') + partOf('TOY-A-02'), swapped)).toEqual([
      '17: wrong order: TOY-A-01 is expected here, not TOY-A-02',
    ]);
    expect(
      problemsWith('- **book**: the book\n- **ruling**: our ruling', '- **ruling**: ours\n- **book**: it'),
    ).toEqual(['47: wrong order in sources: book is expected here, not ruling']);
  });

  it('are the same in the anchor and in the heading below it', () => {
    expect(problemsWith('### TOY-A-02 · ', '### TOY-A-01 · ')).toEqual([
      '24: the heading under the anchor TOY-A-02 begins with "TOY-A-02 · "',
    ]);
    expect(problemsWith('### TOY-A-02 · Take no stone\n', '')).toContain(
      '23: no heading below the anchor TOY-A-02',
    );
    expect(problemsWith('<a id="TOY-A-02"></a>\n', '')).toContain(
      '23: no anchor above the heading "TOY-A-02 · Take no stone"; write for example <a id="CAR-GEN-01"></a>',
    );
  });
});

describe('a rule', () => {
  it('has a title', () => {
    expect(problemsWith('· Take a stone', '·')).toEqual(['17: TOY-A-01 has no title']);
  });

  it('has a text of one paragraph on one line, right below its heading', () => {
    expect(problemsWith('You may pass.', '')).toEqual(['24: TOY-A-02 has no text']);
    expect(problemsWith('You may pass.', 'You may\npass.')).toEqual([
      '27: TOY-A-02 has a second paragraph; its text is one paragraph on one line',
    ]);
    expect(
      problemsWith('You may pass.\n\n- **new, old**: You must take a stone.', '- **new, old**: No.\n\nPass.'),
    ).toEqual(['28: the text of TOY-A-02 stands right below its heading']);
  });

  it('has a line of search words at its end', () => {
    expect(problemsWith('*pass*\n', '')).toEqual([
      '24: TOY-A-02 has no search words: a last line in *italics*, with commas between them',
    ]);
    expect(problemsWith('*pebble, draw a stone*', '*pebble, , stone*')).toEqual([
      '21: TOY-A-01 has an empty search word',
    ]);
    expect(problemsWith('*pass*', '*pass*\n*skip*')).toEqual([
      '31: TOY-A-02 has a second line of search words',
    ]);
    expect(problemsWith('- **new**: They lose.\n\n*win, lose*', '*win*\n\n- **new**: They lose.')).toEqual([
      '42: lines of editions stand before the search words',
    ]);
  });

  it('has a text for each edition that differs, and for no other', () => {
    expect(problemsWith('**new, old**', '**new**')).toEqual(['24: TOY-A-02 has no line for the edition old']);
    expect(problemsWith('- **new**: They', '- **old, new**: They')).toEqual([
      '40: old does not differ from TOY-B-01, by the facts of the game',
    ]);
    expect(problemsWith('- **new**: They', '- **newer**: They')).toEqual([
      '36: TOY-B-01 has no line for the edition new',
      '40: unknown edition newer',
    ]);
    expect(problemsWith('- **new**: They lose.', '- **new**: They lose.\n- **new**: Or win.')).toEqual([
      '41: TOY-B-01 has a second text for new',
    ]);
    expect(problemsWith('- **new**: They lose.', '- **new**:')).toEqual(['40: TOY-B-01 has no text for new']);
  });

  it('has no markup in its texts', () => {
    expect(problemsWith('You may pass.', 'You *may* pass.')).toEqual([
      '26: texts have no markup: "*" in "You *may* pass."',
    ]);
    expect(problemsWith('You may pass.', '1. You may pass.')).toEqual([
      '26: texts have no markup: "1." in "1. You may pass."',
    ]);
    expect(problemsWith('They lose.', 'They `lose`.')).toEqual([
      '40: texts have no markup: "`" in "They `lose`."',
    ]);
    expect(problemsWith('Take a stone', 'Take <b>')).toEqual(['17: texts have no markup: "<" in "Take <b>"']);
  });
});

describe('the file', () => {
  it('begins with the name of the game', () => {
    expect(problemsWith('# Toy\n', '# \n')).toEqual([
      '1: the file begins with "# " and the name of the game',
    ]);
    expect(problemsWith('# Toy\n', 'Toy\n')).toEqual([
      '1: the file begins with "# " and the name of the game',
    ]);
  });

  it('has names with texts in its sections', () => {
    expect(problemsWith('**old · First edition, 1999**', '**old**')).toEqual(['10: old has no name']);
    expect(problemsWith('- **time**: takes too long', '- **time**:')).toEqual(['53: time has no text']);
    expect(problemsWith('- **time**: takes too long', '- time: takes too long')).toEqual([
      '51: missing in reasons: time',
      '53: each line of this section has the form "- **id**: text"',
    ]);
  });

  it('has no text between a chapter and its first rule', () => {
    expect(problemsWith('## TOY-B · The end\n', '## TOY-B · The end\n\nAt last.\n')).toEqual([
      '35: no text stands between a chapter and its first rule',
    ]);
  });
});

it('an unfinished translation can be read', () => {
  const { game, entries, problems } = readRulebook(
    '# \n\n<a id="editions"></a>\n## \n\n- **old · **: \n\n<a id="TOY-A-01"></a>\n### TOY-A-01 · \n',
  );
  expect(game).toBe('');
  expect(problems.map(({ line }: Problem) => line)).toEqual([1]);
  expect(entries).toMatchObject([
    { kind: 'section', id: 'editions', title: '', items: [{ ids: ['old'], name: '', text: '' }] },
    { kind: 'rule', id: 'TOY-A-01', title: '', text: undefined, words: undefined },
  ]);
});
