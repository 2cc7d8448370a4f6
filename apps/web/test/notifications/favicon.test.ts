import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withBadge } from '../../src/online/overlay/notifications/use-turn-alerts.ts';

test('the badge stays inside the frame of the page’s icon, which stays an SVG drawing', () => {
  const svg = readFileSync(new URL('../../public/icon.svg', import.meta.url), 'utf8');
  const drawn = decodeURIComponent(withBadge(svg)!.replace('data:image/svg+xml,', ''));
  const [, , width] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(/\s+/).map(Number);
  const [, x, y, r] = /<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"[^>]*><?\/?/
    .exec(drawn.slice(drawn.lastIndexOf('<circle')).replace('/>', '>'))!
    .map(Number);
  expect(x! + r!).toBeLessThanOrEqual(width!);
  expect(y! - r!).toBeGreaterThanOrEqual(0);
  expect(drawn.trimEnd().endsWith('</svg>')).toBe(true);
  expect(withBadge('no drawing')).toBeUndefined();
});
