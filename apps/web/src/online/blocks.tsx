import type { Blocks, PersonId } from '@bastide/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { ProblemError } from './problem.ts';
import { getClient } from './server.ts';

type Blocked = Blocks['people'];

/** The list of the account that asked last; undefined: not loaded yet. */
let known: { readonly of: PersonId; readonly people: Blocked } | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The latest request for the list, so that the rows of a list ask once, and a late answer replaces no newer one. */
let latest: { readonly of: PersonId; readonly answer: Promise<Blocks> } | undefined;

async function load(of: PersonId): Promise<void> {
  const request = { of, answer: getClient().ask<Blocks>('me/blocks') };
  latest = request;
  try {
    const { people } = await request.answer;
    if (latest !== request) return;
    known = { of, people };
    for (const listener of listeners) listener();
  } finally {
    if (latest === request) latest = undefined;
  }
}

const NOBODY: Blocked = [];

/** Blocks or unblocks a person; the server remembers it with the account. */
async function setBlocked(me: PersonId, person: PersonId, isBlocked: boolean): Promise<void> {
  await getClient().ask(`me/blocks/${encodeURIComponent(person)}`, { method: isBlocked ? 'PUT' : 'DELETE' });
  await load(me);
}

/** Returns the people whom the reader has blocked, the latest first; nobody until the list has come. */
export function useBlocked(me: PersonId | undefined): Blocked {
  const state = useSyncExternalStore(subscribe, () => known);
  useEffect(() => {
    // Without an answer nobody counts as blocked; the rest of the page works.
    if (me !== undefined && latest?.of !== me) load(me).catch(() => {});
  }, [me]);
  return state !== undefined && state.of === me ? state.people : NOBODY;
}

/** Returns the sentence that people whom the reader has blocked sit at a table; undefined where nobody does. */
export function useBlockedHere(
  me: PersonId | undefined,
  seats: readonly { readonly person: PersonId | null }[],
): string | undefined {
  const t = useTranslator<string>();
  const names = useBlocked(me)
    .filter(({ id }) => seats.some(({ person }) => person === id))
    .map(({ name }) => name);
  return names.length > 0 ? t('block.here', { names: t.list(names), n: names.length }) : undefined;
}

interface Props {
  readonly me: PersonId;
  readonly person: PersonId;
  readonly name: string;
  readonly className: 'btn' | 'link';
}

/** Blocks a person, or unblocks them. */
export function BlockButton({ me, person, name, className }: Props) {
  const t = useTranslator<string>();
  const isBlocked = useBlocked(me).some(({ id }) => id === person);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const press = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await setBlocked(me, person, !isBlocked);
    } catch (error) {
      setProblem(error instanceof ProblemError ? error.message : t('block.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && void press()}
      >
        {t(isBlocked ? 'block.undo' : 'block.do', { name })}
      </button>
      {problem !== undefined && <small role="alert">{problem}</small>}
    </>
  );
}
