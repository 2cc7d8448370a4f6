import type { Readable } from 'node:stream';
import { BOT_LINE_AT_MOST } from '@bastide/protocol';

/** The lines of a stream, as they come; one that is too long ends it. What stands behind the last end of a line is none. */
export async function* linesOf(stream: Readable): AsyncGenerator<string, undefined> {
  let rest = '';
  try {
    for await (const piece of stream.setEncoding('utf8')) {
      rest += piece;
      for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
        yield rest.slice(0, end);
        rest = rest.slice(end + 1);
      }
      if (rest.length > BOT_LINE_AT_MOST) return;
    }
  } catch {
    // It broke off, as when its process is killed.
  }
}
