import { BOTS } from '@bastide/bots';
import { carcassonne, type State } from '@bastide/carcassonne';
import { readText, replay, Sfc32 } from '@bastide/contract';
import { describe, expect, test } from 'vitest';

/** The state after some lines of a record; the last one ends with the tile drawn. */
function after(lines: string, options: object = {}): State {
  const text = `bastide/1 carcassonne
options ${JSON.stringify(options)}
seats [{"name":"one"},{"name":"two"}]

${lines.trim()}
`;
  const read = readText(carcassonne, text);
  if (!read.ok) throw new Error(read.because);
  const replayed = replay(carcassonne, read.value);
  if (!replayed.ok) throw new Error(`${replayed.at}: ${replayed.because}`);
  return replayed.state;
}

/** Greedy's turn with the tile, in the words of records: all its actions until the next tile. */
function turn(state: State): string {
  const bot = BOTS.greedy();
  const [seat] = carcassonne.actors(state) as [number];
  const words: string[] = [];
  for (const random = new Sfc32(1); carcassonne.actors(state)[0] === seat; ) {
    const action = bot.choose(carcassonne, state, seat, random);
    words.push(carcassonne.text.write(action));
    carcassonne.apply(state, seat, action);
  }
  return words.join(' ');
}

describe('greedy', () => {
  test('closes a city that nobody owns and takes its points', () => {
    const state = after('0 BA-E');
    expect(turn(state)).toBe('0,-1 180 meeple c1');
  });

  test('closes its own city of three tiles rather than beginning something', () => {
    const state = after(`
      0 BA-G 0,-1 90 meeple c1
      1 BA-B 0,1 0 meeple m1
      0 BA-E`);
    expect(turn(state)).toMatch(/^0,-2 180/);
    expect(state.points[0]).toBe(6);
  });

  test('closes a road with a free meeple that comes home at once', () => {
    const state = after(`
      0 BA-S 1,0 90 skip
      1 BA-B 0,1 0 meeple m1
      0 BA-X`);
    expect(turn(state)).toMatch(/^-1,0 \d+ meeple r/);
    expect(state.points[0]).toBeGreaterThanOrEqual(3);
    expect(state.supply[0]).toBe(7);
  });

  test('stands on a monastery', () => {
    expect(turn(after('0 BA-B'))).toMatch(/meeple m1$/);
  });

  test('does not close the city of its opponent', () => {
    const state = after(`
      0 BA-B 0,1 0 meeple m1
      1 BA-R 0,-1 180 meeple c1
      0 BA-B 1,1 0 skip
      1 BA-E 1,-1 270 skip
      0 BA-E`);
    turn(state);
    expect(state.points[1]).toBe(0);
  });

  test('keeps its last meeple for something better than a road', () => {
    const lines = '0 BA-U';
    expect(turn(after(lines))).toMatch(/meeple/);
    const state = after(lines);
    state.supply[0] = 1; // as if six stood on fields
    expect(turn(state)).toMatch(/skip$/);
  });

  test('puts its last meeple down when there is nothing to keep it for', () => {
    const state = after('0 BA-U');
    state.supply[0] = 1;
    // The last tile of the game: everything else is out of the bag, and none is left.
    state.bag.fill(0);
    state.left = 0;
    expect(turn(state)).toMatch(/meeple/);
  });

  test('takes the tile for its builder', () => {
    const state = after(
      `
      0 BA-R 0,-1 180 meeple c1
      1 BA-B 0,1 0 meeple m1
      0 BA-H 1,-1 180 builder c1
      1 BA-B 1,1 0 skip
      0 BA-G`,
      { sets: ['traders'] },
    );
    turn(state);
    expect(carcassonne.view(state).seat).toBe(0);
    expect(carcassonne.view(state).part).toBe(2);
  });

  test('takes the second tile that it is offered', () => {
    const offered = `
      0 BA-U 1,0 90 meeple r1
      1 BA-B 0,1 0 meeple m1
      0 BA-U 2,0 90 builder r1
      1 BA-B 0,2 0 skip
      0 BA-U`;
    const options = { sets: ['traders'], secondTile: 'asked' };
    expect(turn(after(offered, options))).toMatch(/^3,0 (90|270) .*second taken$/);
  });
});
