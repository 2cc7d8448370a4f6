import type { Coordinates, DeployAction, Event, FeatureView, View } from '@bastide/carcassonne';
import { itemAt, must, type NonEmpty } from '../../../must.ts';
import type { People } from '../../../people/people.ts';
import { featureAt, pigGain, sameAt } from '../features.ts';
import type { CarcassonneTranslator } from '../messages.ts';
import type { CarcassonneMoment } from '../session.ts';
import type { FigureChoiceKey, ReadyState } from '../turn/plan.ts';
import { roleName } from './roles.ts';
import { ABBOT_HOME, isClosing, PIG_PAID } from './score-kinds.ts';
import { goodsText, sumText } from './score-sum-text.ts';

/** Effect of the primary button, before it is pressed. */
export interface Consequence {
  readonly head: string;
  /** The sum of a single score: beside the head if there is room, else below it. */
  readonly sum?: string | undefined;
  readonly details: readonly string[];
  readonly rules: readonly string[];
}

type Scored = Extract<Event, { type: 'scored' }>;

/** Describes the effects in the preview. `seat` decides. */
export function consequence(
  t: CarcassonneTranslator,
  ready: ReadyState,
  view: View,
  seat: number,
  people: People,
  choice: FigureChoiceKey | undefined,
): Consequence {
  const scores = scoresByFeature(ready.events);
  const details: string[] = [];
  const rules: string[] = [];
  const { head, sum } = headOf(t, ready, scores, seat, people, choice, view, details);
  // The head is about the scores; a figure that stays on the tile stands elsewhere.
  if (scores.length > 0 && choice?.type === 'deploy')
    details.push(...stayingWords(t, ready, choice, view, seat));
  if (choice?.type === 'deploy' && choice.with) {
    details.push(t('prompt.with', { figure: choice.with }));
    rules.push(choice.with === 'pig' ? 'CAR-TB-PIG-20' : 'CAR-TB-BUILDER-20');
  }
  for (const event of ready.events) {
    if (event.type === 'goods' && event.seat === seat)
      details.push(t('prompt.takesGoods', { goods: goodsText(t, event.goods) }));
    if (event.type === 'scored' && event.rule === ABBOT_HOME) {
      rules.push(event.rule);
      if (scores.length > 0) details.push(t('prompt.abbotToo', { n: event.points }));
    }
    if (event.type === 'ended') details.push(t('prompt.lastTile'));
  }
  details.push(...doubleWords(t, ready, rules), ...pigWords(t, ready, seat, people, rules));
  rules.push(...scores.map(([first]) => first.rule));
  return { head, sum, details, rules: [...new Set(rules)] };
}

/** Says once that the builder works, with its rule; or that it offers a second tile. */
function doubleWords(t: CarcassonneTranslator, { events, after }: ReadyState, rules: string[]): string[] {
  const event = events.find(({ type }) => type === 'builder-leaves' || type === 'double');
  if (event?.type !== 'builder-leaves' && event?.type !== 'double') {
    if (after.phase !== 'second') return [];
    rules.push('CAR-TB-DOUBLE-06');
    return [t('secondTile.ask')];
  }
  rules.push(event.rule);
  return [t(event.rule === 'CAR-TB-DOUBLE-01' ? 'prompt.double' : 'prompt.extraTurn')];
}

/** Points that pigs bring now, and the question to their owners then. */
function pigWords(
  t: CarcassonneTranslator,
  ready: ReadyState,
  seat: number,
  people: People,
  rules: string[],
): string[] {
  const paid = ready.events.filter(
    (event): event is Scored => event.type === 'scored' && event.rule === PIG_PAID,
  );
  if (paid.length === 0) return [];
  rules.push(PIG_PAID);
  const list = t.parts(totals(t, paid, seat, people));
  return [t('prompt.pigs', { n: paid.length, list }), t('prompt.farmersAsked', { n: paid.length })];
}

function headOf(
  t: CarcassonneTranslator,
  ready: ReadyState,
  scores: readonly NonEmpty<Scored>[],
  seat: number,
  people: People,
  choice: FigureChoiceKey | undefined,
  view: View,
  details: string[],
): { head: string; sum?: string } {
  const [shares, ...others] = scores;
  if (shares && others.length === 0) {
    const [first] = shares;
    const head = t('prompt.closes', {
      kind: first.kind,
      whose: whose(shares, seat),
      name: t.list(shares.map((share) => itemAt(people.names, share.seat))),
    });
    return { head, sum: sumText(t, first) };
  }
  if (scores.length > 1) return closesMany(t, scores, seat, people, details);
  const home = ready.events.find(
    (event): event is Scored => event.type === 'scored' && event.rule === ABBOT_HOME,
  );
  if (home) return { head: t('prompt.abbotHome'), sum: sumText(t, home) };
  const empty = ready.events.find((event) => event.type === 'completed');
  const feature = choice?.type === 'deploy' ? featureOf(ready.after, ready, choice) : undefined;
  if (choice?.type === 'deploy' && feature && view.drawn) {
    details.push(figureWords(t, choice, feature, ready.laid, seat));
    return { head: standsWords(t, feature, roleName(t, choice.figure, view.drawn, choice.on)) };
  }
  details.push(figurePrompt(t, ready, seat));
  if (empty) return { head: t('prompt.closesNobody', { kind: empty.kind }) };
  return { head: growthText(t, ready.laid, seat, people) };
}

/** Describes a figure that is still on the tile after the turn, and its worth. */
function stayingWords(
  t: CarcassonneTranslator,
  ready: ReadyState,
  choice: DeployAction,
  view: View,
  seat: number,
): string[] {
  const feature = featureOf(ready.after, ready, choice);
  if (!feature || !view.drawn || itemAt(feature.strength, seat) === 0) return [];
  const role = roleName(t, choice.figure, view.drawn, choice.on);
  return [t.sentence(standsWords(t, feature, role)), figureWords(t, choice, feature, ready.laid, seat)];
}

/** Several features: what each brings to the deciding seat is a sum, and so is what it brings to others. */
function closesMany(
  t: CarcassonneTranslator,
  scores: readonly NonEmpty<Scored>[],
  seat: number,
  people: People,
  details: string[],
): { head: string; sum?: string } {
  const all = scores.flat();
  const sumOf = (one: number) =>
    featureSum(
      t,
      all.filter((score) => score.seat === one),
    );
  const others = [...new Set(all.map((score) => score.seat))].filter((one) => one !== seat);
  if (others.length > 0)
    details.push(
      t.parts(others.map((one) => t('prompt.gets', { name: itemAt(people.names, one), n: sumOf(one) }))),
    );
  const head = t('prompt.closesMany', { n: scores.length });
  return all.some((score) => score.seat === seat) ? { head, sum: sumOf(seat) } : { head };
}

/** Returns "city 6 + road 2 = 8", or "road 2". */
function featureSum(t: CarcassonneTranslator, scores: readonly Scored[]): string {
  const summands = scores.map((score) => t('prompt.featurePoints', { kind: score.kind, n: score.points }));
  const points = scores.reduce((sum, score) => sum + score.points, 0);
  return scores.length === 1 ? summands.join('') : `${summands.join(' + ')} = ${points}`;
}

/** Asks for a figure; where none can be placed, says so, and whether any is left. */
export const figurePrompt = (
  t: CarcassonneTranslator,
  { choices, laid }: ReadyState,
  seat: number,
): string =>
  choices.length > 0
    ? t('prompt.chooseFigure')
    : t('prompt.noFigure', { left: figuresLeft(itemAt(laid.seats, seat)) });

function figuresLeft({ supply }: View['seats'][number]): 'none' | 'meeples' | 'other' {
  if (Object.values(supply).every((n) => n === 0)) return 'none';
  return supply.meeple + supply.big + supply.abbot === 0 ? 'meeples' : 'other';
}

/** The question after a pig was paid, with the consequence of the answer chosen. CAR-TB-PIG-25 */
export function farmerWords(
  t: CarcassonneTranslator,
  ready: ReadyState,
  moment: CarcassonneMoment,
  seat: number,
  returns: boolean,
): Consequence {
  const paid = moment.log.findLast(
    (line) => line.kind === 'scored' && line.rule === PIG_PAID && line.seats.includes(seat),
  );
  const field = ready.farmer && featureAt(ready.after, ready.farmer.at, ready.farmer.on);
  const n = field?.worth[seat] ?? 0;
  const supply = itemAt(ready.after.seats, seat).supply;
  const detail = returns
    ? t('farmer.thenHome', { n: supply.meeple + supply.big })
    : t('farmer.thenStays', { n });
  return {
    head: t('farmer.ask', { n: paid?.kind === 'scored' ? paid.points : 0 }),
    details: [detail],
    rules: [PIG_PAID, 'CAR-TB-PIG-25'],
  };
}

/** The question about the second tile, with the consequence of the answer chosen. CAR-TB-DOUBLE-06 */
export const secondWords = (t: CarcassonneTranslator, declines: boolean): Consequence => ({
  head: t('secondTile.ask'),
  details: [t(declines ? 'secondTile.thenDeclined' : 'secondTile.thenTaken')],
  rules: ['CAR-TB-DOUBLE-06'],
});

function whose(shares: readonly Scored[], seat: number): string {
  const mine = shares.some((share) => share.seat === seat);
  if (mine && shares.length > 1) return 'shared';
  return mine ? 'mine' : 'other';
}

/** Returns the scores of the turn itself, with the shares of one feature together. */
function scoresByFeature(events: readonly Event[]): readonly NonEmpty<Scored>[] {
  const groups = new Map<string, NonEmpty<Scored>>();
  for (const event of events) {
    if (event.type !== 'scored' || event.final || !isClosing(event)) continue;
    const key = JSON.stringify(event.feature[0]);
    const [first, ...rest] = groups.get(key) ?? [event];
    groups.set(key, first === event ? [event] : [first, ...rest, event]);
  }
  return [...groups.values()];
}

function totals(t: CarcassonneTranslator, scores: readonly Scored[], seat: number, people: People): string[] {
  const bySeat = new Map<number, number>();
  for (const score of scores) bySeat.set(score.seat, (bySeat.get(score.seat) ?? 0) + score.points);
  return [...bySeat].map(([one, n]) =>
    t('prompt.gets', { name: one === seat ? t('prompt.you') : itemAt(people.names, one), n }),
  );
}

/** Returns the feature with a figure of the plan. */
function featureOf(after: View, ready: ReadyState, choice: DeployAction): FeatureView | undefined {
  const at = after.tiles.at(-1)?.at;
  if (ready.actions.length === 0 || !at) return undefined;
  return featureAt(after, at, choice.on);
}

function standsWords(t: CarcassonneTranslator, feature: FeatureView, role: string): string {
  const tiles = feature.kind === 'field' ? feature.cities.length : feature.tiles;
  return t('prompt.stands', { role, kind: feature.kind, tiles });
}

/** The worth of a figure on its feature; of a pig or a builder, what it adds. */
function figureWords(
  t: CarcassonneTranslator,
  { figure, on }: DeployAction,
  feature: FeatureView,
  laid: View,
  seat: number,
): string {
  if (figure === 'builder') return t('prompt.builderWorks');
  if (figure !== 'pig') return worthWords(t, feature, seat);
  const { before, after, gain } = pigGain(laid, feature, on, seat);
  return t('prompt.pigAdds', { before, after, gain });
}

function worthWords(t: CarcassonneTranslator, feature: FeatureView, seat: number): string {
  const n = itemAt(feature.worth, seat);
  const { kind, open, whenComplete: complete } = feature;
  if (kind === 'field') return t('prompt.worthField', { n });
  if (kind === 'monastery' || kind === 'garden') return t('prompt.worthMonastery', { n, open });
  return t('prompt.worth', { n, open, complete, same: n === complete ? 'yes' : 'no' });
}

/** Describes the feature that the latest tile extends: the deciding seat's own, else that of others, else a free one. */
function growthText(t: CarcassonneTranslator, view: View, seat: number, people: People): string {
  const { at } = must(view.tiles.at(-1), 'a tile was just laid');
  const rank = (feature: FeatureView) => rankOf(feature, seat);
  const [feature] = view.features
    .filter((one) => isTouched(one, at))
    .sort((a, b) => rank(a) - rank(b) || b.tiles - a.tiles);
  const { kind, tiles, open, cities, strength } = must(feature, 'every tile has a segment');
  const owners = strength.flatMap((n, one) => (n > 0 ? [one] : []));
  return t('prompt.grows', {
    whose: ownersBy(owners, seat),
    name: t.list(owners.flatMap((one) => people.names[one] ?? [])),
    kind,
    tiles,
    open,
    cities: cities.length,
  });
}

/** Tells whether a tile is part of a feature, or beside its monastery or garden. */
function isTouched({ kind, parts, open }: FeatureView, at: Coordinates): boolean {
  if (parts.some((part) => sameAt(part.at, at))) return true;
  if (kind !== 'monastery' && kind !== 'garden') return false;
  const isNear = ({ at: [x, y] }: { at: Coordinates }) =>
    Math.abs(x - at[0]) <= 1 && Math.abs(y - at[1]) <= 1;
  return open > 0 && parts.some(isNear);
}

/** Order of features by what the seat wants to know: its own first, fields after others, those that begin here last. */
function rankOf({ kind, tiles, strength }: FeatureView, seat: number): number {
  const owner = (strength[seat] ?? 0) > 0 ? 0 : Math.max(...strength) > 0 ? 2 : 4;
  return owner + (kind === 'field' ? 1 : 0) + (owner === 4 && tiles === 1 ? 4 : 0);
}

function ownersBy(owners: readonly number[], seat: number): string {
  if (owners.length === 0) return 'nobody';
  if (!owners.includes(seat)) return 'other';
  return owners.length === 1 ? 'mine' : 'shared';
}
