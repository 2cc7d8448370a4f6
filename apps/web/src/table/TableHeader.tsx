import type { ReactNode } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useTableBase, useTableUi } from './context.ts';
import { useTableOverlay } from './overlay.ts';

interface Props {
  /** The seat to move, in words. */
  readonly text: string;
  readonly news: ReactNode;
  /** Only readers have it, for want of room. */
  readonly isQuiet?: boolean;
  /** Tools. */
  readonly children: ReactNode;
}

/** Header of the table: the seat to move, the news, and the tools. */
export function TableHeader({ text, news, isQuiet = false, children }: Props) {
  const t = useTranslator();
  const company = useTableOverlay();
  const { layout, setUi } = useTableBase();
  const past = useTableUi((ui) => ui.past);
  const said = (past === undefined && (company?.substituteText ?? company?.absentText)) || text;
  return (
    <header className="head">
      <h1 className={isQuiet ? 'turn sr' : 'turn'}>
        <span className="turn-text" title={said}>
          {said}
        </span>
        <small>{news}</small>
      </h1>
      <div className="tools">
        {children}
        {company && <company.Tools />}
        {layout !== 'phone' && (
          <ToolButton icon="menu" label={t('tool.menu')} onPress={() => setUi({ dialog: 'menu' })} />
        )}
      </div>
    </header>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  /** Of a switch: whether it is on. */
  readonly isOn?: boolean;
  onPress(): void;
}

export const ToolButton = ({ icon, label, isOn, onPress }: ToolProps) => (
  <button type="button" className="tool" aria-label={label} aria-pressed={isOn} onClick={onPress}>
    <Icon name={icon} />
    <span>{label}</span>
  </button>
);

/** Shows the whole board. */
export function FitButton() {
  const t = useTranslator();
  const { board } = useTableBase();
  return <ToolButton icon="fit" label={t('tool.fit')} onPress={() => board.current?.fit()} />;
}
