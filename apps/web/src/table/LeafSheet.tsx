import type { ReactNode } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { useTableBase } from './context.ts';

/** The leaf on a phone: a sheet over the table. */
export default function LeafSheet({ children }: { readonly children: ReactNode }) {
  const { look, leafName } = useTableBase();
  return (
    <Dialog title={leafName} onClose={() => look({ leaf: false })}>
      <div className="leaf in-sheet">{children}</div>
    </Dialog>
  );
}
