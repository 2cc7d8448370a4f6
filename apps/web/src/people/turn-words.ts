import type { Key } from '../i18n/messages.ts';
import type { Words } from '../i18n/words.ts';
import type { People } from './people.ts';

/** Calls the player by name, if there is one. */
export const yourTurn = (t: Words, people: People, seat: number): string =>
  people.isNameless(seat) ? t('turn.yoursNameless') : t('turn.yours', { name: people.names[seat]! });

/** Of somebody who decides elsewhere, or of you, where the keys are not yours just now. */
export const theirTurn = <OwnKey extends string>(
  t: Words<OwnKey | Key>,
  people: People,
  seat: number,
  key: OwnKey | Key,
): string => (people.isNameless(seat) ? t('turn.yoursNameless') : t(key, { name: people.names[seat]! }));
