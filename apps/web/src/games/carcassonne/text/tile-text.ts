import {
  type CitySegment,
  type River,
  type RoadSegment,
  SIDES,
  type TileFacts,
  tileFacts,
} from '@bastide/carcassonne';
import type { CarcassonneTranslator } from '../messages.ts';

/** The feature that gives a tile its short name. */
export type TileKind =
  | 'spring'
  | 'lake'
  | 'river'
  | 'cathedral'
  | 'monastery'
  | 'whole'
  | 'three'
  | 'through'
  | 'corner'
  | 'caps'
  | 'cap'
  | 'crossroads'
  | 'straight'
  | 'bend'
  | 'other';

/** Returns a tile's most striking part, which the log uses as its name. */
export function tileKind(id: string): TileKind {
  const facts = tileFacts(id);
  if (facts.river) return riverKind(facts.river);
  if (facts.segments.some(({ kind }) => kind === 'monastery')) return 'monastery';
  if (facts.segments.some((one) => one.kind === 'city' && one.cathedral)) return 'cathedral';
  const cities = citiesOf(facts);
  const widest = cities.map(cityShape).sort((a, b) => WIDTH[b] - WIDTH[a])[0];
  if (widest === 'cap') return cities.length > 1 ? 'caps' : 'cap';
  if (widest) return widest;
  return roadShape(facts) ?? 'other';
}

const riverKind = ({ ends }: River): 'spring' | 'lake' | 'river' =>
  ends.includes('spring') ? 'spring' : ends.includes('lake') ? 'lake' : 'river';

const WIDTH = { cap: 1, corner: 2, through: 3, three: 4, whole: 5 } as const;

const citiesOf = (facts: TileFacts) =>
  facts.segments.filter((one): one is CitySegment => one.kind === 'city');
const roadsOf = (facts: TileFacts) => facts.segments.filter((one): one is RoadSegment => one.kind === 'road');

function cityShape({ sides }: CitySegment): keyof typeof WIDTH {
  if (sides.length === 4) return 'whole';
  if (sides.length === 3) return 'three';
  if (sides.length === 1) return 'cap';
  return opposite(sides) ? 'through' : 'corner';
}

function opposite(sides: readonly string[]): boolean {
  const [first = 0, second = 0] = sides.map((side) => (SIDES as readonly string[]).indexOf(side));
  return Math.abs(first - second) === 2;
}

function roadShape(facts: TileFacts): 'crossroads' | 'straight' | 'bend' | undefined {
  const roads = roadsOf(facts);
  if (roads.length > 1) return 'crossroads';
  const sides = roads[0]?.ends.filter((end) => (SIDES as readonly string[]).includes(end)) ?? [];
  if (sides.length !== 2) return undefined;
  return opposite(sides) ? 'straight' : 'bend';
}

/** Describes the contents of a tile: "corner city with cloth, road to a gate". */
export function tileText(t: CarcassonneTranslator, id: string): string {
  const facts = tileFacts(id);
  const cities = citiesOf(facts);
  const words: string[] = [];
  if (facts.river) words.push(t(`tile.${riverKind(facts.river)}`));
  if (facts.segments.some(({ kind }) => kind === 'monastery')) words.push(t('tile.monastery'));
  if (facts.segments.some(({ kind }) => kind === 'garden')) words.push(t('tile.garden'));
  const caps = cities.filter((city) => cityShape(city) === 'cap').length;
  for (const city of cities) {
    const shape = cityShape(city);
    if (shape !== 'cap') words.push(t(`tile.${shape}`));
  }
  if (caps > 0) words.push(t('tile.caps', { n: caps }));
  for (const { good, shield, cathedral } of cities) {
    if (cathedral) words.push(t('tile.cathedral'));
    if (good) words.push(t(`good.${good}`, { n: 1 }));
    if (shield) words.push(t('tile.shield'));
  }
  words.push(...roadText(t, facts));
  return t.parts(words.length > 0 ? words : [t('board.edge', { edge: 'field' })]);
}

function roadText(t: CarcassonneTranslator, facts: TileFacts): string[] {
  const roads = roadsOf(facts);
  const gates = roads.filter(({ ends }) => ends.some((end) => end.startsWith('c'))).length;
  const crossing = roads.filter(({ ends }) => ends.includes('x')).length;
  const words: string[] = [];
  if (crossing > 0) words.push(t('tile.crossroads'));
  else if (gates > 0) words.push(t('tile.gate', { n: gates }));
  else if (roads.length > 0) {
    const shape = roadShape(facts);
    words.push(shape ? t(`tile.${shape}`) : t('tile.lane'));
  }
  if (roads.some(({ inn }) => inn)) words.push(t('tile.inn'));
  return words;
}
