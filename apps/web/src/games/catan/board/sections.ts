import { BASE_ISLAND, intersectionName, type View } from '@bastide/catan';
import type { Words } from '../words/index.ts';
import { placeWords } from './hex-words.ts';
import { type Walker, waysFrom } from './paths.ts';
import { HEX_NAMES } from './places.ts';
import type { Mark, Place, PlaceKind } from './props.ts';

/** A sentence of the text board. */
export interface Line {
  readonly place: Place;
  readonly text: string;
  /** What may be put there. */
  readonly mark?: Mark | undefined;
}
export interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
}

interface Seen {
  readonly view: View;
  readonly names: readonly string[];
  readonly marks: readonly Mark[];
}

const KINDS = ['settlement', 'city', 'road', 'hex'] as const satisfies readonly PlaceKind[];

/** The hexes by row, one's own places by kind, the places that may be chosen. */
export function sectionsOf(t: Words, { view, names, marks }: Seen): readonly Section[] {
  if (view.hexes.length === 0) return [];
  const lineOf = (place: Place): Line => ({ place, text: placeWords(t, view, names, place) });
  const own = (kind: 'settlement' | 'city' | 'road') =>
    kind === 'road'
      ? view.roads.flatMap(({ seat, on }) => (seat === view.you ? [on] : []))
      : view.buildings.flatMap(({ seat, piece, at }) => (seat === view.you && piece === kind ? [at] : []));
  return [
    { title: t('catan.board.hexes'), lines: HEX_NAMES.map(lineOf) },
    ...(['settlement', 'city', 'road'] as const).map((kind) => ({
      title: t('catan.board.mine', { kind }),
      lines: own(kind).map(lineOf),
    })),
    ...KINDS.map((kind) => ({
      title: t('catan.board.legal', { kind }),
      lines: marks
        .filter((mark) => mark.kind === kind)
        .map((mark) => ({ place: mark.place, text: mark.label, mark })),
    })),
  ].filter(({ lines }) => lines.length > 0);
}

/** Where a walk begins: at one's own building, else where one may go, else in the middle. */
export const walkStart = ({ view, marks }: Seen): Walker => ({
  at:
    view.buildings.find(({ seat }) => seat === view.you)?.at ??
    marks.find(({ kind }) => kind === 'settlement')?.place ??
    intersectionName(BASE_ISLAND.cornersOf[9]![0]!),
});

/** An intersection and the paths that leave it. */
export function walkSection(t: Words, seen: Seen, { at }: Walker): Section {
  const { view, names, marks } = seen;
  const line = (place: Place, kinds: readonly PlaceKind[], said: string): Line => {
    const mark = marks.find((one) => one.place === place && kinds.includes(one.kind));
    return {
      place,
      mark,
      text: mark ? t.sentences([said, t('catan.board.may', { kind: mark.kind })]) : said,
    };
  };
  const whose = (seat: number | undefined) =>
    seat === undefined
      ? { who: 'none', name: '' }
      : { who: seat === view.you ? 'you' : 'one', name: names[seat]! };
  const building = view.buildings.find((one) => one.at === at);
  return {
    title: t('catan.board.walk'),
    lines: [
      line(
        at,
        ['settlement', 'city'],
        t('catan.board.here', {
          where: placeWords(t, view, names, at),
          piece: building?.piece ?? 'none',
          ...whose(building?.seat),
        }),
      ),
      ...waysFrom(at).map(({ on, side }) =>
        line(
          on,
          ['road'],
          t('catan.board.way', { side, ...whose(view.roads.find((one) => one.on === on)?.seat) }),
        ),
      ),
    ],
  };
}
