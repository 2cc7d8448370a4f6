import { expect, type Page, test } from '@playwright/test';
import { recordWithMeeplesLeft } from './carcassonne/position.ts';
import { againstBots, islandWhere } from './catan/position.ts';
import { openIsland } from './catan/table.ts';
import { open, openRecord } from './page.ts';
import { countRenders, type Renders, rendersDuring, settle } from './renders.ts';

/**
 * Components rendered by one pointer move: those that show the highlight render again, and the highlight brings a few
 * new ones, such as the toast and the tile in hand on its cell.
 */
const AT_MOST = { again: 9, first: 9 };

/** Moves over the board, as parts of its width and height. */
const COLUMNS = [0.3, 0.4, 0.5, 0.6, 0.7] as const;
const ROWS = [0.35, 0.5, 0.65] as const;

/** Rests the pointer on points all over the board, and counts the renders of each move. */
async function rendersByMove(page: Page): Promise<readonly Renders[]> {
  const box = await page.locator('.board').boundingBox();
  if (!box) throw new Error('the board is not shown');
  await settle(page);
  const moves: Renders[] = [];
  for (const row of ROWS)
    for (const column of COLUMNS) {
      const [x, y] = [box.x + box.width * column, box.y + box.height * row];
      moves.push(await rendersDuring(page, () => page.mouse.move(x, y)));
    }
  return moves;
}

/** Checks the moves, and notes their counts in the report. */
function checkMoves(moves: readonly Renders[]): void {
  const description = moves.map(({ again, first }) => `${again.length}+${first.length}`).join(' ');
  test.info().annotations.push({ type: 'renders per pointer move (again+first)', description });
  const most = (kind: keyof Renders) => Math.max(...moves.map((move) => move[kind].length));
  expect(most('again'), description).toBeLessThanOrEqual(AT_MOST.again);
  expect(most('first'), description).toBeLessThanOrEqual(AT_MOST.first);
  expect(most('first'), 'the pointer lights something').toBeGreaterThan(0);
}

test('a pointer move over the island renders only what shows the highlight', async ({ page }) => {
  await countRenders(page);
  const wanted = ({ turn, phase }: { turn: number; phase: string }) => turn > 30 && phase === 'main';
  const names = ['You', 'greedy 1', 'greedy 2', 'greedy 3'];
  await openIsland(page, islandWhere({ names, wanted, table: againstBots(3) }));
  await page.locator('.island-stops').waitFor();
  checkMoves(await rendersByMove(page));
});

test('a pointer move over the map of Carcassonne renders only what shows the highlight', async ({ page }) => {
  await countRenders(page);
  await open(page);
  await openRecord(page, recordWithMeeplesLeft(30));
  await page.locator('.board-cells > g').first().waitFor();
  checkMoves(await rendersByMove(page));
});
