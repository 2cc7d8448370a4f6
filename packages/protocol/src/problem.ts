import { z } from 'zod';

/** One member of a request that does not fit. */
const Fault = z.strictObject({
  path: z.string().describe('Member names from the outside in, separated by slashes; empty: the whole body'),
  code: z.string(),
  detail: z.string(),
});

/** Reason for a failed request (RFC 9457, `application/problem+json`). */
export const ProblemDetails = z.strictObject({
  type: z.string().describe('/problems/<code>'),
  title: z.string().describe('Kind of problem, in English, for developers'),
  status: z.int(),
  detail: z.string().describe("Explanation for people, in the caller's language"),
  code: z.string().describe('Stable identifier for programs'),
  rule: z.string().optional().describe('Id of the rule that forbids the action'),
  because: z.string().optional().describe('Reason of the refusal, as one English clause'),
  facts: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('Data of that reason, so that a client can word it in any language'),
  errors: z.array(Fault).optional(),
});
export type ProblemDetails = z.infer<typeof ProblemDetails>;
