import { useEffect, useEffectEvent, useState } from 'react';

/** Text of a file dropped anywhere on the page. */
export function useDrop(onDrop: () => void): { readonly text: string | undefined; readonly over: boolean } {
  const [text, setText] = useState<string>();
  const [over, setOver] = useState(false);
  const take = useEffectEvent(async (data: DataTransfer | null) => {
    const content = (await data?.files[0]?.text()) ?? data?.getData('text/plain');
    if (!content) return;
    setText(content);
    onDrop();
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
  return { text, over };
}
