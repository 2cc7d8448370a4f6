import { type Deploy, type Figure, type SegmentKind, type Turned, tileFacts } from '@bastide/carcassonne';
import type { Words } from '../i18n/words.ts';
import { directionOf } from './direction.ts';

/** What a figure is where it stands: a meeple on a road is a highwayman. */
export type Role = 'highwayman' | 'knight' | 'monk' | 'farmer' | 'builder' | 'pig';

const OF_MEEPLE: Readonly<Record<SegmentKind, Role>> = {
  road: 'highwayman',
  city: 'knight',
  monastery: 'monk',
  field: 'farmer',
};

export const segmentKind = (tile: string, on: string): SegmentKind => {
  const segment = tileFacts(tile).segments.find(({ name }) => name === on);
  if (!segment) throw new Error(`${tile} has no ${on}`);
  return segment.kind;
};

export const roleOf = (figure: Figure, tile: string, on: string): Role =>
  figure === 'meeple' ? OF_MEEPLE[segmentKind(tile, on)] : figure;

/** The choices by name; where two would have the same, each says where it stands. */
export function choiceLabels(
  t: Words,
  choices: readonly Pick<Deploy, 'figure' | 'on'>[],
  tile: string,
  turned: Turned,
): readonly string[] {
  const roles = choices.map(({ figure, on }) => roleOf(figure, tile, on));
  return roles.map((role, i) => {
    const name = t(`role.${role}`);
    if (roles.filter((other) => other === role).length === 1) return name;
    return t('role.placed', { role: name, place: t(`place.${directionOf(tile, choices[i]!.on, turned)}`) });
  });
}
