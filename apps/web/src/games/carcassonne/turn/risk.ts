import type { View } from '@bastide/carcassonne';
import { segmentKind } from '../find.ts';
import type { TurnPlan, TurnPreview } from './plan.ts';

/** Whether a plan is worth a second look: a farmer stays till the end, a last meeple is missed, points go elsewhere. */
export function isRisky(view: View, seat: number, plan: TurnPlan, preview: TurnPreview): boolean {
  if (preview.kind !== 'ready') return false;
  const { choice } = plan;
  if (choice?.type === 'deploy' && (choice.figure === 'meeple' || choice.figure === 'big')) {
    if (segmentKind(view.drawn!, choice.on) === 'field') return true;
    if (choice.figure === 'meeple' && view.seats[seat]!.supply.meeple === 1) return true;
  }
  return preview.events.some((event) => event.type === 'scored' && !event.final && event.seat !== seat);
}
