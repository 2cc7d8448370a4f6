import { type Action, catan, catanDraws, catanTable, type Event } from '@bastide/catan';
import type { Seat } from '@bastide/contract';
import { expect, test } from 'vitest';
import { rule } from './rule.ts';
import { start, type TestTable, table } from './table.ts';

const SEATS = ['Liam', 'Xander', 'Olivia'];

/** Liam at his turn, Xander and Olivia beside him. */
const three = () =>
  table(...SEATS).given(`
    Liam: V08 V08-V13; city V31; hand brick lumber ore:5 wool; cards point
    Xander: V14 V14-V19; hand brick:2 grain
    Olivia: V17 V17-V22; hand brick wool
  `);

/** Plays `Xander decline`, `Liam offer …` and so on, and returns all events. */
function eventsOf(t: TestTable, ...lines: readonly string[]): Event[] {
  return lines.flatMap((line) => {
    const [name = '', ...words] = line.split(' ');
    return t.play(name, words.join(' ')).events;
  });
}

function actionOf(text: string): Action {
  const read = catan.text.read(text.split(' '));
  if (!read) throw new Error(`cannot read ${text}`);
  return read.action;
}

/** Tells for each of these answers to `offer ore for brick to 1 2` if events have outdated it. */
const outdated = (seat: Seat, since: readonly Event[], ...answers: readonly string[]) =>
  answers.filter((answer) => catanTable.isOutdated(actionOf(answer), seat, since));

const ANSWERS = ['accept', 'decline', 'counter brick for ore:2'];

rule('CAT-TRADE-04 CAT-TRADE-08', 'an answer is outdated once its offer was replaced', () => {
  const t = three().play('Liam', 'offer ore for brick to 1 2');
  const since = eventsOf(t, 'Xander decline', 'Olivia accept', 'Liam withdraw');
  expect(outdated(1, since, ...ANSWERS)).toStrictEqual([]);
  since.push(...eventsOf(t, 'Liam offer ore:3 for brick to 1'));
  expect(outdated(1, since, ...ANSWERS)).toStrictEqual(ANSWERS);
  // Olivia is not among those who may answer the new offer.
  expect(outdated(2, since, ...ANSWERS)).toStrictEqual([]);
});

rule('CAT-TRADE-02', "a seat's own offer outdates none of its answers to another", () => {
  // Events come from elsewhere: even one that names its own seat counts for the others alone.
  const offered = eventsOf(three(), 'Liam offer ore for brick to 1 2').map((event) => ({
    ...event,
    to: [0, 1],
  })) as Event[];
  expect(outdated(0, offered, ...ANSWERS)).toStrictEqual([]);
  expect(outdated(1, offered, ...ANSWERS)).toStrictEqual(ANSWERS);
});

rule('CAT-TRADE-04', 'a trade is outdated once that seat has answered with something else', () => {
  const open = () => three().play('Liam', 'offer ore for brick to 1 2').play('Xander', 'accept');
  const accepted = eventsOf(open(), 'Olivia accept');
  expect(outdated(0, accepted, 'trade 2')).toStrictEqual(['trade 2']);
  expect(outdated(0, accepted, 'trade 1')).toStrictEqual([]);
  const countered = eventsOf(open(), 'Olivia counter brick for ore:2');
  expect(outdated(0, countered, 'trade 1', 'trade 2')).toStrictEqual(['trade 2']);
  const declined = eventsOf(open(), 'Olivia decline');
  expect(outdated(0, declined, 'trade 1', 'trade 2')).toStrictEqual([]);
  const offered = eventsOf(three(), 'Xander offer brick for ore to 0');
  expect(outdated(0, offered, 'trade 1', 'trade 2')).toStrictEqual(['trade 1']);
});

test('nothing but answers and trades is outdated by trade', () => {
  const t = three();
  const since = eventsOf(t, 'Liam offer ore for brick to 1 2', 'Xander accept', 'Olivia accept');
  expect(outdated(1, since, 'road E13', 'end', 'offer brick for ore to 0', 'withdraw')).toStrictEqual([]);
});

rule('CAT-TRADE-08', 'only the seat that waits for answers withdraws, and only its offer', () => {
  const t = three();
  expect(catanTable.withdrawal(t.state)).toBeUndefined();
  t.play('Liam', 'offer ore for brick to 1 2');
  expect(catanTable.withdrawal(t.state)).toStrictEqual({ seat: 0, action: { type: 'withdraw' } });
  t.turn('Olivia').play('Olivia', 'offer wool for grain to 1');
  expect(catanTable.withdrawal(t.state)?.seat).toBe(2);
});

rule('CAT-VAR-13', 'pieces and trades with the bank can be taken back, nothing else', () => {
  const all = [
    ...['settle V08', 'road E13', 'city V31', 'bank ore for lumber', 'end', 'buy', 'play knight'],
    ...['robber H04', 'rob 1', 'discard ore', 'accept', 'decline', 'withdraw', 'trade 1'],
  ];
  expect(all.filter((text) => catanTable.isUndoable(actionOf(text)))).toStrictEqual(all.slice(0, 4));
  // CAT-INFO-02
  expect(all.filter((text) => catanTable.isRevealing(actionOf(text)))).toStrictEqual(['play knight']);
});

rule('CAT-INFO-02', 'the points of a table leave hidden cards out, and name each of its seats', () => {
  const t = three();
  expect(catanTable.pointsOf(t.state)).toStrictEqual([3, 1, 1]);
  expect(catanTable.turnOf(t.state)).toBe(0);
  expect(catanTable.turnOf(t.turn('Olivia').view)).toBe(2);
});

test('each roll counts as one sum and one pair, whichever die shows which number', () => {
  const { sums, pairs } = catanDraws;
  const { state } = start({}, ...SEATS);
  const rolls = Array.from({ length: 36 }, (_, i) => [1 + Math.floor(i / 6), 1 + (i % 6)] as const);
  for (const kind of [sums, pairs]) {
    const counts = kind.bars.map(() => 0);
    for (const dice of rolls) counts[kind.barOf({ type: 'dice', dice: [...dice] }, state)!]! += 1;
    expect(counts, kind.name).toStrictEqual([...kind.ways!]);
    expect(kind.barOf({ type: 'end' }, state)).toBeUndefined();
  }
  expect(sums.bars).toStrictEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
  expect([sums.barOf({ type: 'dice', dice: [1, 1] }, state), sums.bars.length]).toStrictEqual([0, 11]);
  expect(pairs.bars[pairs.barOf({ type: 'dice', dice: [5, 2] }, state)!]).toBe('2-5');
  expect(pairs.bars.slice(0, 7)).toStrictEqual(['1-1', '1-2', '1-3', '1-4', '1-5', '1-6', '2-2']);
});

test('a development card counts in the bar of its kind when it is dealt', () => {
  const { cards } = catanDraws;
  const { state } = start({}, ...SEATS);
  expect(
    cards.bars.map((_, i) => cards.barOf({ type: 'dealt', card: cards.bars[i] as 'knight' }, state)),
  ).toStrictEqual(cards.bars.map((_, i) => i));
  expect(cards.barOf({ type: 'buy' }, state)).toBeUndefined();
  expect(catanTable.draws.map(({ name }) => name)).toStrictEqual(['sums', 'pairs', 'cards']);
});
