import { writeText } from '@bastide/contract';
import type { AnySession } from '../session/any.ts';

/** The record in its readable form; undefined while nobody at this screen may know it. */
export function recordText(session: AnySession): string | undefined {
  const record = session.record();
  return record && writeText(session.adapter.game, record);
}
