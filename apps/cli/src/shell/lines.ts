import type { Readable } from 'node:stream';
import { BOT_LINE_AT_MOST } from '@bastide/protocol';

/** A line of the input exceeded the limit. */
export class LongLine extends Error {
  constructor() {
    super(`a line of more than ${BOT_LINE_AT_MOST} characters`);
  }
}

/**
 * Returns the lines of a stream, as they come; throws if one is too long. Text after the last line break is ignored.
 */
export async function* linesOf(stream: Readable): AsyncGenerator<string, undefined> {
  let rest = '';
  try {
    for await (const piece of stream.setEncoding('utf8')) {
      rest += piece;
      for (let end = rest.indexOf('\n'); end >= 0 && end <= BOT_LINE_AT_MOST; end = rest.indexOf('\n')) {
        yield rest.slice(0, end);
        rest = rest.slice(end + 1);
      }
      if (rest.length > BOT_LINE_AT_MOST) break;
    }
  } catch {
    // The stream broke off, as it does when its process is killed.
  }
  if (rest.length > BOT_LINE_AT_MOST) throw new LongLine();
}
