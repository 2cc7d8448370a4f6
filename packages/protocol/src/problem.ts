import { z } from 'zod';

/** One member of a request that does not fit. */
const Fault = z.strictObject({
  path: z.string().describe('Members from the outside in, parted by slashes; empty: the whole'),
  code: z.string(),
  detail: z.string(),
});

/** Reason for a failed request (RFC 9457, `application/problem+json`). */
export const ProblemDetails = z.strictObject({
  type: z.string().describe('/problems/<code>'),
  title: z.string().describe('The kind of problem, in English, for programs and their authors'),
  status: z.int(),
  detail: z.string().describe("What to tell people, in the caller's language"),
  code: z.string().describe('Stable: programs decide by it'),
  rule: z.string().optional().describe('The id of the rule by which a game refused'),
  because: z.string().optional().describe('Why a rule refused, in one English clause'),
  facts: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('What that clause speaks of, so that a client can say it in any language'),
  errors: z.array(Fault).optional(),
});
export type ProblemDetails = z.infer<typeof ProblemDetails>;
