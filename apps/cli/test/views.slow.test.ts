import type { Random } from '@bastide/contract';
import { ToBot } from '@bastide/protocol';
import { describe, expect, test } from 'vitest';
import { isLong } from '../../../scripts/scope.mjs';
import { BotSeat } from '../src/bot/seat.ts';
import { GAMES as SOURCE } from '../src/games.ts';
import { randomOf, TABLES, type ViewCase, viewCases } from './views.ts';

const GAMES = await SOURCE.load();

/** Number of changed views for each table. */
const CHANGES = isLong ? 3_000 : 150;

const start = (name: string, { options, seat }: ViewCase) =>
  ToBot.parse({ type: 'start', protocol: 'bastide-bot/1', game: name, seat, options, seed: 1 });
const ask = (id: number, view: object) => ToBot.parse({ type: 'decide', id, view, budget: { work: 4 } });

test('the tested views of Catan contain every question, and answers to offers', () => {
  const game = GAMES.entries.find((one) => one.game.name === 'catan')!.game;
  const seen = new Set<string>();
  for (const [i, table] of TABLES.catan!.entries())
    for (const { view, seat } of viewCases(game, table, randomOf(i + 1))) {
      seen.add(view.phase);
      if (view.phase === 'start' && view.dice !== null) seen.add('dice before the roll');
      if (view.offer?.to.includes(seat)) seen.add('an offer');
      for (const { answer } of view.answers) if (view.seat === seat) seen.add(answer);
    }
  for (const due of ['settle', 'connect', 'start', 'discard', 'robber', 'rob', 'main', 'free-roads'])
    expect(seen).toContain(due);
  for (const due of ['an offer', 'proposed', 'declined', 'accepted']) expect(seen).toContain(due);
  expect(seen).not.toContain('dice before the roll');
});

describe.each(GAMES.entries.map(({ game, views }) => [game.name, game, views!] as const))(
  'views of %s',
  (name, game, load) => {
    test('views of random games are read, and the schema describes all their members', async () => {
      const { schema, read } = await load();
      for (const [i, table] of TABLES[name]!.entries())
        for (const { view, seat } of viewCases(game, table, randomOf(i + 1))) {
          const found = read(view, seat);
          expect(found, JSON.stringify(view)).toMatchObject({ ok: true });
          expect(undescribed(schema, view)).toEqual([]);
        }
    });

    test('a changed view leads to a move, to nothing to decide, or to the name of the wrong member', async () => {
      const random = randomOf(isLong ? Date.now() : 7);
      const seats = await Promise.all(['greedy', 'strong'].map(async (bot) => new BotSeat(GAMES, bot)));
      const kinds = { move: 0, nothing: 0, error: 0 };
      let id = 0;
      for (const [i, table] of TABLES[name]!.entries()) {
        const asked = [...viewCases(game, table, randomOf(i + 20))];
        for (let n = 0; n < CHANGES; n++) {
          const one = asked[random.below(asked.length)]!;
          const seat = seats[n % 10 === 0 ? 1 : 0]!;
          await seat.hear(start(name, one));
          const changed = mutated(one.view, random);
          const answer = await seat.hear(ask(++id, changed));
          kinds[answer!.type as keyof typeof kinds]++;
          if (answer!.type === 'error') {
            expect(answer!.because, JSON.stringify(changed)).toMatch(
              new RegExp(`^no view of ${name}: [\\w.\\[\\]":-]+`),
            );
            expect(answer!.because).not.toMatch(/undefined|TypeError|RangeError|not a function|not iterable/);
          }
          expect(await seat.hear(ask(++id, one.view))).toMatchObject({ type: 'move', id });
        }
      }
      expect(kinds.move).toBeGreaterThan(0);
      expect(kinds.error).toBeGreaterThan(200);
    });

    test('a refused view names the missing member', async () => {
      const { read } = await load();
      const [{ view, seat }] = viewCases(game, TABLES[name]![0]!, randomOf(1)) as Iterable<ViewCase> as [
        ViewCase,
      ];
      const { phase: _, ...without } = view;
      expect(read(without, seat)).toEqual({ ok: false, because: 'phase is missing' });
      expect(read({ ...view, seats: view.seats.slice(1) }, seat)).toMatchObject({
        because: expect.stringMatching(/^seats: \d, and the options say \d$/),
      });
      expect(read({ ...view, you: 1 - seat }, seat)).toMatchObject({
        because: expect.stringMatching(/^you: /),
      });
    });
  },
);

/** Returns the members of a view that a schema does not describe, by path. */
function undescribed(schema: unknown, value: unknown, path = ''): string[] {
  // biome-ignore lint/suspicious/noExplicitAny: schemas of zod are walked as they are
  let { def } = schema as any;
  while (['nullable', 'optional', 'default'].includes(def.type)) def = def.innerType.def;
  if (def.type === 'array' && Array.isArray(value))
    return [...new Set(value.flatMap((one) => undescribed(def.element, one, `${path}[]`)))];
  if (def.type !== 'object' || typeof value !== 'object' || value === null) return [];
  // Parts described by the record are not described again.
  if (Object.keys(def.shape).length === 0 || 'type' in def.shape) return [];
  return Object.entries(value).flatMap(([member, inner]) =>
    member in def.shape ? undescribed(def.shape[member], inner, `${path}.${member}`) : [`${path}.${member}`],
  );
}

const STRANGE = [
  null,
  -1,
  0,
  1,
  2,
  7,
  99,
  1.5,
  2 ** 31,
  1e300,
  '',
  'x',
  'H99',
  'V99',
  'E99',
  'BA-A',
  'rob',
  'over',
  true,
  [],
  {},
];

/** Returns the view with something removed, doubled, swapped, or replaced by another part. */
function mutated(view: object, random: Random): object {
  const changed = structuredClone(view);
  for (let times = 1 + random.below(2); times > 0; times--) change(changed, random);
  return changed;
}

function change(value: unknown, random: Random): void {
  let at = value as Record<string, unknown>;
  for (;;) {
    const members = Object.keys(at);
    if (members.length === 0) return;
    const member = members[random.below(members.length)]!;
    const inner = at[member];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && random.below(5) > 0) {
      at = inner as Record<string, unknown>;
      continue;
    }
    const kind = random.below(4);
    if (kind === 0 && !Array.isArray(at)) delete at[member];
    else if (kind === 1 && Array.isArray(at)) at.splice(Number(member), random.below(2), inner);
    else if (kind === 2 && typeof inner === 'number') at[member] = inner + 1 - 2 * random.below(2);
    else if (kind === 3) at[member] = at[members[random.below(members.length)]!];
    else at[member] = STRANGE[random.below(STRANGE.length)];
    return;
  }
}
