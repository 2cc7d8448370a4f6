import type Libsql from 'libsql';
import type { Append, Appended, Head } from '../store.ts';

/** Writes one append inside the transaction that is open, after it was judged. */
export function writer(raw: Libsql.Database): (append: Append) => Appended {
  const known = raw.prepare(
    'select digest, answer, version, name, rules, state, is_public, due from (select ? as id) wanted left join game using (id) left join asked on asked.game = wanted.id and person = ? and key = ?',
  );
  const open = raw.prepare(
    'insert into game (id, name, rules, state, is_public, version, about, due, opened, changed) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const move = raw.prepare('update game set version = ?, about = ?, changed = ? where id = ?');
  // Apart: SQLite writes the pages of an index whenever a column of it is named, even if nothing changes.
  const list = raw.prepare('update game set name = ?, rules = ?, state = ?, is_public = ? where id = ?');
  const time = raw.prepare('update game set due = ? where id = ?');
  const entry = raw.prepare('insert into entry (game, seq, at, body) values (?, ?, ?, ?)');
  const ask = raw.prepare('insert into asked (game, person, key, digest, answer) values (?, ?, ?, ?, ?)');
  const writePeople = peopleWriter(raw);

  const writeHead = ({ game, entries, head }: Append, before: Known, version: number) => {
    const changed = entries.at(-1)!.at;
    const listed = [head.name, head.rules, head.state, Number(head.isPublic)];
    if (before.version === null) {
      open.run([game, ...listed, version, head.about, head.due, entries[0]!.at, changed]);
      return;
    }
    move.run([version, head.about, changed, game]);
    if (head.due !== before.due) time.run([head.due, game]);
    const { name, rules, state, is_public } = before;
    if ([name, rules, state, is_public].some((was, i) => was !== listed[i])) list.run([...listed, game]);
  };

  return (append) => {
    const { game, entries, asked, head } = append;
    const before = known.all([game, asked?.person ?? null, asked?.key ?? null])[0] as Known;
    if (before.digest !== null)
      return { ok: false, why: 'repeated', isSame: before.digest === asked?.digest, answer: before.answer };
    const stored = before.version ?? 0;
    if (stored !== append.version) return { ok: false, why: 'conflict', version: stored };

    const version = stored + entries.length;
    writeHead(append, before, version);
    for (const [i, { at, body }] of entries.entries()) entry.run([game, stored + i, at, body]);
    if (asked) ask.run([game, asked.person, asked.key, asked.digest, asked.answer]);
    writePeople(game, head.people);
    return { ok: true, version };
  };
}

/** What stands in the store: of the key, if it was used, and of the game, if there is one. Else null. */
interface Known {
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
function peopleWriter(raw: Libsql.Database): (game: string, people: Head['people']) => void {
  const seated = raw.prepare('select person, is_awaited from player where game = ?');
  const seat = raw.prepare(
    'insert into player (game, person, is_awaited) values (?, ?, ?) on conflict (game, person) do update set is_awaited = excluded.is_awaited',
  );
  const leave = raw.prepare('delete from player where game = ? and person = ?');
  return (game, people) => {
    const rows = seated.all([game]) as { person: string; is_awaited: number }[];
    const before = new Map(rows.map(({ person, is_awaited }) => [person, is_awaited]));
    for (const { person, isAwaited } of people) {
      if (before.get(person) !== Number(isAwaited)) seat.run([game, person, Number(isAwaited)]);
      before.delete(person);
    }
    for (const person of before.keys()) leave.run([game, person]);
  };
}
