import { createHash } from 'node:crypto';
import { type Action, BASE_ISLAND, type Catan, catan, type Event } from '@bastide/catan';
import { type Actor, type GameRecord, parseRecord, replay } from '@bastide/contract';
import { positionOf } from './random-game.ts';
import type { Position } from './referee.ts';

export type CatanRecord = GameRecord<Catan['Options'], Catan['Action']>;

/** One action: what was told of it, and the table before and after. */
export interface ClaimedStep {
  readonly by: Actor;
  readonly action: Action;
  readonly events: readonly Event[];
  readonly before: Position;
  readonly after: Position;
}

/** A game told for the sake of a situation: its record, what it claims in plain words, and all that happened. */
export interface ClaimedGame {
  readonly record: CatanRecord;
  readonly claims: readonly string[];
  readonly steps: readonly ClaimedStep[];
}

/** A position as twelve letters. */
export const fingerprint = (position: Position): string =>
  createHash('sha256').update(JSON.stringify(position)).digest('hex').slice(0, 12);

/** Reads and plays a record in text form. Its remarks are its claims. */
export function readClaimedGame(text: string): ClaimedGame {
  const read = parseRecord([catan], text);
  if (!read.ok) throw new Error(read.because);
  const claims = [...text.matchAll(/^# (.+)$/gm)].map(([, claim = '']) => claim);
  return { ...playClaimedGame(read.value), claims };
}

/** Plays anything that claims to be a record. */
export function playClaimedGame(input: unknown): Omit<ClaimedGame, 'claims'> {
  const steps: ClaimedStep[] = [];
  let before: Position;
  const replayed = replay(catan, input, undefined, {
    before: (state) => {
      before = positionOf(state);
    },
    after: (state, by, action, _at, events) =>
      steps.push({ by, action, events, before, after: positionOf(state) }),
  });
  if (!replayed.ok) throw new Error(`action ${replayed.at}: ${replayed.because}`);
  return { record: replayed.record, steps };
}

type EventOfType<Type extends Event['type']> = Extract<Event, { type: Type }>;
const eventsOfType = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
  events.filter((event): event is EventOfType<Type> => event.type === type);

const count = (cards: Readonly<Record<string, number>>): number =>
  Object.values(cards).reduce((sum, many) => sum + many, 0);
/** Cards in words, as a position has them. */
const many = (words: string): number =>
  words.split(' ').reduce((sum, word) => sum + (word === '' ? 0 : Number(word.split(':')[1] ?? 1)), 0);

const buildingsOf = ({ settlements, cities }: Position, seat: number): string[] =>
  [...settlements, ...cities].filter((one) => one.endsWith(` ${seat}`)).map((one) => one.slice(0, 3));
/** Tells whether a seat has a building beside a hex. */
const isBeside = (position: Position, seat: number, hex: string | null): boolean =>
  buildingsOf(position, seat).some((at) =>
    BASE_ISLAND.cornersOf[BASE_ISLAND.hexNumber(hex)]!.includes(BASE_ISLAND.intersectionNumber(at)),
  );

/** One claim in plain words: how it is worded, and whether it is true of a game. `seat` finds a seat by name. */
interface Claim {
  readonly words: RegExp;
  readonly holds: (story: ClaimedGame, words: string[], seat: (name: string) => number) => boolean;
}

const end = ({ steps }: ClaimedGame): Position => steps.at(-1)!.after;
const awards = ({ steps }: ClaimedGame) =>
  steps.flatMap((step) => eventsOfType(step.events, 'award').map((award) => ({ step, award })));

const CLAIMS: readonly Claim[] = [
  {
    words: /^The six roads of (\w+) are a ring round (H\d\d)\.$/,
    holds: (story, [name, hex], seat) => {
      const corners = BASE_ISLAND.cornersOf[BASE_ISLAND.hexNumber(hex)]!;
      const own = end(story).roads.filter((road) => road.endsWith(` ${seat(name!)}`));
      return (
        own.length === 6 &&
        end(story).lengths[seat(name!)] === 6 &&
        own.every((road) =>
          BASE_ISLAND.ends[BASE_ISLAND.pathNumber(road.slice(0, 3))]!.every((at) => corners.includes(at)),
        )
      );
    },
  },
  {
    words: /^At the end the longest road of (\w+) has (\d+) of its (\d+) roads\.$/,
    holds: (story, [name, length, roads], seat) =>
      end(story).lengths[seat(name!)] === Number(length) &&
      end(story).roads.filter((road) => road.endsWith(` ${seat(name!)}`)).length === Number(roads),
  },
  {
    words: /^(\w+) takes the longest road with (\d+) roads\.$/,
    holds: (story, [name, length], seat) =>
      awards(story).some(
        ({ award, step }) =>
          award.card === 'longest-road' &&
          award.from === null &&
          award.to === seat(name!) &&
          award.length === Number(length) &&
          step.by === seat(name!),
      ),
  },
  {
    words: /^(\w+) takes the longest road in the turn of (\w+)\.$/,
    holds: (story, [name, active], seat) =>
      awards(story).some(
        ({ award, step }) =>
          award.card === 'longest-road' && award.to === seat(name!) && step.before.seat === seat(active!),
      ),
  },
  {
    words: /^A settlement of (\w+) cuts the road of (\w+) from (\d+) to (\d+)\.$/,
    holds: ({ steps }, [name, other, from, to], seat) =>
      steps.some(
        ({ by, action, before, after }) =>
          by === seat(name!) &&
          action.type === 'settle' &&
          before.lengths[seat(other!)] === Number(from) &&
          after.lengths[seat(other!)] === Number(to),
      ),
  },
  {
    words: /^The longest road is set aside(, though (\w+) and (\w+) have (\d+) roads each)?\.$/,
    holds: (story, [, one, other, length], seat) =>
      awards(story).some(
        ({ award, step }) =>
          award.card === 'longest-road' &&
          award.to === null &&
          (!one || [one, other].every((name) => step.after.lengths[seat(name!)] === Number(length))),
      ),
  },
  {
    words: /^At the end (\w+) holds the (longest road|largest army)\.$/,
    holds: (story, [name, card], seat) =>
      end(story)[card === 'longest road' ? 'longestRoad' : 'largestArmy'] ===
      (name === 'nobody' ? null : seat(name!)),
  },
  {
    words: /^(\w+) takes the largest army from (\w+) with (\d+) knights\.$/,
    holds: (story, [name, other, knights], seat) =>
      awards(story).some(
        ({ award }) =>
          award.card === 'largest-army' &&
          award.from === seat(other!) &&
          award.to === seat(name!) &&
          award.length === Number(knights),
      ),
  },
  {
    words: /^The bank has (\d+) (\w+) for (\w+), who is owed (\d+), and pays them\.$/,
    holds: ({ steps }, [left, card, name, owed], seat) =>
      steps.some(({ events }) =>
        eventsOfType(events, 'short').some(({ shortages }) =>
          shortages.some(
            (one) =>
              one.card === card &&
              one.paid === Number(left) &&
              one.owed.every((claim, at) => claim === (at === seat(name!) ? Number(owed) : 0)),
          ),
        ),
      ),
  },
  {
    words: /^The bank has (\d+) (\w+), (\w+) is owed (\d+) and (\w+) (\d+): nobody gets any\.$/,
    holds: ({ steps }, [left, card, one, owed, other, owedToo], seat) =>
      steps.some(
        ({ events, before, after }) =>
          eventsOfType(events, 'short').some(({ shortages }) =>
            shortages.some(
              (short) =>
                short.card === card &&
                short.paid === 0 &&
                short.owed[seat(one!)] === Number(owed) &&
                short.owed[seat(other!)] === Number(owedToo),
            ),
          ) && [before, after].every(({ bank }) => bank.includes(left === '1' ? card! : `${card}:${left}`)),
      ),
  },
  {
    words: /^A roll of (\d+) brings (\w+) (\w+) and (\w+) (\w+), and nobody else anything\.$/,
    holds: ({ steps }, [number, one, card, other, cardToo], seat) =>
      steps.some(
        ({ action, events }) =>
          action.type === 'dice' &&
          action.dice[0] + action.dice[1] === Number(number) &&
          eventsOfType(events, 'produced').some(({ cards }) =>
            cards.every((own, at) => {
              const due = at === seat(one!) ? card : at === seat(other!) ? cardToo : '';
              return Object.keys(own).join() === due && count(own) === (due ? 1 : 0);
            }),
          ),
      ),
  },
  {
    words: /^Monopoly brings (\w+) (\d+) (\w+), (\d+) of them from (\w+)\.$/,
    holds: ({ steps }, [name, all, card, some, other], seat) =>
      steps.some(({ events }) =>
        eventsOfType(events, 'monopoly').some(
          (one) =>
            one.seat === seat(name!) &&
            one.card === card &&
            one.from.reduce((sum, cards) => sum + cards, 0) === Number(all) &&
            one.from[seat(other!)] === Number(some),
        ),
      ),
  },
  {
    words: /^Year of plenty brings (\w+) the only card of the bank\.$/,
    holds: ({ steps }, [name], seat) =>
      steps.some(
        ({ events, before, after }) =>
          eventsOfType(events, 'took').some((took) => took.seat === seat(name!) && count(took.cards) === 1) &&
          many(before.bank) === 1 &&
          after.bank === '',
      ),
  },
  {
    words: /^Road building brings (\w+) one road, its fifteenth\.$/,
    holds: ({ steps }, [name], seat) =>
      steps.some(
        ({ action, by, after }, i) =>
          action.type === 'play' &&
          action.card === 'roads' &&
          by === seat(name!) &&
          steps[i + 1]?.action.type === 'road' &&
          after.phase === 'free-roads' &&
          steps[i + 1]?.after.phase !== 'free-roads' &&
          steps[i + 1]?.after.supply[seat(name!)]?.endsWith(' 0'),
      ),
  },
  {
    words: /^(\w+) does without the second free road\.$/,
    holds: ({ steps }, [name], seat) =>
      steps.some(({ action, by }) => action.type === 'skip' && by === seat(name!)),
  },
  {
    words: /^(\w+) moves the robber twice in one turn\.$/,
    holds: ({ steps }, [name], seat) => {
      const turns = steps.flatMap(({ action, by, before }) =>
        action.type === 'robber' && by === seat(name!) ? [before.turn] : [],
      );
      return turns.some((turn, i) => turns.indexOf(turn) !== i);
    },
  },
  {
    words: /^(\w+) discards (\d+) of (\d+) cards\.$/,
    holds: ({ steps }, [name, due, cards], seat) =>
      steps.some(
        ({ events, before }) =>
          eventsOfType(events, 'seven').some((seven) => seven.due[seat(name!)] === Number(due)) &&
          many(before.hands[seat(name!)]!) === Number(cards),
      ),
  },
  {
    words: /^(\w+) has (\d+) points in the turn of (\w+), and has not won\.$/,
    holds: ({ steps, record }, [name, points, active], seat) =>
      Number(points) >= record.options.victoryTarget &&
      steps.some(
        ({ after }) =>
          after.points[seat(name!)] === Number(points) &&
          after.seat === seat(active!) &&
          after.outcome === null,
      ),
  },
  {
    words: /^(\w+) wins at the start of its turn, before the roll\.$/,
    holds: (story, [name], seat) =>
      end(story).outcome?.winners.join() === `${seat(name!)}` &&
      end(story).dice === null &&
      eventsOfType(story.steps.at(-1)!.events, 'ended')[0]?.rule === 'CAT-VP-03',
  },
  {
    words: /^(\w+) wins by (a card just bought|a road|a knight, before the robber moves)\.$/,
    holds: (story, [name, how], seat) =>
      (end(story).outcome?.winners.join() === `${seat(name!)}` &&
        story.steps.at(-1)!.action.type === { 'a card just bought': 'dealt', 'a road': 'road' }[how!]) ||
      (how!.startsWith('a knight') &&
        story.steps.at(-1)!.action.type === 'play' &&
        end(story).outcome?.winners.join() === `${seat(name!)}`),
  },
  {
    words: /^Nobody else saw the points of (\w+) before\.$/,
    holds: (story, [name], seat) => {
      const shown = story.steps.at(-1)!.before.points[seat(name!)]!;
      return shown + many(end(story).held[seat(name!)]!) >= story.record.options.victoryTarget && shown === 2;
    },
  },
  {
    words: /^The friendly robber may go to no hex beside (\w+), who has two points\.$/,
    holds: ({ record, steps }, [name], seat) =>
      steps.some(({ action, before }, at) => {
        if (action.type !== 'robber' || before.points[seat(name!)] !== 2) return false;
        const replayed = replay(catan, record, at);
        return (
          replayed.ok &&
          catan
            .actions(replayed.state, before.seat)
            .every((one) => one.type === 'robber' && !isBeside(before, seat(name!), one.to))
        );
      }),
  },
  {
    words: /^The friendly robber has nowhere to go, and stays in the desert\.$/,
    holds: ({ record, steps }) =>
      steps.some(({ action, before, after }, at) => {
        if (action.type !== 'robber' || before.robber !== after.robber) return false;
        const replayed = replay(catan, record, at);
        return replayed.ok && catan.actions(replayed.state, before.seat).length === 1;
      }),
  },
  {
    words: /^(\w+) robs (\w+), who has (\d+) points\.$/,
    holds: ({ steps }, [name, other, points], seat) =>
      steps.some(
        ({ action, by, before }) =>
          action.type === 'rob' &&
          by === seat(name!) &&
          action.seat === seat(other!) &&
          before.points[seat(other!)] === Number(points),
      ),
  },
  {
    words: /^(\w+) robs (\w+), who has no card, though (\w+) has some, and gets nothing\.$/,
    holds: ({ steps }, [name, other, third], seat) =>
      steps.some(
        ({ action, by, before, after, events }) =>
          action.type === 'rob' &&
          by === seat(name!) &&
          action.seat === seat(other!) &&
          before.hands[seat(other!)] === '' &&
          before.hands[seat(third!)] !== '' &&
          isBeside(before, seat(third!), before.robber) &&
          eventsOfType(events, 'nothing-stolen')[0]?.rule === 'CAT-ROBBER-10' &&
          after.hands.join() === before.hands.join(),
      ),
  },
  {
    words: /^The robber comes to (\w+), who has no card, and nobody is asked\.$/,
    holds: ({ steps }, [name], seat) =>
      steps.some(
        ({ action, before, after }) =>
          action.type === 'robber' &&
          isBeside(before, seat(name!), action.to) &&
          before.hands[seat(name!)] === '' &&
          after.phase === 'main',
      ),
  },
  {
    words: /^(\w+) trades with (\w+) on the terms of (\w+)\.$/,
    holds: ({ steps }, [name, other, whose], seat) =>
      steps.some(
        ({ action, by, before }) =>
          action.type === 'trade' &&
          by === seat(name!) &&
          action.with === seat(other!) &&
          before.answers[seat(other!)]!.startsWith('proposed') === (whose === other),
      ),
  },
  {
    words: /^An accepted offer is not carried out, for (\w+) no longer has the cards\.$/,
    holds: ({ record, steps }, [name], seat) =>
      steps.some(({ before }, at) => {
        const other = before.answers.findIndex((answer) => answer.startsWith('accepted'));
        if (other < 0) return false;
        const replayed = replay(catan, record, at);
        if (!replayed.ok) return false;
        const refusal = catan.refusal(replayed.state, before.seat, { type: 'trade', with: other });
        return refusal?.rule === 'CAT-TRADE-08' && refusal.because.includes(`seat ${seat(name!)} `);
      }),
  },
];

/** Tells whether a claim is true; throws if its words are unknown. */
export function holds(claim: string, story: ClaimedGame): boolean {
  for (const { words, holds } of CLAIMS) {
    const match = words.exec(claim);
    if (!match) continue;
    const seat = (name: string) => {
      const found = story.record.seats.findIndex((one) => one.name === name);
      if (found < 0) throw new Error(`nobody is called ${name}: ${claim}`);
      return found;
    };
    return holds(story, match.slice(1), seat);
  }
  throw new Error(`nobody knows what this claims: ${claim}`);
}
