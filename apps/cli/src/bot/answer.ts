import { linesOf } from '../shell/lines.ts';

/** What reads a line, or not. */
interface Schema<Line> {
  safeParse(input: unknown): { readonly data?: Line | undefined };
}

/** Answers lines of standard input on standard output, one after the other; undefined: none is due. */
export async function answerLines<Line>(
  schema: Schema<Line>,
  answer: (line: Line) => Promise<object | undefined>,
): Promise<void> {
  for await (const text of linesOf(process.stdin)) {
    if (text.trim() === '') continue;
    const line = read(schema, text);
    const due = line === undefined ? NOT_UNDERSTOOD : await answer(line);
    if (due) process.stdout.write(`${JSON.stringify(due)}\n`);
  }
}

const NOT_UNDERSTOOD = { type: 'error', because: 'no line of this protocol' };

function read<Line>(schema: Schema<Line>, text: string): Line | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
