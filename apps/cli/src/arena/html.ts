import { inWords } from '../game/options.ts';
import type { Translator } from '../i18n/translator.ts';
import { escapeHtml } from '../shell/html.ts';
import {
  faultLines,
  gamesText,
  lineUpText,
  pairingRows,
  ranked,
  signed,
  sourceRows,
  sourcesOf,
  sourceText,
  standingRows,
  verdictLines,
} from './format.ts';
import { bars, dots } from './plots.ts';
import type { ArenaReport } from './report.ts';

const STYLE = `
:root{color-scheme:light dark;--ink:#222;--paper:#fbfaf6;--faint:#8888;--line:#2b6cb0;--k0:#8fb3d9;--k1:#d9b38f;--k2:#9cc79c;--k3:#d39cb5;--k4:#c9c27d;--k5:#a8a3d6}
@media(prefers-color-scheme:dark){:root{--ink:#e8e6e0;--paper:#1d1f22;--line:#7fb2e5;--k0:#3f648c;--k1:#85602f;--k2:#416f41;--k3:#7d4460;--k4:#6e6825;--k5:#544e8c}}
*{box-sizing:border-box}body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
h1{font-size:1.5rem;margin:.5rem 0}h2{font-size:1.1rem;margin:2rem 0 .5rem}.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;overflow-wrap:normal}th,td{padding:.25rem .75rem .25rem 0;text-align:right;white-space:nowrap}th:first-child,td:first-child{text-align:left;white-space:normal;min-width:9rem;overflow-wrap:anywhere}th{font-weight:600;border-bottom:1px solid var(--faint)}
svg{display:block;width:100%;height:auto;max-width:30rem}svg text{fill:var(--ink);font-size:13px}svg .told{text-anchor:end}svg .small{font-size:12px}
.axis{stroke:var(--faint);stroke-dasharray:3 3}.span{stroke:var(--line);stroke-width:3}circle{fill:var(--line)}
${[0, 1, 2, 3, 4, 5].map((kind) => `.kind${kind}{fill:var(--k${kind})}`).join('')}`;

/**
 * Returns the report of an arena as one page that loads nothing: tables, and plots of ratings, scores and sources.
 */
export function reportHtml(report: ArenaReport, words: Translator): string {
  const { command, game, options, faults } = report;
  const title = words('arena.title', { game: words.of(game)('title') });
  const [heads, ...standings] = standingRows(report, words);
  const [sourceHead, ...sources] = sourceRows(report, words);
  const [pairingHead, ...pairings] = pairingRows(report, words);
  return `<!doctype html>
<html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>
${[
  `<h1>${escapeHtml(title)}</h1>`,
  paragraph(inWords(game, options, words)),
  paragraph(gamesText(report, words)),
  `<p><code>${escapeHtml(command)}</code></p>`,
  ...verdictLines(report, words).filter(Boolean).map(paragraph),
  section(words('arena.head.rating'), ratings(report, words) + tableOf(heads!, standings)),
  section(words('arena.head.pairing'), scores(report, words) + tableOf(pairingHead!, pairings)),
  sourceHead ? section(words('arena.sources'), leads(report, words) + tableOf(sourceHead, sources)) : '',
  faults.length > 0
    ? section(words('arena.faults', { n: faults.length }), faultLines(report, words).map(paragraph).join(''))
    : '',
].join('\n')}
</body></html>
`;
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
const section = (head: string, inside: string): string =>
  `<section><h2>${escapeHtml(head)}</h2>${inside}</section>`;

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], kind: string) =>
    `<tr>${cells.map((cell) => `<${kind}>${escapeHtml(cell)}</${kind}>`).join('')}</tr>`;
  return `<div class="wide" tabindex="0"><table><thead>${row(heads, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>`;
}

function ratings(report: ArenaReport, words: Translator): string {
  const marks = ranked(report).map(({ bot, rating, rating95: { low, high } }) => ({
    label: bot,
    value: rating,
    low,
    high,
    told: words('arena.within', { value: words.figure(rating), half: words.figure((high - low) / 2) }),
  }));
  return dots(marks, 0, words('arena.head.rating'));
}

/** Plots the wins of each pairing's first entrant beyond its fair share, in per cent. */
function scores(report: ArenaReport, words: Translator): string {
  const marks = report.pairings.map(({ lineUp, scores }) => {
    const { score, score95, fair } = scores[0]!;
    return {
      label: lineUpText(report, lineUp, words),
      value: score - fair,
      low: score95.low - fair,
      high: score95.high - fair,
      told: words('simulate.rate', { percent: words.figure(100 * score, 1) }),
    };
  });
  return dots(marks, 0, words('arena.head.score'));
}

function leads(report: ArenaReport, words: Translator): string {
  const rows = ranked(report).map(({ bot, sources }) => ({
    label: bot,
    parts: sourcesOf(report).map((source, kind) => {
      const { points = 0, lead = 0 } = sources[source] ?? {};
      const name = sourceText(report, source, words);
      const told = words('arena.sourceOf', {
        name,
        points: words.figure(points, 1),
        lead: signed(lead, words),
      });
      return { kind, value: lead, told };
    }),
  }));
  return bars(rows, words('arena.sources'));
}
