import { type Budget, botsFor, isBotName, loadBot, parseBotSpec } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';

test('a bot is named alone, or with what it may spend on a decision', () => {
  expect(parseBotSpec('greedy')).toEqual({ name: 'greedy' });
  expect(parseBotSpec('strong@0.2s')).toEqual({ name: 'strong', budget: { time: 200 } });
  expect(parseBotSpec('strong@2s')).toEqual({ name: 'strong', budget: { time: 2000 } });
  expect(parseBotSpec('strong@5000')).toEqual({ name: 'strong', budget: { work: 5000 } });
});

test.each([
  '',
  '@',
  'Greedy',
  'strong@',
  'strong@0',
  'strong@0s',
  'strong@-1',
  'strong@1m',
  'strong@1.5',
  'strong@1s@1s',
  'strong@9999s',
  'toString',
])('nobody is called %j', async (name) => {
  expect(parseBotSpec(name)).toBeUndefined();
  await expect(loadBot('carcassonne', name)).rejects.toThrow('nobody plays carcassonne as');
});

test('a bot is loaded under the name by which it was called', async () => {
  for (const name of botsFor('catan')) expect((await loadBot('catan', name)).name).toBe(name);
  expect((await loadBot('catan', 'greedy@5')).name).toBe('greedy@5');
  expect(await loadBot('catan', 'greedy')).not.toBe(await loadBot('catan', 'greedy'));
  expect(isBotName('strong')).toBe(true);
});

test('a bot spends no more than is written after its name, nor than it is given', async () => {
  const read = carcassonne.readOptions({ edition: 'c2' });
  if (!read.ok) throw new Error(read.because);
  const state = carcassonne.setup(read.value);
  carcassonne.apply(state, 'chance', carcassonne.actions(state, 'chance')[0]!);
  const runs = async (name: string, budget?: Budget) => {
    const since = performance.now();
    (await loadBot('carcassonne', name)).choose(carcassonne, state, 0, new Sfc32(1), budget);
    return performance.now() - since;
  };
  await runs('strong@20'); // what is only done once
  expect(await runs('strong@0.05s', { time: 60_000 })).toBeLessThan(30_000);
  expect(await runs('strong@20', { time: 60_000 })).toBeLessThan(30_000);
  expect(await runs('strong@60s', { work: 20 })).toBeLessThan(30_000);
});

test('a bot that has not learnt a game refuses to play it', async () => {
  expect(botsFor('chess')).toEqual(['random']);
  await expect(loadBot('chess', 'strong')).rejects.toThrow('nobody plays chess as strong');
});
