/** An event of a stream; undefined `name`: only a sign of life. */
export interface StreamEvent {
  readonly name: string | undefined;
  readonly data: string;
  /** Milliseconds after which the stream is to be opened again once it breaks. */
  readonly retry?: number;
}

/** Reads server-sent events as they come; of each its name and its data, when to come again, and comments as signs of life. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const parts = (rest + decoder.decode(read.value, { stream: true })).split('\n\n');
      rest = parts.pop()!;
      for (const part of parts) yield parseEvent(part);
      // A long event is a sign of life before all of it has come.
      if (parts.length === 0) yield { name: undefined, data: '' };
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function parseEvent(text: string): StreamEvent {
  let name: string | undefined;
  let retry: number | undefined;
  const data: string[] = [];
  for (const line of text.split('\n')) {
    const [, member, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (member === 'event') name = value!;
    else if (member === 'data') data.push(value!);
    else if (member === 'retry' && /^\d+$/.test(value!)) retry = Number(value);
  }
  return { name, data: data.join('\n'), ...(retry !== undefined && { retry }) };
}
