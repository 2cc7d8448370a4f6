import { useEffect, useRef, useState } from 'react';

/** What is done with events of the stream, by their names. */
export type Hearing = Readonly<Record<string, (data: never) => void>>;

/** How the line is: it comes back by itself, unless the server has refused it. */
export type Line = 'coming' | 'up' | 'down' | 'refused';

/** Hears what the server tells of itself, until the room is left. Undefined: nothing is to be heard. */
export function useStream(address: string | undefined, hearing: Hearing): Line {
  const [line, setLine] = useState<Line>('coming');
  const latest = useRef(hearing);
  latest.current = hearing;
  useEffect(() => {
    if (address === undefined) return;
    setLine('coming');
    const source = new EventSource(address);
    source.onopen = () => setLine('up');
    source.onerror = () => setLine(source.readyState === EventSource.CLOSED ? 'refused' : 'down');
    for (const name of Object.keys(latest.current))
      source.addEventListener(name, ({ data }: MessageEvent<string>) =>
        latest.current[name]?.(JSON.parse(data) as never),
      );
    return () => source.close();
  }, [address]);
  return line;
}
