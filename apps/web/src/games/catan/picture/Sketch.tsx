import './sketch.css';

/** What grows where, row by row from the north, as the island for beginners has it. */
const ROWS = [
  ['mountains', 'pasture', 'forest'],
  ['fields', 'hills', 'pasture', 'hills'],
  ['fields', 'forest', 'desert', 'forest', 'mountains'],
  ['forest', 'mountains', 'fields', 'pasture'],
  ['hills', 'fields', 'pasture'],
];
/** Across a hex of radius 1. */
const WIDTH = Math.sqrt(3);
const CORNERS = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5]
  .map((sixth) => [Math.cos((sixth * Math.PI) / 3), Math.sin((sixth * Math.PI) / 3)])
  .map(([x = 0, y = 0]) => `${x.toFixed(3)},${y.toFixed(3)}`)
  .join(' ');

/** The island in flat colours, until its picture has come. */
export const Sketch = () => (
  <svg className="sketch" viewBox="-5.5 -5 11 10" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g className="sketch-sea" transform="rotate(30) scale(5.3)">
      <polygon points={CORNERS} />
    </g>
    {ROWS.map((row, y) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
      <g key={y}>
        {row.map((terrain, x) => (
          <polygon
            // biome-ignore lint/suspicious/noArrayIndexKey: a hex is its place
            key={x}
            points={CORNERS}
            className={`sketch-${terrain}`}
            transform={`translate(${((x - (row.length - 1) / 2) * WIDTH).toFixed(3)} ${(y - 2) * 1.5})`}
          />
        ))}
      </g>
    ))}
  </svg>
);
