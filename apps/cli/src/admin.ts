import { addBan, addUnban } from './admin/bans.ts';
import { addCheck } from './admin/check.ts';
import { addClose } from './admin/close.ts';
import { addExport } from './admin/export.ts';
import { addPeople } from './admin/people.ts';
import { addReports } from './admin/reports.ts';
import { addTables } from './admin/tables.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';

/** Completes the commands for operators of a server; they also work while it runs. */
export function complete(admin: LocalizedCommand): void {
  const { words } = admin;
  for (const add of [addCheck, addTables, addClose, addExport, addPeople, addBan, addUnban, addReports])
    add(admin);
  admin
    .footer(words('admin.note'))
    .examples('bastide admin tables --state running', 'bastide admin close k3v9x2m7qa');
}
