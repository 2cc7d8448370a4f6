import { games } from './0001-games.ts';
import { append } from './0002-append.ts';
import { people } from './0003-people.ts';
import { outages } from './0004-outages.ts';
import { push } from './0005-push.ts';
import { annals } from './0006-annals.ts';
import { pushPlaces } from './0007-push-places.ts';
import { askedAt } from './0008-asked-at.ts';
import { weighedRatings } from './0009-weighed-ratings.ts';
import { chanceIndex } from './0010-chance-index.ts';
import { logVersion2 } from './0011-log-version-2.ts';
import { blocks } from './0012-blocks.ts';
import type { Migration } from './migration.ts';

/** All changes of the tables, in order; a name is that of its file. New ones come last, old ones stay. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-games': games,
  '0002-append': append,
  '0003-people': people,
  '0004-outages': outages,
  '0005-push': push,
  '0006-annals': annals,
  '0007-push-places': pushPlaces,
  '0008-asked-at': askedAt,
  '0009-weighed-ratings': weighedRatings,
  '0010-chance-index': chanceIndex,
  '0011-log-version-2': logVersion2,
  '0012-blocks': blocks,
};
