import type { Game, Seat, Types } from '@bastide/contract';
import { z } from 'zod';
import { issuesOf } from '../shell/issues.ts';

/** Reads the views of one game that another program wrote. */
export interface ViewReader {
  /** Schema of a view. Members that a bot needs are required; the others are described, and may be missing. */
  readonly schema: z.ZodType;
  /** Returns the same as JSON Schema. */
  jsonSchema(): object;
  /**
   * Returns the view with all options, or a sentence that names the wrong member. A view from here can be
   * determinized.
   */
  read(view: unknown, seat: Seat): ReadView;
}

export type ReadView =
  | { readonly ok: true; readonly view: unknown }
  | { readonly ok: false; readonly because: string };

/** Checks the form of a view, its options, and, by `faults`, that its members do not contradict each other. */
export function viewReader<T extends Types, View extends { readonly options: object }>(
  game: Game<T>,
  schema: z.ZodType<View>,
  faults: (view: View, options: T['Options'], seat: Seat) => Iterable<string | undefined>,
): ViewReader {
  const wrong = (because: string): ReadView => ({ ok: false, because });
  return {
    schema,
    jsonSchema: () => z.toJSONSchema(schema, { io: 'input' }),
    read(given, seat) {
      const read = schema.safeParse(given);
      if (!read.success) return wrong(issuesOf(read.error.issues, given));
      const options = game.readOptions(read.data.options);
      if (!options.ok) return wrong(`options: ${options.because}`);
      for (const fault of faults(read.data, options.value, seat))
        if (fault !== undefined) return wrong(fault);
      return { ok: true, view: { ...read.data, options: options.value } };
    },
  };
}

/** Finds faults in the seats of a view, of any game. */
export function seatsFault(
  { seats }: { readonly seats: number },
  view: {
    readonly you?: number | null | undefined;
    readonly seat: number;
    readonly seats: readonly unknown[];
  },
  seat: number,
): string | undefined {
  if (view.seats.length !== seats) return `seats: ${view.seats.length}, and the options say ${seats}`;
  if (seat >= seats) return `options: there is no seat ${seat}`;
  if (view.you !== undefined && view.you !== null && view.you !== seat)
    return `you: this is the view of seat ${view.you}, and seat ${seat} is asked`;
  return view.seat < seats ? undefined : `seat: there is no seat ${view.seat}`;
}

export const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
