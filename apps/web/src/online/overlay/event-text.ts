import { assertNever } from '@bastide/contract';
import type { PersonId } from '@bastide/protocol';
import type { TableEvent } from './chat/chat-lines.ts';
import type { OverlayTranslator } from './messages.ts';

interface EventNames {
  of(person: PersonId): { readonly name: string };
  at(seat: number): string;
}

/** Describes an event beside the game in a sentence. */
export function eventText(t: OverlayTranslator, happening: TableEvent, names: EventNames): string {
  const by = (seat: number) => ({ name: names.at(seat) });
  switch (happening.kind) {
    case 'asked':
      return t('overlay.asks', { ...by(happening.seat), what: happening.what });
    case 'answered':
      return t(happening.yes ? 'overlay.did.agreed' : 'overlay.did.refused', by(happening.seat));
    case 'late':
      return t('overlay.did.late', { ...by(happening.seat), late: happening.lateness });
    case 'undone':
      return t('overlay.did.undone', by(happening.seat));
    case 'resumed':
      return t('overlay.did.resumed', by(happening.seat));
    case 'delegated':
      return t('overlay.did.delegated', by(happening.seat));
    case 'claimed':
      return t('overlay.did.claimed', by(happening.seat));
    case 'resigned':
      return t('overlay.did.resigned', by(happening.seat));
    case 'paused':
      return t('overlay.did.paused');
    case 'credited':
      return t('overlay.did.credited');
    case 'clock-corrected':
      return t('overlay.did.clockCorrected');
    case 'over':
      return t('overlay.did.over', { why: happening.why });
    case 'rematch':
      return t('overlay.did.rematch', {
        name: names.of(happening.by).name,
        closed: happening.table === null ? 'yes' : 'no',
      });
    default:
      return assertNever(happening);
  }
}
