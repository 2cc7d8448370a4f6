// Draws the strength of a bot over the rounds of its training.

const WIDTH = 560;
const HEIGHT = 260;
const LEFT = 48;
const FOOT = 40;
const TOP = 16;

/**
 * Returns an SVG that needs nothing else. `points`: round, share won and its interval, 0 to 1; `even`: share that an
 * equal bot would win; `command`: the command line that made them.
 */
export function curve({ title, command, points, even }) {
  const all = [even, ...points.flatMap(({ low, high }) => [low, high])];
  const least = Math.floor(10 * Math.min(...all)) / 10;
  const most = Math.ceil(10 * Math.max(...all)) / 10;
  const last = points.at(-1).round || 1;
  const x = (round) => Math.round(LEFT + 12 + (round / last) * (WIDTH - LEFT - 32));
  const y = (share) => Math.round(TOP + ((most - share) / (most - least)) * (HEIGHT - TOP - FOOT));
  const lines = [];
  for (let tenth = Math.round(10 * least); tenth <= Math.round(10 * most); tenth++) {
    const at = y(tenth / 10);
    lines.push(
      `<path class="grid" d="M${LEFT} ${at}H${WIDTH}"/><text class="end" x="${LEFT - 8}" y="${at + 4}">${10 * tenth} %</text>`,
    );
  }
  const rounds = points.map(
    ({ round }) => `<text class="mid" x="${x(round)}" y="${HEIGHT - 20}">${round}</text>`,
  );
  const spans = points.map(({ round, low, high }) => `<path d="M${x(round)} ${y(low)}V${y(high)}"/>`);
  const dots = points.map(({ round, share }) => `<circle cx="${x(round)}" cy="${y(share)}" r="4"/>`);
  const line = points.map(({ round, share }, i) => `${i === 0 ? 'M' : 'L'}${x(round)} ${y(share)}`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${title}">
<desc>${command}</desc>
<style>text{font:12px system-ui,sans-serif;fill:#444}.end{text-anchor:end}.mid{text-anchor:middle}path{fill:none;stroke:#2b6cb0;stroke-width:2}.grid{stroke:#ddd;stroke-width:1}.even{stroke:#999;stroke-dasharray:4 4}circle{fill:#2b6cb0}</style>
<rect width="100%" height="100%" fill="#fff"/>
${lines.join('\n')}
<path class="even" d="M${LEFT} ${y(even)}H${WIDTH}"/>
${rounds.join('')}
<text class="mid" x="${WIDTH / 2}" y="${HEIGHT - 4}">${title}</text>
${spans.join('')}<path d="${line}"/>${dots.join('')}
</svg>
`;
}
