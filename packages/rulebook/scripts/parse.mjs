// The form of rules/<language>/<game>.md (docs/translating.md): read line by line, then checked against the facts.

/** Sections of names beside the chapters: editions before them, the others after them. */
const SECTIONS = ['editions', 'sources', 'reasons'];

const ANCHOR = /^<a id="([^"]*)"><\/a>$/;
const HEADING = /^(##|###)(?: (.*))?$/;
/** `- **c1, classic**: text`, or with a name in the label: `- **c1 · First printing**: text`. */
const ITEM = /^- \*\*([^*]+)\*\*:(.*)$/;
const WORDS = /^\*([^*]*)\*$/;
/** Characters that Markdown could take for its own: anywhere, and at the beginning of a paragraph. */
const MARKUP = /[*_<>`[\]\\]/;
const BLOCK_MARKUP = /^(?:[#+-]|\d+[.)] )/;

/**
 * Reads a rulebook without looking up its ids, so that it also reads an unfinished translation. Returns the name of the
 * game, the entries (section, chapter or rule: `{ kind, id, line, title, text, items, words }`), and a problem
 * (`{ line, message }`) for each line that breaks the form.
 */
export function readRulebook(markdown) {
  const lines = markdown.split(/\r?\n/).map((line) => line.trimEnd());
  const problems = [];
  const report = (line, message) => problems.push({ line, message });
  const game = /^# (.*)$/.exec(lines[0])?.[1].trim() ?? '';
  if (game === '') report(1, 'the file begins with "# " and the name of the game');

  const entries = [];
  let anchor;
  lines.forEach((content, index) => {
    const line = index + 1;
    const [, id] = ANCHOR.exec(content) ?? [];
    const [, level, heading = ''] = HEADING.exec(content) ?? [];
    if (anchor && !level) report(anchor.line, `no heading below the anchor ${anchor.id}`);
    if (level) {
      const entry = entryOf(level, heading, anchor, line, report);
      if (entry) entries.push(entry);
    } else if (!id && content !== '' && entries.length > 0) addLine(entries.at(-1), content, line, report);
    anchor = id === undefined ? undefined : { id, line };
  });
  if (anchor) report(anchor.line, `no heading below the anchor ${anchor.id}`);
  return { game, entries, problems, end: lines.length };
}

function entryOf(level, heading, anchor, line, report) {
  if (!anchor) {
    report(line, `no anchor above the heading "${heading}"; write for example <a id="CAR-GEN-01"></a>`);
    return undefined;
  }
  const { id } = anchor;
  const isSection = level === '##' && SECTIONS.includes(id);
  const kind = isSection ? 'section' : level === '##' ? 'chapter' : 'rule';
  const [, own = '', title = ''] =
    /^(\S*) ·(?: (.*))?$/.exec(isSection ? `${id} · ${heading}` : heading) ?? [];
  if (own !== id) report(line, `the heading under the anchor ${id} begins with "${id} · "`);
  return { kind, id, line, title: title.trim(), text: undefined, items: [], words: undefined };
}

/** Adds one line below a heading to its entry: in a rule the text, then editions, then search words. */
function addLine(entry, content, line, report) {
  const [, label, text] = ITEM.exec(content) ?? [];
  const [, words] = WORDS.exec(content) ?? [];
  if (entry.kind === 'chapter') report(line, 'no text stands between a chapter and its first rule');
  else if (label !== undefined) {
    if (entry.words) report(line, 'lines of editions stand before the search words');
    entry.items.push({ ...parseLabel(label, entry), text: text.trim(), line });
  } else if (entry.kind === 'section')
    report(line, 'each line of this section has the form "- **id**: text"');
  else if (words !== undefined) {
    if (entry.words) report(line, `${entry.id} has a second line of search words`);
    const list = words.split(',').map((word) => word.trim());
    entry.words ??= { list: words.trim() === '' ? [] : list, line };
  } else if (entry.text)
    report(line, `${entry.id} has a second paragraph; its text is one paragraph on one line`);
  else {
    if (entry.items.length > 0 || entry.words)
      report(line, `the text of ${entry.id} stands right below its heading`);
    entry.text = { text: content, line };
  }
}

function parseLabel(label, { id }) {
  if (id !== 'editions') return { ids: label.split(',').map((one) => one.trim()) };
  const [one, ...name] = label.split(' · ');
  return { ids: [one.trim()], name: name.join(' · ').trim() };
}

/**
 * Parses a whole rulebook by the facts of its game: `{ chapters, editions, reasons, sources, facts }`. Returns
 * `{ names, texts, problems }`; names and texts can be used if there are no problems.
 */
export function parseRulebook(markdown, game) {
  const book = readRulebook(markdown);
  const problems = [...book.problems];
  const report = (line, message) => problems.push({ line, message });
  const ids = Object.keys(game.facts);
  const inChapter = (chapter) => ids.filter((id) => id.replace(/-\d+$/, '') === chapter);
  checkIds(
    book.entries,
    ['editions', ...game.chapters.flatMap((one) => [one, ...inChapter(one)]), 'sources', 'reasons'],
    { kind: '', end: book.end, report },
  );

  const byId = new Map(book.entries.map((entry) => [entry.id, entry]));
  const names = { game: book.game, chapters: {}, editions: {}, reasons: {}, sources: {} };
  for (const section of SECTIONS) {
    const entry = byId.get(section);
    if (!entry) continue;
    const items = entry.items.flatMap((item) => item.ids.map((id) => ({ ...item, id })));
    const end = items.at(-1)?.line ?? entry.line;
    checkIds(items, game[section], { kind: ` in ${section}`, end, report });
    for (const { id, name, text, line } of items) {
      if (text === '' || name === '') report(line, `${id} has no ${text === '' ? 'text' : 'name'}`);
      checkPlain([name ?? '', text], line, report);
      names[section][id] = name === undefined ? text : { name, about: text };
    }
  }
  const texts = {};
  for (const entry of book.entries) {
    if (entry.title === '') report(entry.line, `${entry.id} has no title`);
    checkPlain([entry.title], entry.line, report);
    if (entry.kind === 'chapter') names.chapters[entry.id] = entry.title;
    if (entry.kind === 'rule' && Object.hasOwn(game.facts, entry.id))
      texts[entry.id] = textOf(entry, game, report);
  }
  return { names, texts, problems: problems.sort((a, b) => a.line - b.line) };
}

function textOf({ id, line, title, text, items, words }, game, report) {
  const { differs } = game.facts[id];
  if (text) checkPlain([text.text], text.line, report, BLOCK_MARKUP);
  else report(line, `${id} has no text`);
  if (!words) report(line, `${id} has no search words: a last line in *italics*, with commas between them`);
  else if (words.list.includes('') || words.list.length === 0)
    report(words.line, `${id} has an empty search word`);
  else checkPlain(words.list, words.line, report);

  const byEdition = {};
  for (const item of items) {
    if (item.text === '') report(item.line, `${id} has no text for ${item.ids.join(', ')}`);
    checkPlain([item.text], item.line, report);
    for (const edition of item.ids) {
      if (!game.editions.includes(edition)) report(item.line, `unknown edition ${edition}`);
      else if (!differs.includes(edition))
        report(item.line, `${edition} does not differ from ${id}, by the facts of the game`);
      else if (byEdition[edition] !== undefined) report(item.line, `${id} has a second text for ${edition}`);
      byEdition[edition] ??= item.text;
    }
  }
  const differing = differs === 'same' ? [] : game.editions.filter((edition) => differs.includes(edition));
  for (const edition of differing)
    if (byEdition[edition] === undefined) report(line, `${id} has no line for the edition ${edition}`);
  return {
    title,
    text: text?.text ?? '',
    words: words?.list ?? [],
    ...(differing.length > 0 && {
      differs: Object.fromEntries(differing.map((edition) => [edition, byEdition[edition]])),
    }),
  };
}

/** Reports ids that are unknown, that stand twice, in the wrong order, or not at all. */
function checkIds(found, expected, { kind, end, report }) {
  const first = new Map();
  for (const { id, line } of found) {
    if (!expected.includes(id)) report(line, `unknown id ${id}${kind}`);
    else if (first.has(id)) report(line, `${id} stands twice${kind}; first in line ${first.get(id)}`);
    else first.set(id, line);
  }
  const present = expected.filter((id) => first.has(id));
  const order = [...first.keys()];
  const at = present.findIndex((id, i) => id !== order[i]);
  if (at >= 0)
    report(first.get(order[at]), `wrong order${kind}: ${present[at]} is expected here, not ${order[at]}`);
  expected.forEach((id, i) => {
    if (first.has(id)) return;
    const next = expected.slice(i).find((other) => first.has(other));
    report(next ? first.get(next) : end, `missing${kind}: ${id}${next ? `, before ${next}` : ''}`);
  });
}

function checkPlain(texts, line, report, other = MARKUP) {
  for (const text of texts) {
    const [mark] = MARKUP.exec(text) ?? other.exec(text) ?? [];
    if (mark) report(line, `texts have no markup: "${mark.trim()}" in "${text}"`);
  }
}
