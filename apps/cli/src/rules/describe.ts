import {
  CHAPTERS,
  chapterNames,
  EDITIONS,
  type EditionId,
  editionNames,
  type GameName,
  gameNames,
  gameOfRule,
  type Language,
  RULES,
  type RuleId,
  reasonNames,
  type Status,
  sourceNames,
  type Texts,
} from '@bastide/rulebook';
import { WIDTH, wrapped } from '../shell/width.ts';
import type { Words } from '../words/index.ts';

/** A rule with everything that is known about it, in one language. */
export interface Described {
  readonly id: RuleId;
  readonly game: GameName;
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
  readonly status: Status;
  /** Why the rule, or a part of it, is not played here. */
  readonly because?: string;
  readonly sources: readonly { readonly id: string; readonly name: string }[];
  /** What the editions say that differ. */
  readonly differs: readonly { readonly edition: EditionId; readonly name: string; readonly text: string }[];
  readonly near: readonly { readonly id: RuleId; readonly title: string }[];
}

export function described(id: RuleId, texts: Texts, lang: Language): Described {
  const facts = RULES[id];
  const { title, text, differs = {} } = texts[id];
  const game = gameOfRule(id);
  const chapter = CHAPTERS[game].find((one) => id.replace(/-\d+$/, '') === one);
  const reason = facts.status === 'implemented' ? facts.except : facts.because;
  return {
    id,
    game,
    chapter: chapter ? chapterNames(lang)[chapter] : '',
    title,
    text,
    status: facts.status,
    ...(reason && { because: reasonNames(lang)[reason] }),
    sources: facts.sources.map((source) => ({ id: source, name: sourceNames(lang)[source] })),
    differs: EDITIONS[game].flatMap((edition) => {
      const says = differs[edition];
      return says === undefined ? [] : [{ edition, name: editionNames(lang)[edition].name, text: says }];
    }),
    near: facts.near.map((one) => ({ id: one, title: texts[one].title })),
  };
}

export function inLines(rule: Described, words: Words): string[] {
  const { id, title, because: why = '' } = rule;
  const standing =
    rule.status !== 'implemented'
      ? words('rule.not', { why })
      : rule.because
        ? words('rule.except', { why })
        : words('rule.played');
  return [
    words('rule.head', { id, title, game: gameNames(words.language)[rule.game], chapter: rule.chapter }),
    '',
    ...wrapped(rule.text, WIDTH),
    '',
    standing,
    words('rule.sources', { sources: rule.sources.map(({ name }) => name).join('; ') }),
    ...rule.differs.flatMap(({ edition, name, text }) => [
      '',
      words('rule.differs', { name, edition }),
      ...wrapped(text, WIDTH, '  '),
    ]),
    '',
    words('rule.near'),
    ...rule.near.map((one) => `  ${one.id.padEnd(18)}${one.title}`),
  ];
}
