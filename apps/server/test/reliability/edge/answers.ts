import { ProblemDetails } from '@bastide/protocol';
import { INSIDE } from '../../hardening/abuse.ts';

/** One HTTP answer, as it came over the wire. */
export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** Everything that came over one connection so far. */
export interface Reading {
  /** Whole answers, and streams from their head on; interim answers (1xx) are left out. */
  readonly answers: readonly Answer[];
  /** Bytes of an answer that is not whole yet follow the last one. */
  readonly isPartial: boolean;
  /** The first offence against HTTP. */
  readonly fault?: string;
}

const STATUS_LINE = /^HTTP\/1\.[01] ([1-5]\d\d)(?: [\t\x20-\x7e\x80-\xff]*)?$/;
const HEADER = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/;
const CHUNK = /^([0-9a-f]{1,8})$/i;
const STREAM = /^(?:text\/event-stream|application\/x-ndjson)/;
/** Headers that may come more than once. */
const REPEATABLE = new Set(['set-cookie', 'vary', 'link', 'cache-control', 'via']);
/** Bytes of a head; longer ones never end. */
const HEAD_AT_MOST = 16_384;

class Malformed extends Error {}

interface Circumstances {
  /** One of the requests may have been `HEAD`, whose answer names a length and has no body. */
  readonly mayBeHead: boolean;
  /** The server has ended the connection. */
  readonly hasEnded: boolean;
}

/** Reads the answers of a connection, and is strict about it. */
export function readAnswers(bytes: Buffer, circumstances: Circumstances): Reading {
  const answers: Answer[] = [];
  let at = 0;
  try {
    while (at < bytes.length) {
      const head = headAt(bytes, at);
      if (!head) return { answers, isPartial: true };
      if (head.status < 200) {
        at = head.end;
        continue;
      }
      const body = bodyAt(bytes, head, circumstances);
      if (!body) return { answers, isPartial: true };
      answers.push({ status: head.status, headers: head.headers, body: body.content });
      at = body.end;
    }
    return { answers, isPartial: false };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { answers, isPartial: true, fault: error.message };
  }
}

interface Head {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  /** The position after it. */
  readonly end: number;
}

/** The head at a position; undefined: it is not whole yet. */
function headAt(bytes: Buffer, at: number): Head | undefined {
  const end = bytes.indexOf('\r\n\r\n', at);
  const text = bytes.toString('latin1', at, end < 0 ? Math.min(bytes.length, at + HEAD_AT_MOST) : end);
  if (!'HTTP/1.'.startsWith(text.slice(0, 7))) throw new Malformed(`no answer begins with ${shown(text)}`);
  if (end < 0) {
    if (bytes.length - at >= HEAD_AT_MOST) throw new Malformed('a head without an end');
    return undefined;
  }
  const [first = '', ...lines] = text.split('\r\n');
  const status = STATUS_LINE.exec(first)?.[1];
  if (status === undefined) throw new Malformed(`no status line: ${shown(first)}`);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = HEADER.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Malformed(`no header: ${shown(line)}`);
    const key = name.toLowerCase();
    if (headers.has(key) && !REPEATABLE.has(key)) throw new Malformed(`two headers ${key}`);
    headers.set(key, value);
  }
  return { status: Number(status), headers, end: end + 4 };
}

interface Body {
  readonly content: Buffer;
  readonly end: number;
}

/** The body after a head; undefined: it is not whole yet. */
function bodyAt(
  bytes: Buffer,
  { status, headers, end }: Head,
  { mayBeHead, hasEnded }: Circumstances,
): Body | undefined {
  const length = headers.get('content-length');
  const coding = headers.get('transfer-encoding');
  if (length !== undefined && !/^\d{1,12}$/.test(length)) throw new Malformed(`the length ${shown(length)}`);
  if (length !== undefined && coding !== undefined) throw new Malformed('a length and a transfer coding');
  if (coding !== undefined && coding !== 'chunked') throw new Malformed(`the coding ${shown(coding)}`);
  const nothing = { content: Buffer.alloc(0), end };
  if (status === 204 || status === 304) return nothing;
  // A stream never ends by itself: its head is the answer.
  if (STREAM.test(headers.get('content-type') ?? ''))
    return { content: bytes.subarray(end), end: bytes.length };
  if (mayBeHead && (bytes.length === end || bytes.toString('latin1', end, end + 7) === 'HTTP/1.'))
    return nothing;
  if (coding !== undefined) return chunksAt(bytes, end);
  if (length === undefined) {
    // It lasts until the connection ends, so that nobody could tell a second answer from it.
    if (bytes.includes('HTTP/1.', end)) throw new Malformed('an answer inside another');
    return hasEnded ? { content: bytes.subarray(end), end: bytes.length } : undefined;
  }
  const until = end + Number(length);
  return bytes.length < until ? undefined : { content: bytes.subarray(end, until), end: until };
}

function chunksAt(bytes: Buffer, from: number): Body | undefined {
  const pieces: Buffer[] = [];
  for (let at = from; ; ) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return undefined;
    const size = CHUNK.exec(bytes.toString('latin1', at, line))?.[1];
    if (size === undefined) throw new Malformed(`no chunk: ${shown(bytes.toString('latin1', at, line))}`);
    const [begin, end] = [line + 2, line + 2 + Number.parseInt(size, 16)];
    if (bytes.length < end + 2) return undefined;
    if (bytes.toString('latin1', end, end + 2) !== '\r\n') throw new Malformed('a chunk without its end');
    if (begin === end) return { content: Buffer.concat(pieces), end: end + 2 };
    pieces.push(bytes.subarray(begin, end));
    at = end + 2;
  }
}

/** Nothing redirects to another server. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i;

/** Says what is wrong with an answer that is well-formed HTTP; undefined: nothing is. */
export function faultOf({ status, headers, body }: Answer): string | undefined {
  if (status >= 500 && status !== 503) return `${status}: ${shown(body.toString('utf8', 0, 300))}`;
  if (headers.has('x-injected')) return 'a header of the request became one of the answer';
  if (ELSEWHERE.test(headers.get('location') ?? ''))
    return `a redirect to ${shown(headers.get('location')!)}`;
  if (status < 400) return undefined;
  const text = body.toString('utf8');
  if (INSIDE.test(text)) return `${status} shows the inside: ${shown(text)}`;
  if (!headers.get('content-type')?.startsWith('application/problem+json') || text === '') return undefined;
  const parsed = ProblemDetails.safeParse(jsonOf(text));
  if (!parsed.success) return `${status} is no problem: ${shown(text)}`;
  if (parsed.data.status !== status) return `${status} calls itself ${parsed.data.status}`;
  return undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const shown = (text: string): string => JSON.stringify(text.slice(0, 300));
