import type { Words } from '../i18n/words.ts';
import type { LogLine } from '../session/log.ts';
import { roleOf } from './roles.ts';
import { goodsWords, tilesOfParts } from './sums.ts';
import { tileKind } from './tile-words.ts';

/** A line of the chronicle in words, without who it speaks of: the emblem says that. */
export function logWords(t: Words, line: LogLine, names: readonly string[]): string {
  switch (line.kind) {
    case 'laid': {
      const role = line.figure ? roleOf(line.figure.figure, line.tile, line.figure.on) : 'none';
      return t('log.laid', { tile: tileKind(line.tile), role });
    }
    case 'scored': {
      const cities = line.parts.find((part) => part.for === 'cities')?.count;
      const tiles = cities ?? tilesOfParts(line.feature);
      return t(line.final ? 'log.final' : 'log.scored', { what: line.what, tiles });
    }
    case 'goods':
      return t('log.goods', { goods: goodsWords(t, line.goods) });
    case 'completed':
      return t('log.completed', { tiles: tilesOfParts(line.feature) });
    case 'double':
      return t('log.double');
    case 'discarded':
      return t('log.discarded');
    default: {
      const winners = t.list(line.winners.map((seat) => names[seat]!));
      return t('log.ended', { winners, n: line.winners.length });
    }
  }
}

/** The seats a line speaks of; none: everybody. */
export const logSeats = (line: LogLine): readonly number[] =>
  'seat' in line ? [line.seat] : line.kind === 'scored' ? line.seats : [];
