import { wakeBot } from '@bastide/bots';
import { type Action, catan } from '@bastide/catan';
import { Sfc32, seeded } from '@bastide/contract';
import { expect, test } from 'vitest';
import { isAsking, readyOf, stagesOf } from '../../../src/games/catan/turn/plan.ts';
import { planOf } from '../../../src/games/catan/why/plan-of.ts';

test('of a row that a master advises, the first step is planned as a whole, and nothing after it', async () => {
  const read = catan.readOptions({ seats: 3, victoryTarget: 6 });
  if (!read.ok) throw new Error(read.because);
  const state = catan.setup(read.value);
  const random = new Sfc32(8);
  const deal = seeded(new Sfc32(9));
  const bot = await wakeBot('catan', 'strong');
  const kinds = new Map<string, number>();
  for (let [by] = catan.actors(state); by !== undefined; [by] = catan.actors(state)) {
    if (by === 'chance') {
      catan.apply(state, by, deal(catan, state)!);
      continue;
    }
    const view = catan.view(state, by);
    const thoughts = bot.consider!(catan, catan.imagine(view, random), by, random);
    for (const { action, then } of thoughts as readonly { action: Action; then: readonly Action[] }[]) {
      const plan = view.phase === 'discard' ? undefined : planOf(view, by, [action, ...then]);
      if (!plan) continue;
      const said = [action, ...then].slice(0, plan.staged.length);
      expect(plan.staged).toEqual(said);
      const stages = stagesOf(view, by, plan.staged);
      // It can be confirmed, and was not before its last part.
      expect(readyOf(stages, by, plan)).toEqual({
        kind: 'ready',
        actions: plan.staged.length > 0 ? said : [action],
      });
      expect(stages.slice(1, -1).every((stage) => isAsking(stage, by, false))).toBe(true);
      const kind = plan.tool ?? plan.staged.map(({ type }) => type).join(' ');
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    catan.apply(state, by, bot.choose(catan, catan.imagine(view, random), by, random));
  }
  expect([...kinds.keys()]).toEqual(
    expect.arrayContaining(['settle road', 'road', 'settle', 'city', 'card']),
  );
  expect([...kinds.keys()].filter((kind) => /^(road|settle|city) (road|settle|city) /.test(kind))).toEqual(
    [],
  );
}, 60_000);
