import type { View } from '@bastide/catan';
import type { SeatColour } from '../../../art/seat-paint.ts';
import { itemAt } from '../../../must.ts';
import type { People } from '../../../people/people.ts';
import type { LogLine } from '../log/lines.ts';
import type { CatanTranslator } from '../messages.ts';
import { logLineText } from '../text/log-text.ts';
import type { RecentEvent } from './PassDevice.tsx';

/** Acts of the others since the seat's last turn, as anybody may know them. */
export function recentEvents(
  t: CatanTranslator,
  lines: readonly LogLine[],
  seat: number,
  view: View,
  people: People,
  colours: readonly SeatColour[],
): readonly RecentEvent[] {
  const last = lines.findLastIndex(
    (line) => (line.kind === 'rolled' || line.kind === 'placed') && line.seat === seat,
  );
  return lines.slice(last + 1).flatMap((line) =>
    line.seat === null || line.seat === seat || line.kind === 'offered'
      ? []
      : [
          {
            colour: itemAt(colours, line.seat),
            text: t('answer.move', {
              name: itemAt(people.names, line.seat),
              what: logLineText(t, line, view, people),
            }),
          },
        ],
  );
}
