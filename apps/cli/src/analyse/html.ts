import { GRADES } from '@bastide/coach';
import { inWords } from '../game/options.ts';
import type { Translator } from '../i18n/translator.ts';
import { escapeHtml } from '../shell/html.ts';
import { curveSvg, DASHES, letterOf } from './curve.ts';
import { change, eventText, judgeIn, moveIn, percent, points, seatIn, termsIn } from './format.ts';
import type { AnalysedDecision, Analysis } from './report.ts';
import { STYLE } from './style.ts';

/** Smaller amounts of luck get no line. */
const LEAST_LUCK = 0.01;

/** Returns the analysis as a complete HTML document, which loads nothing. */
export function htmlOf(analysis: Analysis, words: Translator): string {
  const { game, names, options, actions, over, winners } = analysis;
  const title = words('analyse.title', { game: words.of(game)('title'), names: words.list(names) });
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
${won.length > 0 ? `<p>${escapeHtml(words('analyse.wonBy', { n: won.length, names: words.list(won) }))}</p>` : ''}
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

const signed = (words: Translator, share: number): string =>
  `<span class="${share < 0 ? 'loss' : 'gain'}">${escapeHtml(change(words, share))}</span>`;

function legend(analysis: Analysis, words: Translator): string {
  const items = (analysis.curve.at(-1) ?? []).map(
    (chance, seat) =>
      `<li><svg viewBox="0 0 34 10" aria-hidden="true"><path class="line s${seat}" stroke-dasharray="${DASHES[seat % DASHES.length]}" d="M0 5H34"/></svg>` +
      `${escapeHtml(seatIn(analysis, seat))} ${escapeHtml(percent(words, chance))}</li>`,
  );
  return `<ul class="legend">${items.join('')}</ul>`;
}

function turns(analysis: Analysis, words: Translator): string {
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

/** Links to the description of a moment, if the document has one: decisions of other seats may be left out. */
function linkTo({ decisions, draws }: Analysis, at: number): string {
  const isTold = [...decisions, ...draws].some((one) => one.at === at);
  return isTold ? `<a href="#a${at}">${at}</a>` : String(at);
}

/** Returns a table with a column for each seat; a phone has room for few columns. */
function seats(analysis: Analysis, words: Translator): string {
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

/** The parts of the change in a seat's chance. */
const SUMS = ['luck', 'loss', 'given', 'rest'] as const;

/** Returns the game decision by decision, with the draws between them. */
function course(analysis: Analysis, words: Translator): string {
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

function drawOf(
  analysis: Analysis,
  words: Translator,
  { at, text, luck }: Analysis['draws'][number],
): string {
  const list = words.parts(
    luck.map((one, seat) => `${escapeHtml(seatIn(analysis, seat))} ${signed(words, one)}`),
  );
  const told = words('analyse.drawn', { came: escapeHtml(words('analyse.came', { what: text })), list });
  return `<div class="draw" id="a${at}"><span class="at">${at}</span> ${told}</div>`;
}

function decisionOf(analysis: Analysis, words: Translator, decision: AnalysedDecision): string {
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
