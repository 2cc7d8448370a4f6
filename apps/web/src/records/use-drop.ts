import { useEffect, useEffectEvent, useState } from 'react';
import { type Handed, readFile } from './read-file.ts';

/** What was dropped anywhere on the page; `count` tells one drop from the next. */
interface Dropped {
  readonly handed: Handed | undefined;
  readonly count: number;
}

export function useDrop(onDrop: (handed: Handed) => void): Dropped & { readonly over: boolean } {
  const [dropped, setDropped] = useState<Dropped>({ handed: undefined, count: 0 });
  const [over, setOver] = useState(false);
  const take = useEffectEvent(async (data: DataTransfer | null) => {
    const file = data?.files[0];
    const handed = file ? await readFile(file) : { content: data?.getData('text/plain') ?? '' };
    if (handed !== 'large' && handed.content === '') return;
    setDropped(({ count }) => ({ handed, count: count + 1 }));
    onDrop(handed);
  });
  useEffect(() => {
    const drag = (event: DragEvent) => {
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer);
    };
    addEventListener('dragover', drag);
    addEventListener('dragleave', drag);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', drag);
      removeEventListener('drop', drop);
    };
  }, []);
  return { ...dropped, over };
}
