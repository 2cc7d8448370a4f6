import type { RecordFault } from '@bastide/contract';
import { withChoices } from '../game/options.ts';
import { BadInput } from '../shell/bad-input.ts';
import { fileLabel } from '../shell/files.ts';
import type { RecordSource } from './sources.ts';

/** Describes the fault of a record on one line. */
export function badRecord(source: RecordSource, fault: RecordFault): BadInput {
  const file = fileLabel(source.name);
  const read = source.read();
  const refusal = read.ok ? withChoices(read.entry, fault) : fault;
  return fault.at === undefined
    ? new BadInput('fault.file', { file }, refusal)
    : new BadInput('fault.action', { file, at: String(fault.at) }, refusal);
}
