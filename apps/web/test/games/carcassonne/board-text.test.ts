import { carcassonne } from '@bastide/carcassonne';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextBoard } from '../../../src/games/carcassonne/board/TextBoard.tsx';

const options = carcassonne.readOptions({ seats: 2 });
if (!options.ok) throw new Error(options.because);
const view = carcassonne.view(carcassonne.setup(options.value));

const render = (focused: readonly [number, number]) =>
  renderToStaticMarkup(
    createElement(TextBoard, {
      view,
      cells: [],
      label: 'Board',
      describe: ([x, y]) => `cell ${x} ${y}`,
      focused,
      onFocus: () => {},
      onChoose: () => {},
      shown: true,
    }),
  );

test('the text board shows the placed tiles and the cells around them', () => {
  const markup = render([0, 0]);
  expect(markup.match(/role="gridcell"/g)?.length).toBe(9);
  for (const words of ['cell -1 -1', 'cell 0 0', 'cell 1 1']) expect(markup, words).toContain(words);
});

test('Tab stops at exactly one cell, even if the focus was elsewhere', () => {
  for (const focused of [
    [0, 0],
    [7, 9],
  ] as const) {
    const stops = [...render(focused).matchAll(/data-cell="([^"]*)" tabindex="0"/g)].map(([, cell]) => cell);
    expect(stops).toEqual([focused[0] === 0 ? '0,0' : '1,1']);
  }
});
