import { LANGUAGES } from '@bastide/rulebook';
import { beforeAll, describe, expect, test } from 'vitest';
import { bastide, file, json } from './bastide.ts';

/** An environment without a language. */
const QUIET = { LC_ALL: undefined, LC_MESSAGES: undefined, LANG: undefined };
const said = (args: readonly string[], env: NodeJS.ProcessEnv = QUIET) =>
  bastide(args, { env: { ...QUIET, ...env } });
const inUkrainian = (args: readonly string[]) => bastide([...args, '--lang', 'uk']);
const headOf = async (env: NodeJS.ProcessEnv) => (await said(['--help'], env)).stdout.split(' ')[0];
/** Returns the line of a refusal in Ukrainian. */
async function line(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await said([...args, '--lang', 'uk']);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  return stderr;
}

const ENGLISH = 'Usage:';
const UKRAINIAN = 'Використання:';

describe('the language', () => {
  test.each([
    [{}, ENGLISH],
    [{ LANG: 'uk_UA.UTF-8' }, UKRAINIAN],
    [{ LANG: 'uk' }, UKRAINIAN],
    [{ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'uk_UA' }, UKRAINIAN],
    [{ LANG: 'uk_UA.UTF-8', LC_MESSAGES: 'C', LC_ALL: '' }, ENGLISH],
    [{ LANG: 'uk_UA.UTF-8', LC_MESSAGES: 'uk_UA', LC_ALL: 'C.UTF-8' }, ENGLISH],
    [{ LANG: 'C', LC_ALL: 'uk_UA.UTF-8@latin' }, UKRAINIAN],
    [{ LANG: 'POSIX' }, ENGLISH],
    [{ LANG: 'tlh_QO.UTF-8' }, ENGLISH],
    [{ LANG: 'uk_UA.UTF-8', LC_ALL: 'tlh' }, ENGLISH],
  ])('the language comes from the environment: %j', async (env, head) => {
    expect(await headOf(env)).toBe(head);
  });

  test.each([
    [['--lang', 'uk', 'bench', '--help']],
    [['bench', '--help', '--lang', 'uk']],
    [['bench', '--lang=uk', '--help']],
    [['help', 'bench', '--lang', 'uk']],
    [['--lang', 'uk']],
  ])('the language comes from the flag in any place: %j', async (args) => {
    const { code, stdout, stderr } = await said(args, { LANG: 'en_US.UTF-8' });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Використання: bastide/);
    expect((await said(['bench', '--lang', 'en', '--help'], { LC_ALL: 'uk_UA' })).stdout).toMatch(/^Usage: /);
  });

  test('an unknown language is refused in a line that names the known ones', async () => {
    const choices = LANGUAGES.join(', ');
    for (const args of [
      ['--lang', 'tlh'],
      ['rules', '--lang', 'tlh'],
      ['--lang=tlh', 'bench'],
    ]) {
      const { code, stdout, stderr } = await said(args);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toBe(
        `bastide: option '--lang <language>' argument 'tlh' is invalid. Allowed choices are ${choices}.\n`,
      );
    }
    expect((await said(['--lang', 'tlh'], { LANG: 'uk' })).stderr).toBe(
      `bastide: параметр «--lang <мова>» не може мати значення «tlh»; на вибір: ${choices}\n`,
    );
    expect((await said(['rules', '--lang'])).stderr).toBe(
      "bastide: option '--lang <language>' argument missing\n",
    );
  });
});

describe('Ukrainian', () => {
  const COMMANDS = [
    'play',
    'serve',
    'worker',
    'simulate',
    'arena',
    'analyse',
    'bot',
    'table',
    'facts',
    'replay',
    'verify',
    'rules',
    'bench',
    'admin',
    'backup',
    'restore',
  ];

  const HELPS = [[], ...COMMANDS.map((command) => [command])].map((command) => [...command, '--help']);

  test.each(HELPS.map((args) => [args]))('the output of %j has no English in Ukrainian', async (args) => {
    const { stdout } = await inUkrainian(args);
    expect(stdout).toMatch(/^Використання: bastide/);
    // Typed parts stay English: flags, values, names of files and variables, examples.
    const left = stdout
      .replace(/^ {2}\$ .*$/gm, '')
      .replace(/^ {2}\w+=.*$/gm, '')
      .replace(/\S*\/\S*|--?[\w-]+|\.jsonl|`[^`]*`|«\w+»|"[^"]*"|round-robin|one-against-all/g, '');
    const english = left.match(/\b[a-z]{2,}\b(?:[ ,]+[a-z]{2,}\b)*/gi) ?? [];
    const typed = new RegExp(
      `^(bastide|help|JSON|URL|HTTPS|https|mailto|PostgreSQL|NATS|BASTIDE_\\w+|X|loopback|uniquelocal|all|info|silent|error|warn|debug|trace|pg_dump|tables|close|export|people|ban|unban|reports|check|PORT|LC|ALL|MESSAGES|LANG|carcassonne|catan|startSettlements|${COMMANDS.join('|')}|threads|workers|gauntlet|classic|river|inns|traders|abbot|random|beginner|casual|greedy|strong|farmer|builder|merchant|baron|${LANGUAGES.join('|')})$`,
    );
    expect(english.flatMap((words) => words.split(/[ ,]+/)).filter((word) => !typed.test(word))).toEqual([]);
  });

  test('the help is in Ukrainian, line by line', async () => {
    expect((await said(['bench', '--help', '--lang', 'uk'])).stdout.split('\n').slice(0, 8)).toEqual([
      'Використання: bastide bench [параметри]',
      '',
      'Вимірює швидкість правил і ботів на одному ядрі.',
      '',
      'Параметри:',
      '  --rounds <число>  кількість раундів; показано медіану й найкращий (типово: 5)',
      '  --quick           вимірювати менше: приблизні числа за лічені секунди',
      '  --json            вивести один документ JSON',
    ]);
  });

  const REFUSED: readonly (readonly [args: readonly string[], due: string])[] = [
    [['--frob'], 'невідомий параметр «--frob»'],
    [['bench', '--quik'], 'невідомий параметр «--quik» (можливо, --quick?)'],
    [['frob'], 'невідома команда «frob»'],
    [['simulat'], 'невідома команда «simulat» (можливо, simulate?)'],
    [['help', 'frob'], 'невідома команда «frob»'],
    [['simulate'], 'бракує обов’язкового аргументу «гра»'],
    [['bench', 'x'], 'забагато аргументів: команда «bench» приймає 0 аргументів, а отримала 1'],
    [
      ['bench', '--rounds', '0'],
      'параметр «--rounds <число>» не може мати значення «0»: тут має бути ціле число від 1 до 1000',
    ],
    [['simulate', 'chess'], 'немає гри «chess»; на вибір: carcassonne, catan'],
    [
      ['simulate', 'catan', '--bots', 'genius'],
      'немає бота «genius»; на вибір: random, beginner, casual, greedy, strong, farmer, builder, merchant, baron',
    ],
    [
      ['simulate', 'catan', '--bots', 'random,greedy', '--seats', '3'],
      'названо 2 ботів, а місць 3: назвіть одного на всіх або по одному на кожне місце',
    ],
    [
      ['simulate', 'catan', '--record', 'no/x.jsonl'],
      'no/x.jsonl: не вдається записати: немає такого файлу чи теки',
    ],
    [
      ['simulate', 'catan', '--option', 'victoryTarget=99'],
      'OPTIONS: victoryTarget: недопустиме значення; на вибір: 3…20 (10)',
    ],
    [['simulate', 'catan', '--seats', '5'], 'OPTIONS: seats: недопустиме значення; на вибір: 2…4'],
    [
      ['simulate', 'carcassonne', '--edition', 'c9'],
      'OPTIONS: edition: недопустиме значення; на вибір: c1, classic, c2, c3',
    ],
    [['simulate', 'catan', '--option', 'foo=1'], 'OPTIONS: немає опції «foo»'],
    [
      ['simulate', 'carcassonne', '--option', 'pigRule=shield-city'],
      'OPTIONS: pigRule: для цього потрібен набір traders, а його у грі немає',
    ],
    [['replay', 'nowhere.json'], 'nowhere.json: немає такого файлу чи теки'],
    [['replay', '.'], '.: це тека'],
    [['rules', 'xyzzy'], 'жодне правило не згадує «xyzzy»'],
  ];
  test.each(REFUSED)('the refusal of %j is in Ukrainian', async (args, due) => {
    expect(await inUkrainian(args)).toEqual({ code: 2, stdout: '', stderr: `bastide: ${due}\n` });
  });

  test('a bad record is described in Ukrainian with file, action, rule and reason', async () => {
    const head = { format: 'bastide/1', game: 'catan', options: { seats: 2 } };
    const seats = [{ name: 'A' }, { name: 'B' }];
    const bad = file('bad.json', { ...head, seats, actions: [{ by: 0, type: 'roll' }] });
    expect(await line('replay', bad)).toBe(
      'bastide: bad.json: дія 0: CAT-MAP-10: острів уже викладено, або його ще треба викласти\n',
    );
    expect(await line('replay', file('deep.json', { ...head, seats, colour: 1, actions: [] }))).toBe(
      'bastide: deep.json: RECORD: у записі не має бути властивості "colour"\n',
    );
    // A document has no language.
    for (const one of [bad, 'deep.json']) {
      const inLanguage = async (lang: string) =>
        (await said(['replay', one, '--json', '--lang', lang])).stdout;
      expect(await inLanguage('uk')).toBe(await inLanguage('en'));
    }
  });
});

describe('the output in every language', () => {
  beforeAll(async () => {
    const args = '--seed 3 --games 2 --bots greedy --with traders --record games.jsonl';
    await json(['simulate', 'carcassonne', ...args.split(' ')]);
  });

  test.each([
    [['replay', 'games.jsonl', '--json', '--text', '--trace', '--seat', '1']],
    [['replay', 'games.jsonl', '--trace']],
    [['rules', 'CAR-TB-PIG-05', '--json']],
    [['rules', '--json']],
  ])('a JSON document is the same in every language: %j', async (args) => {
    const [en, ...others] = await Promise.all(
      LANGUAGES.map((lang) => bastide(args, { env: { LC_ALL: lang } })),
    );
    expect(en).toMatchObject({ code: 0, stderr: '' });
    for (const other of others) expect(other).toEqual(en);
  });

  test('results of simulate are the same in every language, except for times', async () => {
    const inLanguage = async (lang: string) => {
      const document = await json(['simulate', 'carcassonne', '--games', '3', '--lang', lang]);
      return JSON.stringify(document, (key, value) => (/seconds|perSecond/i.test(key) ? 0 : value));
    };
    const english = await inLanguage('en');
    for (const lang of LANGUAGES) expect(await inLanguage(lang)).toBe(english);
  });

  test('results of bench are in English where everything else is in Chinese', async () => {
    // Measuring takes long: bench.slow.test.ts compares with what an English table says.
    const document = await json(['bench', '--quick', '--rounds', '1', '--lang', 'zh']);
    expect(document.results.length).toBeGreaterThan(20);
    expect(JSON.stringify(document)).not.toMatch(/\p{Script=Han}/u);
  });

  test.each(LANGUAGES)('%s has help and tables without errors', async (lang) => {
    const lines = [
      ['simulate', 'carcassonne', '--games', '3'],
      ['replay', 'games.jsonl'],
      ['rules', 'CAR-TB-PIG-05'],
      ['rules'],
      ...['play', 'simulate', 'replay', 'rules', 'bench'].map((command) => ['help', command]),
    ];
    for (const args of lines)
      expect(await bastide([...args, '--lang', lang])).toMatchObject({ code: 0, stderr: '' });
  });
});

test('the replay is in Ukrainian, and its columns are aligned', async () => {
  const lines = 'simulate carcassonne --seed 3 --games 1 --record one.jsonl';
  await json(lines.split(' '));
  const record = { ...JSON.parse((await said(['replay', 'one.jsonl', '--json'])).stdout) };
  const { stdout } = await said(['replay', 'one.jsonl', '--lang', 'uk']);
  expect(stdout).toContain(`гру закінчено після ${record.actions} дій`);
  expect(stdout).toMatch(/ {2}\+\d+ {2}CAR-[A-Z-]+\d\d +\d+ (плитка|плитки|плиток) × \d+ = \d+/);
  const columns = stdout.split('\n').flatMap((one) => (/CAR-/.test(one) ? [one.indexOf('CAR-')] : []));
  expect(new Set(columns).size).toBe(1);
});

test('names with wide characters keep the columns aligned', async () => {
  const game = { format: 'bastide/1', game: 'carcassonne', options: {}, actions: [] };
  const seats = [{ name: '小明' }, { name: 'Anna' }];
  const { stdout } = await said(['replay', file('wide.json', { ...game, seats })]);
  expect(stdout).toContain('\n  0 小明  0\n  1 Anna  0\n');
});
