import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

// After a touch, a browser keeps the hover until the next one: a button that was let go would look chosen.
test.each(readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css')))(
  '%s styles hovering only where a pointer can hover',
  (file) => {
    const css = readFileSync(SRC + file, 'utf8');
    expect(css.replaceAll(/@media \(hover: hover\) \{\n.*?\n\}/gs, '')).not.toContain(':hover');
  },
);
