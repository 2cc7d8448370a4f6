import { type Action, type DeployAction, type Figure, SEATS } from '@bastide/carcassonne';
import { readText } from '@bastide/contract';
import { expect, test } from 'vitest';
import { choicesOf } from '../../../src/games/carcassonne/decision/use-choices.ts';
import type { CarcassonneTranslator } from '../../../src/games/carcassonne/messages.ts';
import {
  type CarcassonneMoment,
  carcassonneAdapter,
  deciderOf,
} from '../../../src/games/carcassonne/session.ts';
import type { CarcassonneSetup } from '../../../src/games/carcassonne/setup.ts';
import { choiceHighlights, fieldHighlights } from '../../../src/games/carcassonne/table/highlights.ts';
import { consequence } from '../../../src/games/carcassonne/text/consequence-text.ts';
import {
  type FigureChoiceKey,
  figurePlaces,
  preview,
  type ReadyState,
  type TurnPlan,
} from '../../../src/games/carcassonne/turn/plan.ts';
import type { TurnState } from '../../../src/games/carcassonne/turn/use-turn.ts';
import { peopleOf } from '../../../src/people/people.ts';
import { soloSeats } from '../../../src/people/seats.ts';
import { sessionOfRecord } from '../../../src/records/open-record.ts';
import { translatorIn } from '../../translators.ts';
import { moments } from './moments.ts';

const t = (await translatorIn('en')).withTerms({
  edition: 'c2',
  third: 'wine',
}) as CarcassonneTranslator;

const ALL: CarcassonneSetup = {
  game: 'carcassonne',
  edition: 'c2',
  sets: ['river', 'inns', 'traders', 'abbot'],
  seats: soloSeats('Olena', 3, 'greedy'),
};

function ready(moment: CarcassonneMoment, plan: TurnPlan): ReadyState {
  const shown = preview(moment, plan);
  if (shown.kind !== 'ready') throw new Error(shown.kind);
  return shown;
}

const said = (moment: CarcassonneMoment, shown: ReadyState, choice?: FigureChoiceKey) =>
  consequence(t, shown, moment.view, deciderOf(moment), peopleOf(t, ALL), choice);

/** Opens a game of Olena and Ramiro after these actions. */
function momentAfter(actions: string): CarcassonneMoment {
  const head = 'bastide/1 carcassonne\noptions {"edition":"c2","seats":2,"sets":["traders"]}\n';
  const read = readText(
    carcassonneAdapter.game,
    `${head}seats [{"name":"Olena"},{"name":"Ramiro"}]\n\n${actions}`,
  );
  if (!read.ok) throw new Error(read.because);
  const opened = sessionOfRecord(carcassonneAdapter, read.value, SEATS);
  if (!opened.ok) throw new Error(opened.because);
  return opened.session.moment(deciderOf(opened.session.moment()));
}

/** Returns what the prompt says about a plan after these actions; the players have the names of the setup. */
function saidAfter(actions: string, plan: TurnPlan) {
  const moment = momentAfter(actions);
  const shown = ready(moment, plan);
  return consequence(t, shown, moment.view, deciderOf(moment), NAMES, plan.choice);
}
const NAMES = { ...peopleOf(t, ALL), names: ['Olena', 'Ramiro'] };

test('several completed features of one seat are a sum', () => {
  const choice = { type: 'deploy', figure: 'meeple', on: 'r3' } as const;
  expect(
    saidAfter('0 BA-O 0,-1 180 meeple c1\n1 BA-L 1,0 90 meeple r2\n0 BA-L', {
      at: [1, -1],
      turned: 270,
      choice,
    }),
  ).toMatchObject({ head: 'Completes two features', sum: 'city 8 + road 2 = 10', details: [] });
});

test('what completed features bring to others stands apart', () => {
  const before = '0 BA-T 1,0 90 meeple f2\n1 BA-A 0,1 90 meeple r1\n0 BA-K -1,0 270 meeple r1\n1 BA-X';
  expect(saidAfter(before, { at: [-1, 1], turned: 270 })).toMatchObject({
    head: 'Completes two features',
    sum: 'road 2',
    details: ['Olena: road 4'],
  });
});

test.each([
  ['Your road: 3 tiles, 2 open ends', '0 BA-U 1,0 90 meeple r1\n1 BA-B 0,1 0 skip\n0 BA-U', [2, 0]],
  ['Olena’s road: 3 tiles, 2 open ends', '0 BA-U 1,0 90 meeple r1\n1 BA-U', [2, 0]],
  ['Unclaimed road: 2 tiles, 2 open ends', '0 BA-U', [1, 0]],
  ['Your monastery: 4 of 9 tiles', '0 BA-B 0,1 0 meeple m1\n1 BA-U 1,0 90 skip\n0 BA-B', [0, 2]],
  ['Olena’s monastery: 3 of 9 tiles', '0 BA-B 0,1 0 meeple m1\n1 BA-B', [0, 2]],
] as const)('a placement that completes nothing says what it extends: %s', (head, before, at) => {
  expect(saidAfter(before, { at, turned: before.endsWith('U') ? 90 : 0 }).head).toBe(head);
});

test('completing an unclaimed feature still asks for a figure', () => {
  expect(saidAfter('0 BA-E', { at: [0, -1], turned: 180 })).toMatchObject({
    head: 'Completes an unclaimed city',
    details: ['Choose a figure, or place the tile without one.'],
  });
});

test('a field is next to completed cities, before and after a farmer stands in it', () => {
  const values = { whose: 'mine', kind: 'field', cities: 2, tiles: 3, open: 0, name: '' };
  expect(t('prompt.grows', values)).toBe('Your field: 2 completed cities');
  expect(t('prompt.stands', { role: 'Farmer', kind: 'field', tiles: 2 })).toBe(
    'Farmer: a field next to 2 completed cities',
  );
});

test('a figure beside the completed feature is described as well', () => {
  const before = '0 BA-U 1,0 90 meeple r1\n1 BA-A 2,0 90 skip\n0 BA-A';
  const at = { at: [-1, 0], turned: 270 } as const;
  expect(saidAfter(before, at).details).toEqual([]);
  const monk = { type: 'deploy', figure: 'meeple', on: 'm1' } as const;
  expect(saidAfter(before, { ...at, choice: monk })).toMatchObject({
    head: 'Completes your road',
    details: ['Monk: a monastery with 2 tiles.', '2 points now; 7 spaces still empty.'],
  });
  const own = { type: 'deploy', figure: 'meeple', on: 'c1' } as const;
  const city = saidAfter('0 BA-E', { at: [0, -1], turned: 180, choice: own });
  expect(city).toMatchObject({ head: 'Completes your city', details: [] });
});

test('a road that brings the same completed or not has one number', () => {
  const choice = { type: 'deploy', figure: 'meeple', on: 'r1' } as const;
  expect(saidAfter('0 BA-U', { at: [1, 0], turned: 90, choice }).details).toEqual([
    '2 points now; 2 open ends.',
  ]);
  const knight = { type: 'deploy', figure: 'meeple', on: 'c1' } as const;
  expect(saidAfter('0 BA-O', { at: [0, -1], turned: 180, choice: knight }).details).toEqual([
    '3 points now, 6 if completed; 1 open end.',
  ]);
});

const game = moments(ALL, 1);

test('the fields shown have a flag only where they are worth points', () => {
  const labels = [1, 2, 3].flatMap((seed) =>
    moments({ ...ALL, sets: [] }, seed).flatMap(({ view }) =>
      fieldHighlights(view).map(({ label }) => label),
    ),
  );
  expect(labels).toContain('3');
  expect(labels).toContain(undefined);
  expect(labels).not.toContain('0');
});

/** Moments of this game with a figure of that kind to be placed, and the choice. */
const deploying = (figure: Figure) =>
  game.flatMap((moment) => {
    const choice = moment.view.actions.find((one) => one.type === 'deploy' && one.figure === figure);
    return choice?.type === 'deploy' && moment.view.phase === 'deploy' ? [{ moment, choice }] : [];
  });

test('a pig is worth what it adds, in words and on the board', () => {
  const pigs = deploying('pig');
  expect(pigs.length).toBeGreaterThan(0);
  for (const { moment, choice } of pigs) {
    const shown = ready(moment, { turned: 0, choice });
    if (shown.events.some(({ type }) => type === 'scored')) continue;
    const [detail = ''] = said(moment, shown, choice).details;
    const [, gain, before, after] = /^\+(\d+) \((\d+) → (\d+)\)/.exec(detail)!.map(Number);
    expect(before! + gain!).toBe(after);
    const flags = choiceHighlights(shown, choice, deciderOf(moment)).map(({ label }) => label);
    expect(flags).toContain(`+${gain}`);
  }
});

test('a builder promises tiles, not points', () => {
  const [{ moment, choice, shown }] = deploying('builder').flatMap((one) => {
    const after = ready(one.moment, { turned: 0, choice: one.choice });
    return after.events.every(({ type }) => type !== 'scored') ? [{ ...one, shown: after }] : [];
  }) as [{ moment: CarcassonneMoment; choice: DeployAction; shown: ReadyState }];
  expect(said(moment, shown, choice).details).toContain('Whenever you extend it, you draw a second tile.');
  expect(choiceHighlights(shown, choice, deciderOf(moment)).every(({ label }) => label === undefined)).toBe(
    true,
  );
});

test('where no figure can be placed, the prompt says whether any is left', () => {
  const moment = momentAfter('0 BA-E');
  const shown = ready(moment, { at: [0, -1], turned: 180 });
  const without = (supply: Partial<ReadyState['laid']['seats'][number]['supply']>): ReadyState => ({
    ...shown,
    choices: [],
    events: [],
    laid: {
      ...shown.laid,
      seats: shown.laid.seats.map((seat) => ({ ...seat, supply: { ...seat.supply, ...supply } })),
    },
  });
  const none = { meeple: 0, big: 0, abbot: 0, builder: 0, pig: 0 };
  expect(said(moment, without(none)).details).toContain('You have no figure left to place.');
  expect(said(moment, without({ ...none, pig: 1 })).details).toContain(
    'No figure can go on this tile, and you have no meeple left.',
  );
  expect(said(moment, without({})).details).toContain('No figure can go on this tile.');
});

test('the list names each place once, whatever figures may stand there', () => {
  const seen = new Set<number>();
  for (const moment of game.filter(({ view }) => view.phase === 'deploy')) {
    const shown = ready(moment, { turned: 0 });
    const turn = { preview: shown, plan: { turned: 0 } } as unknown as TurnState;
    const named = choicesOf(t, { turn, moment, purist: false });
    expect(new Set(named.map(({ label }) => label)).size).toBe(named.length);
    const single = shown.choices.filter((choice) => choice.type === 'deploy' && !choice.with);
    expect(named.flatMap(({ figures }) => figures)).toEqual(
      figurePlaces(single).flatMap(({ figures }) => figures),
    );
    expect(named.flatMap(({ figures }): readonly Action[] => figures)).toHaveLength(single.length);
    for (const { figures } of named) seen.add(figures.length);
  }
  // One figure, a meeple and the big one, and the abbot as well.
  expect([...seen]).toEqual(expect.arrayContaining([1, 2, 3]));
});
