import type { PersonId } from '@bastide/protocol';
import { z } from 'zod';

/** Hint from one process to the others: it holds no truth, and a lost one costs time only. */
export type Hint =
  /** A log has grown to so many entries; who sits there, and whether lists that everybody sees have changed. */
  | {
      readonly kind: 'table';
      readonly table: string;
      readonly version: number;
      readonly people: readonly PersonId[];
      readonly isListed: boolean;
    }
  /** People who have a table open by way of that process; `looking`: those who look at it, all if absent. */
  | {
      readonly kind: 'here';
      readonly node: string;
      readonly table: string;
      readonly here: readonly PersonId[];
      readonly looking?: readonly PersonId[] | undefined;
    }
  /** People who look at any page of the server by way of that process, and those who do no longer. */
  | {
      readonly kind: 'about';
      readonly node: string;
      readonly people: readonly PersonId[];
      readonly gone: readonly PersonId[];
    };

/** Schema of a hint from another process, which may be of another version. */
export const HintSchema: z.ZodType<Hint> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('table'),
    table: z.string(),
    version: z.int().min(0),
    people: z.array(z.string()),
    isListed: z.boolean(),
  }),
  z.object({
    kind: z.literal('here'),
    node: z.string(),
    table: z.string(),
    here: z.array(z.string()),
    looking: z.array(z.string()).optional(),
  }),
  z.object({
    kind: z.literal('about'),
    node: z.string(),
    people: z.array(z.string()),
    gone: z.array(z.string()),
  }),
]);
