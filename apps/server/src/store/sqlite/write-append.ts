import type Libsql from 'libsql';
import type { Append, Appended, Head } from '../store.ts';

/** Writes one append inside the transaction that is open, after it was judged. */
export function appendWriter(raw: Libsql.Database): (append: Append) => Appended {
  const selectState = raw.prepare(
    'select digest, answer, version, name, rules, state, is_public, due from (select ? as id) wanted left join game using (id) left join asked on asked.game = wanted.id and person = ? and key = ?',
  );
  const insertGame = raw.prepare(
    'insert into game (id, name, rules, state, is_public, version, about, due, opened, changed) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const updateVersion = raw.prepare('update game set version = ?, about = ?, changed = ? where id = ?');
  // Apart: SQLite writes the pages of an index whenever a column of it is named, even if nothing changes.
  const updateListed = raw.prepare(
    'update game set name = ?, rules = ?, state = ?, is_public = ? where id = ?',
  );
  const updateDue = raw.prepare('update game set due = ? where id = ?');
  const insertEntry = raw.prepare('insert into entry (game, seq, at, body) values (?, ?, ?, ?)');
  const insertAsked = raw.prepare(
    'insert into asked (game, person, key, digest, answer) values (?, ?, ?, ?, ?)',
  );
  const writePeople = playerWriter(raw);

  const writeHead = ({ game, entries, head }: Append, before: StoredState, version: number) => {
    const changed = entries.at(-1)!.at;
    const listed = [head.name, head.rules, head.state, Number(head.isPublic)];
    if (before.version === null) {
      insertGame.run([game, ...listed, version, head.about, head.due, entries[0]!.at, changed]);
      return;
    }
    updateVersion.run([version, head.about, changed, game]);
    if (head.due !== before.due) updateDue.run([head.due, game]);
    const { name, rules, state, is_public } = before;
    if ([name, rules, state, is_public].some((was, i) => was !== listed[i]))
      updateListed.run([...listed, game]);
  };

  return (append) => {
    const { game, entries, asked, head } = append;
    const before = selectState.all([game, asked?.person ?? null, asked?.key ?? null])[0] as StoredState;
    if (before.digest !== null)
      return { ok: false, why: 'repeated', isSame: before.digest === asked?.digest, answer: before.answer };
    const stored = before.version ?? 0;
    if (stored !== append.version) return { ok: false, why: 'conflict', version: stored };

    const version = stored + entries.length;
    writeHead(append, before, version);
    for (const [i, { at, body }] of entries.entries()) insertEntry.run([game, stored + i, at, body]);
    if (asked) insertAsked.run([game, asked.person, asked.key, asked.digest, asked.answer]);
    writePeople(game, head.people);
    return { ok: true, version };
  };
}

/** State in the store: of the key, if it was used, and of the game, if there is one. Else null. */
interface StoredState {
  readonly digest: string | null;
  readonly answer: string;
  readonly version: number | null;
  readonly name: string;
  readonly rules: string;
  readonly state: string;
  readonly is_public: number;
  readonly due: number | null;
}

/** Writes who sits at a game: only what has changed, which is mostly who is awaited. */
function playerWriter(raw: Libsql.Database): (game: string, people: Head['people']) => void {
  const selectPlayers = raw.prepare('select person, is_awaited from player where game = ?');
  const upsertPlayer = raw.prepare(
    'insert into player (game, person, is_awaited) values (?, ?, ?) on conflict (game, person) do update set is_awaited = excluded.is_awaited',
  );
  const deletePlayer = raw.prepare('delete from player where game = ? and person = ?');
  return (game, people) => {
    const rows = selectPlayers.all([game]) as { person: string; is_awaited: number }[];
    const before = new Map(rows.map(({ person, is_awaited }) => [person, is_awaited]));
    for (const { person, isAwaited } of people) {
      if (before.get(person) !== Number(isAwaited)) upsertPlayer.run([game, person, Number(isAwaited)]);
      before.delete(person);
    }
    for (const person of before.keys()) deletePlayer.run([game, person]);
  };
}
