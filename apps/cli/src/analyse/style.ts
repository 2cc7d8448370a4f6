/** Style of the report: light and dark, from a phone to a wide window, and on paper. */
export const STYLE = `
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
