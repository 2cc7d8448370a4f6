import type { Words } from '../i18n/words.ts';
import type { LogLine, ScoredLine } from '../session/log.ts';
import { roleName } from './roles.ts';
import { ABBOT_HOME, isCityByCity, PIG_PAID } from './score-kinds.ts';
import { goodsWords, tilesOfParts } from './sums.ts';
import { tileKind } from './tile-words.ts';

/** A line of the chronicle in words, without who it speaks of: the emblem says that. */
export function logWords(t: Words, line: LogLine, names: readonly string[]): string {
  switch (line.kind) {
    case 'laid': {
      const { figure, companion = 'none', tile } = line;
      const role = figure ? roleName(t, figure.figure, tile, figure.on) : '';
      return t('log.laid', { tile: tileKind(tile), figure: figure ? 'yes' : 'no', role, companion });
    }
    case 'scored':
      return scoredWords(t, line);
    case 'goods':
      return t('log.goods', { goods: goodsWords(t, line.goods) });
    case 'completed':
      return t('log.completed', { tiles: tilesOfParts(line.feature) });
    case 'double':
      return t('log.double', { extra: line.rule === 'CAR-TB-DOUBLE-01' ? 'no' : 'yes' });
    case 'leaves':
      return t('log.leaves');
    case 'farmer':
      return t('log.farmer');
    case 'discarded':
      return t('log.discarded');
    default: {
      const winners = t.list(line.winners.map((seat) => names[seat]!));
      return t('log.ended', { winners, n: line.winners.length });
    }
  }
}

function scoredWords(t: Words, line: ScoredLine): string {
  const cities = line.parts.find((part) => part.for === 'cities')?.count ?? line.cities.length;
  if (line.rule === PIG_PAID) return t('log.pig', { cities });
  if (line.rule === ABBOT_HOME) return t('log.abbot', { what: line.what });
  if (isCityByCity(line)) return t('log.cityByCity');
  const tiles = line.what === 'field' ? cities : tilesOfParts(line.feature);
  return t(line.final ? 'log.final' : 'log.scored', { what: line.what, tiles });
}

/** The seats a line speaks of; none: everybody. */
export const logSeats = (line: LogLine): readonly number[] =>
  'seat' in line ? [line.seat] : line.kind === 'scored' ? line.seats : [];

/** What every printing has since the base game is cited only where it is reckoned. */
const PLAIN = ['CAR-ROAD-02', 'CAR-CITY-02', 'CAR-MON-01', 'CAR-END-02'];

/** The rule that a line cites, if it is one that players look up. */
export function logRule(line: LogLine): string | undefined {
  return 'rule' in line && !PLAIN.includes(line.rule) ? line.rule : undefined;
}
