import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { bundleProgram } from '../../../../../scripts/bundle.mjs';
import { at } from '../../../../../scripts/run-tool.mjs';
import { type StoreFixture, storeFixtures } from '../store-fixtures.ts';

const GAMES = 100_000;
const ENTRIES = 20;
const STARTS = 7;
/** From the start of the process to the first game, in milliseconds. */
const GOAL = 2_000;

interface Restarted {
  /** Milliseconds until our code runs, to open the store, and to read a game and what is due. */
  readonly start: number;
  readonly open: number;
  readonly read: number;
  readonly entries: number;
  readonly due: number;
}

/** Measures the time from the start of a process to the first read of a store of many games, after the one before was killed. */
export default async function main([games = `${GAMES}`]: readonly string[]): Promise<boolean> {
  const [filler, reopener] = await Promise.all(
    ['filler', 'reopener'].map((name) => bundleProgram(at(`apps/server/test/reliability/${name}.ts`))),
  );
  let isGood = true;
  for await (const fixture of storeFixtures()) {
    const since = performance.now();
    await heard(filler!, { where: fixture.where, games: Number(games), entries: ENTRIES });
    const seconds = Math.round((performance.now() - since) / 1_000);
    console.log(`${fixture.name}: ${games} games of ${ENTRIES} entries, filled in ${seconds} s`);
    const all: Restarted[] = [];
    for (let i = 0; i < STARTS; i++) all.push(await restarted(reopener!, fixture, Number(games)));
    isGood = say(fixture, all) && isGood;
    await fixture.remove();
  }
  return isGood;
}

async function restarted(
  reopener: string,
  { where, postgres }: StoreFixture,
  games: number,
): Promise<Restarted> {
  if (postgres) {
    await postgres.end('SIGQUIT');
    await postgres.start();
  }
  const game = `game-${Math.floor(Math.random() * games)}`;
  const answer = (await heard(reopener, { where, game })) as Restarted;
  if (answer.entries !== ENTRIES || answer.due === 0)
    throw new Error(`not all is there: ${JSON.stringify(answer)}`);
  return answer;
}

/** Returns the first output of a program, which is then killed. */
async function heard(program: string, what: object): Promise<unknown> {
  const child: ChildProcess = fork(program, [JSON.stringify(what)]);
  const gone = once(child, 'exit');
  const [said] = await Promise.race([
    once(child, 'message'),
    gone.then(() => Promise.reject(new Error(`${program} has ended`))),
  ]);
  child.kill('SIGKILL');
  await gone;
  return said;
}

function say({ name }: StoreFixture, all: readonly Restarted[]): boolean {
  const by = [...all].sort((a, b) => total(a) - total(b));
  const [median, worst] = [by[Math.floor(by.length / 2)]!, by.at(-1)!];
  const words = (one: Restarted) =>
    `${Math.round(total(one))} ms (process ${Math.round(one.start)}, open ${Math.round(one.open)}, read ${Math.round(one.read)})`;
  console.log(`${name}: start to first read, median ${words(median)}, worst ${words(worst)}`);
  return total(worst) < GOAL;
}

const total = ({ start, open, read }: Restarted) => start + open + read;
