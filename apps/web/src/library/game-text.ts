import { useMemo } from 'react';
import { useGame } from '../game/context.ts';
import { useTranslator } from '../i18n/context.ts';
import type { Translator } from '../i18n/translator.ts';
import { itemAt } from '../must.ts';
import { type People, peopleOf } from '../people/people.ts';
import { type SeatSetup, seatsOfRecord } from '../people/seats.ts';
import type { StoredGame } from '../storage/library.ts';

interface GameSeats {
  readonly seats: readonly SeatSetup[];
  readonly people: People;
}

/** The seats of a game in the library. */
export function useGameSeats({ head }: StoredGame): GameSeats {
  const t = useTranslator();
  const { seats: range } = useGame(head.game);
  return useMemo(() => {
    const seats = seatsOfRecord(range, head.seats, head.meta);
    return { seats, people: peopleOf(t, { seats }) };
  }, [t, range, head]);
}

/** Names of all players but the reader. */
export const opponentNames = (t: Translator, people: People): string =>
  t.list(people.names.filter((_, seat) => seat !== people.you));

/** Describes the progress of a game and whose turn it is; `when` says how long ago it was played. */
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
    name: typeof actor === 'number' ? itemAt(people.names, actor) : '',
    when,
  });
}

/** Describes the time since then. */
export function agoText(t: Translator, at: number): string {
  const minutes = Math.max(0, Math.floor((Date.now() - at) / 60_000));
  if (minutes < 60) return t('start.when', { minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t('start.whenHours', { hours }) : t('start.whenDays', { days: Math.floor(hours / 24) });
}
