import { assertNever } from '@bastide/contract';
import { type Command, isKicked, mayWatch } from '@bastide/protocol';
import { act, undo } from './acting.ts';
import type { Asker } from './asker.ts';
import { answer, ask } from './asking.ts';
import { claim, lend, resign, resume } from './holding.ts';
import { type Refused, refused } from './refused.ts';
import { begin, bot, close, rise, sit, takeOver, welcome } from './seating.ts';
import type { Staging } from './staging.ts';
import { say } from './talking.ts';

/** Does what a person asks for, as far as they may; or says why not, and then what was staged is to be forgotten. */
export function decide(staging: Staging, asker: Asker, command: Command): Refused | undefined {
  const { person } = asker;
  if (!mayWatch(staging.table, person)) {
    if (isKicked(staging.table, person)) return refused('sent-away');
    if (!asker.isInvited) return refused('no-table');
    staging.add({ kind: 'came', person });
  }
  switch (command.type) {
    case 'come':
      return undefined;
    case 'sit':
      return sit(staging, person, command, asker);
    case 'rise':
      return rise(staging, person, command.seat);
    case 'welcome':
      return welcome(staging, person, command);
    case 'bot':
      return bot(staging, person, command);
    case 'begin':
      return begin(staging, asker);
    case 'takeOver':
      return takeOver(staging, asker);
    case 'close':
      return close(staging, person);
    case 'act':
      return act(staging, person, command);
    case 'undo':
      return undo(staging, person, command.seat);
    case 'ask':
      return ask(staging, person, command);
    case 'answer':
      return answer(staging, person, command);
    case 'resume':
      return resume(staging, person, command.seat);
    case 'lend':
      return lend(staging, asker, command);
    case 'claim':
      return claim(staging, person, command.seat);
    case 'resign':
      return resign(staging, person, command.seat);
    case 'say':
      return say(staging, person, command);
    default:
      return assertNever(command);
  }
}
