import type { Admin } from '@bastide/server';
import type { Translator } from '../i18n/translator.ts';
import { BadInput } from '../shell/bad-input.ts';
import type { LocalizedCommand } from '../shell/localized-command.ts';
import { writeJson, writeLines } from '../shell/output.ts';
import { addStoreOptions } from '../shell/store.ts';
import { dateOf } from './times.ts';
import { withAdmin } from './with-admin.ts';

interface Settings {
  readonly all?: true;
  readonly close?: string;
  readonly json?: true;
}
type Report = Awaited<ReturnType<Admin['reports']>>[number];

export function addReports(admin: LocalizedCommand): void {
  const { words } = admin;
  const command = admin
    .command('reports')
    .description(words('admin.reports'))
    .option('--all', words('admin.allReports'))
    .option(`--close <${words('value.report')}>`, words('admin.closeReport'));
  addStoreOptions(command)
    .option('--json', words('help.json'))
    .examples('bastide admin reports', 'bastide admin reports --close 2qK9fZ_hT7wLx0Vb')
    .action(async ({ all, close, json }: Settings) => {
      if (close !== undefined) return closeOne(command, close, json);
      const reports = await withAdmin(command, (care) => care.reports(all === true));
      if (json) writeJson({ reports });
      else
        writeLines(
          reports.length === 0
            ? [words('admin.noReports')]
            : reports.flatMap((report) => shown(words, report)),
        );
    });
}

async function closeOne(command: LocalizedCommand, report: string, json: true | undefined): Promise<void> {
  const closed = await withAdmin(command, (care) => care.closeReport(report));
  if (!closed) throw new BadInput('admin.noReport', { report });
  if (json) writeJson({ report, closed });
  else writeLines([command.words('admin.reportClosed', { report })]);
}

/** Returns the lines of a report: its subject and reason, the message, the reporter's note, and a link. */
function shown(words: Translator, report: Report): string[] {
  const { id, at, closed, why, about, aboutName, reporterName, said, note, link } = report;
  const gone = words('admin.gone');
  const values = { about: aboutName || gone, person: about, reporter: reporterName || gone, why };
  const parts = [id, dateOf(at), words('admin.report', values)];
  if (closed !== null) parts.push(words('admin.reportWasClosed', { at: dateOf(closed) }));
  const quoted = [said, note]
    .filter((text) => text)
    .map((text) => words('admin.quoted', { text: plain(text!) }));
  return [parts.join('  '), ...[...quoted, link].map((line) => `    ${line}`)];
}

/** Puts a text on one line, so that nobody can add lines to the list. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
