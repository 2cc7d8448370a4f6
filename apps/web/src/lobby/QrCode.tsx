import { useMemo } from 'react';
import { encode } from 'uqr';
import { useLobbyTranslator } from './messages.ts';

/** Light modules that cameras need around the code. */
const QUIET_ZONE = 4;

/** A link as a QR code; dark on light in every theme, because cameras read nothing else well. */
export function QrCode({ text, label }: { readonly text: string; readonly label?: string }) {
  const t = useLobbyTranslator();
  const { path, side } = useMemo(() => qrPath(text), [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label ?? t('lobby.qr')}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** Returns all dark modules as one path, in units of a module, with the quiet zone around them. */
export function qrPath(text: string): { readonly path: string; readonly side: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const runs: string[] = [];
  for (const [y, row] of data.entries())
    for (let x = 0; x < size; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from) runs.push(`M${from + QUIET_ZONE} ${y + QUIET_ZONE}h${x - from}v1h${from - x}z`);
    }
  return { path: runs.join(''), side: size + 2 * QUIET_ZONE };
}
