import { BASE_ISLAND, intersectionName, type View } from '@bastide/catan';
import { itemAt } from '../../../must.ts';
import type { CatanTranslator } from '../messages.ts';
import { placeWords } from './hex-text.ts';
import type { BoardPlace, PlaceKind, PlaceMark } from './island-props.ts';
import { type PathCursor, stepsFrom } from './paths.ts';
import { HEX_NAMES } from './places.ts';

/** A sentence of the text board. */
export interface PlaceLine {
  readonly place: BoardPlace;
  readonly text: string;
  /** The mark of the piece that may be put there. */
  readonly mark?: PlaceMark | undefined;
}
export interface PlaceSection {
  readonly title: string;
  readonly lines: readonly PlaceLine[];
}

interface SectionInput {
  readonly view: View;
  readonly names: readonly string[];
  readonly marks: readonly PlaceMark[];
}

const KINDS = ['settlement', 'city', 'road', 'hex'] as const satisfies readonly PlaceKind[];

/** Returns the hexes by row, the reader's places by kind, and the places that can be chosen. */
export function sectionsOf(
  t: CatanTranslator,
  { view, names, marks }: SectionInput,
): readonly PlaceSection[] {
  if (view.hexes.length === 0) return [];
  const lineOf = (place: BoardPlace): PlaceLine => ({ place, text: placeWords(t, view, names, place) });
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

/** The hex in the middle of the island. */
const MIDDLE = 9;

/** The start of a walk: one's own building, else a place that one may go to, else the middle. */
export const walkStart = ({ view, marks }: SectionInput): PathCursor => ({
  at:
    view.buildings.find(({ seat }) => seat === view.you)?.at ??
    marks.find(({ kind }) => kind === 'settlement')?.place ??
    intersectionName(itemAt(itemAt(BASE_ISLAND.cornersOf, MIDDLE), 0)),
});

/** Returns an intersection and its paths. */
export function walkSection(t: CatanTranslator, seen: SectionInput, { at }: PathCursor): PlaceSection {
  const { view, names, marks } = seen;
  const line = (place: BoardPlace, kinds: readonly PlaceKind[], said: string): PlaceLine => {
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
      : { who: seat === view.you ? 'you' : 'one', name: itemAt(names, seat) };
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
      ...stepsFrom(at).map(({ on, side }) =>
        line(
          on,
          ['road'],
          t('catan.board.way', { side, ...whose(view.roads.find((one) => one.on === on)?.seat) }),
        ),
      ),
    ],
  };
}
