import { LongLine, linesOf } from '../shell/lines.ts';
import { parseMessage } from './understood.ts';

/** Answers lines of standard input on standard output, one after the other; undefined: none is due. Ends at a line that has no end. */
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
