import type { Finding } from '@bastide/server';
import type { Translator, Values } from '../i18n/translator.ts';
import { dateOf } from './times.ts';

/** Describes a finding of a check, and the remedy. */
export const findingText = (words: Translator, finding: Finding): string =>
  words(`check.${finding.code}`, valuesOf(words, finding));

function valuesOf(words: Translator, finding: Finding): Values {
  const megabytes = (bytes: number) => words.figure(bytes / 1e6, bytes < 1e8 ? 1 : 0);
  switch (finding.code) {
    case 'permissions.open':
      return { paths: finding.paths.map(quoted).join(' ') };
    case 'rules.unknown':
      return { tables: finding.tables, rules: words.parts(finding.rules) };
    case 'clock.behind':
      return { latest: dateOf(finding.latest), now: dateOf(finding.now) };
    case 'space.enough':
    case 'space.low':
      return { free: megabytes(finding.free), size: megabytes(finding.size) };
    case 'store.unread':
      return { size: megabytes(finding.size) };
    default: {
      const { status: _, code: __, ...values } = finding;
      return values;
    }
  }
}

/** Quotes a path for a shell. */
const quoted = (path: string): string =>
  /^[\w./@%+:,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
