import type { GameFacts } from '../../game/entry.ts';
import { typed } from '../../i18n/translator.ts';
import { table } from '../../shell/output.ts';
import { facts } from './facts.ts';
import type { CatanKey } from './messages.ts';

const counts = (cards: Readonly<Record<string, number>>): string =>
  typed(Object.entries(cards).map(([card, count]) => `${count} ${card}`));

export const boxFacts: GameFacts<CatanKey> = {
  document: facts,
  summary: (say) => [
    say('facts.island', {
      hexes: facts.hexes.length,
      intersections: facts.intersections.length,
      paths: facts.paths.length,
      harbors: facts.harbors.length,
    }),
    say('facts.tokens', { tokens: typed(facts.tokens) }),
    say('facts.terrains'),
    ...table(
      Object.entries(facts.terrains).map(([terrain, { count, resource }]) => [
        terrain,
        count,
        resource ?? '',
      ]),
    ),
    say('facts.harbors'),
    ...table(Object.entries(facts.harborKinds)),
    say('facts.cards'),
    ...table(Object.entries(facts.cards)),
    say('facts.developments'),
    ...table(Object.entries(facts.developments)),
    say('facts.purchases'),
    ...table(Object.entries(facts.purchases).map(([name, { count, cost }]) => [name, count, counts(cost)])),
  ],
};
