import { assertNever } from '@bastide/contract';
import type { PersonId } from '@bastide/protocol';
import type { TableEvent } from './chat/chat-lines.ts';
import type { Words } from './words/index.ts';

interface EventNames {
  of(person: PersonId): { readonly name: string };
  at(seat: number): string;
}

/** What happened at the table beside its game, in a sentence. */
export function eventText(t: Words, happening: TableEvent, names: EventNames): string {
  const by = (seat: number) => ({ name: names.at(seat) });
  switch (happening.kind) {
    case 'asked':
      return t('company.asks', { ...by(happening.seat), what: happening.what });
    case 'answered':
      return t(happening.yes ? 'company.did.agreed' : 'company.did.refused', by(happening.seat));
    case 'late':
      return t('company.did.late', { ...by(happening.seat), late: happening.lateness });
    case 'undone':
      return t('company.did.undone', by(happening.seat));
    case 'resumed':
      return t('company.did.resumed', by(happening.seat));
    case 'lent':
      return t('company.did.lent', by(happening.seat));
    case 'claimed':
      return t('company.did.claimed', by(happening.seat));
    case 'resigned':
      return t('company.did.resigned', by(happening.seat));
    case 'paused':
      return t('company.did.paused');
    case 'credited':
      return t('company.did.credited');
    case 'clock-corrected':
      return t('company.did.clockCorrected');
    case 'over':
      return t('company.did.over', { why: happening.why });
    case 'rematch':
      return t('company.did.rematch', {
        name: names.of(happening.by).name,
        closed: happening.table === null ? 'yes' : 'no',
      });
    default:
      return assertNever(happening);
  }
}
