import type { TableCount } from '@bastide/protocol';
import type { Translator } from '../i18n/words.ts';

/** How many games of the reader go on at the server, and at how many it is their turn. */
export const onlineGamesText = (t: Translator, { going, awaited }: TableCount): string =>
  t('start.onlineGames', { n: going, awaited, turn: awaited > 0 ? 'yes' : 'no' });
