import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { carcassonne as engine } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { Sfc32, seededDealer } from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { python } from '../../../scripts/setup.mjs';
import { planOf } from '../src/arena/settings.ts';
import { GAMES as SOURCE } from '../src/games.ts';
import { bastide, file, folder, json, PROGRAM, refused } from './bastide.ts';

const GAMES = await SOURCE.load();

const example = (name: string) => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));
const NODE = `"${process.execPath}"`;
/** An arena of one deal, with an external program against a random bot. */
const against = (bot: string, ...more: readonly string[]): string[] => [
  ...['arena', 'carcassonne', '--bots', 'random', '--bot', bot, '--deals', '1'],
  ...more,
];
const PYTHON = await python();
const EXAMPLES = [
  ...(PYTHON ? [`cmd:"${PYTHON}" "${example('bot-over-stdio.py')}"`] : ['random']),
  `cmd:${NODE} "${example('bot-over-stdio.mjs')}"`,
];

/** An external program that answers each line with the value of an expression of `line`, and runs `first` before. */
const program = (name: string, answer: string, first = ''): string =>
  `cmd:${NODE} ${file(
    `${name}.mjs`,
    `import { createInterface } from 'node:readline';
     import { appendFileSync, closeSync, existsSync, writeFileSync } from 'node:fs';
     const say = (line) => process.stdout.write(typeof line === 'string' ? line : JSON.stringify(line) + '\\n');
     let asked = 0;
     for await (const text of createInterface({ input: process.stdin })) {
       const line = JSON.parse(text);
       ${first}
       if (line.type === 'start') say({ type: 'ready' });
       if (line.type === 'decide') { asked++; ${answer} }
     }`,
  )}`;
const FIRST = "say({ type: 'move', id: line.id, action: line.view.actions[0] });";

const isUp = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A process that has ended but was not awaited counts as gone.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};
const whenGone = async (pid: number) => {
  while (isUp(pid)) await sleep(20);
};

describe('external programs in an arena', () => {
  test.each(['carcassonne', 'catan'])('the examples play %s without a fault', async (game) => {
    const args = [
      'arena',
      game,
      '--seats',
      '2',
      '--deals',
      '1',
      '--workers',
      '2',
      '--record',
      `${game}-bots.jsonl`,
    ];
    const report = await json([...args, '--bot', EXAMPLES[0]!, '--bot', EXAMPLES[1]!]);
    expect(report).toMatchObject({ games: 2, faults: [], bots: EXAMPLES });
    expect((await bastide(['replay', `${game}-bots.jsonl`])).code).toBe(0);
  });

  test.each(EXAMPLES.filter((one) => one !== 'random'))('%s builds before it passes', (example) => {
    const open = ['end', 'buy', 'road', 'settle', 'city'];
    const lines = [
      { type: 'start', seed: 1 },
      ...open.map((_, i) => ({
        type: 'decide',
        id: i,
        view: { actions: open.slice(0, i + 1).map((type) => ({ type })) },
      })),
    ];
    const input = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const { stdout } = spawnSync(example.slice('cmd:'.length), { shell: true, input, encoding: 'utf8' });
    const [, ...moves] = stdout.trim().split('\n');
    expect(moves.map((line) => JSON.parse(line).action.type)).toEqual(open);
  });

  test('a bot of this program can be an external program, and repeats its games for equal seeds', async () => {
    const ask = async () => {
      const report = await json(against(`cmd:${NODE} "${PROGRAM}" bot greedy --stdio`));
      expect(report).toMatchObject({ faults: [], contestants: [{ score: 0 }, { score: 1 }] });
      return report.contestants.map(({ points }: ReturnType<typeof JSON.parse>) => points.mean);
    };
    expect(await ask()).toEqual(await ask());
  });

  test('an external program learns its budget, and has three times as long', async () => {
    const told = async (...more: readonly string[]) => {
      const bot = program(
        'budget',
        FIRST,
        "if (line.type === 'decide') writeFileSync('budget', String(line.budget.time));",
      );
      await json(against(bot, '--workers', '1', ...more));
      return Number(readFileSync(path.join(folder, 'budget'), 'utf8'));
    };
    expect(await told()).toBe(10_000);
    expect(await told('--budget', '5')).toBe(5_000);
    expect(await told('--patience', '7')).toBe(7_000);
    const patience = (settings: object) =>
      planOf(GAMES, 'carcassonne', {
        ...{ bots: ['random', 'greedy'], bot: [], deals: 1, seed: 1, actions: 100, workers: 1, option: {} },
        ...settings,
      }).patience;
    expect([{}, { budget: 1 }, { budget: 5 }, { budget: 5, patience: 6 }].map(patience)).toEqual([
      10_000, 10_000, 15_000, 6_000,
    ]);
  });

  test('an external program that uses its whole budget is not late', async () => {
    const slow = program(
      'slow',
      `await new Promise((done) => setTimeout(done, asked < 3 ? line.budget.time : 0)); ${FIRST}`,
    );
    const strong = `cmd:${NODE} "${PROGRAM}" bot strong@5 --stdio`;
    // Half a second is left for the way of the answer: a machine that is busy with something else may need more once.
    for (const bot of [slow, strong])
      await expect.poll(async () => (await json(against(bot, '--patience', '1'))).faults).toEqual([]);
  });

  test.each([
    ['ends', 'process.exit(3);', 'crashed', /^exit 3$/],
    ['breaks', "throw new Error('out of ideas');", 'crashed', /out of ideas/],
    ['gives up', "say({ type: 'error', because: 'no idea' });", 'crashed', /^no idea$/],
    [
      'gives up at length',
      "say({ type: 'error', because: 'no idea '.repeat(1000) });",
      'crashed',
      /^no idea no idea .*…$/,
    ],
    ['is silent', '', 'late', /^1500 ms$/],
    ['babbles', "say('what?\\n');", 'illegal', /^what\?$/],
    [
      'answers another question',
      "say({ type: 'move', id: 0, action: line.view.actions[0] });",
      'illegal',
      /"id":0/,
    ],
    ['never ends a line', "say('x'.repeat(5e6));", 'illegal', /^a line of more than 4000000 characters$/],
    [
      'nests without end',
      `say(JSON.stringify({ type: 'move', id: line.id, action: { type: 'place', at: 0 } })
        .replace('"at":0', '"at":' + '['.repeat(50_000) + ']'.repeat(50_000)) + '\\n');`,
      'illegal',
      /"at" is a pair/,
    ],
    ['cheats', "say({ type: 'move', id: line.id, action: { type: 'win' } });", 'illegal', /"type":"win"/],
  ])(
    'an external program that %s loses with that reason, and the arena goes on',
    async (name, answer, why, detail) => {
      const bot = program(name.replaceAll(' ', '-'), `if (asked < 3) { ${FIRST} } else { ${answer} }`);
      const patience = why === 'late' ? '1' : '30';
      const report = await json(against(bot, '--workers', '1', '--patience', patience));
      expect(report.games).toBe(2);
      expect(report.faults).toHaveLength(2);
      for (const fault of report.faults)
        expect(fault).toMatchObject({ bot, why, detail: expect.stringMatching(detail) });
      expect(report.contestants).toMatchObject([
        { score: 1, faults: 0 },
        { score: 0, faults: 2 },
      ]);
    },
  );

  test('an external program that closes its output loses soon, with that reason', async () => {
    const closes = program('closes', 'closeSync(1); setInterval(() => {}, 1e6);').replace(
      'cmd:',
      'cmd:exec ',
    );
    const report = await json(against(closes, '--workers', '1', '--patience', '50'));
    expect(report.faults).toMatchObject([
      { why: 'crashed', detail: 'it closed its output' },
      { why: 'crashed', detail: 'it closed its output' },
    ]);
    expect(report.seconds).toBeLessThan(45); // With a limit of 50 s for each game.
  });

  test('an external program that cannot start loses all games', async () => {
    const report = await json(against('cmd:no-such-program-here'));
    expect(report.faults).toMatchObject([{ why: 'crashed', detail: expect.stringMatching(/^exit 127/) }, {}]);
  });

  test('an external program learns only facts that its seat may know, and nothing about the referee', async () => {
    const bot = program(
      'spy',
      FIRST,
      "appendFileSync('told.jsonl', text + '\\n'); if (!existsSync('env.json')) writeFileSync('env.json', JSON.stringify(process.env));",
    );
    const args = [
      'arena',
      'catan',
      '--seats',
      '2',
      '--deals',
      '1',
      '--workers',
      '1',
      '--record',
      'truth.jsonl',
    ];
    const report = await json([...args, '--bots', 'greedy', '--bot', bot], {
      env: { BASTIDE_SECRET: 'postgres://' },
    });
    expect(report.faults).toEqual([]);
    expect(
      Object.keys(JSON.parse(readFileSync(path.join(folder, 'env.json'), 'utf8'))).filter((name) =>
        /BASTIDE|SECRET/.test(name),
      ),
    ).toEqual([]);
    const lines = readFileSync(path.join(folder, 'told.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const truths = readFileSync(path.join(folder, 'truth.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    let hidden = 0;
    for (const { options, actions } of truths) {
      const { seat } = lines[0];
      expect(lines.shift()).toMatchObject({
        type: 'start',
        protocol: 'bastide-bot/1',
        game: 'catan',
        options,
      });
      const state = catan.setup(options);
      for (const { by, ...action } of actions) {
        if (lines[0].type === 'decide')
          expect(lines.shift().view).toEqual(JSON.parse(JSON.stringify(catan.view(state, seat))));
        const seen = catan.redactAction(state, by, action, seat);
        if (Object.keys(seen).length < Object.keys(action).length) hidden++;
        expect(lines.shift()).toEqual({ type: 'act', by, action: seen });
        catan.apply(state, by, action);
      }
      expect(lines.shift()).toMatchObject({ type: 'over' });
    }
    expect(lines).toEqual([]);
    expect(hidden).toBeGreaterThan(3);
  });

  test('the arena ends an external program that does not listen', async () => {
    const stays =
      "if (line.type === 'start') { writeFileSync('pid-' + process.pid, ''); writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000); }";
    const bot = program('stays', FIRST, stays);
    await json(against(bot, '--workers', '1'));
    const pid = () => Number(readFileSync(path.join(folder, 'pid'), 'utf8'));
    const before = pid();
    await whenGone(before);
    const silent = program('silent', '', stays);
    const child = spawn(
      process.execPath,
      [PROGRAM, ...against(silent, '--workers', '1', '--patience', '60')],
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let told = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      told += text;
    });
    while (pid() === before || !existsSync(path.join(folder, `pid-${pid()}`))) await sleep(20);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([143, null]);
    expect(told).toBe('bastide: stopped by SIGTERM\n');
    await whenGone(pid());
  });
});

describe('a bot for an external referee', () => {
  const talk = async (bot: string, lines: readonly unknown[]) => {
    const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
    const { code, stdout } = await bastide(['bot', bot, '--stdio'], { input: `${input}\n` });
    expect(code).toBe(0);
    return stdout
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  };
  const start = { type: 'start', protocol: 'bastide-bot/1', seat: 0, seed: 5 };

  /** Returns the view of the first seat when it is to place a settlement. */
  const settling = () => {
    const options = catan.readOptions({ seats: 2 });
    if (!options.ok) throw new Error(options.because);
    const state = catan.setup(options.value);
    catan.apply(state, 'chance', seededDealer(new Sfc32(1))(catan, state)!);
    return catan.view(state, 0);
  };

  test('a bot follows the game action by action, and answers each question', async () => {
    const carcassonne = { ...start, game: 'carcassonne', options: { seats: 2 } };
    const options = engine.readOptions({ seats: 2 });
    if (!options.ok) throw new Error(options.because);
    const [tile] = engine.actions(engine.setup(options.value), 'chance');
    const draw = { type: 'act', by: 'chance', action: tile };
    const [ready, move] = await talk('greedy', [
      carcassonne,
      draw,
      { type: 'decide', id: 7, budget: { time: 100 } },
    ]);
    expect(ready).toEqual({ type: 'ready' });
    expect(move).toMatchObject({ type: 'move', id: 7, action: { type: 'place' } });
    const record = {
      format: 'bastide/1',
      game: 'carcassonne',
      options: { seats: 2 },
      seats: [{ name: 'a' }, { name: 'b' }],
      actions: [{ by: 'chance', ...tile }],
    };
    const { options: _, ...noOptions } = carcassonne;
    expect(
      await talk('greedy', [
        { ...noOptions, record },
        { type: 'decide', id: 7 },
      ]),
    ).toEqual([ready, move]);
  });

  test('a bot needs the view after a hidden action, and decides by the view alone', async () => {
    const options = catan.readOptions({ seats: 2 });
    if (!options.ok) throw new Error(options.because);
    const state = catan.setup(options.value);
    const map = seededDealer(new Sfc32(1))(catan, state)!;
    catan.apply(state, 'chance', map);
    const told = { type: 'act', by: 'chance', action: map };
    const catanStart = { ...start, game: 'catan', options: { seats: 2 } };
    const ask = { type: 'decide', id: 1 };
    const full = await talk('greedy', [catanStart, told, ask]);
    expect(full[1]).toMatchObject({ type: 'move', action: { type: 'settle' } });
    const hidden = { type: 'act', by: 'chance', action: { type: 'stolen' } };
    const answers = await talk('greedy', [catanStart, hidden, ask, { ...ask, view: catan.view(state, 0) }]);
    expect(answers[1]).toEqual({ type: 'error', because: 'something was hidden: a question needs the view' });
    expect(answers[2]).toEqual(full[1]);
  });

  test('a bot reports an error, and goes on', async () => {
    const because = async (...lines: readonly unknown[]) =>
      (await talk('random', lines)).map((line) => line.because ?? line.type);
    expect(await because('what?', { type: 'decide', id: 1 }, { ...start, game: 'chess' })).toEqual([
      'no JSON: what?',
      'no game has begun',
      'no such game: chess',
    ]);
    expect(
      await because(
        { type: 'hello' },
        { ...start, game: 'catan', protocol: 'bastide-bot/2' },
        { type: 'decide', id: 1, budget: { time: -1, later: 1 } },
        [],
      ),
    ).toEqual([
      expect.stringMatching(/^no line of this protocol: type: .*'start' \| 'act' \| 'decide' \| 'over'/),
      'no line of this protocol: protocol: Invalid input: expected "bastide-bot/1"',
      'no line of this protocol: budget.time: Too small: expected number to be >0',
      'no line of this protocol: Invalid input: expected object, received array',
    ]);
    const catanStart = { ...start, game: 'catan', options: { seats: 2 } };
    expect(
      await because(
        { ...catanStart, seat: 2 },
        catanStart,
        { type: 'decide', id: 1 },
        { type: 'decide', id: 2, view: { actions: [] } },
        { type: 'decide', id: 3, budget: { later: 1 }, view: settling() },
      ),
    ).toEqual([
      'there is no seat 2',
      'ready',
      'seat 0 is not to act: chance is',
      expect.stringMatching(/^no view of catan: options is missing; phase is missing; /),
      'move',
    ]);
    expect(await because('x'.repeat(4_200_000))).toEqual(['a line of more than 4000000 characters']);
    expect(await because({ ...start, game: 'carcassonne', options: { seats: 9 } })).toEqual([
      expect.stringMatching(/^CAR-GEN-01: 9 seats/),
    ]);
    expect(
      await because(
        { ...start, game: 'carcassonne' },
        { type: 'act', by: 0, action: { type: 'win' } },
        { type: 'over', points: [0, 0], winners: [0, 1] },
        { ...start, game: 'carcassonne' },
      ),
    ).toEqual(['ready', expect.any(String), 'ready']);
  });

  test('a bot reports that its seat has nothing to decide, or which member of a view is wrong', async () => {
    const view = settling();
    const { robber: _, ...robbed } = view;
    const ask = (id: number, one: object) => ({ type: 'decide', id, view: one });
    const answers = await talk('greedy', [
      { ...start, game: 'catan', options: { seats: 2 } },
      ask(1, { ...view, phase: 'rob', turn: 1 }),
      ask(2, { ...view, seat: 1 }),
      ask(3, { ...view, phase: 'over', turn: 1 }),
      ask(4, { ...view, phase: 'night' }),
      ask(5, { ...view, robber: 'H99' }),
      ask(6, robbed),
      ask(7, { ...view, robber: 7 }),
      ask(8, view),
    ]);
    expect(answers.slice(1)).toMatchObject([
      { type: 'nothing', id: 1, because: 'seat 0 has no action in this phase' },
      { type: 'nothing', id: 2, because: 'seat 0 is not to act: 1 is' },
      { type: 'nothing', id: 3, because: 'the game is over' },
      { type: 'error', because: expect.stringMatching(/^no view of catan: phase: Invalid option: /) },
      { type: 'error', because: 'no view of catan: robber: there is no hex "H99"' },
      { type: 'error', because: 'no view of catan: robber is missing' },
      { type: 'error', because: expect.stringMatching(/^no view of catan: robber: .*expected string/) },
      { type: 'move', id: 8 },
    ]);
  });

  test('a bot uses every bit of its seed, and names the range for a seed that is too large', async () => {
    const range = 'a seed is a whole number from -9007199254740991 to 9007199254740991';
    const decide = { type: 'decide', id: 1, view: settling() };
    const move = async (seed: number) => {
      const answers = await talk('random', [
        { ...start, seed, game: 'catan', options: { seats: 2 } },
        decide,
      ]);
      return answers[0].because ?? answers[1].action.at;
    };
    const moves = await Promise.all([5, 5, 5 + 2 ** 32, 5 + 2 ** 40, 5 + 2 ** 52, -5].map(move));
    expect(moves[1]).toBe(moves[0]);
    expect(new Set(moves).size).toBeGreaterThan(3);
    for (const seed of [2 ** 53, -(2 ** 53), 1e300, 0.5]) expect(await move(seed)).toContain(range);
  });

  test('the bot command refuses bad arguments in one line', async () => {
    expect(await refused(['bot', 'genius', '--stdio'])).toMatch(/^there is no bot "genius"/);
    for (const spent of ['50ms', '1m', '0s', '-1s', ''])
      expect(await refused(['bot', `strong@${spent}`, '--stdio'])).toBe(
        `"strong@${spent}" names no budget: use seconds (strong@0.2s) or steps (strong@1000)`,
      );
    expect(await refused(['bot', 'greedy'])).toBe('choose the protocol: --stdio');
    expect(await refused(['bot', 'greedy', '--lang', 'es'])).toBe('elige el protocolo: --stdio');
  });
});
