import {
  CHAPTERS,
  EDITIONS,
  type EditionId,
  type GameName,
  gameOfRule,
  type Language,
  RULES,
  type RuleId,
  type Status,
  type Told,
} from '@bastide/rulebook';

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

/** The words around a rule. */
const WORDS = {
  en: {
    implemented: 'Played here.',
    except: (why: string) => `Played here, but a part of it ${why}.`,
    not: (why: string) => `Not played here: it ${why}.`,
    sources: 'Sources',
    differs: 'Otherwise in',
    near: 'See also',
  },
  uk: {
    implemented: 'За цим столом так і грають.',
    except: (why: string) => `За цим столом так і грають, але частина правила ${why}.`,
    not: (why: string) => `За цим столом так не грають: правило ${why}.`,
    sources: 'Джерела',
    differs: 'Інакше',
    near: 'Дивіться також',
  },
  de: {
    implemented: 'Wird hier so gespielt.',
    except: (why: string) => `Wird hier so gespielt, aber ein Teil der Regel ${why}.`,
    not: (why: string) => `Wird hier nicht gespielt: die Regel ${why}.`,
    sources: 'Quellen',
    differs: 'Anders in',
    near: 'Siehe auch',
  },
} as const satisfies Record<Language, unknown>;

const WIDTH = 80;

export function described(id: RuleId, { names, texts }: Told): Described {
  const facts = RULES[id];
  const { title, text, differs = {} } = texts[id];
  const game = gameOfRule(id);
  const chapter = CHAPTERS[game].find((one) => id.replace(/-\d+$/, '') === one);
  const reason = facts.status === 'implemented' ? facts.except : facts.because;
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
    near: facts.near.map((one) => ({ id: one, title: texts[one].title })),
  };
}

export function inLines(rule: Described, game: string, lang: Language): string[] {
  const words = WORDS[lang];
  const standing =
    rule.status !== 'implemented'
      ? words.not(rule.because!)
      : rule.because
        ? words.except(rule.because)
        : words.implemented;
  return [
    `${rule.id}  ${rule.title}  (${game}: ${rule.chapter})`,
    '',
    ...wrapped(rule.text, ''),
    '',
    standing,
    `${words.sources}: ${rule.sources.map(({ name }) => name).join('; ')}`,
    ...rule.differs.flatMap(({ edition, name, text }) => [
      '',
      `${words.differs}: ${name} (${edition})`,
      ...wrapped(text, '  '),
    ]),
    '',
    `${words.near}:`,
    ...rule.near.map(({ id, title }) => `  ${id.padEnd(18)}${title}`),
  ];
}

/** Lines of at most `WIDTH` characters. */
function wrapped(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/)) {
    if (line.length > indent.length && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = indent;
    }
    line += line.length > indent.length ? ` ${word}` : word;
  }
  return [...lines, line];
}
