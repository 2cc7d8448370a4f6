import type Libsql from 'libsql';
import type { Append, Appended, Head } from '../store.ts';

/** Writes one append inside the transaction that is open, after it was judged. */
export function writer(raw: Libsql.Database): (append: Append) => Appended {
  const asked = raw.prepare('select digest, answer from asked where game = ? and person = ? and key = ?');
  const version = raw.prepare('select version from game where id = ?');
  const open = raw.prepare(
    'insert into game (name, rules, state, version, is_public, about, due, changed, id, opened) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const move = raw.prepare(
    'update game set name = ?, rules = ?, state = ?, version = ?, is_public = ?, about = ?, due = ?, changed = ? where id = ?',
  );
  const entry = raw.prepare('insert into entry (game, seq, at, body) values (?, ?, ?, ?)');
  const ask = raw.prepare('insert into asked (game, person, key, digest, answer) values (?, ?, ?, ?, ?)');
  const writePeople = peopleWriter(raw);

  return (append) => {
    const { game, entries, head } = append;
    const repeated = append.asked && first<AskedRow>(asked, [game, append.asked.person, append.asked.key]);
    if (repeated) {
      const { digest, answer } = repeated;
      return { ok: false, why: 'repeated', isSame: digest === append.asked?.digest, answer };
    }
    const stored = first<{ version: number }>(version, [game])?.version ?? 0;
    if (stored !== append.version) return { ok: false, why: 'conflict', version: stored };

    const next = stored + entries.length;
    const changed = entries.at(-1)!.at;
    const row = [
      head.name,
      head.rules,
      head.state,
      next,
      Number(head.isPublic),
      head.about,
      head.due,
      changed,
    ];
    if (stored === 0) open.run([...row, game, entries[0]!.at]);
    else move.run([...row, game]);
    for (const [i, { at, body }] of entries.entries()) entry.run([game, stored + i, at, body]);
    if (append.asked) {
      const { person, key, digest, answer } = append.asked;
      ask.run([game, person, key, digest, answer]);
    }
    writePeople(game, head.people);
    return { ok: true, version: next };
  };
}

interface AskedRow {
  readonly digest: string;
  readonly answer: string;
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

/** Read to the end: a row taken by itself leaves the statement, and with it the transaction, under way. */
const first = <Row>(statement: Libsql.Statement, values: readonly unknown[]) =>
  statement.all([...values])[0] as Row | undefined;
