// A bot that plays at tables of a Bastide server: node examples/bot-over-http.mjs URL TOKEN [TABLE INVITE]
// The token is of a bot account (`POST /api/me/bots`). With a table and the secret part of its link it sits down there.
// It knows no rules: of the actions that its view lists it takes any. Replace `choose` by something better.
const [url, token, table, invite] = process.argv.slice(2);

const choose = ({ actions }) => actions[Math.floor(Math.random() * actions.length)];

const api = (path, options = {}) =>
  fetch(`${url}/api${path}`, {
    ...options,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...options.headers },
  });

const command = (id, body, headers) =>
  api(`/tables/${id}`, { method: 'POST', body: JSON.stringify(body), headers });

/** Answers what is open at a table. The key makes it safe to send again; too late is no harm, the next news tell what is open. */
async function answer({ table: id, version, now = [] }) {
  for (const { seat, view, decision } of now) {
    if (decision === undefined) continue;
    const body = { type: 'act', seat, decision, seen: version, actions: [choose(view)] };
    const key = `${decision.replace('.', '-')}-${version}-${crypto.randomUUID()}`;
    await command(id, body, { 'idempotency-key': key });
  }
}

/** One line of JSON after the other. */
async function* lines(response) {
  let text = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const parts = (text + piece).split('\n');
    text = parts.pop();
    for (const line of parts) if (line) yield JSON.parse(line);
  }
}

if (table) await command(table, { type: 'sit' }, { 'bastide-invite': invite });

// One request tells all that is going on; the stream then brings what is new, until it breaks, and then again.
for (;;) {
  try {
    const { tables } = await (await api('/me/tables')).json();
    const follow = tables.map((one) => one.table);
    const stream = await api(`/me/stream?follow=${follow}`, { headers: { accept: 'application/x-ndjson' } });
    for await (const { event, data } of lines(stream)) {
      if (event === 'table') await answer(data);
      if (event === 'mine' && data.tables.some((one) => one.state !== 'over' && !follow.includes(one.table)))
        break;
    }
  } catch (error) {
    console.error(error.message);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
