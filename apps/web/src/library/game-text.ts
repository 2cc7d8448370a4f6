import { useMemo } from 'react';
import { useGame } from '../game/context.ts';
import { useTranslator } from '../i18n/context.ts';
import type { Translator } from '../i18n/translator.ts';
import { type People, peopleOf } from '../people/people.ts';
import { type SeatSetup, seatsOfRecord } from '../people/seats.ts';
import type { StoredGame } from '../storage/library.ts';

interface GameSeats {
  readonly seats: readonly SeatSetup[];
  readonly people: People;
}

/** Who sits at a game of the shelf. */
export function useGameSeats({ head }: StoredGame): GameSeats {
  const t = useTranslator();
  const { seats: range } = useGame(head.game);
  return useMemo(() => {
    const seats = seatsOfRecord(range, head.seats, head.meta);
    return { seats, people: peopleOf(t, { seats }) };
  }, [t, range, head]);
}

/** All but the reader. */
export const opponentNames = (t: Translator, people: People): string =>
  t.list(people.names.filter((_, seat) => seat !== people.you));

/** How far it has come and who is to play; `when` it was touched. */
export function progressText(
  t: Translator,
  { head, told }: StoredGame,
  people: People,
  when: string,
): string {
  const [actor] = told.actors;
  return t('start.resumeAt', {
    over: head.result ? 'yes' : 'no',
    progress: t(`${head.game}.progress`, told.progress),
    mine: people.you !== undefined && told.actors.includes(people.you) ? 'yes' : 'no',
    name: typeof actor === 'number' ? people.names[actor]! : '',
    when,
  });
}

/** How long ago that was. */
export function agoText(t: Translator, at: number): string {
  const minutes = Math.max(0, Math.floor((Date.now() - at) / 60_000));
  if (minutes < 60) return t('start.when', { minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t('start.whenHours', { hours }) : t('start.whenDays', { days: Math.floor(hours / 24) });
}
