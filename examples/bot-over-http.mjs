// A bot that plays at tables of a Bastide server: node examples/bot-over-http.mjs URL TOKEN [TABLE INVITE]
// The token is of a bot account (`POST /api/me/bots`). With a table and the secret part of its link it sits down there.
// It knows no rules: of the actions that its view lists it takes any. Replace `choose` by something better.
// Everything else keeps its games going on a bad line and a busy server: see docs/bot-protocol.md, "A bot of a server".
import { setTimeout as sleep } from 'node:timers/promises';

const [url, token, table, invite] = process.argv.slice(2);

const choose = ({ actions }) => actions[Math.floor(Math.random() * actions.length)];

/** The longest pause between two tries, and the longest silence: a stream shows a sign of life every 20 s. In milliseconds. */
const LONGEST_PAUSE = 30_000;
const LONGEST_SILENCE = 60_000;
/** A stream follows no more tables. Others are read when the list of the bot's tables says that they wait for it. */
const FOLLOWED_AT_MOST = 20;

/** Waits before another try: as long as the server asks for and a little more, else by chance within a range that doubles. */
function pause(tries, retryAfter) {
  const seconds = Number(retryAfter ?? Number.NaN);
  if (seconds >= 0) return sleep((seconds + Math.random()) * 1000);
  return sleep(Math.random() * Math.min(LONGEST_PAUSE, 500 * 2 ** tries));
}

/**
 * Asks until there is an answer, and reads it. After a lost line, 429 or 5xx it sends the same once more, with the same `Idempotency-Key`:
 * nothing is done twice.
 */
async function ask(path, { headers, ...options } = {}, readBody = (response) => response.json()) {
  for (let tries = 1; ; tries++) {
    let retryAfter;
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new Error('no answer')), LONGEST_SILENCE);
    try {
      const response = await fetch(`${url}/api${path}`, {
        ...options,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        signal: silence.signal,
      });
      const { status } = response;
      if (status === 401) stop(new Error('this token opens nothing, or not any more'));
      if (status !== 429 && status < 500) return { status, body: await readBody(response, timer) };
      retryAfter = response.headers.get('retry-after');
      await response.body?.cancel();
    } catch (error) {
      console.error(`${path}: ${error.cause?.message ?? error.message}`);
    } finally {
      clearTimeout(timer);
    }
    await pause(tries, retryAfter);
  }
}

const command = (id, body, headers) =>
  ask(`/tables/${id}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
  });

/** Answers the first open question of one's own seats. Returns the status; undefined: nothing is asked. */
async function answer({ table: id, version, now = [] }) {
  const open = now.find(({ decision }) => decision !== undefined);
  if (!open) return undefined;
  const { seat, view, decision } = open;
  const { status } = await command(id, {
    type: 'act',
    seat,
    decision,
    seen: version,
    actions: [choose(view)],
  });
  return status;
}

/** By table: the newest news that is not answered yet; and the tables at which an answer is on its way. */
const news = new Map();
const busy = new Set();

/** Answers what is open at a table. Where an answer was refused, things have changed: it reads the table anew and answers that. */
async function play(id) {
  if (busy.has(id)) return;
  busy.add(id);
  for (let refusals = 0; news.has(id); ) {
    const told = news.get(id);
    news.delete(id);
    const status = await answer(told);
    if (status === undefined || status < 400) {
      refusals = 0;
      continue;
    }
    if (refusals++ > 0) await pause(refusals);
    await readAnew(id);
  }
  busy.delete(id);
}

async function readAnew(id) {
  const { status, body } = await ask(`/tables/${id}?views=all`);
  // A table that this bot may not look at any more is none of its business.
  if (status === 200 && !(news.get(id)?.version > body.version)) news.set(id, body);
}

/** Plays at a table that no stream follows. */
async function playUnfollowed(id) {
  await readAnew(id);
  await play(id);
}

/** How far each table was read: the stream goes on there (`Last-Event-ID`). */
let cursor = '';

/** Reads a stream until it ends, breaks, falls silent, or could follow one more table. Returns whether it brought anything. */
async function readStream(response, timer, follow) {
  if (!response.ok) throw new Error((await response.json()).detail);
  const isNew = (one) => one.state !== 'over' && !follow.includes(one.table);
  let text = '';
  let isGood = false;
  try {
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      timer.refresh();
      const lines = (text + piece).split('\n');
      text = lines.pop();
      for (const line of lines.filter(Boolean)) {
        const { event, id, data } = JSON.parse(line);
        isGood = true;
        if (event === 'mine') {
          const others = data.tables.filter(isNew);
          if (others.length > 0 && follow.length < FOLLOWED_AT_MOST) return isGood;
          for (const one of others) if (one.isAwaited) playUnfollowed(one.table).catch(stop);
        }
        if (event !== 'table') continue;
        cursor = id;
        news.set(data.table, data);
        play(data.table).catch(stop);
      }
    }
  } catch (error) {
    console.error(`the stream broke: ${error.message}`);
  }
  return isGood;
}

function stop(error) {
  console.error(error.message);
  process.exit(1);
}

async function run() {
  if (table) {
    const { body } = await command(table, { type: 'sit' }, { 'bastide-invite': invite });
    if (body.code !== undefined && body.code !== 'already-seated') throw new Error(body.detail);
  }
  // One request tells which tables there are; a stream brings what is new at them until it ends, and then another one.
  for (let breaks = 0; ; ) {
    const { tables } = (await ask('/me/tables')).body;
    // Tables that wait for the bot come first.
    const follow = tables.slice(0, FOLLOWED_AT_MOST).map((one) => one.table);
    const headers = { accept: 'application/x-ndjson', ...(cursor && { 'last-event-id': cursor }) };
    const read = (response, timer) => readStream(response, timer, follow);
    const { body: isGood } = await ask(`/me/stream?follow=${follow}`, { headers }, read);
    breaks = isGood ? 0 : breaks + 1;
    await pause(breaks);
  }
}

run().catch(stop);
