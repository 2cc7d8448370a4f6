import type { CommandInput, TableUpdate } from '@bastide/protocol';

/** Somebody who talks to a server as a program would: cookie, commands, streams. */
export class Client {
  readonly url: string;
  cookie = '';
  id = '';

  constructor(url: string) {
    this.url = url;
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie, 'sec-fetch-site': 'same-origin' }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0]?.split(';')[0];
    if (set) this.cookie = set;
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      // biome-ignore lint/suspicious/noExplicitAny: tests look at what came
      body: (text ? JSON.parse(text) : null) as any,
    };
  }

  /** The same person at another process of the server. */
  atServer(url: string): Client {
    return Object.assign(new Client(url), { cookie: this.cookie, id: this.id });
  }

  async joinAsGuest(name: string): Promise<this> {
    const { body } = await this.request('POST', '/me', { name });
    this.id = body.me.id;
    return this;
  }

  command(table: string, command: CommandInput, headers: Record<string, string> = {}) {
    return this.request('POST', `/tables/${table}`, command, headers);
  }

  /** Reads a stream of lines until the reader has enough. */
  async *lines(path: string, headers: Record<string, string> = {}, signal: AbortSignal | null = null) {
    const response = await fetch(`${this.url}/api${path}`, {
      headers: { accept: 'application/x-ndjson', ...(this.cookie && { cookie: this.cookie }), ...headers },
      signal,
    });
    if (!response.ok) throw new Error(await response.text());
    let text = '';
    const decoder = new TextDecoder();
    for await (const piece of response.body!) {
      text += decoder.decode(piece, { stream: true });
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 1);
        if (line) yield JSON.parse(line) as { event: string; id?: string; data: TableUpdate };
      }
    }
  }
}
