import type { Finding } from '@bastide/server';
import type { Translator } from '../i18n/translator.ts';
import type { LocalizedCommand } from '../shell/localized-command.ts';
import { writeJson, writeLines } from '../shell/output.ts';
import { addStoreOptions, selectedStores, storeLocation, withStore } from '../shell/store.ts';
import { padEnd, widthOf } from '../shell/width.ts';
import { findingText } from './finding-text.ts';

interface Settings {
  readonly thorough?: true;
  readonly json?: true;
}

/** Adds the command that checks a store; its exit code is 1 if something fails. */
export function addCheck(admin: LocalizedCommand): void {
  const { words } = admin;
  const command = admin
    .command('check')
    .description(words('check.about'))
    .option('--thorough', words('check.thorough'));
  addStoreOptions(command)
    .option('--json', words('help.json'))
    .footer(words('check.note'))
    .examples('bastide admin check', 'bastide admin check --thorough --data /var/lib/bastide')
    .action(async ({ thorough, json }: Settings) => {
      const where = storeLocation(...selectedStores(command));
      const { checkOf, checkStore } = await import('@bastide/server'); // Loaded here, because no other command needs it.
      const findings = await withStore(where, () => checkStore(where, { thorough: thorough === true }));
      const ok = findings.every(({ status }) => status !== 'fail');
      if (json) writeJson({ ok, findings: findings.map((one) => ({ check: checkOf(one), ...one })) });
      else writeLines(shown(words, findings));
      if (!ok) process.exitCode = 1;
    });
}

function shown(words: Translator, findings: readonly Finding[]): string[] {
  const heads = findings.map(({ status }) => words(`check.${status}`));
  const width = Math.max(...heads.map(widthOf));
  return findings.map((finding, i) => `${padEnd(heads[i]!, width)}  ${findingText(words, finding)}`);
}
