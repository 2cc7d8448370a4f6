import { catan, RESOURCES } from '@bastide/catan';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { BEGINNERS, table } from '../table.ts';

/** V00 and V26: 3:1. V10: 2:1 ore. V33: 2:1 brick. */
const at = (place: string, hand: string) => table().given(`Red: ${place}; hand ${hand}`);

rule('GG-05', '4 ore for 1 lumber; at the ore harbor 2 for 1 and 4 for 2, but still 4 wool for 1', () => {
  expect(at('V08', 'ore:4').play('Red', 'bank ore for lumber').hand('Red')).toBe('lumber');
  const harbor = at('V10', 'ore:4 wool:4');
  expect(harbor.copy().play('Red', 'bank ore for lumber').hand('Red')).toBe('lumber wool:4 ore:2');
  expect(harbor.copy().play('Red', 'bank ore for lumber bank ore for grain').hand('Red')).toBe(
    'lumber wool:4 grain',
  );
  expect(harbor.copy().play('Red', 'bank wool for lumber').hand('Red')).toBe('lumber ore:4');
  expect(at('V10', 'wool:3').refusalOf('Red', 'bank wool for lumber')).toBe('CAT-MARI-01');
});

rule('CAT-MARI-01', '4 of a kind for 1 of another, without a harbor', () => {
  const t = at('V08', 'wool:4');
  expect(t.choices('Red').filter((text) => text.startsWith('bank'))).toStrictEqual(
    RESOURCES.filter((card) => card !== 'wool').map((card) => `bank wool for ${card}`),
  );
  t.play('Red', 'bank wool for grain');
  expect(t.eventsOfType('banked')).toStrictEqual([
    { type: 'banked', seat: 0, give: { wool: 4 }, get: { grain: 1 } },
  ]);
  expect(at('V08', 'wool:3 ore').refusalOf('Red', 'bank wool for grain')).toBe('CAT-MARI-01');
});

rule('CAT-MARI-02', '3 of any kind at a generic harbor', () => {
  expect(at('V00', 'ore').of('Red').rates).toStrictEqual({ brick: 3, lumber: 3, wool: 3, grain: 3, ore: 3 });
  for (const card of RESOURCES) {
    const other = card === 'ore' ? 'wool' : 'ore';
    expect(at('V00', `${card}:3`).play('Red', `bank ${card} for ${other}`).hand('Red')).toBe(other);
    expect(at('V00', `${card}:2`).refusalOf('Red', `bank ${card} for ${other}`)).toBe('CAT-MARI-02');
  }
});

rule('CAT-MARI-03', '2 of its kind at a special harbor, and nothing better for other kinds', () => {
  for (const [place, card] of [
    ['V33', 'brick'],
    ['V11', 'lumber'],
    ['V42', 'wool'],
    ['V01', 'grain'],
    ['V10', 'ore'],
  ] as const) {
    const t = at(place, `${card}:2`);
    for (const one of RESOURCES) expect(t.of('Red').rates[one]).toBe(one === card ? 2 : 4);
    expect(at(place, card).refusalOf('Red', `bank ${card} for ${card === 'ore' ? 'wool' : 'ore'}`)).toBe(
      'CAT-MARI-03',
    );
    t.play('Red', `bank ${card} for ${card === 'ore' ? 'wool' : 'ore'}`);
  }
});

rule('CAT-MARI-04 CAT-EDGE-19', 'one kind a swap, several swaps: 8 lumber bring two different cards', () => {
  const t = at('V08', 'lumber:8').play('Red', 'bank lumber for ore bank lumber for wool');
  expect(t.hand('Red')).toBe('wool ore');
  expect(at('V08', 'lumber:2 brick:2').refusalOf('Red', 'bank lumber for ore')).toBe('CAT-MARI-01');
});

rule('CAT-MARI-05 CAT-DEC-11', 'not for a card of the same kind', () => {
  for (const card of RESOURCES)
    expect(at('V08', `${card}:4`).refusalOf('Red', `bank ${card} for ${card}`)).toBe('CAT-MARI-05');
});

rule('CAT-MARI-06', 'the bank must have the card', () => {
  const t = at('V08', 'ore:4').bank('grain:0', 'Blue');
  expect(t.refusalOf('Red', 'bank ore for grain')).toBe('CAT-MARI-06');
  expect(t.choices('Red')).not.toContain('bank ore for grain');
  expect(t.refusalOf('Red', 'bank ore for wool')).toBeUndefined();
});

rule('CAT-MARI-07', 'only at the own turn, only after the roll', () => {
  const t = table().given('Red: hand ore:4\nBlue: hand ore:4');
  expect(t.refusalOf('Blue', 'bank ore for wool')).toBe('CAT-MARI-07');
  t.begin('Red');
  expect(t.refusalOf('Red', 'bank ore for wool')).toBe('CAT-MARI-07');
  t.play('Red', 'roll 3 4');
  expect(t.refusalOf('Red', 'bank ore for wool')).toBeDefined();
  t.play('Red', 'robber H11');
  expect(t.refusalOf('Red', 'bank ore for wool')).toBeUndefined();
});

rule(
  'CAT-MARI-08',
  'a building at an end of the path, no road; a city keeps it, the robber does not matter, two are like one',
  () => {
    for (const place of ['V10', 'V15', 'city V10']) expect(at(place, 'ore:2').of('Red').rates.ore).toBe(2);
    expect(at('V14 V14-V10-V15', 'ore:2').of('Red').rates.ore).toBe(4);
    const t = at('V10', 'ore:5 grain:2').play('Red', 'city V10');
    expect(t.of('Red').rates.ore).toBe(2);
    expect(at('V10', 'ore:2').robber('H06').refusalOf('Red', 'bank ore for wool')).toBeUndefined();
    expect(at('V00 V26', 'ore').of('Red').rates).toStrictEqual(at('V00', 'ore').of('Red').rates);
    const both = at('V00 V10', 'ore').of('Red').rates;
    expect(both).toStrictEqual({ brick: 3, lumber: 3, wool: 3, grain: 3, ore: 2 });
    expect(at('V10 V00', 'ore').of('Red').rates).toStrictEqual(both);
  },
);

rule('CAT-MARI-08', 'a harbor belongs to whoever builds there', () => {
  const t = table().given(`${BEGINNERS}\nOrange: V14-V10; hand brick lumber wool grain`).turn('Orange');
  expect(catan.refusal(t.state, 3, { type: 'settle', at: 'V10' })?.rule).toBe('CAT-SETL-04');
  t.given('Orange: V10-V15').play('Orange', 'settle V15');
  expect(t.of('Orange').rates.ore).toBe(2);
  expect(t.of('Red').rates.ore).toBe(4);
});
