import { ACCOUNT_KINDS, type AccountKinds, type Clock, PACES, type Pace, type Pool } from '@bastide/protocol';

const PACE: Readonly<Record<Clock['kind'], Pace>> = { live: 'live', days: 'days', none: 'untimed' };

/** Strengths are compared only between tables of the same game, at about the same pace, and in the same company. */
export const poolFor = (game: string, clock: Clock, company: AccountKinds): Pool => ({
  game,
  pace: PACE[clock.kind],
  company,
});

/** `game/live/people`, as it is stored and as addresses have it. */
export const poolName = ({ game, pace, company }: Pool): string => `${game}/${pace}/${company}`;

export function parsePool(name: string): Pool | undefined {
  const [game = '', pace, company, ...rest] = name.split('/');
  const parsed = {
    pace: PACES.find((one) => one === pace),
    company: ACCOUNT_KINDS.find((one) => one === company),
  };
  if (game === '' || !parsed.pace || !parsed.company || rest.length > 0) return undefined;
  return { game, pace: parsed.pace, company: parsed.company };
}
