// The texts of a rulebook (rules/<language>/<game>.md), complete or not.
import { readRulebook } from '../../packages/rulebook/scripts/parse.mjs';

/** The texts of a rulebook in order: `{ key, text }`, the key as `CAT-TRADE-01.title` or `editions.a20.about`. */
export function textsOfRules(markdown) {
  const { game, entries } = readRulebook(markdown);
  const texts = entries.flatMap((entry) => (entry.kind === 'rule' ? textsOfRule(entry) : namesOf(entry)));
  return [{ key: 'game', text: game }, ...texts];
}

const textsOfRule = ({ id, title, text, words, items }) => [
  { key: `${id}.title`, text: title },
  { key: `${id}.text`, text: text?.text ?? '' },
  { key: `${id}.words`, text: words?.list.join(', ') ?? '' },
  ...items.flatMap((item) => item.ids.map((one) => ({ key: `${id}.differs.${one}`, text: item.text }))),
];

const namesOf = ({ kind, id, title, items }) =>
  kind === 'chapter'
    ? [{ key: `chapters.${id}`, text: title }]
    : [
        { key: id, text: title },
        ...items.flatMap(({ ids: [one], name, text }) =>
          name === undefined
            ? [{ key: `${id}.${one}`, text }]
            : [
                { key: `${id}.${one}.name`, text: name },
                { key: `${id}.${one}.about`, text },
              ],
        ),
      ];

/** The same rulebook with its ids alone: headings, anchors and the labels of lines. */
export function emptiedRules(markdown) {
  const lines = markdown
    .replace(/^# .*/, '# ')
    .split('\n')
    .map((line) =>
      line
        .replace(/^(##) (?!\S+ ·).*/, '$1 ')
        .replace(/^(###? \S+ ·).*/, '$1 ')
        .replace(/^(- \*\*[^*]*?)( ·[^*]*)?\*\*:.*/, (_, label, name) => `${label}${name ? ' · ' : ''}**: `),
    )
    .filter((line) => /^(?:#|- \*\*|<a id=|$)/.test(line));
  return lines.join('\n').replaceAll(/\n{3,}/g, '\n\n');
}
