import type { RecordFault } from '@bastide/contract';
import { withChoices } from '../game/options.ts';
import { BadInput } from '../shell/bad-input.ts';
import { named } from '../shell/files.ts';
import type { Source } from './sources.ts';

/** What is wrong with a record, on a line. */
export function badRecord({ name, read }: Source, fault: RecordFault): BadInput {
  const file = named(name);
  const refusal = read.ok ? withChoices(read.entry, fault) : fault;
  return fault.at === undefined
    ? new BadInput('fault.file', { file }, refusal)
    : new BadInput('fault.action', { file, at: String(fault.at) }, refusal);
}
