import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscriptionInput } from '@bastide/protocol';
import type { PushTransport } from '../../src/push/transport.ts';

/** Message that a browser was sent, as it reads it. */
export interface ReceivedMessage {
  readonly browser: string;
  readonly headers: IncomingHttpHeaders;
  readonly message: { readonly title: string; readonly body: string; readonly table: string };
}

/** A push service on this machine, and browsers that are subscribed there. */
export class PushService {
  readonly got: ReceivedMessage[] = [];
  /** Status that it answers. */
  status = 201;
  readonly #browsers = new Map<string, { readonly keys: ECDH; readonly auth: Buffer }>();
  readonly #server = createServer((request, answer) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const browser = request.url!.slice(1);
      const { keys, auth } = this.#browsers.get(browser)!;
      const message = JSON.parse(decrypt(Buffer.concat(pieces), keys, auth));
      this.got.push({ browser, headers: request.headers, message });
      answer.writeHead(this.status).end();
    });
  });

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Subscribes a browser of that name; what it gives to a server. */
  subscribe(browser: string): PushSubscriptionInput {
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys('base64url');
    const auth = randomBytes(16);
    this.#browsers.set(browser, { keys, auth });
    return {
      endpoint: `https://push.example.com/${browser}`,
      keys: { p256dh, auth: auth.toString('base64url') },
    };
  }

  /** By HTTP to this machine, whatever host is asked for. */
  readonly transport: PushTransport = async ({ endpoint, headers, body }) => {
    const { port } = this.#server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${new URL(endpoint).pathname}`, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body!),
    });
    return answer.status;
  };
}

const SALT = 16;
const TAG = 16;

/** Decrypts a message as the browser with these keys does (RFC 8188, RFC 8291). */
function decrypt(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, SALT);
  const length = body[SALT + 4]!;
  const sender = body.subarray(SALT + 5, SALT + 5 + length);
  const sealed = body.subarray(SALT + 5 + length);
  const derived = (secret: Uint8Array, by: Uint8Array, info: Uint8Array, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, bytes));
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = derived(own.computeSecret(sender), auth, both, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -TAG)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
