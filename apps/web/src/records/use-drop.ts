import { useEffect, useEffectEvent, useState } from 'react';
import { type FileContent, readFile } from './files.ts';

/** Content dropped onto the page; `count` distinguishes one drop from the next. */
interface DropState {
  readonly content: FileContent | undefined;
  readonly count: number;
}

export function useDrop(onDrop: (handed: FileContent) => void): DropState & { readonly over: boolean } {
  const [dropped, setDropped] = useState<DropState>({ content: undefined, count: 0 });
  const [over, setOver] = useState(false);
  const take = useEffectEvent(async (data: DataTransfer | null) => {
    const file = data?.files[0];
    const content = file ? await readFile(file) : { content: data?.getData('text/plain') ?? '' };
    if (content !== 'large' && content.content === '') return;
    setDropped(({ count }) => ({ content, count: count + 1 }));
    onDrop(content);
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
