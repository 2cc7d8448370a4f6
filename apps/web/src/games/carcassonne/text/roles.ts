import type { Figure, Rotation, SegmentKind } from '@bastide/carcassonne';
import type { Language } from '../../../i18n/languages.ts';
import { itemAt } from '../../../must.ts';
import { segmentKind } from '../features.ts';
import type { CarcassonneTranslator } from '../messages.ts';
import { directionContrast, directionOf } from './direction.ts';

/** Role of a figure by its place: a meeple on a road is a highwayman. */
export type Role = 'highwayman' | 'knight' | 'monk' | 'farmer' | 'abbot' | 'builder' | 'pig';

const OF_MEEPLE: Readonly<Record<SegmentKind, Role>> = {
  road: 'highwayman',
  city: 'knight',
  monastery: 'monk',
  garden: 'abbot',
  field: 'farmer',
};

export const roleOf = (figure: Figure, tile: string, on: string): Role =>
  figure === 'meeple' || figure === 'big' ? OF_MEEPLE[segmentKind(tile, on)] : figure;

/** Returns "Knight", or "Big knight" for the meeple that counts twice. */
export function roleName(t: CarcassonneTranslator, figure: Figure, tile: string, on: string): string {
  const role = t(`role.${roleOf(figure, tile, on)}`);
  return figure === 'big'
    ? t('role.of', { big: 'yes', role: withinSentence(role, t.language) })
    : t('role.of', { big: 'no', role });
}

/** The same noun after another word: German writes it with a capital there too. */
const withinSentence = (noun: string, language: Language): string =>
  language === 'de' ? noun : noun.charAt(0).toLocaleLowerCase(language) + noun.slice(1);

interface PlacedRole {
  readonly figure: Figure;
  readonly on: string;
}

/** Returns the names of the choices; equal names also get their place. */
export function choiceLabels(
  t: CarcassonneTranslator,
  choices: readonly PlacedRole[],
  tile: string,
  turned: Rotation,
): readonly string[] {
  const roles = choices.map(({ figure, on }) => roleName(t, figure, tile, on));
  return roles.map((role, i) => {
    if (roles.filter((other) => other === role).length === 1) return role;
    return t('role.placed', { role, place: placeName(t, tile, itemAt(choices, i).on, turned) });
  });
}

function placeName(t: CarcassonneTranslator, tile: string, on: string, turned: Rotation): string {
  const place = t(`place.${directionOf(tile, on, turned)}`);
  const apart = directionContrast(tile, on, turned);
  return apart ? t('place.apart', { place, apart }) : place;
}
