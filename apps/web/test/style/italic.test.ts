import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

// The italic fonts load with the first table: earlier text in italics would change its look.
test.each(['style/start.css', 'library/library.css', 'ui/dialog.css', 'rules/rules.css'])(
  'what %s is about looks the same before and after the first table',
  (file) => {
    expect(readFileSync(SRC + file, 'utf8')).not.toContain('italic');
  },
);
