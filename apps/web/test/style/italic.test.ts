import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

// The italic fonts load with the first table: earlier text in italics would change its look.
test.each(['style/start.css', 'library/library.css', 'ui/dialog.css', 'rules/rules.css'])(
  '%s uses no italics, so that the first table does not change its look',
  (file) => {
    expect(readFileSync(SRC + file, 'utf8')).not.toContain('italic');
  },
);
