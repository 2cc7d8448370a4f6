import type { MessageKey } from '../i18n/messages.ts';
import type { Translator } from '../i18n/words.ts';
import type { People } from './people.ts';

/** Calls the player by name, if there is one. */
export const yourTurnText = (t: Translator, people: People, seat: number): string =>
  people.isNameless(seat) ? t('turn.yoursNameless') : t('turn.yours', { name: people.names[seat]! });

/** Of somebody who decides elsewhere, or of you, where the keys are not yours just now. */
export const otherTurnText = <OwnKey extends string>(
  t: Translator<OwnKey | MessageKey>,
  people: People,
  seat: number,
  key: OwnKey | MessageKey,
): string => (people.isNameless(seat) ? t('turn.yoursNameless') : t(key, { name: people.names[seat]! }));
