import assert from 'node:assert/strict';
import { catan, RESOURCES } from '@bastide/catan';
import { rule } from '../rule.ts';
import { BEGINNERS, table } from '../table.ts';

/** V00 and V26: 3:1. V10: 2:1 ore. V33: 2:1 brick. */
const at = (place: string, hand: string) => table().given(`Red: ${place}; hand ${hand}`);

rule('GG-05', '4 ore for 1 lumber; at the ore harbor 2 for 1 and 4 for 2, but still 4 wool for 1', () => {
  assert.equal(at('V08', 'ore:4').play('Red', 'bank ore for lumber').hand('Red'), 'lumber');
  const harbor = at('V10', 'ore:4 wool:4');
  assert.equal(harbor.copy().play('Red', 'bank ore for lumber').hand('Red'), 'lumber wool:4 ore:2');
  assert.equal(
    harbor.copy().play('Red', 'bank ore for lumber bank ore for grain').hand('Red'),
    'lumber wool:4 grain',
  );
  assert.equal(harbor.copy().play('Red', 'bank wool for lumber').hand('Red'), 'lumber ore:4');
  assert.equal(at('V10', 'wool:3').refusalOf('Red', 'bank wool for lumber'), 'CAT-MARI-01');
});

rule('CAT-MARI-01', '4 of a kind for 1 of another, without a harbor', () => {
  const t = at('V08', 'wool:4');
  assert.deepEqual(
    t.choices('Red').filter((text) => text.startsWith('bank')),
    RESOURCES.filter((card) => card !== 'wool').map((card) => `bank wool for ${card}`),
  );
  t.play('Red', 'bank wool for grain');
  assert.deepEqual(t.eventsOfType('banked'), [
    { type: 'banked', seat: 0, give: { wool: 4 }, get: { grain: 1 } },
  ]);
  assert.equal(at('V08', 'wool:3 ore').refusalOf('Red', 'bank wool for grain'), 'CAT-MARI-01');
});

rule('CAT-MARI-02', '3 of any kind at a generic harbor', () => {
  assert.deepEqual(at('V00', 'ore').of('Red').rates, { brick: 3, lumber: 3, wool: 3, grain: 3, ore: 3 });
  for (const card of RESOURCES) {
    const other = card === 'ore' ? 'wool' : 'ore';
    assert.equal(at('V00', `${card}:3`).play('Red', `bank ${card} for ${other}`).hand('Red'), other);
    assert.equal(at('V00', `${card}:2`).refusalOf('Red', `bank ${card} for ${other}`), 'CAT-MARI-02');
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
    for (const one of RESOURCES) assert.equal(t.of('Red').rates[one], one === card ? 2 : 4);
    assert.equal(
      at(place, card).refusalOf('Red', `bank ${card} for ${card === 'ore' ? 'wool' : 'ore'}`),
      'CAT-MARI-03',
    );
    t.play('Red', `bank ${card} for ${card === 'ore' ? 'wool' : 'ore'}`);
  }
});

rule('CAT-MARI-04 CAT-EDGE-19', 'one kind a swap, several swaps: 8 lumber bring two different cards', () => {
  const t = at('V08', 'lumber:8').play('Red', 'bank lumber for ore bank lumber for wool');
  assert.equal(t.hand('Red'), 'wool ore');
  assert.equal(at('V08', 'lumber:2 brick:2').refusalOf('Red', 'bank lumber for ore'), 'CAT-MARI-01');
});

rule('CAT-MARI-05 CAT-DEC-11', 'not for a card of the same kind', () => {
  for (const card of RESOURCES)
    assert.equal(at('V08', `${card}:4`).refusalOf('Red', `bank ${card} for ${card}`), 'CAT-MARI-05');
});

rule('CAT-MARI-06', 'the bank must have the card', () => {
  const t = at('V08', 'ore:4').bank('grain:0', 'Blue');
  assert.equal(t.refusalOf('Red', 'bank ore for grain'), 'CAT-MARI-06');
  assert.ok(!t.choices('Red').includes('bank ore for grain'));
  assert.equal(t.refusalOf('Red', 'bank ore for wool'), undefined);
});

rule('CAT-MARI-07', 'only at the own turn, only after the roll', () => {
  const t = table().given('Red: hand ore:4\nBlue: hand ore:4');
  assert.equal(t.refusalOf('Blue', 'bank ore for wool'), 'CAT-MARI-07');
  t.begin('Red');
  assert.equal(t.refusalOf('Red', 'bank ore for wool'), 'CAT-MARI-07');
  t.play('Red', 'roll 3 4');
  assert.notEqual(t.refusalOf('Red', 'bank ore for wool'), undefined);
  t.play('Red', 'robber H11');
  assert.equal(t.refusalOf('Red', 'bank ore for wool'), undefined);
});

rule(
  'CAT-MARI-08',
  'a building at an end of the path, no road; a city keeps it, the robber does not matter, two are like one',
  () => {
    for (const place of ['V10', 'V15', 'city V10']) assert.equal(at(place, 'ore:2').of('Red').rates.ore, 2);
    assert.equal(at('V14 V14-V10-V15', 'ore:2').of('Red').rates.ore, 4);
    const t = at('V10', 'ore:5 grain:2').play('Red', 'city V10');
    assert.equal(t.of('Red').rates.ore, 2);
    assert.equal(at('V10', 'ore:2').robber('H06').refusalOf('Red', 'bank ore for wool'), undefined);
    assert.deepEqual(at('V00 V26', 'ore').of('Red').rates, at('V00', 'ore').of('Red').rates);
    const both = at('V00 V10', 'ore').of('Red').rates;
    assert.deepEqual(both, { brick: 3, lumber: 3, wool: 3, grain: 3, ore: 2 });
    assert.deepEqual(at('V10 V00', 'ore').of('Red').rates, both);
  },
);

rule('CAT-MARI-08', 'a harbor belongs to whoever builds there', () => {
  const t = table().given(`${BEGINNERS}\nOrange: V14-V10; hand brick lumber wool grain`).turn('Orange');
  assert.equal(catan.refusal(t.state, 3, { type: 'settle', at: 'V10' })?.rule, 'CAT-SETL-04');
  t.given('Orange: V10-V15').play('Orange', 'settle V15');
  assert.equal(t.of('Orange').rates.ore, 2);
  assert.equal(t.of('Red').rates.ore, 4);
});
