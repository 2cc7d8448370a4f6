/** Pieces of requests as no client would send them. Characters are bytes. */

const utf8 = (text: string): string => Buffer.from(text).toString('latin1');

/** Request targets of all four forms, and of none. */
export const TARGETS: readonly string[] = [
  ...['*', '*x', '*?a', '**', '*/', '*/../', '/*', '*#', '*:80', '%2a'],
  ...['', ' ', ' /', '/ ', '/ /', '/a b', '\t/', '/\t', '/\0', '/\x01', '/\x7f', '\0', '/\x0b', '/\x85'],
  ...['/', '//', '///', '////etc/passwd', '//evil.example/x', '//evil.example/%2e%2e', '/\\evil.example'],
  ...['\\', '/\\..\\'],
  ...['/..', '/../', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/..%5c'],
  ...['/.', '/./', './x', '../x'],
  ...['/%00', '/%zz', '/%', '/%e', '/%e0%a4', '/%ff', '/%c0%ae%c0%ae/', '/%u0041', '/%25', '/%2500'],
  ...['/a%00.js', '/index.html%00.css'],
  ...['?', '?a', '/?', '/?a', '/??', '/?&=&', '/?%', '/?\0', '#', '#a', '/#', '/#a', '/a#b?c', '/x?y#z'],
  ...['/\xe9', utf8('/é'), utf8('/ё/文'), utf8('/\u202e'), '/\xff\xfe', utf8('*é'), utf8('é')],
  ...['x', 'x/y', '.', '..', ':', ';', '@', '[', ']', '{', '"', '-', '0', '/;a=b', '/a;b', '/{id}'],
  ...['/:id', '/$%7B7*7%7D'],
  ...['http://', 'http:', 'http:/', 'http:///', 'http:///x', 'http://x', 'http://x/', 'http://x?a'],
  ...['http://x#a', 'HTTP://X/'],
  ...['http://x/api/me', 'https://x/healthz', 'http://[::1]:80/', 'http://[', 'http://]/'],
  ...['http://x:99999/', 'http://x:y/'],
  ...['http://user:pw@x/', 'http://@/', 'http://\xff/', 'ftp://x/', 'ws://x/', 'javascript:alert(1)'],
  ...['data:,x', 'about:blank'],
  ...['mailto:a@b', 'urn:x', 'file:///etc/passwd', 'http://x/*', '//*', 'http:*'],
  ...['x:443', '[::1]:443', 'x:', ':443', 'x:y', '[', '1.2.3.4:5', 'x:443/'],
  ...['/api//me', '/api/./me', '/api/../api/me', '/API/ME', '/api/me/', '/api%2fme', '/%61pi/me'],
  ...['/api/me%2f', '/apix', '/api?x', '/api#x'],
  ...['/api/*', '/api/:id', '/api/tables/:id', '/api/tables/', '/api/tables//'],
  ...['/api/people/%2e%2e/tables', '/healthz?', '/healthz/x'],
  ...['/api/me?lang=xx', '/api/me?lang=en&lang=ru', '/api/me?lang[]=en', '/api/me?__proto__=1'],
  ...['/api/me?constructor[prototype]=1'],
  ...['/assets', '/assets//', '/assets/..%2findex.html', '/assets/%2e%2e/index.html', '/index.html/'],
  ...['/index.html//', '/index.html?x', '/x.css?'],
  ...['/%0d%0aX-Injected:%201', '/%0aSet-Cookie:%20a=b', '/?%0d%0aX-Injected:%201', '/a%0d%0a%0d%0a'],
  ...['*%0d%0aX-Injected:%201'],
  ...[`/${'a'.repeat(7000)}`, `/${'a/'.repeat(4000)}`, `/${'%41'.repeat(3000)}`, `/${'../'.repeat(3000)}`],
  ...[`/${'%2e%2e%2f'.repeat(900)}`],
  ...[`/?${'a&'.repeat(4000)}`, `/?${'a=b&'.repeat(3000)}`, `/?${'a[]=b&'.repeat(1000)}`],
  ...[`/${'?'.repeat(5000)}`, `/${'%'.repeat(5000)}`],
  ...[`/api/me?${'a=1&'.repeat(3000)}`, `/api/${'x/'.repeat(3000)}`, `*${'x'.repeat(5000)}`],
  ...[`/${'a'.repeat(20_000)}`],
];

/** Random targets consist of these. */
export const TARGET_PARTS: readonly string[] = [
  ...['/', '/', '/', '//', '*', '?', '#', '%', '%2f', '%00', '%ff', '..', '.', 'a', ':', '@', '[', ']'],
  ...['\\', '\xff', 'http:'],
  ...['api', 'me', 'tables', 'assets', 'index.html', '&', '=', ';', '+', ' ', '\t', '%20', '~', '|', '^'],
  ...['<', '"', '{', utf8('é')],
];

/** Methods that no server knows, or that have another case. */
export const METHOD_NAMES: readonly string[] = [
  ...['get', 'Get', 'gET', 'GE', 'GETT', 'G', 'X', '', ' GET', 'GET ', 'GET\t', '\tGET', 'G\0ET', 'G-ET'],
  ...['GET,', 'GET/', 'G ET'],
  ...['__proto__', 'constructor', 'toString', 'PRI', 'FOO', 'QUERY', 'BREW', 'post', 'Post', 'delete'],
  ...['head', 'options', 'connect'],
  ...['\xe9', utf8('ГЕТ'), '*', '/', '1', '"GET"', 'HTTP/1.1', 'OPTIONS', 'TRACE', 'CONNECT', 'HEAD'],
  ...['A'.repeat(5000), 'GET'.repeat(10_000), '\r\nGET', '\r\n\r\nGET', '\nGET', '\r', '\0'],
];

/** Values of `Host`; undefined: there is none. */
export const HOSTS: readonly (string | undefined)[] = [
  ...[undefined, '', ' ', 'x', 'x:99999', 'x:abc', 'x:', ':80', '[::1', '[::1]:80', '::1', 'a b', 'x/y'],
  ...['x@y', 'x?y', 'x#y'],
  ...['http://x', ',', 'x,y', '..', '.', '*', '%', '%00', '\xff', '\t', '"x"', 'x'.repeat(5000)],
  ...['x.'.repeat(2000), '__proto__'],
  ...['localhost', 'evil.example', '0', '1.2.3.4.5', 'x\0y', utf8('é.example')],
];

/** Whole header lines. */
export const HEADERS: readonly string[] = [
  // The form.
  ...['no colon', ':', ': x', ' : x', 'X', 'X:', 'X :y', 'X\t: y', ' X: folded', '\tfolded', 'X: a\r\n b'],
  ...['X: a\r\n\tb', '\xe9: x', 'X\0: y'],
  ...['X: \0', 'X: a\0b', 'X: \x01\x02', 'X: \x7f', 'X: \x80\xff', 'X: \r', 'X: a\rb', 'X: a\nY: b'],
  ...['X(y): z', 'X@: y', '"X": y', '[x]: y'],
  ...['__proto__: x', 'constructor: x', 'toString: x', 'hasOwnProperty: x', 'X: __proto__'],
  ...[`${'X'.repeat(3000)}: y`, `X: ${'y'.repeat(9000)}`],
  // Ways to be answered.
  ...['Accept: text/html', 'Accept: */*', 'Accept:', 'Accept: ,', 'Accept: text/event-stream'],
  ...['Accept: application/x-ndjson', 'Accept: x/y;q=z'],
  ...['Accept: text/html\r\nAccept: text/html', `Accept: ${'text/html,'.repeat(900)}`, 'Accept: \xff'],
  ...['Accept: text/*;q=1e999', 'Accept: ;;;'],
  ...['Accept-Language: xx', 'Accept-Language: de;q=-1, ru;q=1e999', 'Accept-Language: ;q='],
  ...['Accept-Language: *', 'Accept-Language: __proto__'],
  ...['Accept-Language: ,,,,', `Accept-Language: ${'de,'.repeat(2500)}`],
  ...['Accept-Language: constructor;q=1', 'Accept-Language: \xe9', 'Accept-Language: zh-Hant-TW;q=NaN'],
  ...['Accept-Encoding: gzip', 'Accept-Encoding: br', 'Accept-Encoding: gzip;q=0, br;q=0, identity;q=0'],
  ...['Accept-Encoding: *;q=0', 'Accept-Encoding: ,'],
  ...[`Accept-Encoding: ${'gzip,'.repeat(1500)}`, 'Accept-Encoding: BR', 'Accept-Encoding: __proto__'],
  ...['Accept-Charset: utf-16', 'TE: trailers, gzip'],
  // Parts and copies.
  ...['Range: bytes=0-', 'Range: bytes=-1', 'Range: bytes=5-2', 'Range: bytes=999999-'],
  ...['Range: bytes=0-0,1-1', 'Range: bytes=', 'Range: x', 'Range: bytes=a-b'],
  ...['Range: bytes=-9999999999999999999', `Range: bytes=${'0-0,'.repeat(1500)}`, 'If-Range: x'],
  ...['Range: bytes=0-18446744073709551615', 'Range: bytes=1e3-'],
  ...['If-None-Match: *', 'If-None-Match: W/"x"', 'If-None-Match: "'],
  ...[`If-None-Match: ${'"a",'.repeat(2000)}`, 'If-Match: x', 'If-Match: *'],
  ...['If-Modified-Since: x', 'If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT'],
  ...['If-Modified-Since: Sat, 31 Dec 9999 23:59:59 GMT', 'Cache-Control: only-if-cached'],
  // What a proxy would add.
  ...['X-Forwarded-For: 1.2.3.4', 'X-Forwarded-For: x, y, z'],
  ...[`X-Forwarded-For: ${'1.1.1.1, '.repeat(800)}`, 'X-Forwarded-For:'],
  ...['X-Forwarded-For: ::ffff:1.2.3.4%eth0'],
  ...['X-Forwarded-Host: evil.example', 'X-Forwarded-Host: a, b', 'X-Forwarded-Proto: https'],
  ...['X-Forwarded-Proto: https, http', 'X-Forwarded-Proto: javascript'],
  ...['X-Forwarded-Port: 99999', 'Forwarded: for="[::1', 'Forwarded: for=x;host=evil;proto=https'],
  ...['X-Real-IP: ::', 'X-Original-URL: /api/me', 'X-Rewrite-URL: /api/me'],
  ...['X-HTTP-Method-Override: DELETE', 'X-Method-Override: POST', 'X-HTTP-Method: PATCH', 'Via: 1.1 x'],
  ...['Max-Forwards: 0', 'Max-Forwards: -1'],
  // Connections.
  ...['Connection: close', 'Connection: keep-alive', 'Connection: close, keep-alive', 'Connection:'],
  ...['Connection: host, cookie, content-length', 'Connection: \xff'],
  ...['Keep-Alive: timeout=99999, max=0', 'Keep-Alive: x', 'Proxy-Connection: keep-alive'],
  ...['Expect: 100-continue', 'Expect: 200-ok', 'Expect:', 'Expect: \xff'],
  ...['Upgrade: websocket', 'Upgrade: h2c', 'HTTP2-Settings: x', 'Sec-WebSocket-Key: x', 'Trailer: Host'],
  ...['Date: x', 'Warning: 199 x'],
  // Bodies.
  ...['Content-Length: 0', 'Content-Length: 5', 'Content-Length: -1', 'Content-Length: x'],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding: x', 'Content-Encoding: gzip'],
  ...['Content-Type: application/json', 'Content-Type: text/html', 'Content-Type:'],
  ...['Content-Disposition: x', 'Content-Range: bytes 0-1/2', 'Content-MD5: x'],
  // Of this server.
  ...['Last-Event-ID: x', 'Last-Event-ID:', 'Last-Event-ID: 99999999999999999999', 'Last-Event-ID: x:-1'],
  ...['Last-Event-ID: \xff', 'Last-Event-ID: a:1 b:2 a:3', 'Last-Event-ID: __proto__:1'],
  ...[`Last-Event-ID: ${'a:1 '.repeat(2000)}`, 'Idempotency-Key:', 'Idempotency-Key: \xff'],
  ...[`Idempotency-Key: ${'x'.repeat(5000)}`, 'Idempotency-Key: __proto__'],
  ...['Bastide-Invite:', 'Bastide-Invite: x', 'Bastide-Invite: \xff'],
  ...[`Bastide-Invite: ${'A'.repeat(5000)}`, 'Bastide-Invite: null'],
  ...['Origin: null', 'Origin: http://[', 'Origin: https://evil.example', 'Origin:', 'Origin: x'],
  ...['Origin: http://a http://b', 'Referer: x', 'Referer: \xff'],
  ...['User-Agent:', `User-Agent: ${'Mozilla/'.repeat(900)}`, 'User-Agent: \xff', 'DNT: x'],
  ...['Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: \xff', 'Priority: u=9'],
];

export const VERSIONS: readonly string[] = [
  ...['HTTP/1.0', 'HTTP/1.0', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/2', 'HTTP/3', 'HTTP/1.2'],
  ...['HTTP/1', 'HTTP/1.', 'HTTP/11.1', 'HTTP/1.10', 'HTTP/9.9'],
  ...['http/1.1', 'Http/1.1', 'HTP/1.1', 'HTTP', 'HTTP/', 'HTTP/x.y', 'HTTP/-1.1', 'HTTP/1.1 x'],
  ...[' HTTP/1.1', 'HTTP/1.1 ', 'RTSP/1.0', 'ICE/1.0', 'HTTPS/1.1', '', '\0'],
];
