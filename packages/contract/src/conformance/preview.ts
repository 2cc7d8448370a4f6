import type { Game, Seat, Types } from '../game.ts';
import { preview } from '../preview.ts';
import type { Random } from '../random.ts';
import { sorted } from '../sorted.ts';

/** Own actions in a row that are looked at, and rows. */
const LONGEST_ROW = 3;
const ROWS = 3;

/**
 * Returns a difference that a seat finds between a state determinized from its view and the true one: in actors, actions,
 * refusals, and in what it sees after its own actions, as long as they reveal nothing.
 */
export function previewFault<T extends Types>(
  game: Game<T>,
  state: T['State'],
  determinized: T['State'],
  seat: Seat,
  tries: readonly unknown[],
  random: Random,
): string | undefined {
  const differs = (what: string, ask: (one: T['State']) => unknown) => {
    const [due, found] = [sorted(ask(state)), sorted(ask(determinized))];
    return due === found
      ? undefined
      : `${what} of seat ${seat}: ${due}, but determinized from its view ${found}`;
  };
  const fault =
    differs('actors in the eyes', (one) => game.actors(one)) ??
    differs('actions', (one) => game.actions(one, seat)) ??
    differs('unlisted actions', (one) => game.unlisted(one, seat));
  if (fault) return fault;
  for (const action of tries) {
    const refused = differs(`refusal of ${sorted(action)}`, (one) => game.refusal(one, seat, action) ?? null);
    if (refused) return refused;
  }
  const allowed = tries.filter((action) => !game.refusal(state, seat, action)) as T['Action'][];
  for (let row = 0; row < ROWS; row++) {
    const after = rowFault(game, state, seat, allowed, random);
    if (after) return after;
  }
  return undefined;
}

/** A row of own actions, taken one by one in the true state and then previewed from the view. */
function rowFault<T extends Types>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  first: readonly T['Action'][],
  random: Random,
): string | undefined {
  const row: T['Action'][] = [];
  const due: string[] = [];
  const copy = game.clone(state);
  while (row.length < LONGEST_ROW) {
    const open = [...game.actions(copy, seat), ...(row.length === 0 ? first : [])];
    const action = open[random.below(Math.max(1, open.length))];
    if (action === undefined || game.revealsHidden(copy, seat, action)) break;
    row.push(action);
    const events = game.apply(copy, seat, action).map((event) => game.redactEvent(event, seat));
    if (game.secrets && game.outcome(copy)) {
      row.pop(); // the end shows what was hidden
      break;
    }
    due.push(sorted([events, game.view(copy, seat)]));
  }
  const shown = JSON.parse(JSON.stringify(game.view(state, seat))) as T['View'];
  const steps = preview(game, game.determinize(shown, random), seat, row);
  for (const [i, step] of steps.entries()) {
    const found = step.ok ? sorted([step.events, step.view]) : step.because;
    if (found !== due[i] || (step.ok && step.isGuess))
      return `seat ${seat} staged ${sorted(row.slice(0, i + 1))} and saw ${found}, not ${due[i]}`;
  }
  return undefined;
}
