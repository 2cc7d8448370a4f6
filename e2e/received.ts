import type { Page } from '@playwright/test';

/**
 * Records all that the server's API sends to a page from now on, answers and streams alike. Returns a function that gives the JSON
 * values received so far.
 */
export async function recordReceived(page: Page): Promise<() => readonly unknown[]> {
  const texts = new Map<string, string>();
  await page.exposeFunction('onReceived', (id: string, text: string) => {
    texts.set(id, (texts.get(id) ?? '') + text);
  });
  await page.addInitScript(() => {
    const { onReceived } = window as unknown as { onReceived(id: string, text: string): Promise<void> };
    const request = window.fetch;
    window.fetch = async (...asked) => {
      const response = await request(...asked);
      const id = crypto.randomUUID();
      const body = response.url.includes('/api/') && response.clone().body;
      if (body) void copy(id, body).catch(() => {}); // The page may end a stream.
      return response;
    };
    async function copy(id: string, body: ReadableStream<Uint8Array>) {
      const reader = body
        .pipeThrough(new TextDecoderStream() as never)
        .getReader() as ReadableStreamDefaultReader<string>;
      for (let part = await reader.read(); !part.done; part = await reader.read())
        await onReceived(id, part.value);
      await onReceived(id, '\n\n');
    }
  });
  return () => [...texts.values()].flatMap(valuesIn);
}

/** The values of one answer: a complete JSON text, or the data of a stream's complete events. */
function valuesIn(text: string): readonly unknown[] {
  // An answer is cut short when the page leaves.
  if (/^[[{]/.test(text)) return text.endsWith('\n\n') ? [JSON.parse(text)] : [];
  const complete = text.slice(0, text.lastIndexOf('\n\n') + 1);
  return [...complete.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!));
}
