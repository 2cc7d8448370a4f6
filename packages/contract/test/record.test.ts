import {
  defaultNames,
  manualDealer,
  parseRecord,
  play,
  readText,
  recordedAction,
  recordOf,
  replay,
  replaySteps,
  Sfc32,
  seededDealer,
  writeText,
} from '@bastide/contract';
import { expect, test } from 'vitest';
import { type Pearls, pearls } from './toy.ts';

/** A whole game of Pearls in which everybody keeps. */
function game() {
  const state = pearls.setup({ seats: 2, rounds: 2 });
  const deal = seededDealer(new Sfc32(3));
  const actions = [];
  for (let [actor] = pearls.actors(state); actor !== undefined; [actor] = pearls.actors(state)) {
    const action = actor === 'chance' ? deal(pearls, state)! : ({ type: 'choose', choice: 'keep' } as const);
    actions.push(recordedAction(actor, action));
    pearls.apply(state, actor, action);
  }
  return recordOf<Pearls>(pearls, { seats: 2, rounds: 2 }, ['Blue', 'Red'], actions, {
    result: pearls.outcome(state)!,
  });
}

test('a record is replayed to its result, whole or cut short', () => {
  const record = game();
  expect(replay(pearls, record)).toMatchObject({ ok: true, state: { round: 2 } });
  expect(replay(pearls, record, 3)).toMatchObject({ ok: true, state: { round: 0 } });
  expect(replay(pearls, { ...record, actions: record.actions.slice(0, 5), result: undefined })).toMatchObject(
    { ok: true },
  );
});

test('a record is replayed action by action where somebody has other things to do, and comes to the same', () => {
  const record = game();
  const pieces = replaySteps(pearls, record);
  for (const _ of record.actions) expect(pieces.next()).toEqual({ done: false, value: undefined });
  expect(pieces.next()).toEqual({ done: true, value: replay(pearls, record) });
  const bad = { ...record, actions: [{ by: 7, type: 'choose' }] };
  expect(replaySteps(pearls, bad).next()).toEqual({ done: true, value: replay(pearls, bad) });
});

test('options left out take their defaults, and the record names every one', () => {
  const replayed = replay(pearls, {
    format: 'bastide/1',
    game: 'pearls',
    options: {},
    seats: [{ name: 'a' }, { name: 'b' }],
    actions: [],
  });
  expect(replayed).toMatchObject({ ok: true, record: { options: { seats: 2, rounds: 3 } } });
});

test('options are read as those of a record, which may be older than some of them', () => {
  const asked: unknown[] = [];
  const readOptions: typeof pearls.readOptions = (input, of) => {
    asked.push(of);
    return pearls.readOptions(input);
  };
  expect(replay({ ...pearls, readOptions }, game())).toMatchObject({ ok: true });
  expect(asked).toEqual(['record']);
});

test.each([
  ['no object', () => 7, undefined, 'object'],
  ['another format', () => ({ ...game(), format: 'x' }), undefined, 'format'],
  ['another game', () => ({ ...game(), game: 'chess' }), undefined, 'chess'],
  ['a strange member', () => ({ ...game(), colour: 1 }), undefined, 'colour'],
  ['bad options', () => ({ ...game(), options: { seats: 9 } }), undefined, 'seats'],
  ['too few names', () => ({ ...game(), seats: [{ name: 'a' }] }), undefined, 'seats'],
  ['a name that is no text', () => ({ ...game(), seats: [{ name: 1 }, { name: 'b' }] }), undefined, 'name'],
  ['actions that are no list', () => ({ ...game(), actions: {} }), undefined, 'actions'],
  ['an action that is no object', () => ({ ...game(), actions: ['deal'] }), 0, 'object'],
  [
    'an action by nobody',
    () => ({ ...game(), actions: [{ by: 5, type: 'choose', choice: 'keep' }] }),
    0,
    'by',
  ],
  [
    'an action out of turn',
    () => ({ ...game(), actions: [game().actions[0], { by: 1, type: 'choose', choice: 'keep' }] }),
    1,
    'not now',
  ],
  ['times that do not match', () => ({ ...game(), at: [1] }), undefined, 'at'],
  ['a wrong result', () => ({ ...game(), result: { points: [9, 9], winners: [0, 1] } }), undefined, 'result'],
])('a record with %s is refused', (_, make, at, word) => {
  const replayed = replay(pearls, make());
  expect(replayed.ok).toBe(false);
  if (replayed.ok) return;
  expect(replayed.at).toBe(at);
  expect(replayed.because).toContain(word);
  expect(replayed.rule).not.toBe('');
});

test('the text form reads back as the same record', () => {
  const record = { ...game(), meta: { place: 'Albi' }, at: game().actions.map((_, i) => i * 1000) };
  const text = writeText<Pearls>(pearls, record);
  expect(text.split('\n')[0]).toBe('bastide/1 pearls');
  expect(readText(pearls, text)).toEqual({ ok: true, value: record });
  expect(readText(pearls, `${text}# a remark\n\n`)).toEqual({ ok: true, value: record });
});

test('an answer of chance stays on the line of the action, and reads back the same', () => {
  const record = game();
  const lines = (text: string) => text.split('\n').slice(5, -1);
  // Pearls are dealt before anybody chooses: they begin the line of the next seat.
  const dealt = lines(writeText<Pearls>(pearls, record));
  expect(dealt[0]).toMatch(/^0 deal (white|black) deal (white|black) choose keep$/);
  expect(dealt).toHaveLength(4);
  // As if each deal answered the choice before it.
  const asking = { ...pearls, text: { ...pearls.text, answers: () => true } };
  const text = writeText<Pearls>(asking, record);
  expect(lines(text)[0]).toBe(dealt[0]); // nobody has asked yet
  expect(lines(text)[1]).toMatch(/^1 choose keep deal (white|black) deal (white|black)$/);
  expect(lines(text)[2]).toBe('0 choose keep');
  expect(readText(asking, text)).toEqual({ ok: true, value: record });
  expect(readText(pearls, text)).toEqual({ ok: true, value: record });
});

test('a record that ends with chance has a line of its own for it, or the line it answers', () => {
  const { result: _, ...whole } = game();
  for (const count of [1, 2, 6]) {
    const record = { ...whole, actions: whole.actions.slice(0, count) };
    for (const answers of [() => true, () => false]) {
      const toy = { ...pearls, text: { ...pearls.text, answers } };
      const text = writeText<Pearls>(toy, record);
      expect(readText(toy, text)).toEqual({ ok: true, value: record });
      expect(/\nchance deal/.test(text)).toBe(count < 3 || !answers());
    }
  }
});

test.each([
  ['hello', 'line 1'],
  ['bastide/1 pearls\ncolour "red"', 'line 2'],
  ['bastide/1 pearls\noptions {', 'line 2'],
  ['bastide/1 pearls\noptions {}\nseats []\nseats []\n', 'line 4: seats stands there already'],
  ['bastide/1 pearls\nmeta 1\nmeta 1\n', 'line 3: meta stands there already'],
  ['bastide/1 pearls\n\n0 choose keep fold', 'line 3'],
  ['bastide/1 pearls\n\nred choose keep', 'line 3'],
  ['bastide/1 pearls\n\nchance choose keep', 'line 3'],
])('a broken text names its line: %j', (text, line) => {
  expect(readText(pearls, text)).toMatchObject({ ok: false, rule: 'RECORD' });
  expect((readText(pearls, text) as { because: string }).because).toContain(line);
});

test('a byte order mark before a record, as some editors write it, is no part of it', () => {
  const record = game();
  const texts = [JSON.stringify(record), writeText<Pearls>(pearls, record)];
  for (const text of texts)
    expect(parseRecord([pearls], `\uFEFF${text}`)).toEqual(parseRecord([pearls], text));
});

test('a file may be JSON or text', () => {
  const record = game();
  expect(parseRecord([pearls], JSON.stringify(record))).toEqual({
    ok: true,
    value: JSON.parse(JSON.stringify(record)),
  });
  expect(parseRecord([pearls], writeText<Pearls>(pearls, record))).toEqual({ ok: true, value: record });
  expect(parseRecord([pearls], '{"format":')).toMatchObject({ ok: false, rule: 'RECORD' });
  expect(parseRecord([pearls], 'nothing')).toMatchObject({
    ok: false,
    rule: 'RECORD',
    facts: { fault: 'form' },
  });
  expect(parseRecord([pearls], 'bastide/1\noptions {}\n')).toMatchObject({ facts: { fault: 'form' } });
  expect(parseRecord([pearls], 'bastide/1 pearls-deep\n')).toMatchObject({ facts: { what: 'pearls-deep' } });
  expect(parseRecord([pearls], 'bastide/1 chess\n')).toMatchObject({
    ok: false,
    because: 'there is no game "chess"',
    facts: { fault: 'game', what: 'chess' },
  });
});

test('`play` leaves its input alone and returns the refusal', () => {
  const state = pearls.setup({ seats: 2, rounds: 1 });
  const before = JSON.stringify(state);
  expect(play(pearls, state, 0, { type: 'choose', choice: 'keep' })).toEqual({
    ok: false,
    rule: 'PEARL-01',
    because: 'not now',
  });
  expect(play(pearls, state, 'chance', { type: 'deal', pearl: 'white' })).toMatchObject({
    ok: true,
    events: [{ type: 'dealt' }],
  });
  expect(JSON.stringify(state)).toBe(before);
});

test('a table dealer hands out what people enter, and then waits', () => {
  const state = pearls.setup({ seats: 2, rounds: 1 });
  const deal = manualDealer([{ type: 'deal', pearl: 'black' }]);
  expect(deal(pearls, state)).toEqual({ type: 'deal', pearl: 'black' });
  expect(deal(pearls, state)).toBeUndefined();
});

test('seats have names by default', () => {
  expect(defaultNames(2)).toEqual(['Seat 1', 'Seat 2']);
});

test('a text for somebody who may not know all has a question mark for what is hidden, and is no record', () => {
  const record = game();
  const learnt: ReturnType<typeof pearls.redactAction>[] = [];
  replay(pearls, record, undefined, {
    before: (state, actor, action) => void learnt.push(pearls.redactAction(state, actor, action, 1)),
  });
  const text = writeText(pearls, record, learnt);
  expect(text.split('\n').find((line) => line.startsWith('0 '))).toMatch(
    /^0 deal \? deal (white|black) choose \?$/,
  );
  expect(text.split('\n').find((line) => line.startsWith('1 '))).toBe('1 choose keep');
  expect(readText(pearls, text)).toMatchObject({ ok: false });
  expect(
    writeText(
      pearls,
      record,
      record.actions.map(({ by: _, ...action }) => action),
    ),
  ).toBe(writeText(pearls, record));
});

test('an action of 256 words reads back, whatever follows on its line', () => {
  const wordy: typeof pearls = {
    ...pearls,
    text: {
      ...pearls.text,
      write: (action) => `${pearls.text.write(action)}${action.type === 'deal' ? ' and'.repeat(254) : ''}`,
      read(words) {
        const read = pearls.text.read(words);
        if (!read?.chance) return read;
        return words.slice(2, 256).length === 254 ? { ...read, used: 256 } : undefined;
      },
    },
  };
  const record = game();
  expect(readText(wordy, writeText<Pearls>(wordy, record))).toEqual({ ok: true, value: record });
});
