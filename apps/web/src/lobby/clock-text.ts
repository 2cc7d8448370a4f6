import { localeOf } from '@bastide/messages';
import type { Clock, TableSettings } from '@bastide/protocol';
import type { LobbyTranslator } from './messages.ts';

const MINUTE = 60;

/** Clocks on offer, the fastest first. */
export const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', bank: 5 * MINUTE, increment: 10 },
  { kind: 'live', bank: 10 * MINUTE, increment: 20 },
  { kind: 'live', bank: 20 * MINUTE, increment: 30 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
];

export function clockText(t: LobbyTranslator, clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return t('lobby.clock.none');
    case 'live':
      return t('lobby.clock.live', { minutes: clock.bank / MINUTE, seconds: clock.increment });
    case 'days':
      return t('lobby.clock.days', { days: clock.days });
  }
}

/** Returns the same text for use outside a sentence. */
export const shortClockText = (t: LobbyTranslator, clock: Clock): string =>
  clock.kind === 'none' ? t('lobby.noClock') : clockText(t, clock);

/** Describes the settings of a table in sentences. */
export function tableSettingsText(t: LobbyTranslator, settings: TableSettings): readonly string[] {
  const { clock, late, visibility, takebacks, isRated } = settings;
  return [
    t('lobby.time', { clock: clockText(t, clock) }),
    ...(clock.kind === 'none' ? [] : [t('lobby.late', { late: t(`lobby.late.${late}`) })]),
    t('lobby.who', { who: t(`lobby.who.${visibility}`) }),
    // Rated games have no takebacks, whatever was chosen before.
    ...(isRated ? [] : [t('lobby.back', { back: t(`lobby.back.${takebacks ? 'yes' : 'no'}`) })]),
    t('lobby.rated', { rated: t(`lobby.rated.${isRated ? 'yes' : 'no'}`) }),
  ];
}

/** Formats a time, in milliseconds since 1970; a time of today without its date. */
export function timeText(t: LobbyTranslator, at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(localeOf(t.language), {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(at);
}
