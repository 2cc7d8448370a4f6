import type { GameFacts } from '../../game/entry.ts';
import { table } from '../../shell/output.ts';
import { facts, type TileDescription } from './facts.ts';
import type { CarcassonneKey } from './messages.ts';

const editions = Object.entries(facts.editions);

/** A tile with a garden only replaces another. */
const withoutGardens = facts.tiles.filter(({ replaces }) => replaces === undefined);

const joined = ({ sets }: TileDescription): string => sets.join(' + ');

/** Returns the number of tiles in each edition. */
const counts = (tiles: readonly TileDescription[]): number[] =>
  editions.map(([, rules]) =>
    tiles
      .filter(
        ({ options: { riverTiles = rules.riverTiles, tradersTiles = rules.tradersTiles } = {} }) =>
          riverTiles === rules.riverTiles && tradersTiles === rules.tradersTiles,
      )
      .reduce((sum, { copies }) => sum + copies, 0),
  );

export const boxFacts: GameFacts<CarcassonneKey> = {
  document: facts,
  summary: (say) => [
    say('facts.tiles'),
    ...table([
      ['', ...editions.map(([name]) => name)],
      ...[...new Set(withoutGardens.map(joined))].map((sets) => [
        sets || say('facts.base'),
        ...counts(withoutGardens.filter((tile) => joined(tile) === sets)),
      ]),
    ]),
    say('facts.figures'),
    ...table(Object.entries(facts.figures).map(([figure, { count, set }]) => [figure, count, set ?? ''])),
    say('facts.goods'),
    ...table(Object.entries(facts.goods)),
  ],
};
