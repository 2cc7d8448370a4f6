import { TILES, tileFacts } from '@bastide/carcassonne';
import { describe, expect, test } from 'vitest';
import { type CarcassonneMoment, deciderOf } from '../../../src/games/carcassonne/session.ts';
import type { CarcassonneSetup } from '../../../src/games/carcassonne/setup.ts';
import { lineHighlights } from '../../../src/games/carcassonne/table/highlights.ts';
import { consequence, farmerWords } from '../../../src/games/carcassonne/text/consequence-text.ts';
import { featureText } from '../../../src/games/carcassonne/text/feature-text.ts';
import { logLineText, logRule } from '../../../src/games/carcassonne/text/log-text.ts';
import { tileText } from '../../../src/games/carcassonne/text/tile-text.ts';
import {
  alone,
  companionOf,
  type FigureChoiceKey,
  preview,
  sameChoice,
  sameFigure,
} from '../../../src/games/carcassonne/turn/plan.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { peopleOf } from '../../../src/people/people.ts';
import { soloSeats } from '../../../src/people/seats.ts';
import { translatorIn } from '../../translators.ts';
import { moments } from './moments.ts';

const t = await translatorIn('en');
const ALL: CarcassonneSetup = {
  game: 'carcassonne',
  edition: 'c3',
  sets: ['river', 'inns', 'traders', 'abbot'],
  seats: soloSeats('Olena', 2, 'greedy'),
};

const games = [1, 2, 3].flatMap((seed) => moments(ALL, seed));
const inPhase = (phase: string) => games.filter(({ view }) => view.phase === phase);
const readyAt = (moment: CarcassonneMoment, choice?: FigureChoiceKey) => {
  const ready = preview(moment, { turned: 0, choice });
  if (ready.kind !== 'ready') throw new Error(ready.kind);
  return ready;
};

test('a meeple may bring its companion, and then both arrive', () => {
  const moment = inPhase('deploy').find((one) =>
    one.view.actions.some((action) => action.type === 'deploy' && action.with === 'builder'),
  )!;
  const { choices } = readyAt(moment);
  const pair = choices.find((choice) => choice.type === 'deploy' && choice.with === 'builder')!;
  expect(companionOf(choices, alone(pair))).toBe('builder');
  expect(sameFigure(pair, alone(pair))).toBe(true);
  expect(sameChoice(pair, alone(pair))).toBe(false);
  const ready = readyAt(moment, pair);
  expect(ready.events.filter(({ type }) => type === 'deployed')).toHaveLength(2);
  const said = consequence(t, ready, moment.view, deciderOf(moment), peopleOf(t, ALL), pair);
  expect(said.details).toContain('The builder comes too.');
  expect(said.rules).toContain('CAR-TB-BUILDER-20');
});

test('the abbot goes home for the points shown on the board', () => {
  const moment = inPhase('deploy').find((one) => one.view.actions.some(({ type }) => type === 'retrieve'))!;
  const ready = readyAt(moment, { type: 'retrieve' });
  const scored = ready.events.find((event) => event.type === 'scored' && event.rule === 'CAR-ABB-04');
  expect(scored).toMatchObject({ points: ready.abbot!.points });
});

test('the owner of a paid pig gets the question in any turn, with the result of each answer', () => {
  const asked = inPhase('farmer');
  expect(asked.some((moment) => deciderOf(moment) !== moment.view.seat)).toBe(true);
  for (const moment of asked) {
    const seat = deciderOf(moment);
    const stays = preview(moment, { turned: 0 });
    const home = preview(moment, { turned: 0, returns: true });
    if (stays.kind !== 'ready' || home.kind !== 'ready') throw new Error('no answer');
    expect(stays.farmer?.seat).toBe(seat);
    expect(home.after.figures.length).toBe(stays.after.figures.length - 1);
    expect(farmerWords(t, home, moment, seat, true).head).toMatch(/^Your pig scored \d+ points? and is home/);
  }
});

test('the log adds up, cites the rules of the third edition, and highlights its features', () => {
  const { log, view } = games.findLast(({ outcome }) => outcome !== undefined)!;
  const points = view.seats.map(() => 0);
  for (const line of log) {
    if (line.kind === 'scored') for (const seat of line.seats) points[seat]! += line.points;
    expect(logLineText(t, line, ['A', 'B', 'C'])).not.toBe('');
    lineHighlights(line, view);
  }
  expect(points).toEqual(view.seats.map((seat) => seat.points));
  const cited = new Set(games.flatMap((one) => one.log).map(logRule));
  for (const rule of [
    'CAR-TB-PIG-22',
    'CAR-TB-PIG-25',
    'CAR-TB-BUILDER-23',
    'CAR-TB-BUILDER-25',
    'CAR-ABB-04',
  ])
    expect(cited).toContain(rule);
});

describe.each([
  ['c1', undefined],
  ['classic', { fieldScoring: 'field-3-once' }],
] as const)('fields of %s', (edition, house) => {
  test('each city of a field has its own line, and the lines add up', () => {
    const setup: CarcassonneSetup = { ...ALL, edition, ...(house ? { house } : {}) };
    const { log, view } = moments(setup, 5).at(-1)!;
    const fields = log.filter((line) => line.kind === 'scored' && line.final && line.what === 'field');
    expect(fields.length).toBeGreaterThan(0);
    for (const line of fields)
      if (line.kind === 'scored') {
        expect(line.cities).toHaveLength(1);
        expect(new Set(line.seats).size).toBe(line.seats.length);
      }
    const points = view.seats.map(() => 0);
    for (const line of log)
      if (line.kind === 'scored') for (const seat of line.seats) points[seat]! += line.points;
    expect(points).toEqual(view.seats.map((seat) => seat.points));
  });
});

test.each(['en', 'uk'] as const)('every tile and feature has words in %s', async (language: Language) => {
  const words = (await translatorIn(language)).withTerms({ edition: 'c3', third: 'chicken' });
  for (const { id } of TILES) expect(tileText(words, id)).not.toBe('');
  const { view } = games.findLast(({ outcome }) => outcome !== undefined)!;
  for (const feature of view.features) {
    const said = featureText(words, feature, ['A', 'B', 'C'], view.options);
    expect(said.title + said.open).not.toContain('undefined');
    if (feature.rich) expect(said.inside[0]).toMatch(/inn|cathedral|Таверна|Собор/);
  }
});

test('goods and figures have the names of their edition', () => {
  const third = t.withTerms({ edition: 'c3', third: 'chicken' });
  expect(third('seat.goodCount', { n: 2, good: 'wine' })).toBe('2 chickens');
  expect(t('seat.goodCount', { n: 2, good: 'wine' })).toBe('2 wine');
  expect(third('role.highwayman')).toBe('Traveller');
  expect(t('role.highwayman')).toBe('Highwayman');
  const good = TILES.find(({ id }) =>
    tileFacts(id).segments.some((one) => one.kind === 'city' && one.good === 'wine'),
  )!;
  expect(tileText(third, good.id)).toContain('chicken');
});
