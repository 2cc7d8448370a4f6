import { sanitize } from '@bastide/contract';
import { type Issue, issuesOf } from '../shell/issues.ts';
import { LongLine, linesOf } from '../shell/lines.ts';

/** Parses a line, or returns its faults. */
interface Schema<Line> {
  safeParse(
    input: unknown,
  ):
    | { readonly success: true; readonly data: Line }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

type ParseResult<Line> =
  | { readonly ok: true; readonly line: Line }
  | { readonly ok: false; readonly because: string };

/** Characters shown of a text that is not JSON. */
const SHOWN = 60;

/** Returns a line of a protocol, or the reason why it is none, for the author of the other program. */
function parseMessage<Line>(schema: Schema<Line>, text: string): ParseResult<Line> {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return { ok: false, because: `no JSON: ${sanitize(text, SHOWN)}` };
  }
  const read = schema.safeParse(said);
  if (read.success) return { ok: true, line: read.data };
  return { ok: false, because: `no line of this protocol: ${issuesOf(read.error.issues, said)}` };
}

/**
 * Answers lines of standard input on standard output, one after the other; undefined: no answer. Ends at a line that
 * is too long.
 */
export async function answerLines<Line>(
  schema: Parameters<typeof parseMessage<Line>>[0],
  answer: (line: Line) => Promise<object | undefined>,
): Promise<void> {
  const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
  try {
    for await (const text of linesOf(process.stdin)) {
      if (text.trim() === '') continue;
      const read = parseMessage(schema, text);
      const due = read.ok ? await answer(read.line) : { type: 'error', because: read.because };
      if (due) say(due);
    }
  } catch (error) {
    if (!(error instanceof LongLine)) throw error;
    say({ type: 'error', because: error.message });
  }
}
