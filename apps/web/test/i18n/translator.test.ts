import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createTranslator } from '../../src/i18n/translator.ts';

type Parent = ReactElement<{ readonly children: ReactNode; readonly className?: string }>;

/** Returns the parts of a message in order; text in one part must not be split. */
const pieces = (said: ReactNode): readonly string[] =>
  [(said as Parent).props.children].flat().flatMap((part) => {
    if (!isValidElement(part)) return part ? [String(part)] : [];
    const { children, className } = (part as Parent).props;
    return [className === 'tied' ? textOf(children) : `‹${textOf(children)}›`];
  });

const textOf = (said: ReactNode): string =>
  [said]
    .flat()
    .map((part) => (isValidElement(part) ? textOf((part as Parent).props.children) : String(part)))
    .join('');

test('brackets and punctuation stay with their element, and no text appears twice', () => {
  const t = createTranslator('en', {
    'start.sentence': 'I play against {bots} ({how}), using {edition} or {other} here.',
  });
  const values = Object.fromEntries(
    ['bots', 'how', 'edition', 'other'].map((name) => [name, createElement('b', { key: name }, name)]),
  );
  expect(pieces(t.rich('start.sentence', values))).toEqual([
    'I play against ',
    '‹bots›',
    ' ',
    '(how),',
    ' using ',
    '‹edition›',
    ' or ',
    '‹other›',
    ' here.',
  ]);
});
