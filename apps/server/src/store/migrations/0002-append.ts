import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * PostgreSQL appends in one round trip, by a function. As each of its statements sees what was committed before it, and
 * the row of the game is locked by the first one that changes it, read committed is enough.
 */
export const append: Migration = async (db, kind) => {
  if (kind !== 'postgres') return;
  await sql`
    create function append_entries(
      to_game text, known integer, ats bigint[], bodies text[],
      asker text, asked_by_key text, asked_digest text, asked_answer text,
      of_name text, of_rules text, of_state text, of_is_public integer, of_about text, of_due bigint,
      persons text[], awaited text[],
      out why text, out version_now integer, out digest_then text, out answer_then text
    ) language plpgsql as $$
    declare
      many constant integer := cardinality(bodies);
    begin
      select a.digest, a.answer into digest_then, answer_then
        from asked a where a.game = to_game and a.person = asker and a.key = asked_by_key;
      if found then
        why := 'repeated';
        return;
      end if;

      if known = 0 then
        insert into game (id, name, rules, state, version, is_public, about, due, opened, changed)
          values (to_game, of_name, of_rules, of_state, many, of_is_public, of_about, of_due, ats[1], ats[many])
          on conflict (id) do nothing;
      else
        update game g
          set name = of_name, rules = of_rules, state = of_state, version = known + many, is_public = of_is_public,
            about = of_about, due = of_due, changed = ats[many]
          where g.id = to_game and g.version = known;
      end if;

      if not found then
        -- Who was faster may have been the same request, and has committed by now.
        select a.digest, a.answer into digest_then, answer_then
          from asked a where a.game = to_game and a.person = asker and a.key = asked_by_key;
        if found then
          why := 'repeated';
          return;
        end if;
        why := 'conflict';
        version_now := coalesce((select g.version from game g where g.id = to_game), 0);
        return;
      end if;

      for i in 1 .. many loop
        insert into entry (game, seq, at, body) values (to_game, known + i - 1, ats[i], bodies[i]);
      end loop;
      if asker is not null then
        insert into asked (game, person, key, digest, answer)
          values (to_game, asker, asked_by_key, asked_digest, asked_answer);
      end if;

      -- Mostly the same people, of whom others are awaited.
      if persons is distinct from (select coalesce(array_agg(p.person order by p.person collate "C"), '{}') from player p where p.game = to_game) then
        delete from player p where p.game = to_game and p.person <> all (persons);
        insert into player (game, person, is_awaited)
          select to_game, s.person, 0 from unnest(persons) as s (person)
          on conflict (game, person) do nothing;
      end if;
      update player p
        set is_awaited = 1 - p.is_awaited
        where p.game = to_game and (p.person = any (awaited)) <> (p.is_awaited = 1);
      version_now := known + many;
    end $$`.execute(db);
};
