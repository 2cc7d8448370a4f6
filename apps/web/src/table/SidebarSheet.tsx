import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { useTableBase } from './context.ts';

/** The sidebar on a phone: a sheet over the table. */
export default function SidebarSheet({ children }: { readonly children: ReactNode }) {
  const { setUi, sidebarLabel } = useTableBase();
  return (
    <Dialog title={sidebarLabel} onClose={() => setUi({ isSidebarOpen: false })} hasAddress>
      <div className="sidebar in-sheet">{children}</div>
    </Dialog>
  );
}
