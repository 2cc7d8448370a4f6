import {
  type Carcassonne,
  carcassonne,
  carcassonneTable,
  type Phase,
  type Rules,
} from '@bastide/carcassonne';
import type { GameAdapter, GameMoment, GameSession } from '../../session/session.ts';
import { type LogLine, noteEvents } from './log/lines.ts';
import type { CarcassonneSetup } from './setup.ts';

export type CarcassonneSession = GameSession<Carcassonne, LogLine, CarcassonneSetup>;
export type CarcassonneMoment = GameMoment<Carcassonne, LogLine>;

/** Least milliseconds between two moves, at usual speed. */
const PACE = 620;
/** Shorter pauses of bots, before actions on a tile that lies. */
const FAST_BOT_PACE: Partial<Record<Phase, number>> = { deploy: 260, second: 260 };

export const carcassonneAdapter: GameAdapter<Carcassonne, LogLine, CarcassonneSetup> = {
  ...carcassonneTable,
  optionsOf({ edition, sets, seats, house }) {
    const read = carcassonne.readOptions({ edition, sets, seats: seats.length, ...house });
    if (!read.ok) throw new Error(read.because);
    return read.value;
  },
  setupOf({ edition, sets, seats: _, ...rules }, seats) {
    const setup = { game: 'carcassonne', edition, sets, seats } as const;
    const house = houseRules(setup, rules);
    return Object.keys(house).length > 0 ? { ...setup, house } : setup;
  },
  appendLog: noteEvents,
  isStep: (events) => events.some((event) => event.type === 'placed'),
  botPause: ({ view }) => FAST_BOT_PACE[view.phase] ?? PACE,
};

function houseRules({ edition, seats }: CarcassonneSetup, rules: Rules): Partial<Rules> {
  const row = carcassonne.readOptions({ edition, seats: seats.length });
  if (!row.ok) return {};
  const usual: Rules = row.value;
  return Object.fromEntries(
    Object.entries(rules).filter(([name, value]) => usual[name as keyof Rules] !== value),
  );
}

/** Returns the seat that is to decide, which is not always the one whose turn it is. CAR-TB-PIG-25 */
export const deciderOf = ({ actor, view }: Pick<CarcassonneMoment, 'actor' | 'view'>): number =>
  typeof actor === 'number' ? actor : view.seat;
