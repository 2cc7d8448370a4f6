import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { parseRecord, type RecordFault, replay } from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { bastide, file, folder, json, refused } from './bastide.ts';

/** Terminal commands (old and new), and text that changes direction, breaks the line or ends half-way. */
const EVIL = '\u001b]0;owned\u0007\u001b[31m\u009b2J\u202edesrever\u2066\u200f\u061c\u2028\u0085\u007f\ud83d';
const FORGING = /[^\P{Cc}\n]|[\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}\ufffd]/u;
const LONG = `${'x'.repeat(79)}${'😀'.repeat(500_000)}`;

const GAMES = [carcassonne, catan] as const;
const good = (game: string) => ({
  format: 'bastide/1',
  game,
  options: { seats: 2 },
  seats: [{ name: 'A' }, { name: 'B' }],
  actions: [] as unknown[],
});

/** Records with the text in every place that a reader looks at. */
function records(game: string, text: string): object[] {
  const first = (action: object) => ({ ...good(game), actions: [{ by: 'chance', ...action }] });
  const option = (options: object) => ({ ...good(game), options });
  return [
    { ...good(game), format: text },
    { ...good(game), game: text },
    { ...good(game), [text]: 1 },
    { ...good(game), seats: [{ name: text }, { name: 'B' }] },
    ...[text, [text], { [text]: text }].flatMap((value) => [
      { ...good(game), actions: [{ by: value, type: 'end' }] },
      ...['seats', 'map', 'edition', 'sets', 'smallCity'].map((name) => option({ [name]: value })),
      first({ type: value }),
      first({ type: 'draw', tile: value }),
      first({ type: 'map', hexes: value, harbors: [] }),
    ]),
    option({ sets: [text] }),
    option({ [text]: text }),
    first({ type: 'draw', [text]: 1 }),
    first({ type: 'dice', [text]: 1 }),
  ];
}

/** Texts that are no record, or that name things which do not exist. */
const texts = (game: string, text: string): string[] => [
  `{"a": ${text}`,
  `{"${text}`,
  `bastide/1 ${text}\n`,
  `bastide/1 ${game}\n${text} 1\n`,
  `bastide/1 ${game}\noptions {"seats":2}\nseats [{"name":"A"},{"name":"B"}]\n\n${text} x\n`,
  `bastide/1 ${game}\noptions {"seats":2}\nseats [{"name":"A"},{"name":"B"}]\n\n0 ${text}\n`,
];

describe('quotations of untrusted input', () => {
  test.each(GAMES)(
    'every refusal of a record of $name quotes briefly, without control characters',
    (game) => {
      for (const text of [EVIL, LONG]) {
        const contents = [
          ...records(game.name, text).map((record) => JSON.stringify(record)),
          ...texts(game.name, text),
        ];
        for (const content of contents) {
          const parsed = parseRecord(GAMES as never, content);
          const fault = (parsed.ok ? replay(game as never, parsed.value) : parsed) as RecordFault;
          expect(fault.ok).toBe(false);
          const said = [fault.because, ...Object.values(fault.facts ?? {})].join(' ');
          expect(said).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}]/u);
          expect(said.length).toBeLessThan(700);
        }
      }
    },
  );

  test('the output for records with control characters has none', async () => {
    const all = records('catan', EVIL).map((record) => JSON.stringify(record));
    const lines = [...all, ...texts('catan', EVIL).filter((text) => !text.includes('\n'))];
    const name = `${EVIL.replaceAll('\ud83d', '')}.jsonl`;
    writeFileSync(path.join(folder, name), lines.join('\n'));
    for (const form of [[], ['--json']]) {
      const { code, stdout, stderr } = await bastide(['replay', name, ...form]);
      expect(code).toBe(2);
      expect(stdout + stderr).not.toMatch(FORGING);
      expect(stderr).toMatch(/^bastide: [^\n]{1,1000}\n$/);
    }
  });

  test.each([
    [['replay', `no ${EVIL}`]],
    [[EVIL]],
    [['replay', `--${EVIL}`]],
    [['rules', EVIL]],
    [['rules', `CAR-${EVIL}`]],
    [['rules', '--lang', EVIL]],
    [['simulate', EVIL]],
    [['simulate', 'catan', '--bots', EVIL]],
    [['simulate', 'catan', '--games', EVIL]],
    [['simulate', 'catan', '--option', `map=${EVIL}`]],
    [['simulate', 'carcassonne', '--edition', EVIL]],
    [['simulate', 'carcassonne', '--record', `no/${EVIL}`]],
    [['play', '--port', EVIL]],
    [['bench', '--rounds', EVIL]],
  ])('a refused command line has no control characters in its message: %j', async (args) => {
    const line = await refused(args.map((arg) => arg.replaceAll('\ud83d', '')));
    expect(line).not.toMatch(FORGING);
    expect(line.length).toBeLessThan(1000);
  });

  test('long names are cut between characters', async () => {
    const line = await refused(['replay', file('long.json', { ...good('catan'), options: { [LONG]: 1 } })]);
    expect(line).toMatch(/there is no option "x{79}…: choose/);
    const other = await refused([
      'replay',
      file('long.json', { ...good('catan'), options: { [`x${LONG}`]: 1 } }),
    ]);
    expect(line.length).toBe(other.length);
    const shifted = { ...good('catan'), options: { [LONG.slice(3)]: 1 } };
    expect(await refused(['replay', file('long.json', shifted)])).toMatch(/"x{76}😀😀😀…: choose/);
  });

  test('unknown members of a record are printed with JSON escapes, and read back the same', async () => {
    const meta = { note: EVIL, [EVIL]: ['\u0000'] };
    const one = file('own.json', { ...good('carcassonne'), meta });
    const { stdout } = await bastide(['replay', one, '--text']);
    expect(stdout).not.toMatch(FORGING);
    const again = await bastide(['replay', file('own.txt', stdout), '--text']);
    expect(again.stdout).toBe(stdout);
    expect(JSON.parse(/^meta (.*)$/m.exec(stdout)![1]!)).toEqual(meta);
  });

  test('a number that JSON cannot express is named', async () => {
    const text = JSON.stringify(good('catan')).replace('"seats":2', '"seats":1e999');
    expect(await refused(['replay', file('inf.json', text)])).toContain('OPTIONS: Infinity seats: 2 to 4');
    expect(await refused(['simulate', 'catan', '--option', 'victoryTarget=1e999'])).toContain('not Infinity');
  });

  test.each(['meta', 'fairness', 'seats'])(
    'an endlessly nested %s is refused in one line',
    async (member) => {
      const deep = '['.repeat(100_000) + ']'.repeat(100_000);
      const value = member === 'seats' ? `[{"name":"A","x":${deep}},{"name":"B"}]` : deep;
      const { [member as 'seats']: _, ...rest } = good('carcassonne');
      const text = `${JSON.stringify(rest).slice(0, -1)},"${member}":${value}}`;
      for (const form of [[], ['--text'], ['--json', '--text']])
        expect(await bastide(['replay', file('deep.json', text), ...form])).toMatchObject({
          code: 2,
          stderr: `bastide: deep.json: RECORD: the member "${member}" is nested too deeply\n`,
        });
    },
  );
});

test('simulate and replay refuse with the same rule', async () => {
  for (const [game, args, options] of [
    ['carcassonne', ['--seats', '7'], { seats: 7 }],
    ['carcassonne', ['--edition', 'c9'], { edition: 'c9' }],
    ['catan', ['--seats', '5'], { seats: 5 }],
    ['catan', ['--option', 'victoryTarget=99'], { victoryTarget: 99 }],
  ] as const) {
    const replayed = await refused(['replay', file('options.json', { ...good(game), options })]);
    expect(`options.json: ${await refused(['simulate', game, ...args])}`).toBe(replayed);
  }
  expect((await json(['simulate', 'carcassonne', '--games', '1'])).games).toBe(1);
});
