import { malformed, quote, type Seat } from '@bastide/contract';
import { isResource, MONOPOLY, RESOURCES } from '../../cards/names.ts';
import { KINDS } from '../../cards/packed.ts';
import { emit } from '../../emit.ts';
import type { State } from '../../state.ts';
import { giveAll } from '../../turn/move-cards.ts';
import { type CardRules, playCode } from './card.ts';

export const monopoly: CardRules = {
  kind: MONOPOLY,
  list(_state, _seat, out, from) {
    for (let kind = 0; kind < KINDS; kind++) out[from + kind] = playCode(MONOPOLY, kind);
    return from + KINDS;
  },
  refusal: (_state, _seat, { resource }) =>
    isResource(resource) ? undefined : malformed(`${quote(resource)} is no resource card`),
  apply: takeAll,
  choice: {
    member: 'resource',
    because: '"resource" goes with monopoly',
    encode: ({ resource }) => RESOURCES.indexOf(resource!),
    decode: (choice) => ({ resource: RESOURCES[choice]! }),
    isAnnounced: true,
    write: ({ resource = '' }) => resource,
    read: ([resource]) => (isResource(resource) ? { choice: { resource }, used: 1 } : undefined),
  },
};

/** CAT-PROG-07 */
function takeAll(state: State, seat: Seat, kind: number): void {
  const from: number[] = [];
  for (let other = 0; other < state.seats; other++)
    from.push(other === seat ? 0 : giveAll(state, other, seat, kind));
  if (state.events) emit(state, { type: 'monopoly', seat, card: RESOURCES[kind]!, from });
}
