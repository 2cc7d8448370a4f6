import type { Event, FeatureView, View } from '@bastide/carcassonne';
import type { Words } from '../i18n/words.ts';
import { type Choice, type Preview, sameAt } from '../table/plan.ts';
import type { People } from './people.ts';
import { roleOf } from './roles.ts';
import { goodsWords, sumWords } from './sums.ts';

/** What the wax button will do, before it is pressed. */
export interface Consequence {
  readonly head: string;
  /** The reckoning of a single score: beside the head where there is room, else under it. */
  readonly sum?: string | undefined;
  readonly details: readonly string[];
  readonly rules: readonly string[];
}

type Ready = Extract<Preview, { kind: 'ready' }>;
type Scored = Extract<Event, { type: 'scored' }>;

/** Says the consequences that the game told of. `seat` decides. */
export function consequence(
  t: Words,
  ready: Ready,
  view: View,
  seat: number,
  people: People,
  choice: Choice | undefined,
): Consequence {
  const scores = scoresByFeature(ready.events);
  const details: string[] = [];
  const rules: string[] = [];
  const { head, sum } = headOf(t, ready, scores, seat, people, choice, view, details);
  for (const event of ready.events) {
    if (event.type === 'goods' && event.seat === seat)
      details.push(t('say.takesGoods', { goods: goodsWords(t, event.goods) }));
    if (event.type === 'double') {
      details.push(t('say.double'));
      rules.push(event.rule);
    }
    if (event.type === 'ended') details.push(t('say.lastTile'));
  }
  rules.push(...scores.map(([first]) => first!.rule));
  return { head, sum, details, rules: [...new Set(rules)] };
}

function headOf(
  t: Words,
  ready: Ready,
  scores: readonly (readonly Scored[])[],
  seat: number,
  people: People,
  choice: Choice | undefined,
  view: View,
  details: string[],
): { head: string; sum?: string } {
  if (scores.length === 1) {
    const shares = scores[0]!;
    const first = shares[0]!;
    const head = t('say.closes', {
      kind: first.kind,
      whose: whose(shares, seat),
      name: t.list(shares.map((share) => people.names[share.seat]!)),
    });
    return { head, sum: sumWords(t, first.parts, first.points) };
  }
  if (scores.length > 1) {
    details.push(t.parts(totals(t, scores.flat(), seat, people)));
    return { head: t('say.closesMany', { n: scores.length }) };
  }
  const empty = ready.events.find((event) => event.type === 'completed');
  const feature = choice && featureOf(ready.after, ready, choice);
  if (choice && feature && view.drawn) {
    details.push(worthWords(t, feature, seat));
    return { head: standsWords(t, feature, t(`role.${roleOf(choice.figure, view.drawn, choice.on)}`)) };
  }
  if (empty) return { head: t('say.closesNobody', { kind: empty.kind }) };
  details.push(t(ready.choices.length > 0 ? 'say.chooseFigure' : 'say.noFigure'));
  return { head: t('say.nothing') };
}

function whose(shares: readonly Scored[], seat: number): string {
  const mine = shares.some((share) => share.seat === seat);
  if (mine && shares.length > 1) return 'shared';
  return mine ? 'mine' : 'other';
}

/** Scores of the turn itself, the shares of one feature together. */
function scoresByFeature(events: readonly Event[]): readonly (readonly Scored[])[] {
  const groups = new Map<string, Scored[]>();
  for (const event of events) {
    if (event.type !== 'scored' || event.final) continue;
    const key = JSON.stringify(event.feature[0]);
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups.values()];
}

function totals(t: Words, scores: readonly Scored[], seat: number, people: People): string[] {
  const bySeat = new Map<number, number>();
  for (const score of scores) bySeat.set(score.seat, (bySeat.get(score.seat) ?? 0) + score.points);
  return [...bySeat].map(([one, n]) =>
    t('say.gets', { name: one === seat ? t('say.you') : people.names[one]!, n }),
  );
}

/** The feature that a figure of the plan stands in. */
export function featureOf(after: View, ready: Ready, choice: Choice): FeatureView | undefined {
  const at = after.tiles.at(-1)?.at;
  if (ready.actions.length === 0 || !at) return undefined;
  return featureAt(after, at, choice.on);
}

export const featureAt = (view: View, at: readonly [number, number], on: string): FeatureView | undefined =>
  view.features.find(({ parts }) => parts.some((part) => part.on === on && sameAt(part.at, at)));

function standsWords(t: Words, feature: FeatureView, role: string): string {
  const tiles = feature.kind === 'field' ? feature.cities.length : feature.tiles;
  return t('say.stands', { role, kind: feature.kind, tiles });
}

export function worthWords(t: Words, feature: FeatureView, seat: number): string {
  const n = feature.worth[seat]!;
  if (feature.kind === 'field') return t('say.worthField', { n });
  return t(feature.kind === 'monastery' ? 'say.worthMonastery' : 'say.worth', { n, open: feature.open });
}
