import { GRADES } from '@bastide/coach';
import { inWords } from '../game/options.ts';
import { escapeHtml } from '../shell/html.ts';
import type { Words } from '../words/index.ts';
import { curveSvg, DASHES, letterOf } from './curve.ts';
import { change, eventText, judgeIn, moveIn, percent, points, seatIn, termsIn } from './format.ts';
import type { AnalysedDecision, Analysis } from './report.ts';

/** Of the report: light and dark, from a phone to a wide window, and on paper. */
const STYLE = `
:root { color-scheme: light dark; --paper: #fbf5e6; --ink: #2a1f16; --ink-2: #6a5641; --rule: #d9c9a6; --on: #f0e4c8; --rubric: #9a2a1b; --gain: #2c6a3b;
  --s0: #9a1f18; --s1: #1b4179; --s2: #7c5600; --s3: #12624d; --s4: #6a5641; --s5: #43304f; --s6: #2a1f16; --s7: #5b6b2f; }
@media (prefers-color-scheme: dark) { :root { --paper: #2a2119; --ink: #efe3cb; --ink-2: #bca886; --rule: #4d4030; --on: #3a2f23; --rubric: #f29a80; --gain: #8fcb95;
  --s0: #f0897c; --s1: #86b7ee; --s2: #efc552; --s3: #6ccbae; --s4: #efe3cb; --s5: #cdb2dd; --s6: #bca886; --s7: #c3d38a; } }
body { margin: 0 auto; max-width: 62rem; padding: 1rem; background: var(--paper); color: var(--ink); font: 17px/1.45 "Alegreya Sans", "Segoe UI", "Noto Sans", sans-serif; font-variant-numeric: tabular-nums lining-nums; overflow-wrap: anywhere; }
h1, h2 { font-family: Alegreya, Georgia, "Noto Serif", serif; font-weight: 600; line-height: 1.2; margin: 1.6em 0 .4em; }
h1 { font-size: 1.7rem; margin-top: .4em; }
p { margin: .3em 0; max-width: 62ch; }
.small { color: var(--ink-2); font-size: .9rem; }
svg { width: 100%; max-width: 48rem; height: auto; display: block; }
svg text { font: 12px sans-serif; fill: var(--ink-2); }
@media (max-width: 32rem) { svg text { font-size: 19px; } }
svg .letter { font-weight: 700; fill: var(--rubric); }
.grid { stroke: var(--rule); } .turn { fill: none; stroke: var(--rubric); stroke-dasharray: 2 3; }
.line { fill: none; stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
${Array.from({ length: 8 }, (_, seat) => `.line.s${seat} { stroke: var(--s${seat}); }`).join('\n')}
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .2em 1.4em; padding: 0; margin: .4em 0; }
.legend svg { display: inline-block; width: 34px; height: 10px; margin-inline-end: .4em; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; overflow-wrap: normal; }
th, td { text-align: end; padding: .3em .5em; border-bottom: 1px solid var(--rule); font-weight: 400; vertical-align: top; }
th:first-child, td:first-child, .text { text-align: start; }
table { max-width: 48rem; } td { white-space: nowrap; } td.text, td:first-child { white-space: normal; }
thead th { color: var(--ink-2); font-size: .9rem; }
.played { background: var(--on); font-weight: 700; }
details { border-bottom: 1px solid var(--rule); }
summary { padding: .45em .2em; cursor: pointer; min-height: 1.6rem; }
details[open] > summary { font-weight: 700; }
summary .at { display: inline-block; min-width: 3.2em; color: var(--ink-2); }
.draw { padding: .45em .2em; border-bottom: 1px solid var(--rule); color: var(--ink-2); }
.loss { color: var(--rubric); } .gain { color: var(--gain); }
.turns { padding-inline-start: 0; list-style: none; }
.turns li { padding: .35em 0; } .turns b { color: var(--rubric); margin-inline-end: .5em; }
a { color: inherit; }
summary i { color: var(--ink-2); }
@media print { details > * { display: block; } }
`;

/** Less luck is not worth a line. */
const LEAST_LUCK = 0.01;

/** A judged game as a document of its own: it needs nothing from anywhere. */
export function htmlOf(analysis: Analysis, words: Words): string {
  const { game, names, options, actions, over, winners } = analysis;
  const title = words('analyse.title', { game: words.of(game)('title'), names: words.and(names) });
  const won = winners.map((seat) => names[seat]!);
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${won.length > 0 ? `<p>${escapeHtml(words('analyse.wonBy', { n: won.length, names: words.and(won) }))}</p>` : ''}
<p class="small">${escapeHtml(inWords(game, options, words))}</p>
<p class="small">${escapeHtml(words(over ? 'replay.over' : 'replay.goingOn', { n: actions }))}</p>
<p class="small">${escapeHtml(judgeIn(words, analysis))}</p>
<h2>${escapeHtml(words('analyse.curve'))}</h2>
${curveSvg(analysis, words)}
${legend(analysis, words)}
<h2>${escapeHtml(words('analyse.turns'))}</h2>
${turns(analysis, words)}
<h2>${escapeHtml(words('analyse.seats'))}</h2>
${seats(analysis, words)}
<h2>${escapeHtml(words('analyse.decisions'))}</h2>
${course(analysis, words)}
<p class="small">${escapeHtml(words('analyse.note.judged'))}</p>
<p class="small">${escapeHtml(words('analyse.note.luck'))}</p>
<p class="small">${escapeHtml(words('analyse.note.rest'))}</p>
</body>
</html>
`;
}

const cells = (tag: 'td' | 'th', row: readonly (string | number)[]): string =>
  row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('');

const signed = (words: Words, share: number): string =>
  `<span class="${share < 0 ? 'loss' : 'gain'}">${escapeHtml(change(words, share))}</span>`;

function legend(analysis: Analysis, words: Words): string {
  const items = (analysis.curve.at(-1) ?? []).map(
    (chance, seat) =>
      `<li><svg viewBox="0 0 34 10" aria-hidden="true"><path class="line s${seat}" stroke-dasharray="${DASHES[seat % DASHES.length]}" d="M0 5H34"/></svg>` +
      `${escapeHtml(seatIn(analysis, seat))} ${escapeHtml(percent(words, chance))}</li>`,
  );
  return `<ul class="legend">${items.join('')}</ul>`;
}

function turns(analysis: Analysis, words: Words): string {
  const { turns: all, curve } = analysis;
  if (all.length === 0) return `<p>${escapeHtml(words('analyse.none'))}</p>`;
  const items = all.map((turn, i) => {
    const { at, seat, swing, by } = turn;
    const told = words('analyse.turn', {
      seat: escapeHtml(seatIn(analysis, seat)),
      chance: escapeHtml(percent(words, curve[at]![seat]!)),
      swing: signed(words, swing),
      by: escapeHtml(words(`analyse.${by}`)),
      what: escapeHtml(eventText(words, turn)),
    });
    return `<li><b>${letterOf(i)}</b>${linkTo(analysis, at)} ${told}</li>`;
  });
  return `<ol class="turns">${items.join('')}</ol>`;
}

/** To where it is told in full: decisions of others may be left out. */
function linkTo({ decisions, draws }: Analysis, at: number): string {
  const isTold = [...decisions, ...draws].some((one) => one.at === at);
  return isTold ? `<a href="#a${at}">${at}</a>` : String(at);
}

/** A column for each seat: on a phone there is room for few. */
function seats(analysis: Analysis, words: Words): string {
  const all = analysis.seats;
  const rows: readonly (readonly [string, ...(string | number)[]])[] = [
    ...(analysis.over ? [[words('arena.head.points'), ...analysis.points] as const] : []),
    [words('analyse.head.decisions'), ...all.map(({ decisions }) => decisions)],
    [words('analyse.head.meanLoss'), ...all.map(({ meanLoss }) => percent(words, meanLoss))],
    ...GRADES.map(
      (grade) => [words(`analyse.grade.${grade}`), ...all.map(({ grades }) => grades[grade])] as const,
    ),
    ...SUMS.map((sum) => {
      const sign = sum === 'loss' ? -1 : 1;
      return [words(`analyse.head.${sum}`), ...all.map((seat) => change(words, sign * seat[sum]))] as const;
    }),
  ];
  const head = ['', ...all.map((_, seat) => seatIn(analysis, seat))];
  const body = rows.map(
    ([name, ...row]) => `<tr><th scope="row">${escapeHtml(name)}</th>${cells('td', row)}</tr>`,
  );
  return `<div class="wide"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

/** What the chance of a seat moved by. */
const SUMS = ['luck', 'loss', 'given', 'rest'] as const;

/** The game decision by decision, with what chance did between them. */
function course(analysis: Analysis, words: Words): string {
  const all = [
    ...analysis.decisions.map((one) => ({ at: one.at, html: decisionOf(analysis, words, one) })),
    ...analysis.draws
      .filter(({ luck }) => luck.some((one) => Math.abs(one) >= LEAST_LUCK))
      .map((one) => ({ at: one.at, html: drawOf(analysis, words, one) })),
  ];
  if (all.length === 0) return `<p>${escapeHtml(words('analyse.none'))}</p>`;
  return all
    .sort((a, b) => a.at - b.at)
    .map(({ html }) => html)
    .join('\n');
}

function drawOf(analysis: Analysis, words: Words, { at, text, luck }: Analysis['draws'][number]): string {
  const list = words.parts(
    luck.map((one, seat) => `${escapeHtml(seatIn(analysis, seat))} ${signed(words, one)}`),
  );
  const told = words('analyse.drawn', { came: escapeHtml(words('analyse.came', { what: text })), list });
  return `<div class="draw" id="a${at}"><span class="at">${at}</span> ${told}</div>`;
}

function decisionOf(analysis: Analysis, words: Words, decision: AnalysedDecision): string {
  const { at, seat, loss, grade, thoughts, played } = decision;
  const withMargin = thoughts.some(({ margin }) => margin !== undefined);
  const withTerms = thoughts.some(({ terms }) => terms.length > 0);
  const heads = [
    words('analyse.head.move'),
    words('analyse.head.chance'),
    ...(withMargin ? [words('analyse.head.margin')] : []),
  ];
  const headOfWhy = withTerms ? `<th class="text">${escapeHtml(words('analyse.head.why'))}</th>` : '';
  const rows = thoughts.map((thought, i) => {
    const { text, chance, margin } = thought;
    const figures = [
      percent(words, chance),
      ...(withMargin ? [margin === undefined ? '' : points(words, margin)] : []),
    ];
    const why = withTerms
      ? `<td class="text">${escapeHtml(termsIn(words, analysis.game, thought))}</td>`
      : '';
    return `<tr${i === played ? ' class="played"' : ''}><td>${escapeHtml(text)}</td>${cells('td', figures)}${why}</tr>`;
  });
  const lost = loss > 0 ? signed(words, -loss) : '';
  const move = words('analyse.moved', { seat: seatIn(analysis, seat), move: moveIn(words, decision) });
  return `<details id="a${at}"><summary><span class="at">${at}</span> <span>${escapeHtml(move)}</span> ${lost} <i>${escapeHtml(words(`analyse.graded.${grade}`))}</i></summary>
<div class="wide"><table><thead><tr>${cells('th', heads)}${headOfWhy}</tr></thead><tbody>${rows.join('')}</tbody></table></div></details>`;
}
