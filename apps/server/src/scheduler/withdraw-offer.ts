import type { LiveTable } from '../live/live-table.ts';
import { type DueEvent, dueEvents } from '../table/due-events.ts';
import { applyBotAction } from './bot-decision.ts';

/** A bot goes on without the answers of people whom it has asked. */
export async function withdrawOffer(
  liveTable: LiveTable,
  due: Extract<DueEvent, { kind: 'lapse' }>,
  now: () => number,
) {
  await liveTable.update(now, (draft) => {
    const still = dueEvents(draft.toSnapshot()).find(({ kind }) => kind === 'lapse');
    if (still?.kind === 'lapse' && still.at === due.at) applyBotAction(draft, still, still.action);
    return undefined;
  });
}
