import { type Games, gameNamed } from '../game/context.ts';
import { fetchTable } from '../game/fetch.ts';
import { Keeping } from '../kept/keeping.ts';
import { askQuietly } from '../kept/persist.ts';
import { readGame, type ShelvedRecord } from '../kept/shelf.ts';
import { openParsed, type Unopened } from '../records/open.ts';
import type { LocalTable } from '../session/any.ts';
import { LocalSession } from '../session/local.ts';
import type { Agreement } from '../session/setup.ts';

/** A game that is looked at or played in this window, and who keeps it. */
export interface Sitting {
  readonly session: LocalTable;
  readonly keeping: Keeping;
}

/** The sittings of this window, by id: what the browser does not keep lives here only. */
const sittings = new Map<string, Sitting>();

/** Puts a game on the shelf that was not there. */
export async function sitAt(games: Games, session: LocalTable): Promise<Sitting> {
  const keeping = new Keeping(gameNamed(games, session.setup.game));
  await keeping.keep(session.record(), session.moment());
  return seated({ session, keeping });
}

/** A new game, as agreed. */
export async function sitDown(games: Games, setup: Agreement): Promise<Sitting> {
  const { kit } = await fetchTable(gameNamed(games, setup.game));
  return sitAt(games, new LocalSession(kit, setup));
}

/** The sitting of that game, if this window has it. */
export const sittingAt = (id: string): Sitting | undefined => sittings.get(id);

/** Why a game cannot be shown. `denied`: the browser keeps nothing; `failed`: a file that it needs cannot be fetched now. */
export type Absent = 'missing' | 'denied' | 'failed' | Unopened;

export const isSitting = (found: Sitting | Absent): found is Sitting =>
  typeof found === 'object' && 'keeping' in found;

/** A game of the shelf. */
export async function openSitting(games: Games, id: string): Promise<Sitting | Absent> {
  try {
    return await openKept(games, id, await readGame(id));
  } catch (error) {
    return error instanceof DOMException ? 'denied' : 'failed';
  }
}

async function openKept(
  games: Games,
  id: string,
  kept: ShelvedRecord | undefined,
): Promise<Sitting | Absent> {
  const game = games.find(({ name }) => name === kept?.record.game);
  if (!kept || !game) return 'missing';
  const opened = await openParsed(game, kept.record);
  if (!opened.ok) return opened;
  const { session } = opened;
  const { version, count } = kept.game;
  const keeping = new Keeping(game, id, version, session.record().actions.slice(0, count));
  // It was for chance to act when it was kept.
  if (session.moment().count > count) await keeping.keep(session.record(), session.moment());
  return seated({ session, keeping });
}

/** What was not kept when it was done is tried again. */
export async function keepAgain({ session, keeping }: Sitting): Promise<void> {
  const state = keeping.state();
  if (state === 'full' || state === 'denied')
    await keeping.keep(session.record(), session.moment()).catch(() => {});
}

/** What another window has played on goes its own way; what is here becomes a game of its own. */
export async function part(sitting: Sitting): Promise<void> {
  const { session, keeping } = sitting;
  const before = keeping.id;
  await keeping.part(session.record(), session.moment());
  sittings.set(keeping.id, sitting);
  sittings.delete(before);
}

/** Nobody looks at it any more: it is read again from the shelf, if it is there. */
export function rise({ keeping }: Sitting): void {
  const state = keeping.state();
  if (state === 'kept' || state === 'elsewhere') sittings.delete(keeping.id);
}

function seated(sitting: Sitting): Sitting {
  askQuietly().catch(() => {});
  sitting.session.keepBy(sitting.keeping.keep);
  sittings.set(sitting.keeping.id, sitting);
  return sitting;
}
