import { METHODS } from 'node:http';
import { gzipSync } from 'node:zlib';
import { Sfc32 } from '@bastide/contract';
import { deepJson, jsonOf, oddJson, refusedBody } from './json.ts';
import { HEADERS, HOSTS, METHOD_NAMES, TARGET_PARTS, TARGETS, VERSIONS } from './oddities.ts';
import type { Route, World } from './world.ts';

/** Kind of trial of a packet. */
export const KINDS = [
  'route', // well-formed, on every route, with odd parameters
  'body', // odd JSON on every route that takes some
  'target', // the four forms of request targets, and broken ones
  'method',
  'header',
  'framing', // lengths, codings, chunks
  'pipeline', // several requests in one write
  'half', // a part of a request, and then nothing
  'pieces', // a whole request, piece by piece
  'version', // HTTP/0.9, 1.0, 2.0, ends of lines
  'upgrade',
  'bytes', // a request with bytes changed, and no HTTP at all
] as const;
export type Kind = (typeof KINDS)[number];

/** Bytes for one connection. */
export interface Packet {
  /** Seed and number make the same packet again. */
  readonly number: number;
  readonly kind: Kind;
  /** Written one after the other. */
  readonly pieces: readonly Buffer[];
  /** Answers that may come. */
  readonly answers: number;
  /** There is nothing to wait for: the server has to answer or to close. */
  readonly isWhole: boolean;
  /** Ending by the client once everything is written. */
  readonly ending: 'wait' | 'hang up' | 'reset' | 'half-close';
  /** The method and path of the description, where it is one of these. */
  readonly route?: string | undefined;
}

type Made = Omit<Packet, 'number' | 'kind'>;

/** Makes packets of a server's world, none of which may change anything that is stored. */
export const makePacket = (world: World, seed: number, number: number): Packet =>
  new PacketMaker(world, new Sfc32(seed, number)).packet(number);

/** A request before it becomes bytes. */
interface Draft {
  method: string;
  target: string;
  version: string;
  host: string | undefined;
  /** Whole lines. */
  headers: string[];
  body: Buffer | undefined;
  /** The description's method and path. */
  route: string | undefined;
  /** Only its body keeps it from being done. */
  isHeldByBody: boolean;
}

/** Methods that change nothing. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Routes that nobody can use without a secret which nobody here has: their bodies may have the right form. */
const NEEDS_SECRET = new Set(['/api/link', '/api/recover', '/api/sign-in']);
/** Answers that never end, or are larger than what a connection takes at once. */
const LONG = /stream|large|openapi/;
const SITES = ['cross-site', 'same-site', '', 'x', 'cross-site, same-origin'];

/**
 * An unsafe request stays without effect for one of three reasons: nobody is signed in and its body is refused; it says that another
 * site sent it; or, from somebody who is signed in, its body is refused. `Sec-Fetch-Site` stands before what signs somebody in, so that
 * a request cut in two loses the latter first.
 */
class PacketMaker {
  readonly #world: World;
  readonly #random: Sfc32;

  constructor(world: World, random: Sfc32) {
    this.#world = world;
    this.#random = random;
  }

  packet(number: number): Packet {
    const kind = this.#one(KINDS);
    return { ...this.#of(kind), number, kind };
  }

  #of(kind: Kind): Made {
    switch (kind) {
      case 'route':
        return this.#whole(this.#draft());
      case 'body':
        return this.#whole(this.#bodied());
      case 'target':
        return this.#whole(this.#targeted());
      case 'method':
        return this.#whole(this.#draft({ method: this.#method() }));
      case 'header':
        return this.#withHeaders();
      case 'framing':
        return this.#framed();
      case 'pipeline':
        return this.#pipelined();
      case 'half':
        return this.#half();
      case 'pieces':
        return this.#inPieces();
      case 'version':
        return this.#versioned();
      case 'upgrade':
        return this.#upgraded();
      case 'bytes':
        return this.#changed();
    }
  }

  /** A well-formed request for a route. */
  #draft({ method, route = this.#one(this.#world.routes) }: { method?: string; route?: Route } = {}): Draft {
    const asked =
      method ?? (route.method === 'GET' ? this.#one(['GET', 'GET', 'GET', 'HEAD']) : route.method);
    const isOwn = asked === route.method;
    const body = route.body && isOwn ? this.#body(route) : undefined;
    const [headers, isHeldByBody] = this.#identity(asked, body !== undefined);
    if (body !== undefined) headers.push(`Content-Type: ${this.#contentType()}`);
    headers.push(...this.#usual());
    return {
      ...{ method: asked, target: this.#filled(route), version: 'HTTP/1.1', host: this.#host(), headers },
      ...{
        body,
        isHeldByBody,
        route: isOwn || asked === 'HEAD' ? `${route.method} ${route.path}` : undefined,
      },
    };
  }

  /** Header lines that say who asks and from where, and whether only the body stands against it. */
  #identity(method: string, hasRefusedBody: boolean): [string[], boolean] {
    const { cookies, bearer } = this.#world;
    const client = this.#random.below(9);
    const isSigned = client > 3;
    const line = client === 8 ? bearer : isSigned ? this.#one(cookies) : undefined;
    if (line === undefined)
      return [client === 0 ? ['Sec-Fetch-Site: same-origin', this.#rubbishKey()] : [], false];
    if (SAFE.has(method)) return [['Sec-Fetch-Site: same-origin', line], false];
    const isHeldByBody = hasRefusedBody && this.#random.below(5) > 0;
    return [[`Sec-Fetch-Site: ${isHeldByBody ? 'same-origin' : this.#one(SITES)}`, line], isHeldByBody];
  }

  #rubbishKey(): string {
    const [name = '', value = ''] = this.#one(this.#world.cookies).split('=');
    return this.#one([
      `${name}=${value.slice(0, -1)}`,
      `${name}=${value.split('.')[0]}.${'A'.repeat(43)}`,
      `${name}=`,
      `${name}="`,
      `${name}=%00.%ff`,
      `${name}=${'x'.repeat(4000)}`,
      `${name}=.; bastide=.; bastide`,
      `Cookie: __Host-bastide=${value}`,
      `Cookie: ${'a=b; '.repeat(1000)}`,
      'Cookie: =;=;=;;;,,,',
      'Cookie: __proto__=1; constructor=2',
      'Authorization: Bearer',
      'Authorization: Bearer bst_x',
      `Authorization: Bearer ${'x'.repeat(4000)}`,
      'Authorization: Basic Og==',
      'Authorization: \x80\xff',
      'Authorization: ,',
    ]);
  }

  /** Headers that browsers send along, sometimes. */
  #usual(): string[] {
    const some: string[] = [];
    if (this.#random.below(3) === 0) some.push('Accept: text/html,application/xhtml+xml;q=0.9');
    if (this.#random.below(8) === 0) some.push(this.#one(HEADERS));
    if (this.#random.below(8) === 0) some.push('Connection: close');
    return some;
  }

  #host = (): string => `127.0.0.1:${this.#world.port}`;

  /** A body that the route has to refuse. */
  #body(route: Route): Buffer {
    const { body = {}, path } = route;
    const isFree = NEEDS_SECRET.has(path) && this.#random.below(2) === 0;
    return Buffer.from(isFree ? jsonOf(this.#random, body) : refusedBody(this.#random, body));
  }

  #contentType = (): string =>
    this.#random.below(5) > 0
      ? 'application/json'
      : this.#one([
          'application/json; charset=utf-8',
          'application/json;charset=utf-16',
          'application/json; charset="',
          'application/json;',
          'application/JSON',
          'application/json, text/plain',
          'application/problem+json',
          'application/json\xa0',
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=',
          '*/*',
          '/',
          '',
          `application/json; a=${'b'.repeat(3000)}`,
          '__proto__',
        ]);

  /** The path of a route, with ids that there are and others, and with queries. */
  #filled({ path, queries }: Route): string {
    const filled = path.replace(/\{(\w+)\}/g, () => this.#value());
    const asked = queries.filter(() => this.#random.below(2) === 0).map((name) => `${name}=${this.#value()}`);
    if (this.#random.below(10) === 0)
      asked.push(this.#one(['lang=xx', 'lang=en&lang=de', '__proto__=1', '=', '&']));
    return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`;
  }

  #value(): string {
    const { tables, people } = this.#world;
    if (this.#random.below(3) > 0) return this.#one([...tables, tables[1]!, ...people, '0', '1', '2']);
    return this.#one([
      ...['x', '-1', '1e9', '00', '1.5', '99999999999999999999', 'null', '__proto__', 'constructor'],
      ...['%00', '%ff'],
      ...['%2e%2e%2f', '..', '%', '%zz', '%u0041', '*', '%22', '%e2%80%ae', 'all', 'own', '1,2,3', ','],
      ...[`${tables[0]}:0`, `${tables[1]}:1,${tables[0]}:99`, `${tables[1]}:1e9`, `${tables[1]}:-1`, ':'],
      ...['::'],
      ...['a'.repeat(1401), 'a'.repeat(5000), ','.repeat(2000), '2026-01', '2026-99', 'catan', "';--"],
    ]);
  }

  /** JSON of many encodings, and commands whose actions are none. */
  #bodied(): Draft {
    if (this.#random.below(8) === 0) return this.#acted();
    const draft = this.#draft({ route: this.#one(this.#world.routes.filter(({ body }) => body)) });
    const { body } = draft;
    if (!body || this.#random.below(3) > 0) return draft;
    switch (this.#random.below(8)) {
      case 0:
        draft.body = Buffer.concat([Buffer.from('\ufeff'), body]);
        break;
      case 1:
        draft.body = Buffer.from(body.toString('utf8'), 'utf16le');
        break;
      case 2:
        draft.body = Buffer.from(body.toString('utf8').replace(/[a-z]/, '\xff'), 'latin1');
        break;
      case 3:
        draft.body = gzipSync(body);
        draft.headers.push('Content-Encoding: gzip');
        break;
      case 4:
        draft.body = Buffer.concat([body, Buffer.from(this.#one(['\0', ' x', '\n\n', '{}', ',']))]);
        break;
      case 5:
        draft.body = Buffer.concat([body, Buffer.alloc(16_384 + this.#random.below(3), ' ')]);
        break;
      case 6:
        draft.body = Buffer.concat([Buffer.from(' \t\r\n'.repeat(this.#random.below(900))), body]);
        break;
      default:
        draft.body = Buffer.from(this.#one(['', '\0', '{', '"', '\ufeff', '-', 'undefined', '[', '//{}']));
    }
    return draft;
  }

  /** The decision that a table waits for, by whoever is to make it, with an action that no game knows. */
  #acted(): Draft {
    const { cookie, seat, decision, seen: view } = this.#world.due;
    const inner = this.#random.below(2) === 0 ? deepJson(this.#random) : oddJson(this.#random);
    const action = this.#one([
      `{"type":"x","at":${inner}}`,
      `{"type":"","x":${inner}}`,
      `{"at":${inner},"type":"constructor"}`,
      `{"type":"toString","${'x'.repeat(50)}":${inner}}`,
      `{"type":${inner === 'null' ? '0' : inner}}`,
    ]);
    const actions = `[${Array.from({ length: this.#one([1, 1, 2, 16, 17]) }, () => action).join(',')}]`;
    const command = `{"type":"act","seat":${seat},"decision":"${decision}","seen":${view},"actions":${actions}}`;
    return {
      ...{
        method: 'POST',
        target: `/api/tables/${this.#world.tables[1]}`,
        version: 'HTTP/1.1',
        host: this.#host(),
      },
      headers: [
        ...['Sec-Fetch-Site: same-origin', cookie, 'Content-Type: application/json'],
        `Idempotency-Key: edge-${this.#random.below(2 ** 31)}`,
      ],
      ...{ body: Buffer.from(command), route: 'POST /api/tables/{id}', isHeldByBody: true },
    };
  }

  #targeted(): Draft {
    const method = this.#one(['GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'CONNECT', 'TRACE']);
    const draft = this.#draft({ method });
    draft.route = undefined;
    const { port } = this.#world;
    draft.target = this.#one([
      () => this.#one(TARGETS),
      () => Array.from({ length: 1 + this.#random.below(6) }, () => this.#one(TARGET_PARTS)).join(''),
      () =>
        `${this.#one(['http://x', 'HTTP://127.0.0.1', `http://127.0.0.1:${port}`, '//x', '///', 'x'])}${draft.target}`,
      () => `${draft.target}${this.#one(['#', '#/../', '?', '?#', '/', '//', '/.', '%', ';x', '%20', '\\'])}`,
      () =>
        this.#one([
          `127.0.0.1:${port}`,
          'localhost:80',
          '[::1]:443',
          'x:',
          ':1',
          'x:y',
          '@:1',
          'a'.repeat(300),
        ]),
      () => `/${'a/'.repeat(this.#random.below(7000))}`,
    ])();
    return draft;
  }

  #method = (): string => this.#one(this.#random.below(2) === 0 ? METHODS : METHOD_NAMES);

  #withHeaders(): Made {
    const draft = this.#draft();
    if (this.#random.below(3) === 0) draft.host = this.#one(HOSTS);
    if (this.#random.below(10) === 0) draft.headers.unshift(`Host: ${this.#one(HOSTS) ?? 'y'}`);
    for (let more = this.#random.below(5); more >= 0; more--) draft.headers.push(this.#one(HEADERS));
    if (this.#random.below(12) === 0) draft.headers.push(`X: ${'x'.repeat(this.#random.below(70_000))}`);
    if (this.#random.below(12) === 0)
      draft.headers.push(...Array.from({ length: this.#random.below(3000) }, (_, n) => `X${n % 9}:${n}`));
    return this.#whole(draft);
  }

  /** A body whose length is said in some other way. */
  #framed(): Made {
    const draft = this.#draft({ route: this.#one(this.#world.routes.filter(({ body }) => body)) });
    const body = draft.body ?? Buffer.from('{"odd":');
    const n = body.length;
    const coding = 'Transfer-Encoding: chunked';
    const [lines, bytes, isWhole = false] = this.#one<() => readonly [readonly string[], Buffer, boolean?]>([
      () => [[coding], this.#chunks(body), true],
      () => [[coding], this.#oddChunks(body)],
      () => [[coding], this.#oddChunks(body)],
      () => [[`Content-Length: ${n}`, `Content-Length: ${n}`], body],
      () => [[`Content-Length: ${n}`, `Content-Length: ${n + 1}`], body],
      () => [[`Content-Length: ${n}`, coding], this.#chunks(body)],
      () => [[coding, `Content-Length: ${n}`], body],
      () => [[`Content-Length: ${this.#length(n)}`], body],
      () => [[`Content-Length: ${this.#length(n)}`], body],
      () => [
        [`${this.#one(['Transfer-Encoding ', 'Transfer-Encoding\t', 'Transfer_Encoding'])}: chunked`],
        body,
      ],
      () => [[`Transfer-Encoding: ${this.#coding()}`], this.#chunks(body)],
      () => [[coding, coding], this.#chunks(body)],
      () => [['Transfer-Encoding:', ' chunked'], this.#chunks(body)],
      () => [[coding, 'TE: trailers', 'Trailer: X'], this.#chunks(body), true],
      () => [[], body],
      () => [[`Content-Length: ${n + 100_000}`], Buffer.concat([body, Buffer.alloc(100_000, 'x')]), true],
      () => [
        [`Content-Length: ${n}`, `Expect: ${this.#one(['100-continue', '100-Continue', 'x', ''])}`],
        body,
        true,
      ],
    ])();
    const head = this.#head({ ...draft, headers: [...draft.headers, ...lines] });
    return this.#packet({ pieces: [Buffer.concat([head, bytes])], isWhole, route: draft.route });
  }

  #length = (n: number): string =>
    this.#one([
      ...[`+${n}`, `-${n}`, '-1', `0x${n.toString(16)}`, `${n}.0`, '1e3', '18446744073709551616', '', 'abc'],
      ...['9007199254740993', `00${n}`, `${n} `, `${n}, ${n}`, `${n},${n + 1}`, `${n};`, `${n} ${n}`, '0'],
      ...['\xb2'],
      ...[`${n + 1}`, `${Math.max(0, n - 1)}`, `${n + 20}`, '99999', '4294967297', '٣'],
    ]);

  #coding = (): string =>
    this.#one([
      ...['gzip', 'chunked, chunked', 'gzip, chunked', 'chunked, gzip', 'chunked;q=1', 'xchunked'],
      ...['CHUNKED', '\tchunked'],
      ...['identity', '', ',', 'chunked,', ',chunked', '"chunked"', 'chunked\x00', 'chunk', 'deflate'],
      ...['a'.repeat(3000)],
    ]);

  #chunks(body: Buffer): Buffer {
    const pieces: Buffer[] = [];
    for (let at = 0; at < body.length; ) {
      const piece = body.subarray(at, at + 1 + this.#random.below(body.length));
      pieces.push(latin(`${piece.length.toString(16)}\r\n`), piece, latin('\r\n'));
      at += piece.length;
    }
    return Buffer.concat([...pieces, latin('0\r\n\r\n')]);
  }

  #oddChunks(body: Buffer): Buffer {
    const size = body.length.toString(16);
    const text = body.toString('latin1');
    return latin(
      this.#one([
        () => `zz\r\n${text}\r\n0\r\n\r\n`,
        () => `-1\r\n${text}\r\n0\r\n\r\n`,
        () => `0x${size}\r\n${text}\r\n0\r\n\r\n`,
        () => `\r\n${text}\r\n0\r\n\r\n`,
        () => ` ${size}\r\n${text}\r\n0\r\n\r\n`,
        () => `${size} \r\n${text}\r\n0\r\n\r\n`,
        () => `${size};\r\n${text}\r\n0\r\n\r\n`,
        () => `${size};a=b;c="d\r\n${text}\r\n0\r\n\r\n`,
        () => `${size};${'x'.repeat(this.#random.below(40_000))}\r\n${text}\r\n0\r\n\r\n`,
        () => `${'0'.repeat(this.#random.below(5000))}${size}\r\n${text}\r\n0\r\n\r\n`,
        () => `ffffffffffffffff\r\n${text}`,
        () => `fffffffffffffffff\r\n${text}`,
        () => `200000000\r\n${text}`,
        () => `7fffffff\r\n${text}`,
        () => `${size}\r\n${text}0\r\n\r\n`,
        () => `${size}\n${text}\n0\n\n`,
        () => `${size}\r\n${text}\r\n`,
        () => `${size}\r\n${text}\r\n0\r\n`,
        () => `${size}\r\n${text}x\r\n0\r\n\r\n`,
        () => `${(body.length + 5).toString(16)}\r\n${text}\r\n0\r\n\r\n`,
        () => `${size}\r\n${text}\r\n0\r\nX: y\r\n\r\n`,
        () => `${size}\r\n${text}\r\n0\r\nContent-Length: 5\r\nHost: evil\r\nCookie: a=b\r\n\r\n`,
        () => `${size}\r\n${text}\r\n0\r\n${'X: y\r\n'.repeat(this.#random.below(5000))}\r\n`,
        () => `${size}\r\n${text}\r\n0\r\nno colon\r\n\r\n`,
        () => `${[...text].map((one) => `1\r\n${one}\r\n`).join('')}0\r\n\r\n`,
        () => `${'1000\r\n'}${'x'.repeat(4096)}\r\n`.repeat(1 + this.#random.below(30)),
        () => `0\r\n\r\n`,
        () => `0\r\n\r\n0\r\n\r\n`,
        () => '',
      ])(),
    );
  }

  #pipelined(): Made {
    const long = this.#world.routes.filter(({ method, path }) => method === 'GET' && LONG.test(path));
    const one = this.#one([
      () =>
        this.#one([() => this.#draft(), () => this.#draft(), () => this.#targeted(), () => this.#bodied()])(),
      () => this.#draft(this.#random.below(3) === 0 ? {} : { method: 'GET', route: this.#one(long) }),
    ]);
    const drafts = Array.from({ length: 2 + this.#random.below(7) }, one);
    const isClean = this.#random.below(2) === 0;
    const between = () =>
      latin(isClean ? '' : this.#one(['', '', '', '\r\n', '\r\n\r\n', '\n', ' ', '\0', 'x']));
    const bytes = drafts.flatMap((draft) => [this.#bytes(draft), between()]);
    const ending = this.#one(['wait', 'wait', 'wait', 'hang up', 'reset', 'half-close'] as const);
    return this.#packet({ pieces: [Buffer.concat(bytes)], answers: drafts.length, ending });
  }

  #half(): Made {
    const draft = this.#any();
    const whole = this.#bytes(draft);
    const head = whole.indexOf('\r\n\r\n') + 4;
    const until = this.#one([
      () => this.#random.below(draft.method.length + draft.target.length + 12),
      () => this.#random.below(head),
      () => head + this.#random.below(Math.max(1, whole.length - head)),
      () => whole.length,
    ])();
    const ending = this.#one(['wait', 'hang up', 'reset', 'half-close'] as const);
    return this.#packet({ pieces: [whole.subarray(0, until)], ending });
  }

  #inPieces(): Made {
    const draft = this.#any();
    const whole = this.#bytes(draft);
    const pieces: Buffer[] = [];
    const size = Math.ceil(whole.length / (2 + this.#random.below(12)));
    for (let at = 0; at < whole.length; ) {
      const piece = whole.subarray(at, at + 1 + this.#random.below(2 * size));
      pieces.push(piece);
      at += piece.length;
    }
    const ending = this.#one(['wait', 'wait', 'half-close'] as const);
    return this.#packet({ pieces, ending, isWhole: this.#isWhole(draft), route: draft.route });
  }

  #versioned(): Made {
    const draft = this.#draft();
    if (this.#random.below(3) > 0) {
      draft.version = this.#one(VERSIONS);
      if (this.#random.below(2) === 0) draft.host = undefined;
      return this.#packet({ pieces: [this.#bytes(draft)], route: draft.route });
    }
    const text = this.#bytes(draft).toString('latin1');
    const settings = '\0\0\0\x04\0\0\0\0\0';
    const changed = this.#one([
      () => `GET ${draft.target}\r\n`,
      () => `GET ${draft.target}\r\n\r\n`,
      () => 'GET /\r\n\r\n',
      () => `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${settings}`,
      () => `PRI * HTTP/2.0\r\n\r\n`,
      () => text.replaceAll('\r\n', '\n'),
      () => text.replaceAll('\r\n', '\r'),
      () => text.replace('\r\n', '\n'),
      () => `${'\r\n'.repeat(this.#random.below(300))}${text}`,
      () => `${this.#one([' ', '\t', '\0', '\ufeff', '\n'])}${text}`,
      () => text.replaceAll(': ', this.#one([':', ' : ', ':\t', ': \r\n ', '\r\n : ', '=', ':\0'])),
    ])();
    return this.#packet({ pieces: [latin(changed)] });
  }

  #upgraded(): Made {
    const draft = this.#draft({ method: this.#one(['GET', 'GET', 'GET', 'OPTIONS', 'CONNECT']) });
    const websocket = [
      ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    draft.headers.push(
      ...this.#one([
        websocket,
        websocket.slice(0, 2),
        ['Connection: keep-alive, Upgrade', ...websocket.slice(1)],
        ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
        ['Connection: Upgrade', 'Upgrade: h2c'],
        ['Connection: Upgrade', 'Upgrade: TLS/1.0, HTTP/1.1'],
        ['Connection: Upgrade', `Upgrade: ${'x'.repeat(5000)}`],
        ['Connection: Upgrade'],
        ['Upgrade: websocket'],
        ['Connection: upgrade', 'Upgrade:'],
      ]),
    );
    const frames =
      this.#random.below(2) === 0 ? Buffer.alloc(0) : Buffer.from([0x81, 0x85, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    return this.#packet({
      pieces: [Buffer.concat([this.#bytes(draft), frames])],
      isWhole: frames.length === 0 && this.#isWhole(draft),
    });
  }

  #changed(): Made {
    if (this.#random.below(6) === 0) return this.#packet({ pieces: [this.#noise()] });
    let draft = this.#any();
    // Its body, changed, might be one that is accepted.
    while (draft.isHeldByBody || (draft.body && /^\/api\/me(?:\?|$)/.test(draft.target))) draft = this.#any();
    let bytes = this.#bytes(draft);
    for (let more = this.#random.below(8); more >= 0; more--) bytes = this.#mutated(bytes);
    return this.#packet({ pieces: [bytes] });
  }

  #mutated(bytes: Buffer): Buffer {
    const at = this.#random.below(bytes.length + 1);
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
    const some = 1 + this.#random.below(20);
    const byte = Buffer.from([this.#random.below(256)]);
    const special = [
      '\r\n',
      '\r',
      '\n',
      '\0',
      ':',
      ' ',
      '\xff',
      '\r\n\r\n',
      ' HTTP/1.1',
      ';',
      ',',
      '%',
      '\t',
      '"',
    ];
    return this.#one([
      () => Buffer.concat([before, byte, after.subarray(1)]),
      () => Buffer.concat([before, byte, after]),
      () => Buffer.concat([before, after.subarray(some)]),
      () => Buffer.concat([before, after.subarray(0, some), after]),
      () => Buffer.concat([before, latin(this.#one(special)), after]),
      () => Buffer.concat([before, latin(this.#one(special)), after.subarray(1)]),
      () => Buffer.concat([before, latin(this.#one(special).repeat(this.#random.below(200))), after]),
    ])();
  }

  /** No HTTP. */
  #noise = (): Buffer =>
    this.#one([
      () => Buffer.from(Array.from({ length: this.#random.below(2000) }, () => this.#random.below(256))),
      () => latin('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
      () => latin('SSH-2.0-OpenSSH_9.9\r\n'),
      () => latin('\x05\x01\x00'),
      () => latin('PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n'),
      () => latin('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'),
      () => latin('\r\n'.repeat(this.#random.below(20_000))),
      () => latin('\0'.repeat(this.#random.below(20_000))),
      () => latin('A'.repeat(this.#random.below(100_000))),
    ])();

  /** A request of any kind that is one. */
  #any = (): Draft =>
    this.#one([() => this.#draft(), () => this.#draft(), () => this.#targeted(), () => this.#bodied()])();

  #head({ method, target, version, host, headers }: Draft): Buffer {
    const lines = [...(host === undefined ? [] : [`Host: ${host}`]), ...headers];
    const first = `${method} ${target}${version === '' ? '' : ` ${version}`}`;
    return latin(`${first}\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`);
  }

  #bytes(draft: Draft): Buffer {
    const { body, headers } = draft;
    if (body === undefined) return this.#head(draft);
    return Buffer.concat([
      this.#head({ ...draft, headers: [...headers, `Content-Length: ${body.length}`] }),
      body,
    ]);
  }

  #whole = (draft: Draft): Made =>
    this.#packet({ pieces: [this.#bytes(draft)], isWhole: this.#isWhole(draft), route: draft.route });

  /** True where its head ends, and its body is as long as it says. */
  #isWhole = ({ headers }: Draft): boolean =>
    !headers.some(
      (line) => /^(?:content-length|transfer-encoding|expect)\b/i.test(line) || /[\r\n]/.test(line),
    );

  #packet = (made: Pick<Packet, 'pieces'> & Partial<Packet>): Made => ({
    ...{ answers: 1, isWhole: false, ending: 'wait' },
    ...made,
  });

  #one<Thing>(things: readonly Thing[]): Thing {
    return things[this.#random.below(things.length)]!;
  }
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
