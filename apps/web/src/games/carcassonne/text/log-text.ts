import { itemAt } from '../../../must.ts';
import { type VerbForm, verbFormOf } from '../../../people/people.ts';
import type { LogLine, ScoreLine } from '../log/lines.ts';
import type { CarcassonneTranslator } from '../messages.ts';
import { roleName } from './roles.ts';
import { ABBOT_HOME, isCityByCity, isClosing, PIG_PAID } from './score-kinds.ts';
import { goodsText, shortSum, tilesOfParts } from './score-sum-text.ts';
import { tileKind } from './tile-text.ts';

/** Describes a line of the log without naming its seats: the emblem shows them. */
export function logLineText(t: CarcassonneTranslator, line: LogLine, names: readonly string[]): string {
  const who = verbFormOf(t, logSeats(line), names);
  switch (line.kind) {
    case 'laid': {
      const { figure, companion = 'none', tile } = line;
      const role = figure ? roleName(t, figure.figure, tile, figure.on) : '';
      return t('log.laid', { tile: tileKind(tile), figure: figure ? 'yes' : 'no', role, companion, who });
    }
    case 'scored':
      return scoreText(t, line, who);
    case 'goods':
      return t('log.goods', { goods: goodsText(t, line.goods), who });
    case 'completed':
      return t('log.completed', { tiles: tilesOfParts(line.feature) });
    case 'double':
      return t('log.double', { extra: line.rule === 'CAR-TB-DOUBLE-01' ? 'no' : 'yes' });
    case 'declined':
      return t('log.declined', { who });
    case 'leaves':
      return t('log.leaves');
    case 'farmer':
      return t('log.farmer', { who });
    case 'discarded':
      return t('log.discarded');
    default: {
      const winners = t.list(line.winners.map((seat) => itemAt(names, seat)));
      return t('log.ended', { winners, n: line.winners.length, who: verbFormOf(t, line.winners, names) });
    }
  }
}

function scoreText(t: CarcassonneTranslator, line: ScoreLine, who: VerbForm): string {
  const cities = line.parts.find((part) => part.for === 'cities')?.count ?? line.cities.length;
  if (line.rule === PIG_PAID) return t('log.pig', { cities });
  if (line.rule === ABBOT_HOME) return t('log.abbot', { what: line.what, who });
  if (isCityByCity(line)) return t('log.cityByCity');
  const tiles = line.what === 'field' ? cities : tilesOfParts(line.feature);
  return t(line.final ? 'log.final' : 'log.scored', { what: line.what, tiles, who });
}

const COMPLETABLE: readonly ScoreLine['what'][] = ['road', 'city', 'monastery', 'garden'];

/** Tells whether the words of a line are said of its seats: "lays a bend"; others have a subject of their own, or none. */
export function isPredicate(line: LogLine): boolean {
  switch (line.kind) {
    case 'laid':
    case 'goods':
    case 'declined':
    case 'farmer':
      return true;
    case 'scored':
      return line.rule === ABBOT_HOME || (!line.final && isClosing(line) && COMPLETABLE.includes(line.what));
    default:
      return false;
  }
}

/** Returns the seats of a line; none: everybody. */
export const logSeats = (line: LogLine): readonly number[] =>
  'seat' in line ? [line.seat] : line.kind === 'scored' ? line.seats : [];

/** Returns the rule of a line. */
export const logRule = (line: LogLine): string | undefined => ('rule' in line ? line.rule : undefined);

/** Calculation of the points of a line. */
export const logSum = (t: CarcassonneTranslator, line: LogLine): string | undefined =>
  line.kind === 'scored' && line.parts.length > 0 ? shortSum(t, line) : undefined;
