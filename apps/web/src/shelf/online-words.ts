import type { TableCount } from '@bastide/protocol';
import type { Words } from '../i18n/words.ts';

/** How many games of the reader go on at the server, and at how many it is their turn. */
export const onlineWords = (t: Words, { going, awaited }: TableCount): string =>
  t('start.onlineGames', { n: going, awaited, turn: awaited > 0 ? 'yes' : 'no' });
