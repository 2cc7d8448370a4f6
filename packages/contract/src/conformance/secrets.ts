import type { Actor, Game, Seat, Types } from '../game.ts';
import { sorted } from '../sorted.ts';

/** Actions that are compared with the one taken; a list may be long. */
const OTHERS_AT_MOST = 6;

/** Effects of an action, as text: all of it, the viewer's view then, and the events as the viewer sees them. */
interface Knowledge {
  readonly truth: string;
  readonly view: string;
  readonly redacted: string;
}

/**
 * Returns a fault in the way in which a seat (or an onlooker) learns of an action about to be taken. `determinized` is another
 * state in which the game may be, by all that it knows.
 */
export function leakIn<T extends Types>(
  game: Game<T>,
  state: T['State'],
  determinized: T['State'],
  actor: Actor,
  action: T['Action'],
  viewer: Seat | undefined,
): string | undefined {
  const who = viewer === undefined ? 'an onlooker' : `seat ${viewer}`;
  const redacted = game.redactAction(state, actor, action, viewer) as Readonly<Record<string, unknown>>;
  const whole = action as Readonly<Record<string, unknown>>;
  const wrong = Object.keys(redacted).find((name) => sorted(redacted[name]) !== sorted(whole[name]));
  if (redacted.type !== action.type || wrong !== undefined)
    return `${who} is told ${sorted(redacted)} of ${sorted(action)}`;
  if ((viewer === actor || !game.secrets) && sorted(redacted) !== sorted(action))
    return `${who} is not told all of ${sorted(action)}`;

  if (!game.secrets) return undefined;

  const knowledge = knowledgeOf(game, state, actor, action, viewer);
  const tellsMore = (other: T['Action'], found: Knowledge) =>
    found.view === knowledge.view && found.redacted !== knowledge.redacted
      ? `${who} sees the same after ${sorted(action)} and ${sorted(other)}, but is told ${knowledge.redacted} and ${found.redacted}`
      : undefined;
  if (!game.refusal(determinized, actor, action)) {
    const leak = tellsMore(action, knowledgeOf(game, determinized, actor, action, viewer));
    if (leak) return leak;
  }
  for (const other of game.actions(state, actor).slice(0, OTHERS_AT_MOST)) {
    const found = knowledgeOf(game, state, actor, other, viewer);
    const leak = found.truth === knowledge.truth ? undefined : tellsMore(other, found);
    if (leak) return leak;
  }
  return undefined;
}

function knowledgeOf<T extends Types>(
  game: Game<T>,
  state: T['State'],
  actor: Actor,
  action: T['Action'],
  viewer: Seat | undefined,
): Knowledge {
  const copy = game.clone(state);
  const act = game.redactAction(state, actor, action, viewer);
  const events = game.apply(copy, actor, action).map((event) => game.redactEvent(event, viewer));
  const seats = Array.from({ length: game.options(state).seats }, (_, seat) => game.view(copy, seat));
  return { truth: sorted(seats), view: sorted(game.view(copy, viewer)), redacted: sorted({ act, events }) };
}
