import { useEffect } from 'react';
import type { CatanTable } from '../context.ts';

/** On a phone a longest road is traced for so long, in milliseconds. */
const SHOWN = 5000;

/** On a phone, where nothing leaves a name that was pressed, ends the trace by itself. */
export function useTraceEnd({ ui, layout, setUi }: Pick<CatanTable, 'ui' | 'layout' | 'setUi'>): void {
  const { traced, dialog, isSidebarOpen } = ui;
  // Under a dialog or the leaf the island is not seen: the time begins anew when it closes.
  const runs = layout === 'phone' && traced !== undefined && dialog === undefined && !isSidebarOpen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each trace has its own time
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setUi({ traced: undefined }), SHOWN);
    return () => clearTimeout(timer);
  }, [runs, traced, setUi]);
}
