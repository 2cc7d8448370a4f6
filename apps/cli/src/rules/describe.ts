import {
  CHAPTERS,
  EDITIONS,
  type EditionId,
  type GameName,
  gameOfRule,
  type LocalizedRules,
  RULES,
  type RuleId,
  type Status,
} from '@bastide/rulebook';
import type { Translator } from '../i18n/translator.ts';
import { WIDTH, wrapped } from '../shell/width.ts';

/** A rule with all its facts, in one language. */
export interface RuleDescription {
  readonly id: RuleId;
  readonly game: GameName;
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
  readonly status: Status;
  /** Reason why the rule, or a part of it, is not implemented. */
  readonly because?: string;
  readonly sources: readonly { readonly id: string; readonly name: string }[];
  /** Editions that differ, each with its text. */
  readonly differs: readonly { readonly edition: EditionId; readonly name: string; readonly text: string }[];
  readonly near: readonly { readonly id: RuleId; readonly title: string }[];
}

export function describeRule(id: RuleId, { names, texts }: LocalizedRules): RuleDescription {
  const facts = RULES[id];
  const { title, text, differs = {} } = texts[id];
  const game = gameOfRule(id);
  const chapter = CHAPTERS[game].find((one) => id.replace(/-\d+$/, '') === one);
  const reason = facts.status === 'implemented' ? facts.except : facts.reason;
  return {
    id,
    game,
    chapter: chapter ? names.chapters[chapter] : '',
    title,
    text,
    status: facts.status,
    ...(reason && { because: names.reasons[reason] }),
    sources: facts.sources.map((source) => ({ id: source, name: names.sources[source] })),
    differs: EDITIONS[game].flatMap((edition) => {
      const says = differs[edition];
      return says === undefined ? [] : [{ edition, name: names.editions[edition].name, text: says }];
    }),
    near: facts.related.map((one) => ({ id: one, title: texts[one].title })),
  };
}

export function inLines(rule: RuleDescription, game: string, words: Translator): string[] {
  const { id, title, because: why = '' } = rule;
  const standing =
    rule.status !== 'implemented'
      ? words('rule.not', { why })
      : rule.because
        ? words('rule.except', { why })
        : words('rule.played');
  return [
    words('rule.head', { id, title, game, chapter: rule.chapter }),
    '',
    ...wrapped(rule.text, WIDTH),
    '',
    standing,
    words('rule.sources', { sources: words.groups(rule.sources.map(({ name }) => name)) }),
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
