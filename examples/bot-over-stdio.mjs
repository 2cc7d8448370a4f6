#!/usr/bin/env node
// A bot for any game of Bastide, over standard input and output: bastide arena GAME --bots random --bot "cmd:node bot-over-stdio.mjs"
//
// It never looks at the board: it takes the action by which most is done (build before pass), else any. The lines are described in
// docs/bot-protocol.md.
import { createInterface } from 'node:readline';

/** Types of actions by how much it likes them; whatever is not named lies between. */
const LIKED = ['city', 'settle', 'deploy', 'play', 'road', 'buy'];
const LEFT = ['skip', 'end', 'decline'];

const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

function liking({ type }) {
  if (LIKED.includes(type)) return LIKED.length - LIKED.indexOf(type);
  return LEFT.includes(type) ? -1 : 0;
}

/** Numbers from 0 to 1 by a seed (mulberry32). */
function diceOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

let dice = Math.random;
for await (const text of createInterface({ input: process.stdin })) {
  const line = JSON.parse(text);
  if (line.type === 'start') {
    if (line.seed !== undefined) dice = diceOf(line.seed);
    say({ type: 'ready' });
  } else if (line.type === 'decide') {
    const best = Math.max(...line.view.actions.map(liking));
    const choices = line.view.actions.filter((one) => liking(one) === best);
    say({ type: 'move', id: line.id, action: choices[Math.floor(dice() * choices.length)] });
  } // "act" and "over" need no answer.
}
